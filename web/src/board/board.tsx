/** The board: backdrop, ways, spaces, what stands on them, what may be chosen, and what is previewed. */
import { useLayoutEffect, useMemo } from "preact/hooks";
import type { ComponentChildren } from "preact";
import type { Mark, Option, Piece, Rect, Scene, Space } from "../core/scene.ts";
import { freeCorners, type Matters, type Seen } from "../core/frame.ts";
import { type Orientation, type Places, places as placesOf, type Point } from "../core/geometry.ts";
import { BoardArt, drawn, symbol } from "../ui/art.tsx";
import { Icon } from "../ui/icon.tsx";
import { useSay } from "../ui/use.ts";
import { type Choosing, isLoud, shows, useChoosing } from "../choosing/choosing.ts";
import { usePointing } from "../choosing/pointing.ts";
import { Ghosts, Trails } from "./ghosts.tsx";
import { LinkEnds, LinkTarget, LinkView, RoadMarks } from "./link.tsx";
import { mapSize, MiniMap } from "./minimap.tsx";
import { Pieces, previewing } from "./pieces.tsx";
import { Signs, signsWidth } from "./room.tsx";
import { outlineOf } from "./shapes.ts";
import { Burst, markSize, markWidth, Plate, SpaceTarget, SpaceView } from "./space.tsx";
import { type Stand, stands } from "./standing.ts";
import { TrailView } from "./trail.tsx";
import { ZonePlate, ZoneTarget, ZoneView } from "./zone.tsx";
import { useView, type View } from "./view.ts";

interface BoardProps {
  scene: Scene;
  orientation: Orientation;
  /** The overlays that are switched off. */
  hidden: ReadonlySet<string>;
  /** Who and where something is seen to happen to. */
  happens: readonly string[];
  /** What lies in the middle, where the board leaves room for it. */
  middle?: ComponentChildren;
}

/** The least height of letters on a board, in pixels. */
const LETTERS = 11;

