/** A page with nothing but a sentence: that it connects, or why there is nothing to see. */
import type { ComponentChildren } from "preact";
import { go } from "../core/route.ts";
import { useSay } from "../ui/use.ts";
import { Top } from "./top.tsx";

export function Note({ text, children }: { text: string; children?: ComponentChildren }) {
  return (
    <div class="setup narrow">
      <Top>
        <div class="grow" />
      </Top>
      <main>
        <p class="bignote" role="status">{text}</p>
        {children}
      </main>
    </div>
  );
}

/** Here is nothing to see; there is a way on. */
export function Nothing({ text }: { text: string }) {
  const say = useSay();
  return (
    <Note text={text}>
      <p class="wayon">
        <button type="button" class="second dark" onClick={() => go("/")}>{say("end.lobby")}</button>
      </p>
    </Note>
  );
}
