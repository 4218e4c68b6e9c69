"""Cities for tests: the zones in the order of the data, who and what is where said by name."""

from __future__ import annotations

from collections.abc import Mapping

from brushpass.games.in_too_deep.box.data import own_box
from brushpass.games.in_too_deep.rules.terms import Own
from brushpass.games.in_too_deep.state import HELD, City

BOX = own_box()
FAR = "zinbazaar"
"""Where an item lies that nobody has said anything about."""


def city(
    guardian: str = "centre",
    items: Mapping[str, str] | None = None,
    barriers: tuple[str, str] = ("centre", "aerodrome"),
    search: tuple[str, str, str] = ("blocks", "parish", "heights"),
    **criminals: str,
) -> City:
    """Criminals by zone, items by zone or holder, barriers by the zone before them, search groups of 3, 2 and 1."""
    zones, names = BOX.zones, tuple(criminals)
    where = items or {}
    return City(
        ring=zones,
        guardian=zones.index(guardian),
        barriers=tuple(zones.index(zone) for zone in barriers),
        search=tuple(3 - search.index(zone) if zone in search else 0 for zone in zones),
        names=names,
        at=tuple(zones.index(zone) for zone in criminals.values()),
        items=tuple(_place(where.get(item, FAR), names) for item in BOX.items),
    )


def _place(where: str, names: tuple[str, ...]) -> int:
    return HELD + names.index(where) if where in names else BOX.zones.index(where)


def hooked(here: City, *names: str, able: tuple[str, ...] = ()) -> Own:
    """A player who has hooked these, some of them with their abilities."""
    return Own(tuple(map(here.names.index, names)), tuple(map(here.names.index, able)))
