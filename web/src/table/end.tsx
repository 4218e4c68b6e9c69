/** The end: who won and why, and what to do next. */
import { useLayoutEffect, useState } from "preact/hooks";
import { playersOf } from "../core/names.ts";
import { go } from "../core/route.ts";
import type { Scene } from "../core/scene.ts";
import type { Say } from "../core/text.ts";
import type { TableInfo } from "../core/wire.ts";
import { Chapters } from "../lobby/campaign.tsx";
import { addressOf } from "../replay/player.ts";
import { Icon } from "../ui/icon.tsx";
import { usePhone, useSay } from "../ui/use.ts";
import { Curves } from "./curve.tsx";
import { Verify } from "./verify.tsx";

interface EndProps {
  scene: Scene;
  info: TableInfo;
  rematch: ((swap: boolean) => void) | null;
}

export function End({ scene, info, rematch }: EndProps) {
  const say = useSay();
  const [verifying, setVerifying] = useState(false);
  const phone = usePhone();
  const verdict = scene.verdict!;
  const replay = addressOf(info.id, 0, "open", info.key ?? "");
  const next = info.rematch;
  const ways = [
    ...(next && !rematch
      ? [{ name: say("end.rematch"), text: say("end.rematch-ready"), icon: "again", run: () => go(next) }]
      : []),
    ...(rematch ? again(info, rematch, say) : []),
    { name: say("end.replay"), text: say("end.replay-about"), icon: "eye", run: () => go(replay) },
    ...(rematch ? [] : [{ name: say("end.lobby"), text: say("end.lobby-about"), icon: "users", run: () => go("/") }]),
  ];
  useLayoutEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if ((event.target as Element).closest("input, dialog") || event.ctrlKey || event.metaKey) return;
      ways[Number(event.key) - 1]?.run();
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  });
  const place = (seat: number) => verdict.order?.indexOf(seat) ?? Number(!verdict.winners.includes(seat));
  // Of one who played alone the verdict may say it all.
  const told = verdict.seats?.length === 1 && verdict.seats[0] === verdict.text ? [] : verdict.seats ?? [];
  const results = told
    .map((text, seat) => ({ seat, text: `${playersOf(info)[seat] ?? seat + 1}: ${text}` }))
    .sort((a, b) => place(a.seat) - place(b.seat));
  return (
    <section class="prompt result" aria-label={say("table.game-over")}>
      <span class="tab">{say("table.game-over")}</span>
      <div class="ask">
        <h2>{verdict.title || verdict.text}</h2>
        <span class="ways">
          <a class="endbtn" href={info.save ?? ""} download={`${info.game}.json`}>
            <Icon name="down" />
            {say("end.download")}
          </a>
          {info.promise && !info.guided && (
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
      {info.campaign && (
        <div class="why series">
          {info.campaign.news.map((line) => <p key={line}>{line}</p>)}
          <details>
            <summary>
              {say("series.log")} <span class="cnt2">{info.campaign.chapters.length}</span>
            </summary>
            <Chapters series={info.campaign} />
          </details>
        </div>
      )}
      {phone && <Curves scene={scene} height={110} />}
      <div class={`options n${ways.length}`}>
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

/** The ways to play on. Whoever comes first decides about the seats; the others follow. */
function again(info: TableInfo, rematch: (swap: boolean) => void, say: Say) {
  const others = info.seats.filter((seat) => !seat.you);
  const text = say(info.rematch ? "end.rematch-ready" : info.campaign ? "end.rematch-series" : "end.rematch-about");
  const ways = [{ name: say("end.rematch"), text, icon: "again", run: () => rematch(false) }];
  if (info.rematch || !others.length) return ways;
  const two = others.length === 1;
  const name = say(two ? "end.swap" : "end.swap-seats");
  const about = two ? say("end.swap-about", { name: others[0]!.name }) : say("end.swap-seats-about");
  return [...ways, { name, text: about, icon: "swap", run: () => rematch(true) }];
}
