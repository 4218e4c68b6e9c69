/** The keyboard at the table: numbers choose, Enter does what is usual, U takes back, Escape goes back. */
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Option } from "../core/scene.ts";
import { byDigits, type Choosing } from "./choosing.ts";

const PAUSE = 700;
/** What Enter presses by itself; on a tab that is open already that would change nothing. */
const PRESSED = "button:not([aria-selected=true]), a, [role=button]";

export function useKeys(options: readonly Option[], choosing: Choosing, undo: (() => void) | null): void {
  const typed = useRef("");
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useLayoutEffect(() => { // Before the question is painted: a key pressed at once must not answer the one before it.
    const pressed = (event: KeyboardEvent) => {
      const target = event.target as Element;
      if (event.ctrlKey || event.metaKey || event.altKey || target.closest("input, textarea, select, dialog")) return;
      if (event.key === "Escape") choosing.back();
      else if (event.key === "Enter" && (picked(target) || !target.closest(PRESSED))) enter(event);
      else if (event.key.toLowerCase() === "u" && undo) undo();
      else if (/^\d$/.test(event.key)) digit(event.key);
    };
    /** Whether a thing is the option that is picked already: Enter there sends it. */
    const picked = (thing: Element) =>
      choosing.picked && thing.closest<HTMLElement>("[data-option]")?.dataset.option === String(choosing.picked.key);
    const enter = (event: Event) => {
      event.preventDefault();
      const usual = options.find((option) => option.usual);
      if (choosing.held) choosing.confirm();
      else if (choosing.picked) choosing.send();
      else if (usual) choosing.pick(usual);
    };
    const digit = (key: string) => {
      clearTimeout(timer.current);
      const { option, wait } = byDigits(options, typed.current + key);
      typed.current = wait ? typed.current + key : "";
      if (option && wait) timer.current = setTimeout(() => take(option), PAUSE);
      else if (option) take(option);
      else if (wait) timer.current = setTimeout(() => (typed.current = ""), PAUSE);
    };
    const take = (option: Option) => {
      typed.current = "";
      choosing.pick(option);
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, [options, choosing, undo]);
}
