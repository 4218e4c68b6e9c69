/** A frame and the scene before it make the next scene. */
import assert from "node:assert/strict";
import { merged, readOn, whole as wholeFrame } from "../src/core/merge.ts";
import type { Board, Line, Panel, Scene, Space } from "../src/core/scene.ts";
import type { SceneFrame } from "../src/core/wire.ts";

const box = { x: 0, y: 0, w: 1, h: 1 };
const space = (id: string, text = ""): Space => ({ id, name: id, text, wide: box, tall: box });
const board: Board = {
  id: "b",
  wide: [1, 1],
  tall: [1, 1],
  spaces: [space("a"), space("b")],
  links: [{ id: "a~b", a: "a", b: "b" }],
};
const line = (id: number): Line => ({ id, text: `line ${id}` });
const whole: Scene = { game: "g", title: "before", status: "", panels: [], board, log: [line(1), line(3), line(5)] };

function frame(lines: number, news: SceneFrame["board"], scene: Partial<Scene>): SceneFrame {
  return {
    t: "scene",
    question: 7,
    lines,
    board: news,
    scene: { game: "g", title: "after", status: "", panels: [], ...scene },
    kept: [],
    parts: [],
    beats: [],
    skipped: 0,
  };
}

Deno.test("the first frame is the scene itself", () => {
  assert.deepEqual(merged(null, frame(0, "whole", { board, log: whole.log })), { ...whole, title: "after" });
});

Deno.test("lines that came stand after those that stay, and an undo takes some away", () => {
  const came = merged(whole, frame(3, "same", { log: [line(7)] }));
  assert.deepEqual(came.log!.map(({ id }) => id), [1, 3, 5, 7]);
  assert.equal(came.log![0], whole.log![0]);
  assert.deepEqual(merged(came, frame(1, "same", {})).log!.map(({ id }) => id), [1]);
});

const numbers = ({ scene }: SceneFrame) => scene.log!.map(({ id }) => id);

Deno.test("of a long log the newest lines come, and older ones before them when they are asked for", () => {
  const first = wholeFrame(null, { ...frame(0, "whole", { log: [line(5), line(7)] }), skipped: 3 });
  assert.deepEqual([numbers(first), first.skipped], [[5, 7], 3]);
  const next = wholeFrame(first, frame(5, "same", { log: [line(9)] }));
  assert.deepEqual([numbers(next), next.skipped], [[5, 7, 9], 3]);
  const more = readOn(next, { t: "earlier", before: 3, lines: [line(2), line(3)] })!;
  assert.deepEqual([numbers(more), more.skipped, more.question], [[2, 3, 5, 7, 9], 1, 7]);
  assert.equal(readOn(more, { t: "earlier", before: 3, lines: [line(2), line(3)] }), null);
  const undone = wholeFrame(more, frame(2, "same", { log: [line(8)] }));
  assert.deepEqual([numbers(undone), undone.skipped], [[2, 8], 1]);
});

Deno.test("an undo beyond the lines that were sent leaves those that came", () => {
  const first = wholeFrame(null, { ...frame(0, "whole", { log: [line(5), line(7)] }), skipped: 3 });
  const undone = wholeFrame(first, frame(2, "same", { log: [line(4)] }));
  assert.deepEqual([numbers(undone), undone.skipped], [[4], 2]);
});

Deno.test("another language, or a long absence, replaces the lines", () => {
  const before = wholeFrame(null, frame(0, "whole", { log: [line(1), line(3), line(5)] }));
  const other = wholeFrame(before, { ...frame(0, "same", { log: [line(5)] }), skipped: 2 });
  assert.deepEqual([numbers(other), other.skipped], [[5], 2]);
  const away = wholeFrame(before, { ...frame(3, "same", { log: [line(19)] }), skipped: 6 });
  assert.deepEqual([numbers(away), away.skipped], [[19], 9]);
});

Deno.test("a board that stays is the very same", () => {
  assert.equal(merged(whole, frame(3, "same", {})).board, board);
  assert.equal(merged(whole, frame(3, "same", {})).title, "after");
});

Deno.test("of a board that changes in part the rest stays", () => {
  const changed = merged(whole, frame(3, "part", { board: { ...board, spaces: [space("b", "lit")], links: [] } }))
    .board!;
  assert.deepEqual(changed.spaces.map(({ text }) => text), ["", "lit"]);
  assert.equal(changed.spaces[0], board.spaces[0]);
  assert.equal(changed.links, board.links);
});

Deno.test("fields that stay are the very same, and of others the things that changed are renewed", () => {
  const panel = (id: string, name: string) => ({ id, name }) as unknown as Panel;
  const before = { ...whole, panels: [panel("a", "Ann"), panel("b", "Bob")], pieces: [] };
  const after = merged(before, {
    ...frame(3, "same", { panels: [panel("b", "Eve")], title: "" }),
    kept: ["pieces", "title"],
    parts: [{ path: "panels" }],
  });
  assert.deepEqual(after.panels.map(({ name }) => name), ["Ann", "Eve"]);
  assert.equal(after.panels[0], before.panels[0]);
  assert.equal(after.pieces, before.pieces);
  assert.equal(after.title, before.title);
});

Deno.test("another board takes the place of the one before, and so does none", () => {
  const other = { ...board, id: "other" };
  assert.equal(merged(whole, frame(3, "whole", { board: other })).board, other);
  assert.equal(merged(whole, frame(3, "whole", {})).board, null);
});
