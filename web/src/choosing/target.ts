/** What a thing on the table needs to be chosen by mouse, tap and keyboard: looks, a name and handlers. */
import type { Option } from "../core/scene.ts";
import { type Choosing, isLoud, keysOf, type Spot, useChoosing } from "./choosing.ts";
import { type Pickable, picks, type Tooling, useTooling } from "./tools.ts";

/** The look of a thing with tools beside it. */
export const HANDY = "is-handy";

/** The look of a thing that a kind of choice is about. */
const TURNS = "turns-to";

export interface Target {
  /** The option of the thing, the first one if it has several; none if it is no target. */
  option: Option | undefined;
  /** What its badge says. */
  badge: string;
  state: string;
  refused: string;
  /** A tool is taken up that may be used on it. */
  picking: boolean;
  /** The classes of a thing in the page: whether it may be chosen or picked. */
  looks: string;
  props: Record<string, unknown>;
}

/** What a thing on the table needs to be chosen: looks, name and handlers; nothing if it is no target. While a tool is
 * taken up, things can only be picked for it; for that it matters what sort of thing it is. */
export function useTarget(id: string, sort: Pickable = "nothing", name = ""): Target {
  const choosing = useChoosing();
  const tooling = useTooling();
  const still = { option: undefined, badge: "", state: "", refused: "", picking: false, looks: "", props: {} };
  if (sort !== "nothing" && picks(tooling, id, sort)) {
    return { ...still, picking: true, looks: "is-pick", props: pickProps(tooling, id, name) };
  }
  if (tooling.tool && !tooling.spot) return still;
  const behind = choosing.takeable.get(id);
  if (behind) {
    const state = choosing.taken.includes(id) ? "is-chosen" : "";
    const props = takeProps(choosing, id, name, behind);
    return { ...still, option: behind[0], state, looks: `is-option ${state}`, props };
  }
  const all = choosing.at.get(id) ?? [];
  const loud = all.filter((each) => isLoud(choosing, each));
  const options = loud.length || choosing.led ? loud : all;
  const refused = choosing.refused.get(id) ?? "";
  const option = options[0];
  if (!option && sort !== "nothing" && tooling.beside(id, sort).length) {
    return { ...still, refused, looks: HANDY, props: handyProps(tooling, id, name) };
  }
  if (!option && [...choosing.tabs, ...choosing.rows].includes(id)) {
    return { ...still, looks: TURNS, props: turnProps(choosing, id, name) };
  }
  if (!option) return { ...still, refused, props: refused ? refusedProps(choosing, id, refused) : {} };
  const meant = (one: Option | null) => options.some((each) => each.key === one?.key);
  const clicked = (choosing.clicked || option.target) === id;
  const chosen = clicked && [choosing.chosen, choosing.held, choosing.picked].some(meant);
  const hover = meant(choosing.previewed) || choosing.asked?.id === id;
  const state = chosen ? "is-chosen" : hover ? "is-hover" : loud.length ? "" : "is-quiet";
  const keyed = loud.filter((each) => !choosing.boarded.has(each.kind ?? ""));
  // What is chosen on the board has no number there, so that there is room for what it brings.
  const badge = chosen ? "✓" : keysOf(keyed) || (options.length > 1 ? "" : option.badge ?? "");
  const props = options.length > 1 ? severalProps(choosing, id, options) : targetProps(choosing, option, id);
  return { option, badge, state, refused, picking: false, looks: `is-option ${state}`, props };
}

/** A thing that a tool may be used on. */
function pickProps(tooling: Tooling, id: string, name: string): Record<string, unknown> {
  const pick = (event: Event) => tooling.pick(spotOf(id, event));
  return {
    role: "button",
    tabindex: 0, // Drawings know it only as it is written in a page.
    "aria-label": `${tooling.tool!.name}: ${name || id}`,
    "data-pick": id,
    onClick: pick,
    onKeyDown: onPress(pick),
  };
}

/** A thing with tools beside it: a click offers them. */
function handyProps(tooling: Tooling, id: string, name: string): Record<string, unknown> {
  const offer = (event: Event) => tooling.offer(spotOf(id, event));
  return {
    role: "button",
    tabindex: 0,
    "aria-haspopup": "true",
    "aria-expanded": tooling.offered?.id === id,
    "aria-label": name || id,
    "data-handy": id,
    onClick: offer,
    onKeyDown: onPress(offer),
  };
}

const spoken = (option: Option) => [option.key, option.name, option.badge, option.text].filter(Boolean).join(". ");
const mouse = (event: PointerEvent) => event.pointerType === "mouse";
export const spotOf = (id: string, event: Event): Spot => ({
  id,
  rect: (event.currentTarget as Element).getBoundingClientRect(),
});

