/** A button for what cannot be taken back: it says what will happen and asks once more. */
import { useEffect, useRef, useState } from "preact/hooks";
import { useSay } from "./use.ts";

interface SureProps {
  /** What is done, as the button says it. */
  name: string;
  /** What will happen. */
  about: string;
  /** The button that does it. */
  yes: string;
  onYes: () => Promise<unknown>;
}

export function Sure({ name, about, yes, onYes }: SureProps) {
  const say = useSay();
  const [asked, setAsked] = useState(false);
  const [failed, setFailed] = useState("");
  const question = useRef<HTMLDivElement>(null);
  useEffect(() => question.current?.scrollIntoView({ block: "nearest" }), [asked]);
  const run = () => onYes().catch((error) => setFailed(error.message || say("error.network")));
  if (!asked) {
    return <button type="button" class="second" onClick={() => setAsked(true)}>{name}</button>;
  }
  return (
    <div ref={question} class="sure" role="group" aria-label={name}>
      <p>{about}</p>
      <button type="button" class="primary" onClick={run}>{yes}</button>
      <button type="button" class="second" onClick={() => setAsked(false)}>{say("cancel")}</button>
      {failed && <p role="alert" class="failed">{failed}</p>}
    </div>
  );
}
