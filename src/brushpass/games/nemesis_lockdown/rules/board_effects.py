"""Effects on the base: markers, Noise, Doors, power and the clock."""

from __future__ import annotations

from ..box.board import TECH
from ..box.entries import Step
from ..state import NOBODY, Lockdown
from .effects import Deed, operation, possible
from .leaving import start_countdown, stop_countdown
from .markers import (
    add_noise,
    break_door,
    close_door,
    hush,
    may_break_down,
    noise_everywhere,
    open_door,
    put_marker,
    set_fire,
    take_marker,
)
from .movement import ways_out
from .noise import noise_roll
from .orders import ENOUGH, start_alert
from .power import restore, set_backup, set_power, swap
from .rooms import start_venting
from .selecting import marked, noisy_ways, number, one_room, rooms

# -- NL-14: Fire, Malfunctions, counters -------------------------------------------------------------------------------


@operation("place_marker")
async def place_marker(t: Lockdown, step: Step, deed: Deed) -> None:
    """NL-7.56, NL-14.15: one by one, in ascending Room number."""
    where = step["room"]
    if isinstance(where, dict) and where.get("pick") == "chosen":
        room = await one_room(t, where, deed)
        found = [room] if room else []
    else:
        found = rooms(t, where, deed)
    for room in found:
        put_marker(t, step["marker"], room)


@possible("place_marker")
def can_place_marker(t: Lockdown, step: Step, deed: Deed) -> bool:
    free = [room for room in rooms(t, step["room"], deed) if room not in marked(t, step["marker"])]
    return any(step["marker"] == "fire" or may_break_down(t, room) for room in free)


@operation("discard_marker")
async def discard_marker(t: Lockdown, step: Step, deed: Deed) -> None:
    """NL-14.13, NL-14.23, NL-40.30: a marker there, if any."""
    where = step["room"]
    room = deed.room
    if where == "any":
        room = await one_room(t, where, deed)
    elif where == "here_or_neighbouring":
        there = tuple([one for one in rooms(t, where, deed) if one in marked(t, step["marker"])])
        if not there:
            return
        room = await t.ask(deed.seat, "which-room", there) if len(there) > 1 else there[0]
    deed.chosen = room
    if room in marked(t, step["marker"]):
        take_marker(t, step["marker"], room)
        t.tell("marker-discarded", step["marker"], room)


@possible("discard_marker")
def can_discard_marker(t: Lockdown, step: Step, deed: Deed) -> bool:
    return step["room"] == "any" or any(room in marked(t, step["marker"]) for room in rooms(t, step["room"], deed))


@operation("set_item_counter")
async def set_item_counter(t: Lockdown, step: Step, deed: Deed) -> None:
    """NL-3.22."""
    for room in rooms(t, step["room"], deed):
        if room in t.base.counters:
            t.base.counters[room] = int(step["value"])


@operation("change_item_counter")
async def change_item_counter(t: Lockdown, step: Step, deed: Deed) -> None:
    """NL-27.3, NL-27.29."""
    t.base.counters[deed.room] = max(t.base.counters.get(deed.room, 0) + int(step["delta"]), 0)


@possible("change_item_counter")
def can_change_counter(t: Lockdown, step: Step, deed: Deed) -> bool:
    return t.base.counters.get(deed.room, 0) >= int(step.get("min_before", 0))


@operation("remove_from_supply")
async def remove_from_supply(t: Lockdown, step: Step, deed: Deed) -> None:
    """NL-14.40: from an empty supply nothing is taken."""
    base, limits, count = t.base, t.box.limits, number(t, step["n"], deed.seat)
    if step["marker"] == "fire":
        base.fires_gone += min(count, limits["fire_markers"] - base.fires_gone - len(base.fires))
    else:
        base.faults_gone += min(count, limits["malfunction_markers"] - base.faults_gone - len(base.faults))


@operation("spread_fire")
async def spread_fire(t: Lockdown, step: Step, deed: Deed) -> None:
    """NL-14.14, NL-14.15: to every Room next to a burning one, not through closed Doors."""
    near = [room for burning in t.base.fires for room in ways_out(t, burning)]
    for room in t.board.rooms:
        if room in near:
            set_fire(t, room)


# -- NL-12.15, NL-14.1: Noise ------------------------------------------------------------------------------------------


@operation("place_noise")
async def place_noise(t: Lockdown, step: Step, deed: Deed) -> None:
    """NL-12.15: only where none lies, and never an Encounter."""
    where = step["where"]
    if where == "technical":
        add_noise(t, TECH)
    elif where == "corridors_of":
        for room in rooms(t, step["room"], deed):
            noise_everywhere(t, room)
    elif where == "one_corridor_here":
        options = tuple([way for way in t.board.noisy[deed.room] if way not in t.base.noise])
        if options:
            add_noise(t, await t.ask(deed.seat, "which-corridor", options))
    elif where == "areas":
        for area in t.board.areas if step["n"] == "all" else (t.board.area[deed.room],):
            add_noise(t, area)
    else:
        for way in noisy_ways(t, t.board.section[deed.room]):
            add_noise(t, way)


@operation("discard_noise")
async def discard_noise(t: Lockdown, step: Step, deed: Deed) -> None:
    """NL-40.30: one marker of own choice, or all of the Section."""
    if step["where"] == "one_corridor_here":
        options = tuple([way for way in t.board.noisy[deed.room] if way in t.base.noise])
        if options:
            hush(t, (await t.ask(deed.seat, "which-corridor", options),))
    elif step["where"] == "areas":
        for _ in range(number(t, step["n"], deed.seat)):
            areas = tuple([area for area in t.board.areas if area in t.base.noise])
            if areas:
                hush(t, (await t.ask(deed.seat, "which-area", areas),))
    else:
        hush(t, tuple(noisy_ways(t, t.board.section[deed.room])))


