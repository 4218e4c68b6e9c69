/** Quick play: the chosen game, its rules, who sits there, and one click to the first decision. */
import { useState } from "preact/hooks";
import { asking } from "../core/api.ts";
import { go } from "../core/route.ts";
import type { GameInfo, SeatWish } from "../core/wire.ts";
import { Segment } from "../ui/controls.tsx";
import { LearnLinks } from "../guide/offer.tsx";
import { HowLink } from "../rules/link.tsx";
import { Icon } from "../ui/icon.tsx";
import { useSay } from "../ui/use.ts";
import { useOpening } from "./opening.tsx";
import { Seats } from "./seats.tsx";
import { bot, usual, written } from "./wishing.ts";

export function QuickPlay({ game, me }: { game: GameInfo; me: string }) {
  const say = useSay();
  const [mode, setMode] = useState(game.modes[0]?.id ?? "");
  const [seats, setSeats] = useState(() => usual(game));
  const { open, busy, failed, naming } = useOpening(me);
  const play = (wanted: readonly SeatWish[]) =>
    open({ game: game.id, mode, options: {}, seats: [...wanted], time: { kind: "none" }, public: false });
  const friends = () =>
    play(
      seats.some((seat) => seat.kind === "open")
        ? seats
        : seats.map((seat) => (seat.kind === "bot" ? { kind: "open" } : seat)),
    );
  const ready = () => play(seats.map((seat) => (seat.kind === "open" ? bot(game) : seat)));
  return (
    <section class="prompt brief" aria-label={say("lobby.quick")}>
      <span class="tab">{say("lobby.quick")}</span>
      <div class="b1">
        <div class="grow">
          <h2 class="ask">{game.title}</h2>
          <p class="why">{game.about}</p>
          <HowLink game={game.id} />
          <LearnLinks game={game.id} ways={game.guides} />
        </div>
        {game.modes.length > 1 && (
          <div class="field">
            <span class="fl">{say("lobby.rules")}</span>
            <Segment label={say("lobby.rules")} value={mode} options={game.modes} onChange={setMode} />
          </div>
        )}
      </div>
      <div class="b2">
        <div class="field grow">
          <span class="fl">{say("lobby.at-table")}</span>
          <Seats game={game} me={me} seats={seats} onChange={setSeats} />
        </div>
        <div class="acts">
          <button type="button" class="primary" disabled={busy} onClick={ready}>
            <Icon name="play" />
            {say("lobby.play")}
          </button>
          <button type="button" class="second" disabled={busy} onClick={friends}>
            <Icon name="link" />
            {say("lobby.invite")}
          </button>
        </div>
      </div>
      <p class="foot">
        <button
          type="button"
          class="linkbtn"
          onClick={() => go(asking("/new", { game: game.id, mode, seats: written(seats) }))}
        >
          {say("lobby.more")}
        </button>
        {failed && <span role="alert" class="failed">{failed}</span>}
      </p>
      {naming}
    </section>
  );
}
