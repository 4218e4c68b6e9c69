/** Who is here: bots with their faces and strengths, people who are away and since when, and who looks on. */
import { useEffect, useState } from "preact/hooks";
import type { Panel } from "../core/scene.ts";
import type { Say } from "../core/text.ts";
import { NUDGE_EVERY, type SeatInfo, type TableInfo } from "../core/wire.ts";
import { Icon } from "../ui/icon.tsx";
import { Portrait } from "../ui/portrait.tsx";
import { useSay } from "../ui/use.ts";
import { Clock } from "./clock.tsx";

/** Whoever loads the page anew is not away. */
const BLINK = 10;
/** Whoever has thought for so many seconds may be nudged. */
const SLOW = 60;
const TICK = 5000;

/** The time in seconds, told again every few of them as long as somebody has to know. */
export function useNow(needed: boolean): number {
  const [now, setNow] = useState(Date.now() / 1000);
  useEffect(() => {
    if (!needed) return;
    const tell = () => setNow(Date.now() / 1000);
    tell();
    const timer = setInterval(tell, TICK);
    return () => clearInterval(timer);
  }, [needed]);
  return now;
}

/** "away for 5 minutes"; empty for somebody who is here, or was a blink ago. */
export function awayFor(gone: number | null, now: number, say: Say): string {
  const seconds = gone === null ? 0 : now - gone;
  if (seconds < BLINK) return "";
  if (seconds < 60) return say("table.gone-now");
  if (seconds < 3600) return say("table.gone-minutes", { n: Math.floor(seconds / 60) });
  if (seconds < 86_400) return say("table.gone-hours", { n: Math.floor(seconds / 3600) });
  return say("table.gone-days", { n: Math.floor(seconds / 86_400) });
}

/** Whether nobody else is here, or will come: nobody to talk to, and nobody who would wait. */
export const isAlone = (info: TableInfo) => info.seats.length === 1 && info.you !== null && !info.watching.length;

/** Whether somebody may be let know that the others wait for them. */
const awaited = (seat: SeatInfo, now: number) =>
  seat.kind === "human" && !seat.you && !seat.away && seat.asked !== null &&
  (!!seat.gone && now - seat.gone >= BLINK || now - seat.asked >= SLOW);

const sitting = (panel: Panel, info: TableInfo) => info.seats.filter((seat) => panel.seats.includes(seat.seat));

/** How strong a bot is that has a panel for itself. */
export function Strength({ panel, info }: { panel: Panel; info: TableInfo }) {
  const [seat, ...others] = sitting(panel, info);
  return seat?.kind === "bot" && !others.length ? <span class="you">{seat.level_name}</span> : null;
}

/** How strong the bots are that share a panel with somebody. */
export function Strengths({ panel, info }: { panel: Panel; info: TableInfo }) {
  const bots = sitting(panel, info).filter((seat) => seat.kind === "bot");
  if (panel.seats.length < 2 || !bots.length) return null;
  return <div class="sub">{bots.map((bot) => `${bot.name}: ${bot.level_name}`).join(" · ")}</div>;
}

/** The faces of a panel's bots. */
export function BotFaces({ panel, info }: { panel: Panel; info: TableInfo }) {
  return <>{sitting(panel, info).map((seat) => seat.looks && <Portrait key={seat.seat} looks={seat.looks} />)}</>;
}

/** Who of a panel is away; with several people in it, by name. */
export function Absent({ panel, info }: { panel: Panel; info: TableInfo }) {
  const say = useSay();
  const people = sitting(panel, info).filter((seat) => !seat.you && (seat.away || seat.gone !== null));
  const now = useNow(people.some((seat) => !seat.away));
  const told = people.flatMap((seat) => {
    const text = seat.away ? say("table.away") : awayFor(seat.gone, now, say);
    return text ? [{ seat, text: panel.seats.length > 1 ? `${seat.name}: ${text}` : text }] : [];
  });
  return <>{told.map(({ seat, text }) => <div key={seat.seat} class="sub away">{text}</div>)}</>;
}

interface WaitedProps {
  info: TableInfo;
  onSeat: ((what: "nudge" | "call-bot", seat: number) => void) | null;
}

/** Beside the line that says whom the table waits for: their time, that they are away, and what may be done about it. */
export function Waited({ info, onSeat }: WaitedProps) {
  const say = useSay();
  const asked = info.seats.filter((seat) => seat.asked !== null && !seat.you);
  const now = useNow(asked.some((seat) => seat.kind === "human"));
  const untils = info.time.kind === "none" ? [] : asked.flatMap((seat) => seat.until ?? []);
  return (
    <>
      {asked.map((seat) => {
        const text = awayFor(seat.away ? null : seat.gone, now, say);
        return text && <span key={seat.seat} class="awayfor">{seat.name}: {text}</span>;
      })}
      {untils.length > 0 && <Clock until={Math.min(...untils)} />}
      {onSeat &&
        asked.map((seat) => (
          <Nudge
            key={seat.seat}
            seat={seat}
            now={now}
            shown={awaited(seat, now)}
            onNudge={() => onSeat("nudge", seat.seat)}
          />
        ))}
      {onSeat && asked.filter((seat) => seat.late && !seat.away).map((seat) => (
        <button
          key={seat.seat}
          type="button"
          class="second dark"
          onClick={() => onSeat("call-bot", seat.seat)}
        >
          <Icon name="bot" />
          {say("table.call-bot", { name: seat.name })}
        </button>
      ))}
    </>
  );
}

/** Lets somebody know that the others wait; once a minute. */
export function Nudge({ seat, now, shown, brief = false, onNudge }: {
  seat: SeatInfo;
  now: number;
  shown: boolean;
  /** The name stands beside it. */
  brief?: boolean;
  onNudge: () => void;
}) {
  const say = useSay();
  if (!shown) return null;
  const lately = now < seat.nudged + NUDGE_EVERY;
  const text = say(lately ? "table.nudge-done" : "table.nudge", { name: seat.name });
  return (
    <button type="button" class="second dark" disabled={lately} onClick={onNudge} aria-label={text}>
      <Icon name={lately ? "check" : "bell"} />
      {brief ? !lately && say("wait.nudge") : text}
    </button>
  );
}

/** Who looks on, for those who are looked at: by name, or only how many. */
export function Watching({ info }: { info: TableInfo }) {
  const say = useSay();
  if (info.you === null || !info.watching.length) return null;
  const names = info.watching.map((name) => name || say("table.somebody"));
  const text = say("table.watching", { names: names.join(", ") });
  return (
    <span class="watching" role="note" aria-label={text} title={text}>
      <Icon name="eye" />
      <span aria-hidden="true">{names.length > 2 ? names.length : names.join(", ")}</span>
    </span>
  );
}
