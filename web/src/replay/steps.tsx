/** Every step of the match in a list, turn by turn; a click goes there. */
import { useEffect, useRef } from "preact/hooks";
import type { Panel } from "../core/scene.ts";
import type { ReplayStep } from "../core/wire.ts";
import { Crest } from "../ui/crest.tsx";
import { useSay } from "../ui/use.ts";
import { panelOf } from "./eyes.tsx";

interface StepsProps {
  steps: readonly ReplayStep[];
  panels: readonly Panel[];
  now: number;
  onStep: (step: number) => void;
}

export function StepList({ steps, panels, now, onStep }: StepsProps) {
  const say = useSay();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const node = list.current;
    const current = node?.querySelector<HTMLElement>("[aria-current]");
    if (!node || !current) return;
    node.scrollTop = current.offsetTop - node.offsetTop - (node.clientHeight - current.offsetHeight) / 2;
  }, [now, steps]);
  return (
    <ol ref={list} class="lines steps" tabIndex={0} aria-label={say("replay.steps")}>
      {steps.flatMap((step, index) => {
        const panel = panelOf(panels, step.seat);
        const heading = step.heading && <li key={`turn-${index}`} class="turn label">{step.heading}</li>;
        const line = (
          <li key={index} class={index > now ? "ahead" : ""}>
            <button type="button" aria-current={index === now ? "step" : undefined} onClick={() => onStep(index)}>
              {panel ? <Crest sign={panel} /> : <span />}
              <span class="grow">{step.text || say("replay.unseen")}</span>
              <span class="num">{index}</span>
            </button>
          </li>
        );
        return heading ? [heading, line] : [line];
      })}
    </ol>
  );
}
