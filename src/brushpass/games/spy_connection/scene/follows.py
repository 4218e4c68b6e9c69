"""What follows from an option of Spy Connection: its words, and what it would change on the map and on missions."""

from __future__ import annotations

from typing import Any

from brushpass.engine import Decision
from brushpass.table.scene import Ghost, Option

from ..rules.network import price
from ..view import MissionView, SeatView
from .board import disc
from .eyes import Eyes, agents_id, card_id, check_id, spy_id


def option(eyes: Eyes, decision: Decision[Any], value: Any) -> Option:
    """An option as the viewer sees it, still without its number."""
    if decision.prompt == "draft":
        return _draft(eyes, value)
    if isinstance(value, str):
        return Option(key=0, value=value, name=eyes.say(f"scene-{value}"), text=_word(eyes, value))
    made: Option = MADE[value[0]](eyes, value)
    return made


def _draft(eyes: Eyes, mission: str) -> Option:
    """SC-2.6, SC-2.8: where the spy would start, and where it would have to go."""
    card = eyes.mission(mission)
    others = [city for city in card.cities if city != card.start_city]
    return Option(
        key=0,
        value=mission,
        name=eyes.name(card.start_city),
        text=eyes.say("scene-then", cities=eyes.texts.listed([eyes.name(city) for city in others])),
        target=card_id(mission),
    )


def _word(eyes: Eyes, word: str) -> str:
    """SC-9.8, SC-9.11: what is left undone by ending the turn; where an extra turn would begin."""
    own = eyes.own
    if word == "take":
        return eyes.told("scene-take-from", city=own.city)
    if word == "done" and own.city is not None and own.supply and eyes.markable(own, own.city):
        return eyes.told("scene-unmarked-left", city=own.city)
    return ""


# -- SC-5 to SC-7: the actions ---------------------------------------------------------------------------------------


def _accept(eyes: Eyes, value: Any) -> Option:
    """SC-5.3, SC-5.7, SC-5.9: what planning takes; the card that is turned up cannot be taken back."""
    own, slot = eyes.own, value[1] - 1
    mission = eyes.view.row[slot]
    planning = eyes.prices()[slot]
    at_once = own.city in eyes.mission(mission).cities and own.supply > planning
    told = [
        eyes.say("scene-plans", count=planning, left=own.supply - planning),
        eyes.say("scene-points", count=eyes.mission(mission).points),
        *([eyes.say("scene-extra-turn")] if eyes.mission(mission).extra_turn else []),
        *([eyes.told("scene-at-once", city=own.city)] if at_once else []),
    ]
    return Option(
        key=0,
        value=value,
        name=eyes.name(mission),
        text=" · ".join(told),
        target=card_id(mission),
        lasting=eyes.view.deck_size > 0,
    )


def connecting(eyes: Eyes, seat: SeatView, city: str) -> tuple[tuple[str, ...], int]:
    """SC-6.3 to SC-6.7: the spaces that a seat would have to fill to connect a city, and what they cost."""
    assert seat.city is not None
    missing = tuple(space for space in eyes.connection(seat.city, city)[1:-1] if space not in seat.agents)
    return missing, price(eyes.box.mask(missing), eyes.rivals(seat))


def _connect(eyes: Eyes, value: Any) -> Option:
    """SC-6.3 to SC-6.9: the agents that would stand on the way, the spy at its end, and what could then be marked."""
    own, city = eyes.own, value[1]
    assert own.city is not None
    missing, cost = connecting(eyes, own, city)
    left = own.supply - cost
    taken = eyes.rivals(own)
    gain, badge, checks = _visit(eyes, city, left)
    wanted = bool(eyes.markable(own, city)) and not left
    told = eyes.say("scene-costs", count=cost, left=left, wanted="yes" if wanted else "no")
    return Option(
        key=0,
        value=value,
        name=eyes.name(city),
        text=f"{told} · {gain}" if gain else told,
        badge=badge,
        target=city,
        ghosts=(Ghost(piece=spy_id(own.seat), path=eyes.connection(own.city, city)),),
        pieces=tuple(disc(eyes, own.seat, space, 2 if eyes.box.bit[space] & taken else 1) for space in missing),
        checks=checks,
    )


