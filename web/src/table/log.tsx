/** What happened, in plain words, newest last; and what people say to each other. */
import { Fragment } from "preact";
import { useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { LookBack } from "../back/bar.tsx";
import { type BackLog, BackLogContext } from "../back/log.ts";
import { namesIn } from "../core/names.ts";
import { prefs } from "../core/prefs.ts";
import type { Line, Panel } from "../core/scene.ts";
import type { ChatInfo } from "../core/wire.ts";
import { Crest, type Sign, signOf } from "../ui/crest.tsx";
import { Art } from "../ui/art.tsx";
import { Icon } from "../ui/icon.tsx";
import { usePrefs, useSay } from "../ui/use.ts";

const panelOf = (panels: readonly Panel[], seat: number | null | undefined) =>
  seat == null ? undefined : panels.find((panel) => panel.seats.includes(seat));

interface LogProps {
  lines: readonly Line[];
  panels: readonly Panel[];
  /** Whose names stand out. */
  names: readonly string[];
}

export function LogList({ lines: told, panels, names }: LogProps) {
  const say = useSay();
  const back = useContext(BackLogContext);
  const lines = back?.lines ?? told;
  const list = useScrolledDown<HTMLOListElement>(lines.at(-1)?.id);
  const last = told.findLast((line) => !line.heading)?.id ?? -1;
  const fresh = back?.since == null ? undefined : lines.find((line) => line.id > back.since!);
  useLayoutEffect(() => {
    if (back?.lines) reveal(list.current);
  }, [last, back?.lines]);
  if (!lines.length) return <p class="note">{say("table.log-empty")}</p>;
  return (
    <>
      {back && <LookBack look={back.look} />}
      <ol
        ref={list}
        class="lines"
        tabIndex={back ? undefined : 0}
        aria-label={say("table.log")}
        onKeyDown={walk}
      >
        {lines.map((line) => (
          <Fragment key={line.id}>
            {line === fresh && <li class="since label">{say("back.since")}</li>}
            {line.heading ? <li class="turn label">{line.text}</li> : (
              <Told
                line={line}
                sign={panelOf(panels, line.seat)}
                names={names}
                when={line.id < last ? "past" : line.id > last ? "ahead" : "last"}
                look={back?.look}
                seen={!!back?.lines}
              />
            )}
          </Fragment>
        ))}
      </ol>
    </>
  );
}

/** Up and down go from line to line; one of them is in the order of Tab. */
function walk(event: KeyboardEvent): void {
  const by = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  const all = [...(event.currentTarget as Element).querySelectorAll("button")];
  const next = by && all[all.indexOf(event.target as HTMLButtonElement) + by];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** A line of the log: drawn once, since the log grows and a line in it stays as it is. */
function Told({ line, sign, names, when, look, seen = false }: {
  line: Line;
  sign: Sign | undefined;
  names: readonly string[];
  when: "past" | "last" | "ahead";
  look?: BackLog["look"];
  /** The last line is the one that is looked at. */
  seen?: boolean;
}) {
  const say = useSay();
  return useMemo(() => {
    const told = (
      <>
        {line.icon && !sign
          ? <Art name={line.icon} className={`i tone-${line.tone ?? "plain"}`} fit="xMidYMid meet" />
          : sign
          ? <Crest sign={sign} />
          : <span />}
        <span>
          {namesIn(line.text, names).map((bit, index) => bit.name ? <b key={index}>{bit.text}</b> : bit.text)}
        </span>
      </>
    );
    return (
      <li class={when}>
        {look
          ? (
            <button
              type="button"
              class="told"
              tabIndex={when === "last" ? 0 : -1}
              aria-current={seen && when === "last" ? "step" : undefined}
              title={say("back.here")}
              onClick={() => look(line.id)}
            >
              {told}
            </button>
          )
          : told}
      </li>
    );
  }, [line.text, line.icon, names, when, look, seen, say, sign?.shape, sign?.letter, sign?.colour]);
}

/** The newest line by itself, where the log is not seen. */
export function LastLine({ lines, panels, names }: LogProps) {
  const line = lines.findLast((one) => !one.heading);
  if (!line) return null;
  return (
    <ul class="lines lastline" aria-hidden="true">
      <Told line={line} sign={panelOf(panels, line.seat)} names={names} when="last" />
    </ul>
  );
}

/** Says something to the table, or to the own side alone. */
export type Say = (text: string, side: boolean) => void;

interface ChatProps {
  lines: readonly ChatInfo[];
  panels: readonly Panel[];
  /** The viewer's seat. */
  you: number | null;
}

export function ChatList({ lines, panels, you }: ChatProps) {
  const say = useSay();
  const { muted } = usePrefs();
  const others = [...new Set(lines.filter((line) => line.seat !== you).map((line) => line.name))];
  const heard = lines.filter((line) => line.seat === you || !muted.includes(line.name));
  const list = useScrolledDown<HTMLOListElement>(heard.length);
  const mute = (name: string) =>
    prefs.set({ muted: muted.includes(name) ? muted.filter((one) => one !== name) : [...muted, name] });
  return (
    <>
      <ol ref={list} class="lines" tabIndex={0} aria-label={say("table.chat")} aria-live="polite">
        {!heard.length && <li class="note-line">{say("table.quiet")}</li>}
        {heard.map((line) => (
          <li key={`${line.side} ${line.id}`}>
            <Crest sign={panelOf(panels, line.seat) ?? signOf(line.seat ?? 4, line.name)} />
            <span>
              <b>{line.name}</b> {line.side && <i class="aside">{say("table.aside")}</i>} {line.text}
            </span>
          </li>
        ))}
      </ol>
      {others.length > 0 && (
        <div class="mutes">
          {others.map((name) => {
            const quiet = muted.includes(name);
            return (
              <button key={name} type="button" class="iconbtn" onClick={() => mute(name)}>
                <Icon name={quiet ? "chat" : "mute"} />
                {say(quiet ? "table.unmute" : "table.mute", { name })}
              </button>
            );
          })}
        </div>
      )}
    </>
  );
}

/** Where something is said to the table, or to the own side alone if there are others on it. */
/** What was written and not sent, while its form is away behind another tab. */
let draft = "";

export function SayForm({ sided, onSay }: { sided: boolean; onSay: Say }) {
  const say = useSay();
  const [text, write] = useState(draft);
  const setText = (now: string) => write(draft = now);
  const [aside, setAside] = useState(false);
  const side = sided && aside;
  const submit = (event: Event) => {
    event.preventDefault();
    if (!text.trim()) return;
    onSay(text.trim(), side);
    setText("");
  };
  return (
    <form class="say" onSubmit={submit}>
      {sided && (
        <button
          type="button"
          class="iconbtn"
          aria-pressed={side}
          title={say("table.to-side")}
          aria-label={say("table.to-side")}
          onClick={() => setAside(!aside)}
        >
          <Icon name="users" />
        </button>
      )}
      <input
        value={text}
        maxLength={500}
        onInput={(event) => setText(event.currentTarget.value)}
        aria-label={say(side ? "table.say-aside" : "table.say")}
        placeholder={say(side ? "table.say-aside" : "table.say")}
      />
      <button type="submit" class="iconbtn" aria-label={say("table.send")}>
        <Icon name="arrow" />
      </button>
    </form>
  );
}

/** Brings the line that is looked at to the middle of its list. */
function reveal(list: HTMLElement | null): void {
  const line = list?.querySelector<HTMLElement>("[aria-current]");
  if (list && line) list.scrollTop = line.offsetTop - list.offsetTop - (list.clientHeight - line.offsetHeight) / 2;
}

/** A list that shows its newest line, unless somebody scrolled up to read. */
function useScrolledDown<T extends HTMLElement>(newest: unknown) {
  const list = useRef<T>(null);
  const low = useRef(true);
  useEffect(() => {
    const node = list.current;
    if (!node) return;
    let top = node.scrollTop;
    const moved = () => {
      // Lines that came meanwhile make it far from the end as well; only a person goes up.
      const up = node.scrollTop < top;
      top = node.scrollTop;
      low.current = node.scrollHeight - top - node.clientHeight < 60 || (low.current && !up);
    };
    node.addEventListener("scroll", moved, { passive: true });
    return () => node.removeEventListener("scroll", moved);
  }, []);
  // Before the page is painted: to scroll while the compositor takes over a frame is to wait until it has.
  useLayoutEffect(() => {
    if (low.current && list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [newest]);
  return list;
}
