/** What somebody may do unasked: a row of tools, the thing that is picked for one, and the form beside it. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Scene, Tool, ToolValue } from "../core/scene.ts";
import type { Spot } from "../choosing/choosing.ts";
import { spotOf } from "../choosing/target.ts";
import { useTooling } from "../choosing/tools.ts";
import { Art } from "../ui/art.tsx";
import { Icon } from "../ui/icon.tsx";
import { usePhone, useSay } from "../ui/use.ts";
import { beside, screen } from "./beside.tsx";
import { middle, nearest, next } from "./walking.ts";

/** The tools side by side; on a phone several wait behind one button. */
export function ToolRow({ tools: all }: { tools: readonly Tool[] }) {
  const say = useSay();
  const phone = usePhone();
  const [open, setOpen] = useState(false);
  const tools = all.filter((tool) => !tool.beside);
  useLetters(tools);
  if (!tools.length) return null;
  const folded = phone && tools.length > 1;
  return (
    <div class={`tools ${folded ? "is-folded" : ""}`} role="group" aria-label={say("tools.name")}>
      {folded && (
        <button type="button" class="tool" aria-expanded={open} onClick={() => setOpen(!open)}>
          <Icon name="wrench" />
          {say("tools.name")}
        </button>
      )}
      {(!folded || open) && (
        <ul>
          {tools.map((tool) => <ToolButton key={tool.id} tool={tool} onTaken={() => setOpen(false)} />)}
        </ul>
      )}
    </div>
  );
}

/** A tool's letter takes it up. */
function useLetters(tools: readonly Tool[]): void {
  const { take } = useTooling();
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if ((event.target as Element).closest("input, textarea, select, dialog, [role=dialog]")) return;
      const tool = tools.find((one) => one.key && one.key === event.key.toLowerCase());
      if (tool) take(tool, { id: "", rect: new DOMRect(innerWidth / 2, innerHeight / 2) });
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  });
}

function ToolButton({ tool, onTaken }: { tool: Tool; onTaken: () => void }) {
  const tooling = useTooling();
  const taken = tooling.tool?.id === tool.id;
  const now = tool.now == null ? undefined : (tool.values ?? []).find((value) => value.value === tool.now);
  const take = (event: Event) => {
    tooling.take(tool, spotOf("", event));
    onTaken();
  };
  return (
    <li>
      <button
        type="button"
        class="tool"
        aria-pressed={taken}
        title={tool.text}
        aria-keyshortcuts={tool.key || undefined}
        data-tool={tool.id}
        onClick={take}
      >
        {tool.icon && <Art name={tool.icon} className="i" letter={tool.name} fit="xMidYMid meet" />}
        {tool.name}
        {now && <i>{now.name}</i>}
        {tool.key && <kbd aria-hidden="true">{tool.key.toUpperCase()}</kbd>}
      </button>
    </li>
  );
}

const PICK = { space: "tools.pick-space", piece: "tools.pick-piece", card: "tools.pick-card" } as const;

/** What has to be picked for the tool that is taken up, and the way out. */
export function Picking() {
  const say = useSay();
  const { tool, from, spot, take } = useTooling();
  const picking = !!tool && !spot;
  useLayoutEffect(() => {
    if (!tool) return;
    const pressed = (event: KeyboardEvent) => {
      if (event.key === "Escape") take(null);
      else if (picking && event.key in ARROWS) {
        event.preventDefault();
        walk(ARROWS[event.key as keyof typeof ARROWS], from);
      }
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, [tool, from, picking]);
  const last = useRef<{ tool: Tool; from: Spot | null } | null>(null);
  useEffect(() => {
    if (!tool && last.current && document.activeElement === document.body) backTo(last.current.tool, last.current.from);
    last.current = tool && { tool, from };
  }, [tool, from]);
  if (!picking) return null;
  return (
    <p class="notice picking" role="status">
      <Icon name={tool.icon || "target"} />
      <span class="grow">
        <b>{tool.name}</b> {say(from ? "tools.put-down" : PICK[tool.picks as keyof typeof PICK])}
      </span>
      <button type="button" class="second dark" onClick={() => take(null)}>{say("cancel")}</button>
    </p>
  );
}

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] } as const;

/** Goes to the next thing that may be picked in a direction; first to the one nearest to what was picked up. */
function walk(by: readonly [number, number], from: Spot | null): void {
  const all = [...document.querySelectorAll<SVGElement | HTMLElement>("[data-pick]")];
  const middles = all.map((one) => middle(one.getBoundingClientRect()));
  const at = all.indexOf(document.activeElement as HTMLElement);
  const found = at < 0 ? nearest(middles, from ? middle(from.rect) : [0, 0]) : next(middles, at, by);
  all[found]?.focus();
}

/** Puts the focus where it was before a tool was taken up: on the thing that was picked up, or on the tool's button. */
function backTo(tool: Tool, from: Spot | null): void {
  const thing = from && document.querySelector<HTMLElement>(`[data-handy="${CSS.escape(from.id)}"]`);
  (thing ?? document.querySelector<HTMLElement>(`[data-tool="${CSS.escape(tool.id)}"]`))?.focus();
}

