/** Moves what moved: pieces hop along their way, cards travel from where they lay, a secret turns over after a beat. */
import { type Stage, STILL } from "./beats.ts";
import { areas, type Change, diff, unchanged } from "./diff.ts";
import { hops, type Places, travel } from "./geometry.ts";
import { prefs } from "./prefs.ts";
import type { Note, Scene, Strike } from "./scene.ts";

const EASE_OUT = "cubic-bezier(.2,.8,.2,1)";
const EASE_MOVE = "cubic-bezier(.5,.05,.2,1)";
const SLIDE = 320;
const FLIP = 420;
const BEAT = 600;
/** A piece falls in, and the next one so much later; a tick, a piece that is taken up. */
const FALL = 260;
const APART = 110;
/** A piece lunges at another; from then on what is hit shakes. */
const LUNGE = 460;
const HIT = LUNGE * 0.45;
const SHAKE = 420;
/** Words stay so long that they can be read twice, and may still be there when the next thing moves. */
const READ = 1700;
/** How large a card is as it comes out of a panel or a pile. */
const FAR = 0.4;
/** A pause after a movement, so that the eye can follow the next. */
const REST = 250;

let running: Animation[] = [];
/** How long it is to be looked at once nothing moves any more. */
let rest = 0;

type Told = Omit<Stage, "scene">;

/** Where a card was on the screen: its middle, and how large it was before it was turned in a fan. */
interface Lay {
  x: number;
  y: number;
  w: number;
  h: number;
}

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

const pieceOf = (id: string) => document.querySelector<SVGGElement>(`[data-piece="${CSS.escape(id)}"]`);
const cardOf = (id: string) => document.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"]`);
const areaOf = (id: string) => document.querySelector<HTMLElement>(`[data-area="${CSS.escape(id)}"]`);

function layOf(node: HTMLElement): Lay {
  const { x, y, width, height } = node.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2, w: node.offsetWidth, h: node.offsetHeight };
}

/** Ends every movement at once. */
export function finish(): void {
  for (const animation of running) animation.finish();
  running = [];
}

/** The same for everything that the style moves: lifts, fades, a question that arrives. What never ends goes on, and so
 * does what only shows how time passes.
 * Each frame of theirs would be painted while the answer to a click is on its way, and keep it waiting. */
