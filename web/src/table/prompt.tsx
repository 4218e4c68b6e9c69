/** The question that the viewer decides, as paper; while others decide, a line on the desk. */
import { useEffect, useRef } from "preact/hooks";
import type { Option, Panel, Prompt } from "../core/scene.ts";
import { Crest } from "../ui/crest.tsx";
import { Icon } from "../ui/icon.tsx";
import { useSay } from "../ui/use.ts";
import { Clock } from "./clock.tsx";
import { targetProps, useChoosing } from "./choosing.ts";

interface PromptProps {
  prompt: Prompt;
  undo: (() => void) | null;
  /** When the viewer's time runs out. */
  until: number | null;
  onRules: () => void;
}

export function PromptView({ prompt, undo, until, onRules }: PromptProps) {
  const say = useSay();
  const choosing = useChoosing();
  const section = useFocusKept(prompt);
  const out = prompt.options.filter((option) => option.way_out);
  const main = prompt.options.filter((option) => !option.way_out);
  return (
    <section ref={section} class="prompt" aria-label={say("table.decision")} tabIndex={-1}>
      <span class="tab">
        {say("table.your-move")}
        {until !== null && <Clock until={until} />}
      </span>
      <div class="ask">
        <h2>{prompt.question}</h2>
        <span class="why">
          {prompt.context}
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
        <Ways out={out} undo={undo} />
      </div>
      {choosing.held
        ? <Sure option={choosing.held} />
        : (
          <div class={`options ${main.length > 8 ? "many" : ""} n${Math.min(main.length, 9)}`}>
            {main.map((option) => <OptionButton key={option.key} option={option} />)}
          </div>
        )}
    </section>
  );
}

function OptionButton({ option }: { option: Option }) {
  const say = useSay();
  const choosing = useChoosing();
  const { role: _, tabIndex: __, "aria-label": ___, onKeyDown: ____, ...handlers } = targetProps(choosing, option);
  const state = choosing.chosen?.key === option.key
    ? "is-chosen"
    : choosing.previewed?.key === option.key
    ? "is-hover"
    : "";
  return (
    <button type="button" class={`opt ${state}`} disabled={!!choosing.chosen} {...handlers}>
      <span class="key">{option.key}</span>
      <span class="grow">
        <b>{option.name}</b>
        {option.text && <small>{option.text}</small>}
        {state === "is-hover" && !!option.ghosts?.length && <small class="again">{say("table.again")}</small>}
      </span>
      {option.badge && <span class="pill">{option.badge}</span>}
    </button>
  );
}

/** Pass, end turn, undo: apart, and never loud. */
function Ways({ out, undo }: { out: readonly Option[]; undo: (() => void) | null }) {
  const say = useSay();
  const choosing = useChoosing();
  if (!out.length && !undo) return null;
  return (
    <span class="ways">
      {undo && (
        <button type="button" class="endbtn undo" onClick={undo} aria-label={say("table.undo")} aria-keyshortcuts="u">
          <Icon name="undo" />
          <span>{say("table.undo")}</span>
        </button>
      )}
      {out.map((option) => {
        const { role: _, tabIndex: __, "aria-label": ___, onKeyDown: ____, ...handlers } = targetProps(
          choosing,
          option,
        );
        return (
          <button
            key={option.key}
            type="button"
            class="endbtn"
            disabled={!!choosing.chosen}
            title={option.text}
            {...handlers}
          >
            <span class="key">{option.key}</span>
            {option.name}
          </button>
        );
      })}
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
