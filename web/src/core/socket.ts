/** The table's socket: says hello, keeps alive, comes back after a loss and sends again what was not acknowledged. */
import { nonce } from "./api.ts";
import { delay } from "./backoff.ts";
import { readOn, whole } from "./merge.ts";
import { Outbox } from "./outbox.ts";
import type { Action, ClientFrame, Language, SceneFrame, ServerFrame } from "./wire.ts";

export type Timer = ReturnType<typeof setTimeout>;
export type Connection = "connecting" | "open" | "lost" | "gone";

/** What the socket needs of the world, so that a test can stand in for it. */
export interface World {
  connect(url: string): WebSocket;
  later(run: () => void, ms: number): Timer;
  cancel(timer: Timer | undefined): void;
  random(): number;
}

export const browser: World = {
  connect: (url) => new WebSocket(url),
  later: (run, ms) => setTimeout(run, ms),
  cancel: (timer) => clearTimeout(timer),
  random: () => Math.random(),
};

const PING = 20_000;
const SILENCE = 10_000;
/** A line that is not open by then never will be: its network is gone, and a browser would wait for minutes. */
const OPENING = 15_000;
/** So long after it was too fast for the server something is sent again. */
const TOO_FAST = 1_000;
/** The server closes with this when the table is not there or not for us: trying again would not help. */
const GONE = 4004;

export class TableSocket {
  readonly outbox = new Outbox();
  #socket: WebSocket | null = null;
  #tries = 0;
  #timer: Timer | undefined;
  #closed = false;
  /** The newest frame of this connection with its whole scene: the next one builds on it. */
  #scene: SceneFrame | null = null;
  /** The place in the log before which lines were asked for. */
  #asked: number | null = null;

  constructor(
    readonly url: string,
    private language: Language,
    private readonly key: string,
    private readonly heard: (frame: ServerFrame) => void,
    private readonly changed: (state: Connection) => void,
    private readonly world: World = browser,
  ) {
    this.#open();
  }

  /** Do something at the table; it is kept until the server has answered. */
  act(action: Action): void {
    this.outbox.add(action);
    this.#send(action);
  }

  speak(language: Language): void {
    this.language = language;
    this.#send({ t: "language", language });
  }

  /** Ask for the lines of the log before those that the page has; one request at a time. */
  askEarlier(): void {
    const before = this.#scene?.skipped ?? 0;
    if (!before || this.#asked === before) return;
    this.#asked = before;
    this.#send({ t: "earlier", before });
  }

  /** Try at once: the device is online again or the page is looked at again. */
  hurry(): void {
    if (this.#closed || this.#socket) return;
    this.#tries = 0;
    this.world.cancel(this.#timer);
    this.#open();
  }

  close(): void {
    this.#closed = true;
    this.world.cancel(this.#timer);
    this.#socket?.close();
    this.#socket = null;
  }

  #open(): void {
    this.changed(this.#tries === 0 ? "connecting" : "lost");
    const socket = this.world.connect(this.url);
    this.#socket = socket;
    this.#scene = this.#asked = null;
    this.#timer = this.world.later(() => this.#giveUp(socket), OPENING);
    socket.onopen = () => {
      this.#send({ t: "hello", language: this.language, nonce, key: this.key });
      for (const action of this.outbox.pending()) this.#send(action);
      this.#keepAlive(PING);
    };
    socket.onmessage = (event) => this.#receive(socket, String(event.data));
    socket.onclose = (event) => this.#lost(socket, event.code);
  }

  #receive(socket: WebSocket, data: string): void {
    if (socket !== this.#socket) return;
    let frame = JSON.parse(data) as ServerFrame;
    // Only an answer shows that the table is there; a mere connection may be a proxy's.
    this.#tries = 0;
    this.changed("open");
    this.#keepAlive(PING);
    if (frame.t === "scene") frame = this.#scene = whole(this.#scene, frame);
    if (frame.t === "earlier" || (frame.t === "refused" && !frame.id)) this.#asked = null;
    if (frame.t === "earlier") {
      const more = readOn(this.#scene, frame);
      if (!more) return;
      frame = this.#scene = more;
    }
    if (frame.t === "refused" && frame.error === "too-fast" && this.outbox.has(frame.id)) {
      this.world.later(() => this.#again(socket, frame.id), TOO_FAST);
      return;
    }
    if (frame.t === "done" || frame.t === "refused") this.outbox.settle(frame.id);
    this.heard(frame);
  }

  /** Nobody has to know that the server wanted a moment: what came too fast goes out again, with the same id. */
  #again(socket: WebSocket, id: string): void {
    const action = this.outbox.pending().find((waiting) => waiting.id === id);
    if (action && socket === this.#socket) this.#send(action);
  }

  #lost(socket: WebSocket, code: number): void {
    if (socket !== this.#socket) return;
    this.#socket = null;
    this.world.cancel(this.#timer);
    if (this.#closed) return;
    if (code === GONE) {
      this.#closed = true;
      this.changed("gone");
      return;
    }
    this.changed("lost");
    this.#timer = this.world.later(() => this.#open(), delay(this.#tries++, this.world.random()));
  }

  #keepAlive(ms: number): void {
    this.world.cancel(this.#timer);
    const socket = this.#socket;
    this.#timer = this.world.later(() => {
      this.#send({ t: "ping" });
      this.#timer = this.world.later(() => socket && this.#giveUp(socket), SILENCE);
    }, ms);
  }

  #giveUp(socket: WebSocket): void {
    socket.close();
    this.#lost(socket, 0);
  }

  #send(frame: ClientFrame): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(frame));
  }
}
