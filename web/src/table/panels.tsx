/** The seats: panels in the rail, chips on phones. */
import { useContext } from "preact/hooks";
import type { Card, Counter, Member, Panel, Scene } from "../core/scene.ts";
import { winsOf } from "../core/score.ts";
import type { ScoreInfo, TableInfo } from "../core/wire.ts";
import { Art } from "../ui/art.tsx";
import { Crest, known } from "../ui/crest.tsx";
import { useSay } from "../ui/use.ts";
import { PanelArea } from "../cards/area.tsx";
import { Pips, Traces } from "../cards/card.tsx";
import { AmountView } from "../cards/mission.tsx";
import { useTarget } from "../choosing/target.ts";

export function PanelView({ panel, scene, info }: { panel: Panel; scene: Scene; info: TableInfo }) {
  const say = useSay();
  const { option, badge, state, props } = useTarget(panel.id);
  const traced = useContext(Traces).has(panel.id);
  const away = info.seats.filter((seat) => panel.seats.includes(seat.seat) && seat.away);
  return (
    <section
      class={`seat seat-${known(panel.colour)} ${option ? `is-option ${state}` : ""} ${
        panel.active ? "is-acting" : ""
      } ${traced ? "is-traced" : ""}`}
      data-area={panel.id}
      data-flag={flag(panel, scene, say)}
      aria-label={panel.name}
      {...props}
    >
      <header>
        <Crest sign={panel} />
        <div class="grow">
          <div class="name">{panel.name} {panel.you && <span class="you">{say("table.you")}</span>}</div>
          {panel.line && <div class="sub">{panel.line}</div>}
          {away.length > 0 && <div class="sub">{say("table.away")}</div>}
        </div>
        {panel.score && <AmountView amount={panel.score} className="score" />}
        {option && <span class="key" aria-hidden="true">{badge}</span>}
      </header>
      {!!panel.steps && <Race done={panel.done ?? 0} steps={panel.steps} />}
      {(panel.areas ?? []).filter((area) => area.layout !== "stack").map((area) => (
        <PanelArea key={area.id} area={area} panel={panel} />
      ))}
      {!!panel.members?.length && <Members members={panel.members} />}
      <Counters counters={panel.counters ?? []}>
        {(panel.areas ?? []).filter((area) => area.layout === "stack").map((area) => (
          <PanelArea key={area.id} area={area} panel={panel} />
        ))}
      </Counters>
    </section>
  );
}

/** How far a seat is on its way to the end; the score says the same in words. */
function Race({ done, steps }: { done: number; steps: number }) {
  return (
    <span class="race" aria-hidden="true">
      {Array.from({ length: steps }, (_, index) => <i key={index} class={index < done ? "on" : ""} />)}
    </span>
  );
}

/** The people of a side, a line each. */
function Members({ members }: { members: readonly Member[] }) {
  return (
    <ul class="members">
      {members.map((member) => (
        <li key={member.seat}>
          <b>{member.name}</b>
          <Counters counters={member.counters ?? []} />
        </li>
      ))}
    </ul>
  );
}

function flag(panel: Panel, scene: Scene, say: ReturnType<typeof useSay>): string | undefined {
  if (scene.verdict) {
    return panel.seats.some((seat) => scene.verdict!.winners.includes(seat)) ? say("table.winner") : undefined;
  }
  if (panel.deciding && !panel.active) return say("table.deciding");
  if (panel.active) return say(panel.you ? "table.your-turn" : "table.acting");
}

export function Counters(
  { counters, children }: { counters: readonly Counter[]; children?: preact.ComponentChildren },
) {
  const more = Array.isArray(children) ? children.length > 0 : !!children;
  if (!counters.length && !more) return null;
  return (
    <div class="counters">
      {counters.map((counter) => (
        <span
          key={counter.id}
          class={`counter ${counter.tone === "bad" ? "bad" : counter.tone === "good" ? "good" : ""}`}
        >
          {counter.icon && <Art name={counter.icon} className="i" fit="xMidYMid meet" />}
          <b>{counter.value}</b> {counter.word}
        </span>
      ))}
      {children}
    </div>
  );
}

/** A panel on a phone; `score`: with how often its people have won. */
export function Chip({ panel, score }: { panel: Panel; score: ScoreInfo | null }) {
  const say = useSay();
  const notable = notableCard(panel);
  const wins = score && winsOf(score, panel.seats);
  const loud = panel.score ?? (wins === null ? null : { value: String(wins), word: say("end.wins", { n: wins }) });
  return (
    <div class={`chip seat-${known(panel.colour)} ${panel.active || panel.deciding ? "now" : ""}`} data-area={panel.id}>
      <Crest sign={panel} />
      <div class="grow">
        <b>{panel.you ? say("lobby.you") : panel.name}</b>
        <span class="t2">{panel.short || panel.line}</span>
      </div>
      {loud && <AmountView amount={loud} className="sp" />}
      {notable && !loud && (
        <span class={`risk ${notable.tone === "bad" ? "" : "ok"}`}>
          <Art name={notable.art ?? ""} className="pic" letter={notable.name} />
          <Pips done={notable.done ?? 0} steps={notable.steps ?? 0} />
        </span>
      )}
    </div>
  );
}

/** The card of a panel that says most: a danger, else what counts now. */
function notableCard(panel: Panel): Card | undefined {
  const cards = (panel.areas ?? []).flatMap((area) => area.cards ?? []).filter((card) => !!card.steps);
  return cards.find((card) => card.tone === "bad") ?? cards.find((card) => card.tone === "go") ??
    cards.find((card) => (card.done ?? 0) > 0);
}
