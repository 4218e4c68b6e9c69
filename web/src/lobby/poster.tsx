/** A game's picture: the cover that it ships, or one drawn from its name. */
import type { GameInfo } from "../core/wire.ts";
import type { Say } from "../core/text.ts";
import { Game, symbol, useArt } from "../ui/art.tsx";
import { Icon } from "../ui/icon.tsx";
import { useSay } from "../ui/use.ts";

export function Cover({ game, title, box = "0 0 200 280" }: { game: string; title: string; box?: string }) {
  useArt(game);
  if (symbol(game, "cover")) {
    return (
      <svg class="cover" viewBox={box} preserveAspectRatio="xMidYMin slice" aria-hidden="true">
        <use href={`#${game}--cover`} x="0" y="0" width="200" height="280" />
      </svg>
    );
  }
  return (
    <svg class="cover plain" viewBox={box} preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <rect width="200" height="280" fill="#27443f" />
      <circle cx="100" cy="120" r="62" fill="none" stroke="#f4ecdb" stroke-width="5" />
      <path d="M62 120l22-30h54l-22 30z" fill="#ffb931" />
      <path d="M74 150l22-30h54l-22 30z" fill="none" stroke="#f4ecdb" stroke-width="6" stroke-linejoin="round" />
      <text x="100" y="236" text-anchor="middle">{title.slice(0, 1)}</text>
    </svg>
  );
}

interface PosterProps {
  game: GameInfo;
  chosen: boolean;
  onChoose: () => void;
}

export function Poster({ game, chosen, onChoose }: PosterProps) {
  const say = useSay();
  return (
    <Game.Provider value={game.id}>
      <button type="button" class={`poster ${chosen ? "is-chosen" : ""}`} aria-pressed={chosen} onClick={onChoose}>
        <Cover game={game.id} title={game.title} />
        <span class="pt">
          <b>{game.title}</b>
          <span>
            <Icon name="users" />
            <span aria-label={people(say, game.seats)}>{span(game.seats)}</span>
            {game.minutes && (
              <>
                <i />
                <Icon name="clock" />
                {say("lobby.minutes", { n: span(game.minutes) })}
              </>
            )}
          </span>
        </span>
      </button>
    </Game.Provider>
  );
}

/** "2–4 players". */
export function people(say: Say, seats: readonly number[]): string {
  return say("lobby.people", { n: Math.max(...seats), range: span(seats) });
}

/** "2–4", or "2" if there is only one. */
function span(numbers: readonly number[]): string {
  const least = Math.min(...numbers), most = Math.max(...numbers);
  return least === most ? String(least) : `${least}–${most}`;
}
