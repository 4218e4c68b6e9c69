/** The rails beside the board on a desktop; the same behind tabs on a phone. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { Line, Scene } from "../core/scene.ts";
import type { ChatInfo, TableInfo } from "../core/wire.ts";
import { Supply } from "../cards/area.tsx";
import { Icon } from "../ui/icon.tsx";
import { useSay } from "../ui/use.ts";
import { Curves } from "./curve.tsx";
import { ChatList, LogList, type Say, SayForm } from "./log.tsx";
import { GaugeView } from "./meters.tsx";
import { Counters, PanelView } from "./panels.tsx";
import { Tally } from "./tally.tsx";

export type Tab = "table" | "seats" | "supply" | "log" | "chat";

/** How high a curve is in the rail. */
export const TALL = 178;

/** A tab of the dock: its id, icon and name, and how much is new in it. */
export type DockTab<T> = readonly [T, string, string, number];

interface RailProps {
  scene: Scene;
  info: TableInfo;
  chat: readonly ChatInfo[];
  onSay: Say | null;
  hidden: ReadonlySet<string>;
  onToggle: (overlay: string) => void;
}

interface LeftProps {
  scene: Scene;
  info: TableInfo;
  /** What stands above the seats. */
  children?: preact.ComponentChildren;
}

export function LeftRail({ scene, info, children }: LeftProps) {
  const say = useSay();
  const [first, ...rest] = scene.panels;
  return (
    <aside class={`left n${scene.panels.length}`} aria-label={say("table.seats")}>
      {children}
      {first && <PanelView panel={first} scene={scene} info={info} />}
      {(scene.gauges ?? []).map((gauge) => <GaugeView key={gauge.id} gauge={gauge} panels={scene.panels} />)}
      <Tally scene={scene} info={info} />
      {rest.map((panel) => <PanelView key={panel.id} panel={panel} scene={scene} info={info} />)}
    </aside>
  );
}

/** The supplies that lie in the rail: everything but the stacks, which stand beside the hand if there is one. */
export function Supplies(
  { scene, stacks, hidden, onToggle }: Pick<RailProps, "scene" | "hidden" | "onToggle"> & { stacks: boolean },
) {
  const say = useSay();
  const areas = (scene.areas ?? []).filter((area) =>
    (area.place ?? "supply") === "supply" && (stacks || area.layout !== "stack" || !!area.note)
  );
  return (
    <>
      {areas.map((area) => <Supply key={area.id} area={area} />)}
      <Counters counters={scene.counters ?? []} />
      {(scene.overlays ?? []).length > 0 && (
        <div class="overlays" role="group" aria-label={say("table.shown")}>
          {scene.overlays!.map((overlay) => (
            <label key={overlay.id} class="psw dark">
              <input
                type="checkbox"
                role="switch"
                checked={!hidden.has(overlay.id)}
                onChange={() => onToggle(overlay.id)}
                aria-label={say("table.overlay", { name: overlay.name })}
              />
              <i />
              <span>{overlay.name}</span>
            </label>
          ))}
        </div>
      )}
    </>
  );
}

export function RightRail(props: RailProps) {
  const say = useSay();
  const [tab, setTab] = useState<"log" | "chat">("log");
  const unread = useUnread(props.chat.length, tab === "chat");
  const speak = (text: string, side: boolean) => {
    props.onSay?.(text, side);
    setTab("chat");
  };
  return (
    <aside class="right" aria-label={say("table.supply")}>
      <Curves scene={props.scene} height={TALL} />
      <Supplies {...props} stacks={!(props.scene.areas ?? []).some((area) => area.place === "hand")} />
      <section class="log" aria-label={say("table.log")}>
        <div class="tabs" role="tablist">
          <button type="button" role="tab" aria-selected={tab === "log"} onClick={() => setTab("log")}>
            {say("table.log")}
          </button>
          <button type="button" role="tab" aria-selected={tab === "chat"} onClick={() => setTab("chat")}>
            {say("table.chat")}
            {unread > 0 && <span class="dot" title={say("table.new")} />}
          </button>
        </div>
        {tab === "log"
          ? <LogList lines={props.scene.log ?? []} panels={props.scene.panels} names={props.info.names} />
          : <ChatList lines={props.chat} panels={props.scene.panels} />}
        {props.onSay && <SayForm sided={props.info.side.length > 0} onSay={speak} />}
      </section>
    </aside>
  );
}

