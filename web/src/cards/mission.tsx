/** Cards that ask for something: a mission with its checks and what it brings, an offer with its price. */
import type { Amount, Card, Check } from "../core/scene.ts";
import { known, outline, type Sign } from "../ui/crest.tsx";
import { Art } from "../ui/art.tsx";
import { useChoosing } from "../choosing/choosing.ts";
import { useCard } from "../choosing/reading.ts";
import { Pips } from "./card.tsx";

export function AmountView({ amount, className }: { amount: Amount; className: string }) {
  return (
    <span class={className}>
      {amount.icon && <Art name={amount.icon} className="i" fit="xMidYMid meet" />}
      <b>{amount.value}</b>
      {amount.word && <i>{amount.word}</i>}
    </span>
  );
}

/** On paper for whoever has it, a line on the desk for the others. */
export function MissionCard({ card, sign, paper }: { card: Card; sign: Sign; paper: boolean }) {
  const { option, badge, looks, props } = useCard(card);
  const tone = card.tone && card.tone !== "plain" ? `tone-${card.tone}` : "";
  return (
    <li class="bare">
      <div
        class={`mission ${paper ? "" : "op"} ${tone} ${looks} seat-${known(sign.colour)}`}
        data-card={card.id}
        {...props}
      >
        <span class="stops">
          {card.name && <b class="mname">{card.name}</b>}
          {(card.checks ?? []).map((check) => <CheckView key={check.id} check={check} sign={sign} />)}
        </span>
        {card.gain && <AmountView amount={card.gain} className="pts" />}
        {(card.tag || card.text || !!card.steps) && (
          <span class="mfoot">
            {!!card.steps && <Pips done={card.done ?? 0} steps={card.steps} />}
            {card.tag}
            {card.text && <em>{card.text}</em>}
          </span>
        )}
        {option && <span class="key" aria-hidden="true">{badge}</span>}
      </div>
    </li>
  );
}

/** A tick in the seat's own shape; pale if it would hold after the option that is pointed at; a ring while it does not. */
function CheckView({ check, sign }: { check: Check; sign: Sign }) {
  const { previewed } = useChoosing();
  const soon = !check.done && (previewed?.checks ?? []).includes(check.id);
  const low = sign.shape === "triangle" ? 4 : 0;
  return (
    <span class={`stop ${check.done ? "on" : soon ? "soon" : ""}`}>
      <svg viewBox="-21 -21 42 42" aria-hidden="true" data-check={check.id}>
        {check.done || soon
          ? (
            <>
              <path class="seal" d={outline(sign.shape, 16)} />
              <path class="tick" d={`M-8 ${low + 0.5}l5.5 6L9 ${low - 7}`} />
            </>
          )
          : <circle class="ring" r="15" />}
      </svg>
      {check.text}
    </span>
  );
}

/** The price before the name, the gain behind it. */
export function OfferCard({ card }: { card: Card }) {
  const { option, badge, looks, refused, props } = useCard(card);
  const look = looks || (refused ? "is-off" : "");
  return (
    <li class="bare">
      <div class={`offer ${look}`} data-card={card.id} {...props}>
        {card.price && <AmountView amount={card.price} className="price" />}
        <span class="oc grow">
          {card.name || (card.checks ?? []).map((check) => check.text).join(" · ")}
          {card.text && <small>{card.text}</small>}
        </span>
        {card.gain && <AmountView amount={card.gain} className="pts" />}
        {option && <span class="key" aria-hidden="true">{badge}</span>}
      </div>
    </li>
  );
}
