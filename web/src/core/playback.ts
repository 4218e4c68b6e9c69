/** Scenes wait for the one before to be seen: nobody's move flashes by because the next came a moment later. */
import type { Scene } from "./scene.ts";
import type { Timer } from "./socket.ts";

export interface Shown {
  /** The number of the question that is asked: an answer names it. */
  question: number;
  scene: Scene;
}

/** A queue of scenes. `show` draws one and says for how many milliseconds things move. */
export class Playback {
  #queue: Shown[] = [];
  #timer: Timer | undefined;
  #busy = false;

  constructor(
    private readonly show: (shown: Shown) => number,
    private readonly later: (run: () => void, ms: number) => Timer = (run, ms) => setTimeout(run, ms),
    private readonly cancel: (timer: Timer | undefined) => void = (timer) => clearTimeout(timer),
  ) {}

  push(shown: Shown): void {
    this.#queue.push(shown);
    if (!this.#busy) this.#next();
  }

  /** Straight to the newest scene: a click, a key, or a page that nobody looks at. */
  skip(): void {
    this.cancel(this.#timer);
    this.#busy = false;
    if (this.#queue.length) {
      this.#queue = this.#queue.slice(-1);
      this.#next();
    }
  }

  get behind(): boolean {
    return this.#queue.length > 0;
  }

  #next(): void {
    const shown = this.#queue.shift();
    if (!shown) {
      this.#busy = false;
      return;
    }
    this.#busy = true;
    // A question that has been answered since is not asked again while its scene is shown.
    const last = this.#queue.length === 0;
    const ms = this.show(last ? shown : { ...shown, scene: { ...shown.scene, prompt: null } });
    if (ms <= 0) this.#next();
    else this.#timer = this.later(() => this.#next(), ms);
  }
}
