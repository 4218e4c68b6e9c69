/** Draws a way between two spaces: asphalt, tube, line or dashes, with its slots, and amber when it may be chosen. */
import type { Link, Panel, Rect } from "../core/scene.ts";
import {
  along,
  between,
  linkPoints,
  type Orientation,
  type Places,
  type Point,
  polyline,
  round,
  trimmed,
} from "../core/geometry.ts";
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
    <g class={`link kind-${kind} ${link.dim ? "is-dim" : ""} ${owner ? `owned seat-${known(owner.colour)}` : ""}`}>
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

/** The numbers at the ends of a way, each beside its space; drawn over the spaces. */
export function LinkEnds({ link, places, orientation }: LinkProps) {
  const points = linkPoints(link, places.boxes, orientation);
  if (!points.length || !link.ends?.some(Boolean)) return null;
  const r = places.unit * 0.16;
  const [a, b] = [places.boxes.get(link.a)!, places.boxes.get(link.b)!];
  const spots = [beyond(a, points[1]!, r), beyond(b, points[1]!, r)];
  return (
    <>
      {link.ends.map((text, index) =>
        text && (
          <g key={index} class="end" transform={`translate(${round(spots[index]!.x)} ${round(spots[index]!.y)})`}>
            <circle r={r} stroke-width={r * 0.2} />
            <text y={r * 0.42} font-size={r * 1.25}>{text}</text>
          </g>
        )
      )}
    </>
  );
}

/** A point just outside a space on the way to another point. */
function beyond(box: Rect, to: Point, room: number): Point {
  const dx = to.x - box.x, dy = to.y - box.y, far = Math.hypot(dx, dy) || 1;
  const edge = Math.min(
    dx ? (box.w / 2) / Math.abs(dx / far) : Infinity,
    dy ? (box.h / 2) / Math.abs(dy / far) : Infinity,
  );
  return between(box, to, Math.min(0.9, (edge + room) / far));
}

/** The dashes in the middle of the roads, drawn when all asphalt lies. */
export function RoadMarks(
  { links, places, orientation }: { links: readonly Link[]; places: Places; orientation: Orientation },
) {
  const roads = links.filter((link) => (link.kind ?? "road") === "road");
  const d = roads.map((link) => polyline(linkPoints(link, places.boxes, orientation))).join("");
  return d ? <path class="road-marks" d={d} stroke-width={places.unit / 30} /> : null;
}

/** Where two spaces touch: a line along their border, a little shorter than it. */
function across(a: Rect, b: Rect): Point[] {
  const x = (a.x + b.x) / 2, y = (a.y + b.y) / 2;
  const beside = Math.abs(b.x - a.x) > Math.abs(b.y - a.y);
  const w = beside ? 0 : Math.min(a.w, b.w) * 0.36, h = beside ? Math.min(a.h, b.h) * 0.36 : 0;
  return [{ x: x - w, y: y - h }, { x: x + w, y: y + h }];
}

/** What lies nearer to the border of two spaces than to any other: there it is clicked. */
function nearest(a: Rect, b: Rect): Point[] {
  const [one, other] = across(a, b);
  return [a, one!, b, other!];
}

export function LinkTarget({ link, places, orientation }: LinkProps) {
  const { option, badge, state, refused, props } = useTarget(link.id);
  const points = linkPoints(link, places.boxes, orientation);
  if (!points.length) return null;
  if (!option) {
    const d = polyline(points);
    return refused ? <path class="why-not reach" d={d} stroke-width={places.unit * 0.45} {...props} /> : null;
  }
  const [a, b] = [places.boxes.get(link.a)!, places.boxes.get(link.b)!];
  const d = polyline(link.kind === "border" ? across(a, b) : trimmed(points, a, b)),
    unit = places.unit,
    middle = points[1]!;
  if (link.kind === "border") {
    return (
      <g class={`go-spot link-target border-target ${state}`} {...props}>
        <path class="go-reach is-field" d={`${polyline(nearest(a, b))}Z`} />
        <path class="go-under" d={d} stroke-width={unit * 0.12} />
        <path class="go-tick" d={d} stroke-width={unit * 0.07} />
        <path class="focus-ring" d={d} stroke-width={unit * 0.04} />
        <KeyBadge label={badge} x={middle.x} y={middle.y} size={places.pen * 0.34} />
      </g>
    );
  }
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
