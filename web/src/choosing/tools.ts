/** Tools: what somebody does unasked. A tool is taken up, a thing is picked, perhaps where it goes, a value is chosen or a
 * text is written. Some tools wait beside the things they are for. */
import { createContext } from "preact";
import { useContext, useMemo, useState } from "preact/hooks";
import type { Tool, Use } from "../core/scene.ts";
import type { Spot } from "./choosing.ts";

export type Pickable = NonNullable<Tool["picks"]>;

/** What somebody is about to do. */
interface Doing {
  /** The tool that is taken up. */
  tool: Tool | null;
  /** The thing that was picked up, while it is to be said where it goes. */
  from: Spot | null;
  /** What was picked, or where the tool itself stands if it picks nothing: the form opens beside it. */
  spot: Spot | null;
  /** The thing whose tools are offered beside it. */
  offered: Spot | null;
}

export interface Tooling extends Doing {
  /** The tools that wait beside a thing. */
  beside(id: string, sort: Pickable): readonly Tool[];
  /** Offer the tools of a thing beside it, or no longer. */
  offer(spot: Spot | null): void;
  /** Take a tool up, at its button; or put it away. */
  take(tool: Tool | null, at?: Spot): void;
  /** Use a tool on the thing beside which it was offered. */
  begin(tool: Tool, spot: Spot): void;
  pick(spot: Spot): void;
  /** The value is chosen and the text is written: it is done. */
  finish(value: unknown, text: string): void;
}

const IDLE: Doing = { tool: null, from: null, spot: null, offered: null };
const NONE: readonly Tool[] = [];
const nothing: Tooling = {
  ...IDLE,
  beside: () => NONE,
  offer: () => {},
  take: () => {},
  begin: () => {},
  pick: () => {},
  finish: () => {},
};

export const ToolingContext = createContext<Tooling>(nothing);
export const useTooling = () => useContext(ToolingContext);

/** Whether a tool may be used on a thing. */
function fits(tool: Tool, id: string, sort: Pickable): boolean {
  return (tool.picks ?? "nothing") === sort && (!tool.targets?.length || tool.targets.includes(id));
}

/** Whether a thing may be picked for the tool that is taken up: to be used on, or to bring something there. */
export function picks(
  { tool, from, spot }: Pick<Tooling, "tool" | "from" | "spot">,
  id: string,
  sort: Pickable,
): boolean {
  if (!tool || spot) return false;
  if (!from) return fits(tool, id, sort);
  return tool.to === sort && (!tool.destinations?.length || tool.destinations.includes(id));
}

/** Whether there is something to say once it is known what a tool is used on. */
export const asks = (tool: Tool) => !!tool.values?.length || !!tool.longest || !!tool.lasting;

/** What is sent: only what the tool asks for. */
export function used(tool: Tool, target: string, to: string, value: unknown, text: string): Use {
  return {
    tool: tool.id,
    ...((tool.picks ?? "nothing") === "nothing" ? {} : { target }),
    ...((tool.to ?? "nothing") === "nothing" ? {} : { to }),
    ...(tool.values?.length ? { value } : {}),
    ...(tool.longest ? { text: text.trim() } : {}),
  };
}

export function useTools(tools: readonly Tool[], send: ((use: Use) => void) | null): Tooling {
  const [now, setNow] = useState(IDLE);
  const near = useMemo(() => tools.filter((tool) => tool.beside), [tools]);
  return useMemo(() => {
    const done = (tool: Tool, from: Spot | null, spot: Spot, value: unknown, text: string) => {
      setNow(IDLE);
      send?.(used(tool, (from ?? spot).id, from ? spot.id : "", value, text));
    };
    const at = (tool: Tool, from: Spot | null, spot: Spot) =>
      asks(tool) ? setNow({ ...IDLE, tool, from, spot }) : done(tool, from, spot, null, "");
    const begin = (tool: Tool, spot: Spot) =>
      (tool.to ?? "nothing") === "nothing" ? at(tool, null, spot) : setNow({ ...IDLE, tool, from: spot });
    return {
      ...now,
      beside: (id, sort) => near.length ? near.filter((tool) => fits(tool, id, sort)) : NONE,
      offer: (offered) => setNow({ ...IDLE, offered }),
      take: (tool, spot) => {
        if (!tool || tool.id === now.tool?.id) setNow(IDLE);
        else if ((tool.picks ?? "nothing") === "nothing" && spot) at(tool, null, { ...spot, id: "" });
        else setNow({ ...IDLE, tool });
      },
      begin,
      pick: (spot) => now.tool && (now.from ? at(now.tool, now.from, spot) : begin(now.tool, spot)),
      finish: (value, text) => now.tool && now.spot && done(now.tool, now.from, now.spot, value, text),
    };
  }, [now, near, send]);
}