export function settle(): void {
  finish();
  for (const animation of document.getAnimations()) {
    const passes = (animation as CSSAnimation).animationName === "thinking";
    if (!passes && animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  }
}

interface Timing {
  duration: number;
  delay?: number;
  easing?: string;
}

/** Everything takes as long as somebody prefers. */
function timed(element: Element, frames: Keyframe[], { duration, delay = 0, easing = EASE_OUT }: Timing): Animation {
  const { pace } = prefs;
  return element.animate(frames, { fill: "backwards", duration: duration * pace, delay: delay * pace, easing });
}

function play(element: Element, frames: Keyframe[], timing: Timing): Animation {
  const animation = timed(element, frames, timing);
  running.push(animation);
  return animation;
}

/** Something that is there only while it moves. */
function passing(element: Element, into: Element | null, frames: Keyframe[], timing: Timing): void {
  into?.append(element);
  play(element, frames, timing).onfinish = () => element.remove();
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

/** How long blows take to be seen. */
function striking(strikes: readonly Strike[]): number {
  const ends = strikes.map(({ by, hits }) => Math.max(by ? LUNGE : 0, (hits ?? true) ? (by ? HIT : 0) + SHAKE : 0));
  return Math.max(0, ...ends) * prefs.pace;
}

/** Runs something after so many milliseconds, and not before all has stood still for long enough: a page that is slow
 * to draw begins to move later than it was told to. */
export function afterwards(run: () => void, ms: number): void {
  setTimeout(() => setTimeout(run, unrest()), ms);
}

function unrest(): number {
  const now = Number(document.timeline.currentTime ?? 0);
  const ends = running.map((one) =>
    Number(one.startTime ?? now) + Number(one.effect?.getComputedTiming().endTime ?? 0)
  );
  return ends.length ? Math.max(0, Math.max(...ends) + rest - now) : 0;
}

/** Animates the change to a scene that has been drawn. */
export function animate(before: Before, after: Scene, places: Places | null): void {
  finish();
  if (prefs.still || document.hidden || !before.scene) return;
  const { change } = before;
  rest = before.rests;
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

// -- cards ------------------------------------------------------------------------------------------------------------

/** Everything is measured before anything is set moving: a movement makes the next measurement lay the page out again. */
function moveCards(before: Before, after: Scene): number {
  const { change } = before;
  const drawn = new Map<string, { node: HTMLElement; now: Lay }>();
  for (const node of document.querySelectorAll<HTMLElement>("[data-card]")) {
    drawn.set(node.dataset.card!, { node, now: layOf(node) });
  }
  const gone = leaving(before, after).flatMap(({ id, into }) => {
    const target = into.map((one) => cardOf(one) ?? areaOf(one)).find((node) => node?.offsetWidth);
    return target && !drawn.has(id) ? [{ id, to: layOf(target) }] : [];
  });
  const fresh = new Set(change.fresh);
  let moved = 0;
  for (const [id, { node, now }] of drawn) {
    const source = before.lays.get(id) ?? (fresh.has(id) ? sourceOf(before, after, id, now) : undefined);
    const shift = source && before.lays.has(id) ? shifted(before, node) : STEADY;
    if (source && (Math.abs(source.x + shift.x - now.x) > 8 || Math.abs(source.y + shift.y - now.y) > 8)) {
      slide(node, source, now);
      moved = SLIDE;
    } else if (!source && fresh.has(id)) {
      play(node, [{ opacity: 0 }, {}], { duration: SLIDE });
      moved = SLIDE;
    }
  }
  for (const { id, to } of gone) {
    const from = before.lays.get(id), face = before.faces.get(id);
    if (!from || !face) continue;
    fly(face, from, to);
    moved = SLIDE;
  }
  return moved;
}

const STEADY = { x: 0, y: 0 };

/** How far all of an area has moved because something beside it needs more room or less: its cards go along at once. */
function shifted(before: Before, node: Element): { x: number; y: number } {
  const area = node.closest<HTMLElement>("[data-area]"), old = area && before.lays.get(`area:${area.dataset.area}`);
  if (!area || !old) return STEADY;
  const now = layOf(area);
  return { x: now.x - now.w / 2 - old.x + old.w / 2, y: now.y - now.h / 2 - old.y + old.h / 2 };
}

/** Cards that lie nowhere any more, and what they became a part of: a group, or whatever a beat names; where that is
 * not drawn, the panel that it is in. */
function leaving(before: Before, after: Scene): { id: string; into: string[] }[] {
  const groups = areas(after).flatMap((area) => area.cards ?? []).flatMap((group) =>
    (group.holds ?? []).map((id) => ({ id, into: group.id }))
  );
  const told = before.told.goes.flatMap(({ id, path }) => path.slice(-1).map((into) => ({ id, into })));
  return [...new Map([...groups, ...told].map((one) => [one.id, one.into]))].map(([id, into]) => {
    const panel = after.panels.find((one) =>
      (one.areas ?? []).some((area) => area.id === into || area.cards?.some((card) => card.id === into))
    );
    return { id, into: panel ? [into, panel.id] : [into] };
  });
}

/** Where a new card comes from: the card of the same face that has left the area which its scene names, or the middle
 * of that area or panel, or the piece that plays it. */
function sourceOf(before: Before, after: Scene, id: string, now: Lay): Lay | undefined {
  const card = areas(after).flatMap((area) => area.cards ?? []).find((one) => one.id === id);
  if (!card?.source) return undefined;
  const there = new Set(areas(after).flatMap((area) => (area.cards ?? []).map((one) => one.id)));
  const left = areas(before.scene!).find((area) => area.id === card.source)?.cards ?? [];
  const same = left.findLast((one) => !there.has(one.id) && one.art === card.art && one.name === card.name);
  const place = same && before.lays.get(same.id);
  if (place) return place;
  const { x, y } = before.lays.get(card.source) ?? before.lays.get(`area:${card.source}`) ??
    onBoard(card.source, null) ??
    now;
  return { x, y, w: now.w * FAR, h: now.h * FAR };
}

function slide(node: HTMLElement, from: Lay, to: Lay): void {
  play(node, [{
    translate: `${from.x - to.x}px ${from.y - to.y}px`,
    scale: String(from.w / (to.w || 1)),
    zIndex: 5,
  }, { translate: "0 0", scale: "1", zIndex: 5 }], { duration: SLIDE, easing: EASE_MOVE });
}

/** A card as it was, over everything, without what made it a choice. */
function ghostOf(face: Element, { x, y, w, h }: Lay): HTMLElement {
  const node = face.cloneNode(true) as HTMLElement;
  delete node.dataset.card;
  node.classList.add("flying");
  node.classList.remove("is-option", "is-hover", "is-chosen", "is-traced");
  node.querySelector(".key")?.remove();
  Object.assign(node.style, { left: `${x - w / 2}px`, top: `${y - h / 2}px`, width: `${w}px`, height: `${h}px` });
  return node;
}

const table = () => document.querySelector(".table");

function fly(face: HTMLElement, from: Lay, to: Lay): void {
  passing(ghostOf(face, from), table(), [{ translate: "0 0", scale: "1", opacity: 1 }, {
    translate: `${to.x - from.x}px ${to.y - from.y}px`,
    scale: String(Math.max(0.2, Math.min(1, to.h / from.h))),
    opacity: 0.3,
  }], { duration: SLIDE, easing: EASE_MOVE });
}

/** The back is lifted for a beat, turns to its edge, and the face turns on from there. */
function turnCards({ change, kept }: Before, delay: number): number {
  if (!change.turned.length) return delay;
  const edge = (way: number) => `perspective(900px) rotateY(${way * 90}deg)`;
  for (const id of change.turned) {
    const node = cardOf(id), back = kept.get(id);
    if (!node || !back) continue;
    const up = "scale(1.07)", rise = BEAT / (BEAT + FLIP / 2);
    passing(ghostOf(back, layOf(node)), table(), [
      { transform: "none", easing: EASE_OUT },
      { transform: up, offset: rise / 3 },
      { transform: up, offset: rise, easing: "ease-in" },
      { transform: `${edge(1)} ${up}` },
    ], { duration: BEAT + FLIP / 2, delay, easing: "linear" });
    play(node, [{ transform: `${edge(-1)} ${up}` }, { transform: "none" }], {
      duration: FLIP / 2,
      delay: delay + BEAT + FLIP / 2,
    });
  }
  return delay + BEAT + FLIP;
}

// -- pieces -----------------------------------------------------------------------------------------------------------

function movePieces(change: Change, places: Places | null, delay: number): number {
  for (const { id, from, path } of change.moved) {
    const node = pieceOf(id);
    const points = [from, ...path].flatMap((at) => places?.boxes.get(at) ?? []);
    if (!node || points.length < 2) continue;
    const frames = hops(points, places!.unit * 0.22).map(({ x, y, offset }) => ({
      transform: `translate(${x}px, ${y}px)`,
      offset,
    }));
    play(node, frames, { duration: travel(path.length), delay, easing: EASE_MOVE });
  }
  return delay + Math.max(0, ...change.moved.map(({ path }) => travel(path.length)));
}

/** New pieces fall in one after the other; those that leave are taken up. */
function placePieces({ change, kept }: Before, places: Places | null, delay: number, lift: number): void {
  const above = `translate(0, ${-(places?.unit ?? 40)}px)`;
  change.placed.forEach((id, index) => {
    const node = pieceOf(id);
    if (node) play(node, [{ transform: above, opacity: 0 }, {}], { duration: FALL, delay: delay + APART * index });
  });
  for (const id of change.lifted) {
    const group = kept.get(id), node = group?.firstElementChild;
    if (!group || !node) continue;
    node.removeAttribute("data-piece");
    document.querySelector("svg.board")?.append(group);
    play(node, [{}, { transform: above, opacity: 0 }], { duration: FALL, delay: lift }).onfinish = () => group.remove();
  }
}

/** Whoever strikes draws back and lunges; what is hit shakes, and the whole table with it if that is the viewer. */
function strike({ at, by, hits = true, own }: Strike, places: Places | null, delay: number): void {
  const unit = places?.unit ?? 40, aim = pieceOf(at), striker = by ? pieceOf(by) : null;
  if (striker) {
    const to = way(striker, aim, unit);
    const moved = (share: number) => ({ transform: `translate(${to.x * share}px, ${to.y * share}px)` });
    play(striker, [
      {},
      { ...moved(-0.3), offset: 0.25 },
      { ...moved(1), offset: 0.45 },
      { ...moved(1), offset: 0.6 },
      {},
    ], {
      duration: LUNGE,
      delay,
      easing: "ease-in-out",
    });
  }
  if (!hits) return;
  const felt = delay + (striker ? HIT : 0);
  if (aim) play(aim, shaking(unit * 0.14), { duration: SHAKE, delay: felt, easing: "linear" });
  if (!own) return;
  const stage = document.querySelector(".stage");
  if (stage) play(stage, shaking(7), { duration: SHAKE, delay: felt, easing: "linear" });
  const pain = document.createElement("div");
  pain.className = "pain";
  pain.ariaHidden = "true";
  passing(pain, table(), [{ opacity: 0 }, { opacity: 1, offset: 0.15 }, { opacity: 0 }], {
    duration: SHAKE * 1.6,
    delay: felt,
  });
}

/** From one piece towards another, in the board's units: never so short that it is not seen. */
function way(from: Element, to: Element | null, unit: number): { x: number; y: number } {
  const a = from.getBoundingClientRect(), b = to?.getBoundingClientRect() ?? a;
  const x = b.x + b.width / 2 - a.x - a.width / 2, y = b.y + b.height / 2 - a.y - a.height / 2;
  const far = Math.hypot(x, y);
  return far < 1 ? { x: unit * 0.3, y: 0 } : { x: (x / far) * unit * 0.34, y: (y / far) * unit * 0.34 };
}

function shaking(far: number): Keyframe[] {
  const sides = [0, 1, -1, 0.7, -0.6, 0.3, 0];
  return sides.map((side) => ({ transform: `translate(${far * side}px, ${far * -0.4 * side}px)` }));
}

// -- words ------------------------------------------------------------------------------------------------------------

/** Words over what they belong to, where it was before it went; the log says the same to whoever does not see them.
 * They make way for others, for a card that is to be read, and when what they are about goes on. */
function say(before: Before, places: Places | null): void {
  const spots = before.told.notes.flatMap((note) => {
    const at = before.lays.get(note.at) ?? before.lays.get(`area:${note.at}`) ?? onBoard(note.at, places);
    return at ? [{ note, at }] : [];
  });
  const reads = !!document.querySelector('[data-area="held-up"]');
  const gone = new Set(before.told.goes.map(({ id }) => id));
  for (const old of document.querySelectorAll<HTMLElement>(".floating")) {
    if (spots.length || reads || gone.has(old.dataset.about ?? "")) old.remove();
  }
  const nodes = spots.map(({ note, at }) => ({ node: floating(note, at), end: endOf(note.at) }));
  const taken: DOMRect[] = [];
  for (const { node, end } of nodes) {
    const { x, y, width, height } = node.getBoundingClientRect();
    const left = Math.max(x, end - width);
    const now = new DOMRect(Math.max(8, Math.min(left, innerWidth - 8 - width)), y, width, height);
    for (const other of taken) if (overlap(now, other)) now.y = other.bottom + 6;
    taken.push(now);
    Object.assign(node.style, { left: `${now.x}px`, top: `${now.y}px`, translate: "none" });
  }
  for (const { node } of nodes) {
    timed(node, [
      { opacity: 0, scale: ".7" },
      { opacity: 1, scale: "1", offset: 0.1 },
      { opacity: 1, scale: "1", offset: 0.8 },
      { opacity: 0, scale: "1" },
    ], { duration: READ, easing: "linear" }).onfinish = () => node.remove();
  }
}

/** Words of somebody stand at the end of their line: whose line it is can still be read. */
function endOf(id: string): number {
  return document.querySelector(`aside [data-area="${CSS.escape(id)}"]`)?.getBoundingClientRect().right ?? 0;
}

const overlap = (a: DOMRect, b: DOMRect) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

function floating({ at, text, tone }: Note, { x, y }: Lay): HTMLElement {
  const node = document.createElement("span");
  node.dataset.about = at;
  node.className = `floating tone-${tone ?? "plain"}`;
  node.textContent = text;
  node.ariaHidden = "true";
  Object.assign(node.style, { left: `${x}px`, top: `${y}px` });
  table()?.append(node);
  return node;
}

/** Where a piece or a space is on the screen: its upper edge, so that words hide nothing of what happens there. */
function onBoard(id: string, places: Places | null): Lay | undefined {
  const rect = pieceOf(id)?.getBoundingClientRect();
  if (rect) return { x: rect.x + rect.width / 2, y: rect.y, w: rect.width, h: rect.height };
  const box = places?.boxes.get(id), matrix = document.querySelector<SVGSVGElement>("svg.board")?.getScreenCTM();
  if (!box || !matrix) return undefined;
  const { x, y } = new DOMPoint(box.x, box.y - box.h / 2).matrixTransform(matrix);
  return { x, y, w: box.w * matrix.a, h: box.h * matrix.d };
}
