/** Who shall sit at a new table: me, bots at their levels, friends; as data, without a page. */
import { prefs } from "../core/prefs.ts";
import type { GameInfo, LevelInfo, OptionInfo, Persona, SeatWish } from "../core/wire.ts";

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

/** The agreements that make a difference with so many seats and with what is agreed so far. */
export function agreements(
  game: GameInfo | undefined,
  seats: number,
  agreed: Readonly<Record<string, unknown>> = {},
): readonly OptionInfo[] {
  const options = game?.options ?? [];
  const now = (id: string) => agreed[id] ?? options.find((option) => option.id === id)?.default;
  return options.filter((option) =>
    option.seats.includes(seats) && Object.entries(option.where).every(([id, value]) => now(id) === value)
  );
}

/** Who wins and loses together with so many seats and with what is agreed; nobody, if everybody is for themselves. */
export function teams(
  game: GameInfo | undefined,
  seats: number,
  agreed: Readonly<Record<string, unknown>> = {},
): readonly (readonly number[])[] {
  const found = game?.sides.findLast((entry) =>
    entry.seats === seats && Object.entries(entry.where).every(([id, value]) => agreed[id] === value)
  );
  return found?.sides.some((side) => side.length > 1) ? found.sides : [];
}

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
