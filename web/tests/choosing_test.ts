/** Options by their targets and by the digits that are typed; addresses; the drawings' ids. */
import assert from "node:assert/strict";
import { beside } from "../src/table/beside.tsx";
import {
  behind,
  byDigits,
  type Choosing,
  keysOf,
  type Mind,
  rethought,
  tabsOf,
  takeableOf,
  takenUp,
  targets,
  twins,
} from "../src/choosing/choosing.ts";
import { targetProps } from "../src/choosing/target.ts";
import { parse, tokenOf } from "../src/core/route.ts";
import { added } from "../src/core/seals.ts";
import { remaining } from "../src/table/clock.tsx";
import { heardSoFar } from "../src/table/model.ts";
import { rulesOf } from "../src/table/rules.tsx";
import { newsSince } from "../src/table/dock.tsx";
import { agreements, fitting, usual } from "../src/lobby/wishing.ts";
import { prefixed } from "../src/ui/art.tsx";
import { outline, SHAPES } from "../src/ui/crest.tsx";
import type { Area, Option } from "../src/core/scene.ts";
import type { GameInfo } from "../src/core/wire.ts";

const GAME: GameInfo = {
  id: "g",
  title: "",
  about: "",
  seats: [2, 3],
  minutes: null,
  modes: [],
  options: [],
  groups: [],
  campaign: null,
  levels: [],
  guides: [],
  level: "agent",
  sides: [],
  art: null,
};

const options: Option[] = [1, 2, 10, 11].map((key) => ({
  key,
  value: key,
  name: String(key),
  target: key < 10 ? "a" : `t${key}`,
}));

Deno.test("a digit chooses at once unless a longer number begins with it", () => {
  assert.deepEqual(byDigits(options, "2"), { option: options[1], wait: false });
  assert.deepEqual(byDigits(options, "1"), { option: options[0], wait: true });
  assert.deepEqual(byDigits(options, "10"), { option: options[2], wait: false });
  assert.deepEqual(byDigits(options, "7"), { option: null, wait: false });
});

Deno.test("a tap stays a tap though its target is drawn again before the finger is up, and a key's click is none", () => {
  const picked: (boolean | undefined)[] = [];
  const choosing = { pick: (_: Option, touch?: boolean) => void picked.push(touch) } as unknown as Choosing;
  type Handlers = { onPointerDown: (event: object) => void; onClick: (event: object) => void };
  const drawn = () => targetProps(choosing, options[0]!, "a") as unknown as Handlers;
  drawn().onPointerDown({ pointerType: "touch" });
  drawn().onClick({ detail: 1 });
  drawn().onClick({ detail: 0 });
  drawn().onPointerDown({ pointerType: "mouse" });
  drawn().onClick({ detail: 1 });
  assert.deepEqual(picked, [true, false, false]);
});

Deno.test("a thought that is not new leaves the mind as it is, and nothing is drawn for it", () => {
  const prompt = { id: "p", question: "", options }, next = { ...prompt, id: "q" };
  const blank: Mind = {
    of: prompt,
    previewed: null,
    tapped: null,
    held: null,
    picked: null,
    chosen: null,
    clicked: "",
    taken: [],
    led: "",
    asked: null,
    tried: null,
  };
  const pointed = rethought(blank, prompt, { previewed: options[0]! });
  assert.deepEqual(pointed, { ...blank, previewed: options[0] });
  assert.equal(rethought(pointed, prompt, { previewed: options[0]! }), pointed);
  assert.deepEqual(rethought(pointed, prompt, { previewed: null }), blank);
  assert.equal(rethought(pointed, next, { previewed: null }), pointed, "of another question nothing was in mind");
  assert.deepEqual(rethought(pointed, next, { held: options[1]! }), { ...blank, of: next, held: options[1] });
});

Deno.test("options behind a piece or a folder are seen once it is taken up", () => {
  const option = (key: number, ...by: string[]): Option => ({ key, value: key, name: "", target: `t${key}`, by });
  const prompt = {
    id: "p",
    question: "",
    options: [
      option(1),
      option(2, "guard"),
      option(3, "scout"),
      option(4, "pair", "pair-a"),
      option(5, "pair", "pair-b"),
    ],
    folders: ["pair", "pair-a", "pair-b"].map((id) => ({ id, name: id })),
  };
  const seen = (...taken: string[]) =>
    behind(prompt, taken).filter(({ next }) => !next).map(({ option }) => option.key);
  assert.deepEqual(seen(), [1]);
  assert.deepEqual(seen("guard"), [2]);
  assert.deepEqual(seen("pair"), [], "what lies deeper is not seen yet");
  assert.deepEqual(seen("pair", "pair-b"), [5]);
  assert.deepEqual([...takeableOf(prompt, []).keys()], ["guard", "scout"], "folders are buttons, not things");
  assert.deepEqual([...takeableOf(prompt, ["guard"]).keys()], ["guard", "scout"], "another may be taken up instead");
  assert.deepEqual([...takeableOf(prompt, ["pair"]).keys()], []);
  assert.deepEqual(takenUp(prompt, [], "guard"), ["guard"]);
  assert.deepEqual(takenUp(prompt, ["guard"], "scout"), ["scout"]);
  assert.deepEqual(takenUp(prompt, ["guard"], "guard"), [], "what is taken up is put down");
  assert.deepEqual(takenUp(prompt, ["pair"], "pair-a"), ["pair", "pair-a"]);
});

