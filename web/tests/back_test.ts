/** Looking back: which step a line belongs to, where moves lead, and what somebody who comes back has missed. */
import assert from "node:assert/strict";
import { Attention } from "../src/back/attention.ts";
import { noted } from "../src/back/seen.ts";
import { at, isNews, KEYS, lately, moved, since, stepOf } from "../src/back/steps.ts";
import type { Line, Scene } from "../src/core/scene.ts";

/** The deal, then three events at once, then one at a time; now two more are heard of which no line tells. */
const STEPS = [1, 4, 5, 6, 8];
const LAST = STEPS.length - 1;
/** The id of the line that tells an event. */
const line = (event: number) => 2 * event + 1;

Deno.test("a line belongs to the step that told it, with the heading above it", () => {
  assert.deepEqual([0, 1, 3, 4, 5, 6, 7].map((event) => stepOf(STEPS, line(event))), [0, 1, 1, 2, 3, 4, 4]);
  assert.equal(stepOf(STEPS, 2 * 4), 2);
  assert.equal(stepOf(STEPS, line(99)), LAST);
  assert.deepEqual([isNews(STEPS, line(7)), isNews(STEPS, line(8))], [false, true]);
});

Deno.test("a line is seen to happen once more", () => {
  assert.deepEqual(at(STEPS, line(4)), { step: 1, until: 2 });
  assert.deepEqual(at(STEPS, line(0)), { step: 0, until: 0 });
  assert.deepEqual(lately(STEPS), { step: 3, until: 3 });
  assert.deepEqual(lately([2]), { step: 0, until: 0 });
});

Deno.test("who was away sees what came since, of much only the end", () => {
  assert.deepEqual(since(STEPS, line(3)), { step: 1, until: LAST });
  assert.deepEqual(since(STEPS, -1), { step: 0, until: LAST });
  const many = Array.from({ length: 30 }, (_, index) => index + 1);
  assert.deepEqual(since(many, line(2)), { step: 21, until: 29 });
  assert.deepEqual(since(many, line(26)), { step: 26, until: 29 });
});

Deno.test("moves through the past, and out of it", () => {
  const here = { step: 2, until: 2 };
  assert.deepEqual(moved(here, "back", LAST), { step: 1, until: 1 });
  assert.deepEqual(moved(here, "forward", LAST), { step: 3, until: 3 });
  assert.deepEqual(moved(here, "first", LAST), { step: 0, until: 0 });
  assert.deepEqual(moved({ step: 0, until: 0 }, "back", LAST), { step: 0, until: 0 });
  assert.deepEqual(moved(here, "play", LAST), { step: 2, until: LAST });
  assert.deepEqual(moved({ step: 2, until: LAST }, "play", LAST), { step: 2, until: 2 });
  assert.equal(moved(here, "now", LAST), null);
  assert.equal(moved({ step: LAST, until: LAST }, "forward", LAST), null);
  assert.deepEqual([KEYS.Escape, KEYS.ArrowLeft, KEYS.End], ["now", "back", "now"]);
});

Deno.test("only so many tables are remembered, those looked at last", () => {
  const many = Array.from({ length: 130 }, (_, index) => index).reduce(
    (seen, index) => noted(seen, `table ${index}`, index),
    [] as ReturnType<typeof noted>,
  );
  assert.equal(many.length, 120);
  const again = noted(many, "table 20", 99);
  assert.deepEqual([again.length, again.at(-1)], [120, ["table 20", 99]]);
});

/** A browser that keeps what it is given. */
function browser() {
  const kept = new Map<string, string>();
  Object.defineProperty(globalThis, "localStorage", {
    configurable: true,
    value: { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, to: string) => kept.set(key, to) },
  });
}

const told = (...log: Line[]): Scene => ({ game: "g", title: "", status: "", panels: [], log });
const one: Line = { id: line(0), text: "one" };
const two: Line = { id: line(1), text: "two" };
const heading: Line = { id: line(1), text: "Turn 2", heading: true };

Deno.test("who comes back has missed what was told since", () => {
  browser();
  const page = new Attention("t");
  assert.equal(page.missed(told(one)), null); // never looked at before
  page.seen(told(one));
  assert.equal(page.missed(told(one, two)), null); // it was here when that came
  page.lost();
  assert.equal(page.missed(told(one, heading)), null); // that another turn has begun is nothing
  page.lost();
  assert.equal(page.missed(told(one, two)), one.id);
  assert.equal(page.missed(told(one, two)), null);
  assert.equal(new Attention("t").missed(told(one, two)), one.id); // loaded again
  assert.equal(new Attention("other").missed(told(one, two)), null);
});

Deno.test("who waits for the start misses nothing; who left before it, everything", () => {
  browser();
  const page = new Attention("t");
  page.awaits();
  assert.equal(page.missed(told(one)), null);
  assert.equal(new Attention("t").missed(told(one)), -1);
});
