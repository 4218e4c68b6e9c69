/** The drawings that a game ships: one file of symbols, put on the page once, its ids told apart by the game's. */
import { createContext } from "preact";
import { useContext, useEffect, useState } from "preact/hooks";
import { ICONS } from "./icons.ts";

/** The palette that a game's file may set on its root, as `data-ground` and so on. */
const PALETTE = ["ground", "ground-2", "way", "way-ink", "accent", "accent-2", "heat"];

const loads = new Map<string, Promise<void>>();

/** Renames every id of a game's file and what refers to it, so that two games never clash. */
export function prefixed(svg: string, game: string): string {
  return svg
    .replace(/\bid="([^"]+)"/g, `id="${game}--$1"`)
    .replace(/href="#([^"]+)"/g, `href="#${game}--$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${game}--$1)`);
}

async function load(game: string): Promise<void> {
  const answer = await fetch(`/art/${encodeURIComponent(game)}.svg`);
  if (answer.ok) put(game, await answer.text());
}

/** Drawings that do not come from the server. */
export function bring(game: string, svg: string): void {
  if (!loads.has(game)) loads.set(game, Promise.resolve(put(game, svg)));
}

function put(game: string, svg: string): void {
  const parsed = new DOMParser().parseFromString(prefixed(svg, game), "image/svg+xml").documentElement;
  if (parsed.localName !== "svg") return;
  parsed.setAttribute("class", "sprite");
  parsed.setAttribute("aria-hidden", "true");
  parsed.id = artId(game, ROOT);
  document.body.prepend(document.importNode(parsed, true));
}

/** The whole file; no drawing has this name. */
const ROOT = "-root";

const artId = (game: string, name: string) => `${game}--${name}`;

export const Game = createContext("");

/** Loads a game's drawings; true once they are here, or known to be missing. */
export function useArt(game: string): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let gone = false;
    if (!loads.has(game)) loads.set(game, load(game).catch(() => {}));
    loads.get(game)!.then(() => gone || setReady(true));
    return () => {
      gone = true;
    };
  }, [game]);
  return ready;
}

/** The drawings that were looked for and are on the page: none ever leaves it. */
const found = new Map<string, Element>();

export function symbol(game: string, name: string): Element | null {
  if (!name) return null;
  const id = artId(game, name);
  const drawing = found.get(id) ?? document.getElementById(id);
  if (drawing) found.set(id, drawing);
  return drawing;
}

/** Gives an element the game's colours. */
export function paint(game: string, element: HTMLElement | null): void {
  const file = document.getElementById(artId(game, ROOT));
  for (const name of PALETTE) {
    const colour = file?.getAttribute(`data-${name}`);
    if (colour) element?.style.setProperty(`--g-${name}`, colour);
  }
}

/** Whether the drawings of a game are on the page. */
export const drawn = (game: string) => !!symbol(game, ROOT);

interface ArtProps {
  name: string;
  className?: string;
  /** How the drawing fills its place; "": a square one is seen whole, others are cut to it. */
  fit?: string;
  /** What is drawn when the game has no such drawing. */
  letter?: string;
}

/** A drawing of the game, or the letter that stands for it. */
export function Art({ name, className = "art", fit = "xMidYMid slice", letter = "" }: ArtProps) {
  const game = useContext(Game);
  const drawing = symbol(game, name);
  if (drawing) {
    const box = drawing.getAttribute("viewBox") ?? "0 0 24 24";
    const [x, y, w, h] = box.split(/[\s,]+/).map(Number);
    const whole = w === h ? "xMidYMid meet" : "xMidYMid slice";
    return (
      <svg class={className} viewBox={box} preserveAspectRatio={fit || whole} aria-hidden="true">
        <use href={`#${artId(game, name)}`} x={x} y={y} width={w} height={h} />
      </svg>
    );
  }
  if (name in ICONS) {
    return (
      <svg class={`${className} i`} viewBox="0 0 24 24" aria-hidden="true">
        <use href={`#i-${name}`} />
      </svg>
    );
  }
  return (
    <svg class={`${className} letter`} viewBox="0 0 24 24" preserveAspectRatio="xMidYMid meet" aria-hidden="true">
      <text x="12" y="17" text-anchor="middle">{letter.slice(0, 1).toUpperCase()}</text>
    </svg>
  );
}

/** The same inside a board's own drawing, at a point. */
export function BoardArt({ name, x, y, w, h }: { name: string; x: number; y: number; w: number; h: number }) {
  const game = useContext(Game);
  if (symbol(game, name)) return <use href={`#${artId(game, name)}`} x={x} y={y} width={w} height={h} />;
  if (name in ICONS) return <use href={`#i-${name}`} class="stroke" x={x} y={y} width={w} height={h} />;
  return null;
}
