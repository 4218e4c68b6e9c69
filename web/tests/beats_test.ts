/** From one scene to the next, beat by beat. */
import assert from "node:assert/strict";
import { happensAt, stagesOf, STILL } from "../src/core/beats.ts";
import { diff } from "../src/core/diff.ts";
import type { Area, Beat, Card, Line, Panel, Piece, Scene } from "../src/core/scene.ts";

const line = (id: number): Line => ({ id, text: `line ${id}` });
const pawn = (at: string): Piece => ({ id: "pawn", kind: "pawn", at, name: "Pawn" });
const area = (id: string, cards: Card[]): Area => ({ id, name: id, layout: "row", cards });

function scene(more: Partial<Scene>, crew: Card[] = []): Scene {
  const panel: Panel = {
    id: "side",
    name: "Hugo",
    letter: "H",
    shape: "circle",
    seats: [0],
    colour: "green",
    areas: crew.length ? [area("crew", crew)] : [],
    counters: [{ id: "left", value: "3", word: "left" }],
  };
  return { game: "g", title: "", status: "", panels: [panel], ...more };
}

const cardsOf = (scene: Scene, id: string) =>
  [...(scene.areas ?? []), ...scene.panels.flatMap((panel) => panel.areas ?? [])]
    .find((one) => one.id === id)?.cards?.map((card) => card.id) ?? null;
const between = (before: Scene, beats: Beat[], after: Scene) =>
  stagesOf(before, beats, after).map(({ scene }) => scene);

Deno.test("without beats, without a scene before or with another game there is only the scene after", () => {
  const before = scene({}), after = scene({ status: "after" });
  for (const stages of [stagesOf(before, [], after), stagesOf(null, [{ event: 0 }], after)]) {
    assert.deepEqual(stages.map((stage) => stage.scene), [after]);
  }
  assert.equal(stagesOf({ ...before, game: "other" }, [{ event: 0 }], after).length, 1);
});

Deno.test("something happens to whoever goes, strikes or is hit, and where words appear", () => {
  const told = { goes: [{ id: "pawn", path: ["b"] }], notes: [{ at: "room", text: "Noise" }] };
  assert.deepEqual(happensAt({ ...STILL, ...told, strikes: [{ at: "pawn", by: "adult" }] }), [
    "pawn",
    "room",
    "pawn",
    "adult",
  ]);
  assert.deepEqual(happensAt(STILL), []);
});

Deno.test("while things happen nothing is asked, nobody is waited for, nothing can be taken back", () => {
  const asked = { prompt: { id: "p", question: "?", options: [] }, waiting: "Hugo thinks", undo: true };
  const after = scene(asked);
  const [first, last] = between(scene(asked), [{ event: 0 }], after);
  assert.deepEqual([first!.prompt, first!.waiting, first!.undo], [null, "", false]);
  assert.equal(last, after);
});

Deno.test("a line is told once its own beat is over, a heading as it begins", () => {
  const after = scene({ log: [line(1), line(2), line(3), line(5)] });
  const beats = [{ event: 1 }, { event: 1 }, { event: 2 }];
  const told = between(scene({ log: [line(1)] }), beats, after).map(({ log }) => log!.map(({ id }) => id));
  assert.deepEqual(told, [[1, 2], [1, 2], [1, 2, 3], [1, 2, 3, 5]]);
});

Deno.test("a card turns up where it lies, then goes into its group", () => {
  const before = scene({ areas: [area("centre", [{ id: "up" }, { id: "down", back: true }])] });
  const group = { id: "moles", holds: ["down"] };
  const after = scene({ areas: [area("centre", [{ id: "up" }])] }, [group]);
  const [turned, gone] = between(before, [
    { event: 0, cards: [{ id: "down", name: "Mole" }] },
    { event: 0, goes: [{ id: "down", path: ["moles"] }] },
  ], after);
  assert.deepEqual(turned!.areas![0]!.cards, [{ id: "up" }, { id: "down", name: "Mole" }]);
  assert.equal(cardsOf(turned!, "crew"), null);
  assert.deepEqual(cardsOf(gone!, "centre"), ["up"]);
  assert.deepEqual(gone!.panels[0]!.areas![0]!.cards, [group]);
});

Deno.test("a card comes to where it lies in the scene after, between its neighbours there", () => {
  const before = scene({ areas: [area("row", [{ id: "a" }, { id: "c" }])] });
  const after = scene({ areas: [area("row", [{ id: "a" }, { id: "b", name: "B" }, { id: "c" }, { id: "d" }])] });
  const [came] = between(before, [{ event: 0, goes: [{ id: "b", path: ["row"] }] }], after);
  assert.deepEqual(cardsOf(came!, "row"), ["a", "b", "c"]);
  const moved = scene({ areas: [area("row", [{ id: "c" }])] }, [{ id: "a", name: "Taken" }]);
  const [taken] = between(before, [{ event: 0, goes: [{ id: "a", path: ["side"] }] }], moved);
  assert.deepEqual([cardsOf(taken!, "row"), cardsOf(taken!, "crew")], [["c"], ["a"]]);
});

Deno.test("a card that is nowhere any more leaves, and where to is told", () => {
  const before = scene({ areas: [area("row", [{ id: "a" }, { id: "b" }])] });
  const goes = [{ id: "a", path: ["side"] }];
  const stages = stagesOf(before, [{ event: 0, goes }], scene({ areas: [area("row", [{ id: "b" }])] }));
  assert.deepEqual(cardsOf(stages[0]!.scene, "row"), ["b"]);
  assert.deepEqual(stages[0]!.goes, goes);
});

