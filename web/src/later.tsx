/** Pages that come when they are asked for, so that a first visit to the lobby does not wait for them. */
import type { FunctionComponent } from "preact";
import { Note, ServerGone } from "./table/note.tsx";
import { useFetched, useSay } from "./ui/use.ts";

export const beyond = () => import("./beyond.ts");

type Pages = Awaited<ReturnType<typeof beyond>>;
let pages: Pages | undefined;

/** A newer server has other files, whose names only a page knows that is loaded again; not before there is a server. */
const again = () => fetch("/").then(() => location.reload(), () => {});

/** One of those pages. */
export function later<P extends object>(choose: (pages: Pages) => FunctionComponent<P>): FunctionComponent<P> {
  return (props) => {
    const say = useSay();
    const [came] = useFetched(beyond, []);
    pages ??= came ?? undefined;
    const Page = pages && choose(pages);
    if (Page) return <Page {...props} />;
    return came === null ? <ServerGone again={again} /> : <Note text={say("table.connecting")} />;
  };
}
