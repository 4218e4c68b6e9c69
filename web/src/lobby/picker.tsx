/** Which things of a group are in play: a tile for each, chosen, left out or left to chance. */
import type { GameInfo, OptionInfo } from "../core/wire.ts";
import type { Say } from "../core/text.ts";
import { Art, Game, useArt } from "../ui/art.tsx";
import { Icon } from "../ui/icon.tsx";
import { useSay } from "../ui/use.ts";
import type { Drawing, Group } from "./wishing.ts";

type Agreed = Record<string, OptionInfo["default"]>;

interface PickerProps {
  game: GameInfo;
  group: Group;
  drawn: Drawing;
  agreed: Agreed;
  onChange: (agreed: Agreed) => void;
}

export function Picker({ game, group, drawn, agreed, onChange }: PickerProps) {
  const say = useSay();
  useArt(game.id);
  return (
    <Game.Provider value={game.id}>
      <ul class="picker">
        {group.options.map((option) => (
          <li key={option.id}>
            <Tile
              option={option}
              value={agreed[option.id] ?? option.default}
              onChange={(value) => onChange({ ...agreed, [option.id]: value })}
            />
          </li>
        ))}
      </ul>
      <p role="status" class={`picked ${drawn.off ? "failed" : ""}`}>{told(drawn, say)}</p>
    </Game.Provider>
  );
}

const MARKS: Readonly<Record<string, string>> = { in: "check", out: "cross" };

/** A click goes on to the next value. */
function Tile({ option, value, onChange }: {
  option: OptionInfo;
  value: OptionInfo["default"];
  onChange: (value: OptionInfo["default"]) => void;
}) {
  const at = option.values.findIndex((one) => one.id === value);
  const name = option.values[at]?.name ?? "";
  const next = option.values[(at + 1) % option.values.length]!;
  const mark = MARKS[String(value)];
  return (
    <button
      type="button"
      class={`pick is-${value}`}
      title={option.about}
      aria-label={`${option.name}: ${name}`}
      onClick={() => onChange(next.id)}
    >
      <Art name={option.id} letter={option.name} />
      <b>{option.name}</b>
      <small>{mark && <Icon name={mark} />} {name}</small>
    </button>
  );
}

/** How many are in play, and where they come from; or what does not fit. */
function told({ count, sure, maybe, off }: Drawing, say: Say): string {
  if (off) return say(off > 0 ? "setup.too-many" : "setup.too-few", { n: Math.abs(off), count });
  const drawn = count - sure.length;
  if (!drawn) return say("setup.all-sure", { n: count });
  return say(sure.length ? "setup.some-sure" : "setup.none-sure", { n: count, sure: sure.length, drawn, maybe });
}

/** Why a group cannot be played as it is agreed. */
export function misfit({ heading }: Group, drawn: Drawing | null, say: Say): string[] {
  return heading && drawn?.off ? [`${heading.name}: ${told(drawn, say)}`] : [];
}
