"""MM-7, Ask and Reveal: what the Recruiter has to answer, and what the Agents may write down."""

from __future__ import annotations

from typing import Any, Final

from ..box.city import AT, LOCATIONS, WITH, bits, names
from ..box.components import AGENTS, MOST_NOTES
from ..state import RECRUITER, MindMgmt
from .notes import take_away
from .turns import lay_step

Option = Any
NO_NEED: Final = (0,)


def ask(t: MindMgmt, option: Option) -> None:
    """MM-7.1 to MM-7.8, MM-9.9, MM-9.10, D-34, D-35: one feature of the agent's location is named."""
    feature = option[1]
    t.disclose()
    t.tell("asks", AGENTS[t.active], LOCATIONS[t.agents[t.active]], feature)
    possible = WITH[feature] & ~t.marked()
    candidates = possible & t.visited()
    if len(option) > 2:
        t.dolphins -= 1
        t.tell("dolphin", feature)
        for place in bits(candidates):
            lay_step(t, place, t.hour)
        t.note("never", t.hour, possible & ~candidates)
    elif candidates:
        t.asked = feature
        t.stage = "answer"
    else:
        t.note("never", t.hour, possible)
    if not candidates:
        t.tell("nothing", feature)


async def answer(t: MindMgmt) -> None:
    """MM-7.4 to MM-7.7, R-18, D-36: a step token on one of the visited locations, the Recruiter's choice."""
    possible = WITH[t.asked] & ~t.marked()
    place = await t.ask(RECRUITER, "answer", names(possible & t.visited()), about=(t.asked,))
    t.disclose()
    t.steps |= 1 << AT[place]
    t.note("asked", t.hour, AT[place], possible)
    t.asked = ""
    t.tell("step-laid", place)
    t.stage = "agent"


async def reveal(t: MindMgmt) -> None:
    """MM-7.9 to MM-7.11, R-11, D-43: the step token here becomes a confirmed note with the number of the visit."""
    seat, here = t.runner(t.active), t.agents[t.active]
    if to_take_back(t) != NO_NEED:
        note = await t.ask_following(seat, "take-back", lambda: to_take_back(t))
        if note in t.notes:
            take_away(t, seat, note)
    number = t.path.index(here) + 1
    t.disclose()
    t.steps &= ~(1 << here)
    t.confirmed[here] = number
    t.note("at", number, here)
    t.tell("revealed", AGENTS[t.active], LOCATIONS[here], number)
    t.stage = "agent"


def to_take_back(t: MindMgmt) -> tuple[int, ...]:
    """R-11, D-43: the notes of which one must make room; none once there is room."""
    return tuple(sorted(t.notes)) if len(t.notes) + len(t.confirmed) >= MOST_NOTES else NO_NEED
