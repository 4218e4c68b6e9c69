/** Options as buttons: open ones with their key and what follows, closed ones with why. */
import type { ComponentChild } from "preact";
import type { Folder, Kind, Option, Prompt, Refusal } from "../core/scene.ts";
import { Art } from "../ui/art.tsx";
import { usePhone, useSay } from "../ui/use.ts";
import { type Choosing, useChoosing } from "../choosing/choosing.ts";
import { buttonProps } from "../choosing/target.ts";
import { Icon } from "../ui/icon.tsx";

export function OptionButton({ option }: { option: Option }) {
  const say = useSay();
  const phone = usePhone();
  const choosing = useChoosing();
  const state = [choosing.chosen, choosing.picked].some((one) => one?.key === option.key)
    ? "is-chosen"
    : choosing.previewed?.key === option.key
    ? "is-hover"
    : "";
  return (
    <button
      type="button"
      class={`opt ${state} ${option.tone === "bad" ? "danger" : ""}`}
      title={option.text}
      {...buttonProps(choosing, option)}
    >
      <span class="key">{option.key}</span>
      {option.art && <Art name={option.art} className="optart" fit="" />}
      <span class="grow">
        <b>{phone && option.short || option.name}</b>
        {option.text && <small>{option.text}</small>}
        {choosing.tapped?.key === option.key && <small class="again">{say("table.again")}</small>}
      </span>
      {option.badge && <span class="pill">{option.badge}</span>}
    </button>
  );
}

/** What some options lie behind: a click shows them instead of all others. */
function FolderButton({ folder }: { folder: Folder }) {
  const choosing = useChoosing();
  return (
    <button
      type="button"
      class="opt is-folder"
      aria-expanded={false}
      data-folder={folder.id}
      disabled={!!choosing.chosen}
      onClick={() => choosing.take(folder.id)}
    >
      {folder.art && <Art name={folder.art} className="optart" fit="" />}
      <span class="grow">
        <b>{folder.name}</b>
        {folder.text && <small>{folder.text}</small>}
      </span>
      <Icon name="next" />
    </button>
  );
}

