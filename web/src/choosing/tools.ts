/** Tools: what somebody does unasked. A tool is taken up, a thing is picked, a value is chosen or a text is written. */
import { createContext } from "preact";
import { useContext, useMemo, useState } from "preact/hooks";
import type { Tool, Use } from "../core/scene.ts";
import type { Spot } from "./choosing.ts";

export type Pickable = NonNullable<Tool["picks"]>;

export interface Tooling {
  /** The tool that is taken up. */
  tool: Tool | null;
  /** What was picked, or where the tool itself stands if it picks nothing: the form opens beside it. */
  spot: Spot | null;
  /** Take a tool up, at its button; or put it away. */
  take(tool: Tool | null, at?: Spot): void;
  pick(spot: Spot): void;
  /** The value is chosen and the text is written: it is done. */
  finish(value: unknown, text: string): void;
}

const nothing: Tooling = { tool: null, spot: null, take: () => {}, pick: () => {}, finish: () => {} };

export const ToolingContext = createContext<Tooling>(nothing);
export const useTooling = () => useContext(ToolingContext);

/** Whether a tool that is taken up can be used on a thing. */
export function picks({ tool, spot }: Pick<Tooling, "tool" | "spot">, id: string, sort: Pickable): boolean {
  if (!tool || spot || (tool.picks ?? "nothing") !== sort) return false;
  return !tool.targets?.length || tool.targets.includes(id);
}

/** Whether there is something to say once it is known what a tool is used on. */
export const asks = (tool: Tool) => !!tool.values?.length || !!tool.longest || !!tool.lasting;

/** What is sent: only what the tool asks for. */
export function used(tool: Tool, target: string, value: unknown, text: string): Use {
  return {
    tool: tool.id,
    ...((tool.picks ?? "nothing") === "nothing" ? {} : { target }),
    ...(tool.values?.length ? { value } : {}),
    ...(tool.longest ? { text: text.trim() } : {}),
  };
}

export function useTools(send: ((use: Use) => void) | null): Tooling {
  const [now, setNow] = useState<{ tool: Tool | null; spot: Spot | null }>({ tool: null, spot: null });
  return useMemo(() => {
    const away = () => setNow({ tool: null, spot: null });
    const done = (tool: Tool, target: string, value: unknown, text: string) => {
      away();
      send?.(used(tool, target, value, text));
    };
    const at = (tool: Tool, spot: Spot) => asks(tool) ? setNow({ tool, spot }) : done(tool, spot.id, null, "");
    return {
      ...now,
      take: (tool, spot) => {
        if (!tool || tool.id === now.tool?.id) away();
        else if ((tool.picks ?? "nothing") === "nothing" && spot) at(tool, { ...spot, id: "" });
        else setNow({ tool, spot: null });
      },
      pick: (spot) => now.tool && at(now.tool, spot),
      finish: (value, text) => now.tool && now.spot && done(now.tool, now.spot.id, value, text),
    };
  }, [now, send]);
}
