/** The row under the question: the viewer's cards, and the stacks that everybody draws from. */
import { useRef } from "preact/hooks";
import type { Area, Panel, Scene } from "../core/scene.ts";
import { Hand, Stack, Strip } from "../cards/area.tsx";
import { useLow, useSay, useWidth } from "../ui/use.ts";

/** Whether the hand is a row of checklists; it stays one while there is none in it. */
export const isListed = (areas: readonly Area[]) =>
  areas.some((area) =>
    area.place === "hand" && area.layout === "row" && (area.cards ?? []).every((card) => card.checks?.length)
  );

export function HandRow({ scene, phone }: { scene: Scene; phone: boolean }) {
  const say = useSay();
  const low = useLow();
  // What lies in the left rail of a desktop is a hand like others on a phone.
  const hands = (scene.areas ?? []).filter((area) =>
    area.place === "hand" || (phone && area.place === "left" && area.layout !== "stack")
  );
  const stacks = (scene.areas ?? []).filter((area) =>
    (area.place ?? "supply") === "supply" && area.layout === "stack" && !area.note
  );
  const row = useRef<HTMLElement>(null);
  const room = useWidth(row, 760);
  const strips = phone ? stripsOf(scene) : [];
  if (!hands.length && !strips.length) return null;
  const most = low ? 72 : phone ? 84 : 118;
  const beside = phone ? 0 : Math.min(150, Math.max(112, room * 0.17));
  const first = hands[0];
  const listed = isListed(hands);
  return (
    <section ref={row} class={`hand ${listed ? "lists" : ""}`} aria-label={first?.name ?? say("table.supply")}>
      {first && !phone && !listed && (
        <span class="tag label">
          {first.name} · {first.count ?? first.cards?.length ?? 0}
          {first.note && <span class="later">{first.note}</span>}
        </span>
      )}
      {hands.map((area) => <Hand key={area.id} area={area} most={most} room={(room - 2 * beside) / hands.length} />)}
      {strips.map(({ area, panel }) => <Strip key={area.id} area={area} panel={panel} />)}
      {!phone && (
        <span class="decks">
          {stacks.map((area) => <Stack key={area.id} area={area} />)}
        </span>
      )}
    </section>
  );
}

/** The areas that phones show here, too: of a seat's panel, which keep their place while they are empty, or of the rail. */
export function stripsOf(scene: Scene): { area: Area; panel?: Panel }[] {
  const striped = (areas: readonly Area[] = []) => areas.filter((area) => area.strip);
  return [
    ...scene.panels.flatMap((panel) => striped(panel.areas).map((area) => ({ area, panel }))),
    ...striped(scene.areas).filter((area) => area.cards?.length).map((area) => ({ area })),
  ];
}
