/** Where pieces stand on a crowded board, how a long track folds, what lies behind which tab, what a tool sends. */
import assert from "node:assert/strict";
import { stands } from "../src/board/standing.ts";
import { cut, wrapped } from "../src/board/words.ts";
import { boardedBy, isLoud, rowsOf, tabsOf } from "../src/choosing/choosing.ts";
import { asks, picks, used } from "../src/choosing/tools.ts";
import { places } from "../src/core/geometry.ts";
import type { Board, Field, Overlay, Piece, Prompt, Scene, Space, Tool } from "../src/core/scene.ts";
import { hiddenOf } from "../src/table/overlays.tsx";
import { dockTabs, loose, peopleOf, railTabs, thingsOf } from "../src/table/tabs.ts";
import { folded } from "../src/table/track.ts";
import { nearest, next } from "../src/table/walking.ts";

const space = (id: string, x: number, more: Partial<Space> = {}): Space => {
  const box = { x, y: 50, w: 100, h: 80 };
  return { id, name: id, wide: box, tall: box, kind: "room", ...more };
};
const board: Board = {
  id: "b",
  wide: [1000, 600],
  tall: [1000, 600],
  spaces: [space("a", 100), space("b", 200)],
  links: [{ id: "a-b", a: "a", b: "b", kind: "border" }],
};
const piece = (id: string, more: Partial<Piece> = {}): Piece => ({ id, kind: "pawn", at: "a", name: id, ...more });
const standing = (pieces: Piece[], taken?: Map<string, number>) =>
  stands(pieces, board, places(board, "wide"), "wide", taken);

Deno.test("four stand side by side; of five the fourth place says how many have no room", () => {
  const four = standing(["p", "q", "r", "s"].map((id) => piece(id)));
  assert.equal(new Set([...four.values()].map(({ x }) => x)).size, 4);
  assert.ok([...four.values()].every(({ more }) => more === 0));
  const five = standing(["p", "q", "r", "s", "t"].map((id) => piece(id)));
  assert.equal(five.get("s")!.more, 2);
  assert.equal(five.has("t"), false);
});

Deno.test("a square of a grid leaves its lower right corner to what lies there", () => {
  const alone = standing([piece("p")]).get("p")!;
  const beside = standing([piece("p"), piece("note", { kind: "marker", corner: "br" })]).get("p")!;
  assert.ok(beside.x < alone.x && beside.scale <= alone.scale, "the figure stands on the note");
  const notes = ["n", "o", "q", "r"].map((id) => piece(id, { kind: "marker", corner: "br" }));
  const fanned = [...standing(notes).values()].map(({ x }) => x);
  assert.ok(fanned[0]! - fanned[3]! < 2 * (fanned[0]! - [...standing(notes.slice(0, 2)).values()][1]!.x) + 1);
});

Deno.test("what is in an upper corner, held or across a link does not crowd the others", () => {
  const alone = standing([piece("p")]).get("p")!;
  const all = standing([
    piece("p"),
    piece("note", { kind: "marker", corner: "tr" }),
    piece("second", { kind: "marker", corner: "tr" }),
    piece("item", { kind: "tile", held_by: "p" }),
    piece("fence", { kind: "barrier", at: "a-b" }),
  ]);
  assert.deepEqual(all.get("p"), alone);
  const note = all.get("note")!, second = all.get("second")!, item = all.get("item")!;
  assert.ok(note.x > 100 && note.y < 50, "a note in the upper right corner is not there");
  assert.ok(second.x < note.x && second.y === note.y, "two in one corner lie over each other");
  assert.ok(item.scale < alone.scale && item.x > alone.x, "what is held is not small and at the side");
  assert.equal(all.get("fence")!.angle, 0, "the way is level, so the fence stands upright across it");
  assert.ok(all.get("fence")!.length * all.get("fence")!.scale <= 80, "it is longer than the spaces touch");
});

Deno.test("a fence that is down lies along its way", () => {
  assert.equal(standing([piece("door", { kind: "door", at: "a-b", used: true })]).get("door")!.angle, 90);
});

Deno.test("a badge of heat pushes pieces aside instead of being covered", () => {
  const free = standing([piece("p")]).get("p")!, pushed = standing([piece("p")], new Map([["a", 40]])).get("p")!;
  assert.equal(pushed.x, free.x + 20);
  assert.equal(pushed.scale, free.scale);
});

Deno.test("words break where the room ends", () => {
  assert.deepEqual(wrapped("Move Guardian or barriers 3 times", 16), ["Move Guardian or", "barriers 3 times"]);
  assert.deepEqual(wrapped("Incomprehensible", 4), ["Incomprehensible"]);
  assert.deepEqual(cut(["one", "two", "three"], 2), ["one", "two…"]);
  assert.deepEqual(cut(["one", "two"], 2), ["one", "two"]);
});

