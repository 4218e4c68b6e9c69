/** Quick play: the chosen game, its rules, who sits there, and one click to the first decision. */
import { useState } from "preact/hooks";
import { asking } from "../core/api.ts";
import { go } from "../core/route.ts";
import type { GameInfo } from "../core/wire.ts";
import { LearnLinks } from "../guide/offer.tsx";
import { HowLink } from "../rules/link.tsx";
import { Icon } from "../ui/icon.tsx";
import { useSay } from "../ui/use.ts";
import { ModeChoice } from "./mode.tsx";
import { useOpening } from "./opening.tsx";
import { Seats } from "./seats.tsx";
import { bot, fitting, modeOf, type Plan, planned, withSeats, written } from "./wishing.ts";

export function QuickPlay({ game, me }: { game: GameInfo; me: string }) {
  const say = useSay();
  const [plan, setPlan] = useState(() => planned(game, null, null));
  const { mode, seats } = plan;
  const { open, busy, failed, naming } = useOpening(me);
  const play = (wanted: Plan) => open({ game: game.id, options: {}, time: { kind: "none" }, public: false, ...wanted });
  const ready = () => play({ mode, seats: seats.map((seat) => (seat.kind === "open" ? bot(game) : seat)) });
  const friends = () => play(invited(game, plan));
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
            <ModeChoice game={game} plan={plan} onChange={setPlan} />
          </div>
        )}
      </div>
      <div class="b2">
        <div class="field grow">
          <span class="fl">{say("lobby.at-table")}</span>
          <Seats
            game={game}
            me={me}
            seats={seats}
            mode={modeOf(game, mode)}
            onChange={(wanted) => setPlan(withSeats(game, plan, wanted))}
          />
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

/** The same table with friends: on the seats that are kept for them, else instead of the bots, else on a new one. */
function invited(game: GameInfo, plan: Plan): Plan {
  const { seats } = plan, friend = { kind: "open" } as const;
  if (seats.some((seat) => seat.kind === "open")) return plan;
  if (seats.length === 1) return withSeats(game, plan, fitting(game, seats, true, friend));
  return { ...plan, seats: seats.map((seat) => (seat.kind === "bot" ? friend : seat)) };
}