/** What is taken up: the folders by their names, a thing by the kind of choice that it is for. */
export function takenName(prompt: Prompt, { taken, seen }: Pick<Choosing, "taken" | "seen">): string {
  const kind = (prompt.kinds ?? []).find((one) => one.id === seen[0]?.kind)?.name ?? "";
  const named = (id: string) => (prompt.folders ?? []).find((one) => one.id === id)?.name ?? kind;
  return taken.map(named).filter(Boolean).join(" · ");
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

/** All options but the ways out: side by side, a row for every kind of choice, or one kind at a time. `listed`: with
 * those that are chosen on the board. */
export function Options({ prompt, listed }: { prompt: Prompt; listed: boolean }) {
  const choosing = useChoosing();
  const { folders } = choosing;
  const [lit, open] = parted(choosing.seen.filter((option) => !option.way_out), choosing.boarded);
  const list = listed && lit.length > 0 && (
    <div class="listed">
      <Row open={lit} folders={[]} closed={[]} />
    </div>
  );
  if (choosing.taken.length) {
    return (
      <>
        {list}
        {(open.length > 0 || folders.length > 0) && <Row open={open} folders={folders} closed={[]} />}
      </>
    );
  }
  const closed = (prompt.refusals ?? []).filter((refusal) => refusal.name && !choosing.boarded.has(refusal.kind ?? ""));
  const named = new Set((prompt.kinds ?? []).map((kind) => kind.id));
  // What belongs to a kind that has no name stands with what belongs to none.
  const kindOf = ({ kind = "" }: { kind?: string }) => named.has(kind) ? kind : "";
  const of = (kind: string) => ({
    open: open.filter((option) => kindOf(option) === kind),
    folders: folders.filter((folder) => kindOf(folder) === kind),
    closed: closed.filter((refusal) => kindOf(refusal) === kind),
  });
  if (choosing.open !== null) {
    return (
      <>
        {list}
        <Tabs
          prompt={prompt}
          row={<Row {...of(choosing.open)} />}
          count={(kind) => of(kind).open.length + of(kind).folders.length}
        />
      </>
    );
  }
  const all = [...open, ...folders, ...closed];
  const kinds = (prompt.kinds ?? []).filter((kind) => all.some((one) => one.kind === kind.id));
  if (!kinds.some((kind) => kind.name)) {
    return (
      <>
        {list}
        {all.length > 0 && <Row open={open} folders={folders} closed={closed} />}
      </>
    );
  }
  return (
    <div class={`kinds ${kinds.some((kind) => kind.art) ? "with-art" : ""}`}>
      {list}
      {[...kinds, NONE].map((kind) => {
        const mine = of(kind.id);
        if (!mine.open.length && !mine.folders.length && !mine.closed.length) return null;
        return (
          <div
            key={kind.id}
            class={`kindrow ${choosing.led && choosing.led !== kind.id ? "is-quiet" : ""}`}
            role="group"
            aria-label={kind.name || undefined}
          >
            <span class="kl">
              {kind.art && <Art name={kind.art} className="mug" letter={kind.name} />}
              <span>{kind.name} {kind.text && <i>{kind.text}</i>}</span>
            </span>
            <Row {...mine} />
          </div>
        );
      })}
    </div>
  );
}

/** The options that are chosen on the board, and the others. An option without a place there has a button. */
function parted(options: readonly Option[], boarded: ReadonlySet<string>): [Option[], Option[]] {
  const isLit = (option: Option) => boarded.has(option.kind ?? "") && !!option.target;
  return [options.filter(isLit), options.filter((option) => !isLit(option))];
}

/** What is chosen on the board: so many places are lit there. A list of them unfolds for whoever wants one. */
export function OnBoard({ prompt, open, onOpen }: { prompt: Prompt; open: boolean; onOpen: (open: boolean) => void }) {
  const say = useSay();
  const { boarded, previewed, tapped, seen, takeable, taken } = useChoosing();
  const [options] = parted(seen, boarded);
  const held = taken.length ? [] : [...takeable.values()];
  if (!options.length && !held.length) return null;
  if (previewed && options.includes(previewed)) {
    return (
      <span class="onboard">
        <b>{previewed.name}</b> {previewed.text}
        {tapped === previewed && <small class="again">{say("table.again")}</small>}
      </span>
    );
  }
  const kinds = (prompt.kinds ?? []).filter((kind) => options.some((option) => option.kind === kind.id));
  const takes = (prompt.kinds ?? []).flatMap((kind) => {
    const n = held.filter(([option]) => option!.kind === kind.id).length;
    return n ? [{ kind, n }] : [];
  });
  if (!kinds.length && !takes.length) return null;
  const alone = kinds.length + takes.length === 1;
  return (
    <span class="onboard">
      {kinds.map((kind) => {
        const own = options.filter((option) => option.kind === kind.id);
        return (
          <span key={kind.id}>
            {kind.art && <Art name={kind.art} className="mug" letter={kind.name} />}
            {kind.name && <b>{kind.name}:</b>}{" "}
            {kind.text || (alone && !kind.name ? say("table.lit", { n: own.length }) : own.length)}
          </span>
        );
      })}
      {takes.map(({ kind, n }) => (
        <span key={kind.id}>
          {kind.name && <b>{kind.name}:</b>} {say("table.takeable", { n })}
        </span>
      ))}
      {options.length > 0 && (
        <button
          type="button"
          class="linkbtn"
          aria-label={say(open ? "table.list-fold" : "table.list")}
          aria-expanded={open}
          onClick={() => onOpen(!open)}
        >
          <Icon name="log" />
          <span>{say(open ? "table.list-fold" : "table.list")}</span>
        </button>
      )}
    </span>
  );
}

const NONE: Kind = { id: "", name: "" };

/** The kinds of choice as tabs, with how many buttons each has; under them the options of the open one. */
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

interface RowProps {
  open: readonly Option[];
  folders: readonly Folder[];
  closed: readonly Refusal[];
}

function Row({ open, folders, closed }: RowProps) {
  const count = open.length + folders.length + closed.length;
  return (
    <div class={`options ${count > 8 ? "many" : ""} n${Math.min(count, 9)}`}>
      {open.map((option) => <OptionButton key={option.key} option={option} />)}
      {folders.map((folder) => <FolderButton key={folder.id} folder={folder} />)}
      {closed.map((refusal) => <Closed key={`${refusal.target} ${refusal.name}`} refusal={refusal} />)}
    </div>
  );
}
