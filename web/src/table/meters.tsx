/** Gauges and tracks: a number between two ends, and what has passed and will come. */
import type { Gauge, Panel, Track } from "../core/scene.ts";
import { known, outline } from "../ui/crest.tsx";

export function GaugeView({ gauge, panels }: { gauge: Gauge; panels: readonly Panel[] }) {
  const owner = gauge.seat == null ? undefined : panels.find((panel) => panel.seats.includes(gauge.seat!));
  const span = gauge.high - gauge.low || 1;
  const at = (value: number) => 14 + (242 * (Math.min(gauge.high, Math.max(gauge.low, value)) - gauge.low)) / span;
  const x = at(gauge.value), rest = at(gauge.low < 0 && gauge.high > 0 ? 0 : gauge.low);
  const steps = span <= 24 && Number.isInteger(span)
    ? Array.from({ length: span + 1 }, (_, i) => at(gauge.low + i))
    : [];
  const label = [gauge.name, gauge.text].filter(Boolean).join(": ");
  return (
    <section class={`chase ${owner ? `seat-${known(owner.colour)}` : ""}`} aria-label={label}>
      <span class="label">{gauge.name}</span>
      <svg viewBox="0 0 270 52" aria-hidden="true">
        <path class="bar" d="M14 34h242" />
        <path class="fill" d={`M${rest} 34H${x}`} />
        {steps.map((step, index) => <path key={index} class="step" d={`M${step} 29v10`} />)}
        <path class="end" d={`M14 27v14M256 27v14M${rest} 24v20`} />
        <g transform={`translate(${x} 34) scale(.72)`}>
          <path class="crest-shape" d={outline(owner?.shape ?? "circle", 17)} />
          <text class="crest-letter" y={owner?.shape === "triangle" ? 9 : 7}>{owner?.letter ?? ""}</text>
        </g>
        {gauge.text && <text class="gauge-text" x={Math.min(225, Math.max(45, x))} y="13">{gauge.text}</text>}
      </svg>
      <div class="ends">
        <span>{gauge.low_text}</span>
        <span>{gauge.high_text}</span>
      </div>
    </section>
  );
}

export function TrackView({ track }: { track: Track }) {
  return (
    <ol class="track" aria-label={track.name}>
      {track.fields.map((field, index) => (
        <li key={index} class={field.state ?? "ahead"} aria-current={field.state === "now" ? "step" : undefined}>
          {field.text}
          <small>{field.mark}</small>
        </li>
      ))}
    </ol>
  );
}
