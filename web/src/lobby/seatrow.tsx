/** A seat of the waiting room: who sits there, whether they are here, and what the host may do about it. */
import type { GameInfo, SeatInfo } from "../core/wire.ts";
import { Crest, known, signOf } from "../ui/crest.tsx";
import { linkTo, useCopied } from "../ui/copy.tsx";
import { Icon } from "../ui/icon.tsx";
import { Portrait } from "../ui/portrait.tsx";
import { useSay } from "../ui/use.ts";
import { awayFor, Nudge, useNow } from "../table/present.tsx";
import { Level } from "./level.tsx";
import { levelOf, strength } from "./wishing.ts";

/** A way to another place. */
export interface Move {
  name: string;
  run: () => void;
}

interface SeatRowProps {
  seat: SeatInfo;
  game: GameInfo | undefined;
  onNudge: (() => void) | null;
  /** Whoever sits here is about to change places. */
  moving: boolean;
  onMove: Move | null;
  /** Puts a bot there, or frees the seat. */
  onArrange: ((kind: "bot" | "open", level?: string) => void) | null;
}

export function SeatRow({ seat, game, onNudge, moving, onMove, onArrange }: SeatRowProps) {
  const say = useSay();
  const free = seat.kind === "open";
  const name = free ? say("wait.free") : seat.name;
  const sign = signOf(seat.seat, name);
  const about = free
    ? seat.invite && say("wait.free-about")
    : seat.you
    ? say("wait.you")
    : seat.kind === "bot"
    ? [say("wait.bot"), !onArrange && levelOf(game, seat.level)?.name].filter(Boolean).join(" · ")
    : say("wait.human");
  return (
    <li class={`seatrow seat-${known(sign.colour)} ${free ? "wait" : ""}`}>
      {seat.looks ? <Portrait looks={seat.looks} /> : <Crest sign={sign} />}
      <span class="grow">
        <b>{name}</b>
        <small>{about}</small>
      </span>
      {onMove && (
        <button
          type="button"
          class="iconbtn"
          aria-pressed={moving}
          aria-label={`${name}: ${onMove.name}`}
          title={onMove.name}
          onClick={onMove.run}
        >
          <Icon name="swap" />
        </button>
      )}
      {free && seat.invite && <CopySeat path={seat.invite} />}
      {onArrange && free && (
        <button type="button" class="lvl" onClick={() => onArrange("bot", strength(game))}>
          <Icon name="bot" />
          {say("wait.add-bot")}
        </button>
      )}
      {onArrange && game && seat.kind === "bot" && (
        <Level
          game={game}
          name={name}
          value={seat.level}
          onChange={(level) => onArrange("bot", level)}
        />
      )}
      {onArrange && seat.kind === "bot" && (
        <button type="button" class="lvl" onClick={() => onArrange("open")}>{say("wait.free-seat")}</button>
      )}
      {!free && !(onArrange && seat.kind === "bot") && <Presence seat={seat} onNudge={onNudge} />}
    </li>
  );
}

function CopySeat({ path }: { path: string }) {
  const say = useSay();
  const [copied, copy] = useCopied(linkTo(path));
  const label = say(copied ? "wait.copied" : "wait.copy-seat");
  return (
    <button type="button" class="iconbtn" onClick={copy} aria-label={label} title={label}>
      <Icon name={copied ? "check" : "copy"} />
    </button>
  );
}

function Presence({ seat, onNudge }: { seat: SeatInfo; onNudge: (() => void) | null }) {
  const say = useSay();
  const now = useNow(!seat.here);
  const away = awayFor(seat.gone, now, say);
  return (
    <>
      {onNudge && <Nudge seat={seat} now={now} shown={!!away} brief onNudge={onNudge} />}
      <span class="st">
        <Icon name={seat.kind === "bot" ? "bot" : seat.here ? "check" : "clock"} />
        <span>
          {seat.kind === "bot" ? say("wait.bot-ready") : away || say(seat.here ? "wait.here" : "wait.coming")}
        </span>
      </span>
    </>
  );
}
