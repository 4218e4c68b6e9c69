/** Where a look back is among the steps of a match, each of which is told by how much of the log had come by its end. */

/** So many steps are played of what happened while nobody looked; of the others the log tells. */
const PLAYED = 8;

export interface Place {
  step: number;
  /** It goes on by itself up to this step. */
  until: number;
}

export type Move = "first" | "back" | "forward" | "play" | "now";

/** The keys of a look back. */
export const KEYS: Readonly<Record<string, Move>> = {
  ArrowLeft: "back",
  ArrowRight: "forward",
  Home: "first",
  End: "now",
  Escape: "now",
  " ": "play",
};

/** The step in which a line was told; the last one is now. */
export function stepOf(steps: readonly number[], line: number): number {
  const found = steps.findIndex((heard) => heard > line >> 1);
  return found < 0 ? steps.length - 1 : found;
}

/** Whether a line was told after the last of these steps. */
export function isNews(steps: readonly number[], line: number): boolean {
  return line >> 1 >= (steps.at(-1) ?? 0);
}

/** A line is seen to happen once more: from the step before it to its own. */
export function at(steps: readonly number[], line: number): Place {
  const until = stepOf(steps, line);
  return { step: Math.max(0, until - 1), until };
}

/** How it was a moment ago. */
export function lately(steps: readonly number[]): Place {
  const step = Math.max(0, steps.length - 2);
  return { step, until: step };
}

/** All that happened after a line was told, up to now, or the end of it. */
export function since(steps: readonly number[], line: number): Place {
  const until = steps.length - 1;
  const seen = line < 0 ? 0 : stepOf(steps, line);
  return { step: Math.min(until, Math.max(seen, until - PLAYED)), until };
}

/** Where a move leads; null: to now. */
export function moved({ step, until }: Place, move: Move, last: number): Place | null {
  if (move === "now" || (move === "forward" && step >= last)) return null;
  if (move === "play") return { step, until: until > step ? step : last };
  const to = { first: 0, back: Math.max(0, step - 1), forward: step + 1 }[move];
  return { step: to, until: to };
}
