/** Cards in little room: a group with pips in a seat's panel, a line of a list, a stack with its number. */
import { useContext } from "preact/hooks";
import type { Card } from "../core/scene.ts";
import { Art } from "../ui/art.tsx";
import { Icon } from "../ui/icon.tsx";
import { useCard } from "../choosing/reading.ts";
import { useSay } from "../ui/use.ts";
import { Back, Pips, spoken, Traces } from "./card.tsx";

function useLooks(kind: string, card: Card, looks: string): string {
  const traces = useContext(Traces);
  const traced = traces.has(card.id) ? "is-traced" : "";
  const tone = card.tone === "bad"
    ? "warn"
    : card.tone === "go"
    ? "hot"
    : card.tone === "good"
    ? "fine"
    : card.tone === "quiet"
    ? "dull"
    : "";
  return [kind, looks || tone, traced].filter(Boolean).join(" ");
}

/** Equal cards as one: portrait, name, how many there are, what comes next. */
export function GroupCard({ card }: { card: Card }) {
  const { option, badge, looks, props } = useCard(card);
  return (
    <li class="bare">
      <div class={useLooks("grp", card, looks)} data-card={card.id} {...props}>
        {card.back
          ? (
            <span class="pic">
              <Back />
            </span>
          )
          : <Art name={card.art ?? ""} letter={card.name} className="pic" />}
        <div>
          <b>{card.name}</b>
          <span class="line">
            {!!card.steps && <Pips done={card.done ?? 0} steps={card.steps} />}
            <em>{card.text || ((card.count ?? 1) > 1 ? `×${card.count}` : "")}</em>
          </span>
        </div>
        {option && <span class="key" aria-hidden="true">{badge}</span>}
      </div>
    </li>
  );
}

/** A card that is read: drawing, name, its kind, its text, what of it holds. */
export function RowCard({ card }: { card: Card }) {
  const { option, badge, looks, props } = useCard(card);
  const say = useSay();
  return (
    <li class="bare">
      <div class={useLooks("rowcard", card, looks)} data-card={card.id} {...props}>
        {card.back
          ? (
            <span class="pic">
              <Back />
            </span>
          )
          : (
            <span class="pic">
              <Art name={card.art ?? ""} letter={card.name} fit="xMidYMid slice" />
            </span>
          )}
        <div class="grow">
          <b>
            {card.back ? card.name || say("table.face-down") : card.name}
            {(card.count ?? 1) > 1 && <span>×{card.count}</span>}
            {card.tag && <span class="kind">{card.tag}</span>}
          </b>
          {!!card.steps && <Pips done={card.done ?? 0} steps={card.steps} />}
          {card.text && <p>{card.text}</p>}
          {!!card.checks?.length && (
            <ul class="needs">
              {card.checks.map((check) => (
                <li key={check.id} class={check.done ? "on" : ""}>
                  {check.done ? <Icon name="check" /> : <i />}
                  {check.text}
                </li>
              ))}
            </ul>
          )}
        </div>
        {!!card.values?.length && <span class="worth">{card.values.map((value) => value.text).join(" ")}</span>}
        {option && <span class="key" aria-hidden="true">{badge}</span>}
      </div>
    </li>
  );
}

/** A line in a seat's panel: kind, name, what it does. */
export function OwnedCard({ card }: { card: Card }) {
  const { option, badge, looks, props } = useCard(card);
  return (
    <li class="bare">
      <div class={useLooks("owned", card, looks)} data-card={card.id} title={card.text} {...props}>
        {card.tag && <span class="kind">{card.tag}</span>}
        <b>{card.name}</b>
        {!!card.steps && <Pips done={card.done ?? 0} steps={card.steps} />}
        {card.text && <span class="what">{card.text}</span>}
        {option && <span class="key" aria-hidden="true">{badge}</span>}
      </div>
    </li>
  );
}

/** A small face in a row of a panel. */
export function ChipCard({ card }: { card: Card }) {
  const say = useSay();
  const { option, badge, looks, props } = useCard(card);
  return (
    <li class="bare">
      <div
        class={useLooks("chipcard", card, looks)}
        data-card={card.id}
        {...(option ? {} : { role: "img", "aria-label": spoken(card) || say("table.face-down") })}
        {...props}
      >
        {card.back ? <Back /> : <Art name={card.art ?? ""} letter={card.name} fit="" />}
        {option && <span class="key" aria-hidden="true">{badge}</span>}
      </div>
    </li>
  );
}
