/** Making a table: whoever invites others says first what they will read. */
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { api } from "../core/api.ts";
import { prefs } from "../core/prefs.ts";
import { go } from "../core/route.ts";
import type { NewTable } from "../core/wire.ts";
import { useSay } from "../ui/use.ts";
import { NameDialog } from "./name.tsx";

interface Opening {
  open(table: NewTable): void;
  busy: boolean;
  /** Why there is no table. */
  failed: string;
  /** The sheet that asks for a name. */
  naming: VNode | null;
}

/** Makes a table and goes there; a table without friends starts at once. */
export function useOpening(me: string): Opening {
  const say = useSay();
  const [wanted, setWanted] = useState<NewTable | null>(null);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState("");
  const make = async (table: NewTable) => {
    setBusy(true);
    setFailed("");
    try {
      const { id } = await api.create(table, prefs.now.language);
      if (!invites(table)) await api.start(id);
      go(`/table/${id}`);
    } catch (error) {
      setFailed((error as Error).message || say("error.network"));
    }
    setBusy(false);
  };
  const naming = wanted && <NameDialog name="" onClose={() => setWanted(null)} onSaved={() => make(wanted)} />;
  return { open: (table) => (!me && invites(table) ? setWanted(table) : void make(table)), busy, failed, naming };
}

const invites = (table: NewTable) => table.seats.some((seat) => seat.kind === "open");
