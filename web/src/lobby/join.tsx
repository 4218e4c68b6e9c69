/** Joining by a link: what it is to, a name, and one click to sit down, or to watch if somebody was faster. */
import { useEffect, useState } from "preact/hooks";
import { api, Refused } from "../core/api.ts";
import { go } from "../core/route.ts";
import type { Invitation } from "../core/wire.ts";
import { Icon } from "../ui/icon.tsx";
import { useFetched, usePrefs, useSay } from "../ui/use.ts";
import { Nothing, ServerGone } from "../table/note.tsx";
import { Top } from "../table/top.tsx";
import { NameField } from "./name.tsx";
import { Cover } from "./poster.tsx";

/** What a link is to; "wrong", if it leads nowhere. */
function looked(token: string): Promise<Invitation | "wrong"> {
  return api.invitation(token).catch((error) => {
    if (error instanceof Refused && error.status < 500) return "wrong";
    throw error;
  });
}

export function Join({ token }: { token: string }) {
  const say = useSay();
  const { language } = usePrefs();
  const [me] = useFetched(() => api.me(language), [language]);
  const [to, again] = useFetched(() => looked(token), [token]);
  const [name, setName] = useState("");
  const [failed, setFailed] = useState("");
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (me?.name) setName(me.name);
  }, [me]);
  useEffect(() => {
    document.title = `${say("join.title")} · ${say("brand")}`;
  }, [say]);
  useEffect(() => {
    if (to && to !== "wrong" && to.seat === "yours") go(to.path, true);
  }, [to]);
  const sit = (event: Event) => {
    event.preventDefault();
    setBusy(true);
    api.join(token, name.trim()).then(
      ({ id }) => go(`/table/${id}`),
      (error) => {
        setBusy(false);
        setFailed(error.message || say("error.network"));
      },
    );
  };
  if (to === null) return <ServerGone again={again} />;
  if (to === "wrong") return <Nothing text={say("join.gone")} about={say("join.gone-about")} />;
  return (
    <div class="setup narrow">
      <Top>
        <div class="grow" />
      </Top>
      <main>
        <section class="prompt sheet">
          <span class="tab">{say("wait.invite")}</span>
          <div class="gamehead">
            {to && (
              <span class="thumb">
                <Cover game={to.game} title={to.title} box="10 40 180 180" />
              </span>
            )}
            <div class="grow">
              <h1 class="ask">{to?.host ? say("join.from", { name: to.host }) : say("join.title")}</h1>
              <p class="why">{to && [to.title, to.mode_name].filter(Boolean).join(" · ")}</p>
            </div>
          </div>
          {to?.seat === "free" && (
            <form onSubmit={sit} class="nameform">
              <NameField value={name} onInput={setName} />
              {failed && <p role="alert" class="failed">{failed}</p>}
              <button type="submit" class="primary" disabled={busy || !name.trim()}>{say("join.do")}</button>
            </form>
          )}
          {to?.seat === "taken" && <p>{say("join.taken")}</p>}
          {to && (
            <button
              type="button"
              class="second"
              onClick={() => go(to.path)}
            >
              <Icon name="eye" />
              {say("join.watch")}
            </button>
          )}
        </section>
      </main>
    </div>
  );
}
