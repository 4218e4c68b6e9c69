/** The table: seats, board, supplies, log, question and hand, laid out for a desktop or a phone. */
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { api } from "../core/api.ts";
import type { Before } from "../core/motion.ts";
import { playersOf } from "../core/names.ts";
import type { Area, Prompt, Scene, Tool, Use } from "../core/scene.ts";
import type { ChatInfo, TableInfo } from "../core/wire.ts";
import { Traces } from "../cards/card.tsx";
import { LastEvent } from "../cards/centre.tsx";
import { Closer } from "../cards/closer.tsx";
import { Guide } from "../guide/guide.tsx";
import { Game, paint, useArt } from "../ui/art.tsx";
import { Icon } from "../ui/icon.tsx";
import { usePhone, usePrefs, useSay } from "../ui/use.ts";
import { PastBar } from "../back/bar.tsx";
import type { Past } from "../back/model.ts";
import { Bubble, Chooser } from "./beside.tsx";
import { ChoosingContext, crowded, useChoices } from "../choosing/choosing.ts";
import { End } from "./end.tsx";
import { HandRow, isListed, stripsOf } from "./hand.tsx";
import { useHurry } from "../choosing/hurry.ts";
import { useKeys } from "../choosing/keys.ts";
import { PointingContext, usePoints } from "../choosing/pointing.ts";
import { ToolingContext, useTools } from "../choosing/tools.ts";
import { Dock } from "./dock.tsx";
import { useOverlays } from "./overlays.tsx";
import { LastLine, LastLines } from "./log.tsx";
import { LeftRail, RightRail, Sheet } from "./rails.tsx";
import { Chips } from "./panels.tsx";
import { isAlone, Waited, Watching } from "./present.tsx";
import { PromptView, Waiting } from "./prompt.tsx";
import { Rules } from "./rules.tsx";
import { Ruling } from "./ruling.tsx";
import { Spoken } from "./spoken.tsx";
import { Stage } from "./stage.tsx";
import { type Say, useTalk } from "./talk.ts";
import { scoreToShow } from "./tally.tsx";
import { Thinking, Thoughts, thoughtsOf } from "./thinking.tsx";
import { Picking, ToolForm, ToolMenu, ToolRow } from "./tools.tsx";
import { Top } from "./top.tsx";

export interface TableProps {
  scene: Scene;
  /** Another scene will follow by itself: it is still seen what happened. */
  passing: boolean;
  before: Before;
  /** The present, if the scene is behind it. */
  now?: Scene;
  /** The scene is of the past: of which moment. */
  past?: Past | null;
  /** What came while nobody looked at the page is being shown. */
  returning?: boolean;
  info: TableInfo;
  chat: readonly ChatInfo[];
  /** A line about the connection or a refusal, if there is something to say. */
  notice: string;
  /** How many choices were refused so far. */
  refused: number;
  onChoose: (value: unknown) => void;
  onUndo: () => void;
  onSay: Say | null;
  /** Do something unasked. */
  onAct: ((use: Use) => void) | null;
  onSeat: (what: "leave" | "return" | "nudge" | "call-bot", seat: number) => void;
  /** Play again, or with `swap` on other seats. */
  onRematch: ((swap: boolean) => void) | null;
  /** Let the bot of a table that teaches do what it has said. */
  onGoOn: (number: number) => void;
  /** Straight to the newest scene; says whether it was still to come. */
  onSkip: () => boolean;
}

/** While a bot plays for the viewer, the bot's questions are not theirs to answer. */
export function TableView(props: TableProps) {
  const away = props.info.seats.some((seat) => seat.you && seat.away);
  const scene = useMemo(() => (away ? { ...props.scene, prompt: null } : props.scene), [props.scene, away]);
  const now = props.now === props.scene || away ? scene : props.now;
  const passing = props.passing || !!props.past;
  const thoughts = useMemo(() => thoughtsOf(scene, props.info, passing), [scene, props.info, passing]);
  return (
    <Thoughts.Provider value={thoughts}>
      <Laid {...props} scene={scene} now={now} />
    </Thoughts.Provider>
  );
}

