"""TD-11: what the zones do."""

from __future__ import annotations

from typing import Final

from ..state import BESIDE, MEMORY, SORTS, InTooDeep
from .city import STOP, attract, barrier_options, guardian_options, police, police_moves
from .dilemmas import challenge, gain_tolerance
from .draws import draw_crime, drawable
from .evidence import gain_evidence
from .looking import look
from .moves import nudge_criminal, nudge_item, send_criminal, swap_items
from .processing import process
from .support import gain_support

TOWERS_SUPPORT: Final = "support"
GAIN: Final = "gain"
PROCESS: Final = "process"
HEIGHTS: Final = 2
"""TD-11.11: choices in the Heights."""
CENTRE: Final = 3
"""TD-11.6: moves in the Centre."""


async def use_zone(t: InTooDeep, player: int, zone: int) -> None:
    """TD-9.7, TD-11.14: search comes, then the effect, if it has any."""
    name = t.city.ring[zone]
    t.tell("used-zone", player, name)
    attract(t, zone)
    if name == "blocks":
        await challenge(t, player)
    elif name == "centre":
        await police_moves(t, player, CENTRE)
    elif name == "ion_towers":
        await towers(t, player)
    elif name == "parish":
        gain_tolerance(t, player)
    elif name == "harbour":
        await harbour(t, player)
    elif name == "aerodrome":
        await send_criminal(t, player)
    elif name == "heights":
        await heights(t, player)
    else:
        await swap_items(t, player)


async def towers(t: InTooDeep, player: int) -> None:
    """TD-11.7, DC-19: a support token, or a crime unseen from any deck."""
    support = [TOWERS_SUPPORT] if any(t.offer) else []
    options = (*support, *[sort for sort in SORTS if drawable(t, sort)])
    if not options:
        return
    choice = await t.ask(player, "towers", options)
    if choice == TOWERS_SUPPORT:
        await gain_support(t, player)
    else:
        draw_crime(t, choice, BESIDE[choice][player])
        t.tell("crime-beside", player, choice)


async def harbour(t: InTooDeep, player: int) -> None:
    """TD-11.9, DC-20."""
    choice = GAIN
    if t.piles[MEMORY[player]]:
        choice = await t.ask(player, "harbour", (GAIN, PROCESS))
    if choice == GAIN:
        await gain_evidence(t, player, 1)
    else:
        await process(t, player)


async def heights(t: InTooDeep, player: int) -> None:
    """TD-11.11, TD-11.12, DC-21: two small things, the same one twice if wished (R-48)."""
    for left in range(HEIGHTS, 0, -1):
        choice = await t.ask(player, "heights", ("criminal", "item", "look", "police", STOP), about=(left,))
        if choice == STOP:
            return
        if choice == "criminal":
            await nudge_criminal(t, player)
        elif choice == "item":
            await nudge_item(t, player)
        elif choice == "look":
            await look(t, player)
        else:
            police(t, await t.ask(player, "heights-police", (*guardian_options(t.city), *barrier_options(t.city))))
