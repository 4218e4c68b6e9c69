/** Looking for words in the rules: without regard to case and accents, since not every keyboard has them. */
import type { Section } from "../core/wire.ts";

/** A text letter by letter, so that what is found in it stands at the same place in the text itself. */
export function folded(text: string): string {
  return [...text].map((letter) => plain(letter)).join("");
}

function plain(letter: string): string {
  const bare = letter.normalize("NFD")[0]!.toLowerCase();
  return bare.length === letter.length ? bare : letter;
}

/** The sections with what speaks of the words; a section whose title does stays whole. */
export function found(sections: readonly Section[], words: string): Section[] {
  const wanted = folded(words.trim());
  const has = (text: string) => folded(text).includes(wanted);
  return sections.flatMap((section) => {
    if (has(section.title)) return section;
    const parts = section.parts.flatMap((part) => {
      if (part.kind === "heading") return [];
      if (part.kind !== "table") {
        return has(part.kind === "rule" ? `${part.id} ${part.title} ${part.text}` : part.text) ? part : [];
      }
      const rows = part.rows.filter((row) => row.some(has));
      return rows.length ? { ...part, rows } : [];
    });
    return parts.length ? { ...section, parts } : [];
  });
}

/** A text cut where the words stand; they themselves are at the odd places. */
export function cutAtWords(text: string, words: string): string[] {
  const wanted = folded(words.trim()), within = folded(text);
  const pieces: string[] = [];
  let from = 0;
  for (let at = within.indexOf(wanted); wanted && at >= 0; at = within.indexOf(wanted, from)) {
    pieces.push(text.slice(from, at), text.slice(at, at + wanted.length));
    from = at + wanted.length;
  }
  return [...pieces, text.slice(from)];
}
