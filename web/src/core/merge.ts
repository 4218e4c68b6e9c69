/** A frame carries what is new to this page; here it becomes a whole scene again. */
import type { Board, Scene } from "./scene.ts";
import type { SceneFrame } from "./wire.ts";

/** The whole scene: the lines that stay and those that came, and everything else as the frame changes it. What stays
 * is the very object of the scene before, so nobody needs to look at it again. */
export function merged(before: Scene | null, frame: SceneFrame): Scene {
  const { scene } = frame;
  const log = [...(before?.log ?? []).slice(0, frame.lines), ...(scene.log ?? [])];
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