Deno.test("a thing with two options offers both, and says so", () => {
  const found = targets(options, new Map());
  assert.deepEqual(found.get("a"), options.slice(0, 2));
  assert.equal(found.size, 3);
  assert.deepEqual([1, 2, 3].map((count) => keysOf(options.slice(0, count))), ["1", "1·2", "1…"]);
});

Deno.test("equal cards of a hand are one to whoever clicks, unless each has an option of its own", () => {
  const card = (id: string, name: string, back = false) => ({ id, name, back, source: `from-${id}` });
  const cards = [card("a", "Mole"), card("b", "Mole"), card("c", "Saboteur"), card("d", "", true), card("e", "", true)];
  const alike = twins([{ id: "hand", name: "", layout: "fan", cards }, { id: "x", name: "", layout: "row" }]);
  assert.deepEqual(alike, new Map([["a", ["a", "b"]], ["b", ["a", "b"]]]));
  const asked = (...targeted: string[]) => ({
    id: "p",
    question: "",
    options: targeted.map((target, key): Option => ({ key, value: key, name: "", target })),
  });
  const one = asked("b", "c"), two = asked("a", "b");
  assert.deepEqual([...targets(one.options, alike).keys()].sort(), ["a", "b", "c"]);
  assert.deepEqual(targets(one.options, alike).get("a"), [one.options[0]]);
  assert.deepEqual(targets(two.options, alike).get("a"), [two.options[0]]);
});

Deno.test("kinds of choice are tabs only where there are too many for rows", () => {
  const asked = (kinds: string[], each: number) => ({
    id: "p",
    question: "",
    kinds: kinds.map((id) => ({ id, name: id })),
    options: kinds.flatMap((kind) =>
      Array.from({ length: each }, (_, n): Option => ({ key: n, value: n, name: "", kind }))
    ),
  });
  assert.deepEqual(tabsOf(asked(["a", "b"], 3)), []);
  assert.deepEqual(tabsOf(asked(["a", "b"], 5)), ["a", "b"]);
  assert.deepEqual(tabsOf(asked(["a", "b", "c"], 1)), ["a", "b", "c"]);
  assert.deepEqual(tabsOf(asked(["a"], 20)), []);
  const behind: Option = { key: 9, value: 9, name: "", by: ["shelf"] };
  const three = asked(["a", "b"], 1);
  const shelved = {
    ...three,
    kinds: [...three.kinds, { id: "c", name: "c" }],
    options: [...three.options, behind],
    folders: [{ id: "shelf", name: "", kind: "c" }],
  };
  assert.deepEqual(tabsOf(shelved), ["a", "b", "c"], "a folder alone has a tab");
  const hand: Area = { id: "hand", name: "", layout: "grid", place: "left" };
  assert.deepEqual(tabsOf(asked(["a", "b"], 6), [hand]), []);
  assert.deepEqual(tabsOf(asked(["a", "b"], 7), [hand]), ["a", "b"]);
});

Deno.test("what is said beside a thing stays on the screen, above the thing if there is room", () => {
  const screen = { width: 390, height: 844 };
  const low = beside({ left: 370, top: 600, bottom: 620, width: 20 }, screen, 260);
  assert.deepEqual(low, { left: "122px", width: "260px", bottom: "254px" });
  const high = beside({ left: 0, top: 40, bottom: 60, width: 20 }, screen, 260);
  assert.deepEqual(high, { left: "8px", width: "260px", top: "70px" });
});

Deno.test("the first seal seen of a table counts, and old tables are forgotten", () => {
  assert.deepEqual(added([["a", "1"]], "a", "2"), [["a", "1"]]);
  assert.deepEqual(added([["a", "1"]], "b", "2"), [["a", "1"], ["b", "2"]]);
  const many = Array.from({ length: 50 }, (_, index): [string, string] => [`t${index}`, "x"]);
  assert.deepEqual(added(many, "new", "y").at(0), ["t1", "x"]);
});

