/** The seats: panels in the rail, chips on phones. */
import { useContext, useState } from "preact/hooks";
import type { Card, Counter, Member, Panel, Scene, Sign } from "../core/scene.ts";
import { winsOf } from "../core/score.ts";
import type { ScoreInfo, TableInfo } from "../core/wire.ts";
import { Art } from "../ui/art.tsx";
import { Crest, known } from "../ui/crest.tsx";
import { useSay } from "../ui/use.ts";
import { PanelArea } from "../cards/area.tsx";
import { Pips, Traces } from "../cards/card.tsx";
import { AmountView } from "../cards/mission.tsx";
import { pointingProps, usePointing } from "../choosing/pointing.ts";
import { Icon } from "../ui/icon.tsx";
import { LadderView } from "./meters.tsx";
import { Absent, BotFaces, Strength, Strengths } from "./present.tsx";
import { both, useTarget } from "../choosing/target.ts";
import { Thinking } from "./thinking.tsx";

export function PanelView({ panel, scene, info }: { panel: Panel; scene: Scene; info: TableInfo }) {
  const say = useSay();
  const { option, badge, state, props } = useTarget(panel.id);
  const traced = useContext(Traces).has(panel.id);
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
      <header class={panel.seats.length > 1 ? "is-side" : ""}>
        <Crest sign={panel} className={panel.quiet ? "is-quiet" : ""} />
        <BotFaces panel={panel} info={info} />
        <div class="grow">
          <div class="name">
            {panel.name} {panel.you && <span class="you">{say("table.you")}</span>}{" "}
            <Strength panel={panel} info={info} />
          </div>
          {panel.line && !panel.signs?.length && <div class="sub">{panel.line}</div>}
          {!!panel.signs?.length && (
            <div class="standline">
              {panel.line && <span class="sub">{panel.line}</span>}
              <Pills signs={panel.signs} />
            </div>
          )}
          <Strengths panel={panel} info={info} />
          <Absent panel={panel} info={info} />
        </div>
        {panel.score && <AmountView amount={panel.score} className="score" />}
        {option && <span class="key" aria-hidden="true">{badge}</span>}
      </header>
      <Thinking panel={panel} />
      {!!panel.steps && <Race done={panel.done ?? 0} steps={panel.steps} />}
      {(panel.ladders ?? []).map((ladder) => <LadderView key={ladder.id} ladder={ladder} />)}
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

/** How things stand with somebody, in a word with its sign. */
function Pills({ signs }: { signs: readonly Sign[] }) {
  return (
    <>
      {signs.map((sign) => (
        <span key={sign.name} class={`statepill tone-${sign.tone ?? "plain"}`}>
          <Art name={sign.icon} className="i" fit="xMidYMid meet" />
          {sign.name}
        </span>
      ))}
    </>
  );
}

/** Who or what is with somebody, by their faces. */
function Faces({ faces }: { faces: readonly Sign[] }) {
  if (!faces.length) return null;
  return (
    <span class="faces">
      {faces.map((face) => (
        <span key={face.name} class="face" title={face.name}>
          <Art name={face.icon} className="mug" letter={face.name} />
          <span class="sr">{face.name}</span>
        </span>
      ))}
    </span>
  );
}

/** The people of a side, a line each. */
function Members({ members }: { members: readonly Member[] }) {
  return (
    <ul class={members.some((member) => member.letter) ? "members crested" : "members"}>
      {members.map((member) =>
        member.letter ? <Crested key={`${member.seat} ${member.name}`} member={member} /> : (
          <li key={member.seat}>
            <b>{member.name}</b>
            <Counters counters={member.counters ?? []} />
          </li>
        )
      )}
    </ul>
  );
}

const signOfMember = (member: Member) => ({
  shape: member.shape ?? "circle",
  letter: member.letter ?? "",
  colour: member.colour || "white",
});

/** A member with a crest: pointing at the line shows their piece, and a click chooses what may be chosen there. */
function Crested({ member }: { member: Member }) {
  const pointing = usePointing();
  const { option, badge, looks, props } = useTarget(member.target ?? "");
  const shows = pointingProps(pointing, member.target ? [member.target] : []);
  return (
    <li class="bare">
      <div class={`arow ${member.look ?? ""} ${option ? looks : ""}`} {...both(option ? props : {}, shows)}>
        <Crest sign={signOfMember(member)} />
        <div class="grow">
          <b>{member.name}</b>
          {member.line && <span>{member.line}</span>}
        </div>
        <Counters counters={member.counters ?? []} />
        {member.state && <em>{member.state}</em>}
        {option && <span class="key" aria-hidden="true">{badge}</span>}
      </div>
    </li>
  );
}

/** The panels that need only a row each, in their order: rivals, the crew. */
export function Others(
  { panels, scene, info }: { panels: readonly Panel[]; scene: Scene; info: TableInfo },
) {
  const say = useSay();
  if (!panels.length) return null;
  return (
    <section class="others" aria-label={scene.others || say("table.seats")}>
      {scene.others && (
        <header>
          <span class="label">{scene.others}</span>
          {scene.others_note && <span class="sidenote">{scene.others_note}</span>}
        </header>
      )}
      {panels.map((panel) => <Brief key={panel.id} panel={panel} scene={scene} info={info} />)}
    </section>
  );
}

/** A panel as a row; a button unfolds it if there is more to see. */
function Brief({ panel, scene, info }: { panel: Panel; scene: Scene; info: TableInfo }) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  const { option, badge, looks, props } = useTarget(panel.id);
  const traced = useContext(Traces).has(panel.id);
  const more = !!(panel.areas?.length || panel.ladders?.length || panel.members?.length);
  const unfold = more && (
    <button
      type="button"
      class="iconbtn unfold"
      aria-expanded={open}
      aria-label={say(open ? "table.fold" : "table.show-all", { name: panel.name })}
      onClick={() => setOpen(!open)}
    >
      <Icon name={open ? "up" : "more"} />
    </button>
  );
  if (open) {
    return (
      <div class="unfolded">
        <PanelView panel={panel} scene={scene} info={info} />
        {unfold}
      </div>
    );
  }
  return (
    <div class="unfolded">
      <section
        class={`briefrow seat-${known(panel.colour)} ${panel.active ? "now" : ""} ${
          traced ? "is-traced" : ""
        } ${looks}`}
        aria-label={panel.name}
        data-area={panel.id}
        {...props}
      >
        <Crest sign={panel} className={panel.quiet ? "is-quiet" : ""} />
        <div class="grow">
          <b>{panel.you ? say("lobby.you") : panel.name}</b>
          {panel.line && <span>{panel.line}</span>}
          <Absent panel={panel} info={info} />
        </div>
        {!panel.faces?.length && <BotFaces panel={panel} info={info} />}
        <Pills signs={panel.signs ?? []} />
        <Faces faces={panel.faces ?? []} />
        {(panel.score ? [{ id: "score", ...panel.score, word: panel.score.word ?? "" }] : []).concat(
          panel.counters ?? [],
        )
          .map((counter) => (
            <span key={counter.id} class={`rc ${counter.icon ? "with-icon" : ""}`} title={counter.word}>
              {counter.icon && <Art name={counter.icon} className="i" fit="xMidYMid meet" />}
              <b>{counter.value}</b>
              <i>{counter.word}</i>
            </span>
          ))}
        {option && <span class="key" aria-hidden="true">{badge}</span>}
      </section>
      {unfold}
    </div>
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
          {!!counter.steps && <Pips done={counter.done ?? 0} steps={counter.steps} />}
        </span>
      ))}
      {children}
    </div>
  );
}