/** Enter and space do what a click does; elements of a drawing do not know that by themselves. */
function onPress(run: (event: Event) => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    run(event);
  };
}

/** How a pointer or the focus over something previews an option; also if the pointer lay there before the question. */
function previewing(choosing: Choosing, option: Option): Record<string, unknown> {
  const show = (event: PointerEvent) =>
    mouse(event) && choosing.previewed?.key !== option.key && choosing.preview(option);
  return {
    onPointerEnter: show,
    onPointerMove: show,
    onPointerLeave: (event: PointerEvent) => mouse(event) && choosing.preview(null),
    onFocus: (event: FocusEvent) => (event.target as Element).matches(":focus-visible") && choosing.preview(option),
    // What lost the focus because something else was pressed must not take away what that shows: it would move.
    onBlur: () => choosing.previewed?.key === option.key && choosing.preview(null),
  };
}

/** Whether the pointer that went down last is a finger: kept here, since a target may be drawn again before it is up. */
let finger = false;
export const touched = (event: PointerEvent): void => {
  finger = event.pointerType === "touch";
};
/** Whether a finger clicked; a key's click has no detail. */
export const isFinger = (event: MouseEvent) => finger && event.detail > 0;

/** What a button needs to be an option: it has a role, a name and the keyboard by itself. */
export function buttonProps(choosing: Choosing, option: Option, at = ""): Record<string, unknown> {
  return {
    "data-option": option.key,
    "aria-pressed": choosing.sends && !option.way_out ? choosing.picked?.key === option.key : undefined,
    ...previewing(choosing, option),
    onPointerDown: touched,
    onClick: (event: MouseEvent) => choosing.pick(option, isFinger(event), at),
    disabled: !!choosing.chosen,
  };
}

/** The same for what is no button: a part of a drawing, a card. */
export function targetProps(choosing: Choosing, option: Option, at: string): Record<string, unknown> {
  return {
    ...buttonProps(choosing, option, at),
    disabled: undefined,
    role: "button",
    tabindex: 0,
    "aria-label": spoken(option),
    onKeyDown: onPress(() => choosing.pick(option, false, at)),
  };
}

/** A thing that is taken up first: a click shows what may be done with it. */
function takeProps(
  choosing: Choosing,
  id: string,
  name: string,
  behind: readonly Option[],
): Record<string, unknown> {
  const take = () => choosing.take(id);
  return {
    role: "button",
    tabindex: 0,
    "aria-label": name || behind[0]!.name,
    "aria-expanded": choosing.taken.includes(id),
    "data-take": id,
    onClick: take,
    onKeyDown: onPress(take),
  };
}

/** A thing that a kind of choice is about: a click opens it, or leaves only what it can do to be chosen. */
function turnProps(choosing: Choosing, id: string, name: string): Record<string, unknown> {
  const turn = () => choosing.tabs.includes(id) ? choosing.turnTo(id) : choosing.lead(id);
  return {
    role: "button",
    tabindex: 0,
    "aria-label": name || id,
    "aria-pressed": (choosing.open ?? choosing.led) === id,
    "data-turn": id,
    onClick: turn,
    onKeyDown: onPress(turn),
  };
}

/** A thing with several options: a click offers them beside it. */
function severalProps(choosing: Choosing, id: string, options: readonly Option[]): Record<string, unknown> {
  const ask = (event: Event) => choosing.ask(spotOf(id, event));
  return {
    role: "button",
    tabindex: 0,
    "aria-haspopup": "true",
    "aria-expanded": choosing.asked?.id === id,
    "aria-label": options.map(spoken).join(" / "),
    ...(choosing.asked ? {} : previewing(choosing, options[0]!)),
    onClick: ask,
    onKeyDown: onPress(ask),
  };
}

/** A thing that cannot be chosen now says why when it is pointed at or tapped. */
function refusedProps(choosing: Choosing, id: string, why: string): Record<string, unknown> {
  const attempt = (event: Event) => choosing.attempt(spotOf(id, event));
  return {
    "aria-description": why,
    onPointerEnter: attempt,
    onClick: attempt,
    onPointerLeave: (event: PointerEvent) => mouse(event) && choosing.attempt(null),
  };
}

/** Two sets of handlers on one thing. */
export function both(one: Record<string, unknown>, other: Record<string, unknown>): Record<string, unknown> {
  const all: Record<string, unknown> = { ...one };
  for (const [name, run] of Object.entries(other)) {
    const first = one[name];
    all[name] = typeof first === "function" && typeof run === "function"
      ? (event: unknown) => {
        first(event);
        run(event);
      }
      : run;
  }
  return all;
}
