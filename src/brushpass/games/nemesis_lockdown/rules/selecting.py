"""Whom, where and how many: the words by which the data name Characters, Rooms and numbers (NL-44.21)."""

from __future__ import annotations

from typing import Any

from ..box.board import TECH
from ..box.entries import Step
from ..state import NOBODY, Lockdown
from .effects import Deed, holds, operation, perform

EVERYTHING = 99
"""As many as there are."""


def who(step: Step, deed: Deed) -> int:
    """The Character whom a step names without a choice."""
    return deed.same if step.get("who") == "same" else deed.seat


async def character(t: Lockdown, step: Step, deed: Deed) -> int:
    """NL-40.30: one Character, chosen where the text lets somebody choose; NOBODY: there is none to choose."""
    word = step.get("who", "self")
    if not word.startswith("character_here"):
        return who(step, deed)
    there = [seat for seat in t.here(deed.room) if word != "character_here_max_3_cards" or t.cards(seat) <= 3]
    deed.same = await t.ask(deed.seat, "which-character", tuple(there)) if there else NOBODY
    return deed.same


def number(t: Lockdown, n: Any, seat: int) -> int:
    """How many: a number, all, one for every Serious Wound, or more with Knowledge."""
    if n == "serious_wounds":
        return t.crew[seat].serious
    if isinstance(n, dict):
        base: int = n["base"]
        return base + t.crew[seat].knowledge // int(n["per_knowledge"])
    return EVERYTHING if isinstance(n, str) else int(n)


def marked(t: Lockdown, marker: str) -> tuple[str, ...]:
    """The Rooms with a marker."""
    return t.base.faults if marker == "malfunction" else t.base.fires


def rooms(t: Lockdown, where: Any, deed: Deed) -> list[str]:
    """NL-7.55, NL-7.56: the Rooms that a selector names, in ascending number."""
    board = t.board
    if where == "here":
        return [deed.room]
    if where == "any":
        return [*board.rooms]
    if where == "here_or_neighbouring":
        return [room for room in board.rooms if room == deed.room or room in board.next[deed.room]]
    found = [room for room in board.rooms if fits(t, room, where, deed)]
    return found[:1] if where.get("pick") == "lowest_number" else found


def fits(t: Lockdown, room: str, where: Step, deed: Deed) -> bool:
    """Whether a Room is all that a selector asks for; a hidden tile is never anything."""
    tile = t.tile(room)
    entry = t.box.tiles[tile] if tile else None
    for word, value in where.items():
        if word == "here":
            good = room == deed.room
        elif word == "not_here":
            good = room != deed.room
        elif word == "explored":
            good = t.explored(room)
        elif word == "computer":
            good = t.computer_in(room)
        elif word == "powered":
            good = t.powered(room)
        elif word == "colour":
            good = entry is not None and entry.colour in ((value,) if isinstance(value, str) else value)
        elif word == "tile":
            good = tile in value
        elif word == "not_tile":
            good = tile not in value
        elif word == "kind":
            good = entry is not None and entry.kind == value
        elif word == "marker":
            good = room in marked(t, value)
        elif word == "without_marker":
            good = room not in marked(t, value)
        elif word == "with":
            good = any(in_darkness(t, seat, deed) for seat in t.here(room))
        elif word == "with_character":
            good = any(holds(t, value, deed, seat) for seat in t.here(room))
        elif word == "with_intruder":
            good = any(value == "any" or figure.kind in value for figure in t.intruders(room))
        elif word == "technical_entrance":
            good = bool(t.board.entrance[room])
        elif word == "without_destroyed_doors":
            ways = t.board.ways_of[room]
            good = bool(ways) and all(t.base.doors.get(way) != "destroyed" for way in ways)
        else:
            good = word == "pick"
        if not good:
            return False
    return True


def in_darkness(t: Lockdown, seat: int, deed: Deed) -> bool:
    """NL-23.7: in Darkness, and not lit for this one effect."""
    return seat not in deed.lit and t.dark(seat)


async def one_room(t: Lockdown, where: Any, deed: Deed) -> str:
    """NL-40.30: one of the Rooms that a selector names; empty: there is none."""
    found = rooms(t, where, deed)
    if not found:
        return ""
    deed.chosen = await t.ask(deed.seat, "which-room", tuple(found)) if len(found) > 1 else found[0]
    return deed.chosen


@operation("for_each")
async def for_each(t: Lockdown, step: Step, deed: Deed) -> None:
    """NL-7.54: every selected Character in a Room, in turn order; the selection is made once, before the first."""
    wanted = step["select"]["characters"]
    where = rooms(t, wanted["room"], deed) if "room" in wanted else t.board.rooms
    there = [seat for seat in t.playing() if t.crew[seat].room in where]
    for seat in [seat for seat in there if holds(t, wanted, deed, seat)]:
        if not t.crew[seat].dead:
            await perform(t, step["do"], deed.of(seat, t.crew[seat].room))


def noisy_ways(t: Lockdown, section: str) -> list[str]:
    """The numbered Corridors of a Section."""
    return [way for way in t.board.ways if way != TECH and t.board.way_section[way] == section]
