/** A finished game as it was at one step: the table without a question, whose eyes see it, and the scrubber. */
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { playersOf } from "../core/names.ts";
import { go } from "../core/route.ts";
import type { TableInfo } from "../core/wire.ts";
import { Traces } from "../cards/card.tsx";
import { Closer } from "../cards/closer.tsx";
import { Curves } from "../table/curve.tsx";
import { HandRow } from "../table/hand.tsx";
import { LogList } from "../table/log.tsx";
import { DockBar } from "../table/dock.tsx";
import { useOverlays } from "../table/overlays.tsx";
import { LeftRail, Sheet, TALL } from "../table/rails.tsx";
import { Stage } from "../table/stage.tsx";
import { Supplies } from "../table/supplies.tsx";
import { besideLeft, isHand } from "../table/tabs.ts";
import { Top } from "../table/top.tsx";
import { Verify } from "../table/verify.tsx";
import { Game, paint, useArt } from "../ui/art.tsx";
import { linkTo, useCopied } from "../ui/copy.tsx";
import { Icon } from "../ui/icon.tsx";
import { usePhone, useSay } from "../ui/use.ts";
import { AskedLine } from "./asked.tsx";
import { EyesList } from "./eyes.tsx";
import type { ReplayModel } from "./model.ts";
import { addressOf } from "./player.ts";
import { Scrubber } from "./scrubber.tsx";
import { StepList } from "./steps.tsx";

type Tab = "table" | "seats" | "supply" | "steps" | "log";

type ReplayViewProps = ReplayModel & {
  info: NonNullable<ReplayModel["info"]>;
  shown: NonNullable<ReplayModel["shown"]>;
};

export function ReplayView(
  { info: { table, result, steps }, turns, shown, place, eyes, move, look, hurry }: ReplayViewProps,
) {
  const say = useSay();
  const phone = usePhone();
  const { scene } = shown;
  const ready = useArt(scene.game);
  const root = useRef<HTMLDivElement>(null);
  const [tab, setTab] = useState<Tab>("table");
  const [list, setList] = useState<"steps" | "log">("steps");
  const overlays = useOverlays(scene.overlays);
  useLayoutEffect(() => paint(scene.game, root.current), [scene.game, ready]);
  const traces = useMemo(() => new Set(scene.traces ?? []), [scene.traces]);
  const info = useMemo(() => without(table), [table]);
  const rail = { scene, info, overlays, talk: null, onSay: null };
  const onStep = useCallback((step: number) => {
    setTab("table");
    move(step);
  }, [move]);
  const stepList = <StepList steps={steps} panels={scene.panels} now={place.step} onStep={onStep} />;
  // What shows the scene is drawn when it changes, not with every move of the scrubber.
  const drawn = [scene, info, overlays, phone, ready];
  const seats = useMemo(() => {
    const seenBy = <EyesList info={info} panels={scene.panels} eyes={eyes} onLook={look} />;
    return phone ? seenBy : <LeftRail scene={scene} info={info} overlays={overlays}>{seenBy}</LeftRail>;
  }, [...drawn, eyes]);
  const stage = useMemo(
    () => <Stage scene={scene} before={shown.before} hidden={overlays.hidden} />,
    drawn,
  );
  const supplies = useMemo(() => (
    <div class="supplies" tabIndex={0} role="group" aria-label={say("table.supply")}>
      <Curves scene={scene} height={TALL} />
      <Supplies
        scene={scene}
        things={besideLeft(scene, !(scene.areas ?? []).some(isHand))}
        overlays={overlays}
      />
    </div>
  ), [...drawn, say]);
  const hand = useMemo(() => <HandRow scene={scene} phone={phone} />, drawn);
  return (
    <Game.Provider value={scene.game}>
      <Traces.Provider value={traces}>
        <div
          ref={root}
          class={`table replay tab-${tab} ${shown.eyes === "open" ? "is-open" : ""} ${scene.verdict ? "is-over" : ""}`}
          onPointerDown={hurry}
        >
          <Top>
            {(info.public || info.you !== null || info.host) && <BackToTable id={info.id} />}
            <div class="where grow">
              <h1>{scene.title}</h1>
              <span>{say("replay")} · {result}</span>
            </div>
            <Taking info={info} link={addressOf(info.id, place.step, eyes, info.key ?? "")} />
          </Top>
          {seats}
          {stage}
          {!phone && (
            <aside class="right" aria-label={say("replay.steps")}>
              {supplies}
              <section class="log" aria-label={say("replay.steps")}>
                <div class="tabs" role="tablist">
                  {(["steps", "log"] as const).map((one) => (
                    <button
                      key={one}
                      type="button"
                      role="tab"
                      aria-selected={list === one}
                      onClick={() => setList(one)}
                    >
                      {say(one === "steps" ? "replay.steps" : "table.log")}
                    </button>
                  ))}
                </div>
                {list === "steps"
                  ? stepList
                  : <LogList lines={scene.log ?? []} panels={scene.panels} names={playersOf(info)} />}
              </section>
            </aside>
          )}
          {phone && tab === "steps" && (
            <aside class="sheet-view">
              <section class="log">{stepList}</section>
            </aside>
          )}
          {phone && tab !== "steps" && tab !== "table" && <Sheet tab={tab} {...rail} plain />}
          <div class="deciding">
            <AskedLine shown={shown} info={info} />
          </div>
          {hand}
          <Scrubber steps={steps} turns={turns} panels={scene.panels} place={place} onMove={move} />
          {phone && (
            <DockBar<Tab>
              tabs={[
                ["table", "table", say("table.table"), 0],
                ["seats", "users", say("table.seats"), 0],
                ["supply", "market", say("table.supply"), 0],
                ["steps", "step", say("replay.steps-short"), 0],
                ["log", "log", say("table.log"), 0],
              ]}
              tab={tab}
              onTab={setTab}
            />
          )}
          <Closer />
          <div class="sr" aria-live="polite">{place.playing ? "" : steps[shown.step]?.text}</div>
        </div>
      </Traces.Provider>
    </Game.Provider>
  );
}

