/** A frame carries what is new to this page; here it becomes a whole scene again. */
import type { Board, Scene } from "./scene.ts";
import type { EarlierFrame, SceneFrame } from "./wire.ts";

/** The whole scene: the lines that stay and those that came, and everything else as the frame changes it. What stays
 * is the very object of the scene before, so nobody needs to look at it again. `skipped`: how many lines of the log
 * stand before those that the scene before has. */
export function merged(before: Scene | null, frame: SceneFrame, skipped = 0): Scene {
  const { scene } = frame;
  const stay = frame.skipped ? 0 : Math.max(0, frame.lines - skipped);
  const log = [...(before?.log ?? []).slice(0, stay), ...(scene.log ?? [])];
  const whole = { ...scene, log, board: boardOf(before?.board ?? null, frame) };
  if (!before) return whole;
  const kept = Object.fromEntries(frame.kept.map((name) => [name, before[name as keyof Scene]]));
  const orders = new Map(frame.parts.map(({ path, order }) => [path, order ?? null]));
  const parts = Object.fromEntries(
    frame.parts.filter(({ path }) => !path.includes("/")).map(({ path }) => [
      path,
      remade(path, things(before, path), things(scene, path), orders),
    ]),
  );
  return { ...whole, ...kept, ...parts };
}

/** A frame with its whole scene; `skipped` says how many lines of the log stand before those of the scene. */
export function whole(before: SceneFrame | null, frame: SceneFrame): SceneFrame {
  const skipped = before?.skipped ?? 0;
  return {
    ...frame,
    scene: merged(before?.scene ?? null, frame, skipped),
    skipped: frame.skipped ? frame.lines + frame.skipped : Math.min(skipped, frame.lines),
  };
}

/** The same frame with older lines before those that it had; null: they are not those that stand there now. */
export function readOn(now: SceneFrame | null, { before, lines }: EarlierFrame): SceneFrame | null {
  if (now?.skipped !== before) return null;
  const log = [...lines, ...(now.scene.log ?? [])];
  return { ...now, scene: { ...now.scene, log }, beats: [], skipped: before - lines.length };
}

/** Something on a scene that has an id, and perhaps such things in it. */
type Thing = { readonly id: string; readonly areas?: readonly Thing[]; readonly cards?: readonly Thing[] };

/** Those things of a scene that have ids, by the name of their field. */
function things(scene: Scene, name: string): readonly Thing[] {
  return scene[name as "panels" | "pieces" | "areas"] ?? [];
}

type Orders = ReadonlyMap<string, readonly string[] | null>;

/** A list of things, made of those before and those that were sent, in their order now. */
function remade(path: string, old: readonly Thing[], sent: readonly Thing[], orders: Orders): readonly Thing[] {
  const before = new Map(old.map((thing) => [thing.id, thing]));
  const news = new Map(sent.map((thing) => [thing.id, thing]));
  const order = orders.get(path) ?? old.map(({ id }) => id);
  return order.map((id) => {
    const came = news.get(id);
    if (!came) return before.get(id)!;
    const inside = (["areas", "cards"] as const).filter((name) => orders.has(`${path}/${id}/${name}`));
    const lists = inside.map((name) => [
      name,
      remade(`${path}/${id}/${name}`, before.get(id)?.[name] ?? [], came[name] ?? [], orders),
    ]);
    return { ...came, ...Object.fromEntries(lists) };
  });
}

function boardOf(before: Board | null, { board: news, scene }: SceneFrame): Board | null {
  const sent = scene.board ?? null;
  if (news === "whole" || !before) return sent;
  if (news === "same" || !sent) return before;
  return { ...before, spaces: renewed(before.spaces, sent.spaces), links: renewed(before.links, sent.links) };
}

function renewed<T extends { readonly id: string }>(old: readonly T[] = [], sent: readonly T[] = []): readonly T[] {
  if (!sent.length) return old;
  const news = new Map(sent.map((thing) => [thing.id, thing]));
  return old.map((thing) => news.get(thing.id) ?? thing);
}
