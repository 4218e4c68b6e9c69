"""Agents without a belief, as beginners play: they ask around, walk to step tokens, and grab where it is warm."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from ..box.city import AT, LOCATIONS, reach
from ..rules.agents import END
from ..state import NOWHERE, MindMgmt

WARM: Final = 2
"""A trace that is so many hours old, or fresher, is worth a Capture nearby."""
CURIOUS: Final = 0.85
"""How often they ask where they can."""


def latest_trace(t: MindMgmt) -> tuple[int, int]:
    """The confirmed note with the highest number, or else the step token laid last: where, and how old it may be."""
    number = max(t.confirmed.values(), default=0)
    if number > 1:
        return next(place for place in t.confirmed if t.confirmed[place] == number), t.hour - number
    laid = [entry for entry in t.record if entry[0] in ("asked", "by")]
    return (laid[-1][2], WARM + 1) if laid else (NOWHERE, 0)


def activation(t: MindMgmt, options: Sequence[Any], rng: Random) -> Any:
    """D-31: reveal, go where there is something to reveal, grab near a fresh trace, ask, or come nearer to it."""
    if t.did:
        return END
    if ("reveal",) in options:
        return ("reveal",)
    moves = [option for option in options if option[0] == "move"]
    tokens = [option for option in moves if (t.steps & ~t.crowded()) >> AT[option[1]] & 1]
    if tokens:
        return tokens[int(rng.random() * len(tokens))]
    trace, old = latest_trace(t)
    if trace != NOWHERE and old <= WARM:
        near = reach(t.chaos, trace, old) & ~t.marked() & ~t.crowded()
        if near >> t.agents[t.active] & 1:
            return ("capture",)
        there = [option for option in moves if near >> AT[option[1]] & 1]
        if there:
            return there[int(rng.random() * len(there))]
    if moves and not t.moved:
        if trace != NOWHERE:
            return min(moves, key=lambda option: (steps_to(t, AT[option[1]], trace), rng.random()))
        return moves[int(rng.random() * len(moves))]
    asks = [option for option in options if option[0] == "ask" and len(option) == 2]
    if asks and rng.random() < CURIOUS:
        return asks[int(rng.random() * len(asks))]
    shakes = [option for option in options if option[0] == "shake" and option[1] not in t.named]
    return shakes[int(rng.random() * len(shakes))] if shakes else END


def steps_to(t: MindMgmt, place: int, goal: int) -> int:
    """How many spaces an agent is away from a location."""
    return next(far for far in range(len(LOCATIONS)) if reach(t.chaos, place, far) >> goal & 1)


def choose(t: MindMgmt, prompt: str, options: Sequence[Any], rng: Random) -> Any:
    """What beginners do."""
    if prompt == "agent":
        return activation(t, options, rng)
    return options[int(rng.random() * len(options))]
