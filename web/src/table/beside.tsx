/** What is said or offered beside a thing on the table: why it cannot be chosen, or which of its options is meant. */
import { useEffect, useRef } from "preact/hooks";
import { useSay } from "../ui/use.ts";
import { useChoosing } from "../choosing/choosing.ts";
import { OptionButton } from "./option.tsx";

const GAP = 10;
const WIDE = 260;
/** How long a tapped refusal stays. */
const SHOWN = 4000;

/** A place beside a rectangle: above it if there is room, else below, never off the screen. */
export function beside(
  rect: { left: number; top: number; bottom: number; width: number },
  screen: { width: number; height: number },
  wide: number,
): Record<string, string> {
  const left = Math.min(Math.max(8, rect.left + rect.width / 2 - wide / 2), Math.max(8, screen.width - wide - 8));
  const above = rect.top > screen.height * 0.3;
  return {
    left: `${Math.round(left)}px`,
    width: `${wide}px`,
    ...(above
      ? { bottom: `${Math.round(screen.height - rect.top + GAP)}px` }
      : { top: `${Math.round(rect.bottom + GAP)}px` }),
  };
}

export const screen = () => ({ width: innerWidth, height: innerHeight });

export function Chooser() {
  const say = useSay();
  const choosing = useChoosing();
  const list = useRef<HTMLDivElement>(null);
  const spot = choosing.asked;
  useEffect(() => {
    if (!spot) return;
    list.current?.querySelector("button")?.focus({ preventScroll: true });
    const outside = (event: Event) => (event.target as Element).closest(".chooser") || choosing.ask(null);
    document.addEventListener("pointerdown", outside);
    return () => document.removeEventListener("pointerdown", outside);
  }, [spot]);
  if (!spot) return null;
  return (
    <div
      ref={list}
      class="chooser"
      role="group"
      aria-label={say("table.which")}
      style={beside(spot.rect, screen(), WIDE)}
    >
      {(choosing.at.get(spot.id) ?? []).map((option) => <OptionButton key={option.key} option={option} />)}
    </div>
  );
}

export function Bubble() {
  const choosing = useChoosing();
  const spot = choosing.tried;
  useEffect(() => {
    if (!spot) return;
    const timer = setTimeout(() => choosing.attempt(null), SHOWN);
    return () => clearTimeout(timer);
  }, [spot]);
  const text = spot ? choosing.refused.get(spot.id) ?? "" : "";
  return (
    <>
      <div class="sr" aria-live="polite">{text}</div>
      {spot && text && <p class="bubble" aria-hidden="true" style={beside(spot.rect, screen(), 220)}>{text}</p>}
    </>
  );
}
