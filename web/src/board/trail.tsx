/** A numbered way over the board, stop by stop; stops on one space lie beside each other. */
import { type Places, type Point, polyline } from "../core/geometry.ts";
import type { Overlay } from "../core/scene.ts";

/** `cells`: the squares of a grid. */
export function TrailView(
  { overlay, places, cells }: { overlay: Overlay; places: Places; cells: ReadonlySet<string> },
) {
  const stops = overlay.trail ?? [], unit = places.unit;
  const been = new Map<string, number>();
  const spots = stops.flatMap((stop): (Point & { text: string })[] => {
    const box = places.boxes.get(stop.at), before = been.get(stop.at) ?? 0;
    been.set(stop.at, before + 1);
    if (!box) return [];
    const off = unit * 0.3 * before;
    // In a grid the middle belongs to what stands there: a number stands at the edge, over a badge of heat.
    if (cells.has(stop.at)) {
      return [{ x: box.x - box.w / 2 + unit * 0.17 + off, y: box.y + box.h / 2 - unit * 0.49, text: stop.text }];
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
          <text y={unit * 0.06} font-size={unit * 0.17}>{text}</text>
        </g>
      ))}
    </g>
  );
}
