"""Effects on Intruders: Injuries, Retreat, placing, luring and Attacks ordered by cards."""

from __future__ import annotations

from typing import Any

from ..box.entries import Step
from ..state import NOBODY, Lockdown
from .combat import EGGS, heard, targets
from .effects import Deed, holds, operation, possible
from .encounter import encounter
from .figures import add_to_bag, free, leave_board, place, set_aside
from .intruders import attack, attack_without_figure, in_order, injure, prey, retreat, step_through
from .items import destroy_eggs, eggs_at
from .markers import put_marker
from .movement import ways_out
from .noise import come
from .selecting import in_darkness, number, one_room, rooms, who
from .wounds import light_wound, serious_wound

# -- NL-16.32, NL-16.33, NL-18: Injuries -------------------------------------------------------------------------------


@operation("injure")
async def injure_step(t: Lockdown, step: Step, deed: Deed) -> None:
    """NL-16.32, NL-18.2, NL-40.30: one of own choice, or the Eggs."""
    options = targets(t, deed.room)
    if not options:
        return
    target: Any = await t.ask(deed.seat, "target", options)
    count = number(t, step["n"], deed.seat)
    figure = None if target == EGGS else t.figure(target)
    if figure is None:
        destroy_eggs(t, deed.room, count)
        await heard(t, deed.seat)
    elif not await injure(t, figure, count, deed.seat):
        deed.hurt = figure


@operation("retreat")
async def retreat_step(t: Lockdown, step: Step, deed: Deed) -> None:
    """NL-18.20."""
    word = step["target"]
    if word == "injured_if_alive":
        figures = [deed.hurt] if deed.hurt is not None else []
    elif word == "attacker":
        figures = [deed.figure] if deed.figure is not None else []
    else:
        figures = t.intruders(deed.chosen if word == "all_in_chosen_room" else deed.room)
        if word == "one_here" and figures:
            number_ = await t.ask(deed.seat, "target", tuple([figure.id for figure in figures]))
            figures = [figure for figure in figures if figure.id == number_]
    for figure in in_order(t, figures):
        if figure in t.figures:
            await retreat(t, figure)


@possible("injure")
def can_injure(t: Lockdown, step: Step, deed: Deed) -> bool:
    return bool(targets(t, deed.room))


@possible("retreat")
def can_retreat(t: Lockdown, step: Step, deed: Deed) -> bool:
    return step["target"] not in ("one_here", "all_here") or t.fighting(deed.room)


@operation("strike_room")
async def strike_room(t: Lockdown, step: Step, deed: Deed) -> None:
    """NL-27.30 to NL-27.32, NL-16.33, NL-40.42."""
    room = await one_room(t, step["room"], deed)
    if not room:
        return
    put_marker(t, step["place"], room)
    for figure in in_order(t, t.intruders(room)):
        await injure(t, figure, int(step["injuries"]), deed.seat)
    eggs = eggs_at(t, room)
    destroy_eggs(t, room, int(step["injuries"]))
    for seat in t.here(room):
        await serious_wound(t, seat, int(step["serious_wounds"]))
    if eggs:
        await heard(t, deed.seat)


@possible("strike_room")
def can_strike(t: Lockdown, step: Step, deed: Deed) -> bool:
    """NL-27.33."""
    return bool(rooms(t, step["room"], deed))


def in_range(t: Lockdown, step: Step, deed: Deed) -> tuple[str, ...]:
    """NL-14.27: the Rooms that a blast reaches; one that places no marker needs a target."""
    near = (deed.room, *(ways_out(t, deed.room) if step["range"] else ()))
    return tuple([room for room in near if step.get("place") or targets(t, room)])


@operation("blast")
async def blast(t: Lockdown, step: Step, deed: Deed) -> None:
    """NL-16.33: the chosen target, all the others there, and every Character."""
    options = in_range(t, step, deed)
    if not options:
        return
    room = await t.ask(deed.seat, "which-room", options) if len(options) > 1 else options[0]
    full, rest = int(step["target_injuries"]), int(step["others_injuries"])
    aims = targets(t, room) if full != rest else ()
    aim: Any = await t.ask(deed.seat, "target", aims) if aims else NOBODY
    for figure in in_order(t, t.intruders(room)):
        await injure(t, figure, full if figure.id == aim else rest, deed.seat)
    eggs = eggs_at(t, room)
    destroy_eggs(t, room, full if aim == EGGS else rest)
    for seat in t.here(room):
        await light_wound(t, seat, int(step.get("light_wounds", 0)))
        await serious_wound(t, seat, int(step.get("serious_wounds", 0)))
    for marker in step.get("place", ()):
        put_marker(t, marker, room)
    if eggs:
        await heard(t, deed.seat)


@possible("blast")
def can_blast(t: Lockdown, step: Step, deed: Deed) -> bool:
    return bool(in_range(t, step, deed))


# -- NL-12.6, NL-18.27, NL-18.30: moving Intruders ---------------------------------------------------------------------


