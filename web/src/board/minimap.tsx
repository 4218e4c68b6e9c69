/** The whole board in little, with the part that is seen now framed; a click shows all of it. */
import type { Frame } from "../core/frame.ts";
import type { Places } from "../core/geometry.ts";
import type { Panel, Piece } from "../core/scene.ts";
import { known } from "../ui/crest.tsx";
import { useSay } from "../ui/use.ts";

/** Its longer side, in pixels. */
const LONG = 84;

/** How wide and high it is, in pixels. */
export function mapSize([w, h]: readonly [number, number]): [number, number] {
  const scale = LONG / Math.max(w, h);
  return [w * scale, h * scale];
}

interface MiniMapProps {
  places: Places;
  frame: Frame;
  corner: string;
  pieces: readonly Piece[];
  panels: readonly Panel[];
  onFit: () => void;
}

export function MiniMap({ places, frame, corner, pieces, panels, onFit }: MiniMapProps) {
  const say = useSay();
  const [w, h] = places.size;
  const colour = (piece: Piece) =>
    known(panels.find((panel) => piece.seat != null && panel.seats.includes(piece.seat))?.colour ?? "");
  return (
    <button
      type="button"
      class={`minimap ${corner}`}
      style={{ width: `${mapSize(places.size)[0]}px` }}
      onMouseDown={(event) => event.preventDefault()} // It takes no focus: a preview that ends would move it away.
      onClick={onFit}
      aria-label={say("table.zoom-fit")}
      title={say("table.zoom-fit")}
    >
      <svg viewBox={`0 0 ${w} ${h}`} aria-hidden="true">
        {[...places.boxes.values()].map((box, index) => (
          <circle key={index} class="spot" cx={box.x} cy={box.y} r={places.unit * 0.35} />
        ))}
        {pieces.map((piece) => {
          const box = places.boxes.get(piece.at);
          return box && (
            <circle key={piece.id} class={`stands seat-${colour(piece)}`} cx={box.x} cy={box.y} r={places.unit * 0.5} />
          );
        })}
        <rect class="seen" x={frame.x} y={frame.y} width={frame.w} height={frame.h} stroke-width={w / 55} />
      </svg>
    </button>
  );
}
