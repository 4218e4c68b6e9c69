/** A numbered way over the board, stop by stop; stops on one space lie beside each other. */
import { type Places, type Point, polyline } from "../core/geometry.ts";
import type { Overlay } from "../core/scene.ts";

interface TrailProps {
  overlay: Overlay;
  places: Places;
  /** The squares of a grid, each with how high over its lower edge there is room for a number. */
  cells: ReadonlyMap<string, number>;
}

export function TrailView({ overlay, places, cells }: TrailProps) {
  const stops = overlay.trail ?? [], unit = places.unit;
  const been = new Map<string, number>();
  const spots = stops.flatMap((stop): (Point & { text: string })[] => {
    const box = places.boxes.get(stop.at), before = been.get(stop.at) ?? 0;
    been.set(stop.at, before + 1);
    if (!box) return [];
    const off = unit * 0.3 * before;
    // In a grid the middle belongs to what stands there: a number stands at the edge, over a badge of heat.
    const over = cells.get(stop.at);
    if (over !== undefined) {
      return [{ x: box.x - box.w / 2 + unit * 0.17 + off, y: box.y + box.h / 2 - over, text: stop.text }];
    }
    return [{ x: box.x + off, y: box.y + box.h * 0.12, text: stop.text }];
  });
  if (!spots.length) return null;
  return (
    <g class="numbered" aria-hidden="true">
      <path class="under" d={polyline(spots)} stroke-width={unit * 0.1} />
      <path class="over" d={polyline(spots)} stroke-width={unit * 0.05} />
      {spots.map(({ x, y, text }, index) => (
        <g key={index} transform={`translate(${x} ${y})`} class={index === spots.length - 1 ? "last" : ""}>
          <circle r={unit * 0.135} stroke-width={unit * 0.03} />
          <text y={unit * 0.065} font-size={unit * 0.19}>{text}</text>
        </g>
      ))}
    </g>
  );
}