/** The tools that wait beside a thing, once it was clicked. */
export function ToolMenu({ scene }: { scene: Scene }) {
  const { offered, beside: toolsOf, offer, begin } = useTooling();
  const menu = useRef<HTMLDivElement>(null);
  const piece = scene.pieces?.find((one) => one.id === offered?.id);
  const tools = offered ? ([...SORTS] as const).flatMap((sort) => toolsOf(offered.id, sort)) : [];
  useEffect(() => {
    if (!offered) return;
    const before = document.activeElement as HTMLElement | null;
    menu.current?.querySelector("button")?.focus({ preventScroll: true });
    const outside = (event: Event) => (event.target as Element).closest(".toolmenu") || offer(null);
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      offer(null);
      before?.focus?.({ preventScroll: true });
    };
    document.addEventListener("pointerdown", outside);
    addEventListener("keydown", pressed);
    return () => {
      document.removeEventListener("pointerdown", outside);
      removeEventListener("keydown", pressed);
    };
  }, [offered]);
  if (!offered || !tools.length) return null;
  return (
    <div
      ref={menu}
      class="chooser toolmenu"
      role="group"
      aria-label={piece?.name ?? offered.id}
      style={beside(offered.rect, screen(), WIDE)}
    >
      {tools.map((tool) => (
        <button key={tool.id} type="button" class="opt" onClick={() => begin(tool, offered)}>
          {tool.icon && <Art name={tool.icon} className="i" letter={tool.name} fit="xMidYMid meet" />}
          <span class="grow">
            <b>{tool.name}</b>
            {tool.text && <small>{tool.text}</small>}
          </span>
        </button>
      ))}
    </div>
  );
}

const SORTS = ["space", "piece", "card"] as const;
const WIDE = 280;

/** The values and the text of a tool, beside what was picked. */
export function ToolForm() {
  const { tool, spot } = useTooling();
  if (!tool || !spot) return null;
  return <Filling key={`${tool.id} ${spot.id}`} tool={tool} at={spot.id} rect={spot.rect} />;
}

function Filling({ tool, at, rect }: { tool: Tool; at: string; rect: DOMRect }) {
  const say = useSay();
  const { finish, take } = useTooling();
  const form = useRef<HTMLFormElement>(null);
  const values = tool.values ?? [];
  const [text, setText] = useState(tool.texts?.[at] ?? "");
  const [value, setValue] = useState<unknown>(tool.longest && values.length ? tool.now ?? values[0]!.value : null);
  const [sure, setSure] = useState(false);
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    const first = form.current?.querySelector("input") ?? form.current?.querySelector("button");
    first?.focus({ preventScroll: true });
    const outside = (event: Event) => (event.target as Element).closest(".toolform") || take(null);
    document.addEventListener("pointerdown", outside);
    return () => {
      document.removeEventListener("pointerdown", outside);
      before?.focus?.({ preventScroll: true });
    };
  }, []);
  const settle = (chosen: unknown) => {
    setValue(chosen);
    if (tool.lasting && !sure) setSure(true);
    else finish(chosen, text);
  };
  const submit = (event: Event) => {
    event.preventDefault();
    settle(value);
  };
  const ready = !tool.longest || !!tool.empty || text.trim().length > 0;
  const place = beside(rect, screen(), WIDE);
  return (
    <form ref={form} class="chooser toolform" role="dialog" aria-label={tool.name} style={place} onSubmit={submit}>
      <p>
        <b>{tool.name}</b> {sure ? say("table.sure") : tool.text}
      </p>
      {values.length > 0 && !sure && (
        <div class="toolvalues" role="group" aria-label={tool.name}>
          {values.map((one) => (
            <ValueButton
              key={String(one.value)}
              value={one}
              pressed={tool.longest ? one.value === value : one.value === tool.now}
              onChoose={() => tool.longest ? setValue(one.value) : settle(one.value)}
            />
          ))}
        </div>
      )}
      {!!tool.longest && !sure && (
        <input
          value={text}
          maxLength={tool.longest}
          onInput={(event) => setText(event.currentTarget.value)}
          aria-label={tool.name}
          placeholder={say("tools.letters", { n: tool.longest })}
        />
      )}
      <div class="toolend">
        <button type="button" class="endbtn" onClick={() => take(null)}>{say("cancel")}</button>
        {(!!tool.longest || !values.length || sure) && (
          <button type="submit" class="endbtn usual" disabled={!ready}>
            {tool.longest && tool.empty && !text.trim() && tool.texts?.[at] ? say("tools.wipe") : say("tools.do")}
          </button>
        )}
      </div>
    </form>
  );
}

function ValueButton({ value, pressed, onChoose }: { value: ToolValue; pressed: boolean; onChoose: () => void }) {
  return (
    <button type="button" class={`opt tone-${value.tone ?? "plain"}`} aria-pressed={pressed} onClick={onChoose}>
      {value.icon && <Art name={value.icon} className="i" letter={value.name} fit="xMidYMid meet" />}
      <span class="grow">
        <b>{value.name}</b>
        {value.text && <small>{value.text}</small>}
      </span>
    </button>
  );
}