def _go(eyes: Eyes, value: Any) -> Option:
    """SC-6.1, SC-7.1: the way of the spy, and what could be marked at its end."""
    own, city = eyes.own, value[1]
    assert own.city is not None
    gain, badge, checks = _visit(eyes, city, own.supply)
    back = city == eyes.view.origin
    return Option(
        key=0,
        value=value,
        name=eyes.name(city),
        text=gain or eyes.say("scene-go-back" if back else "scene-go-on"),
        badge=badge,
        target=city,
        ghosts=(Ghost(piece=spy_id(own.seat), path=eyes.way(own, own.city, city)),),
        checks=checks,
    )


def _visit(eyes: Eyes, city: str, supply: int) -> tuple[str, str, tuple[str, ...]]:
    """SC-9.2 to SC-9.6: what a turn that ends in a city could bring: in words, in short, and the ticks of missions.

    A completed mission gives more agents back than its last mark takes, so one agent is enough for all of those.
    """
    able = eyes.markable(eyes.own, city) if supply else ()
    last = [one for one in able if len(eyes.missing(one)) == 1]
    if not able:
        return "", "", ()
    checks = tuple(check_id(one.id, city) for one in (able if last else able[:supply]))
    if not last:
        return eyes.say("scene-could-mark", count=len(checks)), "", checks
    points = sum(eyes.mission(one.id).points for one in last)
    return eyes.say("scene-could-complete", count=len(last)), eyes.say("scene-plus", points=points), checks


# -- SC-8: free actions ----------------------------------------------------------------------------------------------


def _lift(eyes: Eyes, value: Any) -> Option:
    """SC-8.1, SC-8.3: the agents that come back, and the cities that are then out of reach."""
    own, space = eyes.own, value[1]
    lost = eyes.lost(own, space)
    where = eyes.name(space)
    return Option(
        key=0,
        value=value,
        name=eyes.say("scene-agents-count", count=own.agents[space]),
        text=f"{where} · {eyes.told('scene-loses', cities=eyes.texts.listed([*map(eyes.name, lost)]))}"
        if lost
        else where,
        target=agents_id(own.seat, space),
        lifts=(agents_id(own.seat, space),),
    )


def _unmark(eyes: Eyes, value: Any) -> Option:
    """SC-8.4."""
    _, mission, city = value
    return Option(
        key=0,
        value=value,
        name=eyes.name(city),
        text=eyes.told("scene-unmark", mission=mission),
        target=card_id(mission),
    )


def _discard(eyes: Eyes, value: Any) -> Option:
    """SC-8.6, SC-9.21: the agents that come back."""
    mission = next(one for one in eyes.own.missions if one.id == value[1])
    return Option(
        key=0,
        value=value,
        name=eyes.name(mission.id),
        text=eyes.say("scene-discard", count=mission.planning + len(mission.marked)),
        target=card_id(mission.id),
    )


# -- SC-9: marking ---------------------------------------------------------------------------------------------------


def _mark(eyes: Eyes, value: Any) -> Option:
    """SC-9.2, SC-9.4, SC-9.5, SC-9.9: the last mark completes a mission; before that it says what is still missing."""
    own = eyes.own
    assert own.city is not None
    mission = next(one for one in own.missions if one.id == value[1])
    card = eyes.mission(mission.id)
    still = [city for city in eyes.missing(mission) if city != own.city]
    return Option(
        key=0,
        value=value,
        name=eyes.name(mission.id),
        text=_still(eyes, still) if still else _completed(eyes, mission),
        badge="" if still else eyes.say("scene-plus", points=card.points),
        target=card_id(mission.id),
        checks=(check_id(mission.id, own.city),),
    )


def _still(eyes: Eyes, cities: list[str]) -> str:
    return eyes.say("scene-still", cities=eyes.texts.listed([*map(eyes.name, cities)]))


def _completed(eyes: Eyes, mission: MissionView) -> str:
    extra = "yes" if eyes.mission(mission.id).extra_turn else "no"
    return eyes.say("scene-completes", count=mission.planning + len(mission.marked) + 1, extra=extra)


MADE = {
    "accept": _accept,
    "connect": _connect,
    "go": _go,
    "lift": _lift,
    "unmark": _unmark,
    "discard": _discard,
    "mark": _mark,
}
"""What makes an option, by what it does."""
