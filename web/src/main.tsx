/** The client: one page, drawn from the address. */
import { render } from "preact";
import { prefs, systemLight } from "./core/prefs.ts";
import { useRoute } from "./core/route.ts";
import { Join } from "./lobby/join.tsx";
import { Lobby } from "./lobby/lobby.tsx";
import { NewTablePage } from "./lobby/new.tsx";
import { eyesOf } from "./replay/player.ts";
import { Unknown } from "./table/note.tsx";
import { useSprite } from "./ui/icon.tsx";
import { lazy } from "./ui/lazy.tsx";

const TablePage = lazy(() => import("./table/page.tsx").then((page) => page.TablePage));
const ReplayPage = lazy(() => import("./replay/page.tsx").then((page) => page.ReplayPage));
const RulesPage = lazy(() => import("./rules/page.tsx").then((page) => page.RulesPage));
const Gallery = lazy(() => import("./gallery/gallery.tsx").then((page) => page.Gallery));

function App() {
  const route = useRoute();
  useSprite();
  if (route.page === "table") return <TablePage key={route.id} id={route.id} shared={route.key} />;
  if (route.page === "replay") {
    const { id, key, step, eyes } = route;
    return <ReplayPage key={id} id={id} shared={key} step={step} eyes={eyesOf(eyes)} />;
  }
  if (route.page === "join") return <Join token={route.token} />;
  if (route.page === "rules") return <RulesPage key={route.game} game={route.game} />;
  if (route.page === "new") return <NewTablePage wanted={route} />;
  if (route.page === "gallery") return <Gallery />;
  if (route.page === "unknown") return <Unknown />;
  return <Lobby />;
}

prefs.apply();
systemLight().addEventListener("change", () => prefs.apply());
render(<App />, document.getElementById("app")!);
