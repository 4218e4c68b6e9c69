/** The sums of the table: fans, standing pieces, ways of ghosts, hops. */
import assert from "node:assert/strict";
import {
  along,
  fan,
  fanned,
  ghostWay,
  hops,
  places,
  polyline,
  seated,
  socket,
  standing,
  travel,
} from "../src/core/geometry.ts";
import type { Board } from "../src/core/scene.ts";

const box = { x: 0, y: 0, w: 80, h: 60 };

Deno.test("a fan is symmetric about its middle and never wider than its room", () => {
  for (const count of [1, 2, 4, 7]) {
    const lies = Array.from({ length: count }, (_, index) => fan(index, count));
    assert.equal(lies[0]!.angle + lies.at(-1)!.angle, 0);
    assert.equal(lies[0]!.drop, lies.at(-1)!.drop);
    assert.ok(fanned(count, 118, 500) * count <= 500);
  }
});

Deno.test("cards of a fan grow narrower where there is little room, and too many are no fan", () => {
  assert.equal(fanned(4, 118, 500), 118);
  assert.equal(fanned(4, 118, 404), 96);
  assert.equal(fanned(5, 72, 344), 64);
  assert.equal(fanned(6, 118, 404), 0);
});

Deno.test("a fan of one card lies straight", () => {
  assert.deepEqual(fan(0, 1), { angle: 0, drop: 0 });
});

Deno.test("pieces on one space stand apart, and one alone in the middle", () => {
  assert.deepEqual([standing(0, 1, box).x, standing(0, 1, box).y], [0, 0]);
  for (const count of [2, 3, 4]) {
    const spots = Array.from({ length: count }, (_, index) => standing(index, count, box));
    const all = new Set(spots.map(({ x, y }) => `${x} ${y}`));
    assert.equal(all.size, count);
    assert.ok(spots.every(({ x, y }) => Math.abs(x) < box.w / 2 && Math.abs(y) < box.h / 2));
  }
});

Deno.test("pieces leave the upper half of a space to what is read there", () => {
  for (const count of [1, 2, 4]) assert.ok(standing(0, count, box, "low").y > 0);
});

Deno.test("pawns in a city stand side by side, none behind another", () => {
  const city = { x: 0, y: 0, w: 46, h: 46 };
  for (const count of [2, 3, 4]) {
    const spots = Array.from({ length: count }, (_, index) => standing(index, count, city, "circle"));
    const steps = spots.slice(1).map((spot, index) => spot.x - spots[index]!.x);
    assert.ok(steps.every((step) => step >= 28 * spots[0]!.scale), `${count}: ${steps}`);
    assert.ok(Math.abs(spots[0]!.x + spots.at(-1)!.x) < 0.2);
  }
});

Deno.test("a socket grows with the discs in it, and they lie inside it, none over another", () => {
  const small = { x: 0, y: 0, w: 40, h: 40 };
  for (const count of [1, 2, 3, 4]) {
    const box = socket(small, count);
    const discs = Array.from({ length: count }, (_, index) => seated(index, count, box));
    for (const [index, disc] of discs.entries()) {
      const r = 17 * disc.scale;
      assert.ok(Math.abs(disc.x) + r <= box.w / 2 && Math.abs(disc.y) + r <= box.h / 2 + 1, `${count}: ${index}`);
      for (const other of discs.slice(index + 1)) {
        assert.ok(Math.hypot(disc.x - other.x, disc.y - other.y) >= 1.8 * r, `${count}: ${index} lies on another`);
      }
    }
  }
});

Deno.test("slots lie at even distances, also round a bend", () => {
  const points = along([{ x: 0, y: 0 }, { x: 10, y: 0 }, { x: 10, y: 10 }], 3);
  assert.deepEqual(points, [{ x: 5, y: 0 }, { x: 10, y: 0 }, { x: 10, y: 5 }]);
});

Deno.test("a ghost's way does not count the space that the piece stands on", () => {
  assert.deepEqual(ghostWay("a", ["a", "b", "c"]), ["b", "c"]);
  assert.deepEqual(ghostWay("a", ["b", "c"]), ["b", "c"]);
});

Deno.test("a piece touches down on every space of its way and ends where it stands", () => {
  const way = [{ x: 0, y: 0 }, { x: 10, y: 0 }, { x: 20, y: 0 }];
  const frames = hops(way, 8);
  assert.deepEqual(frames.map(({ offset }) => offset), [0, 0.25, 0.5, 0.75, 1]);
  assert.deepEqual(frames.map(({ x }) => x), [-20, -15, -10, -5, 0]);
  assert.deepEqual(frames.map(({ y }) => y), [0, -8, 0, -8, 0]);
});

Deno.test("travelling takes longer for a longer way, up to a limit", () => {
  assert.deepEqual([1, 2, 6, 40].map(travel), [320, 360, 520, 700]);
});

Deno.test("a link is a place with a middle of its own, bent or not", () => {
  const space = (id: string, x: number) => ({
    id,
    name: id,
    wide: { x, y: 0, w: 20, h: 20 },
    tall: { x: 0, y: x, w: 20, h: 20 },
  });
  const board: Board = {
    id: "b",
    wide: [100, 50],
    tall: [50, 100],
    spaces: [space("a", 0), space("b", 40)],
    links: [{ id: "l", a: "a", b: "b", tall_bend: [9, 20] }],
  };
  assert.deepEqual([places(board, "wide").boxes.get("l")!.x, places(board, "wide").boxes.get("l")!.y], [20, 0]);
  assert.deepEqual([places(board, "tall").boxes.get("l")!.x, places(board, "tall").boxes.get("l")!.y], [9, 20]);
});

Deno.test("a line is drawn through its points", () => {
  assert.equal(polyline([{ x: 1, y: 2 }, { x: 3.456, y: 4 }]), "M1 2L3.5 4");
});
