import assert from "node:assert/strict";
import { type Box, nearest, placed } from "../src/guide/place.ts";

const SCREEN = { width: 1000, height: 600 };
const PAPER = { width: 300, height: 150 };

const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });

function meet(one: Box, other: Box): boolean {
  return Math.min(one.left + one.width, other.left + other.width) > Math.max(one.left, other.left) &&
    Math.min(one.top + one.height, other.top + other.height) > Math.max(one.top, other.top);
}

Deno.test("the words stand beside what they point at, on the screen", () => {
  const point = box(400, 250, 60, 80);
  const spot = { ...placed(PAPER, SCREEN, [point], [], []), ...PAPER };
  assert(!meet(spot, point));
  const [here, there] = nearest(spot, point);
  assert(Math.hypot(here.x - there.x, here.y - there.y) <= 30);
  assert(spot.left >= 0 && spot.top >= 0 && spot.left + 300 <= 1000 && spot.top + 150 <= 600);
});

Deno.test("they cover no question, and rather an empty place than a piece", () => {
  const question = box(0, 350, 1000, 250), piece = box(0, 0, 500, 350);
  const spot = { ...placed(PAPER, SCREEN, [box(460, 360, 80, 40)], [question], [piece]), ...PAPER };
  assert(!meet(spot, question));
  assert(!meet(spot, piece));
});

Deno.test("where there is room for nothing they stay on the screen", () => {
  const spot = placed({ width: 380, height: 300 }, { width: 390, height: 280 }, [], [box(0, 0, 390, 280)], []);
  assert.deepEqual(spot, { left: 8, top: 8 });
});

Deno.test("a thread is as short as can be", () => {
  assert.deepEqual(nearest(box(0, 0, 100, 100), box(200, 40, 50, 20)), [{ x: 100, y: 50 }, { x: 200, y: 50 }]);
});
