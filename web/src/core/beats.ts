/** From one scene to the next beat by beat: scenes in between, each of which can be drawn as any other. */
import type { Area, Beat, Card, Counter, Go, Line, Note, Panel, Piece, Scene, Strike } from "./scene.ts";

/** A scene on the way to another one, and what is seen as it comes. */
export interface Stage {
  scene: Scene;
  /** Where cards went that lie nowhere any more. */
  goes: readonly Go[];
  /** Words that appear for a moment. */
  notes: readonly Note[];
  /** Who strikes at whom. */
  strikes: readonly Strike[];
  /** So many milliseconds it stays once nothing moves, at the usual speed. */
  hold: number;
}

/** Nothing that is seen as a scene comes. */
export const STILL: Omit<Stage, "scene"> = { goes: [], notes: [], strikes: [], hold: 0 };

/** Who and where something happens to as a scene comes. */
export function happensAt({ goes, notes, strikes }: Omit<Stage, "scene">): string[] {
  return [
    ...goes.map(({ id }) => id),
    ...notes.map(({ at }) => at),
    ...strikes.flatMap(({ at, by }) => [at, by ?? at]),
  ];
}

/** How long something that came to a head is looked at before it is spoken of. */
const HEAD = 900;

/** What is shown one after the other from one scene to the next: after every beat the scene before with all that
 * happened so far, without a question, and with the lines that tell of earlier events; in the end the scene after, as
 * it is. The beats are those that came with it, in a frame or as a step of a replay. A `Playback` shows them. */
export function stagesOf(before: Scene | null, beats: readonly Beat[], after: Scene): Stage[] {
  const stages: Stage[] = [];
  if (before && before.game === after.game && beats.length) {
    let scene: Scene = { ...before, prompt: null, lesson: null, waiting: "", undo: false, traces: [] };
    for (const beat of beats) {
      scene = { ...applied(scene, beat, after), log: toldBy(after, beat) };
      stages.push({
        scene: heldUp(scene, beat.shown ?? []),
        goes: beat.goes ?? [],
        notes: beat.notes ?? [],
        strikes: beat.strikes ?? [],
        hold: beat.hold ?? 0,
      });
    }
    if (bursts(after) && !bursts(before)) {
      scene = { ...scene, board: after.board, pieces: after.pieces };
      stages.push({ ...STILL, scene, hold: HEAD });
    }
  }
  return [...stages, { ...STILL, scene: after }];
}

/** A scene with cards that are held up for all to see, in the place of what lies in the middle. */
function heldUp(scene: Scene, cards: readonly Card[]): Scene {
  if (!cards.length) return scene;
  const others = (scene.areas ?? []).filter((area) => area.place !== "centre");
  return { ...scene, areas: [...others, { id: "held-up", name: "", layout: "row", place: "centre", cards }] };
}

/** The lines that are told while a beat is seen: those of the events before it, and a heading above its own. */
function toldBy(after: Scene, beat: Beat): readonly Line[] {
  return (after.log ?? []).filter((line) => line.id <= 2 * beat.event);
}

const bursts = (scene: Scene) => !!scene.board?.spaces.some((space) => space.burst);

function applied(scene: Scene, beat: Beat, after: Scene): Scene {
  const goes = new Map((beat.goes ?? []).map((go) => [go.id, go]));
  scene = become(scene, beat.becomes ?? [], after);
  const moved = {
    ...scene,
    pieces: placed(scene.pieces ?? [], beat, goes),
    gauges: renewed(scene.gauges, beat.gauges),
    counters: renewed(scene.counters, beat.counters),
    panels: scene.panels.map((panel) => counted(panel, beat.counters)),
  };
  const looking = inAreas(moved, (area) => inCards(area, (card) => looks(card, beat)));
  const isPiece = (id: string) => moved.pieces.some((piece) => piece.id === id);
  return (beat.goes ?? []).filter((go) => !isPiece(go.id)).reduce((now, go) => carried(now, go, after), looking);
}

/** A scene in which some things are as they are in the scene after; who is asked comes with the question. */
function become(scene: Scene, ids: readonly string[], after: Scene): Scene {
  if (!ids.length) return scene;
  const named = new Set(ids);
  const later = <T extends { readonly id: string }>(old: readonly T[] = [], now: readonly T[] = []) =>
    renewed(old, now.filter((one) => named.has(one.id)));
  const pieces = (after.pieces ?? []).filter((piece) => named.has(piece.id));
  const old = (scene.pieces ?? []).filter((piece) => !named.has(piece.id));
  return {
    ...scene,
    board: scene.board && after.board && {
      ...scene.board,
      spaces: later(scene.board.spaces, after.board.spaces),
      links: later(scene.board.links, after.board.links),
      zones: later(scene.board.zones, after.board.zones),
    },
    pieces: [...old, ...pieces],
    tracks: later(scene.tracks, after.tracks),
    panels: later(scene.panels, after.panels.map((panel) => ({ ...panel, deciding: false }))),
  };
}

