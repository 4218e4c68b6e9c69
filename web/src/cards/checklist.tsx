/** Cards that are a checklist: what holds now, what would hold or fail after the option that is pointed at, what does
 * not yet. */
import { useContext } from "preact/hooks";
import type { Area, Card, Check } from "../core/scene.ts";
import { useChoosing } from "../choosing/choosing.ts";
import { pointingProps, usePointing } from "../choosing/pointing.ts";
import { useCard } from "../choosing/reading.ts";
import { Icon } from "../ui/icon.tsx";
import { useSay } from "../ui/use.ts";
import { Traces } from "./card.tsx";
import { AmountView } from "./mission.tsx";

export function Checklists({ area }: { area: Area }) {
  return (
    <ul class="checklists" tabIndex={0} aria-label={area.name} data-area={area.id}>
      {(area.cards ?? []).map((card) => <ChecklistCard key={card.id} card={card} />)}
    </ul>
  );
}

function ChecklistCard({ card }: { card: Card }) {
  const say = useSay();
  const { previewed } = useChoosing();
  const pointing = usePointing();
  const traced = useContext(Traces).has(card.id);
  const { option, badge, looks, refused, props } = useCard(card);
  const checks = card.checks ?? [];
  const soon = (check: Check) => !check.done && (previewed?.checks ?? []).includes(check.id);
  const lost = (check: Check) => check.done && (previewed?.unchecks ?? []).includes(check.id);
  const done = card.steps ? card.done ?? 0 : checks.filter((check) => check.done).length;
  const next = checks.find((check) => !check.done);
  return (
    <li class="bare">
      <div
        class={`checklist ${looks || (refused ? "is-off" : "")} ${traced ? "is-traced" : ""}`}
        data-card={card.id}
        {...props}
      >
        <header>
          <b>{card.name}</b>
          {card.tag && <span class="kind">{card.tag}</span>}
        </header>
        <ul>
          {checks.map((check) => (
            <li
              key={check.id}
              {...pointingProps(pointing, check.about ?? [])}
              data-check={check.id}
              class={`${lost(check) ? "lost" : check.done ? "on" : soon(check) ? "soon" : ""} ${
                check === next ? "undone" : ""
              }`}
            >
              {lost(check)
                ? <Icon name="cross" />
                : check.done
                ? <Icon name="check" />
                : soon(check)
                ? <Icon name="arrow" />
                : <i />}
              {check.text}
            </li>
          ))}
        </ul>
        {card.text && <p>{card.text}</p>}
        <footer>
          {card.gain && <AmountView amount={card.gain} className="gain" />}
          <em>{say("table.done-of", { done, n: card.steps || checks.length })}</em>
        </footer>
        {option && <span class="key" aria-hidden="true">{badge}</span>}
      </div>
    </li>
  );
}
