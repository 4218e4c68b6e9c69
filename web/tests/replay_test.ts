/** The scrubber's logic, and the scenes that it asks for. */
import assert from "node:assert/strict";
import type { ReplayScene, ReplayStep } from "../src/core/wire.ts";
import { parse } from "../src/core/route.ts";
import { Film } from "../src/replay/film.ts";
import {
  addressOf,
  eyesOf,
  KEYS,
  lasts,
  moved,
  numbered,
  type Place,
  stepAt,
  travels,
  turnAt,
  turnsOf,
} from "../src/replay/player.ts";

const at = (step: number, playing = false): Place => ({ step, playing, speed: 1 });
const LAST = 10;

Deno.test("steps go back and on, and stop at both ends", () => {
  assert.deepEqual(moved(at(4), "forward", LAST), at(5));
  assert.deepEqual(moved(at(4), "back", LAST), at(3));
  assert.deepEqual(moved(at(0), "back", LAST), at(0));
  assert.deepEqual(moved(at(10), "forward", LAST), at(10));
  assert.deepEqual(moved(at(4), "first", LAST), at(0));
  assert.deepEqual(moved(at(4), "last", LAST), at(10));
  assert.deepEqual([99, -3, NaN, 2.7].map((step) => moved(at(4), step, LAST).step), [10, 0, 0, 2]);
});

Deno.test("who steps by hand stops the play; time goes on to the end and stops there", () => {
  assert.equal(moved(at(4, true), "forward", LAST).playing, false);
  assert.equal(moved(at(4, true), 7, LAST).playing, false);
  assert.deepEqual(moved(at(4, true), "tick", LAST), at(5, true));
  assert.deepEqual(moved(at(9, true), "tick", LAST), at(10));
  assert.deepEqual(moved(at(4, true), { speed: 2 }, LAST), { step: 4, playing: true, speed: 2 });
});

Deno.test("play and pause; from the end it begins again", () => {
  assert.deepEqual(moved(at(4), "play", LAST), at(4, true));
  assert.deepEqual(moved(at(4, true), "play", LAST), at(4));
  assert.deepEqual(moved(at(10), "play", LAST), at(0, true));
  assert.deepEqual(moved(at(0), "play", 0), at(0));
});

Deno.test("the keys", () => {
  const step = (key: string) => moved(at(4), KEYS[key]!, LAST).step;
  assert.deepEqual(["ArrowLeft", "ArrowRight", "Home", "End"].map(step), [3, 5, 0, 10]);
  assert.equal(moved(at(4), KEYS[" "]!, LAST).playing, true);
});

const step = (seat: number | null, heading = ""): ReplayStep => ({ seat, text: "", heading });
const STEPS = [step(null), step(0), step(1, "Turn 1"), step(1), step(0), step(0, "Turn 2"), step(1)];

Deno.test("turns begin at headings and belong to who answers first", () => {
  const turns = turnsOf(STEPS);
  assert.deepEqual(turns.map(({ from, to, heading, seat }) => [from, to, heading, seat]), [
    [0, 2, "", 0],
    [2, 5, "Turn 1", 1],
    [5, 7, "Turn 2", 0],
  ]);
  assert.equal(turnAt(turns, 4)?.heading, "Turn 1");
  assert.equal(turnAt(turns, 1)?.heading, "");
  assert.equal(turnAt(turns, 7), undefined);
});

Deno.test("a finger finds the nearest step, and the beginning of a turn", () => {
  const turns = turnsOf(STEPS);
  assert.equal(stepAt(0, 600, 6, turns), 0);
  assert.equal(stepAt(310, 600, 6, turns), 3);
  assert.equal(stepAt(-40, 600, 6, turns), 0);
  assert.equal(stepAt(900, 600, 6, turns), 6);
  assert.equal(stepAt(5, 0, 6, turns), 0);
  const many = [{ from: 50, to: 100, heading: "Turn", seat: 0 }];
  assert.equal(stepAt(104, 200, 100, many), 52);
  assert.equal(stepAt(101, 200, 100, many), 50);
});

