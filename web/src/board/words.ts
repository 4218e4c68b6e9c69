/** Words on a drawing, where nothing breaks lines by itself. */

/** A text in lines of at most so many letters; a longer word has a line of its own. */
export function wrapped(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** At most so many lines, the last of them cut short if there would be more. */
export function cut(lines: readonly string[], most: number): string[] {
  return lines.length > most ? [...lines.slice(0, most - 1), `${lines[most - 1]}…`] : [...lines];
}
