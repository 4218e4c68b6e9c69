"""TD-11.10 to TD-11.13, TD-13.7, TD-13.27: sending, nudging and swapping what is in the city."""

from __future__ import annotations

from typing import Any

from ..state import InTooDeep
from .city import choose_criminal, choose_item, choose_zone, neighbours, put_criminal, put_item, swap_places


async def send_criminal(t: InTooDeep, player: int) -> None:
    """TD-11.10, TD-13.27: any criminal to any zone."""
    criminal = await choose_criminal(t, player, "send-criminal", range(len(t.city.names)))
    put_criminal(t, criminal, await choose_zone(t, player, "criminal-zone", t.city.names[criminal]))


async def nudge_criminal(t: InTooDeep, player: int) -> None:
    """TD-11.11 (a): any criminal one zone, not across a barrier."""
    city = t.city
    ways: list[Any] = [
        (name, city.ring[to])
        for name, zone in zip(city.names, city.at, strict=True)
        for to in neighbours(city, zone, t.through)
    ]
    if ways:
        name, zone = await t.ask(player, "nudge-criminal", tuple(ways))
        put_criminal(t, city.names.index(name), city.ring.index(zone))


async def nudge_item(t: InTooDeep, player: int) -> None:
    """TD-11.11 (b), TD-11.12: any item one zone, not across a barrier; it ends dropped."""
    city, items = t.city, t.box.items
    ways: list[Any] = [
        (name, city.ring[to])
        for item, name in enumerate(items)
        for to in neighbours(city, city.zone_of_item(item), t.through)
    ]
    if ways:
        name, zone = await t.ask(player, "nudge-item", tuple(ways))
        put_item(t, items.index(name), city.ring.index(zone))


async def swap_items(t: InTooDeep, player: int) -> None:
    """TD-11.13, TD-13.7, DC-25."""
    item = await choose_item(t, player, "swap-item")
    swap_places(t, item, await choose_item(t, player, "swap-other-item", but=item))