function Laid(props: TableProps) {
  const { scene, before, info } = props;
  const say = useSay();
  const phone = usePhone();
  const ready = useArt(scene.game);
  const [tab, setTab] = useState("table");
  const [rules, setRules] = useState(false);
  const overlays = useOverlays(scene.overlays);
  const talk = useTalk(info, props.chat), alone = isAlone(info);
  const talks = !alone || props.chat.length > 0 ? talk : null;
  const root = useRef<HTMLDivElement>(null);
  const undo = scene.undo ? props.onUndo : null;
  useLayoutEffect(() => paint(scene.game, root.current), [scene.game, ready]);
  useEffect(() => {
    if (scene.prompt && !isWriting()) setTab("table");
  }, [scene.prompt?.id]);
  useEffect(() => {
    if (scene.lesson) setTab("table");
  }, [scene.lesson?.number]);
  useEffect(() => {
    if (props.past) setTab("table");
  }, [props.past?.looks]);
  const undoTurn = useWholeTurn(scene, props.refused, props.onUndo);
  const traces = useMemo(() => new Set(scene.traces ?? []), [scene.traces]);
  const hurry = useHurry(props.passing, props.onSkip);
  return (
    <Game.Provider value={scene.game}>
      <Choices
        prompt={scene.prompt}
        areas={scene.areas ?? NONE}
        refused={props.refused}
        undo={undo}
        tools={scene.tools ?? NO_TOOLS}
        onChoose={props.onChoose}
        onAct={props.onAct}
      >
        <Traces.Provider value={traces}>
          <div
            ref={root}
            class={`table tab-${tab} ${scene.board?.spaces[0]?.kind === "cell" ? "is-grid" : ""} ${
              crowded(scene.areas ?? NONE) ? "is-crowded" : ""
            } ${scene.prompt ? "is-yours" : ""} ${scene.verdict ? "is-over" : ""} ${props.past ? "is-past" : ""}`}
            onPointerDown={hurry}
          >
            <Top
              onLeave={info.you == null || scene.verdict || alone ? null : () => props.onSeat("leave", info.you!)}
              table={info}
            >
              <div class="where grow">
                <h1>{scene.title}</h1>
                <span>{phone && scene.mode ? scene.mode : scene.status}</span>
              </div>
              <Watching info={info} />
              <button type="button" class="iconbtn" onClick={() => setRules(true)} title={say("table.rules")}>
                <Icon name="help" />
                <span class="opt-label">{say("table.rules")}</span>
              </button>
            </Top>
            {phone
              ? (
                <section class="seats" aria-label={say("table.seats")}>
                  <Chips panels={scene.panels} info={info} score={scoreToShow(scene, info)} />
                </section>
              )
              : <LeftRail scene={scene} info={info} overlays={overlays} />}
            <Stage scene={scene} before={before} hidden={overlays.hidden} />
            {phone
              ? tab !== "table" && <Sheet tab={tab} {...props} talk={talks} overlays={overlays} />
              : <RightRail {...props} talk={talks} overlays={overlays} />}
            <Deciding {...props} undo={undo} undoTurn={undoTurn} onRules={() => setRules(true)} />
            <HandRow scene={scene} phone={phone} />
            {phone && <Dock tab={tab} onTab={setTab} scene={scene} unread={talks?.unread ?? null} />}
            <Spoken scene={props.now ?? scene} passing={props.passing} info={info} />
            <Chooser />
            <Bubble />
            <Closer />
            <Ruling scene={scene} />
            {scene.lesson && <Guide scene={scene} onGoOn={props.onGoOn} />}
            <ToolForm />
            <ToolMenu scene={scene} />
            {rules && <Rules scene={scene} onClose={() => setRules(false)} />}
          </div>
        </Traces.Provider>
      </Choices>
    </Game.Provider>
  );
}

/** Takes back one choice after the other to the start of the turn, or as far as it goes; null if one undo does the same. */
function useWholeTurn(scene: Scene, refused: number, undo: () => void): (() => void) | null {
  const [going, setGoing] = useState(false);
  const steps = scene.prompt?.steps?.length ?? 0;
  useEffect(() => setGoing(false), [refused]);
  useEffect(() => {
    if (going && scene.undo && steps) undo();
    else setGoing(false);
  }, [going, scene.prompt]);
  return scene.undo && steps > 1 ? () => setGoing(true) : null;
}

/** Whether somebody is writing: nothing takes them away from there. */
const isWriting = () => !!document.activeElement?.matches("input, textarea, select");

const NONE: readonly Area[] = [];
const NO_TOOLS: readonly Tool[] = [];

interface ChoicesProps {
  prompt: Prompt | null | undefined;
  areas: readonly Area[];
  refused: number;
  undo: (() => void) | null;
  tools: readonly Tool[];
  onChoose: (value: unknown) => void;
  onAct: ((use: Use) => void) | null;
  children: ComponentChildren;
}

