/** The outlines of spaces, about the origin. */
import type { Rect, Space } from "../core/scene.ts";
import { between, type Point, round } from "../core/geometry.ts";

/** How round the corners of a rectangle are, by the kind of the space. */
const ROUND: Record<string, number> = { cell: 0.08, district: 0.09, panel: 0.08, room: 0.12 };

/** A space's outline, `grow` units larger than its box on every side. */
export function outlineOf(space: Space, box: Rect, grow = 0): string {
  return spacePath(space.shape, box, grow, ROUND[space.kind ?? "plain"]);
}

/** The outline of a shape, `grow` units larger than a box on every side. */
export function spacePath(shape: Space["shape"], box: Rect, grow = 0, roundness = 0.34): string {
  const w = round(box.w / 2 + grow), h = round(box.h / 2 + grow);
  if (shape === "circle") {
    const r = Math.min(w, h), long = round(w - r);
    if (long > 1) return `M${-long} ${-r}H${long}a${r} ${r} 0 0 1 0 ${2 * r}H${-long}a${r} ${r} 0 0 1 0 ${-2 * r}z`;
    return `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
  }
  if (shape === "octagon") {
    const cut = round(Math.min(w, h) * 0.44);
    return `M${-w + cut} ${-h}H${w - cut}L${w} ${-h + cut}V${h - cut}L${w - cut} ${h}H${-w + cut}L${-w} ${h - cut}V${
      -h + cut
    }z`;
  }
  if (shape === "hexagon") {
    const cut = round(w * 0.5);
    return `M${-w} 0L${-w + cut} ${-h}H${w - cut}L${w} 0L${w - cut} ${h}H${-w + cut}z`;
  }
  if (shape === "house") {
    const eave = round(-h * 0.22), r = round(w * 0.13);
    return `M${-w} ${h - r}V${eave}L0 ${-h}L${w} ${eave}V${h - r}q0 ${r} ${-r} ${r}H${-w + r}q${-r} 0 ${-r} ${-r}z`;
  }
  const r = round(Math.min(w, h) * roundness);
  return `M${-w + r} ${-h}H${w - r}q${r} 0 ${r} ${r}V${h - r}q0 ${r} ${-r} ${r}H${-w + r}q${-r} 0 ${-r} ${-r}V${
    -h + r
  }q0 ${-r} ${r} ${-r}z`;
}

/** The corner ticks of a rectangle that may be chosen. */
export function ticks(box: Rect, unit: number): string {
  const w = round(box.w / 2), h = round(box.h / 2), arm = round(Math.min(w * 0.42, h * 0.42, unit * 0.34)), r = 6;
  return [
    `M${-w} ${-h + arm}V${-h + r}q0 ${-r} ${r} ${-r}H${-w + arm}`,
    `M${w - arm} ${-h}H${w - r}q${r} 0 ${r} ${r}V${-h + arm}`,
    `M${w} ${h - arm}V${h - r}q0 ${r} ${-r} ${r}H${w - arm}`,
    `M${-w + arm} ${h}H${-w + r}q${-r} 0 ${-r} ${-r}V${h - arm}`,
  ].join("");
}

/** A star about the origin: what comes to a head. */
export function star(r: number, points = 14): string {
  const corners = Array.from({ length: 2 * points }, (_, index) => {
    const angle = (Math.PI * index) / points, far = index % 2 ? r * 0.76 : r * (index % 4 ? 0.94 : 1.06);
    return `${round(far * Math.cos(angle))} ${round(far * Math.sin(angle))}`;
  });
  return `M${corners.join("L")}z`;
}

/** A polygon with round corners. */
export function rounded(corners: readonly Point[], radius: number): string {
  const bits = corners.map((corner, index) => {
    const before = corners.at(index - 1)!, after = corners[(index + 1) % corners.length]!;
    const towards = (other: Point) => {
      const far = Math.hypot(other.x - corner.x, other.y - corner.y) || 1;
      return between(corner, other, Math.min(0.5, radius / far));
    };
    const from = towards(before), to = towards(after);
    const at = ({ x, y }: Point) => `${round(x)} ${round(y)}`;
    return `${index ? "L" : "M"}${at(from)}Q${at(corner)} ${at(to)}`;
  });
  return `${bits.join("")}z`;
}

/** A zigzag along the y axis about the origin. */
export function zigzag(length: number, width: number): string {
  const teeth = Math.max(3, Math.round(length / (width * 0.72)));
  const step = length / teeth;
  const points = Array.from(
    { length: teeth + 1 },
    (_, index) => `${index % 2 ? round(width / 2) : round(-width / 2)} ${round(index * step - length / 2)}`,
  );
  return `M${points.join("L")}`;
}

export const PAWN = "M-20 22c0-5 5-7 9-9 2-5 2-7-1-10a16.5 16.5 0 1124 0c-3 3-3 5-1 10 4 2 9 4 9 9 0 5-40 5-40 0z";
export const SPIKES = "M0-27l6 12 15-8-5 14 13 5-11 7 7 14-14-4-4 12-7-8-7 8-4-12-14 4 7-14-11-7 13-5-5-14 15 8z";
