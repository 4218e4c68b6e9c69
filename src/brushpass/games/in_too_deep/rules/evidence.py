"""TD-18.1 to TD-18.5: evidence gained, the bar and the display."""

from __future__ import annotations

from typing import Final

from ..state import DISPLAY, MEMORY, NOBODY, SUPPLY, InTooDeep

BAR: Final = 4
"""TD-5.5."""


def source(t: InTooDeep) -> int:
    """TD-18.2, TD-21.4: where display tokens come from now."""
    return DISPLAY if t.piles[DISPLAY] and t.trigger == NOBODY else SUPPLY


async def gain_evidence(t: InTooDeep, player: int, count: int) -> None:
    """TD-18.1 to TD-18.4: the first from the bar, the others from the display, then the bar is filled."""
    for number in range(count):
        if number == 0 and t.bar:
            kind = await t.ask(player, "bar", tuple(dict.fromkeys(t.bar)))
            at = t.bar.index(kind)
            t.bar = (*t.bar[:at], *t.bar[at + 1 :])
            t.hide(kind, MEMORY[player])
            t.tell("gained", player, kind)
        else:
            gain_unseen(t, player)
    if count:
        t.dry = 0
    fill_bar(t, player)


def gain_unseen(t: InTooDeep, player: int) -> None:
    """TD-18.1, TD-18.2: one from the display, else from the supply."""
    if t.piles[source(t)]:
        kind = t.draw(source(t), MEMORY[player])
        t.tell("gained-unseen", player)
        if player < t.setup.seats:
            t.tell("drew-evidence", kind, to=(player,))


def fill_bar(t: InTooDeep, player: int) -> None:
    """TD-18.4, TD-18.5: an empty display ends the chapter, and the supply stands in for it (TD-21.4)."""
    filled: list[str] = []
    while len(t.bar) + len(filled) < BAR:
        if not t.piles[DISPLAY]:
            trigger_end(t, player)
        if not t.piles[source(t)]:
            break
        filled.append(t.draw(source(t)))
    if filled:
        t.bar = (*t.bar, *filled)
        t.tell("bar-filled", tuple(filled))


def trigger_end(t: InTooDeep, player: int) -> None:
    """TD-21.1, TD-21.5: once a chapter."""
    if t.trigger == NOBODY:
        t.trigger = player
        t.tell("chapter-ends", t.chapter)
