/** Scenes wait for the one before to be seen: nobody's move flashes by because the next came a moment later. */
import { type Stage, stagesOf } from "./beats.ts";
import { afterwards } from "./moving.ts";
import type { Beat, Scene } from "./scene.ts";

export interface Shown extends Stage {
  /** The number of the question that is asked: an answer names it. */
  question: number;
  /** It is on the way to a scene that is still to come: nothing is asked yet. */
  passing: boolean;
}

/** So many scenes are kept for somebody who does not look. */
const KEPT = 8;

/** A queue of scenes, each behind the stages that lead to it. `show` draws one and says for how many milliseconds it is
 * looked at before the next. */
export class Playback {
  #queue: Shown[] = [];
  #busy = false;
  /** How many were shown: whoever waits for the end of one that has been left meanwhile waits for nothing. */
  #shown = 0;
  #newest: Scene | null = null;
  #held = false;

  constructor(
    private readonly show: (shown: Shown) => number,
    private readonly later: (run: () => void, ms: number) => void = afterwards,
  ) {}

  /** A scene has come, and what happened between it and the one that came before; without beats it is shown as it is. */
  push(scene: Scene, beats: readonly Beat[] = [], question = 0): void {
    const stages = stagesOf(this.#newest, beats, scene);
    this.#newest = scene;
    this.#queue.push(...stages.map((stage) => ({ ...stage, question, passing: stage.scene !== scene })));
    if (this.#held) this.#forget();
    else if (!this.#busy) this.#next();
  }

  /** Nobody looks: what comes is kept until it is let go, of much only the end. */
  hold(): void {
    this.#shown++;
    this.#busy = false;
    this.#held = true;
  }

  /** Go on with what was kept; says whether there was something. */
  letGo(): boolean {
    const kept = this.#queue.length > 0;
    this.#held = false;
    if (!this.#busy) this.#next();
    return kept;
  }

  #forget(): void {
    const ends = this.#queue.flatMap(({ passing }, index) => (passing ? [] : [index]));
    if (ends.length > KEPT) this.#queue.splice(0, ends.at(-KEPT - 1)! + 1);
  }

  /** Straight to the newest scene: a press, a key, or a page that nobody looks at. Says whether it was still to come. */
  skip(): boolean {
    if (this.#held) return false;
    this.#shown++;
    this.#busy = false;
    const behind = this.#queue.length > 0;
    if (behind) {
      this.#queue = this.#queue.slice(-1);
      this.#next();
    }
    return behind;
  }

  #next(): void {
    const shown = this.#queue.shift();
    if (!shown) {
      this.#busy = false;
      return;
    }
    this.#busy = true;
    const number = ++this.#shown;
    // A question that has been answered since is not asked again while its scene is shown.
    const last = this.#queue.length === 0;
    const ms = this.show(last ? shown : { ...shown, scene: { ...shown.scene, prompt: null, lesson: null } });
    if (ms <= 0) this.#next();
    else this.later(() => number === this.#shown && this.#next(), ms);
  }
}
