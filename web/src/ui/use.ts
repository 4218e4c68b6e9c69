/** Small hooks that every page uses. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { type Prefs, prefs } from "../core/prefs.ts";
import { type Say, sayIn } from "../core/text.ts";

/** The preferences, and the page drawn anew when they change. */
export function usePrefs(): Prefs {
  const [now, setNow] = useState(prefs.now);
  useEffect(() => prefs.listen(() => setNow(prefs.now)), []);
  return now;
}

let marked: boolean | undefined;

/** Whether the page was opened with `?pseudo`; it stays so on all further pages. */
const pseudoed = () => marked ??= new URLSearchParams(location.search).has("pseudo");

/** The texts in the language of the moment; `?pseudo` in the address shows what is not translated. */
export function useSay(): Say {
  const { language } = usePrefs();
  return useMemo(() => sayIn(language, pseudoed()), [language]);
}

export function useMedia(query: string): boolean {
  const [matches, setMatches] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const changed = () => setMatches(list.matches);
    changed();
    list.addEventListener("change", changed);
    return () => list.removeEventListener("change", changed);
  }, [query]);
  return matches;
}

/** The phone's layout. */
export const usePhone = () => useMedia("(max-width: 760px)");

/** How wide an element is inside; until it is measured, `first`. */
export function useWidth(ref: { current: Element | null }, first = 0): number {
  const [width, setWidth] = useState(first);
  useEffect(() => {
    if (!ref.current) return;
    const watch = new ResizeObserver(([entry]) => setWidth(entry!.contentRect.width));
    watch.observe(ref.current);
    return () => watch.disconnect();
  }, []);
  return width;
}

/** So much of a row is kept free, in pixels; what is higher makes the board smaller only while it is there. */
const MOST_KEPT = 200;

/** An element that does not get lower than it has been while `on`, so that what stands above it keeps its size. */
export function useSteady<T extends HTMLElement>(on: boolean) {
  const ref = useRef<T>(null);
  const kept = useRef(0);
  useLayoutEffect(() => {
    const { current: node } = ref;
    if (!on || !node || kept.current === MOST_KEPT || node.offsetHeight <= kept.current) return;
    kept.current = Math.min(node.offsetHeight, MOST_KEPT);
    node.style.minHeight = `${kept.current}px`;
  });
  useEffect(() => {
    const anew = () => {
      kept.current = 0;
      if (ref.current) ref.current.style.minHeight = "";
    };
    addEventListener("resize", anew);
    return () => removeEventListener("resize", anew);
  }, []);
  return ref;
}

/** A value that has to be fetched; `undefined` until it is here, `null` if it cannot be had. */
export function useFetched<T>(fetch: () => Promise<T>, on: unknown[]): [T | null | undefined, () => void] {
  const [value, setValue] = useState<T | null | undefined>(undefined);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let gone = false;
    fetch().then((got) => gone || setValue(() => got), () => gone || setValue(null));
    return () => {
      gone = true;
    };
  }, [...on, turn]);
  return [value, () => setTurn((now) => now + 1)];
}
