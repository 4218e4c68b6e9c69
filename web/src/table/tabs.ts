/** Which things of a scene lie in the rails, and behind which tabs. */
import { boardedBy } from "../choosing/choosing.ts";
import type { Area, Ladder, Overlay, Panel, Scene, Tab, Track } from "../core/scene.ts";

/** Something that lies in a rail. */
export type Thing =
  | { id: string; sort: "area"; area: Area }
  | { id: string; sort: "track"; track: Track }
  | { id: string; sort: "ladder"; ladder: Ladder }
  | { id: string; sort: "overlays"; overlays: readonly Overlay[] };

/** The overlays, those of a group together. */
export function groupsOf(overlays: readonly Overlay[]): Overlay[][] {
  const groups: Overlay[][] = [];
  for (const overlay of overlays) {
    const group = overlay.group && groups.find((one) => one[0]!.group === overlay.group);
    if (group) group.push(overlay);
    else groups.push([overlay]);
  }
  return groups;
}

/** A hand of the viewer's: in the row under the question, or as a grid in the left rail. */
export const isHand = (area: Area) => area.place === "hand" || area.place === "left";

/** Everything that lies in a rail. `stacks`: also the piles that stand beside a hand if there is one. */
export function things(scene: Scene, stacks = true): Thing[] {
  const areas = (scene.areas ?? []).filter((area) =>
    (area.place ?? "supply") === "supply" && (stacks || area.layout !== "stack" || !!area.note)
  );
  return [
    ...areas.map((area): Thing => ({ id: area.id, sort: "area", area })),
    ...(scene.tracks ?? []).filter((track) => track.place === "rail").map((track): Thing => ({
      id: track.id,
      sort: "track",
      track,
    })),
    ...(scene.ladders ?? []).map((ladder): Thing => ({ id: ladder.id, sort: "ladder", ladder })),
    ...groupsOf(scene.overlays ?? []).map((overlays): Thing => ({ id: overlays[0]!.id, sort: "overlays", overlays })),
  ];
}

const heldBy = (scene: Scene) => new Set((scene.tabs ?? []).flatMap((tab) => tab.holds ?? []));

/** The things that no tab holds. */
export function loose(scene: Scene, stacks = true): Thing[] {
  const held = heldBy(scene);
  return things(scene, stacks).filter((thing) => !held.has(thing.id));
}

/** Everything but what lies open in the left rail. */
export function besideLeft(scene: Scene, stacks = true): Thing[] {
  const left = new Set(openTabs(scene, "left").flatMap((tab) => tab.holds ?? []));
  return things(scene, stacks).filter((thing) => !left.has(thing.id));
}

/** The things of a tab, in its order. */
export function thingsOf(scene: Scene, tab: Tab): Thing[] {
  const all = things(scene);
  return (tab.holds ?? []).flatMap((id) => all.find((thing) => thing.id === id) ?? []);
}

/** The panels and the hands of a tab: on a phone they lie behind it. */
export function peopleOf(scene: Scene, tab: Tab): { panels: Panel[]; hands: Area[] } {
  const within = (id: string) => (tab.holds ?? []).includes(id);
  return {
    panels: scene.panels.filter((panel) => within(panel.id)),
    hands: (scene.areas ?? []).filter((area) => isHand(area) && within(area.id)),
  };
}

/** How many options have no button and are chosen on what a phone has behind a tab: cards of its panels and areas. */
export function litIn(scene: Scene, tab: Tab): number {
  const areas = [
    ...peopleOf(scene, tab).panels.flatMap((panel) => panel.areas ?? []),
    ...thingsOf(scene, tab).flatMap((thing) => thing.sort === "area" ? [thing.area] : []),
  ];
  const cards = new Set(areas.flatMap((area) => (area.cards ?? []).map((card) => card.id)));
  const boarded = boardedBy(scene.prompt);
  return (scene.prompt?.options ?? []).filter((option) =>
    boarded.has(option.kind ?? "") && !option.by?.length && cards.has(option.target ?? "")
  ).length;
}

/** The tabs of a desktop's rail, in order: those with something to show there, and the log. */
export function railTabs(scene: Scene): Tab[] {
  const tabs = (scene.tabs ?? []).filter((tab) =>
    tab.id === "log" || ((tab.desk ?? "tab") === "tab" && thingsOf(scene, tab).length > 0)
  );
  return tabs.some((tab) => tab.id === "log") ? tabs : [...tabs, { id: "log", name: "", icon: "log" }];
}

/** The tabs that lie open in one of a desktop's rails. */
export function openTabs(scene: Scene, desk: "left" | "right"): Tab[] {
  return (scene.tabs ?? []).filter((tab) => tab.desk === desk);
}

/** The tabs of a phone's dock, in order: the board first, then the scene's own, then what they leave out. The house
 * names those whose name is empty. `talks`: there is a chat. */
export function dockTabs(scene: Scene, talks = true): Tab[] {
  const own = scene.tabs ?? [];
  const house = (id: string, icon: string): Tab => own.find((tab) => tab.id === id) ?? { id, name: "", icon };
  const held = heldBy(scene);
  return [
    house("table", "table"),
    ...(scene.panels.every((panel) => held.has(panel.id)) ? [] : [house("seats", "users")]),
    ...own.filter((tab) => !["table", "seats", "supply", "log"].includes(tab.id)),
    ...(own.length && !loose(scene).length ? [] : [house("supply", "market")]),
    house("log", "log"),
    ...(own.length || !talks ? [] : [house("chat", "chat")]),
  ];
}
