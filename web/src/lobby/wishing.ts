/** Who shall sit at a new table: me, bots at their levels, friends; as data, without a page. */
import { prefs } from "../core/prefs.ts";
import type {
  GameInfo,
  GroupInfo,
  LevelInfo,
  ModeInfo,
  OptionInfo,
  Persona,
  SeatWish,
  TableInfo,
} from "../core/wire.ts";

export const levelOf = (game: GameInfo | undefined, id: string | null | undefined): LevelInfo | undefined =>
  game?.levels.find((level) => level.id === id);

/** The level of a new bot: the one chosen last in this browser, else the usual one. */
export function strength(game: GameInfo | undefined): string | undefined {
  return (levelOf(game, prefs.now.level) ?? levelOf(game, game?.level))?.id;
}

export const bot = (game: GameInfo): SeatWish => ({ kind: "bot", level: strength(game) });

/** A table to be made: its rules, and who shall sit there. */
export interface Plan {
  mode: string;
  seats: SeatWish[];
}

export const modeOf = (game: GameInfo | undefined, id: string): ModeInfo | undefined =>
  game?.modes.find((mode) => mode.id === id);

/** How many can play by these rules, the fewest first. */
const counts = (game: GameInfo, mode: string) => [...(modeOf(game, mode)?.seats ?? game.seats)].sort((a, b) => a - b);

/** The smallest table: me and bots for the other seats. */
export function usual(game: GameInfo, mode = game.modes[0]?.id ?? ""): SeatWish[] {
  return resized(game, [{ kind: "me" }], counts(game, mode)[0]!);
}

/** As many seats as that: bots go first, then friends, the last ones first of all; who makes the table stays. */
function resized(game: GameInfo, seats: readonly SeatWish[], count: number, newcomer = bot(game)): SeatWish[] {
  const found = [...seats];
  while (found.length < count) found.push(newcomer);
  while (found.length > count) {
    const last = (kind: SeatWish["kind"]) => found.findLastIndex((seat) => seat.kind === kind);
    const goes = last("bot") >= 0 ? last("bot") : last("open");
    found.splice(goes >= 0 ? goes : found.length - 1, 1);
  }
  return found;
}

/** One step to more seats or fewer: to the next count that the game knows, as four if three are not possible. */
export function fitting(
  game: GameInfo,
  seats: readonly SeatWish[],
  more: boolean,
  newcomer: SeatWish = bot(game),
): SeatWish[] {
  const known = [...game.seats].sort((a, b) => a - b);
  const count = more ? known.find((n) => n > seats.length) : known.findLast((n) => n < seats.length);
  return count ? resized(game, seats, count, newcomer) : [...seats];
}

/** Other rules for a table: as many stay as can play by them; whoever has added nobody gets the smallest table. */
export function underRules(game: GameInfo, plan: Plan, mode: string): Plan {
  const before = plan.seats, now = counts(game, mode);
  const plain = before.length === counts(game, plan.mode)[0] && !before.some((seat) => seat.kind === "open");
  const count = plain ? now[0]! : now.findLast((n) => n <= before.length) ?? now[0]!;
  return { mode, seats: resized(game, before, count) };
}

/** Other seats at a table: its rules stay if they are for so many, else it gets the first that are. */
export function withSeats(game: GameInfo, plan: Plan, seats: SeatWish[]): Plan {
  const fits = (mode: ModeInfo) => mode.seats.includes(seats.length);
  const own = modeOf(game, plan.mode);
  return { mode: (own && fits(own) ? own : game.modes.find(fits))?.id ?? plan.mode, seats };
}

/** The table that an address asks for, as far as the game has it. */
export function planned(game: GameInfo, mode: string | null, seats: string | null): Plan {
  const wanted = (modeOf(game, mode ?? "") ?? game.modes[0])?.id ?? "";
  const read = readFrom(game, seats);
  return read ? withSeats(game, { mode: wanted, seats: read }, read) : { mode: wanted, seats: usual(game, wanted) };
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

/** The agreements of a group that are not as usual, by name; those with more than two values value by value. */
export function summed({ options }: Group, agreed: Readonly<Record<string, unknown>>): string {
  const other = options.filter((option) => (agreed[option.id] ?? option.default) !== option.default);
  const values = new Map(
    other.map((option) => [agreed[option.id], option.values.find((value) => value.id === agreed[option.id])?.name]),
  );
  const having = (value: unknown) => other.filter((option) => agreed[option.id] === value);
  const names = (some: readonly OptionInfo[]) => some.map((option) => option.name).join(", ");
  if (options.every((option) => option.values.length < 3)) return names(other);
  return [...values].map(([value, name]) => `${name}: ${names(having(value))}`).join(" · ");
}

/** What is agreed on things of which some are in play: how many are, and how many of them surely. */
export interface Drawing {
  count: number;
  sure: readonly OptionInfo[];
  out: readonly OptionInfo[];
  /** Those that chance draws from. */
  maybe: number;
  /** So many more are sure than are in play (above 0), or fewer are left than are needed (below 0). */
  off: number;
}

/** What is agreed on the things of a group; null, if the group is of another sort. */
export function inPlay(
  { heading, options }: Group,
  seats: number,
  mode: string,
  agreed: Readonly<Record<string, unknown>> = {},
): Drawing | null {
  const count = heading?.in_play.find((table) => table.mode === mode && table.seats === seats)?.count;
  if (count === undefined) return null;
  const put = (value: string) => options.filter((option) => (agreed[option.id] ?? option.default) === value);
  const sure = put("in"), out = put("out"), left = options.length - out.length;
  const off = sure.length > count ? sure.length - count : Math.min(0, left - count);
  return { count, sure, out, maybe: left - sure.length, off };
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
