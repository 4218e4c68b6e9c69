/** Choosing: an option's button, its target and its number key all do the same thing; all can preview it first. */
import { createContext } from "preact";
import { useContext, useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Area, Card, Folder, Option, Prompt } from "../core/scene.ts";

/** A thing on the table and where it is on the screen, for what is said or offered beside it. */
export interface Spot {
  id: string;
  rect: DOMRect;
}

export interface Choosing {
  /** The options by what they point at. */
  at: ReadonlyMap<string, readonly Option[]>;
  /** Why a thing cannot be chosen. */
  refused: ReadonlyMap<string, string>;
  /** The option that is previewed now. */
  previewed: Option | null;
  /** The option that a finger has previewed: its next tap chooses. */
  tapped: Option | null;
  /** The option that waits for a second click. */
  held: Option | null;
  /** The option that is sent when somebody says so; until then another may be picked. */
  picked: Option | null;
  /** The option that was chosen and is on its way. */
  chosen: Option | null;
  /** Which of several things that mean the same was clicked; "": none of them. */
  clicked: string;
  /** What is picked is sent by a button, with these words; "": everything is sent at once. */
  sends: string;
  /** The kinds of choice that are tabs, and the one that is open; none if all options are seen at once. */
  tabs: readonly string[];
  open: string | null;
  /** The kinds of choice that stand in rows, and the one whose thing on the board was clicked: only its options are
   * then chosen there. */
  rows: readonly string[];
  led: string;
  /** The kinds of choice that are made on the board. */
  boarded: ReadonlySet<string>;
  /** What is taken up, a piece or folders: only what lies behind it is seen. */
  taken: readonly string[];
  /** The options that are seen now. */
  seen: readonly Option[];
  /** The folders that may be opened now. */
  folders: readonly Folder[];
  /** The things on the board that may be taken up, each with what lies behind it. */
  takeable: ReadonlyMap<string, readonly Option[]>;
  /** The thing whose several options are offered beside it. */
  asked: Spot | null;
  /** The thing that somebody tried and that cannot be chosen. */
  tried: Spot | null;
  /** Take something up; what is taken up already is put down. */
  take(id: string): void;
  /** Show what follows from an option; `tapped`: to a finger. */
  preview(option: Option | null, tapped?: boolean): void;
  /** Choose at once, or on a touch preview first what shows something on the board; `at`: by a click on that thing. */
  pick(option: Option, touch?: boolean, at?: string): void;
  /** Send what is picked. */
  send(): void;
  turnTo(kind: string): void;
  /** Choose on the board only what one kind of choice is about, or again all. */
  lead(kind: string): void;
  ask(spot: Spot | null): void;
  attempt(spot: Spot | null): void;
  confirm(): void;
  back(): void;
}

const nothing: Choosing = {
  at: new Map(),
  refused: new Map(),
  previewed: null,
  tapped: null,
  held: null,
  picked: null,
  chosen: null,
  clicked: "",
  sends: "",
  tabs: [],
  open: null,
  rows: [],
  led: "",
  boarded: new Set(),
  taken: [],
  seen: [],
  folders: [],
  takeable: new Map(),
  take: () => {},
  asked: null,
  tried: null,
  preview: () => {},
  pick: () => {},
  send: () => {},
  turnTo: () => {},
  lead: () => {},
  ask: () => {},
  attempt: () => {},
  confirm: () => {},
  back: () => {},
};

export const ChoosingContext = createContext<Choosing>(nothing);
export const useChoosing = () => useContext(ChoosingContext);

/** The cards that lie together and look the same, by the id of each: to whoever clicks they are one. */
export function twins(areas: readonly Area[]): Map<string, string[]> {
  const face = (card: Card) => JSON.stringify({ ...card, id: "", source: "", holds: [] });
  const found = new Map<string, string[]>();
  for (const area of areas) {
    const alike = new Map<string, string[]>();
    for (const card of area.cards ?? []) {
      if (!card.back) alike.set(face(card), [...(alike.get(face(card)) ?? []), card.id]);
    }
    for (const ids of alike.values()) if (ids.length > 1) ids.forEach((id) => found.set(id, ids));
  }
  return found;
}

/** The options of a prompt that lie behind what is taken up: `next` is what is to be taken up for them, "": nothing. */
export function behind(
  prompt: Prompt | null | undefined,
  taken: readonly string[],
): { option: Option; next: string }[] {
  return (prompt?.options ?? [])
    .filter((option) => taken.every((id, index) => option.by?.[index] === id))
    .map((option) => ({ option, next: option.by?.[taken.length] ?? "" }));
}

/** The things on the board that may be taken up: also another one instead of the one that is. */
export function takeableOf(prompt: Prompt | null | undefined, taken: readonly string[]): Map<string, Option[]> {
  const folders = new Set((prompt?.folders ?? []).map((folder) => folder.id));
  const found = new Map<string, Option[]>();
  const first = taken.length && !folders.has(taken[0]!) ? [] : taken;
  for (const { option, next } of behind(prompt, first)) {
    if (next && !folders.has(next)) found.set(next, [...(found.get(next) ?? []), option]);
  }
  return found;
}

