/** Words are found in the rules, whatever their accents, and only what speaks of them is left. */
import assert from "node:assert/strict";
import type { Section } from "../src/core/wire.ts";
import { cutAtWords, folded, found } from "../src/rules/search.ts";

const SECTIONS: Section[] = [
  {
    id: "X-1",
    number: "1",
    title: "Příprava",
    parts: [{ kind: "rule", id: "X-1.1", title: "", text: "Každý dostane čtyři karty." }],
  },
  {
    id: "X-2",
    number: "2",
    title: "Tah",
    parts: [
      { kind: "heading", text: "Karty" },
      { kind: "rule", id: "X-2.1", title: "", text: "Vyložte dvě karty." },
      { kind: "rule", id: "X-2.2", title: "", text: "Soupeř si vybere." },
      { kind: "table", heads: ["Karta", "Hodnota"], rows: [["Špion", "+2"], ["Sentinel", "−1"]], numbered: false },
    ],
  },
];

Deno.test("words are found without accents and case, and only what speaks of them stays", () => {
  assert.deepEqual(found(SECTIONS, "KARTY").map(({ id, parts }) => [id, parts.length]), [["X-1", 1], ["X-2", 1]]);
  assert.deepEqual(found(SECTIONS, "soupeř").map(({ id }) => id), ["X-2"]);
  assert.deepEqual(found(SECTIONS, "  spion ")[0]!.parts, [{
    kind: "table",
    heads: ["Karta", "Hodnota"],
    rows: [["Špion", "+2"]],
    numbered: false,
  }]);
  assert.deepEqual(found(SECTIONS, "x-2.2")[0]!.parts.length, 1);
  assert.deepEqual(found(SECTIONS, "nothing such"), []);
});

Deno.test("a section whose title is looked for stays whole", () => {
  assert.deepEqual(found(SECTIONS, "priprava"), [SECTIONS[0]!]);
});

Deno.test("what is found stands out in the text as it was written", () => {
  assert.deepEqual(cutAtWords("Čtyři karty, čtyři agenti", "ctyri"), ["", "Čtyři", " karty, ", "čtyři", " agenti"]);
  assert.deepEqual(cutAtWords("Nic", "karta"), ["Nic"]);
  assert.deepEqual(cutAtWords("Nic", "  "), ["Nic"]);
});

Deno.test("folding keeps every letter at its place", () => {
  for (const text of ["Žluťoučký kůň", "½ – “ﬁ” ẞ İ", "e\u0301a"]) assert.deepEqual(folded(text).length, text.length);
});
