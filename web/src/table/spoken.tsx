/** What a screen reader hears: the question at once, what happened when there is time; and the tab's title and tone. */
import { useEffect, useRef } from "preact/hooks";
import { prefs } from "../core/prefs.ts";
import type { Scene } from "../core/scene.ts";
import { chime } from "../core/sound.ts";
import type { TableInfo } from "../core/wire.ts";
import { useSay } from "../ui/use.ts";

/** `passing`: it is still seen what happened; whose turn it is then has not changed yet. */
export function Spoken({ scene, passing, info }: { scene: Scene; passing: boolean; info: TableInfo }) {
  const say = useSay();
  const { verdict } = scene;
  const was = useRef(false);
  const yours = passing ? was.current : !!scene.prompt;
  const by = info.nudged_by;
  useEffect(() => {
    if (yours && !was.current && prefs.now.sound) chime();
    was.current = yours;
  }, [yours]);
  useNudged(info);
  useEffect(() => {
    const call = by ? say("title.nudged", { name: by }) : yours ? say("title.turn") : "";
    document.title = [call, scene.title, say("brand")].filter(Boolean).join(" · ");
  }, [by, yours, scene.title, say]);
  const lately = (scene.log ?? []).slice(-3).filter((line) => !line.heading).map((line) => line.text).join(" ");
  return (
    <>
      <div class="sr" aria-live="assertive">
        {verdict ? `${verdict.title ?? ""} ${verdict.text}` : scene.prompt?.question ?? ""}
      </div>
      <div class="sr" aria-live="polite">{lately}</div>
    </>
  );
}

/** A tone for every nudge. */
export function useNudged(info: TableInfo): void {
  const at = info.nudged_by ? info.seats.find((seat) => seat.you)?.nudged ?? 0 : 0;
  useEffect(() => {
    if (at && prefs.now.sound) chime();
  }, [at]);
}
