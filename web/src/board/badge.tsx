/** Small signs on the board: the number of an option, a step of a ghost's way, a name tag. */

interface BadgeProps {
  label: string;
  x: number;
  y: number;
  size: number;
}

/** The amber key that stands on the option's button and on its target. */
export function KeyBadge({ label, x, y, size }: BadgeProps) {
  if (!label) return null;
  const wide = size * Math.max(1, 0.5 + 0.45 * label.length);
  return (
    <g class="keybadge" transform={`translate(${x} ${y})`}>
      <rect x={-wide / 2} y={-size / 2} width={wide} height={size} rx={size * 0.27} stroke-width={size * 0.075} />
      <text y={size * 0.22} font-size={size * 0.62}>{label}</text>
    </g>
  );
}

/** The keys of several options one below the other, from the feet of a piece down: pieces may stand close together. */
export function KeyTower({ label, x, y, size }: BadgeProps) {
  const keys = label.split("·"), step = size * 0.78;
  return (
    <g class="keybadge" transform={`translate(${x} ${y})`}>
      <rect
        x={-size / 2}
        y={-size / 2}
        width={size}
        height={size + step * (keys.length - 1)}
        rx={size * 0.27}
        stroke-width={size * 0.075}
      />
      {keys.map((key, index) => <text key={key} y={size * 0.22 + step * index} font-size={size * 0.62}>{key}</text>)}
    </g>
  );
}

export function StepBadge({ label, x, y, size }: BadgeProps) {
  return (
    <g class="stepbadge" transform={`translate(${x} ${y})`}>
      <circle r={size / 2} stroke-width={size * 0.09} />
      <text y={size * 0.23} font-size={size * 0.64}>{label}</text>
    </g>
  );
}

export function NameTag({ label, x, y, size }: BadgeProps) {
  const wide = label.length * size * 0.5 + size * 0.9;
  return (
    <g class="nametag" transform={`translate(${x} ${y})`}>
      <rect x={-wide / 2} y={-size * 0.8} width={wide} height={size * 1.5} rx={size * 0.3} />
      <text y={size * 0.3} font-size={size}>{label}</text>
    </g>
  );
}