export function BoardView({ scene, orientation, hidden, happens, middle }: BoardProps) {
  const board = scene.board!;
  const say = useSay();
  const choosing = useChoosing();
  const shown = useMemo(() => previewing(scene.pieces ?? [], choosing.previewed), [scene.pieces, choosing.previewed]);
  const slotted = board.spaces.some((space) => space.kind === "slot") ? shown.pieces : undefined;
  const places = useMemo(() => placesOf(board, orientation, slotted), [board, orientation, slotted]);
  const marks = useMemo(() => markedBy(scene, hidden), [scene.overlays, hidden]);
  const stops = useMemo(() => stopsOf(scene, hidden), [scene.overlays, hidden]);
  const matters = useMemo(() => mattering(scene, places, choosing, happens), [
    scene,
    orientation,
    happens,
    choosing.open,
    choosing.taken,
  ]);
  const { at } = usePointing();
  const pointed = useMemo(
    () =>
      choosing.previewed && shows(choosing.previewed)
        ? pointsOf([choosing.previewed], scene, places)
        : at.flatMap((id) => places.boxes.get(standing(scene, id)) ?? []),
    [scene, orientation, choosing.previewed, at],
  );
  const view = useView(places, matters, pointed, orientation === "tall");
  const links = board.links ?? [];
  const over = (space: Space) => places.unit * (marks.get(space.id)?.length ? 0.49 : 0.2);
  const cells = useMemo(
    () => new Map(board.spaces.filter((space) => space.kind === "cell").map((space) => [space.id, over(space)])),
    [board, marks, places],
  );
  const pieces = scene.pieces ?? [];
  const boxOf = (id: string) => places.boxes.get(id)!;
  const ownerOf = (seat: number | null | undefined) =>
    seat == null ? undefined : scene.panels.find((panel) => panel.seats.includes(seat));
  const { x, y, w, h } = view.frame;
  const { map, zoom } = corners(view, matters, places);
  const letters = view.screen ? LETTERS / Math.min(view.screen[0] / w, view.screen[1] / h) : 0;
  const least = Math.round(letters * 10) / 10;
  const stand = useMemo(
    () => stands(shown.pieces, board, places, orientation, takenBy(board.spaces, marks, stops, places.unit, least)),
    [shown, board, places, orientation, marks, stops, least],
  );
  useZoomKeys(view.zoom);
  const backdrop = `${board.art ?? ""}-${orientation}`;
  const traces = scene.traces ?? [];
  const owners = scene.panels.map((panel) => [panel.seats, panel.colour, panel.shape, panel.letter].join()).join(" ");
  // What lies there from scene to scene is drawn again only if something of it has changed.
  const ground = useMemo(() => (
    <>
      {symbol(scene.game, backdrop)
        ? <BoardArt name={backdrop} x={0} y={0} w={places.size[0]} h={places.size[1]} />
        : <rect class="backdrop" width={places.size[0]} height={places.size[1]} rx={places.unit * 0.6} />}
      {(board.zones ?? []).map((zone) => (
        <ZoneView key={zone.id} zone={zone} places={places} orientation={orientation} />
      ))}
      {board.spaces.filter((space) =>
        space.look === "lit"
      ).map((space) => (
        <circle
          key={space.id}
          class="torch"
          fill="url(#torch)"
          cx={boxOf(space.id).x}
          cy={boxOf(space.id).y}
          r={boxOf(space.id).w * 1.7}
        />
      ))}
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
          least={letters}
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
      {links.map((link) => <LinkEnds key={link.id} link={link} places={places} orientation={orientation} />)}
      {(board.zones ?? []).map((zone) => (
        <ZonePlate key={zone.id} zone={zone} places={places} orientation={orientation} least={letters} />
      ))}
      {(board.labels ?? []).map((label) => (
        <text
          key={label.text}
          class="axis"
          x={label[orientation][0]}
          y={label[orientation][1]}
          dy=".35em"
          font-size={Math.max(places.unit * 0.18, letters)}
        >
          {label.text}
        </text>
      ))}
    </>
  ), [board, places, orientation, owners, marks, traces.join(" "), letters, drawn(scene.game)]);
  return (
    <>
      <svg
        ref={view.ref}
        class={`board is-${orientation} ${view.near ? "" : "is-whole"}`}
        viewBox={`${x} ${y} ${w} ${h}`}
        role="group"
        aria-label={say("table.board")}
      >
        <Defs />
        <g aria-hidden="true">{ground}</g>
        {(scene.overlays ?? []).filter((overlay) => overlay.trail?.length && !hidden.has(overlay.id)).map((overlay) => (
          <TrailView key={overlay.id} overlay={overlay} places={places} cells={cells} />
        ))}
        {(board.zones ?? []).map((zone) => (
          <ZoneTarget key={zone.id} zone={zone} places={places} orientation={orientation} />
        ))}
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
        <Ghosts
          ghosts={choosing.previewed?.ghosts ?? []}
          pieces={pieces}
          panels={scene.panels}
          places={places}
          board={board}
          orientation={orientation}
        />
        <Endings previewed={choosing.previewed} spaces={board.spaces} places={places} />
        <Pieces shown={shown} panels={scene.panels} places={places} stands={stand} />
        {board.spaces.filter((space) => space.signs?.length).map((space) => (
          <Signs key={space.id} space={space} box={boxOf(space.id)} places={places} least={letters} />
        ))}
        <Pointed scene={scene} places={places} stands={stand} />
      </svg>
      <Told spaces={board.spaces} pieces={pieces} />
      {middle && <Middle box={board[`${orientation}_middle`] ?? null} view={view}>{middle}</Middle>}
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
        {view.near && <ZoomButton icon="minus" label={say("table.zoom-out")} onClick={() => view.zoom(1 / 1.4)} />}
        <ZoomButton
          icon="plus"
          label={say("table.zoom-in")}
          onClick={() => view.zoom(1.4)}
        />
      </div>
    </>
  );
}

