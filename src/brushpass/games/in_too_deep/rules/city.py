"""TD-2, TD-12: the ring, and moving criminals, items, the Guardian, barriers and search about it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Final

from ..state import HELD, NOBODY, ZONES, City, InTooDeep

WAYS: Final = (1, -1)
"""Clockwise and counter-clockwise."""
STOP: Final = "stop"

# -- TD-2: the ring ----------------------------------------------------------------------------------------------------


def beside(zone: int, way: int) -> int:
    """TD-2.3: the neighbour on that side."""
    return (zone + way) % ZONES


def opposite(zone: int) -> int:
    """TD-2.4."""
    return (zone + 4) % ZONES


def near(one: int, other: int) -> bool:
    """TD-2.11: the same zone or neighbours, whatever lies between."""
    return (one - other) % ZONES in (0, 1, ZONES - 1)


def barrier_near(border: int, zone: int) -> bool:
    """TD-2.12: on a border of the zone or of its neighbours."""
    return (border - zone) % ZONES in (ZONES - 2, ZONES - 1, 0, 1)


def border(zone: int, way: int) -> int:
    """TD-2.2: the border that a step crosses."""
    return zone if way == 1 else (zone - 1) % ZONES


@lru_cache(maxsize=1 << 10)
def _open(zone: int, barriers: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([beside(zone, way) for way in WAYS if border(zone, way) not in barriers])


def neighbours(city: City, zone: int, through: bool = False) -> tuple[int, ...]:
    """TD-9.4, TD-12.4: the neighbours that can be reached; `through`: across barriers as well."""
    return _open(zone, () if through else city.barriers)


@lru_cache(maxsize=1 << 10)
def _reach(zone: int, barriers: tuple[int, ...]) -> tuple[int, ...]:
    seen = [zone]
    for here in seen:
        seen += [there for there in _open(here, barriers) if there not in seen]
    return tuple(sorted(seen[1:]))


def reachable(city: City, zone: int, through: bool = False) -> tuple[int, ...]:
    """TD-10.13: the other zones that can be reached by moves."""
    return _reach(zone, () if through else city.barriers)


# -- criminals and items -----------------------------------------------------------------------------------------------


def put_criminal(t: InTooDeep, criminal: int, zone: int) -> None:
    """TD-2.5, TD-2.6: he takes what he holds along."""
    if t.city.at[criminal] != zone:
        t.city.put_criminal(criminal, zone)
        t.tell("moved", t.city.names[criminal], t.city.ring[zone])


def put_item(t: InTooDeep, item: int, zone: int) -> None:
    """TD-2.9: an item lies in a zone, dropped."""
    if t.city.items[item] != zone:
        t.city.put_item(item, zone)
        t.tell("item-moved", t.box.items[item], t.city.ring[zone])


def take_item(t: InTooDeep, criminal: int, item: int) -> None:
    """TD-9.5: what he held before is dropped where he is."""
    drop(t, criminal)
    t.city.put_item(item, HELD + criminal)
    t.tell("took-item", t.city.names[criminal], t.box.items[item])


def drop(t: InTooDeep, criminal: int) -> None:
    """TD-9.12: what he holds, if anything."""
    item = t.city.held(criminal)
    if item != NOBODY:
        t.city.put_item(item, t.city.at[criminal])
        t.tell("dropped", t.city.names[criminal], t.box.items[item])


def swap_places(t: InTooDeep, item: int, other: int) -> None:
    """TD-11.13, TD-13.7: two items change places, and hands."""
    here, there = t.city.items[item], t.city.items[other]
    t.city.put_item(item, there)
    t.city.put_item(other, here)
    t.tell("items-swapped", t.box.items[item], t.box.items[other])


# -- search ------------------------------------------------------------------------------------------------------------


def attracted(search: tuple[int, ...], zone: int) -> tuple[int, ...]:
    """TD-9.7: the search tokens after one from every zone that has some came to this one."""
    if search[zone]:
        return search
    came = sum([1 for count in search if count])
    return tuple([came if there == zone else max(count - 1, 0) for there, count in enumerate(search)])


def attract(t: InTooDeep, zone: int) -> None:
    """TD-9.7; nothing happens where there is search already (TD-20.8)."""
    search = attracted(t.city.search, zone)
    if search != t.city.search:
        t.city.search = search
        t.tell("searched", t.city.ring[zone])


def send_search(t: InTooDeep, source: int, zone: int) -> int:
    """TD-13.21, TD-20.8, TD-23.16: a whole group, to the next clockwise zone without search; where it came."""
    search = list(t.city.search)
    while search[zone]:
        zone = beside(zone, 1)
    count = search[source]
    search[source], search[zone] = 0, count
    t.city.search = tuple(search)
    t.tell("search-moved", count, t.city.ring[zone])
    return zone


# -- TD-12: the Guardian and the barriers ------------------------------------------------------------------------------


def shifted(barriers: tuple[int, ...], number: int, way: int) -> int:
    """TD-12.5, TD-12.6: the next border on that side without a barrier."""
    to = beside(barriers[number], way)
    return beside(to, way) if to in barriers else to


def put_guardian(t: InTooDeep, zone: int) -> None:
    """TD-12.1: barriers do not stop it."""
    if t.city.guardian != zone:
        t.city.guardian = zone
        t.tell("guardian", t.city.ring[zone])


def put_barrier(t: InTooDeep, number: int, to: int) -> None:
    """TD-12.5."""
    t.city.put_barrier(number, to)
    t.tell("barrier", number + 1, t.city.ring[to], t.city.ring[beside(to, 1)])


def guardian_options(city: City) -> list[Any]:
    """TD-12.1, TD-12.2, DC-10, DC-11: where it goes, alone or with a criminal of its zone."""
    ways = [beside(city.guardian, way) for way in WAYS]
    with_it = [name for name, zone in zip(city.names, city.at, strict=True) if zone == city.guardian]
    return [
        *[("guardian", city.ring[zone]) for zone in ways],
        *[("escort", city.ring[zone], name) for zone in ways for name in with_it],
    ]


def barrier_options(city: City, zone: int = NOBODY) -> list[Any]:
    """TD-12.5, DC-9, DC-10: a barrier, near a zone if one is given, and the border it goes to."""
    return [
        ("barrier", number + 1, shifted(city.barriers, number, way))
        for number, there in enumerate(city.barriers)
        if zone == NOBODY or barrier_near(there, zone)
        for way in WAYS
    ]


def crush_options(city: City, zone: int) -> list[Any]:
    """TD-10.1: the Guardian if near, and the barriers near."""
    return [*(guardian_options(city) if near(city.guardian, zone) else []), *barrier_options(city, zone)]


def police(t: InTooDeep, option: Any) -> None:
    """TD-12: one move of the Guardian or of a barrier."""
    if option[0] == "barrier":
        put_barrier(t, option[1] - 1, option[2])
        return
    zone = t.city.ring.index(option[1])
    put_guardian(t, zone)
    if option[0] == "escort":
        put_criminal(t, t.city.names.index(option[2]), zone)


async def police_moves(t: InTooDeep, player: int, count: int) -> None:
    """TD-11.6, TD-12.3, TD-13.13: up to so many moves, split freely."""
    for left in range(count, 0, -1):
        options = (*guardian_options(t.city), *barrier_options(t.city), STOP)
        choice = await t.ask(player, "police", options, about=(left,))
        if choice == STOP:
            return
        police(t, choice)


# -- choosing ----------------------------------------------------------------------------------------------------------


async def choose_criminal(t: InTooDeep, player: int, prompt: str, among: Iterable[int]) -> int:
    """DC-14, DC-15: which of these criminals."""
    names = t.city.names
    return names.index(await t.ask(player, prompt, tuple([names[one] for one in among])))


async def choose_item(t: InTooDeep, player: int, prompt: str, but: int = NOBODY) -> int:
    """DC-8, DC-25, DC-45: which item."""
    items = t.box.items
    return items.index(await t.ask(player, prompt, tuple([item for i, item in enumerate(items) if i != but])))


async def choose_zone(t: InTooDeep, player: int, prompt: str, thing: str) -> int:
    """DC-14, DC-34: to which zone something goes."""
    return t.city.ring.index(await t.ask(player, prompt, t.city.ring, about=(thing,)))
