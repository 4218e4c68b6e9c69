"""A player in Combat who plays the next rounds through in the head, for each of the actions that look best."""

from __future__ import annotations

from random import Random
from typing import Any, Final, NamedTuple

from brushpass.engine import Match, Observation
from brushpass.engine.mind import Enough

from ..state import Lockdown
from ..view import View
from .acting import rated
from .choosing import choose
from .judging import judged

HUNCH: Final = 0.004
"""How much the look at a glance counts beside what the imagined rounds say."""
MOST: Final = 12.0
"""Rates above this are all alike."""


class Depth(NamedTuple):
    """How far a player thinks."""

    options: int
    """So many actions are tried."""
    worlds: int
    """Each in so many imagined worlds."""
    rounds: int
    """Until so many further rounds have begun."""
    steps: int
    """After so many imagined choices no further world is begun."""


def ponder(observation: Observation, depth: Depth, rng: Random, enough: Enough) -> Any:
    """The action that comes out best; None: it is no action to take in Combat, where plans reach further than a round.

    All of them are tried in the same worlds; when it is enough, those worlds count in which all were tried.
    """
    asked = observation.decision
    assert asked is not None
    if asked.prompt != "action":
        return None
    here: Lockdown = observation.imagine(rng).state
    if not here.fighting(here.crew[asked.seat].room):
        return None
    rates = rated(here, asked)
    best = sorted([option for option in asked.options if option in rates], key=lambda option: -rates[option])
    best = best[: depth.options]
    if len(best) < 2:
        return best[0] if best else None
    until = here.round + depth.rounds
    tried: list[list[float]] = []
    steps = 0
    for _ in range(depth.worlds):
        seed = rng.getrandbits(32)
        values: list[float] = []
        for option in best:
            if enough():
                break
            chance = Random(seed)
            world = observation.imagine(chance)
            world.choose(option, asked.seat)
            steps += played_on(world, until, chance)
            values.append(judged(world, asked.seat))
        if len(values) < len(best):
            break
        tried.append(values)
        if steps >= depth.steps:
            break

    def worth(at: int) -> float:
        seen = sum([values[at] for values in tried], 0.0) / max(1, len(tried))
        return seen + HUNCH * min(rates[best[at]], MOST)

    return best[max(range(len(best)), key=worth)]


def played_on(world: Match[Lockdown, View], until: int, rng: Random) -> int:
    """Play an imagined world by guesses until a round begins; how many choices that took."""
    count = 0
    while (decision := world.decision) is not None:
        t = world.state
        if t.round >= until and decision.prompt == "action":
            break
        world.choose(choose(t, decision, rng), decision.seat)
        count += 1
    return count
