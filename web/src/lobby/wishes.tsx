/** Who shall sit at a new table, as a list: crest, name, a bot's strength, and what may be changed about the seat. */
import type { GameInfo, SeatWish } from "../core/wire.ts";
import { Crest, known, signOf } from "../ui/crest.tsx";
import { Icon } from "../ui/icon.tsx";
import { useSay } from "../ui/use.ts";
import { fitting, levels } from "./seats.tsx";

interface WishesProps {
  game: GameInfo;
  me: string;
  seats: readonly SeatWish[];
  onChange: (seats: SeatWish[]) => void;
}

export function Wishes({ game, me, seats, onChange }: WishesProps) {
  const say = useSay();
  const most = Math.max(...game.seats), least = Math.min(...game.seats);
  const level = levels(game)[0]?.id;
  const put = (index: number, wish: SeatWish) => onChange(seats.map((seat, at) => (at === index ? wish : seat)));
  const add = (wish: SeatWish, icon: string, name: string) => (
    <button
      type="button"
      class="addseat"
      onClick={() => onChange(fitting(game, seats, true, wish))}
    >
      <Icon name={icon} />
      {name}
    </button>
  );
  return (
    <section class="tableside">
      <h2 class="label">
        {say("lobby.at-table")} <span class="cnt2">{seats.length}</span>
      </h2>
      <ul class="seatlist">
        {seats.map((seat, index) => (
          <Wish
            key={index}
            game={game}
            me={me}
            index={index}
            seat={seat}
            onChange={(wish) => put(index, wish)}
          />
        ))}
      </ul>
      <div class="addseats">
        {seats.length < most && add({ kind: "open" }, "plus", say("setup.add-friend"))}
        {seats.length < most && add({ kind: "bot", level }, "bot", say("setup.add-bot"))}
        {seats.length > least && (
          <button
            type="button"
            class="addseat"
            onClick={() => onChange(fitting(game, seats, false))}
          >
            <Icon name="minus" />
            {say("lobby.remove-seat")}
          </button>
        )}
      </div>
    </section>
  );
}

interface WishProps {
  game: GameInfo;
  me: string;
  index: number;
  seat: SeatWish;
  onChange: (wish: SeatWish) => void;
}

function Wish({ game, me, index, seat, onChange }: WishProps) {
  const say = useSay();
  const level = levels(game)[0]?.id;
  const bot = seat.kind === "bot";
  const name = seat.kind === "me" ? me || say("lobby.you") : bot ? say("lobby.bot") : say("wait.free");
  const sign = signOf(index, name);
  return (
    <li class={`seatrow seat-${known(sign.colour)} ${seat.kind === "open" ? "wait" : ""}`}>
      <Crest sign={sign} />
      <span class="grow">
        <b>{name}</b>
        <small>{seat.kind === "me" ? say("lobby.this-seat") : bot ? say("wait.bot-ready") : say("setup.friend")}</small>
      </span>
      {bot && level && (
        <select
          aria-label={say("setup.level")}
          value={seat.level ?? level}
          onChange={(event) => onChange({ kind: "bot", level: event.currentTarget.value })}
        >
          {levels(game).map((one) => <option key={one.id} value={one.id}>{one.name}</option>)}
        </select>
      )}
      {seat.kind !== "me" && (
        <button
          type="button"
          class="iconbtn"
          onClick={() => onChange(bot ? { kind: "open" } : { kind: "bot", level })}
          aria-label={say(bot ? "setup.make-friend" : "setup.make-bot")}
          title={say(bot ? "setup.make-friend" : "setup.make-bot")}
        >
          <Icon name={bot ? "link" : "bot"} />
        </button>
      )}
    </li>
  );
}
