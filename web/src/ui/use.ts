/** Small hooks that every page uses. */
import { useEffect, useMemo, useState } from "preact/hooks";
import { type Prefs, prefs } from "../core/prefs.ts";
import { type Say, sayIn } from "../core/text.ts";
import * as media from "../style/media.ts";

/** The preferences, and the page drawn again when they change. */
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
export const usePhone = () => useMedia(media.phone);
/** A phone with little height. */
export const useLow = () => useMedia(`${media.phoneWide}, ${media.phoneShort}`);

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

/** How often the page asks for news, in milliseconds: while it is looked at, and while it is not. */
const NEWS = 4000, NEWS_UNSEEN = 20_000;

/** A value that is fetched again and again; `undefined` until it is here, `null` if it cannot be had. Last, whether the
 * server does not answer. */
export function usePolled<T>(fetch: () => Promise<T>, on: unknown[]): [T | null | undefined, () => void, boolean] {
  const [value, setValue] = useState<T | null | undefined>(undefined);
  const [lost, setLost] = useState(false);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let over = false, asking = false, timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      if (asking) return;
      asking = true;
      clearTimeout(timer);
      const [got, failed] = await fetch().then((got) => [got, false] as const, () => [null, true] as const);
      asking = false;
      if (over) return;
      setValue((had) => failed ? had ?? null : got);
      setLost(failed);
      timer = setTimeout(ask, document.hidden ? NEWS_UNSEEN : NEWS);
    };
    const looked = () => document.hidden || void ask();
    ask();
    document.addEventListener("visibilitychange", looked);
    return () => {
      over = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", looked);
    };
  }, [...on, turn]);
  return [value, () => setTurn((now) => now + 1), lost];
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
