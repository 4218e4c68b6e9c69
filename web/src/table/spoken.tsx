/** What a screen reader hears: the question at once, what happened when there is time; and the tab's title and tone. */
import { useEffect, useRef } from "preact/hooks";
import { prefs } from "../core/prefs.ts";
import type { Scene } from "../core/scene.ts";
import { chime } from "../core/sound.ts";
import { useSay } from "../ui/use.ts";

export function Spoken({ scene }: { scene: Scene }) {
  const say = useSay();
  const { verdict } = scene;
  const yours = !!scene.prompt;
  const was = useRef(false);
  useEffect(() => {
    if (yours && !was.current && prefs.now.sound) chime();
    was.current = yours;
  }, [yours]);
  useEffect(() => {
    document.title = [yours ? say("title.turn") : "", scene.title, say("brand")].filter(Boolean).join(" · ");
  }, [yours, scene.title, say]);
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
