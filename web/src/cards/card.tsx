/** A card, face or back: name and values in the top third, then its drawing; amber when it may be chosen. */
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Card, Value } from "../core/scene.ts";
import { Art, Game, symbol } from "../ui/art.tsx";
import { useSay } from "../ui/use.ts";
import { useCard } from "../choosing/reading.ts";

/** The ids of what happened last. */
export const Traces = createContext<ReadonlySet<string>>(new Set());

interface CardProps {
  card: Card;
  style?: Record<string, string>;
  className?: string;
}

export function CardView({ card, style, className = "" }: CardProps) {
  const say = useSay();
  const { option, badge, refused, picking, looks: chosen, props } = useCard(card);
  const traced = useContext(Traces).has(card.id);
  const looks = [
    "card",
    traced ? "is-traced" : "",
    card.back ? "back" : "",
    chosen || (refused ? "is-off" : "is-idle"),
    card.tone && card.tone !== "plain" ? `tone-${card.tone}` : "",
    className,
  ];
  const name = card.back ? card.name || say("table.face-down") : card.name;
  return (
    <div
      class={looks.filter(Boolean).join(" ")}
      style={style}
      data-card={card.id}
      {...(option || picking ? {} : { role: "img", "aria-label": spoken(card, name) })}
      {...props}
    >
      {card.back ? <Back /> : <Face card={card} />}
      {(card.count ?? 1) > 1 && <span class="many">×{card.count}</span>}
      {option && <span class="key" aria-hidden="true">{badge}</span>}
    </div>
  );
}

/** What a screen reader hears of a card. */
export function spoken(card: Card, name = card.name ?? ""): string {
  const applies = (card.values ?? []).filter((value) => value.applies).map((value) => value.text || value.icon);
  return [name, card.tag, applies.join(" "), card.text].filter(Boolean).join(", ");
}

function Face({ card }: { card: Card }) {
  return (
    <>
      <span class="ttl">
        {card.price && <span class="cost">{card.price.value}</span>}
        {card.name}
      </span>
      <Values values={card.values ?? []} />
      {card.art
        ? <Art name={card.art} letter={card.name} fit="xMidYMin slice" />
        : card.text
        ? null
        : <Art name="" letter={card.name} fit="xMidYMid meet" />}
      {!!card.steps && <Pips done={card.done ?? 0} steps={card.steps} />}
      {card.text && <span class="txt">{card.text}</span>}
    </>
  );
}

export function Values({ values }: { values: readonly Value[] }) {
  if (!values.length) return null;
  return (
    <span class="steps">
      {values.map((value, index) => (
        <span key={index} class={`${value.applies ? "now" : ""} tone-${value.tone ?? "plain"}`}>
          {value.icon ? <Art name={value.icon} className="i" letter={value.text} fit="xMidYMid meet" /> : value.text}
        </span>
      ))}
    </span>
  );
}

export function Pips({ done, steps }: { done: number; steps: number }) {
  return (
    <span class="pips" aria-hidden="true">
      {Array.from({ length: steps }, (_, index) => <i key={index} class={index < done ? "on" : ""} />)}
    </span>
  );
}

export function Back() {
  const game = useContext(Game);
  if (symbol(game, "back")) return <Art name="back" className="backart" />;
  return (
    <svg class="backart" viewBox="0 0 140 196" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="140" height="196" fill="#22323a" />
      <rect x="9" y="9" width="122" height="178" rx="7" fill="#2a3d47" stroke="#48626e" stroke-width="2" />
      <circle cx="70" cy="98" r="34" fill="#22323a" stroke="#f4ecdb" stroke-width="2.5" />
      <path
        d="M58 88c0-16 25-16 25 0 0 10-13 10-13 22M70 121v.2"
        fill="none"
        stroke="#f4ecdb"
        stroke-width="6"
        stroke-linecap="round"
      />
    </svg>
  );
}