// -- pieces and amounts -----------------------------------------------------------------------------------------------

function placed(pieces: readonly Piece[], beat: Beat, goes: ReadonlyMap<string, Go>): readonly Piece[] {
  const lifted = new Set(beat.lifts ?? []);
  const there = new Set(pieces.map((piece) => piece.id));
  const stay = renewed(pieces, beat.pieces).filter((piece) => !lifted.has(piece.id));
  return [...stay, ...(beat.pieces ?? []).filter((piece) => !there.has(piece.id))].map((piece) => {
    // What somebody holds goes with them.
    const path = (goes.get(piece.id) ?? goes.get(piece.held_by ?? ""))?.path;
    return path?.length ? { ...piece, at: path.at(-1)!, moved: [piece.at, ...path] } : piece;
  });
}

/** Things, of which some are others from now on. */
function renewed<T extends { readonly id: string }>(old: readonly T[] = [], news: readonly T[] = []): readonly T[] {
  return news.length ? old.map((thing) => news.find((one) => one.id === thing.id) ?? thing) : old;
}

/** A panel with other amounts; one with the id of the panel is its score. */
function counted(panel: Panel, news: readonly Counter[] | undefined): Panel {
  if (!news?.length) return panel;
  const score = news.find((one) => one.id === panel.id);
  return {
    ...panel,
    ...(score && {
      score: panel.score && { ...panel.score, value: score.value },
      short: panel.short && `${score.value} ${score.word}`,
    }),
    counters: renewed(panel.counters, news),
    members: (panel.members ?? []).map((member) => ({ ...member, counters: renewed(member.counters, news) })),
  };
}

// -- cards ------------------------------------------------------------------------------------------------------------

/** A scene whose areas, those of panels too, are changed; what stays the same is the very same. */
function inAreas(scene: Scene, change: (area: Area) => Area): Scene {
  const all = (areas: readonly Area[] = []) => {
    const now = areas.map(change);
    return now.some((area, index) => area !== areas[index]) ? now : areas;
  };
  const panels = scene.panels.map((panel) => {
    const areas = all(panel.areas);
    return areas === (panel.areas ?? areas) ? panel : { ...panel, areas };
  });
  return { ...scene, areas: all(scene.areas), panels };
}

function inCards(area: Area, change: (card: Card) => Card): Area {
  const cards = (area.cards ?? []).map(change);
  return cards.some((card, index) => card !== area.cards![index]) ? { ...area, cards } : area;
}

/** A card as it looks from now on, with the checks that hold. */
function looks(card: Card, beat: Beat): Card {
  const now = (beat.cards ?? []).find((one) => one.id === card.id) ?? card;
  const ticked = new Set(beat.checks ?? []);
  if (!now.checks?.some((check) => ticked.has(check.id))) return now;
  return { ...now, checks: now.checks.map((check) => (ticked.has(check.id) ? { ...check, done: true } : check)) };
}

/** A card goes to where it lies in the scene after, or else becomes part of what it goes to. */
function carried(scene: Scene, { id, path }: Go, after: Scene): Scene {
  const without = inAreas(scene, (area) => {
    const cards = area.cards?.filter((card) => card.id !== id);
    return cards?.length === area.cards?.length ? area : { ...area, cards };
  });
  for (const wanted of [id, path.at(-1)]) {
    for (const panel of [null, ...after.panels]) {
      for (const area of (panel ?? after).areas ?? []) {
        if (area.cards?.some((card) => card.id === wanted)) return laid(without, area, wanted!, panel);
      }
    }
  }
  return without;
}

/** A scene in which a card lies in an area as it does in the scene after, between the same neighbours. */
function laid(scene: Scene, area: Area, id: string, panel: Panel | null): Scene {
  const into = (areas: readonly Area[] = []) => {
    const there = areas.find((one) => one.id === area.id);
    const lying = new Map((there?.cards ?? []).map((card) => [card.id, card]));
    lying.delete(id);
    const known = (area.cards ?? []).filter((card) => card.id === id || lying.has(card.id));
    const cards = known.map((card) => lying.get(card.id) ?? card);
    const rest = [...lying.values()].filter((card) => !known.some((one) => one.id === card.id));
    const now = { ...area, ...there, cards: [...rest, ...cards] };
    return there ? areas.map((one) => (one === there ? now : one)) : [...areas, now];
  };
  if (!panel) return { ...scene, areas: into(scene.areas) };
  return {
    ...scene,
    panels: scene.panels.map((one) => (one.id === panel.id ? { ...one, areas: into(one.areas) } : one)),
  };
}
