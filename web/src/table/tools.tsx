/** What somebody may do unasked: a row of tools, the thing that is picked for one, and the form beside it. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Tool, ToolValue } from "../core/scene.ts";
import { spotOf } from "../choosing/target.ts";
import { useTooling } from "../choosing/tools.ts";
import { Art } from "../ui/art.tsx";
import { Icon } from "../ui/icon.tsx";
import { usePhone, useSay } from "../ui/use.ts";
import { beside } from "./beside.tsx";

/** The tools side by side; on a phone several wait behind one button. */
export function ToolRow({ tools }: { tools: readonly Tool[] }) {
  const say = useSay();
  const phone = usePhone();
  const [open, setOpen] = useState(false);
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
      <button type="button" class="tool" aria-pressed={taken} title={tool.text} data-tool={tool.id} onClick={take}>
        {tool.icon && <Art name={tool.icon} className="i" letter={tool.name} fit="xMidYMid meet" />}
        {tool.name}
        {now && <i>{now.name}</i>}
      </button>
    </li>
  );
}

const PICK = { space: "tools.pick-space", piece: "tools.pick-piece", card: "tools.pick-card" } as const;

/** What has to be picked for the tool that is taken up, and the way out. */
export function Picking() {
  const say = useSay();
  const { tool, spot, take } = useTooling();
  const picking = !!tool && !spot;
  useLayoutEffect(() => {
    if (!tool) return;
    const pressed = (event: KeyboardEvent) => event.key === "Escape" && take(null);
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, [tool]);
  if (!picking) return null;
  return (
    <p class="notice picking" role="status">
      <Icon name={tool.icon || "target"} />
      <span class="grow">
        <b>{tool.name}</b> {say(PICK[tool.picks as keyof typeof PICK])}
      </span>
      <button type="button" class="second dark" onClick={() => take(null)}>{say("cancel")}</button>
    </p>
  );
}

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
    form.current?.querySelector<HTMLElement>("input, button")?.focus({ preventScroll: true });
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
  const place = beside(rect, { width: innerWidth, height: innerHeight }, WIDE);
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
