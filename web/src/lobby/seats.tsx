/** Who shall sit at a new table: me, bots, friends; added, changed and taken away seat by seat. */
import type { GameInfo, OptionInfo, SeatWish } from "../core/wire.ts";
import { Crest, signOf } from "../ui/crest.tsx";
import { Icon } from "../ui/icon.tsx";
import { useSay } from "../ui/use.ts";

/** The strengths that a bot may have. */
export function levels(game: GameInfo | undefined): { id: string; name: string }[] {
  return (game?.levels ?? []).map(({ id, name }) => ({ id: String(id), name }));
}

/** The smallest table: me and bots for the other seats. */
export function usual(game: GameInfo): SeatWish[] {
  const least = Math.max(2, Math.min(...game.seats));
  const level = levels(game).at(Math.min(1, game.levels.length - 1))?.id;
  return Array.from({ length: least }, (_, seat) => (seat === 0 ? { kind: "me" } : { kind: "bot", level }));
}

/** Seat counts that the game knows, nearest to what is wished: four if three are not possible. */
export function fitting(
  game: GameInfo,
  seats: readonly SeatWish[],
  more: boolean,
  newcomer: SeatWish = { kind: "bot", level: levels(game)[0]?.id },
): SeatWish[] {
  const counts = [...game.seats].sort((a, b) => a - b);
  const count = more ? counts.find((n) => n > seats.length) : counts.findLast((n) => n < seats.length);
  if (!count) return [...seats];
  return Array.from({ length: count }, (_, seat) => seats[seat] ?? newcomer);
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

interface SeatsProps {
  game: GameInfo;
  me: string;
  seats: readonly SeatWish[];
  onChange: (seats: SeatWish[]) => void;
}

export function Seats({ game, me, seats, onChange }: SeatsProps) {
  const say = useSay();
  const most = Math.max(...game.seats), least = Math.min(...game.seats);
  const turn = (index: number) =>
    onChange(
      seats.map((seat, at): SeatWish =>
        at !== index ? seat : seat.kind === "bot" ? { kind: "open" } : { kind: "bot", level: levels(game)[0]?.id }
      ),
    );
  const tile = (seat: SeatWish, index: number) => {
    const name = seat.kind === "me"
      ? me || say("lobby.you")
      : seat.kind === "bot"
      ? say("lobby.bot")
      : say("lobby.friend");
    const crest = <Crest sign={signOf(index, name)} />;
    if (seat.kind === "me") {
      return (
        <span key={index} class="who">
          {crest}
          <span>
            <b>{say("lobby.you")}</b>
            <small>{say("lobby.this-seat")}</small>
          </span>
        </span>
      );
    }
    const about = seat.kind === "bot"
      ? levels(game).find((level) => level.id === seat.level)?.name ?? ""
      : say("lobby.by-link");
    return (
      <button
        key={index}
        type="button"
        class="who bot"
        onClick={() => turn(index)}
        title={say("lobby.change-seat")}
      >
        {crest}
        <span>
          <b>{name}</b>
          <small>{about}</small>
        </span>
        <Icon name="swap" />
      </button>
    );
  };
  const add = (
    <button
      key="add"
      type="button"
      class="who add"
      onClick={() => onChange(fitting(game, seats, true))}
      aria-label={say("lobby.add-seat")}
    >
      <Icon name="plus" />
      <span>
        <b>{say("lobby.add-seat")}</b>
        <small>{say("lobby.friend-or-bot")}</small>
      </span>
    </button>
  );
  const tiles = [...seats.map(tile), ...(seats.length < most ? [add] : [])];
  return (
    <div class="seatsrow">
      {tiles.slice(0, -1)}
      <span class="lasttile">
        {tiles.at(-1)}
        {seats.length > least && (
          <button
            type="button"
            class="who add"
            onClick={() => onChange(fitting(game, seats, false))}
            aria-label={say("lobby.remove-seat")}
            title={say("lobby.remove-seat")}
          >
            <Icon name="minus" />
          </button>
        )}
      </span>
    </div>
  );
}
