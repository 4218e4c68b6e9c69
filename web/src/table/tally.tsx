/** How a series of rematches stands: two against each other, or everybody in a line of their own. */
import { draws, lasted } from "../core/score.ts";
import type { Panel, Scene } from "../core/scene.ts";
import type { ScoreInfo, SeatInfo, TableInfo } from "../core/wire.ts";
import { Crest, signOf } from "../ui/crest.tsx";
import { useSay } from "../ui/use.ts";

/** The score to show: at the end, from the second match on. */
export function scoreToShow(scene: Scene, info: TableInfo): ScoreInfo | null {
  return scene.verdict && info.score && info.score.games > 1 ? info.score : null;
}

export function Tally({ scene, info }: { scene: Scene; info: TableInfo }) {
  const say = useSay();
  const score = scoreToShow(scene, info);
  if (!score) return null;
  const seats = [...info.seats].sort((a, b) => Number(b.you) - Number(a.you));
  const two = seats.length === 2;
  const [one, other] = seats;
  const title = !two
    ? say("end.score")
    : one!.you
    ? say("end.score-you", { name: other!.name })
    : say("end.score-two", { one: one!.name, other: other!.name });
  const time = lasted(score.seconds), nobody = two ? draws(score) : 0;
  const games = [say("end.games", { n: score.games }), ...(nobody ? [say("end.draws", { n: nobody })] : [])].join(", ");
  const wins = (seat: SeatInfo) => score.wins[seat.seat] ?? 0;
  return (
    <section class="tally" aria-label={title}>
      <span class="label">{title}</span>
      {two
        ? (
          <p class="duel">
            <Sign seat={one!} panels={scene.panels} />
            <b>{wins(one!)}</b>
            <i>:</i>
            <b>{wins(other!)}</b>
            <Sign seat={other!} panels={scene.panels} />
          </p>
        )
        : (
          <ul class="standing">
            {seats.map((seat) => (
              <li key={seat.seat}>
                <Sign seat={seat} panels={scene.panels} />
                <span class="grow">{seat.name}</span>
                <b>{wins(seat)}</b>
              </li>
            ))}
          </ul>
        )}
      <p class="note">{games} · {say("end.lasted", { time: say(time.key, { n: time.n }) })}</p>
    </section>
  );
}

function Sign({ seat, panels }: { seat: SeatInfo; panels: readonly Panel[] }) {
  return <Crest sign={panels.find((panel) => panel.seats.includes(seat.seat)) ?? signOf(seat.seat, seat.name)} />;
}
