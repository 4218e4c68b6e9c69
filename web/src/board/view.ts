/** Looking at a part of the board: the wheel, a pinch, a drag, or the keys + and −. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { followed, type Frame, held, holds, opening, READABLE, type Seen, whole, zoomed } from "../core/frame.ts";
import type { Places, Point } from "../core/geometry.ts";
import { prefs } from "../core/prefs.ts";

export interface View {
  frame: Frame;
  /** Only a part of the board is seen. */
  near: boolean;
  /** The whole board would be too small here to read it. */
  small: boolean;
  /** How large it is on the screen, once it is there. */
  screen: readonly [number, number] | null;
  zoom(factor: number): void;
  fit(): void;
  ref: { current: SVGSVGElement | null };
}

/** How long the board takes to turn to something else, in milliseconds. */
const TURN = 320;

/** `crops`: where the whole board would be too small, it opens on what matters now, and goes where that goes; and it
 * turns to what is pointed at if that is not seen. */
export function useView(
  places: Pick<Places, "size" | "unit" | "reading">,
  matters: Seen,
  pointed: readonly Point[],
  crops: boolean,
): View {
  const { size, unit, reading } = places;
  const ref = useRef<SVGSVGElement>(null);
  const [frame, setFrame] = useState(() => whole(size));
  const [w, h] = size;
  const screen = useSize(ref);
  const opened = useRef("");
  const turn = useTurns(ref, frame);
  const follow = (matters: Seen, screen: readonly [number, number]) => {
    setFrame((now) => {
      const next = followed(now, places, screen, matters);
      if (next !== now) turn();
      return next;
    });
  };
  useLayoutEffect(() => {
    const here = [w, h, crops, screen].join();
    if (opened.current !== here) setFrame(crops && screen ? opening(places, screen, matters) : whole(size));
    else if (crops && screen) follow(matters, screen);
    opened.current = here;
  }, [w, h, crops, screen, JSON.stringify(matters)]);
  useLayoutEffect(() => {
    if (!crops || !screen || holds(frame, pointed)) return;
    follow({ targets: pointed, own: matters.own, moved: [] }, screen);
  }, [pointed]);
  useEffect(() => {
    const svg = ref.current;
    if (!svg) return;
    const fingers = new Map<number, Point>();
    let dragging = false;
    /** A point of the screen in the board's units. */
    const on = (x: number, y: number): Point => {
      const to = svg.getScreenCTM()?.inverse();
      return to ? new DOMPoint(x, y).matrixTransform(to) : { x: 0, y: 0 };
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const about = on(event.clientX, event.clientY);
      setFrame((now) => zoomed(now, [w, h], Math.exp(-event.deltaY / 400), about));
    };
    const down = (event: PointerEvent) => {
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      dragging = false;
    };
    const move = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const now = { x: event.clientX, y: event.clientY };
      const far = Math.hypot(now.x - before.x, now.y - before.y);
      if (!dragging && far < 6 && fingers.size === 1) return;
      dragging = true;
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      fingers.set(event.pointerId, now);
      if (other) {
        const factor = Math.hypot(now.x - other.x, now.y - other.y) /
          Math.max(1, Math.hypot(before.x - other.x, before.y - other.y));
        const about = on((now.x + other.x) / 2, (now.y + other.y) / 2);
        setFrame((old) => zoomed(old, [w, h], factor, about));
      } else {
        const a = on(before.x, before.y), b = on(now.x, now.y);
        setFrame((old) => held({ ...old, x: old.x + a.x - b.x, y: old.y + a.y - b.y }, [w, h]));
      }
    };
    const up = (event: PointerEvent) => fingers.delete(event.pointerId);
    /** A drag that ends over a target is no click on it. */
    const click = (event: MouseEvent) => {
      if (dragging) event.stopPropagation();
      dragging = false;
    };
    svg.addEventListener("wheel", wheel, { passive: false });
    svg.addEventListener("pointerdown", down);
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", up);
    svg.addEventListener("click", click, true);
    return () => {
      svg.removeEventListener("wheel", wheel);
      svg.removeEventListener("pointerdown", down);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", up);
      svg.removeEventListener("click", click, true);
    };
  }, [w, h]);
  const middle = { x: frame.x + frame.w / 2, y: frame.y + frame.h / 2 };
  const zoom = (factor: number) => setFrame((now) => zoomed(now, [w, h], factor, middle));
  const small = crops && !!screen && unit * Math.min(screen[0] / w, screen[1] / h) < READABLE * reading;
  const near = frame.w < w * 0.99 || frame.h < h * 0.99;
  return { frame, near, small, screen, zoom, fit: () => setFrame(whole([w, h])), ref };
}

/** The next frame is gone to, not jumped to, once the function is called that this gives. */
function useTurns(ref: { current: SVGSVGElement | null }, { x, y, w, h }: Frame): () => void {
  const turns = useRef(false);
  const last = useRef([x, y, w, h]);
  useLayoutEffect(() => {
    const from = last.current, to = [x, y, w, h], svg = ref.current;
    last.current = to;
    if (!turns.current || !svg || prefs.still || document.hidden) return;
    turns.current = false;
    let began: number | null = null;
    // It is drawn where it goes until the next picture: whoever measures now finds everything where it will be.
    const step = (time: number) => {
      began ??= time;
      const done = Math.min(1, (time - began) / (TURN * prefs.pace)), eased = done * done * (3 - 2 * done);
      svg.setAttribute("viewBox", to.map((one, index) => from[index]! + (one - from[index]!) * eased).join(" "));
      if (done < 1) running = requestAnimationFrame(step);
    };
    let running = requestAnimationFrame(step);
    return () => cancelAnimationFrame(running);
  }, [x, y, w, h]);
  return () => turns.current = true;
}

/** How large an element is on the screen, once it is there. */
function useSize(ref: { current: Element | null }): readonly [number, number] | null {
  const [size, setSize] = useState<readonly [number, number] | null>(null);
  useEffect(() => {
    if (!ref.current) return;
    const watch = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect;
      setSize([Math.round(width), Math.round(height)]);
    });
    watch.observe(ref.current);
    return () => watch.disconnect();
  }, []);
  return size;
}
