/** Names within a text, found so that they can be set apart. */
export interface Bit {
  text: string;
  name: boolean;
}

/** A text cut at the names in it; a name inside a longer word is none. */
export function namesIn(text: string, names: readonly string[]): Bit[] {
  const known = [...new Set(names)].filter(Boolean).sort((a, b) => b.length - a.length);
  if (!known.length) return [{ text, name: false }];
  const any = known.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])(${any})(?![\\p{L}\\p{N}])`, "u");
  return text.split(whole).map((text, index) => ({ text, name: index % 2 === 1 })).filter((bit) => bit.text);
}
