/** The rules that a question and its cards come from, in their own words. */
import { useState } from "preact/hooks";
import { api } from "../core/api.ts";
import type { Scene } from "../core/scene.ts";
import { rulesPath } from "../rules/link.tsx";
import { Short } from "../rules/short.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Icon } from "../ui/icon.tsx";
import { useFetched, usePrefs, useSay } from "../ui/use.ts";
import { ruled } from "./ruling.tsx";

/** The rules that matter now, each with the names of what it explains: the question's first, then those of the things
 * that the viewer sees. */
export function rulesOf(scene: Scene): Map<string, string[]> {
  const found = new Map<string, string[]>((scene.prompt?.rules ?? []).map((rule) => [rule, []]));
  for (const { rule, name } of ruled(scene)) {
    const names = found.get(rule) ?? [];
    found.set(rule, names.includes(name) ? names : [...names, name]);
  }
  return found;
}

export function Rules({ scene, onClose }: { scene: Scene; onClose: () => void }) {
  const say = useSay();
  const rules = [...rulesOf(scene)];
  return (
    <Dialog title={`${scene.title}: ${say("table.rules")}`} onClose={onClose}>
      <InShort game={scene.game} />
      <p class="allrules">
        <a class="howlink" href={rulesPath(scene.game)} target="_blank">
          <Icon name="book" />
          {say("rules.all")}
        </a>
        <span class="note">{say("rules.new-tab")}</span>
      </p>
      {!rules.length && <p>{say("table.rules-none")}</p>}
      {rules.map(([id, names]) => <Rule key={id} game={scene.game} id={id} names={names} />)}
      {!!scene.data?.length && (
        <article class="rule">
          <h3>{say("table.data")}</h3>
          {scene.data.map((line, index) => <p key={index}>{line}</p>)}
        </article>
      )}
    </Dialog>
  );
}

/** The game in short, for whoever unfolds it. */
function InShort({ game }: { game: string }) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  return (
    <details class="inshort" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{say("rules.short")}</summary>
      {open && <Unfolded game={game} />}
    </details>
  );
}

function Unfolded({ game }: { game: string }) {
  const say = useSay();
  const { language } = usePrefs();
  const [page] = useFetched(() => api.rules(game, language), [game, language]);
  if (!page) return <p>{page === null ? say("rules.missing") : "…"}</p>;
  return <Short page={page} />;
}

/** So many things are named at most: a board has dozens of equal spaces. */
const NAMED = 4;

function Rule({ game, id, names }: { game: string; id: string; names: readonly string[] }) {
  const say = useSay();
  const { language } = usePrefs();
  const [rule] = useFetched(() => api.rule(game, id, language), [game, id, language]);
  return (
    <article class="rule">
      <h3>
        {names.length > 0 && `${names.slice(0, NAMED).join(", ")}${names.length > NAMED ? "…" : ""} · `}
        {say("table.rule", { id })}
      </h3>
      <p>{rule === undefined ? "…" : rule === null ? say("table.rule-missing") : rule.text}</p>
    </article>
  );
}
