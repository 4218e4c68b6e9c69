/** A series in which a game means something for the next: its log, what the last game has brought, and who takes what. */
import { useState } from "preact/hooks";
import type { GameInfo, Language, PickInfo, SeriesInfo } from "../core/wire.ts";
import { Switch } from "../ui/controls.tsx";
import { usePrefs, useSay } from "../ui/use.ts";

/** The games so far, oldest first: when, who won how, who played on which side. */
export function Chapters({ series }: { series: SeriesInfo }) {
  const say = useSay();
  const { language } = usePrefs();
  if (!series.chapters.length) return null;
  return (
    <ol class="chapters" aria-label={say("series.log")}>
      {series.chapters.map((chapter, index) => (
        <li key={index}>
          <b>{index + 1}</b>
          <span class="grow">
            {chapter.text}
            <small>{chapter.names.map((side) => side.join(", ")).join(" – ")}</small>
          </span>
          <time dateTime={new Date(chapter.at * 1000).toISOString()}>{dateOf(chapter.at, language)}</time>
        </li>
      ))}
    </ol>
  );
}

const dateOf = (seconds: number, language: Language) =>
  new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(seconds * 1000);

interface CampaignProps {
  series: SeriesInfo;
  game: GameInfo | undefined;
  onTake: (options: string[]) => void;
}

/** The series on the set-up of its next game. */
export function Campaign({ series, game, onTake }: CampaignProps) {
  const say = useSay();
  return (
    <section class="prompt sheet campaign" aria-label={game?.campaign?.name}>
      <span class="tab">{game?.campaign?.name}</span>
      <h2 class="ask">{say("series.number", { n: series.number })}</h2>
      {series.news.map((line) => <p key={line} class="why">{line}</p>)}
      <Chapters series={series} />
      {series.pick && (
        series.pick.yours
          ? <Taking key={series.pick.side} pick={series.pick} game={game} onTake={onTake} />
          : <p class="why" role="status">{say("series.others", { side: series.pick.side })}</p>
      )}
    </section>
  );
}

interface TakingProps {
  pick: PickInfo;
  game: GameInfo | undefined;
  onTake: (options: string[]) => void;
}

/** What a side may take: switches, as many as allowed, and a button that says how many. */
function Taking({ pick, game, onTake }: TakingProps) {
  const say = useSay();
  const [taken, setTaken] = useState<readonly string[]>([]);
  const put = (id: string, on: boolean) => setTaken(on ? [...taken, id] : taken.filter((one) => one !== id));
  return (
    <div class="taking" role="group" aria-label={say("series.take", { side: pick.side })}>
      <h3>{say("series.take", { side: pick.side })}</h3>
      <p class="why">{say("series.most", { n: pick.most })}</p>
      {pick.options.map((id) => {
        const option = game?.options.find((one) => one.id === id);
        const on = taken.includes(id);
        return (
          <div key={id} class={`frow ${!on && taken.length >= pick.most ? "is-full" : ""}`}>
            <div class="grow">
              <b>{option?.name ?? id}</b>
              {option?.about && <p>{option.about}</p>}
            </div>
            <Switch
              label={option?.name ?? id}
              on={on}
              disabled={!on && taken.length >= pick.most}
              onChange={(now) => put(id, now)}
            />
          </div>
        );
      })}
      <button type="button" class="primary" onClick={() => onTake([...taken])}>
        {taken.length ? say("series.take-some", { n: taken.length }) : say("series.take-none")}
      </button>
    </div>
  );
}
