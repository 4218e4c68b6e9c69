/** How long somebody may still think, told every second; in days, every so often. */
import { useEffect, useState } from "preact/hooks";
import { Icon } from "../ui/icon.tsx";
import { useSay } from "../ui/use.ts";

/** "2:05", or in long games "7 h" and "3 d". */
export function remaining(seconds: number): string {
  if (seconds >= 2 * 86_400) return `${Math.floor(seconds / 86_400)} d`;
  if (seconds >= 2 * 3600) return `${Math.floor(seconds / 3600)} h`;
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

export function Clock({ until }: { until: number }) {
  const say = useSay();
  const [now, setNow] = useState(Date.now() / 1000);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now() / 1000), 1000);
    return () => clearInterval(timer);
  }, []);
  const late = now >= until;
  return (
    <span class={`clock ${late ? "late" : ""}`} role="timer" aria-label={say(late ? "table.late" : "table.time")}>
      <Icon name="clock" />
      {late ? say("table.late") : remaining(until - now)}
    </span>
  );
}
