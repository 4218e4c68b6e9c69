/** The end: who won and why, each seat's own result, and what to do next. */
import { api } from "../core/api.ts";
import type { Scene } from "../core/scene.ts";
import type { TableInfo } from "../core/wire.ts";
import { Icon } from "../ui/icon.tsx";
import { useSay } from "../ui/use.ts";
import { go } from "../core/route.ts";
import { useEffect } from "preact/hooks";

export function End({ scene, info, rematch }: { scene: Scene; info: TableInfo; rematch: (() => void) | null }) {
  const say = useSay();
  const verdict = scene.verdict!;
  const ways = [
    ...(rematch ? [{ name: say("end.rematch"), text: say("end.rematch-about"), icon: "again", run: rematch }] : []),
    { name: say("end.lobby"), text: say("end.lobby-about"), icon: "users", run: () => go("/") },
  ];
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if ((event.target as Element).closest("input, dialog") || event.ctrlKey || event.metaKey) return;
      ways[Number(event.key) - 1]?.run();
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  });
  return (
    <section class="prompt result" aria-label={say("table.game-over")}>
      <span class="tab">{say("table.game-over")}</span>
      <div class="ask">
        <h2>{verdict.text}</h2>
        <span class="ways">
          <a class="endbtn" href={api.save(info.id)} download={`${info.game}.json`}>
            <Icon name="down" />
            {say("end.download")}
          </a>
        </span>
      </div>
      {!!verdict.seats?.length && (
        <p class="why">{verdict.seats.map((text, seat) => `${info.names?.[seat] ?? seat + 1}: ${text}`).join(" · ")}</p>
      )}
      <div class="options">
        {ways.map((way, index) => (
          <button key={way.icon} type="button" class="opt" onClick={way.run}>
            <span class="key">{index + 1}</span>
            <span class="grow">
              <b>{way.name}</b>
              <small>{way.text}</small>
            </span>
            <Icon name={way.icon} />
          </button>
        ))}
      </div>
    </section>
  );
}
