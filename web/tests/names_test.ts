/** Names within a text. */
import assert from "node:assert/strict";
import { namesIn, playersOf } from "../src/core/names.ts";

const found = (text: string, ...names: string[]) =>
  namesIn(text, names).filter((bit) => bit.name).map((bit) => bit.text);

Deno.test("names are found, the rest of the text stays as it is", () => {
  assert.deepEqual(namesIn("Hugo lays a card; Ada waits.", ["Ada", "Hugo"]), [
    { text: "Hugo", name: true },
    { text: " lays a card; ", name: false },
    { text: "Ada", name: true },
    { text: " waits.", name: false },
  ]);
});

Deno.test("a name within a word is none, also beside letters with accents", () => {
  assert.deepEqual(found("Petra and Petr, Petrův dům", "Petr"), ["Petr"]);
  assert.deepEqual(found("Řehoř čeká", "Řehoř"), ["Řehoř"]);
});

Deno.test("the longer of two names is meant; letters of patterns are letters", () => {
  assert.deepEqual(found("Eva B goes, Eva stays", "Eva", "Eva B"), ["Eva B", "Eva"]);
  assert.deepEqual(found("(A+) draws", "(A+)"), ["(A+)"]);
  assert.deepEqual(found("A draws", "(A+)", ""), []);
});

Deno.test("every text is cut at the names that come with it", () => {
  const here = ["Ada"], there = ["Hugo"];
  const cut = (names: string[]) => namesIn("Ada, Hugo", names).filter((bit) => bit.name).map((bit) => bit.text);
  assert.deepEqual([here, here, there, here].map(cut), [["Ada"], ["Ada"], ["Hugo"], ["Ada"]]);
});

Deno.test("without names a text is one piece", () => {
  assert.deepEqual(namesIn("Night falls.", []), [{ text: "Night falls.", name: false }]);
});

Deno.test("whoever plays without a seat is one of the players, in a list that stays the same", () => {
  const names = ["Ada", "Ben"];
  assert.deepEqual(playersOf({ names, automaton: "Echo" }), ["Ada", "Ben", "Echo"]);
  assert.equal(playersOf({ names, automaton: "Echo" }), playersOf({ names, automaton: "Echo" }));
  assert.equal(playersOf({ names, automaton: "" }), names);
});
