"""TD-10: what the criminals can do."""

from __future__ import annotations

from typing import Any, Final

from ..state import HELD, InTooDeep
from .city import (
    WAYS,
    beside,
    crush_options,
    near,
    neighbours,
    opposite,
    police,
    put_criminal,
    put_item,
    reachable,
    take_item,
)
from .hooks import dominate
from .zones import use_zone

MOST_HANDLED: Final = 8
"""R-41."""

ABILITIES: Final = {
    "crush": "crusher",
    "hack": "hacker",
    "fetch": "hacker",
    "hustle": "hustler",
    "jump": "jumper",
    "force": "enforcer",
    "foresee": "oracle",
    "grab": "smuggler",
    "run": "courier",
}
"""Whose ability an option is, by its first word; Shadow and Mechanic have passive ones."""


def costs_action(t: InTooDeep, option: Any) -> bool:
    """TD-9.9, TD-9.15: whether an ability costs an action now."""
    return option[0] not in ("foresee", "grab") and (option[0] != "crush" or t.crushed)


def ability_options(t: InTooDeep, criminal: int) -> list[Any]:
    """TD-10.1 to TD-10.13: what a criminal whose ability may be used could do now, whatever it costs."""
    city = t.city
    name, zone = city.names[criminal], city.at[criminal]
    found: list[Any] = []
    if name == "crusher":
        if crush_options(city, zone):
            found.append(("crush",))
    elif name == "hacker":
        for item, item_name in enumerate(t.box.items):
            where = city.zone_of_item(item)
            if near(where, zone):
                found += [("hack", item_name, city.ring[beside(where, way)]) for way in WAYS]
                if city.items[item] < HELD:
                    found.append(("fetch", item_name))
    elif name == "hustler":
        zones = [zone, *[beside(zone, way) for way in WAYS]]
        found += [("hustle", city.ring[there]) for there in zones if not city.search[there]]
    elif name == "jumper":
        found.append(("jump", city.ring[opposite(zone)]))
    elif name == "enforcer":
        for other, there in enumerate(city.at):
            if other != criminal and near(there, zone):
                ways = neighbours(city, there, t.through)
                found += [("force", city.names[other], city.ring[to]) for to in ways]
    elif name == "oracle":
        if not t.foreseen:
            others = [other for other, there in enumerate(city.at) if other != criminal and near(there, zone)]
            found += [("foresee", city.names[other]) for other in others]
    elif name == "smuggler":
        if t.handled < MOST_HANDLED:
            here = [item for item in range(len(city.items)) if city.zone_of_item(item) == zone]
            found += [("grab", t.box.items[item]) for item in here if city.items[item] != HELD + criminal]
    elif name == "courier":
        found += [("run", city.ring[there]) for there in reachable(city, zone, t.through)]
    return found


async def use_ability(t: InTooDeep, player: int, option: Any) -> None:
    """TD-10: carry out what an option of an ability says."""
    city, word = t.city, option[0]
    criminal = city.names.index(ABILITIES[word])
    if word == "crush":
        t.crushed = True
        police(t, await t.ask(player, "crush", tuple(crush_options(city, city.at[criminal]))))
    elif word == "hack":
        put_item(t, t.box.items.index(option[1]), city.ring.index(option[2]))
    elif word in ("fetch", "grab"):
        take_item(t, criminal, t.box.items.index(option[1]))
    elif word == "hustle":
        await use_zone(t, player, city.ring.index(option[1]))
    elif word in ("jump", "run"):
        put_criminal(t, criminal, city.ring.index(option[1]))
    elif word == "force":
        put_criminal(t, city.names.index(option[1]), city.ring.index(option[2]))
    else:
        t.foreseen = True
        dominate(t, player, city.names.index(option[1]), 1)
