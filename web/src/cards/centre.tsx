/** The middle of the table, and what happened last: cards and dice as they lie. */
import type { Area, Die } from "../core/scene.ts";
import { useTarget } from "../choosing/target.ts";
import { Art } from "../ui/art.tsx";
import { Icon } from "../ui/icon.tsx";
import { Stack } from "./area.tsx";
import { CardView } from "./card.tsx";
import { ChipCard, RowCard } from "./small.tsx";

/** The middle of the table: each card with the caption that its tag gives. */
export function Centre({ areas }: { areas: readonly Area[] }) {
  return (
    <>
      {areas.map((area) =>
        area.layout === "stack"
          ? (
            <div key={area.id} class="slot">
              <Stack area={area} />
            </div>
          )
          : area.layout === "list"
          ? <Steps key={area.id} area={area} />
          : area.layout === "grid"
          ? <Faces key={area.id} area={area} />
          : [
            ...(area.cards ?? []).map((card) => (
              <div key={card.id} class="slot" data-area={area.id}>
                <span class="cap">{card.tag || " "}</span>
                <CardView card={{ ...card, tag: "" }} className="big" />
              </div>
            )),
            ...(area.dice?.length ? [<Dice key={area.id} dice={area.dice} />] : []),
          ]
      )}
    </>
  );
}

/** What comes one after another: what is done is ticked, what is on is loud. */
function Steps({ area }: { area: Area }) {
  return (
    <ol class="steps" aria-label={area.name}>
      {(area.cards ?? []).map((card, index) => (
        <li
          key={card.id}
          data-card={card.id}
          class={`tone-${card.tone ?? "plain"}`}
          aria-current={card.tone === "go" ? "step" : undefined}
        >
          {card.tone === "quiet" ? <Icon name="check" /> : <i>{index + 1}</i>}
          {card.name}
        </li>
      ))}
    </ol>
  );
}

/** Cards as small faces under their name. */
function Faces({ area }: { area: Area }) {
  return (
    <div class="slot facegrid" data-area={area.id}>
      <span class="cap">{area.name}</span>
      <ul class="chipcards">{(area.cards ?? []).map((card) => <ChipCard key={card.id} card={card} />)}</ul>
    </div>
  );
}

/** The card of the last event, and the die that was rolled for it. */
export function LastEvent({ areas }: { areas: readonly Area[] }) {
  return (
    <div class="event">
      {areas.map((area) => (
        <section key={area.id} aria-label={area.name} data-area={area.id}>
          <span class="label">{area.name}</span>
          <ul>{(area.cards ?? []).map((card) => <RowCard key={card.id} card={card} />)}</ul>
          <Dice dice={area.dice ?? []} />
        </section>
      ))}
    </div>
  );
}

function Dice({ dice }: { dice: readonly Die[] }) {
  if (!dice.length) return null;
  return <span class="dice">{dice.map((die) => <DieView key={die.id} die={die} />)}</span>;
}

function DieView({ die }: { die: Die }) {
  const { option, badge, looks, props } = useTarget(die.id);
  return (
    <span class={`die tone-${die.tone ?? "plain"} ${looks}`} {...props}>
      <i>{die.icon ? <Art name={die.icon} className="i" letter={die.text} fit="xMidYMid meet" /> : die.text}</i>
      <span>{die.name}</span>
      {option && <span class="key" aria-hidden="true">{badge}</span>}
    </span>
  );
}
