/** Draws a piece: kind by silhouette, owner by shape, letter and colour. */
import type { Panel, Piece } from "../core/scene.ts";
import { BoardArt } from "../ui/art.tsx";
import { initial, known, outline, type Sign, signOfPiece } from "../ui/crest.tsx";
import { PAWN, SPIKES, zigzag } from "./shapes.ts";
import type { Stand } from "./standing.ts";

interface BodyProps {
  piece: Piece;
  sign: Sign;
  ghost?: boolean;
  /** How long it is, if it stands across a link. */
  length?: number;
}

/** The body of a piece about the origin, about 60 units high. */
export function Body({ piece, sign, ghost = false, length = 24 }: BodyProps) {
  const tone = piece.tone && piece.tone !== "plain" ? `tone-${piece.tone}` : "";
  const name = `body seat-${known(sign.colour)} ${tone} ${ghost ? "is-ghost" : ""}`;
  const across = piece.kind === "zigzag" || piece.kind === "barrier" || piece.kind === "door";
  return (
    <g class={name} transform={piece.used && !across ? "rotate(-78) scale(.9)" : undefined}>
      {piece.kind === "pawn" && <Pawn sign={sign} />}
      {piece.kind === "disc" && <Disc sign={sign} thick={(piece.count ?? 1) > 1} />}
      {piece.kind === "enemy" && <Enemy piece={piece} />}
      {piece.kind === "token" && <Token piece={piece} />}
      {piece.kind === "marker" && <Marker piece={piece} />}
      {piece.kind === "portrait" && <Portrait piece={piece} sign={sign} />}
      {piece.kind === "figure" && <Figure piece={piece} sign={sign} />}
      {piece.kind === "tile" && <Tile piece={piece} />}
      {piece.kind === "zigzag" && <Zigzag length={length} />}
      {piece.kind === "barrier" && <Barrier length={length} />}
      {piece.kind === "door" && <rect class="door" x="-5" y={-length / 2} width="10" height={length} rx="2" />}
      {(piece.count ?? 1) > 1 && piece.kind !== "marker" && <Count n={piece.count!} />}
      {!!piece.hurt && <Hurt n={piece.hurt} />}
    </g>
  );
}

function Pawn({ sign }: { sign: Sign }) {
  return (
    <>
      <ellipse class="contact" cx="0" cy="25" rx="22" ry="7" />
      <path class="figure" d={PAWN} />
      <g transform="translate(0 -10)">
        <path class="head" d={outline(sign.shape, sign.shape === "triangle" ? 10.2 : 11.6)} />
        <text class="head-letter" y="6.4" font-size="17">{sign.letter}</text>
      </g>
    </>
  );
}

/** Several discs of one seat are one thick disc with a number. */
function Disc({ sign, thick }: { sign: Sign; thick: boolean }) {
  return (
    <>
      <path class="contact" d={outline(sign.shape, 17)} transform={`translate(0 ${thick ? 8 : 3})`} />
      {thick && <path class="figure under" d={outline(sign.shape, 17)} transform="translate(0 5)" />}
      <path class="figure" d={outline(sign.shape, 17)} />
      <text class="disc-letter" y={sign.shape === "triangle" ? 9 : 6.6}>{sign.letter}</text>
    </>
  );
}

function Enemy({ piece }: { piece: Piece }) {
  return (
    <g class="enemy">
      <path class="spikes" d={SPIKES} />
      <circle r="12.5" />
      <text y="6.5">{piece.letter}</text>
    </g>
  );
}

function Token({ piece }: { piece: Piece }) {
  return (
    <g class={`token ${piece.colour ? "coloured" : ""}`}>
      <circle r="19" />
      {piece.art
        ? <BoardArt name={piece.art} x={-13} y={-13} w={26} h={26} />
        : <text y="7">{piece.letter || initial(piece.name)}</text>}
    </g>
  );
}

