/** The middle of the table: tracks, the board, and what is laid out; whatever moved since the scene before is moved. */
import { useLayoutEffect, useMemo, useState } from "preact/hooks";
import { places } from "../core/geometry.ts";
import { animate, type Before } from "../core/motion.ts";
import type { Scene } from "../core/scene.ts";
import { BoardView } from "../board/board.tsx";
import { Centre } from "../cards/area.tsx";
import { usePhone } from "../ui/use.ts";
import { TrackView } from "./meters.tsx";

interface StageProps {
  scene: Scene;
  before: Before;
  /** The overlays that are switched off. */
  hidden: ReadonlySet<string>;
}

export function Stage({ scene, before, hidden }: StageProps) {
  const phone = usePhone();
  const orientation = phone ? "tall" : "wide";
  const spots = useMemo(() => (scene.board ? places(scene.board, orientation) : null), [scene.board, orientation]);
  useLayoutEffect(() => animate(before, scene, spots), [scene]);
  return (
    <main class="stage">
      {(scene.tracks ?? []).map((track) => <TrackView key={track.id} track={track} />)}
      <div class="ground-area">
        {scene.board && <BoardView scene={scene} orientation={orientation} hidden={hidden} />}
        <Centre areas={(scene.areas ?? []).filter((area) => area.place === "centre")} />
      </div>
    </main>
  );
}

const NOTHING: ReadonlySet<string> = new Set();

/** The overlays that are switched off, and the switch. */
export function useHidden(): [ReadonlySet<string>, (overlay: string) => void] {
  const [hidden, setHidden] = useState(NOTHING);
  const toggle = (id: string) =>
    setHidden((now) => new Set(now.has(id) ? [...now].filter((one) => one !== id) : [...now, id]));
  return [hidden, toggle];
}
