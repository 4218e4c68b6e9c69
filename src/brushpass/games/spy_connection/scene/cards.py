"""What lies beside the map of Spy Connection: the missions to accept, and what every player has in front of them."""

from __future__ import annotations

from brushpass.table.scene import Amount, Area, Card, Check, Counter, Panel

from ..view import MissionView, SeatView
from .eyes import COLOURS, Eyes, card_id, check_id, panel_id

RULE = "SC-1.4"
START_RULE = "SC-1.5"
CROWD = 4
"""With so many players their panels have to be low."""


# -- cards -----------------------------------------------------------------------------------------------------------


def points(eyes: Eyes, mission: str) -> Amount:
    """What a mission is worth, with the sign of an extra turn."""
    card = eyes.mission(mission)
    word = eyes.say("scene-points-word", count=card.points)
    return Amount(value=str(card.points), word=word, icon="extra-turn" if card.extra_turn else "")


def offer(eyes: Eyes, mission: str, price: Amount | None, source: str) -> Card:
    """A mission that somebody may take: its cities, what it brings, and how much of it the viewer's network reaches."""
    card = eyes.mission(mission)
    near = sum(city in eyes.own.network for city in card.cities)
    notes = [eyes.say("scene-extra-turn")] if card.extra_turn else []
    if card.start_city:
        notes.append(eyes.told("scene-starts-in", city=card.start_city))
    elif near and not eyes.watching:
        notes.append(eyes.say("scene-near", count=near, of=len(card.cities)))
    return Card(
        id=card_id(mission),
        name=eyes.cities(mission),
        text=" · ".join(notes),
        price=price,
        gain=points(eyes, mission),
        rule=START_RULE if card.start_city else RULE,
        source=source,
    )


def active(eyes: Eyes, mission: MissionView, own: bool) -> Card:
    """An active mission: which cities are marked and what it brings; on the viewer's own also what it is and needs."""
    card = eyes.mission(mission.id)
    missing = eyes.missing(mission)
    last = own and len(missing) == 1 and not eyes.over
    notes = [eyes.say("scene-planned", count=mission.planning)] if mission.planning else []
    if card.start_city:
        notes.insert(0, eyes.say("scene-start-mission"))
    if last:
        notes.append(eyes.told("scene-last-city", city=missing[0]))
    return Card(
        id=card_id(mission.id),
        checks=tuple(
            Check(id=check_id(mission.id, city), text=eyes.name(city), done=city in mission.marked)
            for city in card.cities
        ),
        text=" · ".join(notes) if own else "",
        tone="good" if last else "plain",
        gain=points(eyes, mission.id),
        rule=START_RULE if card.start_city else RULE,
        source="offers",
    )


# -- the row ---------------------------------------------------------------------------------------------------------


def areas(eyes: Eyes) -> tuple[Area, ...]:
    """SC-5: the row with the size of its deck, the newest on top, and what lies beside it."""
    view = eyes.view
    row = Area(
        id="offers",
        name=eyes.say("scene-offers"),
        layout="list",
        cards=tuple(
            offer(eyes, mission, Amount(value=str(price), word=eyes.say("scene-planning-word")), "offers")
            for mission, price in reversed([*zip(view.row, eyes.prices(), strict=False)])
        ),
        count=view.deck_size,
        line=_row_line(eyes),
    )
    return (*_starts(eyes), row, *_completed(eyes))


def _starts(eyes: Eyes) -> tuple[Area, ...]:
    """SC-2.6: the start missions that can still be picked."""
    cards = tuple(offer(eyes, mission, None, "starts") for mission in eyes.view.starts)
    return (Area(id="starts", name=eyes.say("scene-starts"), layout="list", cards=cards),) if cards else ()


def _completed(eyes: Eyes) -> tuple[Area, ...]:
    """SC-9.5, R-14: the viewer's completed missions, which lie face down to the others; open eyes see everybody's."""
    seats = eyes.view.seats if eyes.watching else (eyes.own,)
    return tuple(_done(eyes, seat, seat.completed) for seat in seats if seat.completed)


def _done(eyes: Eyes, seat: SeatView, done: tuple[str, ...]) -> Area:
    """A seat's completed missions by name."""
    own = eyes.mine(seat.seat)
    name = eyes.say("scene-completed") if own else eyes.say("scene-completed-by", who=eyes.called(seat.seat))
    told = [eyes.say("scene-done-mission", mission=eyes.name(one), points=eyes.mission(one).points) for one in done]
    return Area(
        id="completed" if own else f"completed-{seat.seat}",
        name=name,
        layout="stack",
        count=len(done),
        note=", ".join(told),
    )


def _row_line(eyes: Eyes) -> str:
    """SC-5.2, SC-5.7, SC-10.4: what somebody who looks at the row should know."""
    held, most = len(eyes.own.missions), eyes.box.numbers.max_active_missions
    if eyes.over or eyes.watching:
        return ""
    if held >= most:
        return eyes.say("scene-row-full", count=most)
    if eyes.view.board == "dark" and not held:
        return eyes.say("scene-row-free")
    return eyes.say("scene-row-slides")


