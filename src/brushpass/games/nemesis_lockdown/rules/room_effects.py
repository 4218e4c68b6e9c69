"""Effects that lead somewhere: moving Characters, Room actions, computers, the Elevator and the ways out."""

from __future__ import annotations

from ..box.entries import Step
from ..state import NOBODY, Lockdown
from .effects import Deed, all_hold, operation, perform, possible
from .leaving import board_pod, leaves
from .movement import entrances, go, go_underground, ways_out
from .rooms import computer_options, ride, room_actions, use_computer
from .selecting import rooms
from .wounds import open_gate

# -- NL-11, NL-13: moving Characters -----------------------------------------------------------------------------------


@operation("move")
async def move(t: Lockdown, step: Step, deed: Deed) -> None:
    """NL-11.11, NL-11.31, NL-11.35, NL-11.36: by the rules of Movement, except where the text differs."""
    options = ways_out(t, deed.room)
    if not options:
        return
    along = NOBODY
    if step["who"] == "self_and_one_here":
        others = tuple([seat for seat in t.here(deed.room) if seat != deed.seat])
        if others:
            along = await t.ask(deed.seat, "take-along", (NOBODY, *others))
            if along != NOBODY and await t.ask(along, "come-along", ("yes", "no"), about=(deed.seat, "")) == "no":
                along = NOBODY
    noise = "roll" if step["noise"] == "normal" else "none"
    room = await t.ask(deed.seat, "where", options, about=(noise,))
    await go(t, deed.seat, room, attacks=bool(step["attacks"]), noise=noise, along=along)


@possible("move")
def can_move(t: Lockdown, step: Step, deed: Deed) -> bool:
    return bool(ways_out(t, deed.room))


@operation("move_technical")
async def move_technical(t: Lockdown, step: Step, deed: Deed) -> None:
    """NL-13.17, NL-26.7."""
    await go_underground(t, deed, step["to"])


@possible("move_technical")
def can_move_technical(t: Lockdown, step: Step, deed: Deed) -> bool:
    return bool(entrances(t, deed.room, step["to"]))


# -- NL-10.10, NL-10.22, NL-28: Rooms, computers, the Elevator ---------------------------------------------------------


@operation("room_action")
async def room_action(t: Lockdown, step: Step, deed: Deed) -> None:
    """NL-10.22: an action of one of the selected Rooms; all its other conditions hold."""
    options = tuple(actions_of(t, step, deed))
    if options:
        room, at = await t.ask(deed.seat, "which-action", options)
        there = Deed(deed.seat, room)
        await perform(t, t.box.room_actions(t.tile(room))[at].effect, there)
        deed.passes, deed.noise = there.passes, there.noise


def actions_of(t: Lockdown, step: Step, deed: Deed) -> list[tuple[str, int]]:
    """NL-10.22: the actions that can be performed in the selected Rooms."""
    return [
        (room, at)
        for room in rooms(t, step["of"], deed)
        if t.explored(room)
        for at in room_actions(t, room, Deed(deed.seat, room))
        if all_hold(t, t.box.room_actions(t.tile(room))[at].requires, Deed(deed.seat, room))
    ]


@possible("room_action")
def can_room_action(t: Lockdown, step: Step, deed: Deed) -> bool:
    return bool(actions_of(t, step, deed))


@operation("computer_action")
async def computer_action(t: Lockdown, step: Step, deed: Deed) -> None:
    """NL-10.11, NL-10.19."""
    options = tuple(computer_options(t, deed))
    if options:
        await use_computer(t, deed, await t.ask(deed.seat, "computer", options))


@possible("computer_action")
def can_computer_action(t: Lockdown, step: Step, deed: Deed) -> bool:
    powered = not step.get("needs_power", True) or t.powered(deed.room)
    return t.computer_in(deed.room) and powered and bool(computer_options(t, deed))


@operation("call_elevator")
async def call_elevator(t: Lockdown, step: Step, deed: Deed) -> None:
    """NL-28.14."""
    t.base.elevator = next(section for section, room in t.board.stops.items() if room == deed.room)
    t.tell("elevator", t.base.elevator)


@operation("use_elevator")
async def use_elevator(t: Lockdown, step: Step, deed: Deed) -> None:
    """NL-28.15."""
    await ride(t, deed.seat)


# -- NL-31: leaving ----------------------------------------------------------------------------------------------------


@operation("move_rover")
async def move_rover(t: Lockdown, step: Step, deed: Deed) -> None:
    """NL-31.20."""
    t.base.rover = "" if t.base.rover else t.board.garage
    t.tell("rover", t.base.rover or "bunker")


@operation("open_main_gate")
async def open_main_gate(t: Lockdown, step: Step, deed: Deed) -> None:
    """NL-31.14."""
    open_gate(t)


@operation("enter_css_pod")
async def enter_css_pod(t: Lockdown, step: Step, deed: Deed) -> None:
    """NL-26.21, NL-31.3."""
    await board_pod(t, deed.seat, step["pod"])
    deed.passes = True


@operation("lock_isolation")
async def lock_isolation(t: Lockdown, step: Step, deed: Deed) -> None:
    """NL-28.23."""
    leaves(t, deed.seat, "isolated")
