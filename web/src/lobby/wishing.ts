/** Who shall sit at a new table: me, bots at their levels, friends; as data, without a page. */
import { prefs } from "../core/prefs.ts";
import type { GameInfo, GroupInfo, LevelInfo, OptionInfo, Persona, SeatWish, TableInfo } from "../core/wire.ts";

export const levelOf = (game: GameInfo | undefined, id: string | null | undefined): LevelInfo | undefined =>
  game?.levels.find((level) => level.id === id);

/** The level of a new bot: the one chosen last in this browser, else the usual one. */
export function strength(game: GameInfo | undefined): string | undefined {
  return (levelOf(game, prefs.now.level) ?? levelOf(game, game?.level))?.id;
}

export const bot = (game: GameInfo): SeatWish => ({ kind: "bot", level: strength(game) });

/** The smallest table: me and bots for the other seats. */
export function usual(game: GameInfo): SeatWish[] {
  const least = Math.max(2, Math.min(...game.seats));
  return Array.from({ length: least }, (_, seat) => (seat === 0 ? { kind: "me" } : bot(game)));
}

/** Seat counts that the game knows, nearest to what is wished: four if three are not possible. */
export function fitting(
  game: GameInfo,
  seats: readonly SeatWish[],
  more: boolean,
  newcomer: SeatWish = bot(game),
): SeatWish[] {
  const counts = [...game.seats].sort((a, b) => a - b);
  const count = more ? counts.find((n) => n > seats.length) : counts.findLast((n) => n < seats.length);
  if (!count) return [...seats];
  return Array.from({ length: count }, (_, seat) => seats[seat] ?? newcomer);
}

/** Who the bots will be: on every seat the first of its level whose name nobody has before, as the server does it. */
export function company(game: GameInfo, seats: readonly SeatWish[], me: string): (Persona | undefined)[] {
  const taken = new Set([me]);
  return seats.map((seat) => {
    const found = seat.kind === "bot"
      ? levelOf(game, seat.level)?.bots.find((persona) => !taken.has(persona.name))
      : undefined;
    if (found) taken.add(found.name);
    return found;
  });
}

/** The agreements that make a difference with so many seats, in a mode, and with what is agreed so far. */
export function agreements(
  game: GameInfo | undefined,
  seats: number,
  mode: string,
  agreed: Readonly<Record<string, unknown>> = {},
): readonly OptionInfo[] {
  const options = game?.options ?? [];
  const now = (id: string) => agreed[id] ?? options.find((option) => option.id === id)?.default;
  return options.filter((option) =>
    option.seats.includes(seats) && option.modes.includes(mode) &&
    Object.entries(option.where).every(([id, value]) => now(id) === value)
  );
}

/** Agreements that stand by themselves, and those that come together under the heading of their group. */
export interface Group {
  heading: GroupInfo | null;
  options: readonly OptionInfo[];
}

/** The agreements as they are offered: each group where its first one would stand. */
export function grouped(game: GameInfo | undefined, options: readonly OptionInfo[]): Group[] {
  const found: Group[] = [];
  for (const option of options) {
    const heading = game?.groups.find((group) => group.id === option.group) ?? null;
    if (!heading) found.push({ heading, options: [option] });
    else if (!found.some((group) => group.heading === heading)) {
      found.push({ heading, options: options.filter((one) => one.group === heading.id) });
    }
  }
  return found;
}

/** Those who win and lose together, and what the game calls them. */
export interface Team {
  seats: readonly number[];
  name: string;
}

/** The sides with so many seats and with what is agreed; none, if everybody is for themselves under no name. */
export function teams(
  game: GameInfo | undefined,
  seats: number,
  agreed: Readonly<Record<string, unknown>> = {},
): readonly Team[] {
  const found = game?.sides.findLast((entry) =>
    entry.seats === seats && Object.entries(entry.where).every(([id, value]) => agreed[id] === value)
  );
  const told = found?.sides.some((side, index) => side.length > 1 || found.names[index]);
  return told ? found!.sides.map((side, index) => ({ seats: side, name: found!.names[index] ?? "" })) : [];
}

/** Who draws lots for their seat when the match begins. */
export type Lot = TableInfo["lot"];

/** The seats for which lots are drawn: those of people, or all. */
export const drawing = (lot: Lot, bots: readonly boolean[]): number[] =>
  bots.flatMap((bot, seat) => (lot === "all" || (lot === "people" && !bot) ? [seat] : []));

/** Seats of which two have changed places. */
export const swapped = <T>(seats: readonly T[], one: number, other: number): T[] =>
  seats.map((seat, at) => (at === one ? seats[other]! : at === other ? seats[one]! : seat));

/** Seats as an address carries them. */
export const written = (seats: readonly SeatWish[]) =>
  seats.map((seat) => (seat.kind === "bot" ? seat.level : seat.kind)).join("-");

/** Seats from an address; null, if the game has no such table. */
export function readFrom(game: GameInfo, text: string | null): SeatWish[] | null {
  const words = (text ?? "").split("-");
  const known = words.every((word) => word === "me" || word === "open" || levelOf(game, word));
  if (!known || !game.seats.includes(words.length)) return null;
  return words.map((word) => (word === "me" || word === "open" ? { kind: word } : { kind: "bot", level: word }));
}