/** What is taken up once something is clicked: one thing more, one instead of another, or what lies before it. */
export function takenUp(prompt: Prompt | null | undefined, taken: readonly string[], id: string): string[] {
  if (taken.includes(id)) return taken.slice(0, taken.indexOf(id));
  return behind(prompt, taken).some(({ next }) => next === id) ? [...taken, id] : [id];
}

/** Options by what they point at; a thing that is none's own target is that of its twin. */
export function targets(options: readonly Option[], alike: ReadonlyMap<string, string[]>): Map<string, Option[]> {
  const found = new Map<string, Option[]>();
  for (const option of options) {
    if (option.target) found.set(option.target, [...(found.get(option.target) ?? []), option]);
  }
  for (const [id, options] of [...found]) {
    for (const twin of alike.get(id) ?? []) if (!found.has(twin)) found.set(twin, options);
  }
  return found;
}

/** What stands on a thing that may be chosen: its key, both keys, or the first of several. */
export function keysOf(options: readonly Option[]): string {
  return options.length > 2 ? `${options[0]!.key}…` : options.map((option) => option.key).join("·");
}

/** The kinds of choice that are made on the board: they need neither a row nor a tab. */
export function boardedBy(prompt: Prompt | null | undefined): Set<string> {
  return new Set((prompt?.kinds ?? []).filter((kind) => kind.on_board).map((kind) => kind.id));
}

/** Whether an option belongs to what is asked now: to the kind that is open or led, or to one chosen on the board. */
export function isLoud({ open, led, boarded }: Pick<Choosing, "open" | "led" | "boarded">, option: Option): boolean {
  const now = open ?? (led || null);
  return now === null || (option.kind ?? "") === now || boarded.has(option.kind ?? "");
}

/** So many options of a kind fit into one row, and at a crowded table, whose options need fewer words. */
const MOST_IN_ROW = 4, MOST_WHERE_CROWDED = 6;

/** Whether the left rail holds a hand: then there is much on the table, and little room. */
export const crowded = (areas: readonly Area[]) => areas.some((area) => area.place === "left");

const mostInRow = (areas: readonly Area[]) => crowded(areas) ? MOST_WHERE_CROWDED : MOST_IN_ROW;

/** The folders that hold something. */
const filled = (prompt: Prompt | null | undefined) =>
  (prompt?.folders ?? []).filter((folder) => prompt!.options.some((option) => option.by?.[0] === folder.id));

/** The options that have a button, and the kinds of choice that they or folders belong to. */
function kindsOf(prompt: Prompt | null | undefined): { open: Option[]; kinds: string[] } {
  const boarded = boardedBy(prompt);
  const open = (prompt?.options ?? []).filter((option) =>
    !option.way_out && !option.by?.length && !boarded.has(option.kind ?? "")
  );
  const kinds = [...(prompt?.kinds ?? []).map((kind) => kind.id), ""].filter((id) =>
    [...open, ...filled(prompt)].some((one) => (one.kind ?? "") === id)
  );
  return { open, kinds };
}

/** The kinds of choice that are shown in rows, all at once. */
export function rowsOf(prompt: Prompt | null | undefined, areas: readonly Area[] = []): string[] {
  return tabsOf(prompt, areas).length ? [] : kindsOf(prompt).kinds.filter(Boolean);
}

/** The kinds of choice that are shown as tabs, in order: those with options, if there are too many for rows. */
export function tabsOf(prompt: Prompt | null | undefined, areas: readonly Area[] = []): string[] {
  const { open, kinds } = kindsOf(prompt);
  const all = [
    ...open,
    ...filled(prompt),
    ...(prompt?.refusals ?? []).filter((refusal) => refusal.name),
  ];
  const full = kinds.some((id) => all.filter((one) => (one.kind ?? "") === id).length > mostInRow(areas));
  return kinds.length > 2 || (kinds.length > 1 && full) ? kinds : [];
}

/** Which option typed digits mean: one at once if no longer number begins like that, else it waits for more. */
export function byDigits(options: readonly Option[], typed: string): { option: Option | null; wait: boolean } {
  const option = options.find((one) => String(one.key) === typed) ?? null;
  const longer = options.some((one) => String(one.key).startsWith(typed) && String(one.key) !== typed);
  return { option, wait: longer };
}

/** Whether an option shows something on the table before it is taken. */
export function shows(option: Option): boolean {
  return !!(option.ghosts?.length || option.pieces?.length || option.lifts?.length);
}

/** What somebody is about to do with a question: gone with it, so that the next one is drawn once and not twice. */
export interface Mind {
  of: Prompt | null | undefined;
  previewed: Option | null;
  tapped: Option | null;
  held: Option | null;
  picked: Option | null;
  chosen: Option | null;
  clicked: string;
  taken: readonly string[];
  led: string;
  asked: Spot | null;
  tried: Spot | null;
}

const NOTHING: readonly string[] = [];
const BLANK = {
  previewed: null,
  tapped: null,
  held: null,
  picked: null,
  chosen: null,
  clicked: "",
  taken: NOTHING,
  led: "",
  asked: null,
  tried: null,
};

