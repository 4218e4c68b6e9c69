/** The seats of quick play, side by side: me, bots, friends; added, changed and taken away seat by seat. */
import type { GameInfo, ModeInfo, SeatWish } from "../core/wire.ts";
import { Crest, signOf } from "../ui/crest.tsx";
import { Icon } from "../ui/icon.tsx";
import { Portrait } from "../ui/portrait.tsx";
import { useSay } from "../ui/use.ts";
import { Level } from "./level.tsx";
import { bot, company, fitting, levelOf, swapped, teams } from "./wishing.ts";

interface SeatsProps {
  game: GameInfo;
  me: string;
  seats: readonly SeatWish[];
  mode: ModeInfo | undefined;
  onChange: (seats: SeatWish[]) => void;
}

export function Seats({ game, me, seats, mode, onChange }: SeatsProps) {
  const say = useSay();
  const most = Math.max(...game.seats), least = Math.min(...game.seats);
  const put = (index: number, wish: SeatWish) => onChange(seats.map((seat, at) => (at === index ? wish : seat)));
  const persons = company(game, seats, me);
  const sides = teams(game, seats.length);
  const sideOf = (seat: number) => sides.find((side) => side.seats.includes(seat));
  const mine = seats.findIndex((seat) => seat.kind === "me"), own = sideOf(mine);
  const part = (seat: number) =>
    sideOf(seat)?.name || (own && say(own === sideOf(seat) ? "lobby.with-you" : "lobby.against-you"));
  const tile = (seat: SeatWish, index: number) => {
    if (seat.kind === "me") {
      return (
        <span key={index} class="who">
          <Crest sign={signOf(index, me || say("lobby.you"))} />
          <span>
            <b>
              {say("lobby.you")} {own?.name && <i>{own.name}</i>}
            </b>
            <small>{say("lobby.this-seat")}</small>
          </span>
        </span>
      );
    }
    const person = persons[index], isBot = seat.kind === "bot";
    const name = isBot ? person?.name ?? say("lobby.bot") : say("lobby.friend");
    const change = say(isBot ? "setup.make-friend" : "setup.make-bot");
    return (
      <span key={index} class="who other">
        {person ? <Portrait looks={person.looks} /> : <Crest sign={signOf(index, name)} />}
        <span>
          <b>
            {name} {own && <i>{part(index)}</i>}
          </b>
          <small>
            {isBot
              ? (
                <>
                  {levelOf(game, seat.level)?.name} <i class="fold" />
                  <Level
                    game={game}
                    name={name}
                    value={seat.level}
                    onChange={(level) => put(index, { kind: "bot", level })}
                  />
                </>
              )
              : say("lobby.by-link")}
          </small>
        </span>
        {own && own !== sideOf(index) && (
          <button
            type="button"
            class="iconbtn"
            onClick={() => onChange(swapped(seats, mine, index))}
            aria-label={`${name}: ${say("setup.swap-me")}`}
            title={say("setup.swap-me")}
          >
            <Icon name="swap" />
          </button>
        )}
        <button
          type="button"
          class="iconbtn"
          onClick={() => put(index, isBot ? { kind: "open" } : bot(game))}
          aria-label={`${name}: ${change}`}
          title={change}
        >
          <Icon name={isBot ? "link" : "bot"} />
        </button>
      </span>
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
  const automaton = mode?.automaton && (
    <span key="automaton" class="who">
      <Crest sign={signOf(seats.length, mode.automaton)} />
      <span>
        <b>{mode.automaton}</b>
        <small>{say("lobby.by-cards")}</small>
      </span>
    </span>
  );
  const tiles = [...seats.map(tile), ...(automaton ? [automaton] : []), ...(seats.length < most ? [add] : [])];
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
