/** The question that the viewer decides, as paper; while others decide, a line on the desk. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Option, Panel, Prompt } from "../core/scene.ts";
import { Crest } from "../ui/crest.tsx";
import { Icon } from "../ui/icon.tsx";
import { useSay } from "../ui/use.ts";
import { Clock } from "./clock.tsx";
import { Counters } from "./panels.tsx";
import { useChoosing } from "../choosing/choosing.ts";
import { buttonProps } from "../choosing/target.ts";
import { OnBoard, Options, takenName } from "./option.tsx";

interface PromptProps {
  prompt: Prompt;
  undo: (() => void) | null;
  /** Take back all of the turn, where that is more than one choice. */
  undoTurn: (() => void) | null;
  /** When the viewer's time runs out. */
  until: number | null;
  onRules: () => void;
}

export function PromptView({ prompt, undo, undoTurn, until, onRules }: PromptProps) {
  const say = useSay();
  const choosing = useChoosing();
  const section = useFocusKept(prompt);
  const [listed, setListed] = useState(false);
  useRoom(section, [prompt, listed, choosing.open, choosing.taken, choosing.held]);
  const out = prompt.options.filter((option) => option.way_out);
  return (
    <section ref={section} class="prompt" aria-label={say("table.decision")} tabIndex={-1}>
      <span class="tab">
        {prompt.label || say("table.your-move")}
        {until !== null && <Clock until={until} />}
      </span>
      <div class="ask">
        <span class="asked">
          <h2>{choosing.taken.length ? takenName(prompt, choosing) || prompt.question : prompt.question}</h2>
          {!!prompt.rules?.length && (
            <button
              type="button"
              class="rulebtn"
              onClick={onRules}
              aria-label={say("table.rules")}
              title={prompt.rules.join(", ")}
            >
              <Icon name="help" />
            </button>
          )}
        </span>
        {(prompt.context || choosing.boarded.size > 0) && (
          <span class="why">
            {prompt.context && <span class="context">{prompt.context}</span>}{" "}
            <OnBoard prompt={prompt} open={listed} onOpen={setListed} />
          </span>
        )}
        <Ways out={out} undo={undo} send={prompt.send ?? ""} />
      </div>
      <SoFar prompt={prompt} undoTurn={undoTurn} />
      {choosing.held ? <Sure option={choosing.held} /> : (
        <div class="choices">
          <Options prompt={prompt} listed={listed} />
        </div>
      )}
    </section>
  );
}

/** The turn so far, ticked, and what is left to spend. */
function SoFar({ prompt, undoTurn }: { prompt: Prompt; undoTurn: (() => void) | null }) {
  const say = useSay();
  if (!prompt.steps?.length && !prompt.left?.length) return null;
  return (
    <div class="sofar">
      {!!prompt.steps?.length && (
        <ol aria-label={say("table.so-far")}>
          {prompt.steps.map((step, index) => (
            <li key={index}>
              <Icon name="check" />
              {step}
            </li>
          ))}
        </ol>
      )}
      {undoTurn && (
        <button type="button" class="linkbtn" onClick={undoTurn}>
          {say("table.undo-turn")}
        </button>
      )}
      <Counters counters={prompt.left ?? []} />
    </div>
  );
}

/** Pass, end turn, undo: apart, and loud only if it is what nearly everybody would do now; last what sends the answer. */
function Ways({ out, undo, send }: { out: readonly Option[]; undo: (() => void) | null; send: string }) {
  const say = useSay();
  const choosing = useChoosing();
  if (choosing.taken.length) {
    return (
      <span class="ways">
        <button
          type="button"
          class="endbtn"
          onClick={() => choosing.take(choosing.taken.at(-1)!)}
          aria-keyshortcuts="Escape"
        >
          <Icon name="back" />
          {say("cancel")}
        </button>
      </span>
    );
  }
  if (!out.length && !undo && !send) return null;
  return (
    <span class="ways">
      {undo && (
        <button type="button" class="endbtn undo" onClick={undo} aria-label={say("table.undo")} aria-keyshortcuts="u">
          <Icon name="undo" />
          <span>{say("table.undo")}</span>
        </button>
      )}
      {out.map((option) => (
        <button
          key={option.key}
          type="button"
          class={`endbtn ${option.usual ? "usual" : ""}`}
          title={option.text}
          aria-keyshortcuts={option.usual ? "Enter" : undefined}
          {...buttonProps(choosing, option)}
        >
          <span class="key">{option.key}</span>
          {option.name}
        </button>
      ))}
      {send && (
        <button
          type="button"
          class="endbtn usual send"
          disabled={!choosing.picked || !!choosing.chosen}
          aria-keyshortcuts="Enter"
          onClick={choosing.send}
        >
          <Icon name="check" />
          {send}
        </button>
      )}
    </span>
  );
}

function Sure({ option }: { option: Option }) {
  const say = useSay();
  const choosing = useChoosing();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [option]);
  return (
    <div class="sure" role="group" aria-label={say("table.sure")}>
      <p>{say("table.sure")} {option.text}</p>
      <button ref={button} type="button" class="opt is-chosen" onClick={choosing.confirm}>
        <span class="key">{option.key}</span>
        <b>{say("table.sure-do", { name: option.name })}</b>
      </button>
      <button type="button" class="endbtn" onClick={choosing.back}>{say("cancel")}</button>
    </div>
  );
}

/** How many words a question may say, the most first: all of a long line beside it or not, and so many lines of what
 * follows from an option; last what the style says. */
const ROOMS = [
  ["all", "none"],
  ["words", "none"],
  ["all", "4"],
  ["words", "4"],
  ["all", "3"],
  ["words", "3"],
  ["all", "2"],
  ["words", "2"],
  ["line", ""],
  ["", ""],
] as const;

/** No words are cut where there is room for them: the paper keeps its height, and does not have to be scrolled. */
function useRoom(section: { current: HTMLElement | null }, seen: readonly unknown[]): void {
  const fit = () => {
    const paper = section.current;
    const choices = paper?.querySelector(".choices");
    if (!paper || !choices) return;
    const say = ([room, lines]: readonly [string, string]) => {
      paper.dataset.room = room;
      paper.style.setProperty("--lines", lines);
    };
    const lacks = () =>
      Math.max(choices.scrollHeight - choices.clientHeight, paper.scrollHeight - paper.clientHeight, 0);
    say(ROOMS.at(-1)!);
    const high = paper.offsetHeight, least = lacks();
    ROOMS.some((room) => {
      say(room);
      return paper.offsetHeight === high && lacks() <= Math.min(least, 1);
    });
  };
  useLayoutEffect(fit, seen);
  useEffect(() => {
    addEventListener("resize", fit);
    return () => removeEventListener("resize", fit);
  }, []);
}

/** When the button that had the focus is gone, the next question takes it, so that Tab goes on from there. */
function useFocusKept(prompt: Prompt) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body || document.activeElement === null) {
      section.current?.focus({ preventScroll: true });
    }
  }, [prompt]);
  return section;
}

export function Waiting(
  { text, panel, undo, children }: {
    text: string;
    panel: Panel | undefined;
    undo: (() => void) | null;
    children?: preact.ComponentChildren;
  },
) {
  const say = useSay();
  return (
    <section class="waitline" aria-label={text}>
      {panel && <Crest sign={panel} />}
      <span class="grow">{text}</span>
      {children}
      {undo && (
        <button type="button" class="second dark" onClick={undo}>
          <Icon name="undo" />
          {say("table.undo")}
        </button>
      )}
    </section>
  );
}
