/** The scenes of a match through one pair of eyes: each fetched once, one after another, the next one ahead. */

/** So many scenes are kept. */
const KEPT = 80;
/** So many milliseconds lie between two requests: whoever drags over the bar wants the step where they stop. */
const PACE = 120;

export class Film<T extends { readonly step: number }> {
  #kept = new Map<number, T>();
  #wanted: number | null = null;
  #ahead = 0;
  #busy = false;
  #closed = false;

  constructor(
    private readonly last: number,
    private readonly fetch: (step: number) => Promise<T>,
    private readonly show: (scene: T) => void,
    private readonly failed: (why: unknown) => void,
    private readonly pace: number = PACE,
  ) {}

  /** Show a step as soon as it is here, unless another is wanted by then. */
  want(step: number): void {
    this.#wanted = step;
    const kept = this.#kept.get(step);
    if (kept) this.#shown(kept);
    this.#next();
  }

  close(): void {
    this.#closed = true;
  }

  #shown(scene: T): void {
    this.#wanted = null;
    this.#ahead = Math.min(scene.step + 1, this.last);
    this.show(scene);
  }

  #next(): void {
    const step = this.#wanted ?? this.#ahead;
    if (this.#busy || this.#closed || this.#kept.has(step)) return;
    this.#busy = true;
    const rested = new Promise((done) => setTimeout(done, this.pace));
    this.fetch(step).then((scene) => this.#came(scene), (why) => this.#lost(why)).then(() => rested).then(() => {
      this.#busy = false;
      if (this.#wanted !== null || this.#kept.has(step)) this.#next();
    });
  }

  #came(scene: T): void {
    if (this.#closed) return;
    this.#kept.set(scene.step, scene);
    if (this.#kept.size > KEPT) this.#kept.delete(this.#kept.keys().next().value!);
    if (this.#wanted === scene.step) this.#shown(scene);
  }

  /** A scene that was only fetched ahead is asked for again when somebody wants it. */
  #lost(why: unknown): void {
    if (this.#closed || this.#wanted === null) return;
    this.#wanted = null;
    this.failed(why);
  }
}
