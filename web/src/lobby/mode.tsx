/** By which rules a new table plays: chosen, or those for as many as sit there. */
import { useRef } from "preact/hooks";
import type { GameInfo } from "../core/wire.ts";
import { Segment } from "../ui/controls.tsx";
import { useSay } from "../ui/use.ts";
import { modeOf, type Plan, underRules } from "./wishing.ts";

interface ModeChoiceProps {
  game: GameInfo;
  plan: Plan;
  onChange: (plan: Plan) => void;
}

/** Rules that have followed the seats are told to those who do not see it. */
export function ModeChoice({ game, plan, onChange }: ModeChoiceProps) {
  const say = useSay();
  const chosen = useRef(plan.mode);
  const choose = (mode: string) => {
    chosen.current = mode;
    onChange(underRules(game, plan, mode));
  };
  const label = say("lobby.rules");
  return (
    <>
      <Segment label={label} value={plan.mode} options={game.modes} onChange={choose} />
      <span class="sr" role="status">
        {chosen.current !== plan.mode && `${label}: ${modeOf(game, plan.mode)?.name}`}
      </span>
    </>
  );
}
