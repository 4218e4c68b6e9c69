/** Cards that lie together: in a fan, a row, a grid, a list or a stack. */
import type { Area, Panel } from "../core/scene.ts";
import { fan, fanned } from "../core/geometry.ts";
import { useTarget } from "../choosing/target.ts";
import { useSay } from "../ui/use.ts";
import { CardView } from "./card.tsx";
import { Icon } from "../ui/icon.tsx";
import { Checklists } from "./checklist.tsx";
import { MissionCard, OfferCard } from "./mission.tsx";
import { ChipCard, GroupCard, OwnedCard, RowCard } from "./small.tsx";

/** A stack: a back and a number. */
export function Stack({ area, word }: { area: Area; word?: string }) {
  const { option, badge, props } = useTarget(area.id);
  const n = area.count ?? area.cards?.length ?? 0;
  return (
    <span class={`stackpile ${option ? "is-option" : ""}`} data-area={area.id} {...props}>
      <span class="pile">{n}</span>
      {word ?? area.name}
      {option && <span class="key" aria-hidden="true">{badge}</span>}
    </span>
  );
}

/** The viewer's hand, or the hands that are turned over at the end; cards at most so wide. */
export function Hand({ area, most, room }: { area: Area; most: number; room: number }) {
  const cards = area.cards ?? [];
  if (cards.some((card) => card.checks?.length)) return <Checklists area={area} />;
  const width = area.layout === "fan" ? fanned(cards.length, most, room) : 0;
  return (
    <div
      class={width ? "fan" : "cardrow"}
      role="list"
      tabIndex={width ? undefined : 0}
      aria-label={area.name}
      data-area={area.id}
    >
      {cards.map((card, index) => {
        const { angle, drop } = fan(index, cards.length);
        const style = {
          "--w": `${width || most}px`,
          ...(width ? { "--turn": `${angle}deg`, "--drop": `${drop}px` } : {}),
        };
        return (
          <div role="listitem" key={card.id}>
            <CardView card={card} style={style} />
          </div>
        );
      })}
    </div>
  );
}

/** That nobody else sees it; `short`: before a line that says more, the sign alone. */
export function OnlyYou({ short = false }: { short?: boolean }) {
  const say = useSay();
  return (
    <span class="only-you" title={short ? say("table.only-you") : undefined}>
      <Icon name="hidden" />
      {short ? <span class="sr">{say("table.only-you")}</span> : say("table.only-you")}
    </span>
  );
}

/** An area of the rail: its name, how many are left, its cards. */
export function Supply({ area }: { area: Area }) {
  const say = useSay();
  const cards = area.cards ?? [];
  if (area.layout === "stack" && !area.note) {
    return (
      <section class="area" aria-label={area.name}>
        <Stack area={area} />
      </section>
    );
  }
  return (
    <section class="area" aria-label={area.name} data-area={area.id}>
      <header>
        <span class="label">{area.name}</span>
        {area.private && <OnlyYou />}
        {area.count != null && (
          <span class="stackpile">
            <span class="pile">{area.count}</span>
            {area.layout === "stack" ? "" : area.note || say("table.left")}
          </span>
        )}
      </header>
      {area.line && <p class="note">{area.line}</p>}
      {area.note && (area.count == null || area.layout === "stack") && <p class="note">{area.note}</p>}
      {area.layout !== "stack" && <Cards area={area} />}
      {!cards.length && area.count == null && !area.note && <p class="note">–</p>}
    </section>
  );
}

/** An area of a seat's panel. */
export function PanelArea({ area, panel }: { area: Area; panel: Panel }) {
  if (area.layout === "stack") return <Stack area={area} />;
  if (!area.cards?.length) return null;
  return (
    <div class="panel-area" data-area={area.id} role="group" aria-label={area.name}>
      {area.private && !area.line && <OnlyYou />}
      {(area.layout === "row" || area.layout === "fan") && <span class="sub">{area.name}</span>}
      {area.line && <p class="sub">{area.private && <OnlyYou short />} {area.line}</p>}
      <Cards area={area} panel={panel} />
      {area.note && <p class="sub">{area.note}</p>}
    </div>
  );
}

/** Cards in a strip under the question, where a phone has no room for the panel or the rail. */
export function Strip({ area, panel }: { area: Area; panel?: Panel }) {
  if (!panel) {
    return (
      <div class="strip named" data-area={area.id} role="group" aria-label={area.name}>
        <span class="label" aria-hidden="true">{area.name}</span>
        <Cards area={area} />
      </div>
    );
  }
  return (
    <ul class="strip" tabIndex={0} aria-label={area.name} data-area={area.id}>
      {(area.cards ?? []).map((card) => <MissionCard key={card.id} card={card} sign={panel} paper />)}
      {!area.cards?.length && <li class="none">{area.name}: –</li>}
    </ul>
  );
}

/** The cards of an area as its layout has them; in a seat's panel smaller than in the rail. */
export function Cards({ area, panel }: { area: Area; panel?: Panel }) {
  const cards = area.cards ?? [];
  if (area.layout === "grid") {
    return <ul class="grps">{cards.map((card) => <GroupCard key={card.id} card={card} />)}</ul>;
  }
  if (area.layout === "list" && panel) {
    const missions = cards.some((card) => card.checks?.length);
    return (
      <ul class={missions ? "missions" : "owneds"}>
        {cards.map((card) =>
          missions
            ? <MissionCard key={card.id} card={card} sign={panel} paper={!!panel.you} />
            : <OwnedCard key={card.id} card={card} />
        )}
      </ul>
    );
  }
  if (area.layout === "list") {
    return (
      <ul class="bm">
        {cards.map((card) =>
          card.price ? <OfferCard key={card.id} card={card} /> : <RowCard key={card.id} card={card} />
        )}
      </ul>
    );
  }
  if (panel) return <ul class="chipcards">{cards.map((card) => <ChipCard key={card.id} card={card} />)}</ul>;
  return (
    <ul class="cardrow" tabIndex={0} aria-label={area.name}>
      {cards.map((card) => (
        <li key={card.id}>
          <CardView card={card} style={{ "--w": "92px" }} />
        </li>
      ))}
    </ul>
  );
}