/** What somebody is about to choose. It is kept here so that a preview redraws what shows it, and not the table. */
function Choices({ prompt, areas, refused, undo, tools, onChoose, onAct, children }: ChoicesProps) {
  const { confirm } = usePrefs();
  const choosing = useChoices(prompt, areas, confirm, refused, onChoose);
  useKeys(prompt?.options ?? [], choosing, undo);
  const tooling = useTools(onAct ? tools : NO_TOOLS, onAct);
  const pointing = usePoints();
  return (
    <ChoosingContext.Provider value={choosing}>
      <ToolingContext.Provider value={tooling}>
        <PointingContext.Provider value={pointing}>{children}</PointingContext.Provider>
      </ToolingContext.Provider>
    </ChoosingContext.Provider>
  );
}

/** Why the match cannot go on, and the match to take along. */
export function Stopped({ info }: { info: TableInfo }) {
  const say = useSay();
  return (
    <p class="notice" role="alert">
      {info.stopped} {info.may_end && (
        <>
          {say("table.end-about")}
          <button type="button" class="second dark" onClick={() => api.end(info.id).catch(() => {})}>
            {say("table.end")}
          </button>
        </>
      )}
      {info.save && (
        <a class="second dark" href={info.save} download={`${info.game}.json`}>
          <Icon name="down" />
          {say("end.download")}
        </a>
      )}
    </p>
  );
}

/** The question, the result, or whom the table waits for; and above it what there is to say about the connection. */
function Deciding(
  props: TableProps & { undo: (() => void) | null; undoTurn: (() => void) | null; onRules: () => void },
) {
  const { scene, info, notice, undo } = props;
  const say = useSay();
  const mine = info.seats.find((seat) => seat.seat === info.you);
  const deciding = scene.panels.find((panel) => panel.deciding);
  return (
    <div class="deciding">
      <Nearby scene={scene} names={playersOf(info)} acts={!!props.onAct} />
      <Picking />
      {notice && <p class="notice" role="status">{notice}</p>}
      {info.nudged_by && !scene.verdict && (
        <p class="notice nudge" role="status">
          <Icon name="bell" />
          {say("table.nudged", { name: info.nudged_by })}
        </p>
      )}
      {info.stopped && <Stopped info={info} />}
      {props.past || props.returning
        ? <PastBar past={props.past ?? null} skip={props.onSkip} />
        : scene.verdict
        ? <End scene={scene} info={info} rematch={props.onRematch} />
        : scene.prompt
        ? (
          <PromptView
            prompt={scene.prompt}
            undo={undo}
            undoTurn={props.undoTurn}
            until={mine?.until ?? null}
            onRules={props.onRules}
          />
        )
        : props.passing
        ? <Waiting text={say("table.passing")} panel={undefined} undo={null} />
        : mine?.away
        ? (
          <Waiting text={say("table.bot-plays")} panel={scene.panels.find((panel) => panel.you)} undo={null}>
            <button type="button" class="second dark" onClick={() => props.onSeat("return", mine.seat)}>
              {say("table.return")}
            </button>
          </Waiting>
        )
        : (
          <Waiting text={scene.waiting || say("lobby.waiting")} panel={deciding} undo={undo}>
            {deciding && <Thinking panel={deciding} said />}
            <Waited info={info} onSeat={info.you === null ? null : props.onSeat} />
          </Waiting>
        )}
    </div>
  );
}

/** Beside the question: what happened last, and what may be done at any time. */
function Nearby({ scene, names, acts }: { scene: Scene; names: readonly string[]; acts: boolean }) {
  const phone = usePhone();
  const events = (scene.areas ?? []).filter((area) =>
    area.place === "event" && (area.cards?.length || area.dice?.length)
  );
  const tools = acts ? scene.tools ?? [] : [];
  // While nothing is asked, the place of a question of many words tells what others do.
  const areas = scene.areas ?? NONE;
  const tells = !scene.prompt && !scene.verdict && (isListed(areas) || (phone && crowded(areas)));
  // A scene with tabs of its own has much behind them: the newest line of the log stays in sight where there is room.
  const last = (phone || tells) && !!scene.tabs?.length && !events.length && !stripsOf(scene).length;
  if (!events.length && !tools.length && !last) return null;
  return (
    <div class="nearby">
      {events.length > 0 && <LastEvent areas={events} />}
      {last && (tells
        ? <LastLines lines={scene.log ?? []} panels={scene.panels} names={names} />
        : <LastLine lines={scene.log ?? []} panels={scene.panels} names={names} />)}
      <ToolRow tools={tools} />
    </div>
  );
}
