/** Lists that grow at their end. */
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

/** How far up a list was read, to come back there; null: to its end. */
export type Place = { top: number | null };

/** A list that shows its newest line, unless somebody scrolled up to read; `place` keeps where, while it is away. Where
 * it begins with another `oldest` line, what is read stays where it is. */
export function useScrolledDown<T extends HTMLElement>(newest: unknown, place?: Place, oldest?: unknown) {
  const list = useRef<T>(null);
  const height = useRef(0);
  const low = useRef(place?.top == null);
  useEffect(() => {
    const node = list.current;
    if (!node) return;
    let top = node.scrollTop;
    const moved = () => {
      // Lines that came meanwhile make it far from the end as well; only a person goes up.
      const up = node.scrollTop < top;
      top = node.scrollTop;
      low.current = node.scrollHeight - top - node.clientHeight < 60 || (low.current && !up);
      if (place) place.top = low.current ? null : top;
    };
    node.addEventListener("scroll", moved, { passive: true });
    return () => node.removeEventListener("scroll", moved);
  }, []);
  useLayoutEffect(() => {
    if (place?.top != null && list.current) list.current.scrollTop = place.top;
  }, []);
  useLayoutEffect(() => {
    const drawn = height.current;
    if (drawn && !low.current && list.current) list.current.scrollTop += list.current.scrollHeight - drawn;
  }, [oldest]);
  useLayoutEffect(() => {
    height.current = list.current?.scrollHeight ?? 0;
  });
  // Before the page is painted: to scroll while the compositor takes over a frame is to wait until it has.
  useLayoutEffect(() => {
    if (low.current && list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [newest]);
  return list;
}
