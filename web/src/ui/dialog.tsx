/** A sheet of paper over the page: closes with Escape, a click beside it, or its cross. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "./icon.tsx";
import { useSay } from "./use.ts";

export function Dialog(
  { title, onClose, children }: { title: string; onClose: () => void; children: ComponentChildren },
) {
  const say = useSay();
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current!;
    if (!dialog.open) dialog.showModal();
    return () => dialog.close();
  }, []);
  return (
    <dialog
      ref={ref}
      class="paper-dialog"
      aria-label={title}
      onClose={onClose}
      onClick={(event) => event.target === ref.current && onClose()}
    >
      <div class="inside">
        <header>
          <h2>{title}</h2>
          <button type="button" class="iconbtn" onClick={onClose} aria-label={say("close")}>
            <Icon name="cross" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
