/** The waiting room: who is here, the links to pass on, and the start. */
import type { ComponentChild } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api } from "../core/api.ts";
import { go } from "../core/route.ts";
import type { GameInfo, OptionInfo, SeatInfo, TableInfo } from "../core/wire.ts";
import { HowLink } from "../rules/link.tsx";
import { CopyLink, linkTo } from "../ui/copy.tsx";
import { Icon } from "../ui/icon.tsx";
import { useFetched, usePrefs, useSay } from "../ui/use.ts";
import { Top } from "../table/top.tsx";
import { Automaton } from "./automaton.tsx";
import { Campaign } from "./campaign.tsx";
import { Cover } from "./poster.tsx";
import { LOT_ABOUT, LOT_NAME, LotChoice } from "./lot.tsx";
import { type Move, SeatRow } from "./seatrow.tsx";
import { paceAbout, paceName } from "./pace.ts";
import { Sides } from "./sides.tsx";
import { agreements, drawing, grouped, type Lot, summed, teams } from "./wishing.ts";

interface WaitingRoomProps {
  info: TableInfo;
  notice: string;
  onNudge: (seat: number) => void;
}

export function WaitingRoom({ info, notice, onNudge }: WaitingRoomProps) {
  const say = useSay();
  const { language } = usePrefs();
  const [games] = useFetched(() => api.games(language), [language]);
  const [me] = useFetched(() => api.me(language), [language]);
  const [failed, setFailed] = useState("");
  const [moving, setMoving] = useState<number | null>(null);
  const attempt = (call: Promise<unknown>) => call.catch((error) => setFailed(error.message || say("error.network")));
  const game = games?.find((one) => one.id === info.game);
  const free = info.seats.filter((seat) => seat.kind === "open").length;
  const ready = info.seats.filter((seat) => seat.kind === "bot" || seat.here).length;
  const missing = info.seats.filter((seat) => seat.kind === "human" && !seat.here);
  const title = free
    ? say("wait.title", { n: free })
    : missing.length
    ? say("wait.missing", { names: missing.map((seat) => seat.name).join(", ") })
    : say("wait.ready");
  useEffect(() => {
    document.title = [title, info.title, say("brand")].join(" · ");
  }, [title, info.title, say]);
  const sides = teams(game, info.seats.length, info.options);
  const named = (seat: SeatInfo) => seat.name || say("wait.free");
  const swap = (one: number, other: number) => {
    setMoving(null);
    attempt(api.swap(info.id, one, other));
  };
  /** How somebody comes to another place: the host picks two who swap, anybody takes a free seat. */
  const moves = (seat: SeatInfo): Move | null => {
    if (info.host && moving === null) return { name: say("wait.move"), run: () => setMoving(seat.seat) };
    if (moving === seat.seat) return { name: say("cancel"), run: () => setMoving(null) };
    if (moving !== null) {
      return { name: say("wait.swap", { name: named(info.seats[moving]!) }), run: () => swap(moving, seat.seat) };
    }
    if (info.you === null || seat.kind !== "open") return null;
    return { name: say("wait.sit-here"), run: () => swap(info.you!, seat.seat) };
  };
  const leave = () =>
    api.leave(info.id).then(() => go("/"), (error) => setFailed(error.message || say("error.network")));
  return (
    <div class="setup">
      <Top table={info}>
        <div class="grow" />
      </Top>
      <section class="head" aria-label={say("lobby.waiting")}>
        <button type="button" class="iconbtn" onClick={() => go("/")} aria-label={say("lobby")}>
          <Icon name="back" />
          <span>{say("lobby")}</span>
        </button>
        <h1 aria-live="polite">{title}</h1>
      </section>
      <main>
        {info.campaign && (
          <Campaign
            series={info.campaign}
            game={game}
            onTake={(options) => attempt(api.take(info.id, options))}
          />
        )}
        <Facts
          info={info}
          game={game}
          onLot={info.host && sides.length > 0 ? (lot) => attempt(api.lot(info.id, lot)) : null}
        />
      </main>
      <aside class="side">
        <section class="tableside">
          <h2 class="label">
            {say("lobby.at-table")}{" "}
            <span class="cnt2">{say("wait.ready-count", { n: ready, all: info.seats.length })}</span>
          </h2>
          <Sides
            sides={sides}
            you={info.you}
            drawn={drawing(info.lot, info.seats.map((seat) => seat.kind === "bot"))}
            rows={info.seats.map((seat) => (
              <SeatRow
                key={seat.seat}
                seat={seat}
                game={game}
                onNudge={info.you === null || seat.you ? null : () => onNudge(seat.seat)}
                moving={moving === seat.seat}
                onMove={moves(seat)}
                onArrange={info.host ? (kind, level) => attempt(api.arrange(info.id, seat.seat, kind, level)) : null}
              />
            ))}
          />
          {info.automaton && <Automaton name={info.automaton} number={info.seats.length} />}
          {info.you !== null && (
            <button type="button" class="addseat leave" onClick={leave}>
              <Icon name="door" />
              {say("wait.leave")}
            </button>
          )}
        </section>
        {info.invite && <Invite path={info.invite} />}
        {info.promise && <Seal commitment={info.promise.commitment} />}
        <section class="go">
          {info.host && (
            <button
              type="button"
              class="primary"
              disabled={free > 0 || !!info.campaign?.pick}
              onClick={() => attempt(api.start(info.id))}
            >
              <Icon name="play" />
              {say("wait.start")}
            </button>
          )}
          {info.you === null && info.public && free > 0 && (
            <button
              type="button"
              class="primary"
              onClick={() => attempt(api.sit(info.id, me?.name || say("wait.human")))}
            >
              {say("wait.sit")}
            </button>
          )}
          <p role="status">
            {moving !== null && say("wait.moving", { name: named(info.seats[moving]!) })}{" "}
            {failed || notice || (info.campaign?.pick
              ? say("series.first")
              : info.host
              ? (free ? say("wait.start-fill") : "")
              : say("wait.start-by"))}
          </p>
        </section>
      </aside>
    </div>
  );
}

