/** A frame carries what is new to this page; here it becomes a whole scene again. */
import type { Board, Scene } from "./scene.ts";
import type { SceneFrame } from "./wire.ts";

/** The whole scene: the lines that stay and those that came, and the board as the frame changes it. What stays is the
 * very object of the scene before, so nobody needs to look at it again. */
export function merged(before: Scene | null, frame: SceneFrame): Scene {
  const { scene } = frame;
  const log = [...(before?.log ?? []).slice(0, frame.lines), ...(scene.log ?? [])];
  return { ...scene, log, board: boardOf(before?.board ?? null, frame) };
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
