/** Draws a space: its ground, its icons, its words, the heat on it, and the amber frame when it may be chosen. */
import type { Orientation, Places } from "../core/geometry.ts";
import type { Mark, Panel, Rect, Space } from "../core/scene.ts";
import { BoardArt } from "../ui/art.tsx";
import { known, outline } from "../ui/crest.tsx";
import { HANDY, useTarget } from "../choosing/target.ts";
import { KeyBadge } from "./badge.tsx";
import { Room } from "./room.tsx";
import { outlineOf, spacePath, star, ticks } from "./shapes.ts";
import { isRoomy } from "./standing.ts";

interface SpaceProps {
  space: Space;
  box: Rect;
  unit: number;
  owner: Panel | undefined;
  marks: readonly Mark[];
  /** Something happened here last. */
  traced: boolean;
  /** How high letters have to be to be read. */
  least: number;
}

export function SpaceView({ space, box, unit, owner, marks, traced, least }: SpaceProps) {
  const seat = owner ? `seat-${known(owner.colour)}` : "";
  const line = unit / 25;
  return (
    <g
      data-space={space.id}
      class={`space shape-${space.shape ?? "rect"} kind-${space.kind ?? "plain"} ${
        space.look ? `look-${space.look}` : ""
      } ${seat}`}
      transform={`translate(${box.x} ${box.y})`}
    >
      {space.shape !== "none" && <path class="ground" d={outlineOf(space, box)} stroke-width={line} />}
      {marks.filter((mark) => mark.heat).map((mark) => (
        <path key={mark.text} class="heat" d={outlineOf(space, box)} style={{ opacity: 0.15 + 0.6 * mark.heat! }} />
      ))}
      {space.art && <BoardArt name={space.art} x={-box.w / 2} y={-box.h / 2} w={box.w} h={box.h} />}
      {isRoomy(space) && space.kind !== "cell"
        ? <Room space={space} box={box} unit={unit} least={least} />
        : <Inside space={space} box={box} owner={owner} unit={unit} />}
      {space.goal && (isRoomy(space) || !plateSide(space)) && (
        <g class="goalsign" transform={`translate(${-box.w / 2} ${-box.h / 2})`}>
          <circle r={unit * 0.16} stroke-width={unit * 0.03} />
          <Flag goal={space.goal} x={0} size={unit * 0.2} />
        </g>
      )}
      {traced && <path class="traced" d={outlineOf(space, box, unit * 0.12)} stroke-width={unit * 0.06} />}
      {marks.map((mark) => <MarkView key={mark.text} mark={mark} box={box} size={markSize(unit, least)} />)}
    </g>
  );
}

function Inside({ space, box, owner, unit }: { space: Space; box: Rect; owner: Panel | undefined; unit: number }) {
  const w = box.w / 2, h = box.h / 2;
  const icons = space.icons ?? [];
  const shape = space.shape ?? "rect";
  if (shape === "house") return <House space={space} box={box} owner={owner} />;
  // What can be read stands in the upper half: the lower one belongs to the pieces.
  const upper = shape === "rect" || shape === "hexagon";
  const cell = space.kind === "cell";
  const size = cell
    ? Math.min(box.w / Math.max(3, icons.length * 1.4), box.h * 0.4)
    : Math.min(box.w / Math.max(1.9, icons.length * 1.25), box.h * (upper ? (space.text ? 0.3 : 0.4) : 0.5));
  const top = upper ? -h + box.h * (cell ? 0.05 : 0.08) : -size / 2;
  const apart = cell ? 1.3 : 1.12;
  const words = upper ? (icons.length ? top + size + unit * 0.2 : -h * 0.3) : h * 0.55;
  return (
    <>
      {shape === "rect" && (space.kind ?? "plain") === "plain" && !icons.length && !space.text && (
        <path class="cross" d={`M${-w} 0H${w}M0 ${-h}V${h}`} stroke-width={unit / 37} />
      )}
      {shape === "octagon" && <path class="rim" d={spacePath("octagon", box, -unit * 0.07)} stroke-width={unit / 48} />}
      {shape === "circle" && (
        <path class="rim" d={spacePath("circle", box, -Math.min(box.w, box.h) * 0.2)} stroke-width={unit / 18} />
      )}
      {icons.map((icon, index) => (
        <BoardArt
          key={`${icon}-${index}`}
          name={icon}
          x={(index - (icons.length - 1) / 2) * size * apart - size / 2}
          y={top}
          w={size}
          h={size}
        />
      ))}
      {space.text && !space.label && shape !== "circle" && (
        <text class="lbl" y={words} font-size={Math.min(unit * 0.2, (box.w * 1.7) / space.text.length)}>
          {space.text}
        </text>
      )}
    </>
  );
}

