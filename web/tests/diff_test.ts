/** What changed between two scenes. */
import assert from "node:assert/strict";
import { diff, unchanged } from "../src/core/diff.ts";
import { lasting } from "../src/core/motion.ts";
import type { Card, Piece, Scene } from "../src/core/scene.ts";

function scene(pieces: Piece[], hand: Card[], centre: Card[] = []): Scene {
  return {
    game: "g",
    title: "",
    status: "",
    pieces,
    panels: [{
      id: "p",
      name: "",
      letter: "P",
      shape: "circle",
      seats: [0],
      colour: "green",
      areas: [{ id: "mine", name: "", layout: "grid", cards: hand }],
    }],
    areas: [{ id: "centre", name: "", layout: "row", cards: centre }],
  };
}

const pawn = (at: string, moved?: string[]): Piece => ({ id: "pawn", kind: "pawn", at, name: "Pawn", moved });

Deno.test("a piece that moved goes along the way that the scene tells", () => {
  const change = diff(scene([pawn("a")], []), scene([pawn("c", ["a", "b", "c"])], []));
  assert.deepEqual(change.moved, [{ id: "pawn", from: "a", path: ["b", "c"] }]);
});

Deno.test("a piece whose way is not told goes straight", () => {
  assert.deepEqual(diff(scene([pawn("a")], []), scene([pawn("c")], [])).moved[0]!.path, ["c"]);
});

Deno.test("a piece that stands still did not move, whatever its old trail", () => {
  assert.deepEqual(diff(scene([pawn("b")], []), scene([pawn("b", ["a", "b"])], [])).moved, []);
});

Deno.test("cards are carried, turned or new", () => {
  const change = diff(
    scene([], [{ id: "x", name: "X" }], [{ id: "y", back: true }]),
    scene([], [], [{ id: "y", name: "Y" }, { id: "x", name: "X" }, { id: "z" }]),
  );
  assert.deepEqual([change.carried, change.turned, change.fresh], [["x"], ["y"], ["z"]]);
});

Deno.test("the first scene and another game change nothing", () => {
  const next = scene([pawn("a")], [{ id: "x" }]);
  assert.equal(lasting(diff(null, next)), 0);
  assert.equal(lasting(diff({ ...next, game: "other" }, next)), 0);
});

Deno.test("a secret takes a beat and a turn more than a card that only moves", () => {
  const moved = { ...unchanged(), carried: ["x"] };
  assert.equal(lasting(moved), 320);
  assert.equal(lasting({ ...moved, turned: ["x"] }), 320 + 600 + 420);
});

Deno.test("pieces that come and go, and checks that hold from now on", () => {
  const mission = (done: boolean): Card => ({ id: "m", checks: [{ id: "m-a", text: "A", done }] });
  const change = diff(scene([pawn("a")], [mission(false)]), scene([{ ...pawn("a"), id: "disc" }], [mission(true)]));
  assert.deepEqual([change.placed, change.lifted, change.ticked], [["disc"], ["pawn"], ["m-a"]]);
});

Deno.test("a space where it has come to a head is seen for a moment, once", () => {
  const box = { x: 0, y: 0, w: 1, h: 1 };
  const at = (burst: boolean): Scene => ({
    ...scene([], []),
    board: { id: "b", wide: [1, 1], tall: [1, 1], spaces: [{ id: "s", name: "S", wide: box, tall: box, burst }] },
  });
  assert.deepEqual(diff(at(false), at(true)).burst, ["s"]);
  assert.ok(lasting(diff(at(false), at(true))) > 0);
  assert.deepEqual(diff(at(true), at(true)).burst, []);
});
