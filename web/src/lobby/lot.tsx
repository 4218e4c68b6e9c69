/** Whether lots decide who plays which side. */
import { Segment } from "../ui/controls.tsx";
import { useSay } from "../ui/use.ts";
import type { Lot } from "./wishing.ts";

export const LOT_NAME = { none: "setup.lot-none", people: "setup.lot-people", all: "setup.lot-all" } as const;
export const LOT_ABOUT = {
  none: "setup.lot-none-about",
  people: "setup.lot-people-about",
  all: "setup.lot-all-about",
} as const;
const LOTS = Object.keys(LOT_NAME) as Lot[];

export function LotChoice({ value, onChange }: { value: Lot; onChange: (lot: Lot) => void }) {
  const say = useSay();
  const options = LOTS.map((id) => ({ id, name: say(LOT_NAME[id]) }));
  return <Segment label={say("setup.lot")} value={value} options={options} onChange={onChange} />;
}