const fields = (many: number, now: number): Field[] =>
  Array.from({ length: many }, (_, at) => ({ text: `${at}`, state: at < now ? "past" : at === now ? "now" : "ahead" }));

Deno.test("a long track folds about now and never has more fields than there is room for", () => {
  assert.deepEqual(folded(fields(10, 5), 10), { before: 0, after: 0 });
  for (let now = 0; now < 16; now++) {
    const { before, after } = folded(fields(16, now), 10);
    const shown = 16 - before - after + (before ? 1 : 0) + (after ? 1 : 0);
    assert.ok(shown <= 10, `${shown} fields are seen at ${now}`);
    assert.ok(now >= before && now < 16 - after, `the field of now is folded away at ${now}`);
  }
});

const scene: Scene = {
  game: "g",
  title: "",
  status: "",
  panels: [
    { id: "me", name: "Me", letter: "M", shape: "circle", seats: [0], colour: "green" },
    { id: "you", name: "You", letter: "Y", shape: "square", seats: [1], colour: "blue" },
  ],
  areas: [
    { id: "shop", name: "Shop", layout: "list" },
    { id: "cards", name: "Cards", layout: "fan", place: "hand" },
  ],
  ladders: [{ id: "steps", name: "Steps", rungs: [] }],
  overlays: [{ id: "now", name: "Now", group: "Heat" }, { id: "then", name: "Then", group: "Heat" }],
};

Deno.test("without tabs of its own a scene has those of the house", () => {
  assert.deepEqual(dockTabs(scene).map((tab) => tab.id), ["table", "seats", "supply", "log", "chat"]);
  assert.deepEqual(
    dockTabs(scene, false).map((tab) => tab.id),
    ["table", "seats", "supply", "log"],
    "nobody to talk to",
  );
  assert.deepEqual(railTabs(scene).map((tab) => tab.id), ["log"]);
  assert.deepEqual(loose(scene).map((thing) => thing.id), ["shop", "steps", "now"]);
});

Deno.test("what a tab holds lies behind it, and what none holds is not lost", () => {
  const tabbed: Scene = {
    ...scene,
    tabs: [
      { id: "table", name: "Map", icon: "table" },
      { id: "mine", name: "Mine", icon: "hand", holds: ["me", "cards", "steps"] },
      { id: "aids", name: "Aids", icon: "eye", holds: ["now"], desk: "right" },
    ],
  };
  const dock = dockTabs(tabbed);
  assert.deepEqual(dock.map((tab) => tab.id), ["table", "seats", "mine", "aids", "supply", "log"]);
  assert.equal(dock[0]!.name, "Map");
  assert.deepEqual(railTabs(tabbed).map((tab) => tab.id), ["mine", "log"]);
  assert.deepEqual(thingsOf(tabbed, tabbed.tabs![1]!).map((thing) => thing.id), ["steps"]);
  assert.deepEqual(peopleOf(tabbed, tabbed.tabs![1]!).hands.map((area) => area.id), ["cards"]);
  assert.deepEqual(loose(tabbed).map((thing) => thing.id), ["shop"]);
  const full: Scene = {
    ...tabbed,
    tabs: [{ id: "all", name: "All", icon: "eye", holds: ["me", "you", "shop", "steps", "now"] }],
  };
  assert.deepEqual(dockTabs(full).map((tab) => tab.id), ["table", "all", "log"]);
});

Deno.test("of a group one overlay is shown at a time, or none", () => {
  const overlays: Overlay[] = [...scene.overlays!, { id: "alone", name: "Alone" }];
  assert.deepEqual([...hiddenOf(overlays, new Set(), {})], ["then"]);
  assert.deepEqual([...hiddenOf(overlays, new Set(), { Heat: "then" })], ["now"]);
  assert.deepEqual([...hiddenOf(overlays, new Set(["Heat", "alone"]), {})], ["now", "then", "alone"]);
});

Deno.test("choices on the board need no tab and are loud whichever is open", () => {
  const option = (key: number, kind: string) => ({ key, value: key, name: `${key}`, kind });
  const prompt: Prompt = {
    id: "p",
    question: "?",
    options: [option(1, "move"), option(2, "act"), option(3, "ask"), option(4, "trade")],
    kinds: [
      { id: "move", name: "Move", on_board: true },
      { id: "act", name: "Act" },
      { id: "ask", name: "Ask" },
      { id: "trade", name: "Trade" },
    ],
  };
  assert.deepEqual(tabsOf(prompt), ["act", "ask", "trade"]);
  const boarded = boardedBy(prompt);
  const loud = (open: string | null, led = "") =>
    prompt.options.filter((one) => isLoud({ open, led, boarded }, one)).map((one) => one.key);
  assert.deepEqual(loud("ask"), [1, 3]);
  assert.deepEqual(rowsOf(prompt), []);
});

