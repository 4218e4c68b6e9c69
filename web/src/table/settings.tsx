/** What a person prefers, on a sheet of paper. */
import { prefs } from "../core/prefs.ts";
import type { TableInfo } from "../core/wire.ts";
import { Segment, Switch } from "../ui/controls.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { CopyLink } from "../ui/copy.tsx";
import { usePrefs, useSay } from "../ui/use.ts";
import { Hosting } from "./hosting.tsx";
import { Languages } from "./top.tsx";

interface SettingsProps {
  onClose: () => void;
  onLeave?: (() => void) | null;
  /** The table that is looked at. */
  table?: TableInfo | null;
}

export function Settings({ onClose, onLeave, table }: SettingsProps) {
  const say = useSay();
  const now = usePrefs();
  const row = (title: string, about: string, control: preact.ComponentChild) => (
    <div class="frow">
      <div class="grow">
        <b>{title}</b>
        <p>{about}</p>
      </div>
      {control}
    </div>
  );
  return (
    <Dialog title={say("settings")} onClose={onClose}>
      {row(
        say("prefs.confirm"),
        say("prefs.confirm-about"),
        <Switch
          label={say("prefs.confirm")}
          on={now.confirm}
          onChange={(confirm) => prefs.set({ confirm })}
        />,
      )}
      {row(
        say("prefs.sound"),
        say("prefs.sound-about"),
        <Switch label={say("prefs.sound")} on={now.sound} onChange={(sound) => prefs.set({ sound })} />,
      )}
      {row(
        say("prefs.motion"),
        say("prefs.motion-about"),
        <Switch label={say("prefs.motion")} on={now.motion} onChange={(motion) => prefs.set({ motion })} />,
      )}
      {row(
        say("prefs.speed"),
        say("prefs.speed-about"),
        (
          <Segment
            label={say("prefs.speed")}
            value={now.speed}
            options={[
              { id: "slow", name: say("prefs.speed-slow") },
              { id: "normal", name: say("prefs.speed-normal") },
              { id: "fast", name: say("prefs.speed-fast") },
            ]}
            onChange={(speed) => prefs.set({ speed })}
          />
        ),
      )}
      {row(
        say("prefs.theme"),
        "",
        (
          <Segment
            label={say("prefs.theme")}
            value={now.theme}
            options={[
              { id: "system", name: say("prefs.theme-system") },
              { id: "dark", name: say("prefs.theme-dark") },
              { id: "light", name: say("prefs.theme-light") },
            ]}
            onChange={(theme) => prefs.set({ theme })}
          />
        ),
      )}
      {row(say("language"), "", <Languages />)}
      {table?.watch && row(say("table.watch"), say("table.watch-about"), <CopyLink path={table.watch} />)}
      <p class="keys">{say("prefs.keys")}</p>
      <div class="doors">
        {onLeave && <button type="button" class="second" onClick={onLeave}>{say("table.leave")}</button>}
        {table?.host && <Hosting info={table} onClose={onClose} />}
      </div>
    </Dialog>
  );
}
