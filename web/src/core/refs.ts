/** Rules that speak of other rules: where in a text they are named. */

const ID = /\b(?:[A-Z]+-)+\d+(?:\.\d+)?\b/g;

/** A text cut at the ids that are known; the ids themselves stand at the odd places. */
export function cutAtRules(text: string, known: ReadonlySet<string>): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (const found of text.matchAll(ID)) {
    if (!known.has(found[0])) continue;
    pieces.push(text.slice(from, found.index), found[0]);
    from = found.index + found[0].length;
  }
  return [...pieces, text.slice(from)];
}
