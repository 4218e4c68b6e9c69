/** Making a table: game, rules, seats, strength of bots, time, and who may come. */
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api } from "../core/api.ts";
import { go } from "../core/route.ts";
import type { GameInfo, GroupInfo, OptionInfo } from "../core/wire.ts";
import { HowLink } from "../rules/link.tsx";
import { Segment, Switch } from "../ui/controls.tsx";
import { Icon } from "../ui/icon.tsx";
import { useFetched, usePrefs, useSay } from "../ui/use.ts";
import { ServerGone } from "../table/note.tsx";
import { Top } from "../table/top.tsx";
import { Cover, people } from "./poster.tsx";
import { LOT_ABOUT, LotChoice } from "./lot.tsx";
import { absenceName, ABSENCES, paceAbout, paceName, PACES } from "./pace.ts";
import { ModeChoice } from "./mode.tsx";
import { useOpening } from "./opening.tsx";
import { misfit, Picker } from "./picker.tsx";
import { Wishes } from "./wishes.tsx";
import { agreements, grouped, inPlay, type Lot, modeOf, planned, summed, teams, withSeats } from "./wishing.ts";

/** What an address asks for: a game, its rules, and who shall sit there. */
type Wanted = Record<"game" | "mode" | "seats", string | null>;

export function NewTablePage({ wanted }: { wanted: Wanted }) {
  const say = useSay();
  const { language } = usePrefs();
  const [games, again] = useFetched(() => api.games(language), [language]);
  const [me] = useFetched(() => api.me(language), [language]);
  useEffect(() => {
    document.title = `${say("setup.title")} · ${say("brand")}`;
  }, [say]);
  const game = games?.find((one) => one.id === wanted.game) ?? games?.[0];
  if (games === null) return <ServerGone again={again} />;
  return (
    <div class="setup">
      <Top>
        <div class="grow" />
      </Top>
      <section class="head" aria-label={say("setup.title")}>
        <button type="button" class="iconbtn" onClick={() => go("/")} aria-label={say("lobby")}>
          <Icon name="back" />
          <span>{say("lobby")}</span>
        </button>
        <h1>{say("setup.title")}</h1>
      </section>
      {game && <Sheet key={game.id} game={game} games={games!} me={me?.name ?? ""} wanted={wanted} />}
    </div>
  );
}

type Value = OptionInfo["default"];
type Agreed = Record<string, Value>;

interface SheetProps {
  game: GameInfo;
  games: readonly GameInfo[];
  me: string;
  wanted: Wanted;
}

