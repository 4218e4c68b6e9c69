/** What an option would do, drawn on the board: a dotted way, its steps counted, a pale piece at its end. */
import type { Board, Ghost, Panel, Piece } from "../core/scene.ts";
import { ghostWay, type Orientation, type Places, polyline } from "../core/geometry.ts";
import { signOfPiece } from "../ui/crest.tsx";
import { KeyBadge, StepBadge } from "./badge.tsx";
import { Body } from "./piece.tsx";
import { stands } from "./standing.ts";

interface GhostsProps {
  ghosts: readonly Ghost[];
  pieces: readonly Piece[];
  panels: readonly Panel[];
  places: Places;
  board: Board;
  orientation: Orientation;
}

export function Ghosts({ ghosts, ...rest }: GhostsProps) {
  return (
    <g class="ghosts" aria-hidden="true">
      {ghosts.map((ghost) => <GhostView key={ghost.piece} ghost={ghost} {...rest} />)}
    </g>
  );
}

/** On a district it is as large as those who are there, and stands over them. */
function overOthers(piece: Piece, at: string, { pieces, board, places, orientation }: Omit<GhostsProps, "ghosts">) {
  if (board.spaces.find((space) => space.id === at)?.kind !== "district") return undefined;
  const there = pieces.map((one) => one.id === piece.id ? { ...one, at, held_by: "" } : one);
  const stand = stands(there, board, places, orientation).get(piece.id)!;
  const alone = !there.some((one) => one.at === at && one.id !== piece.id && !one.held_by);
  return {
    x: alone ? stand.x : places.boxes.get(at)!.x,
    y: stand.y - (alone ? 0 : 46 * stand.scale),
    scale: stand.scale,
  };
}

function GhostView({ ghost, ...rest }: Omit<GhostsProps, "ghosts"> & { ghost: Ghost }) {
  const { pieces, panels, places } = rest;
  const piece = pieces.find((one) => one.id === ghost.piece);
  if (!piece) return null;
  const way = ghostWay(piece.at, ghost.path);
  const points = [piece.at, ...way].flatMap((at) => places.boxes.get(at) ?? []);
  const end = points.at(-1);
  if (!end) return null;
  const unit = places.pen, d = polyline(points);
  const { x, y, scale } = overOthers(piece, way.at(-1) ?? piece.at, rest) ?? {
    x: end.x,
    y: end.y - unit * 0.04,
    scale: Math.min(end.w, end.h * 1.15) / (places.unit < places.pen ? 48 : 66),
  };
  return (
    <g>
      <path class="ghost-under" d={d} stroke-width={unit * 0.12} />
      <path class="ghost-way" d={d} stroke-width={unit * 0.07} stroke-dasharray={`${unit * 0.013} ${unit * 0.15}`} />
      {points.slice(1, -1).map((point, index) => {
        const taken = pieces.some((one) => one.at === way[index]);
        return (
          <StepBadge
            key={index}
            label={String(index + 1)}
            x={point.x + (taken ? unit * 0.36 : 0)}
            y={point.y + (taken ? unit * 0.24 : 0)}
            size={unit * 0.3}
          />
        );
      })}
      <g transform={`translate(${x} ${y}) scale(${scale.toFixed(2)})`}>
        <Body piece={piece} sign={signOfPiece(piece, panels)} ghost />
      </g>
      {ghost.text && (
        <KeyBadge
          label={ghost.text}
          x={end.x - end.w * 0.52}
          y={end.y + end.h * 0.1}
          size={unit * 0.34}
        />
      )}
    </g>
  );
}

/** The mint trail of what happened last. */
export function Trails({ pieces, places }: { pieces: readonly Piece[]; places: Places }) {
  const unit = places.pen;
  return (
    <g class="trails" aria-hidden="true">
      {pieces.filter((piece) => (piece.moved?.length ?? 0) > 0).map((piece, index) => {
        const way = piece.moved!.at(-1) === piece.at ? piece.moved! : [...piece.moved!, piece.at];
        const points = way.flatMap((at) => places.boxes.get(at) ?? []);
        if (points.length < 2) return null;
        const off = (index % 2 ? -1 : 1) * unit * 0.06;
        return (
          <g key={piece.id} transform={`translate(${off} ${off})`}>
            <path
              class="trace"
              d={polyline(points)}
              stroke-width={unit * 0.055}
              stroke-dasharray={`${unit * 0.03} ${unit * 0.12}`}
            />
            <circle class="trace-start" cx={points[0]!.x} cy={points[0]!.y} r={unit * 0.1} stroke-width={unit * 0.04} />
          </g>
        );
      })}
    </g>
  );
}
