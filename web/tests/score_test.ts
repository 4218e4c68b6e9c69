/** The score of a series of rematches. */
import assert from "node:assert/strict";
import { lasted, winsAt, winsOf } from "../src/core/score.ts";

Deno.test("how long it took is said in one unit", () => {
  const said = [0, 40, 14 * 60, 119 * 60, 3 * 3600, 47 * 3600, 3 * 86_400].map(lasted);
  assert.deepEqual(said.map(({ n }) => n), [1, 1, 14, 119, 3, 47, 3]);
  assert.deepEqual(said.slice(3).map(({ key }) => key), [
    "setup.pace-minutes",
    "end.hours",
    "end.hours",
    "setup.pace-days",
  ]);
});

Deno.test("whoever plays without a seat has won what nobody else has", () => {
  const score = { games: 5, wins: [2, 1], nobody: 3, seconds: 0 };
  assert.deepEqual([0, 1, 2].map((seat) => winsAt(score, seat)), [2, 1, 3]);
  assert.equal(winsOf(score, [2]), 3);
});

Deno.test("a side has wins if all of its seats have won as often", () => {
  const score = { games: 3, wins: [2, 2, 1], nobody: 0, seconds: 0 };
  assert.deepEqual([winsOf(score, [0, 1]), winsOf(score, [1, 2]), winsOf(score, [])], [2, null, null]);
});
