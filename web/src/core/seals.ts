/** The promises of deals that this browser saw before the cards were dealt, so that they can be compared at the end. */

const PLACE = "brushpass-seals";
const MOST = 50;

type Seals = [table: string, commitment: string][];

/** A promise added to those that are known: the first one seen of a table counts, and old tables are forgotten. */
export function added(seals: Seals, table: string, commitment: string): Seals {
  return seals.some(([id]) => id === table) ? seals : [...seals, [table, commitment] as Seals[number]].slice(-MOST);
}

function read(): Seals {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "[]");
  } catch {
    return [];
  }
}

export function rememberSeal(table: string, commitment: string): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(added(read(), table, commitment)));
  } catch {
    // A browser that keeps nothing can still check the deal with the file.
  }
}

export function sealSeen(table: string): string | null {
  return read().find(([id]) => id === table)?.[1] ?? null;
}
