/** Pages whose code comes when they are first asked for, so that the lobby is there at once. */
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Note, ServerGone } from "../table/note.tsx";
import { useSay } from "./use.ts";

export function lazy<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let Page: ComponentType<P> | undefined;
  return function Lazy(props: P) {
    const say = useSay();
    const [state, setState] = useState<"coming" | "here" | "failed">(Page ? "here" : "coming");
    useEffect(() => {
      if (Page) return;
      load().then((page) => {
        Page = page;
        setState("here");
      }, () => setState("failed"));
    }, []);
    if (Page) return <Page {...props} />;
    // A newer server has other files: the whole page is loaded again as soon as there is one.
    if (state === "failed") return <ServerGone again={() => fetch("/").then(() => location.reload(), () => {})} />;
    return <Note text={say("table.connecting")} />;
  };
}
