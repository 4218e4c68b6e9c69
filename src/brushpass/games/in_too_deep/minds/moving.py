"""Where to bring what the rest of the turn needs: every option is tried on a copy of the city."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from brushpass.engine import Decision

from ..rules.city import STOP
from ..state import ZONES, City, InTooDeep
from .gaining import best
from .planning import plan, turn_of, with_criminal, with_guardian, with_item

# -- cities ------------------------------------------------------------------------------------------------------------


def swapped(city: City, item: int, other: int) -> City:
    """TD-11.13: two items in each other's places."""
    return with_item(with_item(city, item, city.items[other]), other, city.items[item])


def exchanged(city: City, one: int, other: int) -> City:
    """TD-13.10: two criminals in each other's places."""
    return with_criminal(with_criminal(city, one, city.at[other]), other, city.at[one])


def traded(city: City, item: int, criminal: int) -> City:
    """TD-13.9: an item and a criminal in each other's zones; the item ends dropped."""
    there = city.zone_of_item(item)
    return with_criminal(with_item(city, item, city.at[criminal]), criminal, there)


def unsearched(city: City) -> list[int]:
    """The zones without search."""
    return [zone for zone, count in enumerate(city.search) if not count]


def searched(city: City, zone: int, to: int) -> City:
    """TD-13.21: the search of a zone in another one."""
    new = city.copy()
    moved = list(city.search)
    moved[to], moved[zone] = moved[zone], 0
    new.search = tuple(moved)
    return new


def policed(city: City, option: Any) -> City:
    """TD-12: the city after one move of the Guardian or of a barrier."""
    if option == STOP:
        return city
    if option[0] == "barrier":
        new = city.copy()
        new.put_barrier(option[1] - 1, option[2])
        return new
    zone = city.ring.index(option[1])
    new = with_guardian(city, zone)
    if option[0] == "escort":
        new.put_criminal(city.names.index(option[2]), zone)
    return new


# -- choices -----------------------------------------------------------------------------------------------------------


def by_city(t: InTooDeep, player: int, options: Sequence[Any], after: Callable[[Any], Sequence[City]]) -> Any:
    """The option after which the rest of the turn promises most, in the best of the cities that it can lead to."""
    turn = turn_of(t, player)
    return best(options, lambda option: max([plan(city, turn).worth for city in after(option)]))


def send_criminal(t: InTooDeep, asked: Decision[Any], rng: Random) -> Any:
    """TD-11.10, TD-13.27, DC-14: who of one's own is needed elsewhere."""
    city, hooks = t.city, t.consoles[asked.seat].hooks
    mine = [name for name in asked.options if city.names.index(name) in hooks] or asked.options[:1]
    return by_city(
        t, asked.seat, mine, lambda name: [with_criminal(city, city.names.index(name), z) for z in range(ZONES)]
    )


def criminal_zone(t: InTooDeep, asked: Decision[Any], rng: Random) -> Any:
    """TD-11.10: where he is needed."""
    city, criminal = t.city, t.city.names.index(asked.about[0])
    return by_city(t, asked.seat, asked.options, lambda zone: [with_criminal(city, criminal, city.ring.index(zone))])


def send_item(t: InTooDeep, asked: Decision[Any], rng: Random) -> Any:
    """TD-13.8, DC-45: what one's own criminals need."""
    city, items = t.city, t.box.items
    zones = {city.at[one] for one in t.consoles[asked.seat].hooks} or {0}
    return by_city(
        t, asked.seat, asked.options, lambda item: [with_item(city, items.index(item), zone) for zone in zones]
    )


def item_zone(t: InTooDeep, asked: Decision[Any], rng: Random) -> Any:
    """TD-13.8: where it is needed."""
    city, item = t.city, t.box.items.index(asked.about[0])
    return by_city(t, asked.seat, asked.options, lambda zone: [with_item(city, item, city.ring.index(zone))])


def swap_item(t: InTooDeep, asked: Decision[Any], rng: Random) -> Any:
    """TD-11.13, TD-13.7, DC-25: what is needed in another place."""
    items = t.box.items

    def after(name: Any) -> list[City]:
        item = items.index(name)
        return [swapped(t.city, item, other) for other in range(len(items)) if other != item]

    return by_city(t, asked.seat, asked.options, after)


