/** Pointing: what speaks of something on the board shows where it is. */
import { createContext } from "preact";
import { useContext, useEffect, useMemo, useState } from "preact/hooks";

export interface Pointing {
  /** The ids of what is pointed at now. */
  at: readonly string[];
  point(ids: readonly string[]): void;
}

const NOTHING: readonly string[] = [];

export const PointingContext = createContext<Pointing>({ at: NOTHING, point: () => {} });
export const usePointing = () => useContext(PointingContext);

/** What is pointed at; what a finger points at stays until it points elsewhere. */
export function usePoints(): Pointing {
  const [at, point] = useState(NOTHING);
  useEffect(() => {
    if (!at.length) return;
    const elsewhere = (event: Event) => (event.target as Element).closest("[data-about]") || point(NOTHING);
    document.addEventListener("pointerdown", elsewhere);
    return () => document.removeEventListener("pointerdown", elsewhere);
  }, [at]);
  return useMemo(() => ({ at, point }), [at]);
}

/** What a thing needs to show others while the pointer or the focus is on it; nothing if it speaks of none. */
export function pointingProps({ at, point }: Pointing, ids: readonly string[]): Record<string, unknown> {
  if (!ids.length) return {};
  const show = () => at.join() !== ids.join() && point(ids);
  return {
    "data-about": ids.join(" "),
    onPointerEnter: show,
    onPointerLeave: (event: PointerEvent) => event.pointerType === "mouse" && point(NOTHING),
    onFocus: show,
    onBlur: () => point(NOTHING),
  };
}
