/** What is said on a side stays apart from what is said to all, and what is new is counted for each. */
import assert from "node:assert/strict";
import type { ChatInfo } from "../src/core/wire.ts";
import { heardIn } from "../src/table/talk.ts";

const said = (id: number, seat: number, side = false): ChatInfo => ({
  id,
  seat,
  side,
  name: `seat ${seat}`,
  text: "…",
  at: id,
});
const CHAT = [said(0, 1), said(0, 1, true), said(1, 0, true), said(2, 2, true), said(1, 2)];

Deno.test("the two talks are apart, each with its own numbers", () => {
  assert.deepEqual(heardIn("all", CHAT, 0, [], -1).heard.map((line) => line.id), [0, 1]);
  assert.deepEqual(heardIn("side", CHAT, 0, [], -1).heard.map((line) => line.id), [0, 1, 2]);
});

Deno.test("new is what others said after what was read, but for those who are muted", () => {
  assert.equal(heardIn("side", CHAT, 0, [], -1).unread, 2);
  assert.equal(heardIn("side", CHAT, 0, [], 0).unread, 1);
  assert.equal(heardIn("side", CHAT, 0, ["seat 2"], 0).unread, 0);
  assert.deepEqual(heardIn("side", CHAT, 0, ["seat 2"], 0).others, ["seat 1", "seat 2"]);
});