/** So many brief panels have a chip each; more share one, as do those that lie in a rail of their own. */
const CHIPS = 2;

/** A longer name takes two smaller lines of a chip. */
const LONG = 15;

/** The seats of a phone: a chip for every panel, one for a crew of several. */
export function Chips(
  { panels, info, score }: { panels: readonly Panel[]; info: TableInfo; score: ScoreInfo | null },
) {
  const brief = panels.filter((panel) => panel.brief);
  const shared = brief.length > CHIPS || brief.some((panel) => panel.rail === "right");
  const crew = shared ? brief.filter((panel) => !panel.you) : [];
  return (
    <>
      {panels.filter((panel) => !crew.includes(panel)).map((panel) => (
        <Chip key={panel.id} panel={panel} info={info} score={score} more={crew.length > 0} />
      ))}
      {crew.length > 0 && <CrewChip panels={crew} />}
    </>
  );
}

/** Several seats in one chip, by their crests: who acts is ringed, who has passed is pale; under each what counts. */
function CrewChip({ panels }: { panels: readonly Panel[] }) {
  return (
    <div
      class="chip crew"
      role="img"
      aria-label={panels.map((panel) => `${panel.name}: ${panel.line || panel.short || ""}`).join("; ")}
    >
      {panels.map((panel) => (
        <span key={panel.id} data-area={panel.id} class={panel.active || panel.deciding ? "now" : ""}>
          <Crest sign={panel} className={panel.quiet ? "is-quiet" : ""} />
          <Plain panel={panel} />
        </span>
      ))}
    </div>
  );
}

