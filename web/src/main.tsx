/** The client: one page, drawn from the address. */
import { render } from "preact";
import { prefs, systemLight } from "./core/prefs.ts";
import { useRoute } from "./core/route.ts";
import { beyond, later } from "./later.tsx";
import { Join } from "./lobby/join.tsx";
import { Lobby } from "./lobby/lobby.tsx";
import { NewTablePage } from "./lobby/new.tsx";
import { eyesOf } from "./replay/player.ts";
import { Unknown } from "./table/note.tsx";
import { useSprite } from "./ui/icon.tsx";

const TablePage = later((pages) => pages.TablePage);
const ReplayPage = later((pages) => pages.ReplayPage);
const RulesPage = later((pages) => pages.RulesPage);
const Gallery = later((pages) => pages.Gallery);

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
// Whoever presses something in the lobby is on the way to a table: its page comes while the server is asked for one.
for (const press of ["pointerdown", "keydown"]) addEventListener(press, () => beyond().catch(() => {}), { once: true });
render(<App />, document.getElementById("app")!);
