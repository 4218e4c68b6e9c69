/** Steps of a match on the screen: the next one is seen to happen beat by beat, any other is there at once. */
import { Before } from "../core/motion.ts";
import { Playback } from "../core/playback.ts";
import { prefs } from "../core/prefs.ts";
import type { Beat, Scene } from "../core/scene.ts";
import { travels } from "./player.ts";

export interface Step {
  readonly step: number;
  readonly scene: Scene;
  readonly beats: readonly Beat[];
}

/** A step as it is drawn, and how the screen was before; while it is `passing`, its scene is still to come. */
export type Projected<T> = T & { readonly before: Before; readonly passing: boolean };

export class Projector<T extends Step> {
  #step: T | null = null;
  #drawn: Projected<T> | null = null;
  #playback = new Playback(({ scene, passing, ...told }) => {
    const before = new Before(this.#drawn?.scene ?? null, scene, told);
    this.#drawn = { ...this.#step!, scene, before, passing };
    this.draw(this.#drawn);
    return before.lasts;
  });

  constructor(private readonly draw: (projected: Projected<T>) => void) {}

  show(step: T): void {
    this.#playback.skip();
    const last = this.#drawn?.step ?? null;
    if (!travels(last, step.step)) this.#drawn = null;
    this.#step = step;
    const seen = last === step.step - 1 && !prefs.still && !document.hidden;
    this.#playback.push(step.scene, seen ? step.beats : []);
  }

  /** Straight to the end of the step; says whether that was still to come. */
  hurry(): boolean {
    return this.#playback.skip();
  }
}
