/** Folding a long track: what is near stays, the rest waits behind a tap. */
import type { Field } from "../core/scene.ts";

export interface Folded {
  /** How many fields before and after those that stay are folded away. */
  before: number;
  after: number;
}

/** Which fields fold away if there is room for `most`: the past first, all but the last of it; then what is far off. */
export function folded(fields: readonly Field[], most: number): Folded {
  if (fields.length <= most) return { before: 0, after: 0 };
  const now = Math.max(0, fields.findIndex((field) => field.state === "now"));
  // A field that stands for what is folded takes room, too.
  const before = Math.max(0, Math.min(now - 1, fields.length - most + 1));
  const after = Math.max(0, fields.length - before - (most - (before ? 1 : 0)));
  return { before, after: after ? after + 1 : 0 };
}
