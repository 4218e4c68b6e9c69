/** Joining by a link: what it is to, a name, and one click to sit down, or to watch if somebody was faster. */
import { useEffect, useState } from "preact/hooks";
import { api } from "../core/api.ts";
import { go } from "../core/route.ts";
import { Icon } from "../ui/icon.tsx";
import { useFetched, useSay } from "../ui/use.ts";
import { Top } from "../table/top.tsx";
import { NameField } from "./name.tsx";
import { Cover } from "./poster.tsx";

export function Join({ token }: { token: string }) {
  const say = useSay();
  const [me] = useFetched(() => api.me(), []);
  const [to] = useFetched(() => api.invitation(token), [token]);
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
    if (to?.seat === "yours") go(to.path, true);
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
  return (
    <div class="setup narrow">
      <Top>
        <div class="grow" />
      </Top>
      <main>
        <section class="prompt sheet">
          <span class="tab">{say("wait.invite")}</span>
          {to === null ? <h1 class="ask">{say("join.gone")}</h1> : (
            <>
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
            </>
          )}
        </section>
      </main>
    </div>
  );
}
