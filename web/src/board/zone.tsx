/** The parts of a board that several spaces lie in: their ground, their plates, amber when they may be chosen. */
import type { Orientation, Places, Point } from "../core/geometry.ts";
import type { Zone } from "../core/scene.ts";
import { BoardArt } from "../ui/art.tsx";
import { useTarget } from "../choosing/target.ts";
import { KeyBadge } from "./badge.tsx";
import { rounded } from "./shapes.ts";

interface ZoneProps {
  zone: Zone;
  places: Places;
  orientation: Orientation;
}

const corners = (zone: Zone, orientation: Orientation): Point[] => zone[orientation].map(([x, y]) => ({ x, y }));

export function ZoneView({ zone, places, orientation }: ZoneProps) {
  const d = rounded(corners(zone, orientation), places.unit * 0.2);
  return <path class={`zone ${zone.dim ? "is-dim" : ""}`} d={d} stroke-width={places.unit * 0.024} />;
}

/** Letters so high, in places, leave no room for the state in words: the icon tells it. */
const HIGH = 0.4;

/** The name and the state of a zone; drawn over the ways. `least`: how high its letters have to be. */
export function ZonePlate({ zone, places, orientation, least }: ZoneProps & { least: number }) {
  const at = (orientation === "wide" ? zone.wide_plate : zone.tall_plate) ?? null;
  if (!at) return null;
  const size = Math.max(places.unit * 0.19, least),
    said = zone.icon && size > places.unit * HIGH ? "" : zone.text ?? "";
  const icon = zone.icon ? size * 1.5 : 0, letters = zone.name.length + (said ? said.length + 1 : 0);
  const w = letters * size * 0.48 + icon + size * 1.1, h = size * 1.7;
  return (
    <g class={`zone-plate tone-${zone.tone ?? "plain"}`} transform={`translate(${at[0]} ${at[1]})`} aria-hidden="true">
      <rect x={-w / 2} y={-h / 2} width={w} height={h} rx={h * 0.24} stroke-width={size * 0.12} />
      {zone.icon && (
        <BoardArt name={zone.icon} x={-w / 2 + size * 0.45} y={-size * 0.62} w={size * 1.25} h={size * 1.25} />
      )}
      <text class="lbl start" x={-w / 2 + size * 0.5 + icon} y={size * 0.36} font-size={size}>
        {zone.name}
        {said && <tspan class="light">{` ${said}`}</tspan>}
      </text>
    </g>
  );
}

export function ZoneTarget({ zone, places, orientation }: ZoneProps) {
  const { option, badge, state, refused, props } = useTarget(zone.id);
  const points = corners(zone, orientation), d = rounded(points, places.unit * 0.2);
  if (!option) return refused ? <path class="why-not" d={d} {...props} /> : null;
  const right = Math.max(...points.map(({ x }) => x)), top = Math.min(...points.map(({ y }) => y));
  return (
    <g class={`go-spot ${state}`} {...props}>
      <path class="go-fill" d={d} />
      <path class="go-tick" d={d} stroke-width={places.unit * 0.06} />
      <path class="focus-ring" d={d} stroke-width={places.unit * 0.1} />
      <KeyBadge label={badge} x={right - places.unit * 0.3} y={top + places.unit * 0.3} size={places.pen * 0.36} />
    </g>
  );
}
