"""The two sides: the Recruiter with what is known of them, and the Agents, who runs whom and who decides."""

from __future__ import annotations

from brushpass.table.scene import Amount, Area, Card, Counter, Member, Panel

from ..box.components import AGENTS, DATA, TOGETHER
from ..state import FRONT, RECRUITER
from .cards import feature_card
from .eyes import CRESTS, MindEyes, clock
from .ids import AGENTS_PANEL, RECRUITER_PANEL, display_id, slot_id

ABILITIES: dict[str, str] = {agent["id"]: agent["ability"]["id"] for agent in DATA["agents"]}
RECRUITERS_TURN = ("recruiter", "time", "late_paperwork")
AGENTS_TURN = ("activate", "agent", "answer", "reveal", "push", "drum")


def panels(eyes: MindEyes) -> tuple[Panel, ...]:
    """The other side first, the viewer's own nearest to their question."""
    both = (_recruiter(eyes), _agents(eyes))
    return both[::-1] if eyes.recruiting else both


# -- the Recruiter -----------------------------------------------------------------------------------------------------


def _recruiter(eyes: MindEyes) -> Panel:
    view = eyes.view
    return Panel(
        id=RECRUITER_PANEL,
        name=eyes.say("scene-the-recruiter"),
        letter="R",
        shape="diamond",
        seats=(RECRUITER,),
        colour="violet",
        line=_hidden(eyes),
        short=_short(eyes),
        score=Amount(value=str(view.recruits), word=eyes.say("scene-of-recruits", count=view.goal)),
        done=min(view.recruits, view.goal),
        steps=view.goal,
        you=eyes.recruiting,
        deciding=eyes.decides(RECRUITER),
        active=view.stage in RECRUITERS_TURN and not eyes.over,
        areas=(*_features(eyes), *_display(eyes)),
        counters=_slips(eyes),
    )


def _hidden(eyes: MindEyes) -> str:
    """Who it is and, to whoever may know, where they are."""
    secret = eyes.view.secret
    who = eyes.called(RECRUITER)
    if secret is not None and secret.path:
        return eyes.say("scene-recruiter-on", who=who, place=secret.path[-1])
    return who if eyes.recruiting else eyes.say("scene-recruiter-hidden", who=who)


def _short(eyes: MindEyes) -> str:
    """MM-1.13: on a phone, the time and the next alert."""
    view = eyes.view
    if not view.hour:
        return eyes.say("scene-time-before")
    ahead = [int(hour) for hour in DATA["modes"][view.mode]["alertHours"] if hour > view.hour]
    key = "scene-next-alert" if ahead else "scene-no-alert"
    return eyes.say(key, alert=clock(ahead[0] if ahead else view.final_hour))


def _features(eyes: MindEyes) -> tuple[Area, ...]:
    """MM-2.15, MM-7.14: the Recruiter's feature cards, those that lie open first."""
    view, secret = eyes.view, eyes.view.secret
    opened = [feature for feature, _ in view.opened]
    known = () if secret is None else secret.features
    if not opened and not view.hidden:
        return ()
    cards = [
        feature_card(eyes, slot_id(slot), feature, tag=eyes.say("scene-open"), rule="MM-7.14")
        for slot, feature in enumerate(opened)
    ]
    for number in range(view.hidden):
        slot = slot_id(len(opened) + number)
        card = feature_card(eyes, slot, known[number], rule="MM-4.10") if known else Card(id=slot, back=True)
        cards.append(card)
    private = eyes.recruiting and not eyes.over
    name = eyes.say("scene-own-features" if private else "scene-hidden-features")
    return (Area(id="hidden", name=name, layout="row", place="seat", cards=tuple(cards), private=private),)


