"""Support tokens in plans: the cities and the turns that a kept token makes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ..rules.city import WAYS, beside, shifted
from ..state import ZONES, City, InTooDeep
from .moving import exchanged, searched, swapped, traded, unsearched
from .planning import Turn, plan, with_barrier, with_criminal, with_guardian, with_item

POLICE: Final = ("guardian_barrier_2", "guardian_barrier_3")
ACTIONS: Final = ("actions_1", "actions_2")


def aided(t: InTooDeep, player: int, turn: Turn) -> tuple[str, float]:
    """The token with which the best crime comes off in a turn, and what that plan is worth; an empty one: none."""
    token, most = "", 0.0
    if not turn.majors:
        return token, most
    for one in dict.fromkeys(t.consoles[player].supports):
        for city, helped in made_by(t, player, one, turn):
            found = plan(city, helped, hoping=False)
            if found.commits and found.worth > most:
                token, most = one, found.worth
    return token, most


def made_by(t: InTooDeep, player: int, token: str, turn: Turn) -> Iterator[tuple[City, Turn]]:
    """The city and the turn that a token can make, as far as it helps one's own criminals."""
    if token in ACTIONS or token == "ignore_barriers":
        more = t.box.supports[token].number if token in ACTIONS else 0
        helped = Turn(t, player, turn.console, turn.actions + more)
        helped.most = turn.most
        helped.through = turn.through or token == "ignore_barriers"
        yield t.city, helped
    else:
        for city in cities(t, token, turn.hooks):
            yield city, turn


def cities(t: InTooDeep, token: str, hooks: tuple[int, ...]) -> list[City]:
    """The cities that a token can make, as far as it moves one's own criminals, or something to them."""
    city = t.city
    items, zones = range(len(t.box.items)), range(ZONES)
    if token == "relocate_criminal":
        return [with_criminal(city, one, zone) for one in hooks for zone in zones if zone != city.at[one]]
    if token == "relocate_item":
        return [with_item(city, item, city.at[one]) for item in items for one in hooks]
    if token == "swap_items":
        near = [city.zone_of_item(item) in [city.at[one] for one in hooks] for item in items]
        return [swapped(city, one, other) for one in items for other in items if near[one] and not near[other]]
    if token == "swap_criminals":
        return [exchanged(city, one, other) for one in hooks for other in range(len(city.names)) if one != other]
    if token == "swap_item_with_criminal":
        return [traded(city, item, one) for item in items for one in hooks if city.zone_of_item(item) != city.at[one]]
    if token == "move_search":
        return [searched(city, zone, to) for zone in zones if city.search[zone] for to in unsearched(city)]
    if token in POLICE:
        return policed(city)
    return []


def policed(city: City) -> list[City]:
    """TD-12: the city after one move of the Guardian or of a barrier."""
    found = [with_guardian(city, beside(city.guardian, way)) for way in WAYS]
    for number in range(len(city.barriers)):
        found += [with_barrier(city, number, shifted(city.barriers, number, way)) for way in WAYS]
    return found
