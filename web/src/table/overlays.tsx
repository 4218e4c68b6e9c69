/** What may be laid over the board: a switch for each, or for a group of which one is shown at a time. */
import { useCallback, useMemo, useState } from "preact/hooks";
import type { Bar, Overlay } from "../core/scene.ts";
import { pointingProps, usePointing } from "../choosing/pointing.ts";
import { both, useTarget } from "../choosing/target.ts";
import { Art } from "../ui/art.tsx";
import { Segment } from "../ui/controls.tsx";
import { useSay } from "../ui/use.ts";
import { groupsOf } from "./tabs.ts";

export interface Overlays {
  /** The overlays that are not shown. */
  hidden: ReadonlySet<string>;
  /** The overlays and groups that are switched off. */
  off: ReadonlySet<string>;
  toggle(key: string): void;
  /** Show this one of its group. */
  turnTo(overlay: Overlay): void;
}

const keyOf = (overlay: Overlay) => overlay.group || overlay.id;

/** The overlays that are not shown: those switched off, and of every group all but one. */
export function hiddenOf(
  overlays: readonly Overlay[],
  off: ReadonlySet<string>,
  turned: Readonly<Record<string, string>>,
): Set<string> {
  const hidden = new Set<string>();
  for (const group of groupsOf(overlays)) {
    const shown = group.find((one) => one.id === turned[one.group ?? ""]) ?? group[0]!;
    for (const one of group) if (one !== shown || off.has(keyOf(one))) hidden.add(one.id);
  }
  return hidden;
}

export function useOverlays(overlays: readonly Overlay[] | undefined): Overlays {
  const [off, setOff] = useState<ReadonlySet<string>>(() =>
    new Set((overlays ?? []).filter((one) => one.off).map(keyOf))
  );
  const [turned, setTurned] = useState<Readonly<Record<string, string>>>({});
  // Which ones there are changes seldom; the board is drawn again when they do.
  const hidden = useMemo(
    () => hiddenOf(overlays ?? [], off, turned),
    [(overlays ?? []).map((one) => `${one.group} ${one.id}`).join("/"), off, turned],
  );
  const toggle = useCallback(
    (key: string) => setOff((now) => new Set(now.has(key) ? [...now].filter((one) => one !== key) : [...now, key])),
    [],
  );
  const turnTo = useCallback(
    (overlay: Overlay) => setTurned((now) => ({ ...now, [overlay.group ?? ""]: overlay.id })),
    [],
  );
  return useMemo(() => ({ hidden, off, toggle, turnTo }), [hidden, off]);
}

/** The switch of an overlay or of a group, and under it what belongs to the one that is shown. */
export function OverlayControl({ overlays, state }: { overlays: readonly Overlay[]; state: Overlays }) {
  const say = useSay();
  const [first] = overlays;
  const key = keyOf(first!), on = !state.off.has(key), name = first!.group || first!.name;
  const shown = overlays.find((one) => !state.hidden.has(one.id));
  const turn = (id: string) => {
    if (!on) state.toggle(key);
    state.turnTo(overlays.find((one) => one.id === id)!);
  };
  const plain = overlays.length === 1 && !first!.line && !first!.bars?.length && !first!.facts?.length;
  const control = (
    <label class="psw dark">
      <input
        type="checkbox"
        role="switch"
        checked={on}
        onChange={() => state.toggle(key)}
        aria-label={say("table.overlay", { name })}
      />
      <i />
      <span>{name}</span>
    </label>
  );
  if (plain) return control;
  return (
    <section class="lens" aria-label={name}>
      {control}
      {overlays.length > 1 && (
        <Segment
          label={name}
          value={shown?.id ?? ""}
          options={overlays.map((one) => ({ id: one.id, name: one.name }))}
          onChange={turn}
        />
      )}
      {shown && <Belonging overlay={shown} />}
    </section>
  );
}

function Belonging({ overlay }: { overlay: Overlay }) {
  return (
    <>
      {overlay.line && <p class="lens-line">{overlay.line}</p>}
      {!!overlay.bars?.length && (
        <ol class="bars">{overlay.bars.map((bar) => <BarView key={`${bar.text} ${bar.target}`} bar={bar} />)}</ol>
      )}
      {!!overlay.facts?.length && (
        <ul class="facts">
          {overlay.facts.map((fact) => (
            <li key={fact.name} class={`tone-${fact.tone ?? "plain"}`}>
              <Art name={fact.icon} className="i" fit="xMidYMid meet" />
              {fact.name}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** A share: pointing at it shows its place on the board, and if that may be chosen, a click chooses it. */
function BarView({ bar }: { bar: Bar }) {
  const pointing = usePointing();
  const { option, looks, props } = useTarget(bar.target ?? "");
  const shows = pointingProps(pointing, bar.target ? [bar.target] : []);
  return (
    <li class="bare">
      <div class={`sharebar ${option ? looks : ""}`} {...shows} {...(option ? both(props, shows) : {})}>
        <b>
          {bar.icon && <Art name={bar.icon} className="i" fit="xMidYMid meet" />}
          {bar.text}
        </b>
        <span class="bar" aria-hidden="true">
          <i style={{ width: `${Math.round(100 * Math.min(1, Math.max(0, bar.share)))}%` }} />
        </span>
        <em>{bar.value}</em>
      </div>
    </li>
  );
}