/** What a phone shows instead of the board. */
export function Sheet(props: RailProps & { tab: Tab }) {
  const { tab, scene } = props;
  return (
    <aside class="sheet-view">
      {tab === "seats" && (
        <>
          {scene.panels.map((panel) => <PanelView key={panel.id} panel={panel} scene={scene} info={props.info} />)}
          {(scene.gauges ?? []).map((gauge) => <GaugeView key={gauge.id} gauge={gauge} panels={scene.panels} />)}
          <Tally scene={scene} info={props.info} />
          <Curves scene={scene} height={TALL} />
        </>
      )}
      {tab === "supply" && <Supplies {...props} stacks />}
      {tab === "log" && (
        <section class="log">
          <LogList lines={scene.log ?? []} panels={scene.panels} names={props.info.names} />
        </section>
      )}
      {tab === "chat" && (
        <section class="log">
          <ChatList lines={props.chat} panels={scene.panels} />
          {props.onSay && <SayForm sided={props.info.side.length > 0} onSay={props.onSay} />}
        </section>
      )}
    </aside>
  );
}

export function Dock(
  { tab, onTab, scene, chat }: { tab: Tab; onTab: (tab: Tab) => void; scene: Scene; chat: readonly ChatInfo[] },
) {
  const say = useSay();
  const log = useNews(scene);
  const said = useUnread(chat.length, tab === "chat");
  const tabs: DockTab<Tab>[] = [
    ["table", "table", say("table.table"), 0],
    ["seats", "users", say("table.seats"), 0],
    ["supply", "market", say("table.supply"), 0],
    ["log", "log", say("table.log"), tab === "log" ? 0 : log],
    ["chat", "chat", say("table.chat"), said],
  ];
  return <DockBar tabs={tabs} tab={tab} onTab={onTab} />;
}

export function DockBar<T extends string>(
  { tabs, tab, onTab }: { tabs: readonly DockTab<T>[]; tab: T; onTab: (tab: T) => void },
) {
  return (
    <nav class="dock">
      {tabs.map(([id, icon, name, badge]) => (
        <button
          key={id}
          type="button"
          aria-current={tab === id ? "true" : undefined}
          onClick={() => onTab(id)}
        >
          <Icon name={icon} />
          {name}
          {badge > 0 && <span class="badge">{Math.min(badge, 99)}</span>}
        </button>
      ))}
    </nav>
  );
}

/** How many lines of the log came after the viewer's last decision. */
function useNews(scene: Scene): number {
  const before = useRef(scene);
  const decided = useRef(lastLine(scene));
  if (before.current !== scene) {
    const answered = before.current.prompt && before.current.prompt !== scene.prompt;
    if (answered) decided.current = lastLine(before.current);
    before.current = scene;
  }
  return newsSince(scene.log ?? [], decided.current);
}

const lastLine = (scene: Scene) => scene.log?.at(-1)?.id ?? -1;

/** The lines after one of them, not counting headings. */
export function newsSince(lines: readonly Line[], id: number): number {
  return lines.filter((line) => line.id > id && !line.heading).length;
}

/** How many came since this was last looked at. */
function useUnread(count: number, looking: boolean): number {
  const seen = useRef(count);
  const [, draw] = useState(0);
  useEffect(() => {
    if (!looking) return;
    seen.current = count;
    draw((now) => now + 1);
  }, [count, looking]);
  return looking ? 0 : Math.max(0, count - seen.current);
}
