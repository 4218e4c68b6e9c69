/** The score of a series of rematches, in numbers that can be said. */
import type { Key } from "./text.ts";
import type { ScoreInfo } from "./wire.ts";

/** How long a match took, in the largest unit of which there are at least two; never nothing. */
export function lasted(seconds: number): { key: Key; n: number } {
  const minutes = Math.max(1, Math.round(seconds / 60));
  if (minutes < 120) return { key: "setup.pace-minutes", n: minutes };
  const hours = Math.round(minutes / 60);
  return hours < 48 ? { key: "end.hours", n: hours } : { key: "setup.pace-days", n: Math.round(hours / 24) };
}

/** The wins of a seat; those of whoever plays without one, whose number is the next, are the others' losses. */
export const winsAt = (score: ScoreInfo, seat: number) => score.wins[seat] ?? score.nobody;

/** The wins of a side, if all of its seats have as many. */
export function winsOf(score: ScoreInfo, seats: readonly number[]): number | null {
  const [first, ...rest] = seats.map((seat) => winsAt(score, seat));
  return first !== undefined && rest.every((wins) => wins === first) ? first : null;
}
