/** Where the parts of a curve lie. */
import assert from "node:assert/strict";
import { plotted } from "../src/core/curve.ts";
import type { Curve } from "../src/core/scene.ts";

const curve: Curve = {
  id: "chase",
  name: "The chase",
  points: [0, 4, -2, 7],
  low: -7,
  high: 7,
  low_text: "Oskar catches you",
  high_text: "you make the catch",
  text: "0, 4, −2, 7",
  moments: [{ at: 1, text: "Sidekick +4" }, { at: 2, text: "Daredevil +3" }],
};

Deno.test("points go from left to right, as high as they count, and the level lies between", () => {
  const { left, right, top, bottom, level, spots } = plotted(curve, 292, 178);
  assert.deepEqual([spots.at(0)!.x, spots.at(-1)!.x], [left, right]);
  assert.equal(level, (top + bottom) / 2);
  assert.equal(spots[0]!.y, level);
  assert.equal(spots[3]!.y, top);
  assert.ok(spots[1]!.y < level && spots[2]!.y > level);
});

Deno.test("a number beyond an end is drawn at the end", () => {
  const { spots, top, bottom } = plotted({ ...curve, points: [0, 12, -30] }, 292, 178);
  assert.deepEqual(spots.slice(1).map(({ y }) => y), [top, bottom]);
});

Deno.test("a rise is named above its point, a fall below it", () => {
  const { spots, labels } = plotted(curve, 292, 178);
  assert.deepEqual(labels.map(({ text }) => text), ["Sidekick +4", "Daredevil +3"]);
  assert.ok(labels[0]!.y < spots[1]!.y && labels[1]!.y > spots[2]!.y);
});

Deno.test("a name at an end of the curve stays inside, and on the other side of a point at the edge", () => {
  const points = [-7, 7, 0, 0, 0, 0, 0, 0, 0, 0, -7, 0], text = "Double Agent +12";
  const { spots, labels } = plotted({ ...curve, points, moments: [{ at: 1, text }, { at: 10, text }] }, 292, 178);
  assert.ok(labels.every(({ x }) => x > 40 && x < 292 - 40));
  assert.ok(labels[0]!.y > spots[1]!.y && labels[1]!.y < spots[10]!.y);
});

Deno.test("where the line goes on falling or rising, the words stand on the side where it is not", () => {
  const named = (...points: number[]) => {
    const { spots, labels } = plotted({ ...curve, points, moments: [{ at: 2, text: "Saboteur −1" }] }, 292, 178);
    return { right: labels[0]!.x - spots[2]!.x, below: labels[0]!.y > spots[2]!.y };
  };
  assert.equal(named(0, 2, 0, 3, 4).right, 0);
  const falling = named(0, 2, 0, -3, -4), low = named(0, -2, -6, -7, -7);
  assert.ok(falling.below && falling.right < -20);
  assert.ok(!low.below && low.right > 20);
  const rising = named(0, -2, 0, 3, 4), high = named(0, 2, 6, 7, 7);
  assert.ok(!rising.below && rising.right < -20);
  assert.ok(high.below && high.right > 20);
});

Deno.test("a point at the edge is named outside where no other words stand", () => {
  const points = [0, 0, 0, 0, 0, 0, 7, 0, 0, 0], text = "Mole −3";
  for (const way of [1, -1]) {
    const { spots, labels } = plotted(
      { ...curve, end_text: "turn 9", points: points.map((point) => way * point), moments: [{ at: 6, text }] },
      292,
      178,
    );
    assert.equal(Math.sign(spots[6]!.y - labels[0]!.y), way);
  }
});

Deno.test("a crest that stands low has room beside the words about the last point", () => {
  const low = { ...curve, points: [0, -7] }, { right } = plotted(low, 292, 178);
  assert.equal(plotted(low, 292, 178).end, right);
  assert.ok(plotted({ ...low, seat: 1 }, 292, 178).end < right - 12);
  assert.equal(plotted({ ...low, points: [0, 7], seat: 1 }, 292, 178).end, right);
});

Deno.test("words about the last point stand clear of the crest there", () => {
  const last = { ...curve, moments: [{ at: 3, text: "the scoring" }] };
  const named = (seat?: number) => plotted({ ...last, seat }, 292, 178).labels[0]!.y;
  assert.equal(named() - named(0), 6);
});
