/** The socket: hello, reconnect with back-off, unacknowledged actions again, and nothing twice. */
import assert from "node:assert/strict";
import { delay } from "../src/core/backoff.ts";
import { type Connection, TableSocket, type Timer, type World } from "../src/core/socket.ts";
import type { ServerFrame } from "../src/core/wire.ts";

/** A stand-in for the browser: sockets that the test opens and drops, and a clock that it turns. */
class Stage implements World {
  sockets: FakeSocket[] = [];
  timers = new Map<number, { run: () => void; ms: number }>();
  #next = 1;

  connect(): WebSocket {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket as unknown as WebSocket;
  }
  later(run: () => void, ms: number): Timer {
    this.timers.set(this.#next, { run, ms });
    return this.#next++ as unknown as Timer;
  }
  cancel(timer: Timer | undefined): void {
    this.timers.delete(timer as unknown as number);
  }
  random = () => 1;

  get last(): FakeSocket {
    return this.sockets.at(-1)!;
  }
  /** Runs the only timer that waits, and says how long it would have waited. */
  tick(): number {
    const [[id, timer]] = [...this.timers] as [[number, { run: () => void; ms: number }]];
    this.timers.delete(id);
    timer.run();
    return timer.ms;
  }
}

class FakeSocket {
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen = () => {};
  onmessage = (_: { data: string }) => {};
  onclose = (_: { code: number }) => {};

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = 1;
    this.onopen();
  }
  hear(frame: ServerFrame): void {
    this.onmessage({ data: JSON.stringify(frame) });
  }
  drop(code = 1006): void {
    this.readyState = 3;
    this.onclose({ code });
  }
}

function opened() {
  const stage = new Stage();
  const states: Connection[] = [];
  const heard: ServerFrame[] = [];
  const socket = new TableSocket(
    "ws://x",
    "en",
    "k",
    (frame) => heard.push(frame),
    (state) => states.push(state),
    stage,
  );
  stage.last.open();
  return { stage, states, heard, socket };
}

const scene = (question: number, lines = 0, log: string[] = [], skipped = 0): ServerFrame => ({
  t: "scene",
  skipped,
  kept: [],
  parts: [],
  beats: [],
  question,
  lines,
  board: "whole",
  scene: { game: "g", title: "", status: "", panels: [], log: log.map((text, id) => ({ id, text })) },
});

const told = (frame: ServerFrame | undefined) => frame?.t === "scene" ? frame.scene.log!.map(({ text }) => text) : [];

Deno.test("the first frame is hello, in the viewer's language", () => {
  const { stage } = opened();
  const { nonce, ...hello } = stage.last.sent[0]!;
  assert.deepEqual(hello, { t: "hello", language: "en", key: "k" });
  assert.match(String(nonce), /^[0-9a-f]{24}$/);
});

Deno.test("after a loss it sends again what was not acknowledged", () => {
  const { stage, socket } = opened();
  stage.last.hear(scene(7));
  socket.act({ t: "choose", id: "one", question: 7, value: "a" });
  socket.act({ t: "chat", id: "two", text: "hi" });
  stage.last.hear({ t: "done", id: "one" });
  stage.last.drop();
  stage.tick();
  stage.last.open();
  assert.equal(stage.last.sent[0]!.t, "hello");
  assert.deepEqual(stage.last.sent.slice(1), [{ t: "chat", id: "two", text: "hi" }]);
});

Deno.test("what came too fast goes out again by itself, until it is done", () => {
  const { stage, heard, socket } = opened();
  const action = { t: "chat", id: "a", text: "boo" } as const;
  socket.act(action);
  const tooFast = { t: "refused", id: "a", error: "too-fast", text: "Slowly." } as const;
  const again = () => [...stage.timers].find(([, { ms }]) => ms === 1_000)!;
  for (const times of [2, 3]) {
    stage.last.hear(tooFast);
    const [id, { run }] = again();
    stage.timers.delete(id);
    run();
    assert.equal(stage.last.sent.filter((frame) => frame.id === "a").length, times);
  }
  assert.deepEqual(heard, []);
  stage.last.hear(tooFast);
  const [, { run }] = again();
  stage.last.hear({ t: "done", id: "a" });
  run();
  assert.equal(stage.last.sent.filter((frame) => frame.id === "a").length, 3);
});

Deno.test("what came too fast on a line that is lost goes out once on the next", () => {
  const { stage, socket } = opened();
  socket.act({ t: "chat", id: "a", text: "boo" });
  stage.last.hear({ t: "refused", id: "a", error: "too-fast", text: "Slowly." });
  const late = [...stage.timers].find(([, { ms }]) => ms === 1_000)![1];
  stage.last.drop();
  socket.hurry();
  stage.last.open();
  late.run();
  assert.equal(stage.last.sent.filter((frame) => frame.id === "a").length, 1);
});

