"""What chance gives in the first match: the city, the boards and every card up to the learner's third turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ..box.box import Box

RING: Final = ("centre", "harbour", "heights", "aerodrome", "zinbazaar", "parish", "ion_towers", "blocks")
ITEMS: Final = {
    "jammer": "aerodrome",
    "decryptor": "ion_towers",
    "rifle": "harbour",
    "mono_blade": "parish",
    "cash": "heights",
    "stims": "zinbazaar",
    "coupe": "blocks",
    "eagle_eye": "centre",
}
"""Where every item lies."""
CRIMINALS: Final = {
    "crusher": "blocks",
    "hacker": "heights",
    "shadow": "parish",
    "oracle": "ion_towers",
    "courier": "aerodrome",
}
"""Who is in play, and where."""
LINES: Final = ("A", "B", "D", "F", "G")


def shuffle(things: Sequence[Any], order: Sequence[Any]) -> list[int]:
    """The numbers by which chance brings things into an order; what the order does not name comes last."""
    rest = list(things)
    wanted = [*order, *(thing for thing in things if thing not in order)]
    numbers = []
    for thing in wanted:
        numbers.append(rest.index(thing))
        rest.remove(thing)
    return numbers


def deal(box: Box) -> tuple[str | int, ...]:
    """In the order in which the rules ask for it."""
    names = [one for one in box.criminals if one in CRIMINALS]
    zones = [zone for zone in range(len(RING)) if RING[zone] != "centre"]
    nobody = [0] * len(names)  # a shuffle that leaves all as it is
    return (
        *shuffle(box.zones, RING),
        *shuffle(range(len(RING)), [RING.index(ITEMS[item]) for item in box.items]),
        *shuffle(box.criminals, names),
        *shuffle(zones, [RING.index(CRIMINALS[name]) for name in names]),
        *shuffle(box.lines, LINES),
        *("timing", "weapons", "leader", "target"),  # the bar
        *("tactics", "funding", "timing", "leader", "weapons", "target", "tactics", "funding", "timing", "leader"),
        *("actions_1", "move_search", "ignore_barriers"),  # the offer
        *("timing", "tactics", "funding"),  # the tasks
        0,  # the learner starts
        *("funding", "f1_1", "petty_14"),  # the learner's evidence and crimes
        *("leader", "b1_2", "petty_16"),  # the bot's
        *nobody,
        *shuffle(range(len(names)), [names.index("shadow")]),  # the bot's head start
        "petty_08",  # the learner's turn 1
        "tactics",  # turn 2, the bar is filled
        *("dilemma_08", "leader", "weapons"),  # a dilemma, evidence from the display, the bar is filled
        *("f2_2", "petty_11"),  # new crimes
    )
