/** A bot that thinks: that it does, and for how long it may. It is the same whatever it thinks about. */
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Panel, Scene } from "../core/scene.ts";
import type { TableInfo } from "../core/wire.ts";
import { useSay } from "../ui/use.ts";

/** What bots may think about now. */
interface Thought {
  /** How many seconds each seat may take; those of people are not here. */
  most: ReadonlyMap<number, number>;
  /** It changes with every question, so that the time begins again. */
  about: string;
}

export const Thoughts = createContext<Thought>({ most: new Map(), about: "" });

/** Nobody thinks while it is still seen what happened. */
export function thoughtsOf(scene: Scene, info: TableInfo, passing: boolean): Thought {
  const bots = passing || scene.verdict ? [] : info.seats.filter((seat) => seat.thinks);
  return {
    most: new Map(bots.map((seat) => [seat.seat, seat.thinks])),
    about: `${scene.waiting} ${scene.log?.at(-1)?.id}`,
  };
}

/** A line that fills as the time passes; `said`: and how long that is. */
export function Thinking({ panel, said = false }: { panel: Panel; said?: boolean }) {
  const say = useSay();
  const { most, about } = useContext(Thoughts);
  const n = panel.deciding ? Math.max(0, ...panel.seats.map((seat) => most.get(seat) ?? 0)) : 0;
  if (!n) return null;
  return (
    <span class="thinking" title={say("table.thinks", { n })}>
      {said && <small>{say("table.thinks", { n })}</small>}
      <i key={about} style={{ animationDuration: `${n}s` }} />
    </span>
  );
}