Deno.test("addresses are read", () => {
  assert.deepEqual(parse("/"), { page: "lobby" });
  assert.deepEqual(parse("/table/a%20b"), { page: "table", id: "a b", key: "" });
  assert.deepEqual(parse("/join/tok"), { page: "join", token: "tok" });
  assert.deepEqual(parse("/new", "?game=x&seats=me-agent"), {
    page: "new",
    game: "x",
    mode: null,
    seats: "me-agent",
  });
  assert.deepEqual(parse("/tabel/x"), { page: "unknown" });
  assert.deepEqual(parse("/table/100%"), { page: "table", id: "100%", key: "" });
  assert.deepEqual(parse("/", "", "#gallery"), { page: "gallery" });
});

Deno.test("a pasted link or code leads to its token", () => {
  assert.equal(tokenOf(" https://x.example/join/K7-T_e?from=mail "), "K7-T_e");
  assert.equal(tokenOf("K7-TEMPLE"), "K7-TEMPLE");
});

Deno.test("a chat line that comes again is there once", () => {
  const line = (id: number, at: number, side = false) => ({ id, name: "A", seat: 0, text: "", at, side });
  const heard = heardSoFar([line(1, 1), line(2, 2)], [line(2, 2), line(3, 4), line(1, 3, true)]);
  assert.deepEqual(heard.map(({ id, side }) => [id, side]), [[1, false], [2, false], [1, true], [3, false]]);
});

Deno.test("the question's rules stand before those of the things on the table, each once and with their names", () => {
  const rules = rulesOf({
    game: "g",
    title: "",
    status: "",
    panels: [],
    areas: [{
      id: "h",
      name: "",
      layout: "fan",
      cards: [{ id: "c", name: "C", rule: "R-9" }, { id: "d", name: "D", rule: "R-1" }, { id: "e", name: "no rule" }],
    }],
    pieces: [{ id: "p", kind: "pawn", at: "a", name: "P", rule: "R-9" }, {
      id: "q",
      kind: "pawn",
      at: "a",
      name: "P",
      rule: "R-9",
    }],
    prompt: { id: "p", question: "", options: [], rules: ["R-1", "R-2"] },
  });
  assert.deepEqual([...rules], [["R-1", ["D"]], ["R-2", []], ["R-9", ["C", "P"]]]);
});

Deno.test("seats are added and taken away in the numbers that the game knows", () => {
  const game = { ...GAME, seats: [2, 4] };
  const two = usual(game);
  assert.deepEqual(two.map(({ kind }) => kind), ["me", "bot"]);
  const four = fitting(game, two, true);
  assert.equal(four.length, 4);
  assert.equal(fitting(game, four, true).length, 4);
  assert.equal(fitting(game, four, false).length, 2);
});

Deno.test("an agreement is asked for only where it makes a difference", () => {
  const option = (id: string, seats: number[], where = {}) => (
    { id, name: id, about: "", values: [], default: "light", seats, modes: [""], where, group: "" }
  );
  const game = { ...GAME, options: [option("a", [2, 3]), option("b", [3]), option("c", [2], { a: "light" })] };
  assert.deepEqual(agreements(game, 2, "").map(({ id }) => id), ["a", "c"]);
  assert.deepEqual(agreements(game, 2, "", { a: "dark" }).map(({ id }) => id), ["a"]);
  assert.deepEqual(agreements(game, 3, "").map(({ id }) => id), ["a", "b"]);
  assert.deepEqual(agreements(undefined, 3, ""), []);
});

Deno.test("the log's badge counts lines after one of them, without headings", () => {
  const lines = [{ id: 1, text: "a" }, { id: 2, text: "Turn", heading: true }, { id: 3, text: "b" }];
  assert.deepEqual([-1, 1, 3].map((id) => newsSince(lines, id)), [2, 1, 0]);
});

Deno.test("two games' drawings cannot clash", () => {
  const svg = '<symbol id="a"><use href="#b"/><path fill="url(#c)"/></symbol>';
  assert.equal(prefixed(svg, "g"), '<symbol id="g--a"><use href="#g--b"/><path fill="url(#g--c)"/></symbol>');
});

Deno.test("every seat's shape has an outline of its own", () => {
  assert.equal(new Set(SHAPES.map((shape) => outline(shape, 10))).size, 6);
});

Deno.test("time that is left is told in the unit that matters", () => {
  assert.deepEqual([125, 59.2, -3, 7500, 3 * 86_400 + 5].map(remaining), ["2:05", "1:00", "0:00", "2 h", "3 d"]);
});
