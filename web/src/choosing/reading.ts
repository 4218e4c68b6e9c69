/** Reading a card: it shows the places that it speaks of, and where its words do not all fit it opens beside itself. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { Card } from "../core/scene.ts";
import { useChoosing } from "./choosing.ts";
import { pointingProps, usePointing } from "./pointing.ts";
import { both, isFinger, type Target, touched, useTarget } from "./target.ts";

/** A card that is read, and where it lies on the screen. */
export interface Reading {
  card: Card;
  rect: DOMRect;
}

/** What is read now. One thing is at a time, so there is one of these; cards are not drawn again when it changes. */
class Reader {
  now: Reading | null = null;
  #heard = new Set<() => void>();

  read(reading: Reading | null): void {
    if (this.now === reading) return;
    this.now = reading;
    this.#heard.forEach((run) => run());
  }

  listen(run: () => void): () => void {
    this.#heard.add(run);
    return () => this.#heard.delete(run);
  }
}

const reader = new Reader();

/** Where somebody has pressed last: a card that comes to lie there is not what they point at until they move. */
let pressed = { x: -1, y: -1 };
const isStill = (event: PointerEvent) => event.clientX === pressed.x && event.clientY === pressed.y;

/** The card that is read now; a press elsewhere or Escape puts it away. */
export function useReading(): Reading | null {
  const [, draw] = useState(0);
  useEffect(() => {
    const elsewhere = (event: PointerEvent) => {
      pressed = { x: event.clientX, y: event.clientY };
      const card = (event.target as Element).closest<HTMLElement>("[data-card]");
      if (card?.dataset.card !== reader.now?.card.id) reader.read(null);
    };
    const escape = (event: KeyboardEvent) => event.key === "Escape" && reader.read(null);
    document.addEventListener("pointerdown", elsewhere);
    document.addEventListener("keydown", escape);
    const deaf = reader.listen(() => draw((turn) => turn + 1));
    return () => {
      document.removeEventListener("pointerdown", elsewhere);
      document.removeEventListener("keydown", escape);
      deaf();
      reader.read(null);
    };
  }, []);
  return reader.now;
}

const squeezed = (text: string) => text.replace(/\s+/g, " ").trim();

/** The words of an element that can be read: not hidden, not cut off by anything around them. */
function readable(element: Element): string {
  const clips: DOMRect[] = [new DOMRect(0, 0, innerWidth, innerHeight)];
  for (let one = element.parentElement; one; one = one.parentElement) {
    if (getComputedStyle(one).overflow !== "visible") clips.push(one.getBoundingClientRect());
  }
  const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  let seen = "";
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    range.selectNodeContents(node);
    const own = [...clips];
    for (let one = node.parentElement!; one !== element.parentElement; one = one.parentElement!) {
      if (getComputedStyle(one).overflow !== "visible") own.push(one.getBoundingClientRect());
    }
    const rects = [...range.getClientRects()];
    const inside = rects.length > 0 && rects.every((rect) => own.every((clip) => within(rect, clip)));
    if (inside) seen += ` ${node.textContent}`;
  }
  return squeezed(seen);
}

/** A pixel more or less is nobody's loss. */
function within(rect: DOMRect, clip: DOMRect): boolean {
  return rect.left >= clip.left - 2 && rect.right <= clip.right + 2 && rect.top >= clip.top - 2 &&
    rect.bottom <= clip.bottom + 2;
}

/** Whether some words of a card cannot be read where it lies. */
export function isCut(element: Element, card: Card): boolean {
  const words = [card.name, card.tag, card.text, ...(card.checks ?? []).map((check) => check.text)];
  const wanted = words.filter((one): one is string => !!one).map(squeezed);
  if (!wanted.length) return false;
  const seen = readable(element);
  return wanted.some((one) => !seen.includes(one));
}

/** What a card needs: what every target does, what it shows while it is pointed at, and its words in full. By a finger
 * the first tap on a card that is cut opens it, as it previews others. */
export function useCard(card: Card): Target {
  const target = useTarget(card.id, "card", card.name);
  const choosing = useChoosing();
  const about = pointingProps(usePointing(), card.about ?? []);
  const open = (event: Event) => {
    const element = event.currentTarget as Element;
    if (isCut(element, card)) reader.read({ card, rect: element.getBoundingClientRect() });
  };
  const waits = useRef(false);
  const mouse = (run: (event: PointerEvent) => void) => (event: PointerEvent) =>
    event.pointerType === "mouse" && run(event);
  const close = () => reader.read(null);
  const choose = target.props.onClick as ((event: Event) => void) | undefined;
  const read = {
    onPointerEnter: mouse((event) => {
      waits.current = isStill(event);
      if (!waits.current) open(event);
    }),
    onPointerMove: mouse((event) => {
      if (!waits.current || isStill(event)) return;
      waits.current = false;
      open(event);
    }),
    onPointerLeave: mouse(close),
    onPointerDown: touched,
    onFocus: (event: FocusEvent) => (event.target as Element).matches(":focus-visible") && open(event),
    onBlur: close,
  };
  const onClick = (event: MouseEvent) => {
    const fresh = isFinger(event) && reader.now?.card.id !== card.id;
    if (fresh) open(event);
    if (fresh && reader.now && target.option) choosing.preview(target.option, true);
    else {
      if (!fresh) close();
      choose?.(event);
    }
  };
  const still = card.text || card.about?.length ? { tabindex: 0 } : {};
  return { ...target, props: { ...still, ...both(both(target.props, about), read), onClick } };
}