/** Where the plate with the name of a space stands; "": it has none. */
const plateSide = (space: Space) => space.text && (space.label || (space.shape === "circle" ? "below" : ""));

/** The name of a space beside it, on a plate; drawn over everything but what may be chosen. `least`: how high its
 * letters have to be to be read. */
export function Plate({ space, box, unit, least, orientation }: {
  space: Space;
  box: Rect;
  unit: number;
  least: number;
  orientation: Orientation;
}) {
  const side = (orientation === "tall" && space.tall_label) || plateSide(space);
  if (!space.text || !side || isRoomy(space)) return null;
  const size = Math.min(Math.max(unit * 0.42, least), unit * 0.75),
    flag = space.goal ? size * 1.1 : 0,
    w = space.text.length * size * 0.5 + size * 0.9 + flag,
    h = size * 1.36;
  const across = side === "left" ? -1 : side === "right" ? 1 : 0,
    down = side === "above" ? -1 : side === "below" ? 1 : 0;
  const x = box.x + across * (box.w / 2 + w / 2 + unit * 0.06), y = box.y + down * (box.h / 2 + h / 2 + unit * 0.12);
  return (
    <g class={`plate ${space.goal ? "is-goal" : ""}`} transform={`translate(${x} ${y})`} aria-hidden="true">
      <rect x={-w / 2} y={-h / 2} width={w} height={h} rx={h * 0.18} stroke-width={size * 0.08} />
      {space.goal && <Flag goal={space.goal} x={-w / 2 + size * 0.85} size={size} />}
      <text x={flag / 2} y={size * 0.36} font-size={size}>{space.text}</text>
    </g>
  );
}

/** The flag of a goal: hollow while it is still to do, with a tick once it is done. */
function Flag({ goal, x, size }: { goal: "open" | "done"; x: number; size: number }) {
  return (
    <g class={`goal ${goal}`} transform={`translate(${x} 0) scale(${size / 22}) translate(-11 -12)`}>
      <path class="cloth" d="M5 4h14l-3 5 3 5H5" />
      <path d="M5 22V4" />
      {goal === "done" && <path class="tick" d="M7.5 9l2.5 2.5L14 7" />}
    </g>
  );
}

/** A home: the roof and the crest in the colour of whose it is. */
function House({ space, box, owner }: { space: Space; box: Rect; owner: Panel | undefined }) {
  const w = box.w / 2, h = box.h / 2, eave = -h * 0.16;
  const roof = `M${-w * 1.15} ${eave}L0 ${-h}L${w * 1.15} ${eave}`;
  return (
    <>
      <path class="roof-edge" d={roof} stroke-width={box.w * 0.19} />
      <path class="roof" d={roof} stroke-width={box.w * 0.12} />
      {owner && (
        <g class={`seat-${known(owner.colour)}`} transform={`translate(0 ${-h * 0.2}) scale(${box.w / 115})`}>
          <path class="crest-shape" d={outline(owner.shape, 16)} />
          <text class="crest-letter" y="7.5">{owner.letter}</text>
        </g>
      )}
      {space.text && (
        <text class="lbl home" y={h * 0.84} font-size={Math.min(box.w * 0.2, (box.w * 1.55) / space.text.length)}>
          {space.text}
        </text>
      )}
    </>
  );
}

