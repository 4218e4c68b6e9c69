/** Every step of the match in a list, turn by turn; a click goes there. */
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
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
  useLayoutEffect(() => {
    const node = list.current;
    const current = node?.querySelector<HTMLElement>("[aria-current]");
    if (!node || !current) return;
    node.scrollTop = current.offsetTop - node.offsetTop - (node.clientHeight - current.offsetHeight) / 2;
  }, [now, steps]);
  return (
    <ol ref={list} class="lines steps" tabIndex={0} aria-label={say("replay.steps")}>
      {steps.map((step, index) => (
        <Step
          key={index}
          index={index}
          step={step}
          panel={panelOf(panels, step.seat)}
          when={index < now ? "past" : index > now ? "ahead" : "now"}
          onStep={onStep}
        />
      ))}
    </ol>
  );
}

interface StepProps {
  index: number;
  step: ReplayStep;
  panel: Panel | undefined;
  when: "past" | "now" | "ahead";
  onStep: (step: number) => void;
}

/** Drawn again only if it looks different: there are hundreds of them, and somebody may be dragging over the bar. */
function Step({ index, step, panel, when, onStep }: StepProps) {
  const say = useSay();
  return useMemo(() => (
    <>
      {step.heading && <li class="turn label">{step.heading}</li>}
      <li class={when}>
        <button type="button" aria-current={when === "now" ? "step" : undefined} onClick={() => onStep(index)}>
          {panel ? <Crest sign={panel} /> : <span />}
          <span class="grow">{step.text || say("replay.unseen")}</span>
          <span class="num">{index}</span>
        </button>
      </li>
    </>
  ), [step, panel?.shape, panel?.letter, panel?.colour, when, onStep, say]);
}
