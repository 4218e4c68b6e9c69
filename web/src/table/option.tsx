/** Options as buttons: open ones with their key and what follows, closed ones with why. */
import type { Kind, Option, Prompt, Refusal } from "../core/scene.ts";
import { useSay } from "../ui/use.ts";
import { shows, targetProps, useChoosing } from "./choosing.ts";

/** What a button needs of a target's properties: it has a role, a name and the keyboard by itself. */
export function buttonProps(choosing: ReturnType<typeof useChoosing>, option: Option): Record<string, unknown> {
  const { role: _, tabIndex: __, "aria-label": ___, onKeyDown: ____, ...handlers } = targetProps(choosing, option);
  return { ...handlers, disabled: !!choosing.chosen };
}

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

/** All options but the ways out: side by side, or a row for every kind of choice. */
export function Options({ prompt }: { prompt: Prompt }) {
  const open = prompt.options.filter((option) => !option.way_out);
  const closed = (prompt.refusals ?? []).filter((refusal) => refusal.name);
  const kinds = (prompt.kinds ?? []).filter((kind) => [...open, ...closed].some((one) => one.kind === kind.id));
  if (!kinds.length) return <Row open={open} closed={closed} />;
  const none: Kind = { id: "", name: "" };
  return (
    <div class="kinds">
      {[...kinds, none].map((kind) => {
        const mine = open.filter((option) => (option.kind ?? "") === kind.id);
        const shut = closed.filter((refusal) => (refusal.kind ?? "") === kind.id);
        if (!mine.length && !shut.length) return null;
        return (
          <div key={kind.id} class="kindrow" role="group" aria-label={kind.name || undefined}>
            <span class="kl">{kind.name} {kind.text && <i>{kind.text}</i>}</span>
            <Row open={mine} closed={shut} />
          </div>
        );
      })}
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
