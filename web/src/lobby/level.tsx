/** How strong a bot is, to be chosen; the choice is remembered for the next bot. */
import { prefs } from "../core/prefs.ts";
import type { GameInfo } from "../core/wire.ts";
import { useSay } from "../ui/use.ts";

interface LevelProps {
  game: GameInfo;
  /** Whose level it is. */
  name: string;
  value: string | null | undefined;
  onChange: (level: string) => void;
}

export function Level({ game, name, value, onChange }: LevelProps) {
  const say = useSay();
  const choose = (level: string) => {
    prefs.set({ level });
    onChange(level);
  };
  return (
    <select
      class="level"
      aria-label={say("setup.level-of", { name })}
      value={value ?? game.level}
      onChange={(event) => choose(event.currentTarget.value)}
    >
      {game.levels.map((level) => <option key={level.id} value={level.id}>{level.name}</option>)}
    </select>
  );
}
