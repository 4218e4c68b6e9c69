/** What the host of a table may do with it: call links to watch back, close it for good. */
import { api } from "../core/api.ts";
import { go } from "../core/route.ts";
import type { TableInfo } from "../core/wire.ts";
import { Sure } from "../ui/sure.tsx";
import { useSay } from "../ui/use.ts";

/** Whether nobody else plays here, so that the host may close the table. */
const closable = (info: TableInfo) => !info.started || info.seats.every((seat) => seat.kind !== "human" || seat.you);

export function Hosting({ info, onClose }: { info: TableInfo; onClose: () => void }) {
  const say = useSay();
  return (
    <>
      {info.watch && !info.public && (
        <Sure
          name={say("table.unwatch")}
          about={say("table.unwatch-about")}
          yes={say("table.unwatch-yes")}
          onYes={() => api.unwatch(info.id).then(onClose)}
        />
      )}
      {closable(info) && (
        <Sure
          name={say("table.close")}
          about={say("table.close-about")}
          yes={say("table.close-yes")}
          onYes={() => api.close(info.id).then(() => go("/"))}
        />
      )}
    </>
  );
}
