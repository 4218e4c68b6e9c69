/** Where the words of a guide stand: beside what they point at, covering nothing that somebody has to see. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** How far the words stay from what they point at, and from the edge. */
const GAP = 16;
/** Places are tried so many pixels apart. */
const STEP = 16;

/** The upper left corner for something of that size on a screen: off what it points at and what must stay in sight,
 * with as little as may be of what had better; among such places the nearest to what it points at. */
export function placed(
  size: { width: number; height: number },
  screen: { width: number; height: number },
  points: readonly Box[],
  keep: readonly Box[],
  rather: readonly Box[],
): { left: number; top: number } {
  const must = [...points, ...keep], off = points.map(wider);
  let best = { left: 8, top: 8 }, least = Infinity;
  for (let top = 8; top <= Math.max(8, screen.height - size.height - 8); top += STEP) {
    for (let left = 8; left <= Math.max(8, screen.width - size.width - 8); left += STEP) {
      const here = { left, top, ...size };
      const cost = 2000 * covered(here, must) + 50 * covered(here, off) + 3 * covered(here, rather) +
        away(here, points);
      if (cost < least) [best, least] = [{ left, top }, cost];
    }
  }
  return best;
}

function wider(box: Box): Box {
  return { left: box.left - GAP, top: box.top - GAP, width: box.width + 2 * GAP, height: box.height + 2 * GAP };
}

/** How many pixels of several boxes lie under another one, in rows of a hundred. */
function covered(here: Box, boxes: readonly Box[]): number {
  let sum = 0;
  for (const box of boxes) {
    const wide = Math.min(here.left + here.width, box.left + box.width) - Math.max(here.left, box.left);
    const high = Math.min(here.top + here.height, box.top + box.height) - Math.max(here.top, box.top);
    if (wide > 0 && high > 0) sum += (wide * high) / 100;
  }
  return sum;
}

/** How far it is to what is pointed at. */
function away(here: Box, points: readonly Box[]): number {
  return points.reduce((sum, point) => sum + Math.hypot(...between(here, point)), 0) / Math.max(1, points.length);
}

function between(here: Box, there: Box): [number, number] {
  const [one, other] = nearest(here, there);
  return [other.x - one.x, other.y - one.y];
}

/** The two points of two boxes that are nearest to each other: a thread leads from one to the other. */
export function nearest(here: Box, there: Box): [{ x: number; y: number }, { x: number; y: number }] {
  const [x, otherX] = ends(here.left, here.width, there.left, there.width);
  const [y, otherY] = ends(here.top, here.height, there.top, there.height);
  return [{ x, y }, { x: otherX, y: otherY }];
}

function ends(a: number, aLong: number, b: number, bLong: number): [number, number] {
  if (a + aLong < b) return [a + aLong, b];
  if (b + bLong < a) return [a, b + bLong];
  const middle = (Math.max(a, b) + Math.min(a + aLong, b + bLong)) / 2;
  return [middle, middle];
}
