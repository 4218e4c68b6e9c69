/** What this step was about: the question and the answer, the deal, or how it ended. */
import type { Scene } from "../core/scene.ts";
import type { ReplayScene, TableInfo } from "../core/wire.ts";
import { Crest } from "../ui/crest.tsx";
import { Icon } from "../ui/icon.tsx";
import { useSay } from "../ui/use.ts";
import { panelOf } from "./eyes.tsx";

export function AskedLine({ shown, info }: { shown: ReplayScene; info: TableInfo }) {
  const say = useSay();
  const { asked, scene, step } = shown;
  if (scene.verdict) return <Ended scene={scene} />;
  if (!asked) {
    const text = say(step === 0 ? "replay.deal" : "replay.unseen");
    return (
      <section class="waitline asked-line" aria-label={say("replay.asked")}>
        <Icon name={step === 0 ? "deck" : "eye"} />
        <span class="grow">{text}</span>
      </section>
    );
  }
  const panel = panelOf(scene.panels, asked.seat);
  const name = info.names[asked.seat] ?? "";
  return (
    <section class="waitline asked-line" aria-label={say("replay.asked")}>
      {panel && <Crest sign={panel} />}
      <span class="grow">
        {!asked.question.startsWith(name) && <b>{name}:</b>} {asked.question}
      </span>
      {asked.answer && (
        <span class="answer">
          <Icon name="check" />
          {asked.answer}
        </span>
      )}
    </section>
  );
}

function Ended({ scene }: { scene: Scene }) {
  const say = useSay();
  const { title, text } = scene.verdict!;
  return (
    <section class="waitline asked-line" aria-label={say("table.game-over")}>
      <Icon name="flag" />
      <span class="grow">
        <b>{title || text}</b> {title && `· ${text}`}
      </span>
    </section>
  );
}