def _display(eyes: MindEyes) -> tuple[Area, ...]:
    """MM-2.27, MM-5.7: what the immortals recruit with; those that they could recruit with as they stand say so."""
    view = eyes.view
    if not view.display:
        return ()
    cards = []
    for feature in view.display:
        ready = feature in view.satisfied
        card = feature_card(eyes, display_id(feature), feature, rule="MM-5.7")
        card.tag, card.tone = (eyes.say("scene-ready-to-recruit"), "bad") if ready else ("", "plain")
        cards.append(card)
    name = eyes.say("scene-display")
    note = eyes.say("scene-pile", count=view.pile)
    return (Area(id="display", name=name, layout="row", place="seat", cards=tuple(cards), note=note),)


def _slips(eyes: MindEyes) -> tuple[Counter, ...]:
    """MM-4.19, MM-4.20, MM-2.26: the Mind Slip tokens that are left, and the immortals' recruits."""
    view = eyes.view
    front = view.front - (view.secret is not None and view.secret.spent == FRONT)
    found = [Counter(id="slips", value=str(front), word=eyes.say("scene-slips-left", count=front), icon="slip")]
    if view.board is not None:
        word = eyes.say("scene-slip-on", place=view.board)
        found.append(Counter(id="slip-on-board", value="1", word=word, icon="slip"))
    if view.discarded:
        count = len(view.discarded)
        word = eyes.say("scene-immortal-recruits", count=count, features=eyes.features(view.discarded))
        found.append(Counter(id="immortal-recruits", value=str(count), word=word, icon="immortal"))
    return tuple(found)


# -- the Agents --------------------------------------------------------------------------------------------------------


def _agents(eyes: MindEyes) -> Panel:
    view, seats = eyes.view, eyes.sides[1].seats
    return Panel(
        id=AGENTS_PANEL,
        name=eyes.name("agents"),
        letter="A",
        shape="hexagon",
        seats=seats,
        colour="yellow",
        line=_say(eyes),
        short=eyes.say("scene-agents-ready", count=len(view.ready)) if view.agents else "",
        you=eyes.hunting,
        deciding=eyes.decides(*seats),
        active=view.stage in AGENTS_TURN and not eyes.over,
        members=tuple([_member(eyes, agent) for agent in AGENTS]) if view.owners else (),
    )


def _say(eyes: MindEyes) -> str:
    """R-15: how many act now, and whose word counts in this round."""
    view = eyes.view
    if eyes.over or not view.owners:
        return eyes.players(eyes.sides[1])
    who = {"you": eyes.you(view.last_say), "who": eyes.called(view.last_say)}
    return eyes.say("scene-last-say" if len(eyes.sides[1].seats) > 1 else "scene-one-agent-player", **who)


def _member(eyes: MindEyes, agent: str) -> Member:
    """MM-2.20, MM-6.11: an agent, whose it is, what it can do, and whether it has acted in this round."""
    letter, shape, colour = CRESTS[agent]
    view, owner = eyes.view, eyes.owner(agent)
    number = AGENTS.index(agent)
    state = "acting" if agent == view.active else "ready" if agent in view.ready else "done"
    placed = number < len(view.agents)
    return Member(
        seat=view.last_say if owner == TOGETHER else owner,
        name=eyes.name(agent),
        you=eyes.mine(owner) and owner != TOGETHER,
        letter=letter,
        shape=shape,
        colour=colour,
        line=_runs(eyes, owner, agent),
        state=eyes.say(f"scene-{state}") if placed and not eyes.over else "",
        look="now" if state == "acting" else "done" if state == "done" else "",
        target=agent if placed else "",
    )


def _runs(eyes: MindEyes, owner: int, agent: str) -> str:
    """Who decides for an agent, and its ability where there are any."""
    told = {"you": "no", "who": eyes.say("scene-together")}
    if owner != TOGETHER:
        told = {"you": eyes.you(owner), "who": eyes.called(owner)}
    key = "scene-runs-ability" if eyes.full else "scene-runs"
    return eyes.say(key, ability=eyes.name(ABILITIES[agent]), **told)
