"""NL-37: the surface of Mars: its cards, and what lies about there."""

from __future__ import annotations

from typing import Final

from ..state import MARS, Lockdown
from .decks import put_away, turn_up
from .effects import Deed, perform
from .standing import counts_as

SUIT: Final = "enviro_suit"


async def surface_card(t: Lockdown, seat: int) -> None:
    """NL-37.19 to NL-37.21, NL-37.31: one card, for who rolled or explored, or for everybody on the surface."""
    card = turn_up(t, MARS, "mars")
    put_away(t, card, "mars")
    entry = t.box.mars[card]
    t.tell("surface-card", seat, card)
    everybody = [one for one in t.playing() if t.crew[one].room in t.board.area]
    for one in everybody if entry.affects == "all_surface" else [seat]:
        if not t.crew[one].dead:
            deed = Deed(one, t.crew[one].room)
            await perform(t, entry.effect if exposed(t, one) else entry.protected_effect, deed)
            if deed.passes and t.stage == "turn" and one == t.active:
                t.stopped = True


def exposed(t: Lockdown, seat: int) -> bool:
    """NL-37.20, NL-37.21: outside without an Enviro-Suit."""
    return t.crew[seat].room in t.board.crossroads and not counts_as(t, seat, SUIT)


def drives(t: Lockdown, seat: int) -> tuple[str, ...]:
    """NL-37.26, NL-37.27: where the Rover takes a Character: another Exit Room, or the Bunker."""
    board, room = t.board, t.crew[seat].room
    if not board.crossroads or room not in board.exits or t.base.rover != room or t.fighting(room):
        return ()
    return (*[other for other in board.exits if other != room], *(("bunker",) if t.base.gate else ()))
