/** The lobby: choose a game, play at once, go on at a table, or join one. */
import { useEffect, useState } from "preact/hooks";
import { api } from "../core/api.ts";
import { prefs } from "../core/prefs.ts";
import { go, tokenOf } from "../core/route.ts";
import { chime } from "../core/sound.ts";
import { Offer } from "../guide/offer.tsx";
import { Icon } from "../ui/icon.tsx";
import { useFetched, usePhone, usePolled, usePrefs, useSay } from "../ui/use.ts";
import { Crest, signOf } from "../ui/crest.tsx";
import { ServerGone } from "../table/note.tsx";
import { Top } from "../table/top.tsx";
import { NameDialog } from "./name.tsx";
import { Poster } from "./poster.tsx";
import { QuickPlay } from "./quick.tsx";
import { Rows, waits } from "./rows.tsx";

export function Lobby() {
  const say = useSay();
  const phone = usePhone();
  const { language } = usePrefs();
  const [fetched, gamesAgain] = useFetched(() => api.games(language), [language]);
  const [me, again, lost] = usePolled(() => api.me(language), [language]);
  const [open] = usePolled(() => api.tables(language), [language]);
  const [chosen, setChosen] = useState<string | null>(null);
  const [naming, setNaming] = useState(false);
  // All at once: whatever came above them later would push away what somebody is about to click.
  const games = me === undefined ? [] : fetched ?? [];
  const taught = games.find((one) => one.guides.length);
  const mine = me?.tables ?? [];
  const waiting = mine.filter(waits);
  const going = mine.filter((row) => !row.over && !(phone && waits(row)));
  const finished = mine.filter((row) => row.over);
  const others = (open ?? []).filter((row) => !mine.some((own) => own.id === row.id));
  const nudge = mine.find((row) => row.nudged_by);
  useEffect(() => {
    const call = nudge ? say("title.nudged", { name: nudge.nudged_by }) : waiting.length ? say("title.turn") : "";
    document.title = [call, say("brand")].filter(Boolean).join(" · ");
  }, [nudge?.nudged_by, waiting.length, say]);
  useEffect(() => {
    if (nudge && prefs.now.sound) chime();
  }, [nudge?.id]);
  const game = games.find((one) => one.id === chosen) ?? games[0];
  if (fetched === null) return <ServerGone again={gamesAgain} />;
  const first = waiting.length > 0 && <span class="cnt">{say("lobby.wait-for-you", { n: waiting.length })}</span>;
  return (
    <div class="lobby">
      <Top>
        <div class="grow" />
        {me && (
          <button type="button" class="iconbtn me" onClick={() => setNaming(true)} title={say("name.title")}>
            {me.name ? <Crest sign={signOf(0, me.name)} /> : <Icon name="users" />}
            <span class="opt-label">{me.name || say("name.title")}</span>
          </button>
        )}
      </Top>
      {lost && <p class="notice lost" role="status">{say("page.lost")}</p>}
      {phone && waiting.length > 0 && (
        <section class="first">
          <h2 class="label">{say("lobby.yours")} {first}</h2>
          <Rows rows={waiting} games={games} />
        </section>
      )}
      <main>
        <h1>{say("lobby.title")}</h1>
        {me?.finished === 0 && taught && <Offer game={taught.id} title={taught.title} way={taught.guides[0]} />}
        <ul class="posters" aria-label={say("lobby.games")}>
          {games.map((one) => (
            <li key={one.id}>
              <Poster game={one} chosen={one.id === game?.id} onChoose={() => setChosen(one.id)} />
            </li>
          ))}
        </ul>
        {game && <QuickPlay key={game.id} game={game} me={me?.name ?? ""} />}
      </main>
      <aside class="side">
        {(going.length > 0 || !mine.length) && (
          <section>
            <h2 class="label">{say("lobby.yours")} {!phone && first}</h2>
            {going.length ? <Rows rows={going} games={games} /> : <p class="note">{say("lobby.none")}</p>}
          </section>
        )}
        <section>
          <h2 class="label">{say("lobby.open")}</h2>
          {others.length ? <Rows rows={others} games={games} /> : <p class="note">{say("lobby.open-none")}</p>}
        </section>
        {finished.length > 0 && (
          <details class="finished">
            <summary class="label">
              {say("lobby.finished")} <span class="cnt2">{finished.length}</span>
            </summary>
            <Rows rows={finished} games={games} />
          </details>
        )}
        <JoinForm />
      </aside>
      {naming && me && (
        <NameDialog
          name={me.name}
          onClose={() => setNaming(false)}
          onSaved={again}
          known={me.name !== "" || mine.length > 0}
        />
      )}
    </div>
  );
}

function JoinForm() {
  const say = useSay();
  const [text, setText] = useState("");
  const submit = (event: Event) => {
    event.preventDefault();
    if (text.trim()) go(`/join/${encodeURIComponent(tokenOf(text))}`);
  };
  return (
    <section class="join">
      <h2 class="label">{say("lobby.join")}</h2>
      <form onSubmit={submit}>
        <input
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
          aria-label={say("lobby.join-hint")}
          placeholder={say("lobby.join-hint")}
        />
        <button type="submit" class="second dark">
          <Icon name="arrow" />
          {say("lobby.join-do")}
        </button>
      </form>
    </section>
  );
}