/** Who has left since plays no part in what happened then. */
function without(table: TableInfo): TableInfo {
  return { ...table, seats: table.seats.map((seat) => ({ ...seat, away: false })) };
}

function BackToTable({ id }: { id: string }) {
  const say = useSay();
  const name = say("replay.to-table");
  return (
    <button
      type="button"
      class="iconbtn"
      onClick={() => go(`/table/${encodeURIComponent(id)}`)}
      aria-label={name}
      title={name}
    >
      <Icon name="back" />
    </button>
  );
}

/** What can be taken along: the link to this very moment, the match, the proof of its deal. */
function Taking({ info, link }: { info: TableInfo; link: string }) {
  const say = useSay();
  const [verifying, setVerifying] = useState(false);
  const [copied, copy] = useCopied(linkTo(link));
  return (
    <>
      <button type="button" class="iconbtn" onClick={copy} title={say("replay.share-about")}>
        <Icon name={copied ? "check" : "share"} />
        <span class="opt-label">{say(copied ? "wait.copied" : "replay.share")}</span>
      </button>
      <span class="sr" role="status">{copied && say("wait.copied")}</span>
      <a class="iconbtn" href={info.save ?? ""} download={`${info.game}.json`} title={say("end.download")}>
        <Icon name="down" />
        <span class="opt-label">{say("end.download")}</span>
      </a>
      <button type="button" class="iconbtn" onClick={() => setVerifying(true)} title={say("end.verify")}>
        <Icon name="seal" />
        <span class="opt-label">{say("replay.verify")}</span>
      </button>
      {verifying && <Verify info={info} onClose={() => setVerifying(false)} />}
    </>
  );
}
