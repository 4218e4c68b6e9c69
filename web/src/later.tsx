/** Pages that come when they are asked for, so that a first visit to the lobby does not wait for them. */
import type { FunctionComponent } from "preact";
import { Note, ServerGone } from "./table/note.tsx";
import { useFetched, useSay } from "./ui/use.ts";

export const beyond = () => import("./beyond.ts");

type Pages = Awaited<ReturnType<typeof beyond>>;
let pages: Pages | undefined;

/** One of those pages. */
export function later<P extends object>(choose: (pages: Pages) => FunctionComponent<P>): FunctionComponent<P> {
  return (props) => {
    const say = useSay();
    const [came] = useFetched(beyond, []);
    pages ??= came ?? undefined;
    const Page = pages && choose(pages);
    if (Page) return <Page {...props} />;
    // A newer server has other files: only a page that is loaded again knows their names.
    return came === null ? <ServerGone again={() => location.reload()} /> : <Note text={say("table.connecting")} />;
  };
}
