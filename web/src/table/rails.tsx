/** The rails beside the board on a desktop; the same behind tabs on a phone. */
import { type ComponentChildren, Fragment } from "preact";
import { useState } from "preact/hooks";
import { playersOf } from "../core/names.ts";
import type { Panel, Scene, Tab } from "../core/scene.ts";
import type { TableInfo } from "../core/wire.ts";
import { HandGrid } from "../cards/grid.tsx";
import { useSay } from "../ui/use.ts";
import { ChatList, Speak } from "./chat.tsx";
import { Curves } from "./curve.tsx";
import { LastLine, LogList } from "./log.tsx";
import { GaugeView } from "./meters.tsx";
import type { Overlays } from "./overlays.tsx";
import { Others, PanelView } from "./panels.tsx";
import { Supplies, Things } from "./supplies.tsx";
import { isHand, loose, openTabs, peopleOf, railTabs, things, thingsOf } from "./tabs.ts";
import type { Say, Talk } from "./talk.ts";
import { Tally } from "./tally.tsx";

/** How high a curve is in the rail. */
export const TALL = 178;

interface RailProps {
  scene: Scene;
  info: TableInfo;
  /** Nobody talks in a replay, nor at a table for one. */
  talk: Talk | null;
  onSay: Say | null;
  overlays: Overlays;
}

interface LeftProps {
  scene: Scene;
  info: TableInfo;
  overlays: Overlays;
  /** What stands above the seats. */
  children?: ComponentChildren;
}

/** The panels of a rail: those of a row each together, where the first of them would stand; the gauges after the first. */
function Seats({ panels, scene, info, children }: Omit<LeftProps, "overlays"> & { panels: readonly Panel[] }) {
  const brief = panels.filter((panel) => panel.brief);
  return (
    <>
      {panels.map((panel, index) => (
        <Fragment key={panel.id}>
          {!panel.brief
            ? <PanelView panel={panel} scene={scene} info={info} />
            : panel === brief[0] && <Others panels={brief} scene={scene} info={info} />}
          {index === 0 && children}
        </Fragment>
      ))}
    </>
  );
}

export function LeftRail({ scene, info, overlays, children }: LeftProps) {
  const say = useSay();
  const panels = scene.panels.filter((panel) => panel.rail !== "right");
  const open = openTabs(scene, "left");
  const hands = (scene.areas ?? []).filter((area) => area.place === "left");
  const full = open.length > 0 || hands.length > 0 || panels.some((panel) => panel.brief);
  return (
    <aside class={`left n${panels.length} ${full ? "is-full" : ""}`} aria-label={say("table.seats")}>
      {children}
      <Seats panels={panels} scene={scene} info={info}>
        {(scene.gauges ?? []).map((gauge) => <GaugeView key={gauge.id} gauge={gauge} panels={scene.panels} />)}
        <Tally scene={scene} info={info} />
      </Seats>
      {open.map((tab) => <Things key={tab.id} things={thingsOf(scene, tab)} overlays={overlays} />)}
      {hands.length > 0 && <HandGrid areas={hands} />}
    </aside>
  );
}

