/** Pieces hop along their way, fall in, are taken up, and strike one another. */
import type { Change } from "./diff.ts";
import { hops, type Places, travel } from "./geometry.ts";
import { pieceOf, table } from "./lay.ts";
import type { Before } from "./motion.ts";
import { EASE_MOVE, passing, play } from "./moving.ts";
import { prefs } from "./prefs.ts";
import type { Strike } from "./scene.ts";

/** A piece falls in, and the next one so much later; a tick, a piece that is taken up. */
export const FALL = 260;
export const APART = 110;
/** A piece lunges at another; from then on what is hit shakes. */
const LUNGE = 460;
const HIT = LUNGE * 0.45;
const SHAKE = 420;

export function movePieces(change: Change, places: Places | null, delay: number): number {
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
export function placePieces({ change, kept }: Before, places: Places | null, delay: number, lift: number): void {
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

/** How long blows take to be seen. */
export function striking(strikes: readonly Strike[]): number {
  const ends = strikes.map(({ by, hits }) => Math.max(by ? LUNGE : 0, (hits ?? true) ? (by ? HIT : 0) + SHAKE : 0));
  return Math.max(0, ...ends) * prefs.pace;
}

/** Whoever strikes draws back and lunges; what is hit shakes, and the whole table with it if that is the viewer. */
export function strike({ at, by, hits = true, own }: Strike, places: Places | null, delay: number): void {
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
