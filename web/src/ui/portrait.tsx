/** A bot's portrait, drawn from the words that describe it. */
import type { Looks } from "../core/wire.ts";

const SKIN: Record<Looks["skin"], string> = { pale: "#f6d9c0", fair: "#eebd93", tan: "#cf9765", brown: "#8e5a3a" };
const TINT: Record<Looks["tint"], string> = {
  black: "#29272c",
  brown: "#6d4429",
  red: "#b4512c",
  blond: "#e3b64f",
  grey: "#a6a9ad",
};
const GROUNDS = ["#8fc1c9", "#e9b48a", "#b9a3cf", "#a9bf86", "#d9c9a3"];
const INK = "#1a2327", CLEAR = "none";

/** What is worn: its colour, and what lies on it in another one. */
const WEAR: Record<Looks["wear"], readonly [cloth: string, path: string, fill: string]> = {
  cardigan: ["#3f7f76", "M18 35l6 9 6-9q-6 4-12 0z", "#f6f0e2"],
  dungarees: ["#f2c66d", "M13 50V39l4-2v7h14v-7l4 2v11z", "#46698c"],
  pearls: ["#7a3b57", "M15 37a2 2 0 104 1M19 39a2 2 0 104 1M25 40a2 2 0 104-1M29 38a2 2 0 104-1", "#f6f0e2"],
  tie: ["#38424c", "M17 35l7 4 7-4-4 15h-6zM24 39l-2.5 11h5z", "#f6f0e2"],
  trench: ["#b99a66", "M15 35l9 9-7 6zM33 35l-9 9 7 6z", "#d5b985"],
  turtleneck: ["#2f3a4a", "M18.5 32q5.5 3 11 0l1 5q-6.5 3-13 0z", "#4a5b75"],
};

/** Hair behind the head and over it. */
const HAIR: Record<Looks["hair"], readonly [behind: string, over: string]> = {
  bald: ["", "M14 19q-3 3 0 8zM34 19q3 3 0 8z"],
  short: ["", "M14 20c-2-10 4-14 10-14s12 4 10 14c-1-5-4-7-10-7s-9 2-10 7z"],
  quiff: ["", "M14 19c-3-9 3-15 12-15 7 0 11 6 8 15-3-6-7-7-11-6-4 0-7 2-9 6z"],
  bob: ["M11 33V19a13 13 0 0126 0v14z", "M14 20c-1-9 4-13 10-13s11 4 10 13c-5-1-8-3-9-6-2 4-6 6-11 6z"],
  bun: ["M19 6a5 5 0 1110 0 5 5 0 01-10 0z", "M14 20c-2-9 3-13 10-13s12 4 10 13c-2-5-5-8-10-8s-8 3-10 8z"],
  curls: [
    "M11 28a4 4 0 01-1-7 5 5 0 012-8 6 6 0 017-7 7 7 0 0110 0 6 6 0 017 7 5 5 0 012 8 4 4 0 01-1 7z",
    "M15 19a4 4 0 013-7 6 6 0 0112 0 4 4 0 013 7c-3-4-15-4-18 0z",
  ],
};

/** What else there is about a face, from below to above; without a colour it has that of the hair. */
const EXTRAS: Record<Looks["extras"][number], readonly [path: string, fill?: string]> = {
  beard: ["M14.5 22c0 9 4 13 9.5 13s9.5-4 9.5-13q-3 4.5-9.5 4-6.5.5-9.5-4zM22 28.500h4"],
  moustache: ["M17 27q3-4 7-2 4-2 7 2-4 2-7 0-3 2-7 0z"],
  glasses: ["M16 21a3.7 3.7 0 107.4 0 3.7 3.7 0 10-7.4 0zM24.6 21a3.7 3.7 0 107.4 0 3.7 3.7 0 10-7.4 0z", "#fff6"],
  monocle: ["M24.6 21a3.7 3.7 0 107.4 0 3.7 3.7 0 10-7.4 0zM32 22q2 6 0 12", "#fff6"],
  patch: ["M14 15l20 6-10-3h7v3q-3 4-6 0l-.5-3z", INK],
  shades: ["M15 19h8.500q0 6-4 6t-4.5-6zM24.5 19H33q0 6-4.5 6t-4-6zM23 19.500h2", INK],
  scarf: ["M12 32C8 14 14 5 24 5s16 9 12 27l-6 5q6-23-6-24-12 1-6 24z", "#c8553d"],
  cap: ["M13 17c0-8 5-11 11-11s11 3 11 11q7 0 7 3-15-3-29-3z", "#b5473a"],
  hat: ["M8 16q4-3 8-3l1.5-8q6.5-3 13 0l1.5 8q4 0 8 3-3 3-16 3T8 16z", "#4a4038"],
};
const COVERS = ["cap", "hat", "scarf"];

export function Portrait({ looks }: { looks: Looks }) {
  const [cloth, lies, fill] = WEAR[looks.wear];
  const [behind, over] = HAIR[looks.hair];
  const skin = SKIN[looks.skin], tint = TINT[looks.tint];
  const ground = GROUNDS[(looks.wear.length + looks.hair.length + looks.tint.length) % GROUNDS.length];
  const bunned = looks.hair === "bun" && looks.extras.some((extra) => COVERS.includes(extra));
  return (
    <svg class="portrait" viewBox="0 0 48 48" aria-hidden="true">
      <rect width="48" height="48" fill={ground} />
      <g stroke={INK} stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round">
        {!bunned && <path d={behind} fill={tint} />}
        <path d="M3 50c0-11 9-15 21-15s21 4 21 15z" fill={cloth} />
        <path d="M20 29h8v7q-4 4-8 0z" fill={skin} />
        <path d={lies} fill={fill} />
        <path d="M14.5 20c0-7 4-11 9.5-11s9.5 4 9.5 11-3.5 12.5-9.5 12.500S14.5 27 14.5 20z" fill={skin} />
        <path d="M20 20.500v1M28 20.500v1" stroke-width="2.4" />
        <path d="M21 28q3 2 6 0" fill={CLEAR} />
        <path d={over} fill={tint} />
        {Object.entries(EXTRAS).map(([extra, [path, colour = tint]]) =>
          (looks.extras as readonly string[]).includes(extra) && <path key={extra} d={path} fill={colour} />
        )}
      </g>
    </svg>
  );
}
