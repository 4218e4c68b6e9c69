/** A person's name, asked for on a sheet of paper. */
import { useState } from "preact/hooks";
import { api } from "../core/api.ts";
import { prefs } from "../core/prefs.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Sure } from "../ui/sure.tsx";
import { useSay } from "../ui/use.ts";

/** `first`: a dialog that opens begins here. */
export function NameField(
  { value, onInput, first = false }: { value: string; onInput: (name: string) => void; first?: boolean },
) {
  const say = useSay();
  return (
    <label class="namefield">
      <span>{say("name.label")}</span>
      <input
        value={value}
        maxLength={24}
        autocomplete="nickname"
        autofocus={first}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
    </label>
  );
}

interface NameDialogProps {
  name: string;
  onClose: () => void;
  onSaved: () => void;
  /** Something is kept of this person, which they may have forgotten. */
  known?: boolean;
}

export function NameDialog({ name, onClose, onSaved, known = false }: NameDialogProps) {
  const say = useSay();
  const [text, setText] = useState(name);
  const [failed, setFailed] = useState("");
  const save = (event: Event) => {
    event.preventDefault();
    api.rename(text.trim(), prefs.now.language).then(
      () => {
        onSaved();
        onClose();
      },
      (error) => setFailed(error.message || say("error.network")),
    );
  };
  return (
    <Dialog title={say("name.title")} onClose={onClose}>
      <form onSubmit={save} class="nameform">
        <NameField value={text} onInput={setText} first />
        {failed && <p role="alert" class="failed">{failed}</p>}
        <button type="submit" class="primary" disabled={!text.trim()}>{say("name.save")}</button>
      </form>
      {known && (
        <Sure
          name={say("me.forget")}
          about={say("me.forget-about")}
          yes={say("me.forget-yes")}
          onYes={() => api.forget().then(onSaved).then(onClose)}
        />
      )}
    </Dialog>
  );
}
