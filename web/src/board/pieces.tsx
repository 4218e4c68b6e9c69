/** The pieces on the board, each where it stands, amber when it may be chosen. */
import type { Option, Panel, Piece } from "../core/scene.ts";
import type { Places } from "../core/geometry.ts";
import { HANDY, useTarget } from "../choosing/target.ts";
import { KeyBadge, KeyTower } from "./badge.tsx";
import { PieceView } from "./piece.tsx";
import type { Stand } from "./standing.ts";

export interface Shown {
  pieces: readonly Piece[];
  /** Those that would be new or another one. */
  fresh: ReadonlyMap<string, Piece>;
  leaving: ReadonlySet<string>;
}

/** The pieces as they would stand after the previewed option. */
export function previewing(pieces: readonly Piece[], option: Option | null): Shown {
  const fresh = new Map((option?.pieces ?? []).map((piece) => [piece.id, piece]));
  const there = pieces.map((piece) => fresh.get(piece.id) ?? piece);
  const more = [...fresh.values()].filter((piece) => !pieces.some((one) => one.id === piece.id));
  return { pieces: [...there, ...more], fresh, leaving: new Set(option?.lifts ?? []) };
}

interface PiecesProps {
  shown: Shown;
  panels: readonly Panel[];
  places: Places;
  stands: ReadonlyMap<string, Stand>;
}

/** Tiles are drawn last, since somebody may hold them: an order that a preview changed would take the focus away. */
const onTop = (piece: Piece) => Number(piece.kind === "tile" || !!piece.held_by);

/** What is held is drawn after its holder, so that it lies over them. */
export function Pieces({ shown, panels, places, stands }: PiecesProps) {
  const order = [...shown.pieces].sort((a, b) => onTop(a) - onTop(b));
  return (
    <>
      {order.map((piece) => {
        const stand = stands.get(piece.id);
        const look = shown.fresh.has(piece.id) ? "new" : shown.leaving.has(piece.id) ? "leaving" : "";
        return stand && (
          <Standing key={piece.id} piece={piece} stand={stand} panels={panels} places={places} look={look} />
        );
      })}
    </>
  );
}

/** A piece where it stands among the others of its place: four side by side, or three and a number. */
function Standing({ piece, stand, panels, places, look }: {
  piece: Piece;
  stand: Stand;
  panels: readonly Panel[];
  places: Places;
  look: "" | "new" | "leaving";
}) {
  const { option, badge, state, refused, picking, looks: handy, props } = useTarget(piece.id, "piece", piece.name);
  const { x, y, scale, more } = stand;
  if (more) {
    return (
      <g class="more" transform={`translate(${x} ${y})`}>
        <text dy=".35em" font-size={places.unit * 0.26}>+{more}</text>
      </g>
    );
  }
  // What is only previewed lies over what is pointed at, and must not take the pointer from it.
  if (look === "new") return <PieceView piece={piece} panels={panels} stand={stand} look={look} />;
  const looks = option ? `go-piece ${state}` : picking ? "go-piece is-pick" : handy || (refused ? "no-piece" : "");
  return (
    <g class={looks} {...props}>
      {(option || picking || handy === HANDY) && <Ring stand={stand} width={places.unit * 0.05} />}
      <PieceView piece={piece} panels={panels} stand={stand} look={look} />
      {option && (badge.includes("·")
        ? <KeyTower label={badge} x={x} y={y + 32 * scale} size={places.pen * 0.3} />
        : <KeyBadge label={badge} x={x + 24 * scale} y={y - 24 * scale} size={places.pen * 0.36} />)}
      <title>{piece.name}</title>
    </g>
  );
}

/** What is round a piece that may be chosen: a circle, or a long ring about what stands across a link. */
function Ring({ stand: { x, y, scale, angle, length }, width }: { stand: Stand; width: number }) {
  if (!length) return <circle class="go-ring" cx={x} cy={y} r={30 * scale} stroke-width={width} />;
  const w = 30 * scale, h = (length + 14) * scale;
  return (
    <rect
      class="go-ring"
      x={x - w / 2}
      y={y - h / 2}
      width={w}
      height={h}
      rx={w / 2}
      transform={`rotate(${Math.round(angle)} ${x} ${y})`}
      stroke-width={width}
    />
  );
}