function Sheet({ game, games, me, wanted }: SheetProps) {
  const say = useSay();
  const [plan, setPlan] = useState(() => planned(game, wanted.mode, wanted.seats));
  const { mode, seats } = plan;
  const [options, setOptions] = useState<Agreed>({});
  const [pace, setPace] = useState("none");
  const [absence, setAbsence] = useState(ABSENCES[0]!);
  const time = { ...PACES[pace]!, absence };
  const [everybody, setEverybody] = useState(false);
  const { open, busy, failed, naming } = useOpening(me);
  const [lot, setLot] = useState<Lot>("none");
  const [series, setSeries] = useState(false);
  const campaign = game.campaign?.modes.includes(mode) ? game.campaign : null;
  const picked = campaign && series ? campaign.options : [];
  const matter = agreements(game, seats.length, mode, options).filter((option) => !picked.includes(option.id));
  const sides = teams(game, seats.length, options);
  const lots = sides.length ? lot : "none";
  const groups = grouped(game, matter);
  const wrong = groups.flatMap((group) => misfit(group, inPlay(group, seats.length, mode, options), say));
  const free = seats.some((seat) => seat.kind === "open");
  const create = () => {
    const agreed = Object.fromEntries(Object.entries(options).filter(([id]) => matter.some((one) => one.id === id)));
    open({
      game: game.id,
      mode,
      options: agreed,
      seats,
      time,
      public: everybody,
      lot: lots,
      campaign: !!campaign && series,
    });
  };
  const row = (title: string, about: string, control: ComponentChildren) => (
    <div class="frow" key={title}>
      <div class="grow">
        <b>{title}</b>
        {about && <p>{about}</p>}
      </div>
      {control}
    </div>
  );
  return (
    <>
      <main>
        <section class="prompt sheet" aria-label={say("setup.yours")}>
          <span class="tab">{say("setup.yours")}</span>
          <div class="gamehead">
            <span class="thumb">
              <Cover game={game.id} title={game.title} box="10 40 180 180" />
            </span>
            <div class="grow">
              <h2 class="ask">{game.title}</h2>
              <p class="why">{game.about} {people(say, game.seats)}.</p>
              <HowLink game={game.id} apart />
            </div>
            {games.length > 1 && (
              <select
                aria-label={say("lobby.games")}
                value={game.id}
                onChange={(event) => go(`/new?game=${event.currentTarget.value}`)}
              >
                {games.map((one) => <option key={one.id} value={one.id}>{one.title}</option>)}
              </select>
            )}
          </div>
          {game.modes.length > 1 &&
            row(
              say("lobby.rules"),
              modeOf(game, mode)?.about || say("setup.rules-about"),
              <ModeChoice game={game} plan={plan} onChange={setPlan} />,
            )}
          {campaign &&
            row(
              campaign.name,
              campaign.about,
              <Switch label={campaign.name} on={series} onChange={setSeries} />,
            )}
          {groups.map((group) => {
            const { heading, options: some } = group, drawn = inPlay(group, seats.length, mode, options);
            if (heading && drawn) {
              return (
                <Folded key={heading.id} heading={heading} told={summed(group, options) || say("setup.lot-heading")}>
                  <Picker game={game} group={group} drawn={drawn} agreed={options} onChange={setOptions} />
                </Folded>
              );
            }
            const rows = some.map((option) =>
              row(
                option.name,
                option.about,
                <Agreement
                  option={option}
                  value={options[option.id]}
                  onChange={(value) => setOptions({ ...options, [option.id]: value })}
                />,
              )
            );
            return heading
              ? (
                <Folded key={heading.id} heading={heading} told={summed(group, options) || say("setup.none")}>
                  {rows}
                </Folded>
              )
              : rows;
          })}
          {sides.length > 0 &&
            row(
              say("setup.lot"),
              say(LOT_ABOUT[lot]),
              <LotChoice value={lot} onChange={setLot} />,
            )}
          {seats.length > 1 && row(
            say("setup.pace"),
            paceAbout(time, say),
            (
              <Segment
                label={say("setup.pace")}
                value={pace}
                options={Object.entries(PACES).map(([id, time]) => ({ id, name: paceName(time, say) }))}
                onChange={setPace}
              />
            ),
          )}
          {seats.length > 1 && pace === "none" && row(
            say("setup.absence"),
            say("setup.absence-about"),
            (
              <Segment
                label={say("setup.absence")}
                value={String(absence)}
                options={ABSENCES.map((seconds) => ({ id: String(seconds), name: absenceName(seconds, say) }))}
                onChange={(seconds) => setAbsence(Number(seconds))}
              />
            ),
          )}
          {row(
            say("setup.public"),
            say(free ? "setup.public-about" : "setup.public-watch"),
            <Switch label={say("setup.public")} on={everybody} onChange={setEverybody} />,
          )}
        </section>
      </main>
      <aside class="side">
        <Wishes
          game={game}
          me={me}
          seats={seats}
          sides={sides}
          mode={modeOf(game, mode)}
          lot={lots}
          onChange={(wanted) => setPlan(withSeats(game, plan, wanted))}
        />
        <section class="go">
          <button type="button" class="primary" disabled={busy || wrong.length > 0} onClick={create}>
            <Icon name="play" />
            {say(free ? "setup.create" : "lobby.play")}
          </button>
          {wrong.map((why) => <p key={why} role="alert" class="failed">{why}</p>)}
          {failed && <p role="alert" class="failed">{failed}</p>}
          {naming}
        </section>
      </aside>
    </>
  );
}

interface FoldedProps {
  heading: GroupInfo;
  /** What is agreed, in a few words. */
  told: string;
  children: ComponentChildren;
}

/** Agreements under one heading, out of the way until somebody wants them. */
function Folded({ heading, told, children }: FoldedProps) {
  return (
    <details class="fgroup">
      <summary class="frow">
        <span class="grow">
          <b>{heading.name}</b>
          {heading.about && <p>{heading.about}</p>}
        </span>
        <span class="fact">{told}</span>
      </summary>
      {children}
    </details>
  );
}

/** A further agreement: yes or no as a switch, anything else as one of a few. */
function Agreement({ option, value, onChange }: {
  option: OptionInfo;
  value: Value | undefined;
  onChange: (value: Value) => void;
}) {
  const now = value ?? option.default;
  if (typeof option.default === "boolean") return <Switch label={option.name} on={now === true} onChange={onChange} />;
  return (
    <Segment
      label={option.name}
      value={String(now)}
      options={option.values.map((one) => ({ id: String(one.id), name: one.name }))}
      onChange={(id) => onChange(option.values.find((one) => String(one.id) === id)!.id)}
    />
  );
}
