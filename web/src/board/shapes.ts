/** The outlines of spaces, about the origin. */
import type { Box, Space } from "../core/scene.ts";
import { round } from "../core/geometry.ts";

/** A space's outline, `grow` units larger than its box on every side. */
export function spacePath(shape: Space["shape"], box: Box, grow = 0): string {
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
  const r = round(Math.min(w, h) * 0.34);
  return `M${-w + r} ${-h}H${w - r}q${r} 0 ${r} ${r}V${h - r}q0 ${r} ${-r} ${r}H${-w + r}q${-r} 0 ${-r} ${-r}V${
    -h + r
  }q0 ${-r} ${r} ${-r}z`;
}

/** The corner ticks of a rectangle that may be chosen. */
export function ticks(box: Box): string {
  const w = round(box.w / 2), h = round(box.h / 2), arm = round(Math.min(w, h) * 0.42), r = 6;
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

export const PAWN = "M-20 22c0-5 5-7 9-9 2-5 2-7-1-10a16.5 16.5 0 1124 0c-3 3-3 5-1 10 4 2 9 4 9 9 0 5-40 5-40 0z";
export const SPIKES = "M0-27l6 12 15-8-5 14 13 5-11 7 7 14-14-4-4 12-7-8-7 8-4-12-14 4 7-14-11-7 13-5-5-14 15 8z";
