/** The client's texts: all there in every language, with the same gaps to fill. */
import assert from "node:assert/strict";
import { en } from "../src/locale/en.ts";
import { cs } from "../src/locale/cs.ts";
import { sk } from "../src/locale/sk.ts";
import { type Message, pseudo, sayIn, spoken, tied } from "../src/core/text.ts";

const forms = (message: Message) => (typeof message === "string" ? [message] : Object.values(message));
const gaps = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort().join();

for (const [name, texts] of Object.entries({ cs, sk })) {
  Deno.test(`${name} has exactly the keys of English, none empty, with the same gaps`, () => {
    assert.deepEqual(Object.keys(texts), Object.keys(en));
    for (const [key, message] of Object.entries(texts)) {
      const wanted = gaps(forms(en[key as keyof typeof en])[0]!);
      for (const form of forms(message)) {
        assert.ok(form.trim(), key);
        assert.equal(gaps(form), wanted, key);
      }
    }
  });
}

Deno.test("no text is used without being there, and none is there without being used", async () => {
  const used = new Set<string>();
  let source = "";
  for (
    const folder of ["back", "board", "cards", "core", "gallery", "guide", "lobby", "replay", "rules", "table", "ui"]
  ) {
    for await (const file of Deno.readDir(new URL(`../src/${folder}`, import.meta.url))) {
      source += await Deno.readTextFile(new URL(`../src/${folder}/${file.name}`, import.meta.url));
    }
  }
  for (const key of Object.keys(en)) if (source.includes(`"${key}"`)) used.add(key);
  const made = ["setup.pace", "setup.away"].flatMap((key) =>
    ["minutes", "hours", "days"].map((unit) => `${key}-${unit}`)
  );
  assert.deepEqual(Object.keys(en).filter((key) => !used.has(key) && !made.includes(key)), []);
});

Deno.test("numbers take the right form", () => {
  const say = sayIn("cs");
  assert.equal(say("lobby.seats-free", { n: 1 }), "1 volné místo");
  assert.equal(say("lobby.seats-free", { n: 3 }), "3 volná místa");
  assert.equal(say("lobby.seats-free", { n: 5 }), "5 volných míst");
  assert.equal(sayIn("en")("lobby.seats-free", { n: 5 }), "5 free seats");
  assert.equal(say("lobby.people", { n: 4, range: "2–4" }), "2–4 hráči");
  assert.equal(say("lobby.people", { n: 5, range: "1–5" }), "1–5 hráčů");
});

Deno.test("the browser's first language that we speak is chosen", () => {
  assert.equal(spoken(["de-DE", "sk-SK", "en"]), "sk");
  assert.equal(spoken(["fr"]), "en");
});

Deno.test("small words and numbers stay with what follows them", () => {
  assert.equal(tied("Jděte o 2 pole a v rohu"), "Jděte o\u00a02\u00a0pole a\u00a0v\u00a0rohu");
  for (const text of ["domov a", "AA-5.4, náskok", "ruka.", "one's own"]) assert.equal(tied(text), text);
});

Deno.test("the pseudo-locale marks every text and keeps its gaps filled", () => {
  assert.equal(pseudo("Join"), "⟦Jòìn⟧");
  assert.equal(sayIn("en", true)("lobby.minutes", { n: 15 }), "⟦15 mìn⟧");
});
