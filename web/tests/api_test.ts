/** The HTTP calls when nobody answers. */
import assert from "node:assert/strict";
import { api } from "../src/core/api.ts";

Deno.test("a server that cannot be reached has said nothing, and every call has its time", async () => {
  const real = globalThis.fetch;
  const signals: unknown[] = [];
  globalThis.fetch = (_, how) => {
    signals.push(how?.signal);
    return Promise.reject(new TypeError("Failed to fetch"));
  };
  try {
    for (const call of [() => api.start("one"), () => api.tables("en")]) {
      await assert.rejects(call, (error: Error) => error.message === "");
    }
  } finally {
    globalThis.fetch = real;
  }
  assert.deepEqual(signals.map((signal) => signal instanceof AbortSignal), [true, true]);
});
