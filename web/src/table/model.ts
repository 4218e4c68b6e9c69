/** A table as this page knows it: the socket's frames turned into what is on the screen. */
import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Before, settle } from "../core/motion.ts";
import { Playback, type Shown } from "../core/playback.ts";
import { prefs } from "../core/prefs.ts";
import { type Connection, TableSocket, type Timer } from "../core/socket.ts";
import { unguessable } from "../core/unguessable.ts";
import type { Action, ChatInfo, Language, ServerFrame, TableInfo } from "../core/wire.ts";
import { letGo } from "../choosing/choosing.ts";

/** News of the table wait so long for the scene that mostly comes with them, so that both are drawn at once. */
const TOGETHER = 10;
/** How long a refusal stays on the screen. */
const SHOWN = 6000;

type Unsent = Action extends infer A ? A extends Action ? Omit<A, "id" | "question"> : never : never;

export interface TableModel {
  info: TableInfo | null;
  shown: Shown | null;
  /** How the screen was before the scene that is shown. */
  before: Before;
  chat: ChatInfo[];
  connection: Connection;
  /** Why the last action was refused. */
  refusal: string;
  /** How many actions were refused so far. */
  refused: number;
  act(action: Unsent): void;
  /** Straight to the newest scene; says whether it was still to come. */
  skip(): boolean;
}

export function useTable(id: string, key: string, language: Language): TableModel {
  const [info, setInfo] = useState<TableInfo | null>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  const [chat, setChat] = useState<ChatInfo[]>([]);
  const [connection, setConnection] = useState<Connection>("connecting");
  const [refusal, setRefusal] = useState("");
  const [refused, setRefused] = useState(0);
  const socket = useRef<TableSocket>();
  const current = useRef<Shown | null>(null);
  const before = useRef(new Before(null));

  const playback = useMemo(() =>
    new Playback((shown) => {
      before.current = new Before(current.current?.scene ?? null, shown.scene, shown);
      letGo(shown.scene.prompt);
      current.current = shown;
      setShown(shown);
      return before.current.lasts;
    }), []);

  useEffect(() => {
    let late: Timer | undefined, news: TableInfo | null = null;
    const inform = () => {
      clearTimeout(late);
      if (news) setInfo(news);
      news = null;
    };
    const heard = (frame: ServerFrame) => {
      if (frame.t === "table") {
        news = frame.table;
        clearTimeout(late);
        late = setTimeout(inform, TOGETHER);
      }
      if (frame.t === "scene") {
        inform();
        playback.push(frame.scene, prefs.still || document.hidden ? [] : frame.beats, frame.question);
      }
      if (frame.t === "chat") setChat((lines) => heardSoFar(lines, frame.lines));
      if (frame.t === "refused") {
        setRefusal(frame.text);
        setRefused((count) => count + 1);
      }
    };
    const url = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/table/${
      encodeURIComponent(id)
    }`;
    const made = new TableSocket(url, prefs.now.language, key, heard, setConnection);
    socket.current = made;
    const hurry = () => {
      if (document.hidden) playback.skip();
      else made.hurry();
    };
    addEventListener("online", hurry);
    document.addEventListener("visibilitychange", hurry);
    return () => {
      clearTimeout(late);
      made.close();
      removeEventListener("online", hurry);
      document.removeEventListener("visibilitychange", hurry);
    };
  }, [id]);

  useEffect(() => {
    if (!refusal) return;
    const timer = setTimeout(() => setRefusal(""), SHOWN);
    return () => clearTimeout(timer);
  }, [refusal]);

  const spoken = useRef(language);
  useEffect(() => {
    if (spoken.current !== language) socket.current?.speak(language);
    spoken.current = language;
  }, [language]);

  const act = useCallback((action: Unsent) => {
    setRefusal("");
    playback.skip(); // Whoever acts has seen enough of what came before.
    const full = { ...action, id: unguessable() } as Action;
    if (full.t === "choose" || full.t === "undo") full.question = current.current?.question ?? 0;
    socket.current?.act(full);
  }, []);
  const skip = useCallback(() => {
    settle();
    return playback.skip();
  }, []);
  return { info, shown, before: before.current, chat, connection, refusal, refused, act, skip };
}

/** Lines in the order they were said, each once: the server sends them again after a reconnect. The own side counts its
 * lines by itself. */
export function heardSoFar(old: readonly ChatInfo[], more: readonly ChatInfo[]): ChatInfo[] {
  const lines = new Map([...old, ...more].map((line) => [`${line.side} ${line.id}`, line]));
  return [...lines.values()].sort((one, other) => one.at - other.at);
}