function Marker({ piece }: { piece: Piece }) {
  const text = piece.letter || piece.count || "";
  return (
    <g class={`markernote ${piece.colour ? "coloured" : ""}`}>
      <path d="M-22-18h44v24l-11 12h-33z" />
      <path class="fold" d="M22 6h-11v12" />
      <text y="7" style={String(text).length > 2 ? { fontSize: "18px" } : undefined}>{text}</text>
    </g>
  );
}

/** Somebody by their face: in their owner's ring, with the owner's crest; dashed if they are nobody's. */
function Portrait({ piece, sign }: { piece: Piece; sign: Sign }) {
  const owned = piece.seat != null;
  return (
    <g class={`portrait ${owned ? "" : "is-free"}`}>
      <ellipse class="contact" cx="0" cy="25" rx="22" ry="6" />
      <circle class="portrait-ground" r="24" />
      <g clip-path="url(#face)">
        <BoardArt name={piece.art ?? ""} x={-20} y={-20} w={40} h={40} />
      </g>
      <circle class="portrait-ring" r="22" />
      {owned && (
        <g transform="translate(-19 15) scale(.62)">
          <path class="figure" d={outline(sign.shape, 16)} />
          <text class="disc-letter" y={sign.shape === "triangle" ? 9 : 6.6}>{sign.letter}</text>
        </g>
      )}
    </g>
  );
}

/** A drawing that stands by itself; a pawn in its colour if the game has none of that name. */
function Figure({ piece, sign }: { piece: Piece; sign: Sign }) {
  return (
    <>
      <ellipse class="contact" cx="0" cy="25" rx="20" ry="6" />
      {piece.art ? <BoardArt name={piece.art} x={-27} y={-28} w={54} h={54} /> : <path class="figure" d={PAWN} />}
      {piece.letter && !piece.art && <text class="disc-letter" y="-3">{sign.letter}</text>}
    </>
  );
}

/** A thing: a drawing on a little square of paper. */
function Tile({ piece }: { piece: Piece }) {
  return (
    <g class="tile">
      <rect x="-18" y="-18" width="36" height="36" rx="8" />
      {piece.art
        ? <BoardArt name={piece.art} x={-12} y={-12} w={24} h={24} />
        : <text y="7">{piece.letter || initial(piece.name)}</text>}
    </g>
  );
}

function Zigzag({ length }: { length: number }) {
  const d = zigzag(length, 14);
  return (
    <g class="zigzag">
      <path class="under" d={d} />
      <path class="over" d={d} />
    </g>
  );
}

function Barrier({ length }: { length: number }) {
  return <rect class="barrier" x="-8.5" y={-length / 2} width="17" height={length} rx="7" fill="url(#hazard)" />;
}

function Count({ n }: { n: number }) {
  return (
    <g class="count" transform="translate(15 15)">
      <rect x="-11" y="-8" width="22" height="16" rx="4" />
      <text y="4.5">×{n}</text>
    </g>
  );
}

/** Injuries: a drop with their number. */
function Hurt({ n }: { n: number }) {
  return (
    <g class="hurt" transform="translate(18 -16)">
      <path d="M0-13c6 7 9 10 9 14a9 9 0 01-18 0c0-4 3-7 9-14z" />
      <text y="6">{n}</text>
    </g>
  );
}

export function PieceView(
  { piece, panels, stand, look = "" }: {
    piece: Piece;
    panels: readonly Panel[];
    stand: Stand;
    /** How it is previewed: it would be new, or it would leave. */
    look?: "" | "new" | "leaving";
  },
) {
  const { x, y, scale, angle, length } = stand;
  const turn = angle ? ` rotate(${Math.round(angle)})` : "";
  return (
    <g class={`piece ${look && `is-${look}`}`} transform={`translate(${x} ${y})`}>
      <g data-piece={piece.id}>
        <g transform={`scale(${Math.round(scale * 100) / 100})${turn}`}>
          {piece.acting && <ellipse class="halo" cx="0" cy="24" rx="27" ry="10" />}
          <Body piece={piece} sign={signOfPiece(piece, panels)} ghost={look === "new"} length={length} />
        </g>
      </g>
    </g>
  );
}
