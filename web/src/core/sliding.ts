/** Cards travel from where they lay, into panels, piles and groups or out of them; a secret turns over after a beat. */
import { areas } from "./diff.ts";
import { areaOf, cardOf, type Lay, layOf, onBoard, table } from "./lay.ts";
import type { Before } from "./motion.ts";
import { EASE_MOVE, EASE_OUT, passing, play } from "./moving.ts";
import type { Scene } from "./scene.ts";

export const SLIDE = 320;
export const FLIP = 420;
export const BEAT = 600;
/** How large a card is as it comes out of a panel or a pile. */
const FAR = 0.4;

/** Everything is measured before anything is set moving: a movement makes the next measurement lay the page out again. */
export function moveCards(before: Before, after: Scene): number {
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

function fly(face: HTMLElement, from: Lay, to: Lay): void {
  passing(ghostOf(face, from), table(), [{ translate: "0 0", scale: "1", opacity: 1 }, {
    translate: `${to.x - from.x}px ${to.y - from.y}px`,
    scale: String(Math.max(0.2, Math.min(1, to.h / from.h))),
    opacity: 0.3,
  }], { duration: SLIDE, easing: EASE_MOVE });
}

/** The back is lifted for a beat, turns to its edge, and the face turns on from there. */
export function turnCards({ change, kept }: Before, delay: number): number {
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
