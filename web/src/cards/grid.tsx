/** The viewer's hand as a grid: in the left rail where the board needs the width, behind a tab on a phone. */
import type { Area } from "../core/scene.ts";
import { OnlyYou, Stack } from "./area.tsx";
import { CardView } from "./card.tsx";
import { Checklists } from "./checklist.tsx";

export function HandGrid({ areas }: { areas: readonly Area[] }) {
  const stacks = areas.filter((area) => area.layout === "stack");
  return (
    <>
      {areas.filter((area) => area.layout !== "stack").map((area, index) => (
        <section key={area.id} class="area handgrid" aria-label={area.name} data-area={area.id}>
          <header>
            <span class="label">{area.name} · {area.count ?? area.cards?.length ?? 0}</span>
            {area.private && <OnlyYou />}
            {index === 0 && stacks.map((stack) => <Stack key={stack.id} area={stack} />)}
          </header>
          {(area.cards ?? []).some((card) =>
              card.checks?.length
            )
            ? <Checklists area={area} />
            : (
              <ul>
                {(area.cards ?? []).map((card) => (
                  <li key={card.id}>
                    <CardView card={card} className="act" style={{ "--w": "128px" }} />
                  </li>
                ))}
              </ul>
            )}
        </section>
      ))}
    </>
  );
}
