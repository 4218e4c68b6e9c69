/** The board: backdrop, ways, spaces, what stands on them, what may be chosen, and what is previewed. */
import { useEffect, useMemo } from "preact/hooks";
import type { Mark, Option, Piece, Scene, Space } from "../core/scene.ts";
import { freeCorners, type Matters } from "../core/frame.ts";
import { type Orientation, type Places, places as placesOf, type Point, seated, standing } from "../core/geometry.ts";
import { BoardArt, symbol } from "../ui/art.tsx";
import { Icon } from "../ui/icon.tsx";
import { useSay } from "../ui/use.ts";
import { shows, useChoosing } from "../choosing/choosing.ts";
import { useTarget } from "../choosing/target.ts";
import { KeyBadge } from "./badge.tsx";
import { Ghosts, Trails } from "./ghosts.tsx";
import { LinkTarget, LinkView, RoadMarks } from "./link.tsx";
import { MiniMap } from "./minimap.tsx";
import { PieceView } from "./piece.tsx";
import { spacePath } from "./shapes.ts";
import { Burst, Plate, SpaceTarget, SpaceView } from "./space.tsx";
import { useView, type View } from "./view.ts";

interface BoardProps {
  scene: Scene;
  orientation: Orientation;
  /** The overlays that are switched off. */
  hidden: ReadonlySet<string>;
}

/** The least height of letters on a board, in pixels. */
const LETTERS = 11;

export function BoardView({ scene, orientation, hidden }: BoardProps) {
  const board = scene.board!;
  const say = useSay();
  const choosing = useChoosing();
  const shown = useMemo(() => previewing(scene.pieces ?? [], choosing.previewed), [scene.pieces, choosing.previewed]);
  const slotted = board.spaces.some((space) => space.kind === "slot") ? shown.pieces : undefined;
  const places = useMemo(() => placesOf(board, orientation, slotted), [board, orientation, slotted]);
  const groups = useMemo(() => grouped(shown.pieces), [shown]);
  const marks = useMemo(() => markedBy(scene, hidden), [scene.overlays, hidden]);
  const matters = useMemo(() => mattering(scene, places, choosing.open), [scene, orientation, choosing.open]);
  const pointed = useMemo(
    () => choosing.previewed && shows(choosing.previewed) ? pointsOf([choosing.previewed], scene, places) : [],
    [scene, orientation, choosing.previewed],
  );
  const view = useView(places, matters, pointed, orientation === "tall");
  const links = board.links ?? [];
  const pieces = scene.pieces ?? [];
  const boxOf = (id: string) => places.boxes.get(id)!;
  const ownerOf = (seat: number | null | undefined) =>
    seat == null ? undefined : scene.panels.find((panel) => panel.seats.includes(seat));
  const { x, y, w, h } = view.frame;
  const { map, zoom } = corners(view, matters);
  const letters = view.screen ? LETTERS / Math.min(view.screen[0] / w, view.screen[1] / h) : 0;
  useZoomKeys(view.zoom);
  const backdrop = `${board.art ?? ""}-${orientation}`;
  const traces = scene.traces ?? [];
  const owners = scene.panels.map((panel) => [panel.seats, panel.colour, panel.shape, panel.letter].join()).join(" ");
  // What lies there from scene to scene is drawn anew only if something of it has changed.
  const ground = useMemo(() => (
    <>
      {symbol(scene.game, backdrop)
        ? <BoardArt name={backdrop} x={0} y={0} w={places.size[0]} h={places.size[1]} />
        : <rect class="backdrop" width={places.size[0]} height={places.size[1]} rx={places.unit * 0.6} />}
      {links.map((link) => (
        <LinkView key={link.id} link={link} places={places} orientation={orientation} owner={ownerOf(link.seat)} />
      ))}
      <RoadMarks links={links} places={places} orientation={orientation} />
      {board.spaces.map((space) => (
        <SpaceView
          key={space.id}
          space={space}
          box={boxOf(space.id)}
          unit={places.unit}
          owner={ownerOf(space.seat)}
          marks={marks.get(space.id) ?? []}
          traced={traces.includes(space.id)}
        />
      ))}
      {board.spaces.map((space) => (
        <Plate
          key={space.id}
          space={space}
          box={boxOf(space.id)}
          unit={places.unit}
          least={letters}
          orientation={orientation}
        />
      ))}
    </>
  ), [board, places, orientation, owners, marks, traces.join(" "), letters, !!symbol(scene.game, "file")]);
  return (
    <>
      <svg
        ref={view.ref}
        class={`board is-${orientation} ${view.near ? "" : "is-whole"}`}
        viewBox={`${x} ${y} ${w} ${h}`}
        role="group"
        aria-label={say("table.board")}
      >
        <desc>{described(pieces, board.spaces, say)}</desc>
        {ground}
        <Trails pieces={pieces} places={places} />
        {board.spaces.filter((space) => space.burst).map((space) => (
          <Burst key={space.id} box={boxOf(space.id)} unit={places.unit} />
        ))}
        {board.spaces.map((space) => (
          <SpaceTarget
            key={space.id}
            space={space}
            box={boxOf(space.id)}
            places={places}
          />
        ))}
        {links.map((link) => <LinkTarget key={link.id} link={link} places={places} orientation={orientation} />)}
        <Ghosts ghosts={choosing.previewed?.ghosts ?? []} pieces={pieces} panels={scene.panels} places={places} />
        <Endings previewed={choosing.previewed} spaces={board.spaces} places={places} />
        {shown.pieces.map((piece) => (
          <Standing
            key={piece.id}
            piece={piece}
            group={groups.get(piece.at) ?? [piece]}
            scene={scene}
            places={places}
            look={shown.fresh.has(piece.id) ? "new" : shown.leaving.has(piece.id) ? "leaving" : ""}
          />
        ))}
      </svg>
      {view.near && map && (
        <MiniMap
          places={places}
          frame={view.frame}
          corner={map}
          pieces={pieces}
          panels={scene.panels}
          onFit={view.fit}
        />
      )}
      <div class={`zoom ${view.small && zoom ? `is-small ${zoom}` : ""}`}>
        {view.near && <ZoomButton icon="fit" label={say("table.zoom-fit")} onClick={view.fit} />}
        <ZoomButton
          icon="minus"
          label={say("table.zoom-out")}
          onClick={() => view.zoom(1 / 1.4)}
        />
        <ZoomButton
          icon="plus"
          label={say("table.zoom-in")}
          onClick={() => view.zoom(1.4)}
        />
      </div>
    </>
  );
}

