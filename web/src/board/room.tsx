/** What can be read on a room, a district or a panel: number, icons, badge, name and note; its lower half is free. */
import type { Rect, Sign, Space } from "../core/scene.ts";
import type { Places } from "../core/geometry.ts";
import { BoardArt } from "../ui/art.tsx";
import { known } from "../ui/crest.tsx";
import { useTarget } from "../choosing/target.ts";
import { KeyBadge } from "./badge.tsx";
import { cut, wrapped } from "./words.ts";

interface RoomProps {
  space: Space;
  box: Rect;
  unit: number;
  /** How high letters have to be to be read. */
  least: number;
}

export function Room(props: RoomProps) {
  const { space } = props;
  if (space.look === "unknown") return <Unknown {...props} />;
  if (space.shape === "circle") return <Landing {...props} />;
  return space.kind === "room" ? <Numbered {...props} /> : <Worded {...props} />;
}

/** Letters as large as they may be, but all of them on the space. */
function fitting(text: string, size: number, room: number): number {
  return Math.min(size, (room * 1.95) / Math.max(4, text.length));
}

function Unknown({ space, box, unit, least }: RoomProps) {
  const size = fitting(space.text ?? "", Math.max(unit * 0.19, least), box.w);
  const number = Math.min(unit * 0.19, box.h * 0.2);
  return (
    <>
      {space.number && (
        <text class="lbl light start" x={-box.w * 0.42} y={-box.h * 0.43 + number} font-size={number}>
          {space.number}
        </text>
      )}
      <text class="lbl" y={-size * 0.9} font-size={size * 1.5}>?</text>
      {space.text && <text class="lbl light" y={size * 0.3} font-size={size}>{space.text}</text>}
    </>
  );
}

/** A staircase, a lift: a sign and a letter in a circle. */
function Landing({ space, box, unit }: RoomProps) {
  const r = Math.min(box.w, box.h) / 2, icon = space.icons?.[0];
  return (
    <>
      <path
        class="rim"
        d={`M${-r * 0.82} 0a${r * 0.82} ${r * 0.82} 0 1 0 ${r * 1.64} 0a${r * 0.82} ${r * 0.82} 0 1 0 ${-r * 1.64} 0`}
        stroke-width={unit / 40}
      />
      {icon && <BoardArt name={icon} x={-r * 0.4} y={-r * 0.66} w={r * 0.8} h={r * 0.8} />}
      {space.text && <text class="lbl" y={r * (icon ? 0.64 : 0.22)} font-size={r * 0.5}>{space.text}</text>}
    </>
  );
}

/** A note that is smaller than this, beside what can be read, is left out. */
const LEGIBLE = 0.8;

/** Number, icons and badge in a row, the name under them. */
function Numbered({ space, box, unit, least }: RoomProps) {
  const w = box.w / 2, h = box.h / 2;
  const size = Math.min(unit * 0.26, box.h * 0.27), top = -h + box.h * 0.07;
  const icons = space.icons ?? [];
  const letters = fitting(space.text ?? "", Math.max(unit * 0.205, least), box.w);
  const small = fitting(space.note ?? "", letters * 0.86, box.w);
  return (
    <>
      {space.number && (
        <text class="lbl light start" x={-w + box.w * 0.08} y={top + size * 0.8} font-size={size * 0.74}>
          {space.number}
        </text>
      )}
      {icons.map((icon, index) => (
        <BoardArt
          key={`${icon}-${index}`}
          name={icon}
          x={(index - icons.length / 2) * size * 1.05 - size * 0.06}
          y={top}
          w={size}
          h={size}
        />
      ))}
      {space.badge && (
        <g class={`badge ${space.badge.colour ? `coloured seat-${known(space.badge.colour)}` : ""}`}>
          <rect x={w - size * 1.5} y={top - size * 0.02} width={size * 1.36} height={size} rx={size * 0.22} />
          <text x={w - size * 0.82} y={top + size * 0.74} font-size={size * 0.72}>{space.badge.text}</text>
        </g>
      )}
      {space.text && <text class="lbl" y={top + size + letters * 1.02} font-size={letters}>{space.text}</text>}
      {space.note && small >= least * LEGIBLE && (
        <text class={`lbl light tone-${space.tone ?? "plain"}`} y={top + size + letters * 2} font-size={small}>
          {space.note}
        </text>
      )}
    </>
  );
}

