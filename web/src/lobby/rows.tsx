/** Tables as rows: those I sit at, and those where a seat is free. */
import { go } from "../core/route.ts";
import type { GameInfo, TableRow } from "../core/wire.ts";
import { Icon } from "../ui/icon.tsx";
import { useSay } from "../ui/use.ts";
import { Cover } from "./poster.tsx";

export function Rows({ rows, games, mine }: { rows: readonly TableRow[]; games: readonly GameInfo[]; mine: boolean }) {
  return (
    <ul class="rows">
      {rows.map((row) => (
        <li key={row.id}>
          <Row
            row={row}
            game={games.find((game) => game.id === row.game)}
            mine={mine}
          />
          {mine && row.over && <ReplayLink id={row.id} />}
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

function Row({ row, game, mine }: { row: TableRow; game: GameInfo | undefined; mine: boolean }) {
  const say = useSay();
  const title = row.title || game?.title || row.game;
  const path = `/table/${encodeURIComponent(row.id)}`;
  const state = row.over
    ? say("lobby.over")
    : row.yours
    ? say("lobby.your-move")
    : row.open
    ? say("lobby.seats-free", { n: row.open })
    : mine
    ? say("lobby.waiting")
    : "";
  const mode = row.mode_name ?? game?.modes.find((one) => one.id === row.mode)?.name;
  const names = row.names?.filter(Boolean).join(", ");
  return (
    <a class={`tablerow ${row.yours ? "yours" : ""}`} href={path} onClick={visiting(path)}>
      <span class="thumb">
        <Cover game={row.game} title={title} box="20 40 160 160" />
      </span>
      <span class="grow">
        <b>{title}</b>
        <span>{[mode, names && say("lobby.with", { names })].filter(Boolean).join(" · ")}</span>
      </span>
      {state && <em>{state}</em>}
    </a>
  );
}
