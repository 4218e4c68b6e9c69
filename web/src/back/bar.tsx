/** Where the question stands otherwise: that this is the past, at which moment, and the ways through it and out. */
import { useEffect, useRef } from "preact/hooks";
import { useMoveKeys } from "../replay/keys.ts";
import { Icon } from "../ui/icon.tsx";
import { useSay } from "../ui/use.ts";
import type { BackLog } from "./log.ts";
import type { Past } from "./model.ts";
import { KEYS, type Move } from "./steps.ts";

/** The way from the log to how it was a moment ago. */
export function LookBack({ look }: { look: BackLog["look"] }) {
  const say = useSay();
  return (
    <button type="button" class="iconbtn lookback" onClick={() => look(null)} title={say("back.about")}>
      <Icon name="eye" />
      {say("back.look")}
    </button>
  );
}

/** What came while nobody looked is shown without ways through it: `past` is then null, or ends by itself. */
export function PastBar({ past, skip }: { past: Past | null; skip: () => void }) {
  return past && !past.away ? <Looking past={past} /> : <Away skip={skip} />;
}

function Away({ skip }: { skip: () => void }) {
  const say = useSay();
  return (
    <section class="waitline pastbar" aria-label={say("back.away")}>
      <Icon name="eye" />
      <b class="grow">{say("back.away")}</b>
      <button type="button" class="second dark" onClick={skip}>{say("back.skip")}</button>
    </section>
  );
}

function Looking({ past }: { past: Past }) {
  const say = useSay();
  const { step, playing, line, asked, move } = past;
  const section = useRef<HTMLElement>(null);
  useMoveKeys(KEYS, move);
  // What was pressed may be gone: Tab then goes on from here.
  useEffect(() => {
    if (document.activeElement === document.body) section.current?.focus({ preventScroll: true });
  }, []);
  const way = (to: Move, icon: string, name: string, off = false) => (
    <button
      type="button"
      class="iconbtn"
      onClick={() => move(to)}
      disabled={off}
      aria-label={name}
      title={name}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <section ref={section} class="waitline pastbar" aria-label={say("back.title")} tabIndex={-1}>
      <Icon name="eye" />
      <p class="grow">
        <b>{say("back.title")}</b> ·{" "}
        <span>{step === 0 || !line ? say("back.dealt") : say("back.after", { line: line.text })}</span>
      </p>
      <span class="sr" role="status">{playing ? "" : line?.text ?? say("back.dealt")}</span>
      <span class="ctl">
        {way("back", "prev", say("replay.back"), step === 0)}
        {way("play", playing ? "pause" : "play", say(playing ? "replay.pause" : "replay.play"))}
        {way("forward", "next", say("replay.forward"))}
      </span>
      <button type="button" class={asked ? "second tonow is-asked" : "second dark tonow"} onClick={() => move("now")}>
        {say(asked ? "back.asked" : "back.now")}
      </button>
    </section>
  );
}