/** Where the viewer has to look now: what may be chosen on the board (of the kind that is open), the own pieces, and
 * what happens or, if nothing does, what moved last. */
function mattering(scene: Scene, places: Places, choosing: Choosing, happens: readonly string[]): Seen {
  const you = scene.panels.find((panel) => panel.you);
  const options = choosing.seen.filter((option) => isLoud(choosing, option));
  const own = (scene.pieces ?? []).filter((piece) => piece.seat != null && you?.seats.includes(piece.seat));
  const at = (pieces: readonly Piece[]) => pieces.flatMap((piece) => places.boxes.get(piece.at) ?? []);
  const now = happens.flatMap((id) => places.boxes.get(standing(scene, id)) ?? []);
  // Whoever is asked about their only piece looks at it.
  const asked = scene.prompt && own.length === 1 ? own : (scene.pieces ?? []).filter((piece) => piece.moved?.length);
  const moved = now.length ? now : at(asked);
  return { targets: pointsOf(options, scene, places), own: [...at(own), ...moved], moved };
}

/** The place where something is: a piece where it stands, a place there. */
const standing = (scene: Scene, id: string) => (scene.pieces ?? []).find((piece) => piece.id === id)?.at ?? id;

/** Where options point on the board, and where they lead. */
function pointsOf(options: readonly Option[], scene: Scene, places: Places): Point[] {
  const ids = options.flatMap((option) => [
    ...(option.target ? [standing(scene, option.target)] : []),
    ...(option.ghosts ?? []).flatMap((ghost) => ghost.path.slice(-1)),
  ]);
  return ids.flatMap((id) => places.boxes.get(id) ?? []);
}

/** The little map and the zoom buttons go into corners of their own, in pixels so large; nowhere if none is free. */
function corners(
  { frame, screen, near }: View,
  matters: Matters,
  places: Places,
): { map?: string; zoom?: string } {
  if (!screen) return {};
  const free = (wide: number, high: number) =>
    freeCorners(frame, screen, matters, wide, high, [...places.boxes.values()]);
  const zoom = free(48, near ? 96 : 48)[0];
  return { map: near ? free(...mapSize(places.size)).find((corner) => corner !== zoom) : undefined, zoom };
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
            d={outlineOf(space, box, places.unit * 0.09)}
            transform={`translate(${box.x} ${box.y})`}
            stroke-width={places.unit * 0.06}
          />
        );
      })}
    </g>
  );
}

/** The areas of the centre: where the board leaves room for them, or in its middle. */
function Middle({ box, view, children }: { box: Rect | null; view: View; children: ComponentChildren }) {
  if (!box || !view.screen) return <div class="lay">{children}</div>;
  const { frame, screen } = view;
  const scale = Math.min(screen[0] / frame.w, screen[1] / frame.h);
  const px = (value: number) => `${Math.round(value * scale)}px`;
  const left = (screen[0] / scale - frame.w) / 2 + box.x - box.w / 2 - frame.x;
  const top = (screen[1] / scale - frame.h) / 2 + box.y - box.h / 2 - frame.y;
  const style = { left: px(left), top: px(top), width: px(box.w), height: px(box.h) };
  return <div class="lay is-placed" style={style}>{children}</div>;
}

/** What the drawings of the board refer to: light in the dark, stripes, the round of a face. */
function Defs() {
  return (
    <defs>
      <radialGradient id="torch">
        <stop offset="0" stop-color="#f5d98a" stop-opacity=".55" />
        <stop offset=".45" stop-color="#f0c964" stop-opacity=".2" />
        <stop offset="1" stop-color="#f0c964" stop-opacity="0" />
      </radialGradient>
      <pattern id="hazard" width="17" height="22" patternUnits="userSpaceOnUse" x="-8.5">
        <rect width="17" height="22" fill="#171021" />
        <path d="M0 4L17 -7V4L0 15zM0 26L17 15V26L0 37z" fill="#ece4f8" />
      </pattern>
      <clipPath id="face">
        <circle r="20" />
      </clipPath>
    </defs>
  );
}