/** Name, then icon and note, all from the left; where there is no room for the note, the icon stands right. */
function Worded({ space, box, unit, least }: RoomProps) {
  const left = -box.w / 2 + unit * 0.16, top = -box.h / 2 + unit * 0.1;
  const tall = space.kind === "panel" ? box.h * 0.55 : Infinity;
  const name = Math.min(tall, fitting(space.text ?? "", Math.max(unit * 0.2, least), box.w - unit * 0.4)),
    size = Math.max(unit * 0.16, least);
  const icon = space.icons?.[0];
  const roomy = box.w >= unit * 2.3;
  const from = left + (icon ? size * 1.7 : 0);
  const most = Math.floor((box.w / 2 - from - unit * (space.signs?.length ? 0.9 : 0.1)) / (size * 0.5));
  const high = space.kind !== "panel" || name * 1.2 + size * 1.3 <= box.h;
  const lines = space.note && high && (roomy || space.kind === "panel") ? cut(wrapped(space.note, most), 2) : [];
  const under = top + name * 1.5 + size * 1.1, lowest = box.h / 2 - size * (0.4 + 1.18 * (lines.length - 1));
  const first = space.kind === "panel" ? Math.min(under, lowest) : under;
  return (
    <>
      {space.text && <text class="lbl start" x={left} y={top + name} font-size={name}>{space.text}</text>}
      {icon && (lines.length
        ? <BoardArt name={icon} x={left} y={top + name * 1.55} w={size * 1.3} h={size * 1.3} />
        : !space.signs?.length && (
          <BoardArt name={icon} x={box.w / 2 - unit * 0.46} y={top} w={unit * 0.3} h={unit * 0.3} />
        ))}
      {lines.map((line, index) => (
        <text
          key={index}
          class={`lbl light start tone-${space.tone ?? "plain"}`}
          x={from}
          y={first + size * index * 1.18}
          font-size={size}
        >
          {line}
        </text>
      ))}
    </>
  );
}

/** So many signs have room below, beside the pieces; others stand left of them. */
const BELOW = 1;

/** How much of a space's lower left its signs take up. */
export function signsWidth(space: Space, unit: number): number {
  return space.kind === "district" ? 0 : Math.min(BELOW, space.signs?.length ?? 0) * unit * 0.38;
}

/** What lies on a space beside its pieces: on its lower edge from the left, then beside or up its left edge; on a
 * district up at the right. */
export function Signs({ space, box, places, least }: { space: Space; box: Rect; places: Places; least: number }) {
  const { unit } = places;
  // Where letters are large beside the board, they begin under the name.
  const first = Math.max(unit * 0.42, unit * 0.27 + Math.max(unit * 0.2, least) * 1.25);
  const top = space.kind === "district";
  // Beside the space, where the board goes on there, they cover nothing of its name.
  const beside = box.x - box.w / 2 > unit * 0.4;
  return (
    <>
      {(space.signs ?? []).map((sign, index) => {
        const over = Math.max(0, index + 1 - BELOW), up = beside ? Math.max(0, over - 1) : over;
        const left = -box.w / 2 - (beside ? unit * 0.17 : 0);
        const x = top ? box.w / 2 - unit * 0.42 : over ? left : -box.w / 2 + unit * (0.2 + 0.38 * index);
        const y = top ? -box.h / 2 + first + unit * 0.42 * index : box.h / 2 - unit * (0.1 + 0.36 * up);
        return (
          <SignView
            key={`${sign.icon}-${index}`}
            sign={sign}
            x={box.x + x}
            y={box.y + y}
            size={unit * 0.34}
            pill={top}
          />
        );
      })}
    </>
  );
}

function SignView({ sign, x, y, size, pill }: { sign: Sign; x: number; y: number; size: number; pill: boolean }) {
  const { option, badge, state, props } = useTarget(sign.id ?? "");
  const count = sign.count ?? 1, shown = count > 1 || pill;
  const wide = shown ? size * 1.75 : size;
  const from = pill ? -wide / 2 : -size / 2;
  return (
    <g
      class={`sign tone-${sign.tone ?? "plain"} ${option ? `go-piece ${state}` : ""}`}
      transform={`translate(${x} ${y})`}
      {...props}
    >
      <rect
        class="sign-ground"
        x={from}
        y={-size / 2}
        width={wide}
        height={size}
        rx={pill ? size / 2 : size * 0.24}
        stroke-width={size * 0.07}
      />
      <BoardArt name={sign.icon} x={from + size * 0.16} y={-size * 0.34} w={size * 0.68} h={size * 0.68} />
      {shown && <text x={from + size * 1.27} y={size * 0.24} font-size={size * 0.68}>{count}</text>}
      {option && <KeyBadge label={badge} x={from + wide} y={-size / 2} size={size * 0.8} />}
      <title>{count > 1 ? `${sign.name} × ${count}` : sign.name}</title>
    </g>
  );
}
