/** The dock of a phone: what waits behind its tabs, and how much of it is new. */
import { useRef } from "preact/hooks";
import type { Line, Scene } from "../core/scene.ts";
import { Art } from "../ui/art.tsx";
import { Icon } from "../ui/icon.tsx";
import { ICONS } from "../ui/icons.ts";
import { useSay } from "../ui/use.ts";
import { dockTabs, litIn } from "./tabs.ts";

/** A tab of the dock: its id, icon and name, and how much is new in it, how much can be chosen there, or that somebody
 * is asked there. */
export type DockTab<T> = readonly [T, string, string, number | { lit: number } | "asked", (readonly string[])?];

/** The house's own names of tabs. */
const HOUSE = {
  table: "table.table",
  seats: "table.seats",
  supply: "table.supply",
  log: "table.log",
  chat: "table.chat",
} as const;

interface DockProps {
  tab: string;
  onTab: (tab: string) => void;
  scene: Scene;
  /** How much of the chat is new; null: there is none. */
  unread: number | null;
}

export function Dock({ tab, onTab, scene, unread }: DockProps) {
  const say = useSay();
  const log = useNews(scene);
  const all = dockTabs(scene, unread !== null);
  const apart = all.some((one) => one.id === "chat");
  const asked = scene.prompt && tab !== "table";
  const lit = (id: string) => {
    const held = scene.tabs?.find((one) => one.id === id);
    return held ? litIn(scene, held) : 0;
  };
  const news = (id: string) =>
    id === "table"
      ? asked ? "asked" : 0
      : id === "chat"
      ? unread ?? 0
      : id === "log"
      ? (tab === "log" ? 0 : log) + (apart ? 0 : unread ?? 0)
      : { lit: tab === id ? 0 : lit(id) };
  const tabs = all.map(({ id, icon, name, holds }): DockTab<string> => [
    id,
    icon,
    name || say(HOUSE[id as keyof typeof HOUSE]),
    news(id),
    holds,
  ]);
  return <DockBar tabs={tabs} tab={tab} onTab={onTab} />;
}

export function DockBar<T extends string>(
  { tabs, tab, onTab }: { tabs: readonly DockTab<T>[]; tab: T; onTab: (tab: T) => void },
) {
  const say = useSay();
  return (
    <nav class="dock">
      {tabs.map(([id, icon, name, badge, holds]) => (
        <button
          key={id}
          type="button"
          aria-current={tab === id ? "true" : undefined}
          data-holds={holds?.join(" ")}
          onClick={() => onTab(id)}
        >
          {icon in ICONS ? <Icon name={icon} /> : <Art name={icon} className="i" letter={name} fit="xMidYMid meet" />}
          {name}
          {badge === "asked"
            ? <span class="badge asked" role="status">{say("table.your-turn")}</span>
            : typeof badge === "number"
            ? badge > 0 && <span class="badge">{Math.min(badge, 99)}</span>
            : badge.lit > 0 && (
              <span class="badge lit" role="img" aria-label={say("table.lit-here", { n: badge.lit })}>{badge.lit}</span>
            )}
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
