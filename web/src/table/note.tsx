/** A page with nothing but a sentence: that it connects, or why there is nothing to see. */
import type { ComponentChildren } from "preact";
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
