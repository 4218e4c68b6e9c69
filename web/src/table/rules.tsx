/** The rules that a question and its cards come from, in their own words. */
import { api } from "../core/api.ts";
import { areas } from "../core/diff.ts";
import type { Scene } from "../core/scene.ts";
import { Dialog } from "../ui/dialog.tsx";
import { useFetched, usePrefs, useSay } from "../ui/use.ts";

/** The rules that matter now: the question's first, then those of the cards that the viewer sees. */
export function rulesOf(scene: Scene): string[] {
  const cards = areas(scene).flatMap((area) => area.cards ?? []).flatMap((card) => card.rule || []);
  return [...new Set([...(scene.prompt?.rules ?? []), ...cards])];
}

export function Rules({ scene, onClose }: { scene: Scene; onClose: () => void }) {
  const say = useSay();
  const ids = rulesOf(scene);
  return (
    <Dialog title={`${scene.title}: ${say("table.rules")}`} onClose={onClose}>
      {!ids.length && <p>{say("table.rules-none")}</p>}
      {ids.map((id) => <Rule key={id} game={scene.game} id={id} />)}
      {!!scene.data?.length && (
        <article class="rule">
          <h3>{say("table.data")}</h3>
          {scene.data.map((line, index) => <p key={index}>{line}</p>)}
        </article>
      )}
    </Dialog>
  );
}

function Rule({ game, id }: { game: string; id: string }) {
  const say = useSay();
  const { language } = usePrefs();
  const [rule] = useFetched(() => api.rule(game, id, language), [game, id, language]);
  return (
    <article class="rule">
      <h3>{say("table.rule", { id })}</h3>
      <p>{rule === undefined ? "…" : rule === null ? say("table.rule-missing") : rule.text}</p>
    </article>
  );
}