/** The first amount of a panel that needs no icon to be known: what everybody plays for. */
function Plain({ panel }: { panel: Panel }) {
  const amount = panel.counters?.find((counter) => !counter.icon);
  return amount ? <b title={amount.word}>{amount.value}</b> : null;
}

/** A panel on a phone; `score`: with how often its people have won; `more`: there is room for what they have. */
function Chip({ panel, info, score, more }: {
  panel: Panel;
  info: TableInfo;
  score: ScoreInfo | null;
  more: boolean;
}) {
  const say = useSay();
  const notable = notableCard(panel);
  const wins = score && winsOf(score, panel.seats);
  const loud = panel.score ?? (wins === null ? null : { value: String(wins), word: say("end.wins", { n: wins }) });
  const said = !!loud && panel.short?.split(" ")[0] === loud.value;
  const crested = (panel.members ?? []).filter((member) => member.letter);
  const told = panel.signs?.[0];
  if (crested.length) {
    const heard = crested.map((member) => [member.name, member.state].filter(Boolean).join(": ")).join("; ");
    return (
      <div
        class={`chip crew seat-${known(panel.colour)}`}
        data-area={panel.id}
        role="img"
        aria-label={`${panel.name}. ${heard}`}
      >
        {crested.map((member) => (
          <span key={member.name} class={member.look}>
            <Crest sign={signOfMember(member)} />
          </span>
        ))}
      </div>
    );
  }
  return (
    <div class={`chip seat-${known(panel.colour)} ${panel.active || panel.deciding ? "now" : ""}`} data-area={panel.id}>
      <Crest sign={panel} className={panel.quiet ? "is-quiet" : ""} />
      <div class="grow">
        <b class={more && panel.name.length > LONG ? "is-long" : ""}>
          {panel.you && !more ? say("lobby.you") : panel.name}
        </b>
        {told
          ? (
            <span class={`t2 stated tone-${told.tone ?? "plain"}`}>
              <Art name={told.icon} className="i" fit="xMidYMid meet" />
              {told.name}
            </span>
          )
          : <span class="t2">{panel.short || panel.line}</span>}
        <Thinking panel={panel} />
      </div>
      {panel.seats.length === 1 && !loud && !more && !panel.faces?.length && <BotFaces panel={panel} info={info} />}
      {more && (
        <span class="ministats">
          {(panel.counters ?? []).filter((counter) => counter.icon).slice(0, 3).map((counter) => (
            <span key={counter.id} title={counter.word}>
              <Art name={counter.icon!} className="i" fit="xMidYMid meet" />
              {counter.value}
              <span class="sr">{counter.word}</span>
            </span>
          ))}
        </span>
      )}
      {loud && !said && !panel.faces?.length && <AmountView amount={loud} className="sp" />}
      <Faces faces={panel.faces ?? []} />
      {notable && !loud && !panel.faces?.length && !more && (
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