Deno.test("a piece stands at the end of its way and knows the whole of it; others come and go", () => {
  const before = scene({ pieces: [pawn("a"), { ...pawn("x"), id: "old" }] });
  const disc = { ...pawn("b"), id: "disc" };
  const [moved] = between(before, [{
    event: 0,
    goes: [{ id: "pawn", path: ["b", "c"] }],
    pieces: [disc],
    lifts: ["old"],
  }], scene({}));
  assert.deepEqual(moved!.pieces, [{ ...pawn("c"), moved: ["a", "b", "c"] }, disc]);
});

Deno.test("amounts, gauges and checks are as a beat leaves them, and stay so", () => {
  const gauge = { id: "chase", name: "", value: 0, low: -3, high: 3, low_text: "", high_text: "" };
  const checks = [{ id: "a", text: "A" }, { id: "b", text: "B" }];
  const before = scene({ gauges: [gauge] }, [{ id: "mission", checks }]);
  const [first, second] = between(before, [
    { event: 0, counters: [{ id: "left", value: "2", word: "left" }], gauges: [{ ...gauge, value: 2 }] },
    { event: 0, checks: ["b"] },
  ], scene({}));
  assert.equal(first!.panels[0]!.counters![0]!.value, "2");
  assert.equal(second!.gauges![0]!.value, 2);
  assert.deepEqual(second!.panels[0]!.areas![0]!.cards![0]!.checks!.map((check) => !!check.done), [false, true]);
});

Deno.test("an amount with the id of a panel is its score, and what stands of it in little room", () => {
  const panels = scene({}).panels.map((panel) => ({
    ...panel,
    score: { value: "3", word: "information" },
    short: "3 info",
  }));
  const told = { id: panels[0]!.id, value: "8", word: "info" };
  const [first] = between({ ...scene({}), panels }, [{ event: 0, counters: [told] }], scene({}));
  assert.deepEqual([first!.panels[0]!.score, first!.panels[0]!.short], [{ value: "8", word: "information" }, "8 info"]);
});

Deno.test("what comes to a head is seen after everything else, before it is spoken of", () => {
  const box = { x: 0, y: 0, w: 1, h: 1 };
  const board = (burst: boolean) => ({
    id: "b",
    wide: [1, 1] as const,
    tall: [1, 1] as const,
    spaces: [{ id: "s", name: "S", wide: box, tall: box, burst }],
  });
  const verdict = { text: "", won: true, winners: [0] };
  const after = scene({ board: board(true), pieces: [{ ...pawn("s"), used: true }], verdict, log: [line(1)] });
  const stages = between(scene({ board: board(false), pieces: [pawn("r")] }), [
    { event: 0, goes: [{ id: "pawn", path: ["s"] }] },
  ], after);
  assert.deepEqual(stages.map(({ board }) => board!.spaces[0]!.burst), [false, true, true]);
  assert.deepEqual(stages.map(({ verdict }) => !!verdict), [false, false, true]);
  assert.deepEqual(stages.map(({ log }) => log!.length), [0, 0, 1]);
});

Deno.test("what somebody holds goes with them", () => {
  const bag: Piece = { id: "bag", kind: "tile", at: "a", name: "Bag", held_by: "pawn" };
  const before = scene({ pieces: [pawn("a"), bag] });
  const after = scene({ pieces: [pawn("b"), { ...bag, at: "b" }] });
  const [gone] = between(before, [{ event: 0, goes: [{ id: "pawn", path: ["b"] }] }], after);
  assert.deepEqual(gone!.pieces!.map(({ at }) => at), ["b", "b"]);
});

Deno.test("cards are held up in the place of what lies in the middle, turn up there, and are gone with the next beat", () => {
  const middle = { ...area("middle", [{ id: "deck" }]), place: "centre" as const };
  const lying = scene({ areas: [middle, area("row", [{ id: "a" }])] });
  const back = { id: "deed", back: true }, face = { id: "deed", name: "Dead Drop" };
  const beats = [{ event: 0, shown: [back] }, { event: 0, shown: [face] }, { event: 1 }];
  const [laid, turned, gone] = between(lying, beats, lying);
  assert.deepEqual(laid!.areas!.map((one) => [one.place, one.cards![0]]), [[undefined, { id: "a" }], ["centre", back]]);
  assert.deepEqual(diff(laid!, turned!).turned, ["deed"]);
  assert.deepEqual(gone!.areas, lying.areas);
});

Deno.test("some things become what they are in the scene after before the rest does, and nobody is asked yet", () => {
  const box = { x: 0, y: 0, w: 1, h: 1 };
  const board = (text: string) => ({
    id: "b",
    wide: [1, 1] as const,
    tall: [1, 1] as const,
    spaces: ["s", "r"].map((id) => ({ id, name: id, text, wide: box, tall: box })),
  });
  const noise: Piece = { id: "noise", kind: "token", at: "s", name: "Noise" };
  const old: Piece = { ...noise, id: "old" };
  const panels = (value: string, deciding: boolean) =>
    scene({}).panels.map((panel) => ({ ...panel, deciding, counters: [{ id: "left", value, word: "left" }] }));
  const before = scene({ board: board("before"), pieces: [pawn("r"), old], panels: panels("3", false) });
  const after = scene({ board: board("after"), pieces: [pawn("r"), noise], panels: panels("2", true) });
  const becomes = ["s", "noise", "old", "side", "nothing"];
  const [now] = between(before, [{ event: 0, becomes }], after);
  assert.deepEqual(now!.board!.spaces.map(({ text }) => text), ["after", "before"]);
  assert.deepEqual(now!.pieces!.map(({ id }) => id), ["pawn", "noise"]);
  assert.deepEqual([now!.panels[0]!.counters![0]!.value, now!.panels[0]!.deciding], ["2", false]);
});