@operation("lure")
async def lure(t: Lockdown, step: Step, deed: Deed) -> None:
    """NL-12.6, NL-12.7: all from next to a chosen Room go there; those in Combat attack first."""
    room = await t.ask(deed.seat, "where", t.board.next[deed.room], about=("lure",))
    near = in_order(t, [one for one in t.figures if one.room in t.board.next[room]])
    for figure in near:
        target = prey(t, figure.room)
        if target != NOBODY and step.get("attack_first"):
            await attack(t, figure, target, "card")
    come(t, [figure for figure in near if figure in t.figures], room)


@operation("hunt_in_section")
async def hunt_in_section(t: Lockdown, step: Step, deed: Deed) -> None:
    """NL-18.30: in every Section all Intruders out of Combat are put to the prey, in the Room of the lowest number."""
    board = t.board
    for section in board.sections:
        there = [seat for seat in t.playing() if board.section.get(t.crew[seat].room) == section]
        hunted = [t.crew[seat].room for seat in there if holds(t, step["prey"], deed, seat)]
        if hunted:
            room = min(hunted, key=lambda one: board.rank[one])
            for figure in t.figures:
                if board.section[figure.room] == section and not t.here(figure.room):
                    figure.room = room
                    t.tell("intruder-moved", figure.kind, room, figure.id)


@operation("intruder_follows")
async def intruder_follows(t: Lockdown, step: Step, deed: Deed) -> None:
    """NL-18.27."""
    deed.follows = True


@operation("move_intruder")
async def move_intruder(t: Lockdown, step: Step, deed: Deed) -> None:
    """NL-7.26, NL-40.30: one of the own Section that is not in Combat, through a Corridor of own choice."""
    figures = movable(t, deed)
    if not figures:
        return
    figure = t.figure(await t.ask(deed.seat, "target", figures))
    if figure is not None:
        step_through(t, figure, await t.ask(deed.seat, "which-corridor", t.board.noisy[figure.room]))


def movable(t: Lockdown, deed: Deed) -> tuple[int, ...]:
    """The Intruders of the own Section that are not in Combat."""
    section = t.board.section
    near = [one for one in t.figures if section[one.room] and section[one.room] == section[deed.room]]
    return tuple([one.id for one in near if not t.here(one.room)])


@possible("move_intruder")
def can_move_intruder(t: Lockdown, step: Step, deed: Deed) -> bool:
    return bool(movable(t, deed))


# -- NL-18.28, NL-18.29: placing and replacing -------------------------------------------------------------------------


@operation("replace_intruder")
async def replace_intruder(t: Lockdown, step: Step, deed: Deed) -> None:
    """NL-18.28: it keeps its Injuries; if no figure of the new kind is free, nothing happens."""
    figure, kind = deed.figure, step["with_kind"]
    if figure is None or not free(t, kind):
        return
    if figure.token:
        set_aside(t, figure.token)
    t.tell("replaced", figure.kind, kind, figure.id)
    figure.kind, figure.token = kind, ""
    deed.replaced = True


@operation("place_intruder")
async def place_intruder(t: Lockdown, step: Step, deed: Deed) -> None:
    """NL-18.29."""
    for room in rooms(t, step["room"], deed):
        await place(t, step["kind"], room)


@operation("return_intruders_to_bag")
async def return_intruders_to_bag(t: Lockdown, step: Step, deed: Deed) -> None:
    """NL-18.25: every Intruder in a Room without a Character."""
    for figure in [one for one in t.figures if not t.here(one.room)]:
        leave_board(t, figure)


@operation("add_token")
async def add_token(t: Lockdown, step: Step, deed: Deed) -> None:
    """NL-7.48."""
    add_to_bag(t, step["kind"])


# -- NL-19.1: Attacks and Encounters ordered by cards ------------------------------------------------------------------


@operation("intruder_attack")
async def intruder_attack(t: Lockdown, step: Step, deed: Deed) -> None:
    """NL-19.1, NL-7.16: the replaced figure, or all that are with a Character in Darkness."""
    if step["attacker"] == "replaced":
        if deed.figure is not None and deed.replaced:
            deed.follows = await attack(t, deed.figure, deed.seat, deed.cause)
        return
    for figure in in_order(t, t.figures):
        dark = [seat for seat in t.here(figure.room) if in_darkness(t, seat, deed)]
        target = prey(t, figure.room, dark)
        if figure in t.figures and target != NOBODY:
            await attack(t, figure, target, "event")


@operation("resolve_attack_card")
async def resolve_attack_card(t: Lockdown, step: Step, deed: Deed) -> None:
    """NL-19.16, NL-26.8."""
    await attack_without_figure(t, step["as_kind"], deed.seat, bool(step["darkness"]))


@operation("encounter")
async def encounter_step(t: Lockdown, step: Step, deed: Deed) -> None:
    """NL-15.17, NL-15.19: of the named Character; where none is named, of the prey in every Room that is."""
    if "who" in step:
        await encounter(t, who(step, deed))
        return
    for room in rooms(t, step["room"], deed):
        seat = prey(t, room)
        if seat != NOBODY:
            await encounter(t, seat)
