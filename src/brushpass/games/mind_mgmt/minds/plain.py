"""Agents without a belief, as beginners play: they ask around, walk to step tokens, and grab where it is warm."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from ..box.city import AT, LOCATIONS, ORTHOGONAL, reach
from ..rules.agents import END
from ..state import MindMgmt

GRAB: Final = 0.2
"""How often they try a Capture beside the latest trace."""
CURIOUS: Final = 0.85
"""How often they ask where they can."""


def latest_trace(t: MindMgmt) -> int:
    """The location of the highest confirmed note, or else of the step token laid last; -1: there is none."""
    if t.confirmed and max(t.confirmed.values()) > 1:
        return max(t.confirmed, key=lambda place: t.confirmed[place])
    laid = [entry[2] for entry in t.record if entry[0] in ("asked", "by")]
    return laid[-1] if laid else -1


def activation(t: MindMgmt, options: Sequence[Any], rng: Random) -> Any:
    """D-31: reveal, go where there is something to reveal, ask, or come nearer to the latest trace."""
    if t.did:
        return END
    if ("reveal",) in options:
        return ("reveal",)
    moves = [option for option in options if option[0] == "move"]
    tokens = [option for option in moves if (t.steps & ~t.crowded()) >> AT[option[1]] & 1]
    if tokens:
        return tokens[int(rng.random() * len(tokens))]
    trace, here = latest_trace(t), t.agents[t.active]
    near = trace >= 0 and (ORTHOGONAL[trace] | 1 << trace) >> here & 1
    if near and ("capture",) in options and rng.random() < GRAB:
        return ("capture",)
    if moves and not t.moved:
        if trace >= 0:
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
