/** Where the parts of a curve lie in a picture of a given size. */
import type { Point } from "./geometry.ts";
import type { Curve } from "./scene.ts";

/** Words about a point; where they stand is the middle of their foot. */
export interface Label extends Point {
  text: string;
}

export interface Plot {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** The height of the dashed line. */
  level: number;
  spots: Point[];
  labels: Label[];
  /** Where the words about the last point end: clear of a crest that stands low. */
  end: number;
}

/** Room for the words above and below, and for the crest at the last point. */
const ABOVE = 26, BELOW = 26, LEFT = 8, RIGHT = 18, CREST = 15;
/** About how wide a letter of a label is, how high it is, and how far a label stands off its point without a crest. */
const LETTER = 6.6, HEIGHT = 10, OFF = 9;

const wide = (text: string) => text.length * LETTER;

export function plotted(curve: Curve, width: number, height: number): Plot {
  const left = LEFT, right = width - RIGHT, top = ABOVE, bottom = height - BELOW;
  const span = curve.high - curve.low || 1;
  const up = (value: number) =>
    bottom - ((bottom - top) * (Math.min(curve.high, Math.max(curve.low, value)) - curve.low)) / span;
  const step = (right - left) / Math.max(1, curve.points.length - 1);
  const spots = curve.points.map((value, index) => ({ x: left + index * step, y: up(value) }));
  const labels = (curve.moments ?? []).flatMap(({ at, text }) => spots[at] ? [label(at, text)] : []);

  /** A rise is named above its point, a fall below it, unless other words stand there; and beside the line. */
  function label(at: number, text: string): Label {
    const { x, y } = spots[at]!;
    const rose = y <= (spots[at - 1]?.y ?? y), after = spots[at + 1]?.y ?? y;
    const half = wide(text) / 2, off = curve.seat != null && at === spots.length - 1 ? CREST : OFF;
    const aside = (rose ? after < y : after > y) ? half - OFF : 0;
    const inside = (middle: number) => Math.max(half, Math.min(width - half, middle));
    const usual = inside(x - aside);
    const free = rose
      ? y - off - HEIGHT >= top - 4 || usual - half > left + wide(curve.high_text)
      : y + off + HEIGHT <= bottom + 3 ||
        (usual - half > left + wide(curve.low_text) && usual + half < right - CREST - wide(curve.end_text ?? ""));
    return { text, x: free ? usual : inside(x + aside), y: rose === free ? y - off : y + off + HEIGHT };
  }

  const low = curve.seat != null && (spots.at(-1)?.y ?? 0) > bottom - CREST;
  return { left, right, top, bottom, level: up(curve.level ?? 0), spots, labels, end: low ? right - CREST : right };
}
