/** Pages with nothing but a sentence: that it connects, or why there is nothing to see, and a way on. */
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { go } from "../core/route.ts";
import { useSay } from "../ui/use.ts";
import { Top } from "./top.tsx";

function Page({ children }: { children: ComponentChildren }) {
  return (
    <div class="setup narrow">
      <Top>
        <div class="grow" />
      </Top>
      <main>{children}</main>
    </div>
  );
}

export function Note({ text, children }: { text: string; children?: ComponentChildren }) {
  return (
    <Page>
      <p class="bignote" role="status">{text}</p>
      {children}
    </Page>
  );
}

/** Here is nothing to see, and why; `children` are better ways on than the lobby. */
export function Nothing({ text, about, children }: { text: string; about?: string; children?: ComponentChildren }) {
  const say = useSay();
  useEffect(() => {
    document.title = `${text} · ${say("brand")}`;
  }, [text, say]);
  return (
    <Page>
      <section class="prompt sheet nothing">
        <h1 class="ask">{text}</h1>
        {about && <p class="why">{about}</p>}
        <p class="wayon">
          {children}
          <button type="button" class={children ? "second" : "primary"} onClick={() => go("/")}>
            {say("end.lobby")}
          </button>
        </p>
      </section>
    </Page>
  );
}

const EVERY = 3000;

/** The server does not answer: it is asked again by itself, or at once. */
export function ServerGone({ again }: { again: () => void }) {
  const say = useSay();
  useEffect(() => {
    const timer = setInterval(again, EVERY);
    return () => clearInterval(timer);
  }, []);
  return (
    <Nothing text={say("page.server-gone")} about={say("page.server-gone-about")}>
      <button type="button" class="primary" onClick={again}>{say("page.again")}</button>
    </Nothing>
  );
}

/** An address that leads nowhere. */
export function Unknown() {
  const say = useSay();
  return <Nothing text={say("page.unknown")} about={say("page.unknown-about")} />;
}
