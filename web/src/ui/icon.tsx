/** Draws an icon: the game's own of that name, else the interface's, else nothing. */
import { useEffect } from "preact/hooks";
import { ICONS } from "./icons.ts";

const ID = "icons";

/** Puts the interface's icons on the page, once. */
export function useSprite(): void {
  useEffect(() => {
    if (document.getElementById(ID)) return;
    const symbols = Object.entries(ICONS).map(([name, drawn]) =>
      `<symbol id="i-${name}" viewBox="0 0 24 24">${drawn}</symbol>`
    );
    const text = `<svg xmlns="http://www.w3.org/2000/svg" id="${ID}" class="sprite" aria-hidden="true">${
      symbols.join("")
    }</svg>`;
    const parsed = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
    document.body.prepend(document.importNode(parsed, true));
  }, []);
}

export function Icon({ name, className = "" }: { name: string; className?: string }) {
  return (
    <svg class={`i ${className}`} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  );
}
