"""A player who plays the next rounds through in the head, for each of the actions that look best."""

from __future__ import annotations

from random import Random
from typing import Any, Final, NamedTuple

from brushpass.engine import Match, Observation
from brushpass.engine.mind import Enough

from ..rules.actions import PASS
from ..state import NOBODY, Lockdown
from ..view import View
from .acting import rated
from .choosing import choose
from .judging import judged

SURE: Final = 1.0
"""By so many standard errors another action must come out better than the one that looks best."""
LEAST_WORLDS: Final = 4
"""In fewer worlds nothing is learned that is worth more than the look."""


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
    """The action that comes out best; None: no action is asked for, or there was no time to try them.

    All of them are tried in the same worlds; when it is enough, those worlds count in which all were tried.
    """
    asked = observation.decision
    assert asked is not None
    if asked.prompt != "action":
        return None
    here: Lockdown = observation.imagine(rng).state
    best = worth_trying(here, asked, depth.options)
    if len(best) < 2:
        return best[0]
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
            steps += played_on(world, until, chance, asked.seat)
            values.append(judged(world, asked.seat))
        if len(values) < len(best):
            break
        tried.append(values)
        if steps >= depth.steps:
            break
    return best[better_than_first(tried, len(best))]


def worth_trying(t: Lockdown, asked: Any, most: int) -> list[Any]:
    """The actions that look best, and the pass."""
    rates = rated(t, asked)
    best = sorted([option for option in asked.options if option in rates], key=lambda option: -rates[option])
    found = best[:most] or [PASS]
    return found if PASS in found or PASS not in asked.options else [*found, PASS]


def better_than_first(tried: list[list[float]], count: int) -> int:
    """The place of what did best in the same worlds; the first, unless another was better beyond what chance does."""
    worlds = len(tried)
    if worlds < LEAST_WORLDS:
        return 0
    best, most = 0, 0.0
    for at in range(1, count):
        gains = [values[at] - values[0] for values in tried]
        mean = sum(gains, 0.0) / worlds
        spread = sum([(gain - mean) * (gain - mean) for gain in gains], 0.0) / (worlds - 1)
        gain = mean - SURE * float((spread / worlds) ** 0.5)
        if gain > most:
            best, most = at, gain
    return best


def played_on(world: Match[Lockdown, View], until: int, rng: Random, seat: int = NOBODY) -> int:
    """Play an imagined world by guesses until a round begins, or somebody is out of play; how many choices it took."""
    count = 0
    while (decision := world.decision) is not None:
        t = world.state
        if t.round >= until and decision.prompt == "action":
            break
        if seat != NOBODY and t.crew[seat].out:
            break
        world.choose(choose(t, decision, rng), decision.seat)
        count += 1
    return count
