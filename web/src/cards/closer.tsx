/** A card in full beside itself, while somebody reads it whose words do not all fit where it lies. */
import { useReading } from "../choosing/reading.ts";
import { Icon } from "../ui/icon.tsx";
import { beside, screen } from "../table/beside.tsx";
import { Pips, Values } from "./card.tsx";
import { AmountView } from "./mission.tsx";

const WIDE = 250;

/** Screen readers hear all of it from the card itself. */
export function Closer() {
  const reading = useReading();
  if (!reading) return null;
  const { card, rect } = reading;
  return (
    <aside class="closer" aria-hidden="true" style={beside(rect, screen(), WIDE)}>
      <header>
        {card.price && <AmountView amount={card.price} className="pts" />}
        <b class="grow">{card.name}</b>
        {card.tag && <span class="kind">{card.tag}</span>}
        {card.gain && <AmountView amount={card.gain} className="pts" />}
      </header>
      <Values values={card.values ?? []} />
      {!!card.steps && <Pips done={card.done ?? 0} steps={card.steps} />}
      {!!card.checks?.length && (
        <ul>
          {card.checks.map((check) => (
            <li key={check.id}>
              {check.done ? <Icon name="check" /> : <i />}
              {check.text}
            </li>
          ))}
        </ul>
      )}
      {card.text && <p>{card.text}</p>}
    </aside>
  );
}
