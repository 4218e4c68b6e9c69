/** Whoever has seen enough presses anywhere, or a key: things are then as they are in the end. */
import { useLayoutEffect } from "preact/hooks";

/** What does something of its own when it is pressed. */
const USEFUL = "button, a, input, textarea, select, label, summary, dialog, [role=button], [tabindex]";
const KEYS = ["Enter", " ", "Escape"];

/** Hurries with a key while things happen that nobody is asked about; what it gives back does so with a press.
 *
 * The press itself must not choose what appears under it, nor the key answer the question that it brings about. */
export function useHurry(passing: boolean, skip: () => boolean): (event: PointerEvent) => void {
  useLayoutEffect(() => { // Before it is painted that a key hurries: one that is pressed at once must.
    if (!passing) return;
    const pressed = (event: KeyboardEvent) => {
      if (!KEYS.includes(event.key) || (event.target as Element).closest(USEFUL)) return;
      event.preventDefault();
      if (!event.repeat && skip()) swallow("keydown", "keyup");
    };
    addEventListener("keydown", pressed, true);
    return () => removeEventListener("keydown", pressed, true);
  }, [passing, skip]);
  return (event) => {
    if (skip() && !(event.target as Element).closest(USEFUL)) swallow("click", "click", "pointerdown", "keydown");
  };
}

/** Nobody hears of an event until one of these has come as well. */
function swallow(kind: string, ...until: string[]): void {
  const stop = (event: Event) => event.stopPropagation();
  const end = () => {
    removeEventListener(kind, stop, true);
    for (const last of until) removeEventListener(last, end, true);
  };
  for (const [name, listen] of [[kind, stop], ...until.map((last) => [last, end] as const)] as const) {
    addEventListener(name, listen, true);
  }
}
