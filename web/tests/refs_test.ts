/** Texts are cut at the rules they name, at no other place, and nothing is lost. */
import assert from "node:assert/strict";
import { cutAtRules } from "../src/core/refs.ts";

const KNOWN = new Set(["AA-5.4", "AA-10.12", "R-15", "AA-5"]);

Deno.test("known rules stand at the odd places", () => {
  assert.deepEqual(cutAtRules("Swap (AA-5.4, AA-10.12); see R-15.", KNOWN), [
    "Swap (",
    "AA-5.4",
    ", ",
    "AA-10.12",
    "); see ",
    "R-15",
    ".",
  ]);
  assert.deepEqual(cutAtRules("AA-5.4", KNOWN), ["", "AA-5.4", ""]);
});

Deno.test("what only looks like a rule stays text", () => {
  for (const text of ["", "no rule", "D-2 and AA-5.45", "XAA-5.4", "−2 / +12"]) {
    assert.deepEqual(cutAtRules(text, KNOWN), [text]);
  }
});