/** How high the letters of a mark are: `least` so high that they can be read, as far as there is room. */
export const markSize = (unit: number, least: number) => Math.min(Math.max(unit * 0.2, least * 0.95), unit * 0.26);

/** How wide the badge of a mark is. */
export const markWidth = (text: string, size: number) => (Math.max(2, text.length) * 0.62 + 0.5) * size;

function MarkView({ mark, box, size }: { mark: Mark; box: Rect; size: number }) {
  const wide = markWidth(mark.text, size);
  const corner = mark.corner || "bl";
  const x = (corner.endsWith("l") ? -1 : 1) * (box.w / 2 - wide / 2 - size * 0.3);
  const y = (corner.startsWith("t") ? -1 : 1) * (box.h / 2 - size);
  return (
    <g class={`mark tone-${mark.tone ?? "plain"}`}>
      <g transform={`translate(${x} ${y})`}>
        <rect class="mark-ground" x={-wide / 2} y={-size * 0.75} width={wide} height={size * 1.5} rx={size * 0.35} />
        <text class="mark-text" y={size * 0.36} font-size={size}>{mark.text}</text>
      </g>
    </g>
  );
}

/** The star under the pieces, over the spaces round it: here it came to a head. */
export function Burst({ box, unit }: { box: Rect; unit: number }) {
  const d = star(Math.max(box.w, box.h) * 0.88);
  return (
    <g transform={`translate(${box.x} ${box.y})`}>
      <path class="burst" d={d} stroke-width={unit * 0.05} />
    </g>
  );
}

/** The amber frame over everything on the space, so that a piece never hides it. */
export function SpaceTarget({ space, box, places }: { space: Space; box: Rect; places: Places }) {
  const { unit, pen } = places;
  const { option, badge, state, refused, picking, looks, props } = useTarget(space.id, "space", space.name);
  if (picking || looks === HANDY) {
    return (
      <g class={picking ? "pick-spot" : "handy-spot"} transform={`translate(${box.x} ${box.y})`} {...props}>
        <path d={outlineOf(space, box, -unit * 0.03)} stroke-width={unit * 0.045} />
        <path class="focus-ring" d={outlineOf(space, box, unit * 0.06)} stroke-width={unit * 0.045} />
      </g>
    );
  }
  if (!option) {
    return refused
      ? <path class="why-not" d={outlineOf(space, box)} transform={`translate(${box.x} ${box.y})`} {...props} />
      : null;
  }
  const frame = outlineOf(space, box, unit * 0.08);
  // A circle has no corner that a piece would leave free.
  const out = space.shape === "circle" ? pen * 0.12 : 0;
  const cornered = (space.shape ?? "rect") === "rect" && !state;
  const ring = unit * (state === "is-quiet" ? 0.035 : 0.06);
  return (
    <g class={`go-spot ${state}`} transform={`translate(${box.x} ${box.y})`} {...props}>
      <path class="go-fill" d={frame} />
      {cornered
        ? (
          <>
            <path class="go-under" d={ticks(box, unit)} stroke-width={unit * 0.11} />
            <path class="go-tick" d={ticks(box, unit)} stroke-width={unit * 0.066} />
          </>
        )
        : <path class="go-tick" d={frame} stroke-width={ring} />}
      <path class="focus-ring" d={outlineOf(space, box, unit * 0.15)} stroke-width={unit * 0.045} />
      {/* In a grid it stands inside: over the corner, the neighbours would hide it. */}
      {space.kind === "cell"
        ? <KeyBadge label={badge} x={box.w / 2 - unit * 0.26} y={box.h / 2 - unit * 0.22} size={pen * 0.32} />
        : <KeyBadge label={badge} x={box.w / 2 + out} y={-box.h / 2 - out} size={pen * 0.36} />}
    </g>
  );
}