@possible("place_noise", "discard_noise")
def can_change_noise(t: Lockdown, step: Step, deed: Deed) -> bool:
    lies = step["op"] == "discard_noise"
    return step["where"] != "one_corridor_here" or any(
        (way in t.base.noise) == lies for way in t.board.noisy[deed.room]
    )


@operation("noise_roll")
async def noise_roll_step(t: Lockdown, step: Step, deed: Deed) -> None:
    """NL-12.13."""
    await noise_roll(t, deed.seat)


# -- NL-14.25 to NL-14.39: Doors ---------------------------------------------------------------------------------------


def doors(t: Lockdown, step: Step, deed: Deed) -> tuple[str, ...]:
    """NL-14.39: the Corridors where a Door can be opened, closed or destroyed."""
    board, where = t.board, step["where"]
    if where == "corridors_here":
        ways = board.ways_of[deed.room]
    elif where == "section_here":
        ways = tuple([way for way in board.ways if board.way_section[way] == board.section[deed.room]])
    elif where == "corridors_of_chosen_room" and deed.chosen:
        ways = board.ways_of[deed.chosen]
    else:
        ways = board.ways
    fitting = {"open": ("closed",), "destroy": ("closed",), "close": ("",), "toggle": ("", "closed")}[step["action"]]
    return tuple([way for way in ways if t.base.doors.get(way, "") in fitting])


@operation("door")
async def door(t: Lockdown, step: Step, deed: Deed) -> None:
    """NL-14.39, NL-40.30: all of them, or up to so many of own choice."""
    if step["where"] == "corridors_of_chosen_room":
        await one_room(t, "any", deed)
    if "n" not in step or step["n"] == "all":
        for way in doors(t, step, deed):
            await turn_door(t, deed.seat, way, step["action"])
        return
    for count in range(int(step["n"])):
        options = doors(t, step, deed)
        if not options:
            return
        way = await t.ask(deed.seat, "which-door", options if count == 0 else (ENOUGH, *options))
        if way == ENOUGH:
            return
        await turn_door(t, deed.seat, way, step["action"])


@possible("door")
def can_door(t: Lockdown, step: Step, deed: Deed) -> bool:
    return bool(doors(t, step, deed))


async def turn_door(t: Lockdown, seat: int, way: str, action: str) -> None:
    """NL-14.39: open, close, destroy, or whichever of open and close is possible."""
    if action == "destroy":
        break_door(t, way)
    elif t.closed(way):
        open_door(t, way)
    else:
        await close_door(t, seat, way)


@operation("vent_out")
async def vent_out(t: Lockdown, step: Step, deed: Deed) -> None:
    """NL-27.13 to NL-27.23, NL-40.39."""
    room = await one_room(t, step["room"], deed)
    if room:
        await start_venting(t, deed.seat, room)


@possible("vent_out")
def can_vent(t: Lockdown, step: Step, deed: Deed) -> bool:
    return bool(rooms(t, step["room"], deed))


# -- NL-23, NL-30, NL-32: power and clock ------------------------------------------------------------------------------


@operation("flip_power")
async def flip_power(t: Lockdown, step: Step, deed: Deed) -> None:
    """NL-26.34; nothing where there is no Section."""
    section = t.board.section[deed.room] if step["section"] == "here" else step["section"]
    if section:
        set_power(t, section, not t.base.power[section][1])


@possible("flip_power")
def can_flip_power(t: Lockdown, step: Step, deed: Deed) -> bool:
    return step["section"] != "here" or bool(t.board.section[deed.room])


@operation("set_power")
async def set_power_step(t: Lockdown, step: Step, deed: Deed) -> None:
    """NL-23.10."""
    set_power(t, step["section"], step["side"] == "blue")


@operation("swap_power")
async def swap_power(t: Lockdown, step: Step, deed: Deed) -> None:
    """NL-23.11."""
    await swap(t, deed.seat)


@operation("restore_power")
async def restore_power(t: Lockdown, step: Step, deed: Deed) -> None:
    """NL-28.7 to NL-28.10."""
    await restore(t, deed.seat)


@operation("set_time_token")
async def set_time_token(t: Lockdown, step: Step, deed: Deed) -> None:
    """NL-23.9, NL-23.10."""
    set_backup(t, step["side"] == "blue")


@operation("start_autodestruction")
async def start_autodestruction(t: Lockdown, step: Step, deed: Deed) -> None:
    """NL-26.10, NL-30.10."""
    start_countdown(t)


@operation("stop_autodestruction")
async def stop_autodestruction(t: Lockdown, step: Step, deed: Deed) -> None:
    """NL-26.33, NL-30.11."""
    stop_countdown(t)


@possible("start_autodestruction")
def can_start_countdown(t: Lockdown, step: Step, deed: Deed) -> bool:
    return t.clock.countdown == NOBODY


@possible("stop_autodestruction")
def can_stop_countdown(t: Lockdown, step: Step, deed: Deed) -> bool:
    return t.clock.countdown != NOBODY and not t.clock.red


@operation("start_alert")
async def start_alert_step(t: Lockdown, step: Step, deed: Deed) -> None:
    """NL-28.5, NL-32.12."""
    start_alert(t)
