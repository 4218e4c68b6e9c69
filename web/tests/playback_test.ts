/** Scenes are shown one after another, and a click goes to the newest. */
import assert from "node:assert/strict";
import { Playback, type Shown } from "../src/core/playback.ts";
import type { Prompt } from "../src/core/scene.ts";
import type { Timer } from "../src/core/socket.ts";

const prompt: Prompt = { id: "p", question: "?", options: [] };
const at = (question: number): Shown => ({ question, scene: { game: "g", title: "", status: "", panels: [], prompt } });

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
      return 1 as unknown as Timer;
    },
    () => (waiting = null),
  );
  return { shown, playback, tick: () => waiting?.(), questions: () => shown.map(({ question }) => question) };
}

Deno.test("the next scene waits until the one before has been seen", () => {
  const { playback, questions, tick } = stage(300);
  playback.push(at(1));
  playback.push(at(2));
  assert.deepEqual(questions(), [1]);
  tick();
  assert.deepEqual(questions(), [1, 2]);
});

Deno.test("scenes in which nothing moves do not wait", () => {
  const { playback, questions } = stage(0);
  playback.push(at(1));
  playback.push(at(2));
  assert.deepEqual(questions(), [1, 2]);
});

Deno.test("a skip goes straight to the newest", () => {
  const { playback, questions } = stage(300);
  for (const question of [1, 2, 3]) playback.push(at(question));
  playback.skip();
  assert.deepEqual(questions(), [1, 3]);
});

Deno.test("a question that has been answered since is not asked while its scene is shown", () => {
  const { playback, shown, tick } = stage(300);
  for (const question of [1, 2, 3]) playback.push(at(question));
  tick();
  tick();
  assert.deepEqual(shown.map(({ scene }) => scene.prompt), [prompt, null, prompt]);
});
