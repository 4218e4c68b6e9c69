/** What something on the table is, in the words of the rules: for whoever presses a thing that is no choice now, or
 * presses any thing with the other button. */
import { useEffect, useState } from "preact/hooks";
import { api } from "../core/api.ts";
import { areas } from "../core/diff.ts";
import type { Scene } from "../core/scene.ts";
import { rulesPath } from "../rules/link.tsx";
import { useFetched, usePrefs, useSay } from "../ui/use.ts";
import { beside, screen } from "./beside.tsx";

/** A thing that has a rule of its own. */
export interface Ruled {
  id: string;
  name: string;
  rule: string;
}

/** Everything on the table that has a rule of its own: cards, pieces, then spaces. */
export function ruled(scene: Scene): Ruled[] {
  const cards = areas(scene).flatMap((area) => area.cards ?? []);
  return [...cards, ...(scene.pieces ?? []), ...(scene.board?.spaces ?? [])].flatMap(({ id, name = "", rule }) =>
    rule ? { id, name, rule } : []
  );
}

const THING = "[data-card], [data-space]";
/** What does something else when it is pressed. */
const BUSY = "button, a, input, select, summary, [role=button], dialog";
const WIDE = 280;

interface Spot {
  thing: Ruled;
  rect: DOMRect;
}

export function Ruling({ scene }: { scene: Scene }) {
  const [spot, show] = useState<Spot | null>(null);
  useEffect(() => {
    // What is taken up by a press is drawn anew before the press gets here, and may be no button any more.
    let busy = false;
    const note = (event: MouseEvent) => busy = !!(event.target as Element).closest(BUSY);
    const press = (event: MouseEvent) => {
      if ((event.target as Element).closest(".ruling")) return;
      const idle = event.type === "contextmenu" || !busy;
      const found = idle && !document.querySelector(".closer:not(.ruling), .bubble") ? thingAt(event, scene) : null;
      if (found && event.type === "contextmenu") event.preventDefault();
      show(found);
    };
    const away = (event: KeyboardEvent) => event.key === "Escape" && show(null);
    document.addEventListener("click", note, true);
    document.addEventListener("click", press);
    document.addEventListener("contextmenu", press);
    document.addEventListener("keydown", away);
    return () => {
      document.removeEventListener("click", note, true);
      document.removeEventListener("click", press);
      document.removeEventListener("contextmenu", press);
      document.removeEventListener("keydown", away);
    };
  }, [scene]);
  return spot && <Told spot={spot} game={scene.game} />;
}

/** The thing with a rule under the pointer; pieces, and what is drawn over the board, let it through to their space. */
function thingAt({ clientX: x, clientY: y }: MouseEvent, scene: Scene): Spot | null {
  const node = document.elementsFromPoint(x, y).flatMap((one) => one.closest<HTMLElement>(THING) ?? [])[0];
  if (!node) return null;
  const pieces = node.dataset.space ? [...document.querySelectorAll<HTMLElement>("[data-piece]")] : [];
  const found = pieces.find((piece) => {
    const { left, right, top, bottom } = piece.getBoundingClientRect();
    return left <= x && x <= right && top <= y && y <= bottom;
  }) ?? node;
  const { card, piece, space } = found.dataset;
  const thing = ruled(scene).find(({ id }) => id === (card ?? piece ?? space));
  return thing ? { thing, rect: found.getBoundingClientRect() } : null;
}

function Told({ spot: { thing, rect }, game }: { spot: Spot; game: string }) {
  const say = useSay();
  const { language } = usePrefs();
  const [told] = useFetched(() => api.rule(game, thing.rule, language), [game, thing.rule, language]);
  return (
    <aside class="closer ruling" role="status" style={beside(rect, screen(), WIDE)}>
      <b>{thing.name}</b>
      <p>{told === undefined ? "…" : told === null ? say("table.rule-missing") : told.text}</p>
      <a href={`${rulesPath(game)}#${thing.rule}`} target="_blank">{say("table.rule", { id: thing.rule })}</a>
    </aside>
  );
}
