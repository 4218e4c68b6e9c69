/** Options as buttons: open ones with their key and what follows, closed ones with why. */
import type { ComponentChild } from "preact";
import type { Kind, Option, Prompt, Refusal } from "../core/scene.ts";
import { useSay } from "../ui/use.ts";
import { shows, useChoosing } from "../choosing/choosing.ts";
import { buttonProps } from "../choosing/target.ts";

export function OptionButton({ option }: { option: Option }) {
  const say = useSay();
  const choosing = useChoosing();
  const state = choosing.chosen?.key === option.key
    ? "is-chosen"
    : choosing.previewed?.key === option.key
    ? "is-hover"
    : "";
  return (
    <button type="button" class={`opt ${state}`} {...buttonProps(choosing, option)}>
      <span class="key">{option.key}</span>
      <span class="grow">
        <b>{option.name}</b>
        {option.text && <small>{option.text}</small>}
        {state === "is-hover" && shows(option) && <small class="again">{say("table.again")}</small>}
      </span>
      {option.badge && <span class="pill">{option.badge}</span>}
    </button>
  );
}

function Closed({ refusal }: { refusal: Refusal }) {
  return (
    <button type="button" class="opt is-off" disabled>
      <span class="grow">
        <b>{refusal.name}</b>
        <small>{refusal.text}</small>
      </span>
    </button>
  );
}

/** All options but the ways out: side by side, a row for every kind of choice, or one kind at a time. */
export function Options({ prompt }: { prompt: Prompt }) {
  const choosing = useChoosing();
  const open = prompt.options.filter((option) => !option.way_out);
  const closed = (prompt.refusals ?? []).filter((refusal) => refusal.name);
  const of = (kind: string) => ({
    open: open.filter((option) => (option.kind ?? "") === kind),
    closed: closed.filter((refusal) => (refusal.kind ?? "") === kind),
  });
  if (choosing.open !== null) {
    return (
      <Tabs
        prompt={prompt}
        row={<Row {...of(choosing.open)} />}
        count={(kind) => of(kind).open.length}
      />
    );
  }
  const kinds = (prompt.kinds ?? []).filter((kind) => [...open, ...closed].some((one) => one.kind === kind.id));
  if (!kinds.length) return <Row open={open} closed={closed} />;
  return (
    <div class="kinds">
      {[...kinds, NONE].map((kind) => {
        const mine = of(kind.id);
        if (!mine.open.length && !mine.closed.length) return null;
        return (
          <div key={kind.id} class="kindrow" role="group" aria-label={kind.name || undefined}>
            <span class="kl">{kind.name} {kind.text && <i>{kind.text}</i>}</span>
            <Row {...mine} />
          </div>
        );
      })}
    </div>
  );
}

const NONE: Kind = { id: "", name: "" };

/** The kinds of choice as tabs, with how many options each has; under them the options of the open one. */
function Tabs({ prompt, row, count }: { prompt: Prompt; row: ComponentChild; count: (kind: string) => number }) {
  const say = useSay();
  const { tabs, open, turnTo } = useChoosing();
  const named = (id: string) =>
    (prompt.kinds ?? []).find((kind) => kind.id === id) ?? { ...NONE, name: say("table.more") };
  const step = (event: KeyboardEvent) => {
    const by = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (!by) return;
    const next = tabs[(tabs.indexOf(open!) + by + tabs.length) % tabs.length]!;
    turnTo(next);
    (event.currentTarget as Element).querySelector<HTMLElement>(`[data-kind="${CSS.escape(next)}"]`)?.focus();
  };
  return (
    <div class="kindtabs">
      <div class="tabrow" role="tablist" onKeyDown={step}>
        {tabs.map((id) => (
          <button
            key={id}
            type="button"
            role="tab"
            data-kind={id}
            aria-selected={id === open}
            tabIndex={id === open ? 0 : -1}
            title={named(id).text}
            onClick={() => turnTo(id)}
          >
            {named(id).name} <i>{count(id)}</i>
          </button>
        ))}
      </div>
      <div role="tabpanel" aria-label={named(open!).name}>{row}</div>
    </div>
  );
}

function Row({ open, closed }: { open: readonly Option[]; closed: readonly Refusal[] }) {
  const count = open.length + closed.length;
  return (
    <div class={`options ${count > 8 ? "many" : ""} n${Math.min(count, 9)}`}>
      {open.map((option) => <OptionButton key={option.key} option={option} />)}
      {closed.map((refusal) => <Closed key={refusal.target} refusal={refusal} />)}
    </div>
  );
}
