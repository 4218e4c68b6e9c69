"""What lies beside the map of Spy Connection: the missions to accept, those in front of players, those completed."""

from __future__ import annotations

from brushpass.table.scene import Amount, Area, Card, Check

from ..view import MissionView, SeatView
from .eyes import SpyEyes
from .ids import MISSION_RULE, START_RULE, card_id, check_id

# -- cards -----------------------------------------------------------------------------------------------------------


def points(eyes: SpyEyes, mission: str) -> Amount:
    """What a mission is worth, with the sign of an extra turn."""
    card = eyes.mission(mission)
    word = eyes.say("scene-points-word", count=card.points)
    return Amount(value=str(card.points), word=word, icon="extra-turn" if card.extra_turn else "")


def offer(eyes: SpyEyes, mission: str, price: Amount | None, source: str) -> Card:
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
        name=" · ".join(map(eyes.name, card.cities)),
        text=" · ".join(notes),
        price=price,
        gain=points(eyes, mission),
        rule=START_RULE if card.start_city else MISSION_RULE,
        about=card.cities,
        source=source,
    )


def active(eyes: SpyEyes, mission: MissionView, own: bool) -> Card:
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
        rule=START_RULE if card.start_city else MISSION_RULE,
        about=card.cities,
        source="offers",
    )


# -- the row ---------------------------------------------------------------------------------------------------------


def areas(eyes: SpyEyes) -> tuple[Area, ...]:
    """SC-5: the row with the size of its deck, the newest on top, and what lies beside it."""
    view = eyes.view
    row = Area(
        id="offers",
        name=eyes.say("scene-offers"),
        layout="list",
        cards=tuple(
            offer(eyes, mission, Amount(value=str(price), word=eyes.say("scene-planning-word")), "offers")
            for mission, price in reversed([*zip(view.row, eyes.prices, strict=False)])
        ),
        count=view.deck_size,
        line=_row_line(eyes),
    )
    return (*_starts(eyes), row, *_completed(eyes))


def _starts(eyes: SpyEyes) -> tuple[Area, ...]:
    """SC-2.6: the start missions that can still be picked."""
    cards = tuple(offer(eyes, mission, None, "starts") for mission in eyes.view.starts)
    return (Area(id="starts", name=eyes.say("scene-starts"), layout="list", cards=cards),) if cards else ()


def _completed(eyes: SpyEyes) -> tuple[Area, ...]:
    """SC-9.5, R-14: the viewer's completed missions, which lie face down to the others; open eyes see everybody's."""
    seats = eyes.view.seats if eyes.watching else (eyes.own,)
    return tuple(_done(eyes, seat, seat.completed) for seat in seats if seat.completed)


def _done(eyes: SpyEyes, seat: SeatView, done: tuple[str, ...]) -> Area:
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


def _row_line(eyes: SpyEyes) -> str:
    """SC-5.2, SC-5.7, SC-10.4: what somebody who looks at the row should know."""
    held, most = len(eyes.own.missions), eyes.box.numbers.max_active_missions
    if eyes.over or eyes.watching:
        return ""
    if held >= most:
        return eyes.say("scene-row-full", count=most)
    if eyes.view.board == "dark" and not held:
        return eyes.say("scene-row-free")
    return eyes.say("scene-row-slides")
