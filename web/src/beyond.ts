/** The pages beyond the lobby: they come together, since most of what they need is the table's. */
export { Gallery } from "./gallery/gallery.tsx";
export { ReplayPage } from "./replay/page.tsx";
export { RulesPage } from "./rules/page.tsx";
export { TablePage } from "./table/page.tsx";
