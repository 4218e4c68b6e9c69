/** The scrubber: to the beginning, back, play, on, to the end; how fast; and the whole match as a bar of turns. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { Panel } from "../core/scene.ts";
import type { ReplayStep } from "../core/wire.ts";
import { known } from "../ui/crest.tsx";
import { Icon } from "../ui/icon.tsx";
import { useSay } from "../ui/use.ts";
import { panelOf } from "./eyes.tsx";
import { useMoveKeys } from "./keys.ts";
import { KEYS, type Move, numbered, type Place, SPEEDS, stepAt, type Turn, turnAt } from "./player.ts";

interface ScrubberProps {
  steps: readonly ReplayStep[];
  turns: readonly Turn[];
  panels: readonly Panel[];
  place: Place;
  onMove: (move: Move) => void;
}

export function Scrubber(props: ScrubberProps) {
  const { steps, turns, place, onMove } = props;
  const say = useSay();
  const last = steps.length - 1;
  useMoveKeys(KEYS, onMove);
  const button = (move: Move, icon: string, name: string, off: boolean) => (
    <button
      type="button"
      class="iconbtn"
      onClick={() => onMove(move)}
      disabled={off}
      aria-label={name}
      title={name}
    >
      <Icon name={icon} />
    </button>
  );
  const play = say(place.playing ? "replay.pause" : "replay.play");
  return (
    <section class="scrubber" aria-label={say("replay")}>
      <div class="controls">
        <div class="ctl">
          {button("first", "first", say("replay.first"), place.step === 0)}
          {button("back", "prev", say("replay.back"), place.step === 0)}
          <button type="button" class="playbtn" onClick={() => onMove("play")} aria-label={play} title={play}>
            <Icon name={place.playing ? "pause" : "play"} />
          </button>
          {button("forward", "next", say("replay.forward"), place.step === last)}
          {button("last", "last", say("replay.last"), place.step === last)}
        </div>
        <div class="grow now">
          <b>{turnAt(turns, place.step)?.heading || steps[0]?.text}</b>
          <span>{say("replay.step-of", { n: place.step, all: last })}</span>
        </div>
        <div class="speed" role="group" aria-label={say("replay.speed")}>
          {SPEEDS.map((speed) => (
            <button
              key={speed}
              type="button"
              aria-pressed={speed === place.speed}
              onClick={() => onMove({ speed })}
            >
              {speed === 0.5 ? "½" : speed}×
            </button>
          ))}
        </div>
      </div>
      <Bar {...props} last={last} />
    </section>
  );
}

/** The match from the deal to the end: a piece for every turn in its seat's colour, the past filled. */
function Bar({ steps, turns, panels, place, onMove, last }: ScrubberProps & { last: number }) {
  const say = useSay();
  const bar = useRef<HTMLDivElement>(null);
  const width = useWidth(bar);
  const at = (step: number) => `${(100 * step) / Math.max(1, last)}%`;
  const drag = (event: PointerEvent) => {
    const rect = bar.current!.getBoundingClientRect();
    onMove(stepAt(event.clientX - rect.left, rect.width, last, turns));
  };
  return (
    <div
      ref={bar}
      class="bar"
      role="slider"
      tabIndex={0}
      aria-label={say("replay.bar")}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={place.step}
      aria-valuetext={`${say("replay.step-of", { n: place.step, all: last })}. ${steps[place.step]?.text ?? ""}`}
      onPointerDown={(event) => {
        bar.current!.setPointerCapture(event.pointerId);
        drag(event);
      }}
      onPointerMove={(event) => event.buttons && drag(event)}
    >
      {turns.map((turn) => {
        const end = Math.min(turn.to, last);
        const done = Math.min(1, Math.max(0, (place.step - turn.from) / Math.max(1, end - turn.from)));
        const panel = panelOf(panels, turn.seat);
        return (
          <i
            key={turn.from}
            class={`piece ${panel && turn.heading ? `seat-${known(panel.colour)}` : ""}`}
            style={{ left: at(turn.from), width: at(end - turn.from) }}
          >
            <i style={{ width: `${100 * done}%` }} />
          </i>
        );
      })}
      {numbered(turns, width).map(({ turn, number }) => (
        <span key={number} class="mark" style={{ left: at(turn.from) }} aria-hidden="true">{number}</span>
      ))}
      <span class="head" style={{ left: at(place.step) }} aria-hidden="true">
        <b>{place.step}</b>
      </span>
    </div>
  );
}

function useWidth(ref: { current: HTMLElement | null }): number {
  const [width, setWidth] = useState(360);
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => setWidth(entry!.contentRect.width));
    watch.observe(ref.current!);
    return () => watch.disconnect();
  }, []);
  return width;
}
