/** When something was, as short as it is clear: the time today, the day this year, else the whole date. */
import type { Language } from "./wire.ts";

export function when(seconds: number, now: Date, language: Language): string {
  const then = new Date(seconds * 1000);
  const thisYear = then.getFullYear() === now.getFullYear();
  if (then.toDateString() === now.toDateString()) {
    return new Intl.DateTimeFormat(language, { timeStyle: "short" }).format(then);
  }
  const year = thisYear ? undefined : "numeric";
  return new Intl.DateTimeFormat(language, { day: "numeric", month: "short", year }).format(then);
}
