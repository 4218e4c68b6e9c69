/** Scenes are shown one after another, and a click goes to the newest. */
import assert from "node:assert/strict";
import { Playback, type Shown } from "../src/core/playback.ts";
import type { Beat, Prompt, Scene } from "../src/core/scene.ts";

const prompt: Prompt = { id: "p", question: "?", options: [] };
const scene: Scene = { game: "g", title: "", status: "", panels: [], prompt };

function stage(ms: number) {
  const shown: Shown[] = [];
  let waiting: (() => void) | null = null;
  const playback = new Playback(
    (next) => {
      shown.push(next);
      return ms;
    },
    (run) => {
      waiting = run;
    },
  );
  const push = (question: number, beats: readonly Beat[] = []) => playback.push({ ...scene }, beats, question);
  return { shown, playback, push, tick: () => waiting?.(), questions: () => shown.map(({ question }) => question) };
}

Deno.test("the next scene waits until the one before has been seen", () => {
  const { push, questions, tick } = stage(300);
  push(1);
  push(2);
  assert.deepEqual(questions(), [1]);
  tick();
  assert.deepEqual(questions(), [1, 2]);
});

Deno.test("scenes in which nothing moves do not wait", () => {
  const { push, questions } = stage(0);
  push(1);
  push(2);
  assert.deepEqual(questions(), [1, 2]);
});

Deno.test("a skip goes straight to the newest", () => {
  const { playback, push, questions } = stage(300);
  for (const question of [1, 2, 3]) push(question);
  playback.skip();
  assert.deepEqual(questions(), [1, 3]);
});

Deno.test("a question that has been answered since is not asked while its scene is shown", () => {
  const { push, shown, tick } = stage(300);
  for (const question of [1, 2, 3]) push(question);
  tick();
  tick();
  assert.deepEqual(shown.map(({ scene }) => scene.prompt), [prompt, null, prompt]);
});

Deno.test("what happened is shown before what is asked next", () => {
  const { push, shown, tick } = stage(300);
  push(1);
  push(2, [{ event: 0 }, { event: 1 }]);
  tick();
  tick();
  tick();
  assert.deepEqual(shown.map(({ question, passing }) => [question, passing]), [
    [1, false],
    [2, true],
    [2, true],
    [2, false],
  ]);
  assert.deepEqual(shown.map(({ scene }) => !!scene.prompt), [true, false, false, true]);
});

Deno.test("a skip leaves out all that happened on the way, and says whether there was anything", () => {
  const { playback, push, shown } = stage(300);
  push(1);
  push(2, [{ event: 0 }, { event: 1 }]);
  assert.equal(playback.skip(), true);
  assert.deepEqual(shown.map(({ question, passing }) => [question, passing]), [[1, false], [2, false]]);
  assert.equal(playback.skip(), false);
});

Deno.test("while it is held everything waits, of much only the end; then it goes on from there", () => {
  const { playback, push, questions, tick } = stage(300);
  push(1);
  playback.hold();
  push(2);
  tick();
  assert.equal(playback.skip(), false);
  assert.deepEqual(questions(), [1]);
  assert.equal(playback.letGo(), true);
  assert.deepEqual(questions(), [1, 2]);
  playback.hold();
  for (let question = 3; question <= 14; question++) push(question, [{ event: question }]);
  playback.letGo();
  for (let count = 0; count < 20; count++) tick();
  assert.deepEqual([...new Set(questions().slice(2))], [7, 8, 9, 10, 11, 12, 13, 14]);
  playback.hold();
  assert.equal(playback.letGo(), false);
});
