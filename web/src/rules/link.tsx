/** The way to a game's rules, from wherever somebody may want to know them. */
import { go } from "../core/route.ts";
import { Icon } from "../ui/icon.tsx";
import { useSay } from "../ui/use.ts";

export const rulesPath = (game: string) => `/rules/${encodeURIComponent(game)}`;

/** "How it is played"; `apart` opens a tab of its own, where this page would be missed. */
export function HowLink({ game, apart = false }: { game: string; apart?: boolean }) {
  const say = useSay();
  const follow = (event: MouseEvent) => {
    if (apart || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    go(rulesPath(game));
    scrollTo(0, 0);
  };
  return (
    <a class="howlink" href={rulesPath(game)} target={apart ? "_blank" : undefined} onClick={follow}>
      <Icon name="book" />
      {say("rules.how")}
    </a>
  );
}
