"""NL-28.21 to NL-28.27, NL-30.8 to NL-30.14, NL-31: pods, Rover, Bunker, isolation and Autodestruction."""

from __future__ import annotations

from ..state import CSS, CSS_BAG, NOBODY, Lockdown
from .cards import discard_from_hand
from .movement import turn_over
from .noise import noise_roll
from .standing import counts_as
from .surface import SUIT
from .wounds import open_gate, serious_wound


def leaves(t: Lockdown, seat: int, fate: str) -> None:
    """NL-31.12, NL-35.1: a Character leaves play alive."""
    crew = t.crew[seat]
    crew.fate, crew.room, crew.pod, crew.passed = fate, "", "", True
    t.tell("left", seat, fate)


# -- NL-31.15 to NL-31.23: the Bunker ----------------------------------------------------------------------------------


def ways_to_bunker(t: Lockdown, seat: int) -> tuple[str, ...]:
    """NL-31.13, NL-31.15, NL-31.19, NL-37.28, NL-40.47: on the surface of Mars the Rover is taken by a Movement."""
    room = t.crew[seat].room
    if room not in t.board.on_foot or not t.base.gate or t.fighting(room):
        return ()
    rover = ("rover",) if t.base.rover == room else ()
    return (*rover, *(("foot",) if counts_as(t, seat, SUIT) else ()))


async def leave_facility(t: Lockdown, seat: int, how: str) -> None:
    """NL-31.16 to NL-31.18."""
    if how == "foot":
        await noise_roll(t, seat)
        if t.crew[seat].dead or t.fighting(t.crew[seat].room):
            return
    else:
        t.base.rover = ""
    leaves(t, seat, "bunker")


# -- NL-31.2 to NL-31.11: pods -----------------------------------------------------------------------------------------


async def board_pod(t: Lockdown, seat: int, pod: str) -> None:
    """NL-31.3: the pass follows."""
    crew = t.crew[seat]
    crew.room, crew.pod, crew.fate = "", pod, "pod"
    t.tell("boarded", seat, pod)
    await discard_from_hand(t, seat, t.cards(seat))


async def launch(t: Lockdown) -> None:
    """NL-7.1, NL-7.2, NL-31.7 to NL-31.10: step 4 of the Event Phase."""
    if t.clock.slot in t.clock.css:
        at = t.clock.css.index(t.clock.slot)
        token = turn_over(t, CSS[at], CSS_BAG)
        t.clock.css = tuple([0 if number == at else slot for number, slot in enumerate(t.clock.css)])
        t.tell("launch", token)
        launched = t.box.css[token].launch
        for seat in t.clockwise(t.first):
            crew = t.crew[seat]
            if crew.fate != "pod":
                continue
            if launched in (crew.pod, "all"):
                leaves(t, seat, "evacuated")
            else:
                crew.fate, crew.room, crew.pod = "here", t.room_of(t.box.pods[crew.pod]), ""
                t.tell("returned", seat, crew.room)
                await serious_wound(t, seat)
    t.stage = "ending" if t.over() else "time"


# -- NL-28.20 to NL-28.27: isolation -----------------------------------------------------------------------------------


def isolation_open(t: Lockdown) -> bool:
    """NL-30.8: the Time token has reached its slot, or the Alert was started."""
    return t.clock.slot <= t.box.start.isolation or t.clock.alert != NOBODY


# -- NL-30.10 to NL-30.14: Autodestruction -----------------------------------------------------------------------------


def start_countdown(t: Lockdown) -> None:
    """NL-30.10, NL-30.14."""
    if t.clock.countdown == NOBODY:
        t.clock.countdown = max(t.clock.slot - t.box.start.countdown, 0)
        t.tell("countdown", t.clock.countdown)


def stop_countdown(t: Lockdown) -> None:
    """NL-30.11, NL-30.13."""
    if t.clock.countdown != NOBODY and not t.clock.red:
        t.clock.countdown = NOBODY
        t.tell("countdown-stopped")


def redden(t: Lockdown, left: int) -> None:
    """NL-30.12, NL-30.14: it can no longer be stopped."""
    t.clock.countdown, t.clock.red = max(left - t.box.start.countdown, 0), True
    t.tell("irreversible", t.clock.countdown)
    open_gate(t)
