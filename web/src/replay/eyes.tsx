/** Through whose eyes the game is seen: everybody's at once, or one seat's, as it saw the game then. */
import type { Panel } from "../core/scene.ts";
import type { TableInfo } from "../core/wire.ts";
import { Crest, known, signOf } from "../ui/crest.tsx";
import { Icon } from "../ui/icon.tsx";
import { usePhone, useSay } from "../ui/use.ts";
import type { Eyes } from "./player.ts";

interface EyesProps {
  info: TableInfo;
  panels: readonly Panel[];
  eyes: Eyes;
  onLook: (eyes: Eyes) => void;
}

/** The panel of a seat; a team shares one. */
export const panelOf = (panels: readonly Panel[], seat: number | null) =>
  seat === null ? undefined : panels.find((panel) => panel.seats.includes(seat));

export function EyesList({ info, panels, eyes, onLook }: EyesProps) {
  const say = useSay();
  const phone = usePhone();
  return (
    <section class={`eyes n${info.names.length}`} role="group" aria-label={say("replay.seen-by")}>
      <span class="label">{say("replay.seen-by")}</span>
      <button
        type="button"
        class="persp open"
        aria-pressed={eyes === "open"}
        onClick={() => onLook("open")}
        aria-label={say("replay.open")}
      >
        <span class="eye">
          <Icon name="eye" />
        </span>
        <span class="grow">
          <b>{say(phone ? "replay.open-short" : "replay.open")}</b>
          <small>{say("replay.open-about")}</small>
        </span>
      </button>
      {info.names.map((name, seat) => {
        const panel = panelOf(panels, seat);
        const team = panel && panel.seats.length > 1;
        const sign = panel ? { ...panel, letter: team ? signOf(seat, name).letter : panel.letter } : signOf(seat, name);
        return (
          <button
            key={seat}
            type="button"
            class={`persp seat-${known(sign.colour)}`}
            aria-pressed={eyes === seat}
            onClick={() => onLook(seat)}
            aria-label={say("replay.eyes-of", { name })}
          >
            <Crest sign={sign} />
            <span class="grow">
              <b>{name}</b>
              {info.you === seat && <small>{say("table.you")}</small>}
            </span>
          </button>
        );
      })}
    </section>
  );
}
