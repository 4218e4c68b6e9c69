/** The pure sums of the table: where pieces stand, how a fan lies, which way a piece hops. */
import type { Board, Link, Piece, Rect } from "./scene.ts";

export type Orientation = "wide" | "tall";
export interface Point {
  x: number;
  y: number;
}

/** Every place of a board: its middle, and how much room a piece has there. */
export interface Places {
  size: readonly [number, number];
  boxes: Map<string, Rect>;
  /** The usual smaller side of a space, unless spaces are large: spaces and ways are drawn to its scale. */
  unit: number;
  /** How much larger than others its places have to be on the screen, since there is much to read on them. */
  reading: number;
  /** What stands over the board (keys, trails, numbers) is drawn to this scale: not too small where spaces are. */
  pen: number;
}

/** The largest scale, as a share of the board's width. */
const LARGEST = { wide: 0.11, tall: 0.15 };

/** Sockets (spaces of the kind "slot") are as wide as what stands in them. */
export function places(board: Board, orientation: Orientation, pieces: readonly Piece[] = []): Places {
  const sides = board.spaces.map((space) => Math.min(space[orientation].w, space[orientation].h)).sort((a, b) => a - b);
  // A few large spaces are not drawn with thicker lines and larger keys than many small ones.
  const unit = Math.min(sides[Math.floor(sides.length / 2)] ?? 60, board[orientation][0] * LARGEST[orientation]);
  const boxes = new Map(board.spaces.map((space) => {
    const count = space.kind === "slot" ? pieces.filter((piece) => piece.at === space.id).length : 0;
    return [space.id, socket(space[orientation], count)];
  }));
  for (const link of board.links ?? []) {
    const middle = linkPoints(link, boxes, orientation)[1];
    if (middle) boxes.set(link.id, { ...middle, w: unit * 0.6, h: unit * 0.6 });
  }
  const rooms = board.spaces.filter((space) => space.kind === "room").length;
  const reading = 2 * rooms > board.spaces.length ? 2 : 1;
  return { size: board[orientation], boxes, unit, reading, pen: Math.max(unit, board[orientation][0] * 0.06) };
}

/** The room that so many discs need side by side: one a circle, two a pill, three or four a larger circle. */
export function socket(box: Rect, count: number): Rect {
  if (count < 2) return box;
  if (count === 2) return { ...box, w: box.w * 1.78, h: box.h * 1.04 };
  const grown = count === 3 ? 1.62 : 1.78;
  return { ...box, w: box.w * grown, h: box.h * grown };
}

/** Where the `index`th of `count` discs lies in a socket that is as wide as they need. */
export function seated(index: number, count: number, box: Rect): Point & { scale: number } {
  const shown = Math.min(count, 4), room = Math.min(box.w, box.h);
  if (shown === 1) return { x: 0, y: 0, scale: room / 48 };
  if (shown === 2) return { x: (index ? 1 : -1) * box.w * 0.23, y: 0, scale: room / 50 };
  if (shown === 3 && index === 0) return { x: 0, y: -room * 0.2, scale: room / 84 };
  const column = (shown === 3 ? index - 1 : index) % 2 ? 1 : -1;
  const row = shown === 3 ? 0.9 : index < 2 ? -1 : 1;
  return { x: column * room * 0.2, y: row * room * 0.19, scale: room / (shown === 3 ? 84 : 88) };
}

