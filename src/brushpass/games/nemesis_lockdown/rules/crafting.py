"""NL-25.10 to NL-25.20, NL-28.12, NL-28.26: Crafted Items and Quest Items."""

from __future__ import annotations

from typing import Any

from ..box.box import COLOURS
from ..box.entries import Step
from ..state import INVENTORY, Lockdown, Thing
from .contamination import contaminate
from .items import DECLINE, carried, lose_item, slots, take, use_up

Recipe = tuple[str, tuple[tuple[str, str], ...]]
"""What is made, and the components."""


def craftable(t: Lockdown, seat: int, needed: int = 2, wildcard: str = "") -> tuple[Recipe, ...]:
    """NL-25.11, NL-25.12, NL-28.12: what can be made of what; `wildcard`: a colour that stands for anything."""
    mine = carried(t, seat)
    different = tuple(dict.fromkeys(mine))
    symbol = {item: t.box.items[item[1]].component for item in different}
    found: list[Recipe] = []
    for made in t.box.crafted:
        if not t.base.stock[made]:
            continue
        one, two = t.box.items[made].recipe
        if needed == 1:
            found += [(made, (item,)) for item in different if symbol[item] in (one, two)]
            continue
        for first in different:
            for second in different:
                if first == second and mine.count(first) < 2:
                    continue
                fits = symbol[first] == one and symbol[second] == two
                wild = bool(wildcard) and symbol[first] in (one, two) and second[0] == wildcard
                if fits or wild:
                    found.append((made, (first, second)))
    return tuple(dict.fromkeys(found))


async def craft(t: Lockdown, seat: int, needed: int = 2, wildcard: str = "", may_decline: bool = False) -> None:
    """NL-25.11, NL-25.13, NL-40.18, NL-40.19: the components go to their discard piles, the made Item to its owner."""
    options: tuple[Any, ...] = craftable(t, seat, needed, wildcard)
    if may_decline:
        options = (DECLINE, *options)
    if not options:
        return
    chosen: Any = await t.ask(seat, "craft", options)
    if chosen == DECLINE:
        return
    made, parts = chosen
    for back, name in parts:
        use_up(t, seat, back, name)
    t.tell("crafted", seat, made)
    await gain_crafted(t, seat, made)


async def craft_together(t: Lockdown, seat: int, needed: int) -> None:
    """NL-28.12, NL-28.26: the acting Character, then every other one in the Room that may have a component."""
    await craft(t, seat, needed)
    for other in t.here(t.crew[seat].room):
        hidden = any(t.piles[INVENTORY[colour][other]] for colour in COLOURS)
        if other != seat and (hidden or craftable(t, other, needed)):
            await craft(t, other, needed, may_decline=True)


async def gain_crafted(t: Lockdown, seat: int, item: str) -> None:
    """NL-25.10, NL-16.35: from the stock; a weapon comes loaded."""
    t.base.stock[item] -= 1
    await take(t, seat, Thing(name=item, back="crafted", load=t.box.ammo(item)))


# -- NL-25.15 to NL-25.19: Quest Items ---------------------------------------------------------------------------------


def unlockable(t: Lockdown, seat: int) -> bool:
    """NL-25.19: whether all conditions of the locked Quest Item hold."""
    crew = t.crew[seat]
    if not crew.quest:
        return False
    quest = t.box.items[crew.quest]
    needs = quest.unlock
    mine = carried(t, seat)
    return (
        ("in_room" not in needs or t.tile(crew.room) in needs["in_room"])
        and crew.knowledge >= needs.get("knowledge_min", 0)
        and ("discard_item" not in needs or any(name in needs["discard_item"] for _, name in mine))
        and ("discard_item_colour" not in needs or any(back in needs["discard_item_colour"] for back, _ in mine))
        and (slots(t, seat) > 0 or not quest.heavy)
    )


async def unlock(t: Lockdown, seat: int) -> None:
    """NL-25.15, NL-25.16, NL-25.19: the demanded discard or Contamination card is part of the action."""
    crew = t.crew[seat]
    needs: Step = t.box.items[crew.quest].unlock
    if "discard_item" in needs:
        await lose_item(t, seat, lambda back, name: name in needs["discard_item"])
    if "discard_item_colour" in needs:
        await lose_item(t, seat, lambda back, name: back in needs["discard_item_colour"])
    contaminate(t, seat, int(needs.get("take_contamination", 0)))
    item, crew.quest = crew.quest, ""
    t.tell("unlocked", seat, item)
    await take(t, seat, Thing(name=item, back="own", load=t.box.ammo(item)), may_decline=False)
