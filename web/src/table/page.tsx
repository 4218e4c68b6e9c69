/** One table's page: connects, then shows the waiting room or the table itself. */
import { useCallback, useEffect } from "preact/hooks";
import { api } from "../core/api.ts";
import { go } from "../core/route.ts";
import { rememberSeal } from "../core/seals.ts";
import type { Use } from "../core/scene.ts";
import type { Choose } from "../core/wire.ts";
import { BackLogContext } from "../back/log.ts";
import { useBack } from "../back/model.ts";
import { WaitingRoom } from "../lobby/waiting.tsx";
import { usePrefs, useSay } from "../ui/use.ts";
import { useTable } from "./model.ts";
import { Note, Nothing } from "./note.tsx";
import { Stopped, TableView } from "./table.tsx";

export function TablePage({ id, shared }: { id: string; shared: string }) {
  const say = useSay();
  const { language } = usePrefs();
  const table = useTable(id, shared, language);
  const back = useBack(id, shared, language, table);
  const { info, act } = table;
  const { view } = back;
  const seal = info?.promise?.secret ? "" : info?.promise?.commitment ?? "";
  useEffect(() => {
    if (seal) rememberSeal(id, seal);
  }, [id, seal]);
  const choose = useCallback((value: unknown) => act({ t: "choose", value: value as Choose["value"] }), [act]);
  const unasked = useCallback((value: Use) => act({ t: "act", value }), [act]);
  const lost = table.connection === "lost" ? say("table.lost") : "";
  const past = back.refusal === null ? "" : back.refusal || say("error.network");
  const notice = table.refusal || past || lost;
  if (table.connection === "gone") return <Nothing text={say("table.gone")} about={say("table.gone-about")} />;
  if (!info) return <Note text={lost || say("table.connecting")} />;
  if (!info.started) {
    return <WaitingRoom info={info} notice={notice} onNudge={(seat) => act({ t: "seat", what: "nudge", seat })} />;
  }
  if (!view && info.stopped) {
    return (
      <Note text={info.title}>
        <Stopped info={info} />
      </Note>
    );
  }
  if (!view) return <Note text={lost || say("table.connecting")} />;
  const rematch = (swap: boolean) => api.rematch(id, swap).then((next) => go(`/table/${next.id}`), () => {});
  return (
    <BackLogContext.Provider value={back.log}>
      <TableView
        scene={view.scene}
        now={back.now ?? view.scene}
        past={back.past}
        returning={table.returning}
        passing={view.passing || table.returning || !!back.past?.away}
        before={view.before}
        info={info}
        chat={table.chat}
        notice={notice || (info.you === null ? say("table.spectator") : "")}
        refused={table.refused}
        onChoose={choose}
        onUndo={() => act({ t: "undo" })}
        onSay={info.you === null || info.guided ? null : (text, side) => act({ t: "chat", text, side })}
        onAct={info.you === null ? null : unasked}
        onSeat={(what, seat) => (info.guided ? go("/") : act({ t: "seat", what, seat }))}
        onRematch={info.you === null ? null : rematch}
        onGoOn={(number) => act({ t: "go-on", number })}
        onSkip={back.skip}
      />
    </BackLogContext.Provider>
  );
}
