/** How long to wait before the next try to connect. */

const FIRST = 250;
/** Short enough that a page is back within two seconds of the server's return, however long it was away. */
const MOST = 1500;

/** Doubles from a quarter of a second on; `random` in [0, 1) spreads many clients over the second half. */
export function delay(tries: number, random: number): number {
  const full = Math.min(MOST, FIRST * 2 ** tries);
  return Math.round(full / 2 + (full / 2) * random);
}
