/** Where pieces stand: side by side in the middle of their space, in its corners, at the side of whoever holds them, or
 * across their link. */
import { type Orientation, type Places, seated, standing } from "../core/geometry.ts";
import type { Board, Piece, Rect, Space } from "../core/scene.ts";

export interface Stand {
  x: number;
  y: number;
  scale: number;
  /** How far it is turned, in degrees. */
  angle: number;
  /** How long it is, if it stands across a link. */
  length: number;
  /** It stands for itself and so many others that have no room. */
  more: number;
}

/** What stands in the way of the pieces of a space: its badge of heat, the signs on its edge. */
export type Taken = ReadonlyMap<string, number>;

const ACROSS: ReadonlySet<Piece["kind"]> = new Set(["zigzag", "barrier", "door"]);
/** Spaces with much to read: their pieces are drawn to the scale of the board, so much smaller than it, and stand on the
 * lower edge, so far over it. */
const ROOMY: Readonly<Record<string, { smaller: number; over: number }>> = {
  cell: { smaller: 88, over: 0 },
  room: { smaller: 94, over: 13 },
  district: { smaller: 70, over: 0 },
  panel: { smaller: 112, over: 0 },
};

export const isRoomy = (space: Space | undefined) => (space?.kind ?? "plain") in ROOMY;

/** Whether a space has icons or words that pieces must not hide. */
function readable(space: Space | undefined): boolean {
  const shape = space?.shape ?? "rect";
  if (isRoomy(space) && shape !== "circle") return true;
  return (shape === "rect" || shape === "hexagon") && !!(space?.icons?.length || space?.text);
}

export function grouped(pieces: readonly Piece[]): Map<string, Piece[]> {
  const groups = new Map<string, Piece[]>();
  for (const piece of pieces) {
    if (piece.corner || piece.held_by || ACROSS.has(piece.kind)) continue;
    groups.set(piece.at, [...(groups.get(piece.at) ?? []), piece]);
  }
  return groups;
}

/** Where every piece stands; those that are not here have no room or no place. */
export function stands(
  pieces: readonly Piece[],
  board: Board,
  places: Places,
  orientation: Orientation,
  taken: Taken = new Map(),
): Map<string, Stand> {
  const found = new Map<string, Stand>();
  const spaces = new Map(board.spaces.map((space) => [space.id, space]));
  const low = countBy(pieces.filter((piece) => piece.corner === "br"));
  const corners = new Map<string, number>();
  for (const [at, group] of grouped(pieces)) {
    const box = places.boxes.get(at);
    if (!box) continue;
    const beside = rowWidth(low.get(at) ?? 0, places);
    group.forEach((piece, index) => {
      const stand = among(index, group.length, spaces.get(at), box, places, taken.get(at) ?? 0, beside);
      if (stand) found.set(piece.id, stand);
    });
  }
  for (const piece of pieces) {
    const box = places.boxes.get(piece.at);
    if (!box) continue;
    if (piece.corner) {
      const key = `${piece.at} ${piece.corner}`, before = corners.get(key) ?? 0;
      corners.set(key, before + 1);
      found.set(piece.id, inCorner(piece.corner, before, low.get(piece.at) ?? 0, box, places));
    } else if (ACROSS.has(piece.kind)) found.set(piece.id, across(piece, board, box, places, orientation));
  }
  const holding = new Map<string, number>();
  for (const piece of pieces) {
    const holder = piece.held_by ? found.get(piece.held_by) : undefined;
    if (!holder || holder.more) continue;
    const before = holding.get(piece.held_by!) ?? 0;
    holding.set(piece.held_by!, before + 1);
    found.set(piece.id, atSide(holder, before));
  }
  return found;
}

/** How many pieces there are at every place. */
function countBy(pieces: readonly Piece[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { at } of pieces) counts.set(at, (counts.get(at) ?? 0) + 1);
  return counts;
}

