/** One replay's page: asks for its steps and shows them, or says why there is nothing to see. */
import { useEffect } from "preact/hooks";
import { Note, Nothing } from "../table/note.tsx";
import { usePrefs, useSay } from "../ui/use.ts";
import { useReplay } from "./model.ts";
import type { Eyes } from "./player.ts";
import { ReplayView } from "./view.tsx";

export function ReplayPage({ id, shared, step, eyes }: { id: string; shared: string; step: number; eyes: Eyes }) {
  const say = useSay();
  const { language } = usePrefs();
  const replay = useReplay(id, shared, step, eyes, language);
  const { info, shown, refusal } = replay;
  const title = info?.table.title ?? "";
  useEffect(() => {
    document.title = [say("replay"), title, say("brand")].filter(Boolean).join(" · ");
  }, [title, say]);
  if (refusal !== null) return <Nothing text={refusal || say("error.network")} />;
  if (!info || !shown) return <Note text={say("table.connecting")} />;
  return <ReplayView {...replay} info={info} shown={shown} />;
}
