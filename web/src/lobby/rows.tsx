/** Tables as rows: those I sit at, those where a seat is free, and how the finished ones ended. */
import { go } from "../core/route.ts";
import type { Say } from "../core/text.ts";
import { when } from "../core/when.ts";
import type { GameInfo, TableRow } from "../core/wire.ts";
import { Icon } from "../ui/icon.tsx";
import { usePrefs, useSay } from "../ui/use.ts";
import { Cover } from "./poster.tsx";

export function Rows({ rows, games }: { rows: readonly TableRow[]; games: readonly GameInfo[] }) {
  return (
    <ul class="rows">
      {rows.map((row) => (
        <li key={row.id}>
          <Row row={row} game={games.find((game) => game.id === row.game)} />
          {row.winners && <ReplayLink id={row.id} />}
        </li>
      ))}
    </ul>
  );
}

/** A finished game can be watched again straight from the list. */
function ReplayLink({ id }: { id: string }) {
  const say = useSay();
  const path = `/table/${encodeURIComponent(id)}/replay`;
  return (
    <a class="iconbtn" href={path} onClick={visiting(path)} aria-label={say("end.replay")} title={say("end.replay")}>
      <Icon name="play" />
    </a>
  );
}

/** Goes to a page without loading again, unless another tab is asked for. */
function visiting(path: string) {
  return (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    go(path);
  };
}

/** Whether a table waits for the viewer: for an answer, or for them to come. */
export const waits = (row: TableRow) => row.yours || row.nudged_by !== "";

function Row({ row, game }: { row: TableRow; game: GameInfo | undefined }) {
  const say = useSay();
  const { language } = usePrefs();
  const title = row.title || game?.title || row.game;
  const path = `/table/${encodeURIComponent(row.id)}`;
  const mode = row.mode_name || game?.modes.find((one) => one.id === row.mode)?.name;
  const names = row.names.filter((name, seat) => name && seat !== row.you).join(", ");
  const others = [
    names && say("lobby.with", { names }),
    row.automaton && say("lobby.against", { name: row.automaton }),
  ].filter(Boolean).join(", ");
  const date = row.over && when(row.moved, new Date(), language);
  const told = date || (row.automaton && mode?.includes(row.automaton) ? "" : mode);
  const state = stateOf(row, say);
  return (
    <a class={`tablerow ${waits(row) ? "yours" : ""}`} href={path} onClick={visiting(path)}>
      <span class="thumb">
        <Cover game={row.game} title={title} box="20 40 160 160" />
      </span>
      <span class="grow">
        <b>{title}</b>
        <span>{[told, others].filter(Boolean).join(" · ")}</span>
      </span>
      {state && <em>{state}</em>}
    </a>
  );
}

/** How a table stands, in a word or two. */
function stateOf(row: TableRow, say: Say): string {
  if (row.over) {
    if (!row.winners) return say("lobby.stopped");
    if (row.won) return say("lobby.won");
    const n = row.winners.length;
    return n ? say("lobby.winner", { n, names: row.winners.join(", ") }) : say("lobby.no-winner");
  }
  if (row.nudged_by) return say("lobby.nudged", { name: row.nudged_by });
  if (row.yours) return say("lobby.your-move");
  if (row.open) return say("lobby.seats-free", { n: row.open });
  return row.you === null ? say("lobby.watch") : say("lobby.waiting");
}
