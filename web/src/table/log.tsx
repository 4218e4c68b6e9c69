/** What happened, in plain words, newest last. */
import { Fragment } from "preact";
import { useContext, useEffect, useLayoutEffect, useMemo } from "preact/hooks";
import { LookBack } from "../back/bar.tsx";
import { type BackLog, BackLogContext } from "../back/log.ts";
import { namesIn } from "../core/names.ts";
import type { Line, Panel } from "../core/scene.ts";
import { Crest, type Sign } from "../ui/crest.tsx";
import { Art, drawn, Game } from "../ui/art.tsx";
import { useSay } from "../ui/use.ts";
import { useScrolledDown } from "./scrolled.ts";

/** The crest before a line: of the figure that did it, or of its seat. */
function signOfLine(panels: readonly Panel[], line: Line): Sign | undefined {
  const who = line.who && panels.flatMap((panel) => panel.members ?? []).find((one) => one.target === line.who);
  return who
    ? { shape: who.shape ?? "circle", letter: who.letter ?? "", colour: who.colour || "white" }
    : panelOf(panels, line.seat);
}

export const panelOf = (panels: readonly Panel[], seat: number | null | undefined) =>
  seat == null ? undefined : panels.find((panel) => panel.seats.includes(seat));

/** Somebody who scrolls up as near to the top as this, in pixels, is told what happened before. */
const NEAR = 120;

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
  const oldest = lines[0]?.id;
  const list = useScrolledDown<HTMLOListElement>(lines.at(-1)?.id, undefined, oldest);
  const last = told.findLast((line) => !line.heading)?.id ?? -1;
  const fresh = back?.since == null ? undefined : lines.find((line) => line.id > back.since!);
  useLayoutEffect(() => {
    if (back?.lines) reveal(list.current);
  }, [last, back?.lines]);
  useEffect(() => {
    if (back?.lines && last < oldest!) back.earlier?.();
  }, [last, oldest, back?.lines]);
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
        onScroll={(event) => event.currentTarget.scrollTop < NEAR && back?.earlier?.()}
      >
        {back?.earlier && (
          <li class="earlier">
            <button type="button" tabIndex={-1} onClick={back.earlier}>{say("table.earlier")}</button>
          </li>
        )}
        {lines.map((line) => (
          <Fragment key={line.id}>
            {line === fresh && <li class="since label">{say("back.since")}</li>}
            {line.heading ? <li class="turn label">{line.text}</li> : (
              <Told
                line={line}
                sign={signOfLine(panels, line)}
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
  const here = drawn(useContext(Game));
  return useMemo(() => {
    const told = (
      <>
        {line.icon && !sign
          ? <Art name={line.icon} className={`i tone-${line.tone ?? "plain"}`} fit="" />
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
  }, [line.text, line.icon, here, names, when, look, seen, say, sign?.shape, sign?.letter, sign?.colour]);
}

/** The newest line by itself, where the log is not seen; before there is one, the room for it. */
export function LastLine({ lines, panels, names }: LogProps) {
  const line = lines.findLast((one) => !one.heading);
  if (!line) return <ul class="lines lastline is-empty" aria-hidden="true" />;
  return (
    <ul class="lines lastline" aria-hidden="true">
      <Told line={line} sign={signOfLine(panels, line)} names={names} when="last" />
    </ul>
  );
}

/** So many lines tell what others do, where nothing is asked and the log is not seen. */
const TAIL = 6;

/** The newest lines, oldest first. */
export function LastLines({ lines, panels, names }: LogProps) {
  const told = lines.slice(-TAIL), last = told.findLast((line) => !line.heading);
  return (
    <ul class="lines lastlines" aria-hidden="true">
      {told.map((line) =>
        line.heading ? <li key={line.id} class="turn label">{line.text}</li> : (
          <Told
            key={line.id}
            line={line}
            sign={signOfLine(panels, line)}
            names={names}
            when={line === last ? "last" : "past"}
          />
        )
      )}
    </ul>
  );
}

/** Brings the line that is looked at to the middle of its list. */
function reveal(list: HTMLElement | null): void {
  const line = list?.querySelector<HTMLElement>("[aria-current]");
  if (list && line) list.scrollTop = line.offsetTop - list.offsetTop - (list.clientHeight - line.offsetHeight) / 2;
}
