/** The end: who won and why, and what to do next. */
import { useEffect, useState } from "preact/hooks";
import { api } from "../core/api.ts";
import { go } from "../core/route.ts";
import type { Scene } from "../core/scene.ts";
import type { TableInfo } from "../core/wire.ts";
import { Icon } from "../ui/icon.tsx";
import { useSay } from "../ui/use.ts";
import { Verify } from "./verify.tsx";

export function End({ scene, info, rematch }: { scene: Scene; info: TableInfo; rematch: (() => void) | null }) {
  const say = useSay();
  const [verifying, setVerifying] = useState(false);
  const verdict = scene.verdict!;
  const ways = [
    ...(rematch ? [{ name: say("end.rematch"), text: say("end.rematch-about"), icon: "again", run: rematch }] : []),
    { name: say("end.replay"), text: say("end.replay-about"), icon: "eye", run: () => go(`/table/${info.id}/replay`) },
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
  const results = (verdict.seats ?? [])
    .map((text, seat) => ({ seat, text: `${info.names?.[seat] ?? seat + 1}: ${text}` }))
    .sort((a, b) => Number(verdict.winners.includes(b.seat)) - Number(verdict.winners.includes(a.seat)));
  return (
    <section class="prompt result" aria-label={say("table.game-over")}>
      <span class="tab">{say("table.game-over")}</span>
      <div class="ask">
        <h2>{verdict.title || verdict.text}</h2>
        <span class="ways">
          <a class="endbtn" href={api.save(info.id)} download={`${info.game}.json`}>
            <Icon name="down" />
            {say("end.download")}
          </a>
          {info.promise && (
            <button type="button" class="endbtn" onClick={() => setVerifying(true)}>
              <Icon name="seal" />
              {say("end.verify")}
            </button>
          )}
        </span>
      </div>
      {verdict.title && <p class="why">{verdict.text}</p>}
      {results.length > 0 && (
        <ul class="why results">
          {results.map(({ seat, text }) => (
            <li key={seat} class={verdict.winners.includes(seat) ? "won" : ""}>{text}</li>
          ))}
        </ul>
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
      {verifying && <Verify info={info} onClose={() => setVerifying(false)} />}
    </section>
  );
}