Deno.test("a thing that is clicked leaves only its own row to be chosen on the board", () => {
  const option = (key: number, kind: string) => ({ key, value: key, name: `${key}`, kind });
  const prompt: Prompt = {
    id: "p",
    question: "?",
    options: [option(1, "hacker"), option(2, "shadow"), option(3, "items")],
    kinds: [
      { id: "hacker", name: "Hacker" },
      { id: "shadow", name: "Shadow" },
      { id: "items", name: "Items", on_board: true },
    ],
  };
  assert.deepEqual(rowsOf(prompt), ["hacker", "shadow"]);
  const boarded = boardedBy(prompt);
  const loud = (led: string) =>
    prompt.options.filter((one) => isLoud({ open: null, led, boarded }, one)).map((one) => one.key);
  assert.deepEqual(loud(""), [1, 2, 3]);
  assert.deepEqual(loud("shadow"), [2, 3]);
});

Deno.test("a tool is used on what it picks, and sends only what it asks for", () => {
  const note: Tool = { id: "note", name: "Note", picks: "space", longest: 12, targets: ["a"] };
  assert.ok(picks({ tool: note, from: null, spot: null }, "a", "space"));
  assert.ok(!picks({ tool: note, from: null, spot: null }, "b", "space"), "it is not among its targets");
  assert.ok(!picks({ tool: note, from: null, spot: null }, "a", "piece"));
  assert.ok(!picks({ tool: null, from: null, spot: null }, "a", "space"));
  assert.deepEqual(used(note, "a", "", null, " here "), { tool: "note", target: "a", text: "here" });
  const resign: Tool = { id: "resign", name: "Resign", lasting: true };
  assert.ok(asks(resign));
  assert.deepEqual(used(resign, "", "", null, ""), { tool: "resign" });
  const offer: Tool = { id: "offer", name: "Offer", values: [{ value: true, name: "Yes" }] };
  assert.deepEqual(used(offer, "", "", true, ""), { tool: "offer", value: true });
  const move: Tool = { id: "move", name: "Move", picks: "piece", to: "space", destinations: ["b"] };
  const from = { id: "note-1", rect: {} as DOMRect };
  assert.ok(picks({ tool: move, from: null, spot: null }, "note-1", "piece"));
  assert.ok(!picks({ tool: move, from, spot: null }, "note-2", "piece"), "it is to be put down now");
  assert.ok(picks({ tool: move, from, spot: null }, "b", "space"));
  assert.ok(!picks({ tool: move, from, spot: null }, "a", "space"));
  assert.deepEqual(used(move, "note-1", "b", null, ""), { tool: "move", target: "note-1", to: "b" });
});

Deno.test("arrow keys go to the next thing in their direction, and stay where there is none", () => {
  const grid = [[0, 0], [10, 0], [20, 0], [0, 10], [10, 10], [20, 10]] as const;
  assert.equal(next(grid, 0, [1, 0]), 1);
  assert.equal(next(grid, 1, [0, 1]), 4);
  assert.equal(next(grid, 5, [-1, 0]), 4);
  assert.equal(next(grid, 2, [1, 0]), 2);
  assert.equal(nearest(grid, [12, 9]), 4);
  assert.equal(nearest([], [0, 0]), -1);
});

Deno.test("on a district nobody is left out, and nobody covers anybody", () => {
  const box = { x: 100, y: 100, w: 120, h: 110 };
  const district: Board = {
    ...board,
    spaces: [{ id: "a", name: "a", wide: box, tall: box, kind: "district" }],
    links: [],
  };
  for (const many of [1, 4, 5, 7, 10, 15]) {
    const all = Array.from({ length: many }, (_, n) => piece(`p${n}`));
    const found = [...stands(all, district, places(district, "wide"), "wide").values()];
    assert.equal(found.length, many);
    for (const { x, y, scale } of found) {
      assert.ok(x - 24 * scale >= 40 && x + 24 * scale <= 160 && y - 24 * scale >= 90 && y + 24 * scale <= 155);
    }
    const apart = found.flatMap((one, n) => found.slice(n + 1).map((two) => Math.hypot(one.x - two.x, one.y - two.y)));
    assert.ok(apart.every((distance) => distance >= 48 * found[0]!.scale));
  }
});
