/** The part of a board that is looked at: how it opens, zooms, stays on the board, and where its corners are free. */
import type { Places, Point } from "./geometry.ts";

export interface Frame {
  x: number;
  y: number;
  w: number;
  h: number;
}

type Size = readonly [number, number];

/** Zoom a frame by `factor` about a point, never wider than the board, never nearer than a quarter of it, never off it. */
export function zoomed(frame: Frame, size: Size, factor: number, about: Point): Frame {
  const by = Math.min(factor, frame.w / (size[0] / 4));
  const w = Math.min(size[0], frame.w / by), h = Math.min(size[1], frame.h / by);
  return held({
    x: about.x - ((about.x - frame.x) * w) / frame.w,
    y: about.y - ((about.y - frame.y) * h) / frame.h,
    w,
    h,
  }, size);
}

export function held(frame: Frame, size: Size): Frame {
  const clamp = (value: number, most: number) => Math.min(Math.max(0, value), Math.max(0, most));
  return { ...frame, x: clamp(frame.x, size[0] - frame.w), y: clamp(frame.y, size[1] - frame.h) };
}

export function whole(size: Size): Frame {
  return { x: 0, y: 0, w: size[0], h: size[1] };
}

export function holds(frame: Frame, points: readonly Point[]): boolean {
  return points.every(({ x, y }) => x >= frame.x && x <= frame.x + frame.w && y >= frame.y && y <= frame.y + frame.h);
}

/** What somebody has to look at now. */
export interface Matters {
  /** What may be chosen: all of it is seen. */
  targets: readonly Point[];
  /** What the viewer has there: seen as far as places stay large enough. */
  own: readonly Point[];
}

/** The same with what moved last. */
export interface Seen extends Matters {
  moved: readonly Point[];
}

/** How wide a place is on the screen, in pixels: at most, and at least for the sake of the viewer's own pieces. */
const MOST = 32;
const LEAST = 20;
/** A board is cut only if its places would be narrower than this. */
export const READABLE = 36;
/** Room about what matters, in places: for names and keys. */
const ROOM = 1.5;

/** What a screen shows of a board at first: all of it if its places are wide enough there, or if there is nothing to
 * choose on it (but rooms have to be read); else the part with everything that may be chosen and the viewer's pieces. */
export function opening(
  { size, unit: side, reading }: Pick<Places, "size" | "unit" | "reading">,
  screen: Size,
  { targets, own }: Matters,
): Frame {
  const unit = side / reading;
  const all = Math.min(screen[0] / size[0], screen[1] / size[1]);
  const chosen = targets.length || reading === 1 || unit * all >= LEAST ? targets : own;
  if (!chosen.length || !all || unit * all >= READABLE) return whole(size);
  const must = about(chosen, unit * ROOM), also = about([...chosen, ...own], unit * ROOM);
  const fit = (part: Frame) => Math.max(all, Math.min(screen[0] / part.w, screen[1] / part.h));
  const wanted = fit(also) * unit >= LEAST ? fit(also) : Math.min(fit(must), LEAST / unit);
  const scale = Math.min(wanted, MOST / unit);
  const w = Math.min(size[0], screen[0] / scale), h = Math.min(size[1], screen[1] / scale);
  return held({ x: along(also.x, also.w, must.x, must.w, w), y: along(also.y, also.h, must.y, must.h, h), w, h }, size);
}

/** A frame is left for one in which places are so much larger. */
const LARGER = 1.5;

/** Room about what happens, in places, if there is so much. */
const WATCHED = 2;

/** Where somebody looks on who looks at a part of a board when something else matters: there still if all of it is
 * seen, along the board if it would be at the same scale (with the own pieces if they fit), else as the board opens. Where there is nothing to choose, what
 * moved last matters. */
export function followed(
  now: Frame,
  places: Pick<Places, "size" | "unit" | "reading">,
  screen: Size,
  matters: Seen,
): Frame {
  const fresh = opening(places, screen, matters);
  const points = matters.targets.length ? matters.targets : matters.moved;
  const larger = scaleOf(fresh, screen) > scaleOf(now, screen) * LARGER;
  // Whoever sees the whole board, too small to read, sees their own part of it as soon as there is one.
  if (!points.length) return larger && now.w >= places.size[0] && now.h >= places.size[1] ? fresh : now;
  if (larger) return fresh;
  const fits = ({ w, h }: Frame) => w <= now.w && h <= now.h;
  const unit = places.unit / places.reading;
  // What only happens is not watched at the very edge, if there is room about it.
  const room = !matters.targets.length && fits(about(points, unit * WATCHED)) ? unit * WATCHED : unit;
  const must = about(points, room), also = about([...points, ...matters.own], room);
  if (!fits(must)) return fresh;
  const { x, y, w, h } = fits(also) ? also : must;
  const to = (from: number, length: number, at: number, most: number) =>
    Math.min(Math.max(from, at + most - length), at);
  const next = held({ ...now, x: to(now.x, now.w, x, w), y: to(now.y, now.h, y, h) }, places.size);
  return next.x === now.x && next.y === now.y ? now : next;
}

/** How large a frame is shown: a narrow board may leave room beside it. */
function scaleOf({ w, h }: Frame, screen: Size): number {
  return Math.min(screen[0] / w, screen[1] / h);
}

function about(points: readonly Point[], room: number): Frame {
  const xs = points.map(({ x }) => x), ys = points.map(({ y }) => y);
  const x = Math.min(...xs) - room, y = Math.min(...ys) - room;
  return { x, y, w: Math.max(...xs) + room - x, h: Math.max(...ys) + room - y };
}

/** Where a stretch of `length` begins that lies about the middle of the wider one and holds the narrower one. */
function along(wide: number, wideLength: number, must: number, mustLength: number, length: number): number {
  const middle = wide + (wideLength - length) / 2;
  return Math.min(Math.max(middle, must + mustLength - length), Math.max(must, must + mustLength - length));
}

const CORNERS = ["tl", "tr", "bl", "br"] as const;
/** How far a target with its key, and a piece with the name of its place, reach on the screen, in pixels. */
const REACH = 26;
const NAMED = 50;

/** The corners of a screen where something so wide and high covers no target; those first where it covers fewest of the
 * own things, then fewest of the `rest`. */
export function freeCorners(
  frame: Frame,
  screen: Size,
  { targets, own }: Matters,
  wide: number,
  high: number,
  rest: readonly Point[] = [],
): string[] {
  const scale = Math.min(screen[0] / frame.w, screen[1] / frame.h);
  const left = (screen[0] - frame.w * scale) / 2, top = (screen[1] - frame.h * scale) / 2;
  const under = ({ x, y }: Point, corner: string, reach: number) => {
    const right = left + (x - frame.x) * scale, down = top + (y - frame.y) * scale;
    return (corner.endsWith("l") ? right < wide + reach : right > screen[0] - wide - reach) &&
      (corner.startsWith("t") ? down < high + reach : down > screen[1] - high - reach);
  };
  const covered = (corner: string) =>
    own.filter((point) => under(point, corner, NAMED)).length * (rest.length + 1) +
    rest.filter((point) => under(point, corner, 0)).length;
  return CORNERS.filter((corner) => !targets.some((point) => under(point, corner, REACH)))
    .sort((a, b) => covered(a) - covered(b));
}