const about = (mind: Mind, prompt: Mind["of"]): Mind => mind.of === prompt ? mind : { of: prompt, ...BLANK };

/** What is in mind after a thought about a question; the very same if the thought is not new. */
export function rethought(mind: Mind, prompt: Mind["of"], change: Partial<Mind>): Mind {
  const now = about(mind, prompt);
  const fresh = (Object.keys(change) as (keyof Mind)[]).some((key) => change[key] !== now[key]);
  return fresh ? { ...now, ...change } : mind;
}

/** An answer mostly comes sooner than this; only if it does not, the choice is shown to be on its way. */
const SOON = 80;

export function useChoices(
  prompt: Prompt | null | undefined,
  areas: readonly Area[],
  asks: boolean,
  refusals: number,
  send: (value: unknown) => void,
): Choosing {
  const [mind, setMind] = useState<Mind>({ of: prompt, ...BLANK });
  const [turned, setTurned] = useState({ of: "", kind: "" });
  const sent = useRef<{ of: Prompt | null | undefined; timer: ReturnType<typeof setTimeout> } | null>(null);
  const current = useRef(prompt);
  current.current = prompt;
  const tabs = useMemo(() => tabsOf(prompt, areas), [prompt, areas]);
  const rows = useMemo(() => rowsOf(prompt, areas), [prompt, areas]);
  const alike = useMemo(() => twins(areas), [areas]);
  // Another question opens the kind that it is about.
  const open = turned.of === prompt?.id && tabs.includes(turned.kind) ? turned.kind : tabs[0] ?? null;
  useEffect(() => {
    if (!refusals) return;
    clearTimeout(sent.current?.timer);
    sent.current = null;
    setMind({ of: prompt, ...BLANK });
  }, [refusals]);
  useEffect(() => () => clearTimeout(sent.current?.timer), [prompt]);
  const now = about(mind, prompt);
  return useMemo(() => {
    // A button that leaves with its question is blurred while the next one is drawn: too late to matter.
    const think = (change: Partial<Mind>) => {
      if (current.current === prompt) setMind((old) => rethought(old, prompt, change));
    };
    const commit = (option: Option, clicked: string) => {
      send(option.value);
      sent.current = { of: prompt, timer: setTimeout(() => think({ ...BLANK, chosen: option, clicked }), SOON) };
    };
    const away = () => sent.current?.of === prompt;
    const reached = behind(prompt, now.taken);
    const seen = reached.filter(({ next }) => !next).map(({ option }) => option);
    return {
      at: targets(seen, alike),
      taken: now.taken,
      seen,
      folders: (prompt?.folders ?? []).filter((folder) => reached.some(({ next }) => next === folder.id)),
      takeable: takeableOf(prompt, now.taken),
      take: (id) =>
        think({
          previewed: null,
          tapped: null,
          asked: null,
          tried: null,
          led: "",
          taken: takenUp(prompt, now.taken, id),
        }),
      refused: new Map((prompt?.refusals ?? []).map((refusal) => [refusal.target, refusal.text])),
      previewed: now.held ?? now.previewed ?? now.picked,
      tapped: now.tapped,
      held: now.held,
      picked: now.picked,
      chosen: now.chosen,
      clicked: now.clicked,
      sends: prompt?.send ?? "",
      tabs,
      open,
      rows,
      led: now.led,
      boarded: boardedBy(prompt),
      asked: now.asked,
      tried: now.tried,
      preview: (option, tapped = false) => !now.held && think({ previewed: option, tapped: tapped ? option : null }),
      pick: (option, touch = false, at = "") => {
        if (away()) return;
        const sure = now.held?.key === option.key;
        const seen = now.tapped?.key === option.key;
        if (prompt?.send && !option.way_out) think({ asked: null, picked: option, clicked: at });
        else if (asks && option.lasting && !sure) think({ asked: null, held: option });
        else if (touch && shows(option) && !seen && !sure) think({ previewed: option, tapped: option });
        else commit(option, at);
      },
      send: () => now.picked && !away() && commit(now.picked, now.clicked),
      turnTo: (kind) => setTurned({ of: prompt?.id ?? "", kind }),
      lead: (kind) => think({ previewed: null, asked: null, led: now.led === kind ? "" : kind }),
      ask: (asked) => think({ asked }),
      attempt: (tried) => think({ tried }),
      confirm: () => now.held && commit(now.held, now.clicked),
      back: () => think(BLANK),
    } satisfies Choosing;
  }, [prompt, alike, asks, mind, open, send]);
}

/** Takes the focus off a button that will leave with its question. The browser would do the same as it is removed, but
 * in the middle of drawing, and lay the half-drawn page out for it. */
export function letGo(next: Prompt | null | undefined): void {
  const button = document.activeElement;
  if (!(button instanceof HTMLButtonElement) || button.dataset.option === undefined) return;
  const out = !!button.closest(".ways");
  const stays = next?.options.some((one) => String(one.key) === button.dataset.option && !!one.way_out === out);
  if (!stays) button.blur();
}
