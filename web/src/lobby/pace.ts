/** How long somebody may think about a decision, as a choice and in words. */
import type { Say } from "../core/text.ts";
import { ABSENCE, type TimeLimit } from "../core/wire.ts";

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
export function paceAbout({ kind = "none" }: TimeLimit, say: Say): string {
  return kind === "none" ? say("setup.pace-none-about", { n: ABSENCE / 60 }) : say("setup.pace-about");
}
