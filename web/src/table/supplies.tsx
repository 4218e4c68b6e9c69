/** What lies in a rail: areas, ladders, tracks, counters, and what may be laid over the board. */
import type { Scene } from "../core/scene.ts";
import { Supply } from "../cards/area.tsx";
import { useSay } from "../ui/use.ts";
import { BarTrack, LadderView } from "./meters.tsx";
import { OverlayControl, type Overlays } from "./overlays.tsx";
import { Counters } from "./panels.tsx";
import { type Thing } from "./tabs.ts";

interface ThingsProps {
  things: readonly Thing[];
  overlays: Overlays;
}

export function Things({ things, overlays }: ThingsProps) {
  return <>{things.map((thing) => <ThingView key={thing.id} thing={thing} overlays={overlays} />)}</>;
}

function ThingView({ thing, overlays }: { thing: Thing; overlays: Overlays }) {
  if (thing.sort === "area") return <Supply area={thing.area} />;
  if (thing.sort === "track") return <BarTrack track={thing.track} />;
  if (thing.sort === "ladder") return <LadderView ladder={thing.ladder} />;
  return <OverlayControl overlays={thing.overlays} state={overlays} />;
}

/** The things of a scene with its counters; single switches of overlays stand together at the end. */
export function Supplies({ scene, things, overlays }: ThingsProps & { scene: Scene }) {
  const say = useSay();
  const switches = things.filter((thing) => thing.sort === "overlays");
  return (
    <>
      <Things things={things.filter((thing) => thing.sort !== "overlays")} overlays={overlays} />
      <Counters counters={scene.counters ?? []} />
      {switches.length > 0 && (
        <div class="overlays" role="group" aria-label={say("table.shown")}>
          <Things things={switches} overlays={overlays} />
        </div>
      )}
    </>
  );
}
