/** What changed between two scenes, by id: who moved, which cards are new, which turned over, what holds now. */
import type { Area, Card, Piece, Scene } from "./scene.ts";

export interface Moved {
  id: string;
  from: string;
  /** The places passed, the last one being where it stands now. */
  path: readonly string[];
}

export interface Change {
  moved: Moved[];
  /** Cards that lie in another area than before. */
  carried: string[];
  /** Cards whose face was hidden and is not any more. */
  turned: string[];
  fresh: string[];
  /** Pieces that are new on the board, and those that have left it. */
  placed: string[];
  lifted: string[];
  /** Checks that hold now and did not. */
  ticked: string[];
  /** Spaces where it has come to a head. */
  burst: string[];
}

export const unchanged = (): Change => ({
  moved: [],
  carried: [],
  turned: [],
  fresh: [],
  placed: [],
  lifted: [],
  ticked: [],
  burst: [],
});

export function areas(scene: Scene): Area[] {
  return [...(scene.areas ?? []), ...scene.panels.flatMap((panel) => panel.areas ?? [])];
}

function cardsOf(scene: Scene): Map<string, { card: Card; area: string }> {
  const found = new Map<string, { card: Card; area: string }>();
  for (const area of areas(scene)) for (const card of area.cards ?? []) found.set(card.id, { card, area: area.id });
  return found;
}

function way(piece: Piece, from: string): readonly string[] {
  const passed = (piece.moved ?? []).filter((at, index) => !(index === 0 && at === from));
  return passed.at(-1) === piece.at ? passed : [...passed, piece.at];
}

export function diff(before: Scene | null, after: Scene): Change {
  const change = unchanged();
  if (!before || before.game !== after.game) return change;
  const stood = new Map((before.pieces ?? []).map((piece) => [piece.id, piece.at]));
  for (const piece of after.pieces ?? []) {
    const from = stood.get(piece.id);
    if (from === undefined) change.placed.push(piece.id);
    else if (from !== piece.at) change.moved.push({ id: piece.id, from, path: way(piece, from) });
    stood.delete(piece.id);
  }
  change.lifted = [...stood.keys()];
  const calm = new Set((before.board?.spaces ?? []).filter((space) => !space.burst).map((space) => space.id));
  for (const space of after.board?.spaces ?? []) {
    if (space.burst && calm.has(space.id)) change.burst.push(space.id);
  }
  const lay = cardsOf(before);
  for (const [id, { card, area }] of cardsOf(after)) {
    const old = lay.get(id);
    if (!old) change.fresh.push(id);
    else {
      if (old.area !== area) change.carried.push(id);
      if (old.card.back && !card.back) change.turned.push(id);
      const held = new Set((old.card.checks ?? []).filter((check) => check.done).map((check) => check.id));
      for (const check of card.checks ?? []) if (check.done && !held.has(check.id)) change.ticked.push(check.id);
    }
  }
  return change;
}
