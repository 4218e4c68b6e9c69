"""SC-INV: what is true of every position, whatever was chosen."""

from __future__ import annotations

from .rules.ending import nobody_can_finish
from .rules.network import in_one_piece
from .rules.turn import prices
from .state import DECK, STARTS, Player, SpyConnection, agents_on


def check(t: SpyConnection, between: bool) -> None:
    """Assert all of them that a single position can show; `between`: at the start of a stage."""
    cards_are_all_there(t)
    for player in t.players:
        agents_are_all_there(t, player)
        missions_are_sound(t, player)
    if t.stage in ("deal", "draft"):
        return
    row, slots = t.row, t.box.numbers.mission_slots
    assert len(row) == slots or (len(row) < slots and not t.piles[DECK]), "SC-INV-8"
    active = t.players[t.active]
    assert all(player.city for player in t.players), "SC-INV-2"
    assert t.stage != "turn" or active.city == t.origin, "SC-INV-11"
    assert t.stage != "moved" or active.city != t.origin, "SC-INV-11"
    something_can_be_done(t, active)
    the_end_is_due(t)


def agents_are_all_there(t: SpyConnection, player: Player) -> None:
    """SC-INV-1, SC-INV-2, SC-INV-3."""
    box = t.box
    board = player.placed.bit_count() + player.double.bit_count()
    on_missions = sum(map(agents_on, player.missions))
    assert player.supply >= 0 and player.supply + board + on_missions == player.agents, "SC-INV-1"
    assert not player.double & ~player.placed, "SC-INV-2"
    assert not player.placed & box.all_cities and player.placed < 1 << len(box.bit), "SC-INV-2"
    assert not player.city or player.city in box.cities, "SC-INV-2"
    assert not player.city or in_one_piece(box, player.city, player.placed), "SC-INV-3"


def missions_are_sound(t: SpyConnection, player: Player) -> None:
    """SC-INV-4, SC-INV-5, SC-INV-6."""
    box = t.box
    assert len(player.missions) <= box.numbers.max_active_missions, "SC-INV-4"
    possible = {0, *box.planning[t.side]}
    for mission, planning, marks in player.missions:
        assert not marks & ~box.targets[mission], "SC-INV-5"
        assert marks != box.targets[mission], "SC-INV-4"
        assert planning in ((0,) if box.missions[mission].start_city else possible), "SC-INV-6"


def cards_are_all_there(t: SpyConnection) -> None:
    """SC-INV-7."""
    out = [*t.piles[DECK], *t.piles[STARTS], *t.row, *t.starts, *t.discarded]
    for player in t.players:
        out += [*player.completed, *(mission for mission, _, _ in player.missions)]
    assert sorted(out) == sorted((*t.box.mission_cards, *t.box.start_cards)), "SC-INV-7"


def something_can_be_done(t: SpyConnection, player: Player) -> None:
    """SC-INV-15, R-9: once everything is taken back, some connection can be paid, or some mission accepted."""
    box = t.box
    planned = sum(planning for _, planning, _ in player.missions)
    left = player.agents - planned
    dearest = 2 * min(spaces.bit_count() for _, spaces in box.ways[player.city])
    acceptable = t.row and len(player.missions) < box.numbers.max_active_missions
    assert dearest <= left or (acceptable and min(prices(box, t.side, len(player.missions))) <= left), "SC-INV-15"


def the_end_is_due(t: SpyConnection) -> None:
    """SC-INV-14: the end came by enough missions, or by their lack."""
    enough = t.box.numbers.end_trigger_completed_missions
    if t.trigger < 0:
        assert all(len(player.completed) < enough for player in t.players), "SC-INV-14"
        return
    if t.exhausted:
        assert nobody_can_finish(t), "SC-INV-14"
    else:
        assert len(t.players[t.trigger].completed) >= enough, "SC-INV-14"