/** A ring round everything that is pointed at; on a district, where many stand, round the piece itself. */
function Pointed(
  { scene, places, stands }: { scene: Scene; places: Places; stands: ReadonlyMap<string, Stand> },
) {
  const { at } = usePointing();
  return (
    <>
      {at.map((id) => {
        const place = standing(scene, id);
        const box = places.boxes.get(place), space = scene.board!.spaces.find((one) => one.id === place);
        if (!box) return null;
        const stand = stands.get(id);
        if (stand && space?.kind === "district") {
          const { x, y, scale } = stand;
          return <circle key={id} class="pointed" cx={x} cy={y} r={29 * scale} stroke-width={places.unit * 0.06} />;
        }
        const ring = {
          class: "pointed",
          transform: `translate(${box.x} ${box.y})`,
          "stroke-width": places.unit * 0.09,
        };
        return space
          ? <path key={id} d={outlineOf(space, box, places.unit * 0.16)} {...ring} />
          : <circle key={id} r={box.w * 0.7} {...ring} />;
      })}
    </>
  );
}

/** The squares of a grid with a stop of a trail that is shown. */
function stopsOf(scene: Scene, hidden: ReadonlySet<string>): Set<string> {
  const shown = (scene.overlays ?? []).filter((overlay) => !hidden.has(overlay.id));
  return new Set(shown.flatMap((overlay) => (overlay.trail ?? []).map((stop) => stop.at)));
}

/** How much of the lower left of a space its badge of heat, its signs and the number of a trail take up. */
function takenBy(
  spaces: readonly Space[],
  marks: ReadonlyMap<string, Mark[]>,
  stops: ReadonlySet<string>,
  unit: number,
  least: number,
): Map<string, number> {
  return new Map(spaces.flatMap((space): [string, number][] => {
    const low = (marks.get(space.id) ?? []).filter((mark) => (mark.corner || "bl") === "bl");
    const stop = space.kind === "cell" && stops.has(space.id) ? unit * 0.34 : 0;
    const width = Math.max(
      signsWidth(space, unit),
      stop,
      ...low.map((mark) => markWidth(mark.text, markSize(unit, least))),
    );
    return width > 0 ? [[space.id, width]] : [];
  }));
}

function markedBy(scene: Scene, hidden: ReadonlySet<string>): Map<string, Mark[]> {
  const marks = new Map<string, Mark[]>();
  for (const overlay of scene.overlays ?? []) {
    if (hidden.has(overlay.id)) continue;
    for (const mark of overlay.marks ?? []) marks.set(mark.at, [...(marks.get(mark.at) ?? []), mark]);
  }
  return marks;
}

/** The board for those who hear it: its spaces in order, each with who and what is there. */
function Told({ spaces, pieces }: { spaces: readonly Space[]; pieces: readonly Piece[] }) {
  const say = useSay();
  return useMemo(() => {
    const here = (space: Space) => [
      ...pieces.filter((piece) => piece.at === space.id).map((piece) => say("table.here", { name: piece.name })),
      ...(space.signs ?? []).map((sign) => sign.name),
      ...(space.goal ? [say(space.goal === "done" ? "table.goal-done" : "table.goal")] : []),
    ];
    const lines = spaces.map((space) => [space.name, ...here(space)]);
    return (
      <ol class="sr" aria-label={say("table.spaces")}>
        {lines.filter((line, index) => line.length > 1 || spaces[index]!.kind !== "slot").map((line, index) => (
          <li key={index}>{line.join(", ")}</li>
        ))}
      </ol>
    );
  }, [spaces, pieces, say]);
}

function useZoomKeys(zoom: (factor: number) => void): void {
  useLayoutEffect(() => {
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
