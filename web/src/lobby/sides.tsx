/** The seats of a table as a list; where people win and lose together, side by side with whom they do. */
import type { ComponentChild } from "preact";
import type { Say } from "../core/text.ts";
import { useSay } from "../ui/use.ts";

interface SidesProps {
  /** A row for every seat. */
  rows: readonly ComponentChild[];
  /** The seats that belong together; none: everybody is for themselves. */
  sides: readonly (readonly number[])[];
  /** The viewer's seat, if they have one. */
  you: number | null;
}

export function Sides({ rows, sides, you }: SidesProps) {
  const say = useSay();
  if (!sides.length) return <ul class="seatlist">{rows}</ul>;
  return (
    <>
      {sides.map((side, index) => {
        const name = sideName(sides, index, you, say);
        return (
          <section key={index} class="oneside" aria-label={name}>
            <h3>{name}</h3>
            <ul class="seatlist">{side.map((seat) => rows[seat])}</ul>
          </section>
        );
      })}
    </>
  );
}

function sideName(sides: SidesProps["sides"], index: number, you: number | null, say: Say): string {
  if (sides.length === 1) return say("setup.all-together");
  const own = sides.findIndex((side) => you !== null && side.includes(you));
  if (own === index) return say("setup.your-side");
  return own >= 0 && sides.length === 2 ? say("setup.other-side") : say("setup.side", { n: index + 1 });
}
