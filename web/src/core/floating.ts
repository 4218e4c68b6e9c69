/** Words that float over what has happened. */
import type { Places } from "./geometry.ts";
import { type Lay, onBoard, table } from "./lay.ts";
import type { Before } from "./motion.ts";
import { timed } from "./moving.ts";
import type { Note } from "./scene.ts";

/** Words stay so long that they can be read twice, and may still be there when the next thing moves. */
const READ = 1700;

/** Words over what they belong to, where it was before it went; the log says the same to whoever does not see them.
 * They make way for others, for a card that is to be read, and when what they are about goes on. */
export function say(before: Before, places: Places | null): void {
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