/** The pieces as they would stand after the previewed option. */
function previewing(pieces: readonly Piece[], option: Option | null) {
  const fresh = new Map((option?.pieces ?? []).map((piece) => [piece.id, piece]));
  const there = pieces.map((piece) => fresh.get(piece.id) ?? piece);
  const more = [...fresh.values()].filter((piece) => !pieces.some((one) => one.id === piece.id));
  return { pieces: [...there, ...more], fresh, leaving: new Set(option?.lifts ?? []) };
}

/** Where the viewer has to look now: what may be chosen on the board (of the kind that is open), and the own pieces. */
function mattering(scene: Scene, places: Places, open: string | null): Matters {
  const you = scene.panels.find((panel) => panel.you);
  const options = (scene.prompt?.options ?? []).filter((option) => open === null || (option.kind ?? "") === open);
  const own = (scene.pieces ?? []).filter((piece) => piece.seat != null && you?.seats.includes(piece.seat));
  return {
    targets: pointsOf(options, scene, places),
    own: own.flatMap((piece) => places.boxes.get(piece.at) ?? []),
  };
}

/** Where options point on the board, and where they lead. */
function pointsOf(options: readonly Option[], scene: Scene, places: Places): Point[] {
  const standing = (id: string) => (scene.pieces ?? []).find((piece) => piece.id === id)?.at ?? id;
  const ids = options.flatMap((option) => [
    ...(option.target ? [standing(option.target)] : []),
    ...(option.ghosts ?? []).flatMap((ghost) => ghost.path.slice(-1)),
  ]);
  return ids.flatMap((id) => places.boxes.get(id) ?? []);
}

/** The little map and the zoom buttons go into corners of their own, in pixels so large; nowhere if none is free. */
function corners({ frame, screen, near }: View, matters: Matters): { map?: string; zoom?: string } {
  if (!screen) return {};
  const map = near ? freeCorners(frame, screen, matters, 84, 72)[0] : undefined;
  return { map, zoom: freeCorners(frame, screen, matters, 48, 96).find((corner) => corner !== map) };
}

