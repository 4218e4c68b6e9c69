/** Draws a piece: pawn, disc, token, marker or enemy; kind by silhouette, owner by shape, letter and colour. */
import type { Panel, Piece } from "../core/scene.ts";
import { BoardArt } from "../ui/art.tsx";
import { initial, known, outline, type Sign, signOfPiece } from "../ui/crest.tsx";
import { PAWN, SPIKES } from "./shapes.ts";

/** The body of a piece about the origin, about 60 units high. */
export function Body({ piece, sign, ghost = false }: { piece: Piece; sign: Sign; ghost?: boolean }) {
  const name = `body seat-${known(sign.colour)} ${ghost ? "is-ghost" : ""}`;
  return (
    <g class={name} transform={piece.used ? "rotate(-78) scale(.9)" : undefined}>
      {piece.kind === "pawn" && <Pawn sign={sign} />}
      {piece.kind === "disc" && <Disc sign={sign} thick={(piece.count ?? 1) > 1} />}
      {piece.kind === "enemy" && <Enemy piece={piece} />}
      {piece.kind === "token" && <Token piece={piece} />}
      {piece.kind === "marker" && <Marker piece={piece} />}
      {(piece.count ?? 1) > 1 && piece.kind !== "marker" && <Count n={piece.count!} />}
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
    <g class="token">
      <circle r="19" />
      {piece.art
        ? <BoardArt name={piece.art} x={-13} y={-13} w={26} h={26} />
        : <text y="7">{piece.letter || initial(piece.name)}</text>}
    </g>
  );
}

function Marker({ piece }: { piece: Piece }) {
  return (
    <g class="markernote">
      <path d="M-22-18h44v24l-11 12h-33z" />
      <text y="7">{piece.letter || piece.count || ""}</text>
    </g>
  );
}

function Count({ n }: { n: number }) {
  return (
    <g class="count" transform="translate(15 15)">
      <circle r="9" />
      <text y="4.5">{n}</text>
    </g>
  );
}

export function PieceView(
  { piece, panels, x, y, scale, look = "" }: {
    piece: Piece;
    panels: readonly Panel[];
    x: number;
    y: number;
    scale: number;
    /** How it is previewed: it would be new, or it would leave. */
    look?: "" | "new" | "leaving";
  },
) {
  return (
    <g class={`piece ${look && `is-${look}`}`} transform={`translate(${x} ${y})`}>
      <g data-piece={piece.id}>
        <g transform={`scale(${Math.round(scale * 100) / 100})`}>
          {piece.acting && <ellipse class="halo" cx="0" cy="24" rx="27" ry="10" />}
          <Body piece={piece} sign={signOfPiece(piece, panels)} ghost={look === "new"} />
        </g>
      </g>
    </g>
  );
}
