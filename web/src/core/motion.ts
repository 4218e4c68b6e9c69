/** Moves what moved: pieces hop along their way, cards travel from where they lay, a secret turns over after a beat. */
import { areas, type Change, diff } from "./diff.ts";
import { hops, type Places, travel } from "./geometry.ts";
import { prefs } from "./prefs.ts";
import type { Scene } from "./scene.ts";

const EASE_OUT = "cubic-bezier(.2,.8,.2,1)";
const EASE_MOVE = "cubic-bezier(.5,.05,.2,1)";
const SLIDE = 320;
const FLIP = 420;
const BEAT = 600;

const NOTHING: Change = { moved: [], carried: [], turned: [], fresh: [] };

let running: Animation[] = [];

/** How the screen is before the next scene is drawn: what will change, and where every card and area is. */
export class Before {
  readonly rects = new Map<string, DOMRect>();
  readonly faces = new Map<string, HTMLElement>();
  readonly change: Change;

  constructor(readonly scene: Scene | null, next: Scene | null = null, root: ParentNode = document) {
    this.change = next ? diff(scene, next) : NOTHING;
    if (prefs.still) return; // Nothing will move, and to measure costs a layout.
    for (const node of root.querySelectorAll<HTMLElement>("[data-card]")) {
      this.rects.set(node.dataset.card!, node.getBoundingClientRect());
      this.faces.set(node.dataset.card!, node);
    }
    for (const node of root.querySelectorAll<HTMLElement>("[data-area]")) {
      this.rects.set(`area:${node.dataset.area}`, node.getBoundingClientRect());
    }
  }
}

/** Ends every movement at once. */
export function finish(): void {
  for (const animation of running) animation.finish();
  running = [];
}

/** The same for everything that the style moves: lifts, fades, a question that arrives. What never ends goes on.
 * Each frame of theirs would be painted while the answer to a click is on its way, and keep it waiting. */
export function settle(): void {
  finish();
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  }
}

function play(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): Animation {
  const animation = element.animate(frames, { fill: "backwards", ...timing });
  running.push(animation);
  return animation;
}

/** How long a change takes to be seen, before anything is drawn. */
export function lasting(change: Change): number {
  const cards = change.carried.length || change.fresh.length ? SLIDE : 0;
  const turned = change.turned.length ? BEAT + FLIP : 0;
  const walked = Math.max(0, ...change.moved.map(({ path }) => travel(path.length)));
  return cards + turned + walked;
}

/** Animates the change to a scene that has been drawn. */
export function animate(before: Before, after: Scene, places: Places | null): void {
  finish();
  if (prefs.still || document.hidden || !before.scene) return;
  const { change } = before;
  movePieces(change, places, turnCards(change, moveCards(before, after, change)));
}

/** Everything is measured before anything is set moving: a movement makes the next measurement lay the page out again. */
function moveCards(before: Before, after: Scene, change: Change): number {
  const drawn = new Map<string, { node: HTMLElement; now: DOMRect }>();
  for (const node of document.querySelectorAll<HTMLElement>("[data-card]")) {
    drawn.set(node.dataset.card!, { node, now: node.getBoundingClientRect() });
  }
  let moved = 0;
  for (const [id, { node, now }] of drawn) {
    const source = before.rects.get(id) ?? (change.fresh.includes(id) ? sourceOf(before, after, id) : undefined);
    if (source && (Math.abs(source.x - now.x) > 8 || Math.abs(source.y - now.y) > 8)) {
      slide(node, source, now);
      moved = SLIDE;
    } else if (!source && change.fresh.includes(id)) {
      play(node, [{ opacity: 0 }, {}], { duration: SLIDE, easing: EASE_OUT });
      moved = SLIDE;
    }
  }
  for (const { id, into } of gathered(after)) {
    const from = before.rects.get(id), face = before.faces.get(id), target = drawn.get(into);
    if (!from || !face || !target || drawn.has(id)) continue;
    fly(face.cloneNode(true) as HTMLElement, from, target.now);
    moved = SLIDE;
  }
  return moved;
}

/** Cards that are part of a group, and the group: such a card flies there as it was. */
function gathered(scene: Scene): { id: string; into: string }[] {
  return areas(scene).flatMap((area) => area.cards ?? [])
    .flatMap((group) => (group.holds ?? []).map((id) => ({ id, into: group.id })));
}

/** Where a new card comes from: the area or panel that its scene names. */
function sourceOf(before: Before, after: Scene, id: string): DOMRect | undefined {
  for (const area of areas(after)) {
    const card = (area.cards ?? []).find((one) => one.id === id);
    if (card?.source) return before.rects.get(card.source) ?? before.rects.get(`area:${card.source}`);
  }
}

function slide(node: HTMLElement, from: DOMRect, to: DOMRect): void {
  const scale = Math.min(3, Math.max(0.3, from.width / (to.width || 1)));
  const x = from.x + from.width / 2 - to.x - to.width / 2, y = from.y + from.height / 2 - to.y - to.height / 2;
  play(node, [{ translate: `${x}px ${y}px`, scale: String(scale), zIndex: 5 }, {
    translate: "0 0",
    scale: "1",
    zIndex: 5,
  }], {
    duration: SLIDE,
    easing: EASE_MOVE,
  });
}

function fly(node: HTMLElement, from: DOMRect, to: DOMRect): void {
  delete node.dataset.card;
  node.className += " flying";
  Object.assign(node.style, {
    left: `${from.x}px`,
    top: `${from.y}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
  });
  document.querySelector(".table")?.append(node);
  const x = to.x + to.width / 2 - from.x - from.width / 2, y = to.y + to.height / 2 - from.y - from.height / 2;
  play(node, [{ translate: "0 0", scale: "1", opacity: 1 }, {
    translate: `${x}px ${y}px`,
    scale: String(Math.max(0.2, to.height / from.height)),
    opacity: 0.3,
  }], {
    duration: SLIDE,
    easing: EASE_MOVE,
  }).onfinish = () => node.remove();
}

function turnCards(change: Change, delay: number): number {
  if (!change.turned.length) return delay;
  for (const id of change.turned) {
    const node = document.querySelector(`[data-card="${CSS.escape(id)}"]`);
    if (node) {
      play(node, [{ rotate: "y 90deg", filter: "brightness(.2)" }, {
        rotate: "y 90deg",
        filter: "brightness(.2)",
        offset: 0.5,
      }, { rotate: "y 0deg" }], {
        duration: FLIP,
        delay: delay + BEAT,
        easing: EASE_OUT,
      });
    }
  }
  return delay + BEAT + FLIP;
}

function movePieces(change: Change, places: Places | null, delay: number): void {
  for (const { id, from, path } of change.moved) {
    const node = document.querySelector(`[data-piece="${CSS.escape(id)}"]`);
    const points = [from, ...path].flatMap((at) => places?.boxes.get(at) ?? []);
    if (!node || points.length < 2) continue;
    const frames = hops(points, places!.unit * 0.22).map(({ x, y, offset }) => ({
      transform: `translate(${x}px, ${y}px)`,
      offset,
    }));
    play(node, frames, { duration: travel(path.length), delay, easing: EASE_MOVE });
  }
}
