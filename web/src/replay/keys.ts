/** The keys of a match that is looked back at. */
import { useLayoutEffect } from "preact/hooks";

/** Does what a key says, wherever the focus is, unless it means something there. */
export function useMoveKeys<M>(keys: Readonly<Record<string, M>>, onMove: (move: M) => void): void {
  useLayoutEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const target = event.target as Element;
      const move = keys[event.key];
      if (move === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      if (target.closest("input, textarea, select, dialog")) return;
      if (event.key === " " && target.closest("button, a")) return;
      event.preventDefault();
      onMove(move);
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, [keys, onMove]);
}