/** Start, middle and end of a link. */
export function linkPoints(link: Link, boxes: Map<string, Rect>, orientation: Orientation): Point[] {
  const a = boxes.get(link.a), b = boxes.get(link.b);
  if (!a || !b) return [];
  const bend = orientation === "wide" ? link.wide_bend : link.tall_bend;
  const middle = bend ? { x: bend[0], y: bend[1] } : { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  return [{ x: a.x, y: a.y }, middle, { x: b.x, y: b.y }];
}

/** A link without the parts that lie under its two spaces. */
export function trimmed(points: readonly Point[], a: Rect, b: Rect): Point[] {
  const cut = (end: Point, towards: Point, box: Rect) => {
    const far = Math.hypot(towards.x - end.x, towards.y - end.y) || 1;
    return between(end, towards, Math.min(0.8, (Math.min(box.w, box.h) * 0.62) / far));
  };
  const last = points.length - 1;
  return [cut(points[0]!, points[1]!, a), ...points.slice(1, last), cut(points[last]!, points[last - 1]!, b)];
}

/** `count` points at even distances along a line, ends not included. */
export function along(points: readonly Point[], count: number): Point[] {
  const lengths = points.slice(1).map((to, i) => Math.hypot(to.x - points[i]!.x, to.y - points[i]!.y));
  const total = lengths.reduce((sum, length) => sum + length, 0);
  return Array.from({ length: count }, (_, index) => {
    let left = (total * (index + 1)) / (count + 1);
    for (let i = 0; i < lengths.length; i++) {
      if (left <= lengths[i]! || i === lengths.length - 1) {
        return between(points[i]!, points[i + 1]!, left / (lengths[i] || 1));
      }
      left -= lengths[i]!;
    }
    return points[0]!;
  });
}

export function between(a: Point, b: Point, share: number): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

/** Where the `index`th of `count` pieces stands on a space, off its middle, and how big it is. On a space with something
 * to read they stand along its lower edge; on a circle in a row, which may be wider than the circle. */
export function standing(
  index: number,
  count: number,
  box: Rect,
  where: "whole" | "low" | "circle" = "whole",
): Point & { scale: number } {
  const shown = Math.min(count, 4);
  const room = Math.min(box.w, box.h * 1.15) * (where === "low" ? 0.66 : 1);
  if (where === "circle") {
    const scale = room / (shown === 1 ? 48 : shown === 2 ? 54 : 60);
    return { x: round((index - (shown - 1) / 2) * scale * 34), y: 0, scale };
  }
  if (where === "low") {
    const step = Math.min(box.w / shown, room * 0.62);
    return { x: round((index - (shown - 1) / 2) * step), y: round(box.h * 0.24), scale: room / (shown > 2 ? 84 : 66) };
  }
  if (shown === 1) return { x: 0, y: 0, scale: room / 62 };
  if (shown === 2) return { x: box.w * (index ? 0.24 : -0.24), y: 0, scale: room / 78 };
  const column = index % 2 ? 1 : -1, row = index < 2 ? -1 : 1;
  return { x: box.w * 0.23 * column, y: box.h * 0.22 * row, scale: room / 100 };
}

export interface Lying {
  angle: number;
  drop: number;
}

/** How the `index`th of `count` cards of a fan lies: turned and lowered. */
export function fan(index: number, count: number): Lying {
  const middle = (count - 1) / 2;
  const off = index - middle;
  const spread = count <= 1 ? 0 : Math.min(10, 3.3 * (count - 1)) / (count - 1);
  return {
    angle: Math.sign(off) * round(Math.abs(off) * spread),
    drop: round(middle ? (off * off) / (middle * middle) * Math.min(8, count * 2) : 0),
  };
}

/** Between the cards of a fan, in pixels. */
const APART = 6;
/** A card that is narrower cannot be read. */
const NARROWEST = 64;

/** How wide the cards of a fan are: as wide as they may be, narrower where the room asks for it, so that none covers
 * the values of another; 0 if they would be too narrow. */
export function fanned(count: number, most: number, room: number): number {
  const width = Math.floor(Math.min(most, (room + APART) / Math.max(1, count) - APART));
  return width < NARROWEST ? 0 : width;
}

/** The spaces that a ghost passes, without the one the piece stands on. */
export function ghostWay(at: string, path: readonly string[]): readonly string[] {
  return path[0] === at ? path.slice(1) : path;
}

export function polyline(points: readonly Point[]): string {
  return points.map((point, index) => `${index ? "L" : "M"}${round(point.x)} ${round(point.y)}`).join("");
}

/** One hop per space: low at the spaces, high between them; relative to where the piece stands in the end. */
export function hops(points: readonly Point[], height: number): (Point & { offset: number })[] {
  const end = points[points.length - 1]!;
  const steps = points.length - 1;
  const frames: (Point & { offset: number })[] = [];
  points.forEach((point, index) => {
    frames.push({ x: round(point.x - end.x), y: round(point.y - end.y), offset: index / steps });
    const next = points[index + 1];
    if (!next) return;
    const top = between(point, next, 0.5);
    frames.push({ x: round(top.x - end.x), y: round(top.y - end.y - height), offset: (index + 0.5) / steps });
  });
  return frames;
}

/** How long a piece travels: 320 ms and 40 more for every space, 700 at most. */
export function travel(spaces: number): number {
  return Math.min(700, 320 + 40 * Math.max(0, spaces - 1));
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
