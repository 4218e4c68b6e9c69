/** Draws a way between two spaces: asphalt, tube, line or dashes, with its slots, and amber when it may be chosen. */
import type { Link, Panel } from "../core/scene.ts";
import { along, linkPoints, type Orientation, type Places, polyline, round, trimmed } from "../core/geometry.ts";
import { known } from "../ui/crest.tsx";
import { useTarget } from "../choosing/target.ts";
import { KeyBadge } from "./badge.tsx";

interface LinkProps {
  link: Link;
  places: Places;
  orientation: Orientation;
}

export function LinkView({ link, places, orientation, owner }: LinkProps & { owner: Panel | undefined }) {
  const points = linkPoints(link, places.boxes, orientation);
  if (!points.length) return null;
  const d = polyline(points), unit = places.unit;
  const kind = link.kind ?? "road";
  const middle = points[1]!;
  return (
    <g class={`link kind-${kind} ${owner ? `owned seat-${known(owner.colour)}` : ""}`}>
      {kind === "road" && (
        <>
          <path class="under" d={d} stroke-width={unit * 0.84} />
          <path class="way" d={d} stroke-width={unit * 0.73} />
        </>
      )}
      {kind === "corridor" && (
        <>
          <path class="under" d={d} stroke-width={unit * 0.26} />
          <path class="way" d={d} stroke-width={unit * 0.15} />
        </>
      )}
      {kind === "line" && (
        <>
          <path class="under" d={d} stroke-width={unit * 0.36} />
          <path class="way" d={d} stroke-width={unit * 0.2} />
        </>
      )}
      {kind === "dashed" && (
        <path
          class="way"
          d={d}
          stroke-width={unit * 0.06}
          stroke-dasharray={`${round(unit * 0.16)} ${round(unit * 0.13)}`}
        />
      )}
      {along(points, link.slots ?? 0).map((point, index) => (
        <circle
          key={index}
          class="slot"
          cx={round(point.x)}
          cy={round(point.y)}
          r={unit * 0.21}
          stroke-width={unit * 0.05}
        />
      ))}
      {link.text && <text class="lbl" x={middle.x} y={middle.y - unit * 0.2} font-size={unit * 0.19}>{link.text}</text>}
    </g>
  );
}

/** The dashes in the middle of the roads, drawn when all asphalt lies. */
export function RoadMarks(
  { links, places, orientation }: { links: readonly Link[]; places: Places; orientation: Orientation },
) {
  const roads = links.filter((link) => (link.kind ?? "road") === "road");
  const d = roads.map((link) => polyline(linkPoints(link, places.boxes, orientation))).join("");
  return d ? <path class="road-marks" d={d} stroke-width={places.unit / 30} /> : null;
}

export function LinkTarget({ link, places, orientation }: LinkProps) {
  const { option, badge, state, refused, props } = useTarget(link.id);
  const points = linkPoints(link, places.boxes, orientation);
  if (!points.length) return null;
  if (!option) {
    const d = polyline(points);
    return refused ? <path class="why-not reach" d={d} stroke-width={places.unit * 0.45} {...props} /> : null;
  }
  const d = polyline(trimmed(points, places.boxes.get(link.a)!, places.boxes.get(link.b)!)),
    unit = places.unit,
    middle = points[1]!;
  return (
    <g class={`go-spot link-target ${state}`} {...props}>
      <path class="go-reach" d={d} stroke-width={unit * 0.45} />
      <path
        class="go-tick"
        d={d}
        stroke-width={unit * 0.09}
        stroke-dasharray={`${round(unit * 0.16)} ${round(unit * 0.12)}`}
      />
      <path class="focus-ring" d={d} stroke-width={unit * 0.04} />
      <KeyBadge label={badge} x={middle.x} y={middle.y} size={places.pen * 0.34} />
    </g>
  );
}
