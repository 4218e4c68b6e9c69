/** What every movement is made of: it takes as long as somebody prefers, and can be ended at once. */
import { prefs } from "./prefs.ts";

export const EASE_OUT = "cubic-bezier(.2,.8,.2,1)";
export const EASE_MOVE = "cubic-bezier(.5,.05,.2,1)";

let running: Animation[] = [];
/** How long it is to be looked at once nothing moves any more. */
let rest = 0;

/** Everything that moves from now on is looked at for so long when it has come to rest. */
export function restFor(ms: number): void {
  rest = ms;
}

/** Ends every movement at once. */
export function finish(): void {
  for (const animation of running) animation.finish();
  running = [];
}

/** The same for everything that the style moves: lifts, fades, a question that arrives. What never ends goes on, and so
 * does what only shows how time passes.
 * Each frame of theirs would be painted while the answer to a click is on its way, and keep it waiting. */
export function settle(): void {
  finish();
  for (const animation of document.getAnimations()) {
    const passes = (animation as CSSAnimation).animationName === "thinking";
    if (!passes && animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  }
}

interface Timing {
  duration: number;
  delay?: number;
  easing?: string;
}

/** Everything takes as long as somebody prefers. */
export function timed(
  element: Element,
  frames: Keyframe[],
  { duration, delay = 0, easing = EASE_OUT }: Timing,
): Animation {
  const { pace } = prefs;
  return element.animate(frames, { fill: "backwards", duration: duration * pace, delay: delay * pace, easing });
}

export function play(element: Element, frames: Keyframe[], timing: Timing): Animation {
  const animation = timed(element, frames, timing);
  running.push(animation);
  return animation;
}

/** Something that is there only while it moves. */
export function passing(element: Element, into: Element | null, frames: Keyframe[], timing: Timing): void {
  into?.append(element);
  play(element, frames, timing).onfinish = () => element.remove();
}

/** Runs something after so many milliseconds, and not before all has stood still for long enough: a page that is slow
 * to draw begins to move later than it was told to. */
export function afterwards(run: () => void, ms: number): void {
  setTimeout(() => setTimeout(run, unrest()), ms);
}

function unrest(): number {
  const now = Number(document.timeline.currentTime ?? 0);
  const ends = running.map((one) =>
    Number(one.startTime ?? now) + Number(one.effect?.getComputedTiming().endTime ?? 0)
  );
  return ends.length ? Math.max(0, Math.max(...ends) + rest - now) : 0;
}
