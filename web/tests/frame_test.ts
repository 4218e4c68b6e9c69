/** What is seen of a board that is too large for the screen. */
import assert from "node:assert/strict";
import { followed, freeCorners, holds, opening, whole, zoomed } from "../src/core/frame.ts";
import type { Point } from "../src/core/geometry.ts";

const map = { size: [1000, 760] as const, unit: 40, reading: 1 };
const phone = [374, 280] as const;
const all = whole(map.size);
const matters = (targets: Point[], own: Point[] = []) => ({ targets, own });

Deno.test("zoom keeps the point under the finger and never leaves the board", () => {
  const whole = { x: 0, y: 0, w: 400, h: 200 };
  const near = zoomed(whole, [400, 200], 2, { x: 100, y: 100 });
  assert.deepEqual(near, { x: 50, y: 50, w: 200, h: 100 });
  assert.deepEqual(zoomed(near, [400, 200], 0.1, { x: 0, y: 0 }), whole);
  assert.equal(zoomed(whole, [400, 200], 100, { x: 0, y: 0 }).w, 100);
});

Deno.test("a board opens whole where it can be read, and where there is nothing to choose on it", () => {
  const near = matters([{ x: 300, y: 300 }]);
  assert.deepEqual(opening(map, [1000, 760], near), all);
  assert.deepEqual(opening(map, phone, matters([], [{ x: 300, y: 300 }])), all);
});

Deno.test("a board of rooms opens where the own pieces are, since rooms are read", () => {
  const rooms = { size: [820, 1330] as const, unit: 82, reading: 2 };
  const own = [{ x: 300, y: 300 }];
  const seen = opening(rooms, phone, matters([], own));
  assert.ok(holds(seen, own) && seen.w < 820);
  assert.deepEqual(opening(rooms, phone, matters([])), whole(rooms.size));
});

Deno.test("places are never large on a small screen, though only one of them may be chosen", () => {
  const { w } = opening(map, phone, matters([{ x: 500, y: 400 }]));
  assert.equal(Math.round(map.unit * phone[0] / w), 32);
});

Deno.test("all targets are seen, with room about them, and the own pieces with them", () => {
  const targets = [{ x: 320, y: 300 }, { x: 500, y: 420 }], own = [{ x: 280, y: 320 }, { x: 610, y: 400 }];
  const frame = opening(map, phone, matters(targets, own));
  assert.ok(holds(frame, [...targets, ...own]));
  assert.ok(holds(frame, [{ x: 610 + 40, y: 400 }]) && frame.w < 700);
});

Deno.test("targets come before own pieces that lie too far off, and far targets are seen all the same", () => {
  const targets = [{ x: 100, y: 100 }, { x: 200, y: 160 }];
  const frame = opening(map, phone, matters(targets, [{ x: 960, y: 720 }]));
  assert.ok(holds(frame, targets) && frame.w < 800);
  const corners = [{ x: 20, y: 20 }, { x: 980, y: 740 }];
  assert.ok(holds(opening(map, phone, matters(corners)), corners));
});

Deno.test("who looks at a part of a board goes on looking there, and is moved along only as far as it takes", () => {
  const now = { x: 100, y: 100, w: 500, h: 374 };
  const after = (targets: Point[], moved: Point[] = []) => followed(now, map, phone, { ...matters(targets), moved });
  assert.equal(after([{ x: 200, y: 200 }, { x: 500, y: 400 }]), now);
  assert.deepEqual(after([{ x: 300, y: 300 }, { x: 700, y: 300 }]), { ...now, x: 240 });
  assert.equal(after([]), now);
  assert.deepEqual(
    after([], [{ x: 130, y: 600 }]),
    { ...now, x: 50, y: 306 },
    "a piece that moved is seen, not at the edge",
  );
  const wide = [{ x: 150, y: 200 }, { x: 570, y: 200 }];
  assert.deepEqual(after([], wide), { ...now, x: 110 }, "with less about it where there is no room");
  const own = followed(now, map, phone, { ...matters([{ x: 300, y: 300 }], [{ x: 300, y: 500 }]), moved: [] });
  assert.deepEqual(own, { ...now, y: 166 }, "with the own pieces if they fit");
  const far = [{ x: 20, y: 20 }, { x: 980, y: 740 }];
  assert.ok(holds(after(far), far));
  assert.ok(followed(all, map, phone, { ...matters([{ x: 500, y: 400 }]), moved: [] }).w < 500, "it looks nearer");
});

Deno.test("who sees a whole board of rooms that cannot be read sees their own part once there is one", () => {
  const rooms = { ...map, reading: 2 }, own = [{ x: 500, y: 400 }];
  const now = followed(all, rooms, phone, { ...matters([], own), moved: [] });
  assert.ok(now.w < 800 && holds(now, own));
  assert.equal(followed(all, rooms, phone, { ...matters([]), moved: [] }), all);
  assert.equal(followed(all, map, phone, { ...matters([], own), moved: [] }), all, "other boards stay whole");
});

Deno.test("who sees a whole board that is narrower than the screen sees a part of it as wide as the screen", () => {
  const narrow = { size: [300, 1000] as const, unit: 40, reading: 2 }, own = [{ x: 200, y: 800 }];
  for (const targets of [[], [{ x: 120, y: 800 }]]) {
    const now = followed(whole(narrow.size), narrow, phone, { ...matters(targets, own), moved: own });
    assert.ok(now.h < 500 && holds(now, own), "rooms are read");
  }
});

Deno.test("what lies over a board covers no target, and rather no own piece", () => {
  const frame = { x: 100, y: 100, w: 374, h: 280 };
  const targets = [{ x: 130, y: 130 }, { x: 440, y: 140 }], own = [{ x: 120, y: 360 }];
  assert.deepEqual(freeCorners(frame, phone, matters(targets, own), 84, 72), ["br", "bl"]);
  const everywhere = [...targets, { x: 120, y: 360 }, { x: 460, y: 360 }];
  assert.deepEqual(freeCorners(frame, phone, matters(everywhere), 84, 72), []);
});
