"""NL-10.5 to NL-10.15, NL-10.22, NL-26 to NL-28: Room actions and Computer Actions.

What a Room does is data; here is when it may be done, and what is particular: computers, Venting, the Elevator.
"""

from __future__ import annotations

from typing import Any

from ..box.entries import Action, Computer
from ..state import COMPUTERS, Lockdown
from .effects import Deed, able, all_hold, perform
from .figures import kill
from .markers import close_door, take_marker
from .open import Open
from .orders import ENOUGH
from .standing import stands
from .wounds import die


def ready(t: Lockdown, action: Action, deed: Deed) -> bool:
    """NL-8.16, NL-8.18: all its requirements hold, and it would do something."""
    return all_hold(t, action.requires, deed) and able(t, action.effect, deed)


def room_actions(t: Lockdown, room: str, deed: Deed) -> list[int]:
    """NL-10.5 to NL-10.9, NL-26.2: the actions of a Room that can be performed, by their place on the tile."""
    if room in t.base.faults:
        return []
    return [number for number, action in enumerate(t.box.room_actions(t.tile(room))) if ready(t, action, deed)]


# -- NL-10.10 to NL-10.15: computers -----------------------------------------------------------------------------------


def computer(t: Open) -> Computer:
    """The face-up Computer Action card."""
    return t.box.computers[t.base.computer]


def computer_options(t: Lockdown, deed: Deed) -> list[int]:
    """NL-10.11: the options of the face-up card that would do something."""
    return [number for number, option in enumerate(computer(t).effect[0]["options"]) if able(t, option, deed)]


async def use_computer(t: Lockdown, deed: Deed, option: int) -> None:
    """NL-10.11 to NL-10.15: an option, or more by an Item; then the card goes under its deck, the next one up."""
    options = computer(t).effect[0]["options"]
    await perform(t, options[option], deed)
    done = [option]
    for _ in range(1, max([int(step["n"]) for step in stands(t, deed.seat, "computer_options")], default=1)):
        others = [number for number in computer_options(t, deed) if number not in done]
        more: Any = await t.ask(deed.seat, "computer", (ENOUGH, *others)) if others else ENOUGH
        if more == ENOUGH:
            break
        await perform(t, options[more], deed)
        done.append(more)
    t.base.used = (*t.base.used, t.base.computer)
    t.base.computer = t.draw(COMPUTERS)
    t.tell("computer", t.base.computer)
    card = computer(t)
    if card.after == "reshuffle_all":
        if not t.crew[deed.seat].dead:
            await perform(t, card.effect, Deed(deed.seat, t.crew[deed.seat].room or deed.room))
        for old in (*t.base.used, t.base.computer):
            t.hide(old, COMPUTERS)
        t.base.used = ()
        turn_computer(t)


def turn_computer(t: Lockdown) -> None:
    """NL-3.17: the first card that is not Lockdown lies open."""
    card = t.draw(COMPUTERS)
    if t.box.computers[card].after == "reshuffle_all":
        other = t.draw(COMPUTERS)
        t.hide(card, COMPUTERS)
        card = other
    t.base.computer = card
    t.tell("computer", card)


# -- NL-27.13 to NL-27.23: Venting -------------------------------------------------------------------------------------


async def start_venting(t: Lockdown, seat: int, room: str) -> None:
    """NL-27.14 to NL-27.16, NL-27.23: Doors close; the token comes only if all of them are closed."""
    for way in t.board.ways_of[room]:
        await close_door(t, seat, way)
    if all(t.closed(way) for way in t.board.ways_of[room]):
        t.base.vent = room
        t.tell("venting", room)
        if room in t.base.fires:
            take_marker(t, "fire", room)
            t.tell("marker-discarded", "fire", room)


async def vent(t: Lockdown) -> None:
    """NL-6.18, NL-27.20 to NL-27.22: when all have passed, everybody and everything in the Room dies."""
    room, t.base.vent = t.base.vent, ""
    t.tell("vented", room)
    for seat in t.here(room):
        await die(t, seat)
    for figure in t.intruders(room):
        kill(t, figure)


# -- NL-28.13 to NL-28.18: the Elevator --------------------------------------------------------------------------------


async def ride(t: Lockdown, seat: int) -> None:
    """NL-28.15 to NL-28.18, NL-40.45, NL-40.46: with whoever comes along; no Noise roll."""
    room = t.crew[seat].room
    section = await t.ask(seat, "ride", tuple([one for one in t.board.stops if one != t.base.elevator]))
    others = [other for other in t.here(room) if other != seat]
    coming = [seat]
    for other in others:
        if await t.ask(other, "come-along", ("yes", "no"), about=(seat, section)) == "yes":
            coming.append(other)
    t.base.elevator = section
    for one in coming:
        t.crew[one].room = t.board.stops[section]
        t.tell("moved", one, t.board.stops[section])
