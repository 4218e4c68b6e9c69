/** Names within a text, found so that they can be set apart. */
import type { TableInfo } from "./wire.ts";

export interface Bit {
  text: string;
  name: boolean;
}

/** A text cut at the names in it; a name inside a longer word is none. */
export function namesIn(text: string, names: readonly string[]): Bit[] {
  const whole = anyOf(names);
  if (!whole) return [{ text, name: false }];
  return text.split(whole).map((text, index) => ({ text, name: index % 2 === 1 })).filter((bit) => bit.text);
}

/** Those with somebody who plays without a seat, by the list without them, so that it stays the same list. */
const whole = new WeakMap<readonly string[], readonly string[]>();

/** Everybody who plays, by seat, and at the end whoever does without one. */
export function playersOf({ names, automaton }: Pick<TableInfo, "names" | "automaton">): readonly string[] {
  if (!automaton) return names;
  const all = whole.get(names) ?? [...names, automaton];
  whole.set(names, all);
  return all;
}

let last: { names: readonly string[]; pattern: RegExp | null } | undefined;

/** What finds any of the names; kept for the next line, which mostly has the same ones. */
function anyOf(names: readonly string[]): RegExp | null {
  if (last?.names !== names) last = { names, pattern: patternOf(names) };
  return last.pattern;
}

function patternOf(names: readonly string[]): RegExp | null {
  const known = [...new Set(names)].filter(Boolean).sort((a, b) => b.length - a.length);
  if (!known.length) return null;
  const any = known.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
  return new RegExp(`(?<![\\p{L}\\p{N}])(${any})(?![\\p{L}\\p{N}])`, "u");
}
