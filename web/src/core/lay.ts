/** Where things are on the screen. */
import type { Places } from "./geometry.ts";

/** Where something is on the screen: its middle, and how large it is before it is turned in a fan. */
export interface Lay {
  x: number;
  y: number;
  w: number;
  h: number;
}

export const pieceOf = (id: string) => document.querySelector<SVGGElement>(`[data-piece="${CSS.escape(id)}"]`);
export const cardOf = (id: string) => document.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"]`);
export const areaOf = (id: string) => document.querySelector<HTMLElement>(`[data-area="${CSS.escape(id)}"]`);

export function layOf(node: HTMLElement): Lay {
  const { x, y, width, height } = node.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2, w: node.offsetWidth, h: node.offsetHeight };
}

export const table = () => document.querySelector(".table");

/** Where a piece or a space is on the screen: its upper edge, so that words hide nothing of what happens there. */
export function onBoard(id: string, places: Places | null): Lay | undefined {
  const rect = pieceOf(id)?.getBoundingClientRect();
  if (rect) return { x: rect.x + rect.width / 2, y: rect.y, w: rect.width, h: rect.height };
  const box = places?.boxes.get(id), matrix = document.querySelector<SVGSVGElement>("svg.board")?.getScreenCTM();
  if (!box || !matrix) return undefined;
  const { x, y } = new DOMPoint(box.x, box.y - box.h / 2).matrixTransform(matrix);
  return { x, y, w: box.w * matrix.a, h: box.h * matrix.d };
}