def swap_other_item(t: InTooDeep, asked: Decision[Any], rng: Random) -> Any:
    """TD-11.13, TD-13.7: the first is the one that is no option."""
    items = t.box.items
    first = next(item for item, name in enumerate(items) if name not in asked.options)
    return by_city(t, asked.seat, asked.options, lambda name: [swapped(t.city, first, items.index(name))])


def swap_criminal(t: InTooDeep, asked: Decision[Any], rng: Random) -> Any:
    """TD-13.10, DC-25: who is needed in another place."""
    names = t.city.names

    def after(name: Any) -> list[City]:
        one = names.index(name)
        return [exchanged(t.city, one, other) for other in range(len(names)) if other != one]

    return by_city(t, asked.seat, asked.options, after)


def swap_other_criminal(t: InTooDeep, asked: Decision[Any], rng: Random) -> Any:
    """TD-13.10: the first is the one who is no option."""
    names = t.city.names
    first = next(one for one, name in enumerate(names) if name not in asked.options)
    return by_city(t, asked.seat, asked.options, lambda name: [exchanged(t.city, first, names.index(name))])


def swap_item_first(t: InTooDeep, asked: Decision[Any], rng: Random) -> Any:
    """TD-13.9: what changes zones with one of one's own."""
    city, items, hooks = t.city, t.box.items, t.consoles[asked.seat].hooks or (0,)
    return by_city(t, asked.seat, asked.options, lambda name: [traded(city, items.index(name), one) for one in hooks])


def swap_item_with(t: InTooDeep, asked: Decision[Any], rng: Random) -> Any:
    """TD-13.9: who changes zones with the item; it is one of those from which just these criminals are apart."""
    city, names = t.city, t.city.names
    apart = [[name for name, zone in zip(names, city.at, strict=True) if zone != there] for there in range(ZONES)]
    items = [item for item in range(len(t.box.items)) if apart[city.zone_of_item(item)] == list(asked.options)]
    return by_city(t, asked.seat, asked.options, lambda name: [traded(city, item, names.index(name)) for item in items])


def police(t: InTooDeep, asked: Decision[Any], rng: Random) -> Any:
    """TD-12, DC-9 to DC-11: the Guardian or a barrier where it helps, else nothing."""
    options = sorted(asked.options, key=lambda option: option != STOP)
    return by_city(t, asked.seat, options, lambda option: [policed(t.city, option)])


def effect_police(t: InTooDeep, asked: Decision[Any], rng: Random) -> Any:
    """TD-20.8: while the turn goes on, where it helps; after a major crime it matters little."""
    return police(t, asked, rng) if t.stage == "act" else anything(t, asked, rng)


def effect_zone(t: InTooDeep, asked: Decision[Any], rng: Random) -> Any:
    """TD-20.8, DC-34: likewise, for a criminal or an item."""
    if t.stage != "act":
        return anything(t, asked, rng)
    return criminal_zone(t, asked, rng) if asked.about[0] in t.city.names else item_zone(t, asked, rng)


def nudge_criminal(t: InTooDeep, asked: Decision[Any], rng: Random) -> Any:
    """TD-11.11 (a)."""
    names, ring = t.city.names, t.city.ring
    return by_city(
        t, asked.seat, asked.options, lambda one: [with_criminal(t.city, names.index(one[0]), ring.index(one[1]))]
    )


def nudge_item(t: InTooDeep, asked: Decision[Any], rng: Random) -> Any:
    """TD-11.11 (b)."""
    items, ring = t.box.items, t.city.ring
    return by_city(
        t, asked.seat, asked.options, lambda one: [with_item(t.city, items.index(one[0]), ring.index(one[1]))]
    )


def search_from(t: InTooDeep, asked: Decision[Any], rng: Random) -> Any:
    """TD-13.21, DC-31: the search that is in the way."""
    city = t.city
    return by_city(
        t,
        asked.seat,
        asked.options,
        lambda zone: [searched(city, city.ring.index(zone), to) for to in unsearched(city)],
    )


def search_to(t: InTooDeep, asked: Decision[Any], rng: Random) -> Any:
    """TD-13.21: to where it is in nobody's way."""
    city, zone = t.city, t.city.ring.index(asked.about[0])
    return by_city(t, asked.seat, asked.options, lambda to: [searched(city, zone, city.ring.index(to))])


def anything(t: InTooDeep, asked: Decision[Any], rng: Random) -> Any:
    """Where it matters little."""
    return asked.options[int(rng.random() * len(asked.options))]
