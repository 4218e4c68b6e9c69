/** The sizes of window that the layouts are for; the style names them as `@media (--phone)`. */

/** One column: phones either way up, tablets upright. */
export const phone = "(max-width: 760px), (max-width: 1000px) and (orientation: portrait), (max-height: 480px)";
/** A phone on its side: the board beside the question. */
export const phoneWide = "(max-height: 480px) and (orientation: landscape)";
/** A short one: the board needs the room of everything that can wait. */
export const phoneShort = "(max-width: 760px) and (max-height: 720px) and (orientation: portrait)";

/** An upright tablet. */
export const tablet = "(min-width: 600px) and (max-width: 1000px) and (orientation: portrait)";

/** Three columns: everything else, `and` of a certain size. */
const desk = (and: string) =>
  `(min-width: 1001px) and (min-height: 481px) and ${and}, ` +
  `(min-width: 761px) and (min-height: 481px) and (orientation: landscape) and ${and}`;

export const deskWide = desk("(min-width: 1800px)");
export const deskBig = desk("(min-width: 2200px) and (min-height: 1150px)");
export const deskLow = desk("(max-height: 800px)");
export const deskHigh = desk("(min-height: 801px)");
export const deskNarrow = desk("(max-width: 1180px)");
