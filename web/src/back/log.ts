/** What the log has to do with looking back: each of its lines is a way there. */
import { createContext } from "preact";
import type { Line } from "../core/scene.ts";

export interface BackLog {
  /** To where a line was told; null: a moment ago. */
  look(line: number | null): void;
  /** All that was told up to now, while something earlier is looked at. */
  lines: readonly Line[] | null;
  /** Have the log begin earlier; null: it begins with the first line that was told. */
  earlier: (() => void) | null;
  /** What came after this line is new to whoever looks; null: nothing. */
  since: number | null;
}

/** There is none where nothing can be looked back at. */
export const BackLogContext = createContext<BackLog | null>(null);
