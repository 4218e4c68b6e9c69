"""TD-18.6 to TD-18.13: evidence processed: on a row of the investigation, on a bonus field, in a stash."""

from __future__ import annotations

from typing import Final

from ..state import BONUS, MEMORY, STASH, InTooDeep
from .dilemmas import gain_tolerance
from .hooks import dominate_any
from .support import gain_support

DECLINE: Final = "decline"
STASHED: Final = "stash"


async def process(t: InTooDeep, player: int) -> None:
    """TD-18.6 to TD-18.12, DC-37, DC-38: one token, or none. The place first, which all see, then its kind."""
    memory = t.piles[MEMORY[player]]
    if not memory:
        return
    rows = [f"row_{row + 1}" for row in range(3) if t.folders[row] and t.tasks[row] in memory]
    bonuses = [bonus for bonus, field in zip(t.box.bonuses, BONUS, strict=True) if not t.piles[field]]
    where = await t.ask(player, "process", (*rows, *bonuses, STASHED, DECLINE))
    if where == DECLINE:
        t.tell("declined", player)
    elif where in rows:
        file(t, player, int(where[-1]) - 1)
    else:
        kind = await t.ask(player, "evidence", tuple(dict.fromkeys(t.piles[MEMORY[player]])), private=True)
        if where == STASHED:
            t.slip(kind, MEMORY[player], STASH[player])
            t.tell("stashed", player)
        else:
            t.slip(kind, MEMORY[player], BONUS[t.box.bonuses.index(where)])
            t.tell("planned", player, where)
            await bonus(t, player, where)


def file(t: InTooDeep, player: int, row: int) -> None:
    """TD-18.8: face up on the row, and its folder is the player's."""
    kind = t.tasks[row]
    t.reveal(kind, MEMORY[player])
    t.rows = (*t.rows[:row], (*t.rows[row], kind), *t.rows[row + 1 :])
    take_folder(t, player, row)
    t.tell("filed", player, kind, row + 1)


def take_folder(t: InTooDeep, player: int, row: int) -> None:
    """TD-18.8, TD-18.9."""
    t.folders = (*t.folders[:row], t.folders[row] - 1, *t.folders[row + 1 :])
    t.consoles[player].folders += 1


async def bonus(t: InTooDeep, player: int, field: str) -> None:
    """TD-18.10: what a bonus field gives at once."""
    if field == "bonus_support":
        await gain_support(t, player)
    elif field == "bonus_tolerance":
        gain_tolerance(t, player)
    else:
        await dominate_any(t, player, 1)
