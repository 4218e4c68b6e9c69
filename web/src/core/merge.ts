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
  const parts = Object.fromEntries(
    frame.parts.map((name) => [name, renewed(things(before, name), things(scene, name))]),
  );
  return { ...whole, ...kept, ...parts };
}

/** Those things of a scene that have ids, by the name of their field. */
function things(scene: Scene, name: string): readonly { readonly id: string }[] {
  return scene[name as "panels" | "pieces" | "areas"] ?? [];
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
