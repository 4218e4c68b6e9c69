/** Pointing: a line of a rail that speaks of something on the board shows where it is. */
import { createContext } from "preact";
import { useContext } from "preact/hooks";

export interface Pointing {
  /** The id of what is pointed at now. */
  at: string;
  point(id: string): void;
}

export const PointingContext = createContext<Pointing>({ at: "", point: () => {} });
export const usePointing = () => useContext(PointingContext);

/** What a line needs to show something while the pointer or the focus is on it; nothing if it speaks of nothing. */
export function pointingProps(pointing: Pointing, id: string): Record<string, unknown> {
  if (!id) return {};
  const show = () => pointing.at !== id && pointing.point(id);
  const end = () => pointing.point("");
  return { onPointerEnter: show, onPointerLeave: end, onFocus: show, onBlur: end };
}
