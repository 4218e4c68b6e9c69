/** Gauges, tracks and ladders: a number between two ends, what has passed and will come, rows of fields. */
import { useState } from "preact/hooks";
import type { Field, Gauge, Ladder, Panel, Rung, Sign, Track } from "../core/scene.ts";
import { useTarget } from "../choosing/target.ts";
import { Art } from "../ui/art.tsx";
import { known, outline } from "../ui/crest.tsx";
import { useSay } from "../ui/use.ts";
import { folded } from "./track.ts";

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

/** So many fields of a track stand side by side on a phone. */
const MOST = 12;

/** What has passed and what will come; on a phone a long one folds about now, and a tap unfolds it. */
export function TrackView({ track, phone }: { track: Track; phone: boolean }) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  const { before, after } = phone && !open ? folded(track.fields, MOST) : { before: 0, after: 0 };
  const shown = track.fields.slice(before, track.fields.length - after);
  const fold = (count: number, first: Field, last: Field) => (
    <li class="fold">
      <button
        type="button"
        onClick={() => setOpen(true)}
        aria-label={say("table.unfold", { n: count })}
      >
        {first === last ? first.text : `${first.text}–${last.text}`}
        <small>+{count}</small>
      </button>
    </li>
  );
  return (
    <ol class={`track ${open ? "is-open" : ""}`} aria-label={track.name}>
      {before > 0 && fold(before, track.fields[0]!, track.fields[before - 1]!)}
      {shown.map((field, index) => <FieldView key={before + index} field={field} />)}
      {after > 0 && fold(after, track.fields[track.fields.length - after]!, track.fields.at(-1)!)}
    </ol>
  );
}

function FieldView({ field }: { field: Field }) {
  const { option, badge, looks, props } = useTarget(field.id ?? "");
  const tone = field.tone && field.tone !== "plain" ? `tone-${field.tone}` : "";
  const state = field.state ?? "ahead";
  const inside = (
    <>
      {field.text}
      <small>
        {field.icon ? <Art name={field.icon} className="i" letter={field.mark} fit="xMidYMid meet" /> : field.mark}
      </small>
      {field.icon && field.name && <span class="sr">{field.name}</span>}
      {option && <span class="key" aria-hidden="true">{badge}</span>}
    </>
  );
  return (
    <li
      class={`${state} ${tone}`}
      data-field={field.id || undefined}
      aria-current={state === "now" ? "step" : undefined}
    >
      {field.line && (
        <span class={`crossing tone-${field.line.tone ?? "plain"}`} title={field.line.name}>
          <Art name={field.line.icon} className="i" fit="xMidYMid meet" />
          <span class="sr">{field.line.name}</span>
        </span>
      )}
      {option ? <span class={`field ${looks}`} {...props}>{inside}</span> : inside}
      {!!field.marks?.length && (
        <span class="lying">{field.marks.map((sign, index) => <Lying key={sign.id || index} sign={sign} />)}</span>
      )}
    </li>
  );
}

/** What lies on a field; clickable if it may be chosen. */
function Lying({ sign }: { sign: Sign }) {
  const { option, badge, looks, props } = useTarget(sign.id ?? "");
  return (
    <span class={`bit tone-${sign.tone ?? "plain"} ${looks}`} title={sign.name} {...props}>
      <Art name={sign.icon} className="i" letter={sign.name} fit="xMidYMid meet" />
      {(sign.count ?? 1) > 1 && <b>{sign.count}</b>}
      {!option && <span class="sr">{sign.name}</span>}
      {option && <span class="key" aria-hidden="true">{badge}</span>}
    </span>
  );
}

/** A track in a rail: a bar of small fields under its name. */
export function BarTrack({ track }: { track: Track }) {
  return (
    <section class="area" aria-label={track.name}>
      <header>
        <span class="label">{track.name}</span>
        {track.note && <span class="sidenote">{track.note}</span>}
      </header>
      <ol class="smallbar">
        {track.fields.map((field, index) => <Small key={field.id || index} field={field} />)}
      </ol>
    </section>
  );
}

function Small({ field }: { field: Field }) {
  const { option, badge, looks, props } = useTarget(field.id ?? "");
  const text = [field.name, field.text].filter(Boolean).join(": ");
  const tone = field.tone && field.tone !== "plain" ? `tone-${field.tone}` : "";
  return (
    <li class="bare">
      <span
        class={`small ${field.state ?? "ahead"} ${tone} ${looks}`}
        data-field={field.id || undefined}
        title={field.name}
        {...props}
      >
        {field.icon && <Art name={field.icon} className="i" letter={field.name} fit="xMidYMid meet" />}
        {field.text && <span aria-hidden="true">{field.text}</span>}
        {!option && text && <span class="sr">{text}</span>}
        {option && <span class="key" aria-hidden="true">{badge}</span>}
      </span>
    </li>
  );
}

/** Rows of fields under the names of their spans. */
export function LadderView({ ladder, children }: { ladder: Ladder; children?: preact.ComponentChildren }) {
  const many = Math.max(1, ...ladder.rungs.map((rung) => rung.fields.length));
  const named = ladder.rungs.some((rung) => rung.name);
  return (
    <section
      class={`ladder ${named ? "" : "is-bare"} ${many > 4 ? "is-long" : ""}`}
      aria-label={ladder.name}
      data-field={ladder.id}
      style={{ "--many": String(many) }}
    >
      <header>
        <span class="label">{ladder.name}</span>
        {ladder.note && <span class="sidenote">{ladder.note}</span>}
        {!!ladder.spans?.length && (
          <span class="spans" aria-hidden="true">
            {ladder.spans.map((span) => (
              <span
                key={span.name}
                class={`span tone-${span.tone ?? "plain"}`}
                style={{ gridColumn: `${span.first + 1} / ${span.last + 2}` }}
              >
                {span.name}
              </span>
            ))}
          </span>
        )}
      </header>
      <ul>
        {ladder.rungs.map((rung) => <RungView key={rung.id} rung={rung} ladder={ladder} />)}
      </ul>
      {children}
    </section>
  );
}

function RungView({ rung, ladder }: { rung: Rung; ladder: Ladder }) {
  const { option, badge, looks, props } = useTarget(rung.id);
  const within = (index: number) => (ladder.spans ?? []).find((span) => index >= span.first && index <= span.last);
  return (
    <li class="bare">
      <div class={`rung ${rung.quiet ? "is-quiet" : ""} ${looks}`} data-field={rung.id} {...props}>
        {(rung.name || rung.art) && (
          <span class="about">
            {rung.art && <Art name={rung.art} className="mug" letter={rung.name} />}
            <b>{rung.name}</b>
            {rung.text && <i>{rung.text}</i>}
          </span>
        )}
        <ol class="fields">
          {rung.fields.map((field, index) => {
            const span = within(index);
            return <Small key={field.id || index} field={span ? { ...field, tone: span.tone ?? "plain" } : field} />;
          })}
        </ol>
        {option && <span class="key" aria-hidden="true">{badge}</span>}
      </div>
    </li>
  );
}
