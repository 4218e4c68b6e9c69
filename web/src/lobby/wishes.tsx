/** Who shall sit at a new table, as a list: crest, name, a bot's strength, and what may be changed about the seat. */
import type { GameInfo, ModeInfo, Persona, SeatWish } from "../core/wire.ts";
import { Crest, known, signOf } from "../ui/crest.tsx";
import { Icon } from "../ui/icon.tsx";
import { Portrait } from "../ui/portrait.tsx";
import { useSay } from "../ui/use.ts";
import { Automaton } from "./automaton.tsx";
import { Level } from "./level.tsx";
import { Sides } from "./sides.tsx";
import { bot, company, drawing, fitting, type Lot, swapped, type Team } from "./wishing.ts";

interface WishesProps {
  game: GameInfo;
  me: string;
  seats: readonly SeatWish[];
  sides: readonly Team[];
  mode: ModeInfo | undefined;
  lot: Lot;
  onChange: (seats: SeatWish[]) => void;
}

export function Wishes({ game, me, seats, sides, mode, lot, onChange }: WishesProps) {
  const say = useSay();
  const most = Math.max(...game.seats), least = Math.min(...game.seats);
  const persons = company(game, seats, me);
  const own = seats.findIndex((seat) => seat.kind === "me");
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
      <Sides
        sides={sides}
        you={own < 0 ? null : own}
        drawn={drawing(lot, seats.map((seat) => seat.kind === "bot"))}
        rows={seats.map((seat, index) => (
          <Wish
            key={index}
            game={game}
            me={me}
            index={index}
            seat={seat}
            person={persons[index]}
            onChange={(wish) => put(index, wish)}
            onSwap={own < 0 || own === index || lot !== "none" ? null : () => onChange(swapped(seats, own, index))}
          />
        ))}
      />
      {mode?.automaton && <Automaton name={mode.automaton} number={seats.length} />}
      <div class="addseats">
        {seats.length < most && add({ kind: "open" }, "plus", say("setup.add-friend"))}
        {seats.length < most && add(bot(game), "bot", say("setup.add-bot"))}
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
  /** Who the bot will be. */
  person: Persona | undefined;
  onChange: (wish: SeatWish) => void;
  /** Lets whoever makes the table change places with this seat. */
  onSwap: (() => void) | null;
}

function Wish({ game, me, index, seat, person, onChange, onSwap }: WishProps) {
  const say = useSay();
  const isBot = seat.kind === "bot";
  const name = seat.kind === "me"
    ? me || say("lobby.you")
    : isBot
    ? person?.name ?? say("lobby.bot")
    : say("wait.free");
  const sign = signOf(index, name);
  const change = say(isBot ? "setup.make-friend" : "setup.make-bot");
  return (
    <li class={`seatrow seat-${known(sign.colour)} ${seat.kind === "open" ? "wait" : ""}`}>
      {person ? <Portrait looks={person.looks} /> : <Crest sign={sign} />}
      <span class="grow">
        <b>{name}</b>
        <small>{seat.kind === "me" ? say("lobby.this-seat") : isBot ? say("wait.bot") : say("setup.friend")}</small>
      </span>
      {isBot && (
        <Level
          game={game}
          name={name}
          value={seat.level}
          onChange={(level) => onChange({ kind: "bot", level })}
        />
      )}
      {onSwap && (
        <button
          type="button"
          class="iconbtn"
          onClick={onSwap}
          aria-label={`${name}: ${say("setup.swap-me")}`}
          title={say("setup.swap-me")}
        >
          <Icon name="swap" />
        </button>
      )}
      {seat.kind !== "me" && (
        <button
          type="button"
          class="iconbtn"
          onClick={() => onChange(isBot ? { kind: "open" } : bot(game))}
          aria-label={`${name}: ${change}`}
          title={change}
        >
          <Icon name={isBot ? "link" : "bot"} />
        </button>
      )}
    </li>
  );
}
