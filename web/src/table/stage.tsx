/** The middle of the table: tracks, the board, and what is laid out; whatever moved since the scene before is moved. */
import { useLayoutEffect, useMemo } from "preact/hooks";
import { happensAt } from "../core/beats.ts";
import { places } from "../core/geometry.ts";
import { animate, type Before } from "../core/motion.ts";
import type { Scene } from "../core/scene.ts";
import { BoardView } from "../board/board.tsx";
import { Centre } from "../cards/centre.tsx";
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
  // Only then does the board show the part of it where something happens.
  useLayoutEffect(() => queueMicrotask(() => animate(before, scene, spots)), [scene]);
  const happens = useMemo(() => happensAt(before.told), [before]);
  const centre = (scene.areas ?? []).filter((area) => area.place === "centre");
  const lies = centre.some((area) => area.cards?.length || area.dice?.length || area.layout === "stack");
  const middle = lies ? <Centre areas={centre} /> : null;
  const tracks = (scene.tracks ?? []).filter((track) => track.place !== "rail");
  return (
    <main class="stage">
      {tracks.map((track) => <TrackView key={track.id} track={track} phone={phone} />)}
      <div class="ground-area">
        {scene.board
          ? <BoardView scene={scene} orientation={orientation} hidden={hidden} happens={happens} middle={middle} />
          : middle && <div class="lay">{middle}</div>}
      </div>
    </main>
  );
}