Deno.test("the numbers of turns are thinned out to what fits", () => {
  const turns = Array.from({ length: 12 }, (_, index) => ({ from: index, to: index + 1, heading: "T", seat: 0 }));
  const shown = (width: number) => numbered(turns, width).map(({ number }) => number);
  assert.deepEqual(shown(600).length, 12);
  assert.deepEqual(shown(210), [1, 2, 4, 6, 8, 10, 12]);
  assert.deepEqual(shown(90), [5, 10]);
  assert.deepEqual(numbered(turnsOf(STEPS), 600).map(({ turn }) => turn.from), [2, 5]);
});

Deno.test("things travel a few steps forward; a jump or a way back does not move them", () => {
  assert.deepEqual([travels(3, 4), travels(3, 6)], [true, true]);
  assert.deepEqual([travels(3, 7), travels(3, 3), travels(3, 2), travels(null, 1)], [false, false, false, false]);
});

Deno.test("a step lasts until what moves has come to rest", () => {
  assert.deepEqual([lasts(0, 0.5), lasts(0, 1), lasts(0, 2)], [2400, 1200, 600]);
  assert.equal(lasts(1500, 2), 1625);
});

Deno.test("the address says which step and whose eyes", () => {
  assert.equal(addressOf("a b", 7, 1, "k_-"), "/table/a%20b/replay?step=7&eyes=1&key=k_-");
  assert.equal(addressOf("x", 0, "open", ""), "/table/x/replay?step=0&eyes=open");
  const page = "replay" as const;
  const found = { page, id: "a b", step: 7, eyes: "1", key: "k_-" };
  assert.deepEqual(parse("/table/a%20b/replay", "?step=7&eyes=1&key=k_-"), found);
  assert.deepEqual(parse("/table/x/replay"), { page, id: "x", step: 0, eyes: null, key: "" });
  assert.deepEqual([eyesOf("1"), eyesOf("open"), eyesOf(null), eyesOf("-1"), eyesOf("x")], [
    1,
    "open",
    "open",
    "open",
    "open",
  ]);
});

/** A film whose scenes come when the test says so. */
function film() {
  const asked: number[] = [];
  const shown: number[] = [];
  const failures: unknown[] = [];
  const waiting: { come: (scene: ReplayScene) => void; fail: (why: unknown) => void; step: number }[] = [];
  const fetch = (step: number) => {
    asked.push(step);
    return new Promise<ReplayScene>((come, fail) => waiting.push({ come, fail, step }));
  };
  const made = new Film(LAST, fetch, ({ step }) => shown.push(step), (why) => failures.push(why), 0);
  const settle = async (fails = false) => {
    const next = waiting.shift()!;
    if (fails) next.fail("no");
    else {next.come({
        step: next.step,
        asked: null,
        scene: { game: "g", title: "", status: "", panels: [] },
        beats: [],
      });}
    await new Promise((done) => setTimeout(done, 5));
  };
  return { film: made, asked, shown, failures, settle };
}

Deno.test("a scene is fetched once, and the next one ahead of time", async () => {
  const { film: made, asked, shown, settle } = film();
  made.want(3);
  await settle();
  assert.deepEqual([asked, shown], [[3, 4], [3]]);
  await settle();
  made.want(4);
  assert.deepEqual([asked, shown], [[3, 4, 5], [3, 4]]);
  made.want(3);
  assert.deepEqual(shown, [3, 4, 3]);
});

Deno.test("who drags over many steps asks for one at a time and sees the last", async () => {
  const { film: made, asked, shown, settle } = film();
  for (const wanted of [1, 2, 3, 4, 5]) made.want(wanted);
  assert.deepEqual(asked, [1]);
  await settle();
  assert.deepEqual([asked, shown], [[1, 5], []]);
  await settle();
  assert.deepEqual(shown, [5]);
});

Deno.test("a failure is told if somebody waits for the scene; a closed film shows nothing any more", async () => {
  const { film: made, shown, failures, settle } = film();
  made.want(2);
  await settle(true);
  assert.deepEqual([shown, failures], [[], ["no"]]);
  made.want(2);
  await settle();
  await settle(true); // the one ahead, which nobody waits for
  assert.deepEqual([shown, failures], [[2], ["no"]]);
  made.want(9);
  made.close();
  await settle();
  assert.deepEqual(shown, [2]);
});
