/** Moves what moved from one scene to the next: pieces, cards, words over them. */
import { type Stage, STILL } from "./beats.ts";
import { type Change, diff, unchanged } from "./diff.ts";
import { say } from "./floating.ts";
import { type Places, travel } from "./geometry.ts";
import { APART, FALL, movePieces, placePieces, strike, striking } from "./hopping.ts";
import { type Lay, layOf, pieceOf } from "./lay.ts";
import { finish, play, restFor } from "./moving.ts";
import { prefs } from "./prefs.ts";
import type { Scene } from "./scene.ts";
import { BEAT, FLIP, moveCards, SLIDE, turnCards } from "./sliding.ts";

/** A pause after a movement, so that the eye can follow the next. */
const REST = 250;

type Told = Omit<Stage, "scene">;

/** How the screen is before the next scene is drawn: what will change, and where every card and area is. */
export class Before {
  readonly lays = new Map<string, Lay>();
  readonly faces = new Map<string, HTMLElement>();
  /** What will not be there any more as it is now: the backs of cards that turn, pieces that leave. */
  readonly kept = new Map<string, Element>();
  readonly change: Change;

  constructor(readonly scene: Scene | null, next: Scene | null = null, readonly told: Told = STILL) {
    this.change = next ? diff(scene, next) : unchanged();
    if (prefs.still || document.hidden) return; // Nothing will move, and to measure costs a layout.
    for (const node of document.querySelectorAll<HTMLElement>("[data-card]")) {
      this.lays.set(node.dataset.card!, layOf(node));
      this.faces.set(node.dataset.card!, node);
    }
    for (const node of document.querySelectorAll<HTMLElement>("[data-area]")) {
      this.lays.set(`area:${node.dataset.area}`, layOf(node));
    }
    for (const id of this.change.turned) this.#keep(id, this.faces.get(id));
    for (const id of this.change.lifted) this.#keep(id, pieceOf(id)?.parentElement);
  }

  #keep(id: string, node: Element | null | undefined): void {
    if (node) this.kept.set(id, node.cloneNode(true) as Element);
  }

  /** How many milliseconds it takes until all of it has been seen. */
  get lasts(): number {
    if (prefs.still || document.hidden) return 0;
    const moving = lasting(this.change) + striking(this.told.strikes);
    return moving || this.told.notes.length || this.told.hold ? moving + this.rests : 0;
  }

  /** For how many of them nothing moves any more. */
  get rests(): number {
    return Math.max(this.told.hold, REST) * prefs.pace;
  }
}

/** How long a change takes to be seen, before anything is drawn. */
export function lasting(change: Change): number {
  const cards = change.carried.length || change.fresh.length ? SLIDE : 0;
  const turned = change.turned.length ? BEAT + FLIP : 0;
  const walked = Math.max(0, ...change.moved.map(({ path }) => travel(path.length)));
  const fell = change.placed.length ? FALL + APART * (change.placed.length - 1) : 0;
  const small = change.lifted.length || change.ticked.length || change.burst.length ? FALL : 0;
  return (cards + turned + Math.max(walked + fell, small)) * prefs.pace;
}

/** Animates the change to a scene that has been drawn. */
export function animate(before: Before, after: Scene, places: Places | null): void {
  finish();
  if (prefs.still || document.hidden || !before.scene) return;
  const { change } = before;
  restFor(before.rests);
  say(before, places);
  const delay = turnCards(before, moveCards(before, after));
  placePieces(before, places, movePieces(change, places, delay), delay);
  for (const one of before.told.strikes) strike(one, places, delay);
  for (const id of change.ticked) {
    const node = document.querySelector(`[data-check="${CSS.escape(id)}"]`);
    if (node) play(node, [{ scale: "1.9", opacity: 0 }, {}], { duration: FALL, delay });
  }
  if (change.burst.length) {
    for (const node of document.querySelectorAll(".burst")) {
      play(node, [{ scale: ".2", opacity: 0 }, { scale: "1.15", offset: 0.6 }, {}], { duration: FALL, delay });
    }
  }
}
