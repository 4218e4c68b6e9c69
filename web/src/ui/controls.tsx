/** Choices on paper: one of a few side by side, and a switch whose word says its state. */
import { useSay } from "./use.ts";

interface SegmentProps<T extends string> {
  label: string;
  value: T;
  options: readonly { id: T; name: string }[];
  onChange: (value: T) => void;
}

export function Segment<T extends string>({ label, value, options, onChange }: SegmentProps<T>) {
  return (
    <div class="seg2" role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.id} class={option.id === value ? "is-on" : ""}>
          <input
            type="radio"
            class="sr"
            name={label}
            value={option.id}
            checked={option.id === value}
            onChange={() => onChange(option.id)}
          />
          <span>{option.name}</span>
        </label>
      ))}
    </div>
  );
}

interface SwitchProps {
  label: string;
  on: boolean;
  disabled?: boolean;
  onChange: (on: boolean) => void;
}

export function Switch({ label, on, disabled = false, onChange }: SwitchProps) {
  const say = useSay();
  return (
    <label class="psw">
      <input
        disabled={disabled}
        type="checkbox"
        role="switch"
        aria-label={label}
        checked={on}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <i />
      <span aria-hidden="true">{on ? say("setup.on") : say("setup.off")}</span>
    </label>
  );
}
