"""MM-3, the round, and what several chapters do at the table."""

from __future__ import annotations

from functools import cache

from brushpass.engine import Outcome

from ..box.city import LOCATIONS
from ..box.components import ACTIVATIONS, AGENTS, DISPLAY, FEATURES
from ..state import NOBODY, PILE, RECRUITER, MindMgmt

ALL_DOWN = (1 << len(AGENTS)) - 1


def begin_recruiter_turn(t: MindMgmt) -> None:
    """MM-2.28, MM-3.1: the Recruiter is on turn."""
    t.acted = t.glided = False
    t.extra = ""
    t.stage = "recruiter"


def begin_agents_turn(t: MindMgmt) -> None:
    """MM-3.1, MM-6.1: two agents that are ready will be activated."""
    t.activated = 0
    t.note("hour", t.hour, t.crowded())
    t.stage = "activate"


def end_activation(t: MindMgmt) -> Outcome | None:
    """MM-3.1, MM-6.11, MM-6.12, MM-13.15: the agent lies down; after two the turn ends, after four all rise."""
    t.down |= 1 << t.active
    t.tell("agent-rests", AGENTS[t.active])
    t.active = NOBODY
    t.activated += 1
    if t.activated < ACTIVATIONS:
        t.stage = "activate"
        return None
    if t.down == ALL_DOWN:
        t.down = 0
        t.round += 1
        t.used = tuple([module for module in t.used if module != "long_stride"])
        t.tell("round", t.round + 1)
    if is_final(t):
        return recruiter_wins(t, "clock")
    begin_recruiter_turn(t)
    return None


def is_final(t: MindMgmt) -> bool:
    """MM-3.4 to MM-3.6: the time token shows the final hour."""
    return t.hour == t.final_hour


def lay_step(t: MindMgmt, place: int, number: int) -> None:
    """A step token: the location was visited with this number or an earlier one."""
    t.steps |= 1 << place
    t.note("by", number, place)
    t.tell("step-laid", LOCATIONS[place])


def refill(t: MindMgmt) -> None:
    """MM-2.27, MM-4.25 to MM-4.27, MM-13.7: features are drawn to the display until it is full."""
    size = DISPLAY + t.has("wide_brief")
    while len(t.display) < size and t.piles[PILE]:
        feature = t.draw(PILE)
        t.display = (*t.display, feature)
        t.note("ban", t.hour, FEATURES.index(feature))
        t.tell("displayed", feature)


# -- MM-11: the end ----------------------------------------------------------------------------------------------------


@cache
def _won(seats: int, recruiter: bool, reason: str) -> Outcome:
    return Outcome.of((RECRUITER,) if recruiter else range(1, seats), reason, seats=seats)


def recruiter_wins(t: MindMgmt, reason: str) -> Outcome:
    """MM-11.3 to MM-11.5: by recruits or by the clock."""
    return _won(t.setup.seats, True, reason)


def agents_win(t: MindMgmt, reason: str) -> Outcome:
    """MM-11.1, MM-11.2: by a capture or by a dead end."""
    return _won(t.setup.seats, False, reason)


def enough_recruits(t: MindMgmt) -> Outcome | None:
    """MM-11.3, MM-11.4, MM-11.7, MM-11.10: a win by recruits, if there are enough."""
    return recruiter_wins(t, "recruits") if t.recruits() >= t.goal() else None
