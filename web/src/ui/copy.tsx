/** Copying a link, and saying so. */
import { useState } from "preact/hooks";
import { Icon } from "./icon.tsx";
import { useSay } from "./use.ts";

/** How long it says that something was copied. */
const SAID = 2000;

/** Whether a text has just been copied, and the way to copy it. */
export function useCopied(text: string): [boolean, () => void] {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    if (!(await written(text))) return;
    setCopied(true);
    setTimeout(() => setCopied(false), SAID);
  };
  return [copied, copy];
}

/** Browsers give their clipboard to safe addresses only; at a plain one in the home network the text is selected. */
async function written(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return selected(text);
  }
}

function selected(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "sr";
  // In a dialog nothing outside it can be selected.
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  return done;
}

/** The address of a path of this server. */
export function linkTo(path: string): string {
  return new URL(path, location.origin).href;
}

export function CopyLink({ path }: { path: string }) {
  const say = useSay();
  const [copied, copy] = useCopied(linkTo(path));
  return (
    <button type="button" class="second" onClick={copy}>
      <Icon name={copied ? "check" : "copy"} />
      <span aria-live="polite">{copied ? say("wait.copied") : say("wait.copy")}</span>
    </button>
  );
}
