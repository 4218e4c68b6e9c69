"""NL-14: Noise markers, Fire, Malfunctions and Doors; NL-33.6: the Facility explodes."""

from __future__ import annotations

from brushpass.engine import Next

from ..state import Lockdown

# -- NL-14.1 to NL-14.4: Noise -----------------------------------------------------------------------------------------


def add_noise(t: Lockdown, way: str) -> None:
    """NL-14.1: at most one marker in a Corridor."""
    if way not in t.base.noise:
        t.base.noise = (*t.base.noise, way)
        t.tell("noise", way)


def noise_everywhere(t: Lockdown, room: str) -> None:
    """NL-12.8, NL-12.15: in every Corridor of a Room that has none, Technical Corridors included."""
    for way in t.board.noisy[room]:
        add_noise(t, way)


def hush(t: Lockdown, ways: tuple[str, ...]) -> None:
    """The markers of these Corridors are discarded."""
    t.base.noise = tuple([way for way in t.base.noise if way not in ways])


# -- NL-14.8 to NL-14.24: Fire and Malfunctions ------------------------------------------------------------------------


def set_fire(t: Lockdown, room: str) -> None:
    """NL-14.11, NL-14.16, NL-37.8."""
    if room in t.base.fires or room in t.board.crossroads:
        return
    if len(t.base.fires) >= t.box.limits["fire_markers"] - t.base.fires_gone:
        explode(t)
    t.base.fires = (*t.base.fires, room)
    t.tell("fire", room)


def break_down(t: Lockdown, room: str) -> None:
    """NL-14.19, NL-14.20, NL-14.24."""
    if room in t.base.faults or not may_break_down(t, room):
        return
    if len(t.base.faults) >= t.box.limits["malfunction_markers"] - t.base.faults_gone:
        explode(t)
    t.base.faults = (*t.base.faults, room)
    t.tell("malfunction", room)


def may_break_down(t: Lockdown, room: str) -> bool:
    """NL-14.20, NL-37.8: not an unexplored Room, a Crossroads, nor one whose tile forbids it."""
    tile = t.tile(room)
    return bool(tile) and t.explored(room) and t.box.tiles[tile].malfunction_allowed


def put_marker(t: Lockdown, marker: str, room: str) -> None:
    """Fire or Malfunction."""
    if marker == "fire":
        set_fire(t, room)
    else:
        break_down(t, room)


def take_marker(t: Lockdown, marker: str, room: str) -> None:
    """NL-14.13, NL-14.23: back to the supply."""
    if marker == "fire":
        t.base.fires = tuple([one for one in t.base.fires if one != room])
    else:
        t.base.faults = tuple([one for one in t.base.faults if one != room])


def explode(t: Lockdown) -> None:
    """NL-33.6: in the middle of any action or step."""
    t.base.destroyed = True
    raise Next("ending")


# -- NL-14.25 to NL-14.37: Doors ---------------------------------------------------------------------------------------


async def close_door(t: Lockdown, seat: int, way: str) -> bool:
    """NL-14.31, NL-14.34 to NL-14.37, NL-40.40: whether a closed Door is there now."""
    doors = t.base.doors
    if way in doors:
        return t.closed(way)
    if len(doors) >= t.box.limits["doors"]:
        others = tuple([other for other in doors if t.closed(other)])
        if not others:
            return False
        open_door(t, await t.ask(seat, "move-door", others))
    doors[way] = "closed"
    t.tell("door-closed", way)
    return True


def open_door(t: Lockdown, way: str) -> None:
    """NL-14.30, NL-27.18."""
    del t.base.doors[way]
    stop_venting(t, way)
    t.tell("door-opened", way)


def break_door(t: Lockdown, way: str) -> None:
    """NL-14.28, NL-14.29, NL-27.18."""
    t.base.doors[way] = "destroyed"
    stop_venting(t, way)
    t.tell("door-destroyed", way)


def stop_venting(t: Lockdown, way: str) -> None:
    """NL-27.18: a Door of the vented Room has gone."""
    if t.base.vent and way in t.board.ways_of[t.base.vent]:
        t.base.vent = ""
        t.tell("venting-stopped")
