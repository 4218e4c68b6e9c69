"""SC-2, set-up: the row, the starting player, and a start mission for everybody, dealt or picked."""

from __future__ import annotations

from ..state import DECK, STARTS, SpyConnection
from .ending import begin_turn


async def deal(t: SpyConnection) -> None:
    """SC-2.3 to SC-2.7: fill the row, draw who begins, turn up start missions and deal them or have them picked."""
    seats = t.setup.seats
    t.row = tuple(t.draw(DECK) for _ in range(t.box.numbers.mission_slots))
    t.tell("row-opened", t.row)
    t.first = t.below(seats)
    t.tell("began", t.first)
    starts = tuple(t.draw(STARTS) for _ in range(seats))
    if t.setup.mode == "advanced":
        t.starts = starts
        t.tell("starts-opened", starts)
        t.active = (t.first - 1) % seats
        t.stage = "draft"
        return
    for seat in range(seats):
        take_start(t, seat, starts[seat])
    begin(t)


async def draft(t: SpyConnection) -> None:
    """SC-2.6: counter-clockwise from the right of the starting player, who gets the last one."""
    mission = await t.ask(t.active, "draft", t.starts)
    t.starts = tuple(other for other in t.starts if other != mission)
    take_start(t, t.active, mission)
    t.active = (t.active - 1) % t.setup.seats
    if t.active == t.first:
        last = t.starts[0]
        t.starts = ()
        take_start(t, t.first, last)
        begin(t)


def take_start(t: SpyConnection, seat: int, mission: str) -> None:
    """SC-2.8, SC-2.9, R-5: one agent marks the red city on the card, and the spy goes there."""
    player = t.players[seat]
    city = t.box.missions[mission].start_city
    player.missions = ((mission, 0, t.box.bit[city]),)
    player.supply -= 1
    player.city = city
    t.tell("start", seat, mission, city)


def begin(t: SpyConnection) -> None:
    """SC-4.1: the starting player's turn."""
    t.active = t.first
    t.tell("turn", t.round, t.active)
    begin_turn(t)