function among(
  index: number,
  count: number,
  space: Space | undefined,
  box: Rect,
  places: Places,
  taken: number,
  beside: number,
) {
  if (space?.kind === "district") return inCrowd(index, count, box, places);
  if (count > 4 && index > 3) return null;
  // On a home the pieces stand higher, so that its name stays readable.
  const home = space?.shape === "house", slot = space?.kind === "slot";
  const room = readable(space) ? "low" : space?.shape === "circle" ? "circle" : "whole";
  const left = Math.min(taken, box.w * 0.55), right = Math.min(beside, box.w * 0.55 - left * 0.5);
  const free = room === "low" && (taken || beside) ? { ...box, w: Math.max(box.w - left - right, box.w * 0.36) } : box;
  const at = slot ? seated(index, count, box) : standing(index, count, free, room);
  const up = slot ? 0 : places.unit * (home || space?.shape === "circle" ? 0.2 : 0.05);
  const roomy = room === "low" ? ROOMY[space?.kind ?? "plain"] : undefined;
  if (!roomy) {
    return { x: box.x + at.x, y: box.y + at.y - up, scale: at.scale, angle: 0, length: 0, more: moreOf(index, count) };
  }
  const shown = Math.min(count, 4), scale = Math.min(places.unit / roomy.smaller, free.w / (shown * 27));
  return {
    x: box.x + (left - right) / 2 + (index - (shown - 1) / 2) * Math.min(free.w / shown, scale * 46),
    y: box.y + box.h / 2 - (28 - roomy.over) * scale,
    scale,
    angle: 0,
    length: 0,
    more: moreOf(index, count),
  };
}

/** How much room a piece needs so that it covers no other, and how much of a district its pieces have from below. */
const WIDE = 52, HIGH = 56, LOWER = 0.56;

/** On a district nobody is left out: in one row as long as that makes them largest, else in two or three. */
function inCrowd(index: number, count: number, box: Rect, { unit }: Places): Stand {
  const scaleOf = (rows: number) =>
    Math.min(unit / ROOMY.district!.smaller, box.w / (Math.ceil(count / rows) * WIDE), box.h * LOWER / (rows * HIGH));
  const rows = [1, 2, 3].reduce((best, one) => scaleOf(one) > scaleOf(best) ? one : best);
  const scale = scaleOf(rows), many = Math.ceil(count / rows), row = Math.floor(index / many);
  const here = Math.min(many, count - row * many), step = Math.min(box.w / here, scale * WIDE);
  return {
    x: box.x + (index - row * many - (here - 1) / 2) * step,
    y: box.y + box.h / 2 - (HIGH / 2 + (rows - 1 - row) * HIGH) * scale,
    scale,
    angle: 0,
    length: 0,
    more: 0,
  };
}

/** The fourth place of a crowd stands for all that have no room. */
const moreOf = (index: number, count: number) => count > 4 && index === 3 ? count - 3 : 0;

/** A piece in a corner takes so much of its space; of several, each takes a little more, like papers in a hand. */
const CORNER = 38;
const rowWidth = (count: number, { unit }: Places) =>
  count ? unit / 115 * CORNER * (1 + (count - 1) * spread(count)) : 0;
const spread = (count: number) => count > 3 ? 0.6 : count > 2 ? 0.8 : 1.15;

/** Several in one corner lie in a row away from it; the more there are, the more they overlap. */
function inCorner(corner: string, order: number, count: number, box: Rect, { unit }: Places): Stand {
  const scale = unit / 115, step = scale * CORNER, before = order * spread(count);
  const right = corner.endsWith("r") ? 1 : -1, down = corner.startsWith("b") ? 1 : -1;
  return {
    x: box.x + right * (box.w / 2 - step * (0.62 + before)),
    y: box.y + down * (box.h / 2 - step * 0.56),
    scale,
    angle: 0,
    length: 0,
    more: 0,
  };
}

function atSide(holder: Stand, before: number): Stand {
  const { x, y, scale } = holder;
  return { x: x + scale * (19 + 16 * before), y: y + scale * 14, scale: scale * 0.58, angle: 0, length: 0, more: 0 };
}

/** Across its link; a used one lies along it. On a border it is about as long as the spaces touch there. */
function across(piece: Piece, board: Board, at: Rect, places: Places, orientation: Orientation): Stand {
  const link = (board.links ?? []).find((one) => one.id === piece.at);
  const a = link && places.boxes.get(link.a), b = link && places.boxes.get(link.b);
  const scale = places.unit / 62;
  if (!a || !b) return { x: at.x, y: at.y, scale, angle: 0, length: 40, more: 0 };
  const bend = orientation === "wide" ? link.wide_bend : link.tall_bend;
  const [from, to] = bend ? [{ x: bend[0], y: bend[1] }, b] : [a, b];
  const angle = Math.atan2(to.y - from.y, to.x - from.x) * 180 / Math.PI;
  const touching = Math.abs(to.x - from.x) > Math.abs(to.y - from.y) ? Math.min(a.h, b.h) : Math.min(a.w, b.w);
  const length = link.kind === "border" ? Math.min(touching * 0.8, places.unit * 1.45) / scale : 24;
  return { x: at.x, y: at.y, scale, angle: angle + (piece.used ? 90 : 0), length, more: 0 };
}
