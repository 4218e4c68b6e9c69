/** The seats of a table as a list; where people win and lose together, side by side with whom they do. */
import type { ComponentChild } from "preact";
import type { Say } from "../core/text.ts";
import { useSay } from "../ui/use.ts";
import type { Team } from "./wishing.ts";

interface SidesProps {
  /** A row for every seat. */
  rows: readonly ComponentChild[];
  /** Those who belong together; none: everybody is for themselves. */
  sides: readonly Team[];
  /** The viewer's seat, if they have one. */
  you: number | null;
  /** The seats for which lots will be drawn. */
  drawn?: readonly number[];
}

export function Sides({ rows, sides, you, drawn = [] }: SidesProps) {
  const say = useSay();
  if (!sides.length) return <ul class="seatlist">{rows}</ul>;
  const side = (name: string, seats: readonly number[]) =>
    seats.length > 0 && (
      <section key={name} class="oneside" aria-label={name}>
        <h3>{name}</h3>
        <ul class="seatlist">{seats.map((seat) => rows[seat])}</ul>
      </section>
    );
  return (
    <>
      {sides.map(({ seats }, index) =>
        side(sideName(sides, index, you, say), seats.filter((seat) => !drawn.includes(seat)))
      )}
      {side(say("setup.lot-heading"), drawn)}
    </>
  );
}

function sideName(sides: SidesProps["sides"], index: number, you: number | null, say: Say): string {
  const { name } = sides[index]!;
  if (name) return name;
  if (sides.length === 1) return say("setup.all-together");
  const own = sides.findIndex((side) => you !== null && side.seats.includes(you));
  if (own === index) return say("setup.your-side");
  return own >= 0 && sides.length === 2 ? say("setup.other-side") : say("setup.side", { n: index + 1 });
}
