/** Up to which line the log of each table was seen in this browser, and its talks: what came since is new. */

const PLACE = "brushpass-seen";
const MOST = 120;

type Seen = [table: string, line: number][];

/** What was seen, with a table's newest line; the tables that were looked at longest ago are forgotten. */
export function noted(seen: Seen, table: string, line: number): Seen {
  return [...seen.filter(([id]) => id !== table), [table, line] as Seen[number]].slice(-MOST);
}

function read(): Seen {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "[]");
  } catch {
    return [];
  }
}

export function rememberSeen(table: string, line: number): void {
  try {
    const seen = read(), last = seen.at(-1);
    if (last?.[0] === table && last[1] === line) return;
    localStorage.setItem(PLACE, JSON.stringify(noted(seen, table, line)));
  } catch {
    // A browser that keeps nothing shows the table as it is.
  }
}

/** The last line that was seen; null: this table never was. */
export function lastSeen(table: string): number | null {
  return read().find(([id]) => id === table)?.[1] ?? null;
}
