/** Where a replay is, and where a click, a key, a finger or the time takes it. */
import { asking } from "../core/api.ts";
import type { ReplayStep } from "../core/wire.ts";

export const SPEEDS = [0.5, 1, 2] as const;
export type Speed = (typeof SPEEDS)[number];

export interface Place {
  step: number;
  playing: boolean;
  speed: Speed;
}

/** A step by its number or by a word, to play or to pause, another speed, or the time for one more step. */
export type Move = number | "first" | "back" | "forward" | "last" | "play" | "tick" | { speed: Speed };

/** Whoever steps by hand stops the play; to play from the end begins again. */
export function moved(place: Place, move: Move, last: number): Place {
  if (typeof move === "object") return { ...place, speed: move.speed };
  if (move === "play") {
    const again = !place.playing && place.step >= last;
    return { ...place, step: again ? 0 : place.step, playing: !place.playing && last > 0 };
  }
  const step = within(target(place.step, move, last), last);
  return { ...place, step, playing: move === "tick" && place.playing && step < last };
}

function target(step: number, move: Exclude<Move, object | "play">, last: number): number {
  if (typeof move === "number") return move;
  return { first: 0, back: step - 1, forward: step + 1, tick: step + 1, last }[move];
}

/** The nearest step that there is to a number, whatever an address says. */
export function within(step: number, last: number): number {
  return Math.min(last, Math.max(0, Number.isFinite(step) ? Math.trunc(step) : 0));
}

/** The keys of a replay. */
export const KEYS: Readonly<Record<string, Move>> = {
  ArrowLeft: "back",
  ArrowRight: "forward",
  Home: "first",
  End: "last",
  " ": "play",
};

/** So many pixels beside a turn's mark count as the mark. */
const SNAP = 8;

/** The step under a finger on a bar of some width; near the beginning of a turn, that. */
export function stepAt(x: number, width: number, last: number, turns: readonly Turn[]): number {
  if (width <= 0 || last === 0) return 0;
  const near = turns.find((turn) => Math.abs((turn.from / last) * width - x) <= Math.min(SNAP, width / last));
  return near ? near.from : within(Math.round((x / width) * last), last);
}

/** A turn on the bar: from its first step up to, without it, the first of the next. */
export interface Turn {
  from: number;
  to: number;
  heading: string;
  /** Whose it is: who answers first in it. */
  seat: number | null;
}

/** The steps cut into turns; what comes before the first heading has none. */
export function turnsOf(steps: readonly ReplayStep[]): Turn[] {
  const begins = steps.flatMap((step, index) => (step.heading || index === 0 ? [index] : []));
  return begins.map((from, index) => {
    const to = begins[index + 1] ?? steps.length;
    const seat = steps.slice(from, to).find((step) => step.seat !== null)?.seat ?? null;
    return { from, to, heading: steps[from]!.heading, seat };
  });
}

/** The turn that a step belongs to. */
export function turnAt(turns: readonly Turn[], step: number): Turn | undefined {
  return turns.find((turn) => turn.from <= step && step < turn.to);
}

/** The turns whose number has room under a bar of some width, evenly thinned out; each with its number. */
export function numbered(turns: readonly Turn[], width: number): { turn: Turn; number: number }[] {
  const all = turns.filter((turn) => turn.heading).map((turn, index) => ({ turn, number: index + 1 }));
  const every = [1, 2, 5, 10, 20, 50, 100].find((n) => (all.length / n) * ROOM <= width) ?? 200;
  return all.filter(({ number }) => number % every === 0 || (number === 1 && every < 3));
}

const ROOM = 34;

/** Things move between steps as in play; who jumps or goes back sees the other position at once. */
export function travels(from: number | null, to: number): boolean {
  return from !== null && to > from && to - from <= 3;
}

/** How many milliseconds a step is shown, if things move in it for some of them. */
export function lasts(moving: number, speed: Speed): number {
  return Math.max(1200 / speed, moving && moving + 250 / speed);
}

/** The eyes in an address: a seat's number, or everything open. */
export type Eyes = "open" | number;

export function eyesOf(text: string | null): Eyes {
  return text !== null && /^\d{1,2}$/.test(text) ? Number(text) : "open";
}

/** The address of a replay at a step through somebody's eyes; with its key it opens for whoever has it. */
export function addressOf(id: string, step: number, eyes: Eyes, key: string): string {
  return asking(`/table/${encodeURIComponent(id)}/replay`, { step, eyes, key });
}
