/** The lobby: choose a game, play at once, go on at a table, or join one. */
import { useEffect, useState } from "preact/hooks";
import { api } from "../core/api.ts";
import { go, tokenOf } from "../core/route.ts";
import { Offer } from "../guide/offer.tsx";
import { Icon } from "../ui/icon.tsx";
import { useFetched, usePrefs, useSay } from "../ui/use.ts";
import { Crest, signOf } from "../ui/crest.tsx";
import { Top } from "../table/top.tsx";
import { NameDialog } from "./name.tsx";
import { Poster } from "./poster.tsx";
import { QuickPlay } from "./quick.tsx";
import { Rows } from "./rows.tsx";

export function Lobby() {
  const say = useSay();
  const { language } = usePrefs();
  const [games] = useFetched(() => api.games(language), [language]);
  const [me, again] = useFetched(() => api.me(), []);
  const [open] = useFetched(() => api.tables(), []);
  const [chosen, setChosen] = useState<string | null>(null);
  const [naming, setNaming] = useState(false);
  useEffect(() => {
    document.title = say("brand");
  }, [say]);
  const game = games?.find((one) => one.id === chosen) ?? games?.[0];
  const taught = games?.find((one) => one.guided);
  const mine = me?.tables ?? [];
  const waiting = mine.filter((row) => row.yours).length;
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
      <main>
        <h1>{say("lobby.title")}</h1>
        {me?.finished === 0 && taught && <Offer game={taught.id} title={taught.title} />}
        {games === null && <p role="alert">{say("lobby.failed")}</p>}
        <ul class="posters" aria-label={say("lobby.games")}>
          {(games ?? []).map((one) => (
            <li key={one.id}>
              <Poster game={one} chosen={one.id === game?.id} onChoose={() => setChosen(one.id)} />
            </li>
          ))}
        </ul>
        {game && <QuickPlay key={game.id} game={game} me={me?.name ?? ""} />}
      </main>
      <aside class="side">
        <section>
          <h2 class="label">
            {say("lobby.yours")} {waiting > 0 && <span class="cnt">{say("lobby.wait-for-you", { n: waiting })}</span>}
          </h2>
          {mine.length ? <Rows rows={mine} games={games ?? []} mine /> : <p class="note">{say("lobby.none")}</p>}
        </section>
        <section>
          <h2 class="label">{say("lobby.open")}</h2>
          {open?.length
            ? <Rows rows={open} games={games ?? []} mine={false} />
            : <p class="note">{say("lobby.open-none")}</p>}
        </section>
        <JoinForm />
      </aside>
      {naming && me && <NameDialog name={me.name} onClose={() => setNaming(false)} onSaved={again} />}
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