interface FactsProps {
  info: TableInfo;
  game: GameInfo | undefined;
  /** Has lots drawn for the seats, or not. */
  onLot: ((lot: Lot) => void) | null;
}

function Facts({ info, game, onLot }: FactsProps) {
  const say = useSay();
  const mode = game?.modes.find((one) => one.id === info.mode);
  const agreed = (option: OptionInfo) => option.values.find((one) => one.id === info.options?.[option.id]);
  const fact = (title: string, about: string, value: ComponentChild) => (
    <div class="frow" key={title}>
      <div class="grow">
        <b>{title}</b>
        {about && <p>{about}</p>}
      </div>
      {typeof value === "string" ? <span class="fact">{value}</span> : value}
    </div>
  );
  return (
    <section class="prompt sheet" aria-label={say("setup.yours")}>
      <span class="tab">{say(info.you === null && !info.host ? "table.table" : "setup.yours")}</span>
      <div class="gamehead">
        <span class="thumb">
          <Cover game={info.game} title={info.title} box="10 40 180 180" />
        </span>
        <div class="grow">
          <h2 class="ask">{game?.title ?? info.title}</h2>
          <p class="why">{game?.about}</p>
          <HowLink game={info.game} apart />
        </div>
      </div>
      {fact(say("lobby.rules"), mode?.about || say("setup.rules-about"), mode?.name ?? info.mode_name ?? info.mode)}
      {grouped(game, agreements(game, info.seats.length, info.mode, info.options)).map((group) => {
        const { heading, options } = group;
        const usual = heading?.in_play.length ? "setup.lot-heading" : "setup.none";
        return heading
          ? fact(heading.name, heading.about, summed(group, info.options ?? {}) || say(usual))
          : fact(options[0]!.name, options[0]!.about, agreed(options[0]!)?.name ?? "");
      })}
      {(onLot || info.lot !== "none") &&
        fact(
          say("setup.lot"),
          say(LOT_ABOUT[info.lot]),
          onLot ? <LotChoice value={info.lot} onChange={onLot} /> : say(LOT_NAME[info.lot]),
        )}
      {info.seats.length > 1 && fact(say("setup.pace"), paceAbout(info.time, say), paceName(info.time, say))}
    </section>
  );
}

/** What a computer calls itself: nobody else gets there. */
const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

/** The link as a ticket to tear off and pass on. */
function Invite({ path }: { path: string }) {
  const say = useSay();
  return (
    <section class="invite">
      <h2 class="label">{say("wait.invite")}</h2>
      <div class="ticket">
        <div class="grow">
          <small>{say("wait.link")}</small>
          <b class="link">{linkTo(path).replace(/^https?:\/\//, "")}</b>
        </div>
        <CopyLink path={path} />
      </div>
      {LOOPBACK.includes(location.hostname) && <p class="onlyhere">{say("wait.only-here")}</p>}
    </section>
  );
}

/** The deal's promise: a seal and one sentence. */
function Seal({ commitment }: { commitment: string }) {
  const say = useSay();
  const seal = commitment.slice(0, 8).toUpperCase().replace(/(.{4})/, "$1 ");
  return (
    <p class="deal">
      <Icon name="seal" />
      <span>{say("wait.sealed", { seal })}</span>
    </p>
  );
}
