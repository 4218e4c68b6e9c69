/** A seat's crest: shape, letter and colour, always all three. */
import type { Panel, Piece } from "../core/scene.ts";

export type Shape = Panel["shape"];
export const SHAPES: readonly Shape[] = ["circle", "square", "hexagon", "triangle", "diamond", "pentagon"];
export const COLOURS = ["green", "blue", "yellow", "red", "white", "violet"];

const outlines = new Map<string, string>();

/** The outline of a shape about the origin; all have about the area of a circle of that radius. */
export function outline(shape: Shape, r: number): string {
  const key = `${shape} ${r}`;
  const known = outlines.get(key) ?? drawn(shape, r);
  outlines.set(key, known);
  return known;
}

function drawn(shape: Shape, r: number): string {
  if (shape === "circle") return `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
  if (shape === "square") return regular(4, r * 1.34, 45);
  if (shape === "hexagon") return regular(6, r * 1.1, 0);
  if (shape === "triangle") return regular(3, r * 1.3, -90, r * 0.14);
  if (shape === "diamond") return regular(4, r * 1.24, 0);
  return regular(5, r * 1.14, -90);
}

function regular(corners: number, r: number, turn: number, down = 0): string {
  const points = Array.from({ length: corners }, (_, index) => {
    const angle = ((turn + (360 / corners) * index) * Math.PI) / 180;
    return `${(r * Math.cos(angle)).toFixed(1)} ${(r * Math.sin(angle) + down).toFixed(1)}`;
  });
  return `M${points.join("L")}z`;
}

export interface Sign {
  shape: Shape;
  letter: string;
  colour: string;
}

/** The sign of a seat at a table that has no scene yet. */
export function signOf(seat: number, name: string): Sign {
  return { shape: SHAPES[seat % 6]!, letter: initial(name), colour: COLOURS[seat % 6]! };
}

export function initial(name: string): string {
  // A name that is written from right to left is set apart by signs that nobody sees.
  return (name.replace(/[\u2068\u2069]/g, "").trim()[0] ?? "?").toUpperCase();
}

/** The sign of whoever a piece belongs to. */
export function signOfPiece(piece: Piece, panels: readonly Panel[]): Sign {
  const owner = piece.seat == null ? undefined : panels.find((panel) => panel.seats.includes(piece.seat!));
  return {
    shape: piece.shape ?? owner?.shape ?? "circle",
    letter: piece.letter || owner?.letter || initial(piece.name),
    colour: piece.colour || owner?.colour || "white",
  };
}

export const known = (colour: string) => (COLOURS.includes(colour) ? colour : "white");

export function Crest({ sign, className = "" }: { sign: Sign; className?: string }) {
  return (
    <svg class={`crest seat-${known(sign.colour)} ${className}`} viewBox="-21 -21 42 42" aria-hidden="true">
      <path class="crest-shape" d={outline(sign.shape, 16)} />
      <text class="crest-letter" x="0" y={sign.shape === "triangle" ? 9.5 : 7.5}>{sign.letter}</text>
    </svg>
  );
}
