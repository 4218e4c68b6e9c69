/** For development: draws made-up scenes, one of each sort of table, with nobody behind them. */
import { useState } from "preact/hooks";
import { Before } from "../core/motion.ts";
import type { Scene, Use } from "../core/scene.ts";
import type { TableInfo } from "../core/wire.ts";
import { bring } from "../ui/art.tsx";
import { useFetched, useSay } from "../ui/use.ts";
import { TableView } from "../table/table.tsx";

interface Exhibit {
  name: string;
  scene: Scene;
  /** Its drawings: there is no game whose drawings could be loaded. */
  art: string;
}

/** What came of a tool is written on the page, where nobody is behind it to take it. */
function keep(use: Use): void {
  const root = document.documentElement;
  root.dataset.acts = JSON.stringify([...JSON.parse(root.dataset.acts ?? "[]"), use]);
}

const exhibits = (): Promise<Exhibit[]> => fetch("/api/gallery").then((answer) => answer.json());

export function Gallery() {
  const say = useSay();
  const [all] = useFetched(exhibits, []);
  const [at, setAt] = useState(() => Number(new URLSearchParams(location.search).get("scene") ?? 0));
  const exhibit = all?.[at];
  if (exhibit) bring(exhibit.scene.game, exhibit.art);
  if (!exhibit) return <p class="bignote">{say("gallery.title")}</p>;
  const info: TableInfo = {
    id: "gallery",
    game: exhibit.scene.game,
    mode: "",
    options: {},
    title: exhibit.scene.title,
    mode_name: "",
    names: [],
    automaton: "",
    seats: [],
    you: 0,
    side: [],
    side_name: "",
    host: false,
    time: {},
    public: false,
    guided: false,
    lot: "none",
    started: true,
    over: false,
    invite: null,
    watch: null,
    promise: { commitment: "", nonces: [], secret: null },
    rematch: null,
    score: null,
    campaign: null,
    watching: [],
    nudged_by: "",
    stopped: null,
    save: null,
    key: null,
    may_end: false,
  };
  return (
    <>
      <TableView
        key={at}
        scene={exhibit.scene}
        passing={false}
        before={new Before(null)}
        info={info}
        chat={[]}
        notice=""
        refused={0}
        onChoose={() => {}}
        onUndo={() => {}}
        onSay={null}
        onAct={keep}
        onSeat={() => {}}
        onRematch={null}
        onGoOn={() => {}}
        onSkip={() => false}
      />
      <nav class="gallery-nav" aria-label={say("gallery.title")}>
        {all!.map((one, index) => (
          <button
            key={one.name}
            type="button"
            aria-pressed={index === at}
            onClick={() => setAt(index)}
          >
            {one.name}
          </button>
        ))}
      </nav>
    </>
  );
}
