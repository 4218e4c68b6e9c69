/** How a series of rematches stands: two against each other, or everybody in a line of their own. */
import { lasted, winsAt } from "../core/score.ts";
import type { Panel, Scene } from "../core/scene.ts";
import type { ScoreInfo, TableInfo } from "../core/wire.ts";
import { Crest, signOf } from "../ui/crest.tsx";
import { useSay } from "../ui/use.ts";

/** The score to show: at the end, from the second match on. */
export function scoreToShow(scene: Scene, info: TableInfo): ScoreInfo | null {
  return scene.verdict && info.score && info.score.games > 1 ? info.score : null;
}

/** Somebody in the score. */
interface Rival {
  seat: number;
  name: string;
  you: boolean;
}

/** Those who play against each other, the viewer first; whoever has no seat has the number after the last one. */
function rivalsOf(info: TableInfo): Rival[] {
  const seatless = info.automaton ? [{ seat: info.seats.length, name: info.automaton, you: false }] : [];
  return [...info.seats, ...seatless].sort((a, b) => Number(b.you) - Number(a.you));
}

export function Tally({ scene, info }: { scene: Scene; info: TableInfo }) {
  const say = useSay();
  const score = scoreToShow(scene, info);
  if (!score) return null;
  const rivals = rivalsOf(info);
  const two = rivals.length === 2;
  const [one, other] = rivals;
  const title = !two
    ? say("end.score")
    : one!.you
    ? say("end.score-you", { name: other!.name })
    : say("end.score-two", { one: one!.name, other: other!.name });
  const time = lasted(score.seconds), draws = two && !info.automaton ? score.nobody : 0;
  const games = [say("end.games", { n: score.games }), ...(draws ? [say("end.draws", { n: draws })] : [])].join(", ");
  return (
    <section class="tally" aria-label={title}>
      <span class="label">{title}</span>
      {two
        ? (
          <p class="duel">
            <Sign rival={one!} panels={scene.panels} />
            <b>{winsAt(score, one!.seat)}</b>
            <i>:</i>
            <b>{winsAt(score, other!.seat)}</b>
            <Sign rival={other!} panels={scene.panels} />
          </p>
        )
        : (
          <ul class="standing">
            {rivals.map((rival) => (
              <li key={rival.seat}>
                <Sign rival={rival} panels={scene.panels} />
                <span class="grow">{rival.name}</span>
                <b>{winsAt(score, rival.seat)}</b>
              </li>
            ))}
          </ul>
        )}
      <p class="note">{games} · {say("end.lasted", { time: say(time.key, { n: time.n }) })}</p>
    </section>
  );
}

function Sign({ rival, panels }: { rival: Rival; panels: readonly Panel[] }) {
  return <Crest sign={panels.find((panel) => panel.seats.includes(rival.seat)) ?? signOf(rival.seat, rival.name)} />;
}
