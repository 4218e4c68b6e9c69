/** The scenes of a replay through one pair of eyes: each fetched once, one at a time, the next one ahead. */
import type { ReplayScene } from "../core/wire.ts";

/** So many scenes are kept. */
const KEPT = 80;

export class Film {
  #kept = new Map<number, ReplayScene>();
  #wanted: number | null = null;
  #busy = false;
  #closed = false;

  constructor(
    private readonly last: number,
    private readonly fetch: (step: number) => Promise<ReplayScene>,
    private readonly show: (scene: ReplayScene) => void,
    private readonly failed: (why: unknown) => void,
  ) {}

  /** Show a step as soon as it is here, unless another is wanted by then. */
  want(step: number): void {
    this.#wanted = step;
    const kept = this.#kept.get(step);
    if (kept) this.#shown(kept);
    else this.#load(step);
  }

  close(): void {
    this.#closed = true;
  }

  #shown(scene: ReplayScene): void {
    this.#wanted = null;
    this.show(scene);
    if (scene.step < this.last) this.#load(scene.step + 1);
  }

  #load(step: number): void {
    if (this.#busy || this.#closed || this.#kept.has(step)) return;
    this.#busy = true;
    this.fetch(step).then(
      (scene) => this.#came(scene),
      (why) => {
        this.#busy = false;
        if (!this.#closed && this.#wanted !== null) this.failed(why);
      },
    );
  }

  #came(scene: ReplayScene): void {
    this.#busy = false;
    if (this.#closed) return;
    this.#kept.set(scene.step, scene);
    if (this.#kept.size > KEPT) this.#kept.delete(this.#kept.keys().next().value!);
    if (this.#wanted === scene.step) this.#shown(scene);
    else if (this.#wanted !== null) this.want(this.#wanted);
  }
}
