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

const scene = (version: number, title = ""): ServerFrame => ({
  t: "scene",
  version,
  scene: { game: "g", title, status: "", panels: [] },
});

Deno.test("the first frame is hello, in the viewer's language", () => {
  const { stage } = opened();
  const { nonce, ...hello } = stage.last.sent[0]!;
  assert.deepEqual(hello, { t: "hello", language: "en", since: 0, key: "k" });
  assert.match(String(nonce), /^[0-9a-f]{24}$/);
});

Deno.test("after a loss it says what it saw last and sends again what was not acknowledged", () => {
  const { stage, socket } = opened();
  stage.last.hear(scene(7));
  socket.act({ t: "choose", id: "one", version: 7, value: "a" });
  socket.act({ t: "chat", id: "two", text: "hi" });
  stage.last.hear({ t: "done", id: "one" });
  stage.last.drop();
  stage.tick();
  stage.last.open();
  assert.equal(stage.last.sent[0]!.since, 7);
  assert.deepEqual(stage.last.sent.slice(1), [{ t: "chat", id: "two", text: "hi" }]);
});

Deno.test("an action taken while the line is down goes out when it is back", () => {
  const { stage, socket } = opened();
  stage.last.drop();
  socket.act({ t: "undo", id: "late", version: 3 });
  assert.ok(socket.outbox.busy);
  stage.tick();
  stage.last.open();
  assert.deepEqual(stage.last.sent.slice(1), [{ t: "undo", id: "late", version: 3 }]);
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

Deno.test("a silent line is given up and opened anew", () => {
  const { stage, states } = opened();
  stage.last.hear({ t: "pong" });
  assert.equal(stage.tick(), 20_000);
  assert.deepEqual(stage.last.sent.at(-1), { t: "ping" });
  assert.equal(stage.tick(), 10_000);
  assert.equal(states.at(-1), "lost");
  stage.tick();
  assert.equal(stage.sockets.length, 2);
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

Deno.test("a choice that a restarted server calls stale is sent again if the scene is the very same", () => {
  const { stage, socket, heard } = opened();
  stage.last.hear(scene(7, "same"));
  stage.last.drop();
  socket.act({ t: "choose", id: "one", version: 7, value: "a" });
  stage.tick();
  stage.last.open();
  stage.last.hear(scene(8, "same"));
  stage.last.hear({ t: "refused", id: "one", error: "stale", text: "" });
  const { id, ...again } = stage.last.sent.at(-1)!;
  assert.deepEqual(again, { t: "choose", version: 8, value: "a" });
  assert.notEqual(id, "one");
  assert.ok(!heard.some(({ t }) => t === "refused"));
});

Deno.test("a choice whose scene has changed is not sent again", () => {
  const { stage, socket, heard } = opened();
  stage.last.hear(scene(7, "before"));
  socket.act({ t: "choose", id: "one", version: 7, value: "a" });
  stage.last.hear(scene(8, "after"));
  stage.last.hear({ t: "refused", id: "one", error: "stale", text: "" });
  assert.equal(stage.last.sent.filter(({ t }) => t === "choose").length, 1);
  assert.equal(heard.at(-1)!.t, "refused");
});