# -- the players -----------------------------------------------------------------------------------------------------


def panels(eyes: Eyes) -> tuple[Panel, ...]:
    """The others in the order of their turns, the viewer last, nearest to their question."""
    seats = eyes.view.seats
    after = 0 if eyes.watching else eyes.own.seat + 1
    return tuple(_panel(eyes, seats[(after + n) % len(seats)]) for n in range(len(seats)))


def _panel(eyes: Eyes, seat: SeatView) -> Panel:
    enough = eyes.box.numbers.end_trigger_completed_missions
    return Panel(
        id=panel_id(seat.seat),
        name=eyes.called(seat.seat),
        letter=eyes.letter(seat.seat),
        shape=eyes.shape(seat.seat),
        seats=(seat.seat,),
        colour=COLOURS[seat.seat],
        line=_line(eyes, seat),
        short=_short(eyes, seat),
        score=_score(eyes, seat, enough),
        done=0 if compact(eyes, seat) else min(seat.completed_count, enough),
        steps=0 if compact(eyes, seat) else enough,
        you=eyes.mine(seat.seat),
        deciding=any(waiting.seat == seat.seat for waiting in eyes.seen.waiting),
        active=seat.seat == eyes.view.active and not eyes.over,
        areas=_areas(eyes, seat),
        counters=_counters(eyes, seat),
    )


def _score(eyes: Eyes, seat: SeatView, enough: int) -> Amount:
    """SC-9.13, SC-9.18: the missions completed, of those that end the game; in the end the points."""
    if eyes.over and seat.score is not None:
        return Amount(value=str(seat.score), word=eyes.say("scene-points-word", count=seat.score))
    return Amount(value=str(seat.completed_count), word=eyes.say("scene-of", count=enough))


def _line(eyes: Eyes, seat: SeatView) -> str:
    """Where the spy is, what the viewer has scored, who brought about the end; in the end what the score is made of."""
    view = eyes.view
    if eyes.over and seat.score is not None:
        return ", ".join(filter(None, missions_and_marks(eyes, seat)))
    parts = [] if seat.city is None else [eyes.told("scene-spy-in", city=seat.city)]
    if compact(eyes, seat):
        parts.append(eyes.say("scene-in-supply", count=seat.supply))
    if seat.score is not None and seat.city is not None:
        parts.append(eyes.say("scene-points", count=seat.score))
    if view.trigger == seat.seat and not view.exhausted:
        parts.append(eyes.say("scene-finished"))
    elif seat.seat == view.active and view.extra:
        parts.append(eyes.say("scene-extra-owed", count=view.extra))
    return " · ".join(parts)


def missions_and_marks(eyes: Eyes, seat: SeatView) -> tuple[str, str]:
    """SC-9.15, SC-9.16: how many missions a seat completed, and the points of its marks on others, if there are any."""
    completed = sum(eyes.mission(mission).points for mission in seat.completed or ())
    marks = (seat.score or 0) - completed
    done = eyes.say("scene-missions-done", count=seat.completed_count)
    return done, eyes.say("scene-for-marks", count=marks) if marks else ""


def _short(eyes: Eyes, seat: SeatView) -> str:
    """The same for a phone: what it can still place, or its missions in the end."""
    if eyes.over:
        return eyes.say("scene-missions-done", count=seat.completed_count)
    return eyes.say("scene-in-supply", count=seat.supply)


def _areas(eyes: Eyes, seat: SeatView) -> tuple[Area, ...]:
    """SC-5.1: the active missions."""
    if not seat.missions:
        return ()
    own = eyes.mine(seat.seat)
    cards = tuple(active(eyes, mission, own) for mission in seat.missions)
    name = eyes.say("scene-missions")
    return (Area(id=f"active-{seat.seat}", name=name, layout="list", place="seat", cards=cards, strip=own),)


def compact(eyes: Eyes, seat: SeatView) -> bool:
    """Whether a panel has to be low: beside three others, and not the viewer's own."""
    return len(eyes.view.seats) >= CROWD and not eyes.mine(seat.seat)


def _counters(eyes: Eyes, seat: SeatView) -> tuple[Counter, ...]:
    """SC-5.6, SC-11: the agents that a player has left, and those that plan."""
    if compact(eyes, seat):
        return ()
    planning = sum(mission.planning for mission in seat.missions)
    counters = [
        Counter(
            id=f"supply-{seat.seat}",
            value=str(seat.supply),
            word=eyes.say("scene-supply-word", count=seat.supply),
            icon="agent",
        )
    ]
    if planning:
        word = eyes.say("scene-planning-agents", count=planning)
        counters.append(Counter(id=f"planning-{seat.seat}", value=str(planning), word=word, icon="planning"))
    return tuple(counters)
