/** A table as this page knows it: the socket's frames turned into what is on the screen. */
import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Before } from "../core/motion.ts";
import { settle } from "../core/moving.ts";
import { Playback, type Shown } from "../core/playback.ts";
import { prefs } from "../core/prefs.ts";
import type { Scene } from "../core/scene.ts";
import { type Connection, TableSocket, type Timer } from "../core/socket.ts";
import { unguessable } from "../core/unguessable.ts";
import type { Action, ChatInfo, Language, ServerFrame, TableInfo } from "../core/wire.ts";
import { Attention, goesOn, lastLine } from "../back/attention.ts";
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
  /** What came after this line of the log is new to whoever looks; null: nothing. */
  since: number | null;
  /** Some of that came while this page was not there, and is still to be shown. */
  missed: boolean;
  /** What came while this page was not looked at is being shown. */
  returning: boolean;
  /** The newest scene, while it is kept back. */
  ahead: Scene | null;
  /** How many lines of the log stand before those of the scenes. */
  skipped: number;
  act(action: Unsent): void;
  /** Have the log begin earlier. */
  askEarlier(): void;
  /** Keep back what comes, or go on with it. */
  hold(held: boolean): void;
  /** What was missed has been shown. */
  caughtUp(): void;
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
  const [since, setSince] = useState<number | null>(null);
  const [missed, setMissed] = useState(false);
  const [returning, setReturning] = useState(false);
  const [ahead, setAhead] = useState<Scene | null>(null);
  const [skipped, setSkipped] = useState(0);
  const newest = useRef<Scene | null>(null);
  const attention = useMemo(() => new Attention(id), [id]);
  /** Whether something earlier is looked at; scenes are also kept back while nobody looks at the page. */
  const looking = useRef(false);

  const playback = useMemo(() =>
    new Playback((shown) => {
      before.current = new Before(current.current?.scene ?? null, shown.scene, shown);
      letGo(shown.scene.prompt);
      current.current = shown;
      setShown(shown);
      if (shown.scene === newest.current) {
        setReturning(false);
        setAhead(null);
      }
      return before.current.lasts;
    }), []);

  useEffect(() => {
    let late: Timer | undefined, news: TableInfo | null = null, missing = false;
    const inform = () => {
      clearTimeout(late);
      if (news) setInfo(news);
      news = null;
    };
    const miss = (unseen: number) => {
      setSince(unseen);
      missing = document.hidden;
      setMissed(!missing && !prefs.still);
    };
    const heard = (frame: ServerFrame) => {
      if (frame.t === "table") {
        if (!frame.table.started) attention.awaits();
        news = frame.table;
        clearTimeout(late);
        late = setTimeout(inform, TOGETHER);
      }
      if (frame.t === "scene") {
        inform();
        newest.current = frame.scene;
        setSkipped(frame.skipped);
        const unseen = attention.missed(frame.scene);
        playback.push(frame.scene, prefs.still ? [] : frame.beats, frame.question);
        if (looking.current || document.hidden) setAhead(frame.scene);
        if (unseen !== null) miss(unseen);
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
    const made = new TableSocket(url, prefs.now.language, key, heard, (state) => {
      if (state !== "open") attention.lost();
      setConnection(state);
    });
    socket.current = made;
    const hurry = () => {
      if (document.hidden) {
        playback.hold();
        return;
      }
      made.hurry();
      if (looking.current) return;
      const seen = current.current ? lastLine(current.current.scene) : -1;
      const kept = playback.letGo();
      if (missing) setMissed(!prefs.still);
      else if (kept && newest.current && goesOn(newest.current, seen)) {
        setSince(seen);
        setReturning(newest.current !== current.current?.scene);
      }
      missing = false;
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
    if (shown && !shown.passing && !missed && !document.hidden) attention.seen(shown.scene);
  }, [shown, missed]);

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
    if (full.t === "choose" || full.t === "undo") {
      full.question = current.current?.question ?? 0;
      setSince(null);
    }
    socket.current?.act(full);
  }, []);
  const skip = useCallback(() => {
    settle();
    return playback.skip();
  }, []);
  const hold = useCallback((held: boolean) => {
    looking.current = held;
    if (held) playback.hold();
    else if (!document.hidden) playback.letGo();
  }, []);
  const askEarlier = useCallback(() => socket.current?.askEarlier(), []);
  const caughtUp = useCallback(() => setMissed(false), []);
  const unseen = { since, missed, returning, ahead };
  return {
    info,
    shown,
    before: before.current,
    chat,
    connection,
    refusal,
    refused,
    ...unseen,
    skipped,
    act,
    askEarlier,
    skip,
    hold,
    caughtUp,
  };
}

/** Lines in the order they were said, each once: the server sends them again after a reconnect. The own side counts its
 * lines by itself. */
export function heardSoFar(old: readonly ChatInfo[], more: readonly ChatInfo[]): ChatInfo[] {
  const lines = new Map([...old, ...more].map((line) => [`${line.side} ${line.id}`, line]));
  return [...lines.values()].sort((one, other) => one.at - other.at);
}
