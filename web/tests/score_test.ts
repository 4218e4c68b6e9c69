/** The score of a series of rematches. */
import assert from "node:assert/strict";
import { draws, lasted, winsOf } from "../src/core/score.ts";

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

Deno.test("matches that nobody won are draws; those that both won are not", () => {
  assert.equal(draws({ games: 8, wins: [4, 3], seconds: 0 }), 1);
  assert.equal(draws({ games: 2, wins: [2, 2], seconds: 0 }), 0);
});

Deno.test("a side has wins if all of its seats have won as often", () => {
  const score = { games: 3, wins: [2, 2, 1], seconds: 0 };
  assert.deepEqual([winsOf(score, [0, 1]), winsOf(score, [1, 2]), winsOf(score, [])], [2, null, null]);
});