export function RightRail(props: RailProps) {
  const { scene, info, talk, overlays } = props;
  const say = useSay();
  const tabs = railTabs(scene);
  const [chosen, setTab] = useState("");
  const tab = (chosen === "chat" && talk) || tabs.some((one) => one.id === chosen) ? chosen : tabs[0]!.id;
  const held = tabs.find((one) => one.id === tab && tab !== "log");
  const speak = (text: string, side: boolean) => {
    props.onSay?.(text, side);
    setTab("chat");
  };
  const button = (id: string, name: string, fresh = 0, holds?: readonly string[]) => (
    <button
      key={id}
      type="button"
      role="tab"
      aria-selected={tab === id}
      data-holds={holds?.join(" ")}
      onClick={() => setTab(id)}
    >
      {name}
      {fresh > 0 && <span class="dot" title={say("table.new")} />}
    </button>
  );
  return (
    <aside class="right" aria-label={say("table.supply")}>
      <Curves scene={scene} height={TALL} />
      <Seats panels={scene.panels.filter((panel) => panel.rail === "right")} scene={scene} info={info} />
      <Supplies scene={scene} things={loose(scene, !(scene.areas ?? []).some(isHand))} overlays={overlays} />
      {openTabs(scene, "right").map((one) => <Things key={one.id} things={thingsOf(scene, one)} overlays={overlays} />)}
      <section class="log" aria-label={say("table.log")}>
        <div class="tabs" role="tablist">
          {tabs.map((one) => button(one.id, one.name || say("table.log"), 0, one.holds))}
          {talk && button("chat", say("table.chat"), talk.unread)}
        </div>
        {held && (
          <div class="behind" role="tabpanel" aria-label={held.name} tabIndex={0}>
            <Things things={thingsOf(scene, held)} overlays={overlays} />
          </div>
        )}
        {tab === "log" && <LogList lines={scene.log ?? []} panels={scene.panels} names={playersOf(info)} />}
        {tab === "chat" && talk && <ChatList talk={talk} panels={scene.panels} />}
        {held && <LastLine lines={scene.log ?? []} panels={scene.panels} names={playersOf(info)} />}
        {props.onSay && talk && !held && <Speak talk={talk} onSay={speak} onTurn={() => setTab("chat")} />}
      </section>
    </aside>
  );
}

interface SheetProps extends RailProps {
  tab: string;
  /** There are only the house's tabs, as in a replay: everything lies behind them. */
  plain?: boolean;
}

/** What a phone shows instead of the board. */
export function Sheet(props: SheetProps) {
  const { tab, scene, info, overlays, plain } = props;
  const held = plain ? undefined : (scene.tabs ?? []).find((one) => one.id === tab && tab !== "log");
  const lying = plain ? things(scene) : loose(scene);
  return (
    <aside class="sheet-view" tabIndex={0}>
      {held && <Behind tab={held} scene={scene} info={info} overlays={overlays} />}
      {tab === "seats" && !held && (
        <>
          <Seats panels={scene.panels} scene={scene} info={info} />
          {(scene.gauges ?? []).map((gauge) => <GaugeView key={gauge.id} gauge={gauge} panels={scene.panels} />)}
          <Tally scene={scene} info={info} />
          <Curves scene={scene} height={TALL} />
        </>
      )}
      {tab === "supply" && !held && <Supplies scene={scene} things={lying} overlays={overlays} />}
      {(tab === "log" || tab === "chat") && <Spoken {...props} />}
    </aside>
  );
}

/** What a tab of the scene holds: people, hands, things. */
function Behind({ tab, scene, info, overlays }: LeftProps & { tab: Tab }) {
  const { panels, hands } = peopleOf(scene, tab);
  const here = panels.some((panel) => panel.you);
  return (
    <>
      <Seats panels={panels} scene={scene} info={info} />
      {here && (scene.gauges ?? []).map((gauge) => <GaugeView key={gauge.id} gauge={gauge} panels={scene.panels} />)}
      {hands.length > 0 && <HandGrid areas={hands} />}
      <Things things={thingsOf(scene, tab)} overlays={overlays} />
    </>
  );
}

/** The log, or the chat; both in one where the dock has no room for a tab of each. */
function Spoken({ tab, scene, info, talk, onSay, plain }: SheetProps) {
  const say = useSay();
  const joined = !plain && !!scene.tabs?.length;
  const [chatting, setChatting] = useState(false);
  const open = talk && (tab === "chat" || (joined && chatting)) ? talk : null;
  return (
    <section class="log">
      {joined && talk && (
        <div class="tabs" role="tablist">
          <button type="button" role="tab" aria-selected={!open} onClick={() => setChatting(false)}>
            {say("table.log")}
          </button>
          <button type="button" role="tab" aria-selected={!!open} onClick={() => setChatting(true)}>
            {say("table.chat")}
            {talk.unread > 0 && <span class="dot" title={say("table.new")} />}
          </button>
        </div>
      )}
      {open
        ? <ChatList talk={open} panels={scene.panels} />
        : <LogList lines={scene.log ?? []} panels={scene.panels} names={playersOf(info)} />}
      {open && onSay && <Speak talk={open} onSay={onSay} />}
    </section>
  );
}
