/** What a card needs beside being a target: it shows the places it speaks of. */
import type { Card } from "../core/scene.ts";
import { pointingProps, usePointing } from "./pointing.ts";
import { both, type Target, useTarget } from "./target.ts";

export function useCard(card: Card): Target {
  const target = useTarget(card.id, "card", card.name);
  const about = pointingProps(usePointing(), card.about ?? []);
  if (!card.about?.length) return target;
  return { ...target, props: { tabindex: 0, ...both(target.props, about) } };
}
