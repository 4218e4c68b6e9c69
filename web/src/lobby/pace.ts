/** How long somebody may think about a decision, as a choice and in words. */
import type { Say } from "../core/text.ts";
import { ABSENCE, type TimeLimit } from "../core/wire.ts";

const UNITS = { days: 86_400, hours: 3_600, minutes: 60 } as const;
type Unit = keyof typeof UNITS;

/** How long whoever is asked may be away where there is no limit, in seconds. */
export const ABSENCES: readonly number[] = [ABSENCE, UNITS.hours, UNITS.days, 7 * UNITS.days];

/** Seconds in the largest unit of which they are a whole number. */
function measured(seconds: number): [Unit, number] {
  const unit = (Object.keys(UNITS) as Unit[]).find((one) => seconds % UNITS[one] === 0) ?? "minutes";
  return [unit, Math.round(seconds / UNITS[unit])];
}

export function absenceName(seconds: number, say: Say): string {
  const [unit, n] = measured(seconds);
  return say(`setup.pace-${unit}`, { n });
}

export const PACES: Record<string, TimeLimit> = {
  none: { kind: "none" },
  "minutes-2": { kind: "minutes", amount: 2 },
  "minutes-10": { kind: "minutes", amount: 10 },
  "days-1": { kind: "days", amount: 1 },
  "days-3": { kind: "days", amount: 3 },
};

export function paceName({ kind = "none", amount = 0 }: TimeLimit, say: Say): string {
  return kind === "none" ? say("setup.pace-none") : say(`setup.pace-${kind}`, { n: amount });
}

/** What happens to whoever thinks, or stays away, for too long. */
export function paceAbout({ kind = "none", absence = ABSENCE }: TimeLimit, say: Say): string {
  if (kind !== "none") return say("setup.pace-about");
  const [unit, n] = measured(absence);
  return say(`setup.away-${unit}`, { n });
}
