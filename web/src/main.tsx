/** The client: one page, drawn from the address. */
import { render } from "preact";
import { prefs, systemLight } from "./core/prefs.ts";
import { useRoute } from "./core/route.ts";
import { Gallery } from "./gallery/gallery.tsx";
import { Join } from "./lobby/join.tsx";
import { Lobby } from "./lobby/lobby.tsx";
import { NewTablePage } from "./lobby/new.tsx";
import { ReplayPage } from "./replay/page.tsx";
import { eyesOf } from "./replay/player.ts";
import { RulesPage } from "./rules/page.tsx";
import { Unknown } from "./table/note.tsx";
import { TablePage } from "./table/page.tsx";
import { useSprite } from "./ui/icon.tsx";

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