function ZoomButton({ icon, label, onClick }: { icon: string; label: string; onClick: () => void }) {
  return (
    <button type="button" class={`iconbtn ${icon}`} onClick={onClick} aria-label={label} title={label}>
      <Icon name={icon} />
    </button>
  );
}

/** A frame round the spaces where the previewed pieces would end. */
function Endings(
  { previewed, spaces, places }: { previewed: Option | null; spaces: readonly Space[]; places: Places },
) {
  return (
    <g class="endings" aria-hidden="true">
      {(previewed?.ghosts ?? []).map((ghost) => {
        const end = ghost.path.at(-1) ?? "";
        const box = places.boxes.get(end), space = spaces.find((one) => one.id === end);
        return box && space && (
          <path
            key={ghost.piece}
            d={spacePath(space.shape, box, places.unit * 0.09)}
            transform={`translate(${box.x} ${box.y})`}
            stroke-width={places.unit * 0.06}
          />
        );
      })}
    </g>
  );
}

/** A piece where it stands among the others of its place: four side by side, or three and a number. */
function Standing({ piece, group, scene, places, look }: {
  piece: Piece;
  group: readonly Piece[];
  scene: Scene;
  places: Places;
  look: "" | "new" | "leaving";
}) {
  const { option, badge, state, refused, props } = useTarget(piece.id);
  const box = places.boxes.get(piece.at);
  if (!box) return null;
  const index = group.indexOf(piece);
  const over = group.length > 4;
  if (over && index > 3) return null;
  const space = scene.board!.spaces.find((one) => one.id === piece.at);
  // On a home the pieces stand higher, so that its name stays readable.
  const home = space?.shape === "house", slot = space?.kind === "slot";
  const room = readable(space) ? "low" : space?.shape === "circle" ? "circle" : "whole";
  const at = slot ? seated(index, group.length, box) : standing(index, group.length, box, room);
  const up = slot ? 0 : places.unit * (home || space?.shape === "circle" ? 0.2 : 0.05);
  const x = box.x + at.x, y = box.y + at.y - up;
  if (over && index === 3) {
    return (
      <g class="more" transform={`translate(${x} ${y})`}>
        <text dy=".35em" font-size={places.unit * 0.26}>+{group.length - 3}</text>
      </g>
    );
  }
  return (
    <g class={option ? `go-piece ${state}` : refused ? "no-piece" : ""} {...props}>
      {option && <circle class="go-ring" cx={x} cy={y} r={30 * at.scale} stroke-width={places.unit * 0.05} />}
      <PieceView piece={piece} panels={scene.panels} x={x} y={y} scale={at.scale} look={look} />
      {option && <KeyBadge label={badge} x={x + 24 * at.scale} y={y - 24 * at.scale} size={places.pen * 0.36} />}
      <title>{piece.name}</title>
    </g>
  );
}

/** Whether a space has icons or words that pieces must not hide. */
function readable(space: Space | undefined): boolean {
  const shape = space?.shape ?? "rect";
  return (shape === "rect" || shape === "hexagon") && !!(space?.icons?.length || space?.text);
}

function grouped(pieces: readonly Piece[]): Map<string, Piece[]> {
  const groups = new Map<string, Piece[]>();
  for (const piece of pieces) groups.set(piece.at, [...(groups.get(piece.at) ?? []), piece]);
  return groups;
}

function markedBy(scene: Scene, hidden: ReadonlySet<string>): Map<string, Mark[]> {
  const marks = new Map<string, Mark[]>();
  for (const overlay of scene.overlays ?? []) {
    if (hidden.has(overlay.id)) continue;
    for (const mark of overlay.marks) marks.set(mark.at, [...(marks.get(mark.at) ?? []), mark]);
  }
  return marks;
}

/** Who stands where, for those who hear the board. */
function described(pieces: readonly Piece[], spaces: readonly Space[], say: ReturnType<typeof useSay>): string {
  const names = new Map(spaces.map((space) => [space.id, space.name]));
  return pieces.map((piece) => say("table.pieces", { name: piece.name, place: names.get(piece.at) ?? piece.at })).join(
    "; ",
  );
}

function useZoomKeys(zoom: (factor: number) => void): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || (event.target as Element).closest("input, textarea, select, dialog")) {
        return;
      }
      if (event.key === "+") zoom(1.4);
      if (event.key === "-" || event.key === "−") zoom(1 / 1.4);
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  });
}
