/** How a number went from the start to the end: the line, its level, its best moments, and who stands at its end. */
import { useId, useRef } from "preact/hooks";
import { plotted } from "../core/curve.ts";
import { polyline } from "../core/geometry.ts";
import type { Curve, Panel, Scene } from "../core/scene.ts";
import { known, outline } from "../ui/crest.tsx";
import { useWidth } from "../ui/use.ts";

interface CurveProps {
  curve: Curve;
  panels: readonly Panel[];
  height: number;
}

/** All curves of a scene. */
export function Curves({ scene, height }: { scene: Scene; height: number }) {
  return (
    <>
      {(scene.curves ?? []).map((curve) => (
        <CurveView key={curve.id} curve={curve} panels={scene.panels} height={height} />
      ))}
    </>
  );
}

function CurveView({ curve, panels, height }: CurveProps) {
  const frame = useRef<HTMLElement>(null);
  const width = useWidth(frame);
  if (curve.points.length < 2) return null;
  return (
    <section ref={frame} class="curve">
      <header>
        <span class="label">{curve.name}</span>
        {curve.note && <span class="sub2">{curve.note}</span>}
      </header>
      <svg role="img" aria-label={`${curve.name}. ${curve.text}`} viewBox={`0 0 ${width} ${height}`} height={height}>
        {width > 0 && <Drawing curve={curve} panels={panels} width={width} height={height} />}
      </svg>
    </section>
  );
}

/** So far apart in pixels are points that have a dot and a rule each; of closer ones the line alone is drawn. */
const APART = 9;

function Drawing({ curve, panels, width, height }: CurveProps & { width: number }) {
  const id = useId();
  const { left, right, top, bottom, level, spots, labels, end } = plotted(curve, width, height);
  const line = polyline(spots);
  const ground = `${line}V${level}H${left}z`;
  const named = new Set((curve.moments ?? []).map((moment) => moment.at));
  const last = spots.at(-1)!;
  const owner = (seat: number | null | undefined) =>
    seat == null ? undefined : panels.find((panel) => panel.seats.includes(seat));
  const colour = (seat: number | null | undefined) => `seat-${known(owner(seat)?.colour ?? "")}`;
  const crest = owner(curve.seat);
  const sparse = (right - left) / (spots.length - 1) >= APART;
  return (
    <>
      <clipPath id={`${id}-high`}>
        <rect width={width} height={level} />
      </clipPath>
      <clipPath id={`${id}-low`}>
        <rect y={level} width={width} height={height - level} />
      </clipPath>
      <path
        class="rule"
        d={spots.filter((_, index) => sparse || index % 10 === 0).map(({ x }) => `M${x} ${top}V${bottom}`).join("")}
      />
      <path class="rule end" d={`M${left} ${top}H${right}M${left} ${bottom}H${right}`} />
      <g class="drawn">
        <path class={`ground ${colour(curve.high_seat)}`} d={ground} clip-path={`url(#${id}-high)`} />
        <path class={`ground ${colour(curve.low_seat)}`} d={ground} clip-path={`url(#${id}-low)`} />
        <path class="level" d={`M${left} ${level}H${right}`} />
        <path class="line" d={line} />
        {spots.map(({ x, y }, index) =>
          (sparse || named.has(index)) && <circle key={index} cx={x} cy={y} r={named.has(index) ? 4.2 : 3} />
        )}
        {labels.map(({ text, x, y }, index) => (
          <text key={index} class="moment" x={x} y={y} text-anchor="middle">{text}</text>
        ))}
        {crest && (
          <g class={`seat-${known(crest.colour)}`} transform={`translate(${last.x} ${last.y}) scale(.7)`}>
            <path class="crest-shape" d={outline(crest.shape, 17)} />
            <text class="crest-letter" y={crest.shape === "triangle" ? 9.5 : 7.5}>{crest.letter}</text>
          </g>
        )}
      </g>
      <text x={left} y={top - 9}>{curve.high_text}</text>
      <text x={left} y={bottom + 17}>{curve.low_text}</text>
      {curve.end_text && <text x={end} y={bottom + 17} text-anchor="end">{curve.end_text}</text>}
    </>
  );
}
