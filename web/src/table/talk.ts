/** What people say to each other: to everybody, and on the own side by itself. */
import { useCallback, useMemo, useRef, useState } from "preact/hooks";
import type { ChatInfo, TableInfo } from "../core/wire.ts";
import { lastSeen, rememberSeen } from "../back/seen.ts";
import { usePrefs } from "../ui/use.ts";
import type { Place } from "./scrolled.ts";

export type Whom = "all" | "side";

/** One of the talks that somebody takes part in. */
export interface Channel {
  whom: Whom;
  /** What the side is called; "" if the game has no name for it. */
  name: string;
  /** What was said there, but for those whom nobody here wants to hear. */
  heard: readonly ChatInfo[];
  /** Who else has said something there. */
  others: readonly string[];
  unread: number;
}

/** All of it: which talk is open, and what somebody is about to say in each. */
export interface Talk {
  channels: readonly Channel[];
  open: Channel;
  unread: number;
  turnTo(whom: Whom): void;
  /** Everything in the open talk has been looked at. */
  read(): void;
  /** What was written and not sent. */
  drafts: Map<Whom, string>;
  places: Record<Whom, Place>;
}

/** Says something to the table, or to the own side alone. */
export type Say = (text: string, side: boolean) => void;

/** A talk as somebody in a seat hears it who has read it up to a line. */
export function heardIn(
  whom: Whom,
  chat: readonly ChatInfo[],
  you: number | null,
  muted: readonly string[],
  read: number,
): Omit<Channel, "name"> {
  const said = chat.filter((line) => !!line.side === (whom === "side"));
  const heard = said.filter((line) => line.seat === you || !muted.includes(line.name));
  return {
    whom,
    heard,
    others: [...new Set(said.filter((line) => line.seat !== you).map((line) => line.name))],
    unread: heard.filter((line) => line.id > read && line.seat !== you).length,
  };
}

/** Where it is kept up to which line a talk was read. */
const kept = (table: string, whom: Whom) => `${table} ${whom}`;
const NONE = -1;

export function useTalk(info: TableInfo, chat: readonly ChatInfo[]): Talk {
  const { muted } = usePrefs();
  const sided = info.side.length > 0;
  // What is said to the own side by mistake does no harm; what the others read by mistake may cost the game.
  const [turned, turnTo] = useState<Whom>("side");
  const [read, setRead] = useState(() => ({
    all: lastSeen(kept(info.id, "all")) ?? NONE,
    side: lastSeen(kept(info.id, "side")) ?? NONE,
  }));
  const drafts = useRef(new Map<Whom, string>()).current;
  const places = useRef({ all: { top: null }, side: { top: null } }).current;
  const channels = useMemo(
    () =>
      (sided ? ["all", "side"] as const : ["all"] as const).map((whom): Channel => ({
        ...heardIn(whom, chat, info.you, muted, read[whom]),
        name: whom === "side" ? info.side_name : "",
      })),
    [chat, info.you, info.side_name, sided, muted, read],
  );
  const open = channels.find((channel) => channel.whom === turned) ?? channels[0]!;
  const last = open.heard.at(-1)?.id ?? NONE;
  const looked = useCallback(() => {
    rememberSeen(kept(info.id, open.whom), last);
    setRead((before) => before[open.whom] < last ? { ...before, [open.whom]: last } : before);
  }, [info.id, open.whom, last]);
  const unread = channels.reduce((sum, channel) => sum + channel.unread, 0);
  return { channels, open, unread, turnTo, read: looked, drafts, places };
}
