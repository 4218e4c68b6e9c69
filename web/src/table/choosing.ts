/** Choosing: an option's button, its target and its number key all do the same thing; all can preview it first. */
import { createContext } from "preact";
import { useContext, useEffect, useMemo, useState } from "preact/hooks";
import type { Option, Prompt } from "../core/scene.ts";

export interface Choosing {
  /** The options by what they point at. */
  at: ReadonlyMap<string, Option>;
  /** Why a thing cannot be chosen. */
  refused: ReadonlyMap<string, string>;
  /** The option that is previewed now. */
  previewed: Option | null;
  /** The option that waits for a second click. */
  held: Option | null;
  /** The option that was chosen and is on its way. */
  chosen: Option | null;
  preview(option: Option | null): void;
  /** Choose at once, or on a touch preview first what shows something on the board. */
  pick(option: Option, touch?: boolean): void;
  confirm(): void;
  back(): void;
}

const nothing: Choosing = {
  at: new Map(),
  refused: new Map(),
  previewed: null,
  held: null,
  chosen: null,
  preview: () => {},
  pick: () => {},
  confirm: () => {},
  back: () => {},
};

export const ChoosingContext = createContext<Choosing>(nothing);
export const useChoosing = () => useContext(ChoosingContext);

/** The options of a prompt that have a target, the first one for each. */
export function targets(prompt: Prompt | null | undefined): Map<string, Option> {
  const found = new Map<string, Option>();
  for (const option of prompt?.options ?? []) {
    if (option.target && !found.has(option.target)) found.set(option.target, option);
  }
  return found;
}

/** Which option typed digits mean: one at once if no longer number begins like that, else it waits for more. */
export function byDigits(options: readonly Option[], typed: string): { option: Option | null; wait: boolean } {
  const option = options.find((one) => String(one.key) === typed) ?? null;
  const longer = options.some((one) => String(one.key).startsWith(typed) && String(one.key) !== typed);
  return { option, wait: longer };
}

export function useChoices(
  prompt: Prompt | null | undefined,
  asks: boolean,
  sending: boolean,
  send: (value: unknown) => void,
): Choosing {
  const [previewed, setPreviewed] = useState<Option | null>(null);
  const [held, setHeld] = useState<Option | null>(null);
  const [chosen, setChosen] = useState<Option | null>(null);
  useEffect(() => {
    setPreviewed(null);
    setHeld(null);
    setChosen(null);
  }, [prompt]);
  useEffect(() => {
    if (!sending) setChosen(null);
  }, [sending]);
  return useMemo(() => {
    const commit = (option: Option) => {
      setHeld(null);
      setPreviewed(null);
      setChosen(option);
      send(option.value);
    };
    return {
      at: targets(prompt),
      refused: new Map((prompt?.refusals ?? []).map((refusal) => [refusal.target, refusal.text])),
      previewed: held ?? previewed,
      held,
      chosen,
      preview: (option) => !held && setPreviewed(option),
      pick: (option, touch = false) => {
        if (chosen) return;
        const sure = held?.key === option.key;
        const seen = previewed?.key === option.key;
        if (asks && option.lasting && !sure) setHeld(option);
        else if (touch && option.ghosts?.length && !seen && !sure) setPreviewed(option);
        else commit(option);
      },
      confirm: () => held && commit(held),
      back: () => {
        setHeld(null);
        setPreviewed(null);
      },
    } satisfies Choosing;
  }, [prompt, asks, previewed, held, chosen, send]);
}

/** What a thing on the table needs to be chosen: looks, name and handlers; nothing if it is no target. */
export function useTarget(
  id: string,
): { option: Option | undefined; state: string; refused: string; props: Record<string, unknown> } {
  const choosing = useChoosing();
  const option = choosing.at.get(id);
  const refused = choosing.refused.get(id) ?? "";
  if (!option) return { option, state: "", refused, props: refused ? { title: refused } : {} };
  const state = choosing.chosen?.key === option.key || choosing.held?.key === option.key
    ? "is-chosen"
    : choosing.previewed?.key === option.key
    ? "is-hover"
    : "";
  return { option, state, refused, props: targetProps(choosing, option) };
}

export function targetProps(choosing: Choosing, option: Option): Record<string, unknown> {
  let touch = false;
  return {
    role: "button",
    tabIndex: 0,
    "aria-label": [option.key, option.name, option.badge, option.text].filter(Boolean).join(". "),
    "data-option": option.key,
    onPointerEnter: (event: PointerEvent) => event.pointerType === "mouse" && choosing.preview(option),
    onPointerLeave: (event: PointerEvent) => event.pointerType === "mouse" && choosing.preview(null),
    onPointerDown: (event: PointerEvent) => {
      touch = event.pointerType === "touch";
    },
    onFocus: (event: FocusEvent) => (event.target as Element).matches(":focus-visible") && choosing.preview(option),
    onBlur: () => choosing.preview(null),
    onClick: () => choosing.pick(option, touch),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      choosing.pick(option);
    },
  };
}