Deno.test("any other refusal is heard, and is not sent again", () => {
  const { stage, heard, socket } = opened();
  socket.act({ t: "chat", id: "a", text: "boo" });
  const frame: ServerFrame = { t: "refused", id: "a", error: "no-side", text: "There is nobody to whisper to." };
  stage.last.hear(frame);
  assert.deepEqual(heard, [frame]);
  assert.deepEqual(socket.outbox.pending(), []);
});

Deno.test("an action taken while the line is down goes out when it is back", () => {
  const { stage, socket } = opened();
  stage.last.drop();
  socket.act({ t: "undo", id: "late", question: 3 });
  assert.ok(socket.outbox.busy);
  stage.tick();
  stage.last.open();
  assert.deepEqual(stage.last.sent.slice(1), [{ t: "undo", id: "late", question: 3 }]);
  stage.last.hear({ t: "refused", id: "late", error: "stale", text: "" });
  assert.ok(!socket.outbox.busy);
});

Deno.test("it tries more and more rarely, and at once again after the server has answered", () => {
  const { stage } = opened();
  stage.last.drop();
  const waits = [stage.tick()];
  for (let i = 0; i < 3; i++) {
    stage.last.drop();
    waits.push(stage.tick());
  }
  assert.deepEqual(waits, [250, 500, 1000, 1500]);
  stage.last.open();
  stage.last.hear({ t: "pong" });
  stage.last.drop();
  assert.equal(stage.tick(), 250);
});

Deno.test("a mere connection without an answer does not count as success", () => {
  const { stage } = opened();
  stage.last.drop();
  stage.tick();
  stage.last.open();
  stage.last.drop();
  assert.equal(stage.tick(), 500);
});

Deno.test("a table that is not there is not tried again", () => {
  const { stage, states } = opened();
  stage.last.drop(4004);
  assert.equal(stage.timers.size, 0);
  assert.equal(states.at(-1), "gone");
});

Deno.test("a silent line is given up and opened again", () => {
  const { stage, states } = opened();
  stage.last.hear({ t: "pong" });
  assert.equal(stage.tick(), 20_000);
  assert.deepEqual(stage.last.sent.at(-1), { t: "ping" });
  assert.equal(stage.tick(), 10_000);
  assert.equal(states.at(-1), "lost");
  stage.tick();
  assert.equal(stage.sockets.length, 2);
});

Deno.test("a line that does not open is given up, and another one tried", () => {
  const { stage, states } = opened();
  stage.last.drop();
  stage.tick();
  assert.equal(stage.last.readyState, 0);
  stage.tick();
  assert.equal(stage.last.readyState, 3);
  assert.deepEqual(states.at(-1), "lost");
  stage.tick();
  assert.equal(stage.sockets.length, 3);
  stage.last.open();
  assert.equal(stage.last.sent[0]!.t, "hello");
});

Deno.test("what an old line still says is not heard", () => {
  const { stage, heard } = opened();
  const old = stage.last;
  old.drop();
  stage.tick();
  old.hear(scene(99));
  assert.deepEqual(heard, []);
});

Deno.test("waits lie in the upper half of a doubling limit", () => {
  assert.deepEqual([0, 1, 2, 10].map((tries) => delay(tries, 0)), [125, 250, 500, 750]);
  assert.deepEqual([0, 1, 2, 10].map((tries) => delay(tries, 1)), [250, 500, 1000, 1500]);
});

Deno.test("a scene builds on the one before it on the same line, and on none after a loss", () => {
  const { stage, heard } = opened();
  stage.last.hear(scene(7, 0, ["one", "two"]));
  stage.last.hear(scene(7, 1, ["three"]));
  assert.deepEqual(told(heard.at(-1)), ["one", "three"]);
  stage.last.drop();
  stage.tick();
  stage.last.open();
  stage.last.hear(scene(7, 0, ["all"]));
  assert.deepEqual(told(heard.at(-1)), ["all"]);
});

Deno.test("a choice under way goes out again with the question it answers, whatever was shown meanwhile", () => {
  const { stage, socket } = opened();
  stage.last.hear(scene(7));
  stage.last.drop();
  socket.act({ t: "choose", id: "one", question: 7, value: "a" });
  stage.tick();
  stage.last.open();
  stage.last.hear(scene(7, 0, ["somebody made a note"]));
  assert.deepEqual(stage.last.sent.at(-1), { t: "choose", id: "one", question: 7, value: "a" });
});

Deno.test("older lines are asked for once, and stand before the others", () => {
  const { stage, heard, socket } = opened();
  stage.last.hear(scene(7, 0, ["late"], 60));
  socket.askEarlier();
  socket.askEarlier();
  assert.deepEqual(stage.last.sent.slice(1), [{ t: "earlier", before: 60 }]);
  stage.last.hear({ t: "refused", id: "", error: "too-fast", text: "" });
  socket.askEarlier();
  assert.equal(stage.last.sent.length, 3);
  stage.last.hear({ t: "earlier", before: 60, lines: Array.from({ length: 60 }, (_, id) => ({ id, text: "early" })) });
  assert.equal(told(heard.at(-1)).length, 61);
  socket.askEarlier();
  assert.equal(stage.last.sent.length, 3);
});
