"""A player who plays the next turns through in their head, everybody choosing at a glance, before they choose."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from random import Random
from statistics import mean, stdev
from typing import Any, Final

from brushpass.engine import Decision, Match, Observation

from ..state import InTooDeep
from . import acting, hooking
from .choosing import choose, choose_quickly
from .planning import plan, turn_of
from .worth import standings

FEWEST: Final = 4
"""So many worlds every choice is tried in at least, before one that looks bad is dropped."""
DOUBT: Final = 0.8
"""By how many standard errors another choice must be better than the one that looks best at a glance."""
SPREAD: Final = (14.0, 11.0, 7.0)
"""By chapter: how far players' standings may lie apart and still change places."""
WEIGHTY: Final = (
    "hook", "act", "crime", "outcome", "deck", "process", "evidence", "harbour", "towers", "challenge", "store",
)  # fmt: skip
"""The questions about which it is worth to think long: the planner answers the others as well."""


class Effort:
    """How much is simulated: turns in all, turns in each world, and how many choices are tried."""

    def __init__(self, turns: int, ahead: int, choices: int) -> None:
        self.turns = turns
        self.ahead = ahead
        """Rounds played through, beside the rest of the turn."""
        self.choices = choices


def simulated(observation: Observation, effort: Effort, rng: Random) -> Any:
    """The choice after which the next turns go best, tried in worlds that are the same for all choices."""
    asked = observation.decision
    assert asked is not None
    here: InTooDeep = observation.imagine(rng).state
    guess = choose(here, asked, rng)
    if asked.prompt not in WEIGHTY or (asked.prompt == "act" and settled(here, asked.seat)):
        return guess
    tried = candidates(here, asked, guess, effort.choices)
    until = here.turns + 1 + effort.ahead * len(here.consoles)
    worlds = max(FEWEST, effort.turns // (len(tried) * (until - here.turns)))
    found: dict[Any, list[float]] = {option: [] for option in tried}
    for number in range(worlds):
        seed = rng.getrandbits(32)
        for option in tried:
            chance = Random(seed)
            world = observation.imagine(chance)
            world.choose(option, asked.seat)
            found[option].append(played_on(world, asked.seat, until, chance))
        if number + 1 == FEWEST and len(tried) > 3:
            tried = sorted(tried, key=lambda option: -mean(found[option]))[: (len(tried) + 1) // 2]
            if guess not in tried:
                tried.append(guess)
    best = max(tried, key=lambda option: mean(found[option]))
    return best if surely_better(found[best], found[guess]) else guess


def surely_better(these: Sequence[float], those: Sequence[float]) -> bool:
    """Whether values found in the same worlds differ by more than chance would have it."""
    apart = [one - other for one, other in zip(these, those, strict=True)]
    return mean(apart) > DOUBT * stdev(apart) / sqrt(len(apart))


def settled(t: InTooDeep, player: int) -> bool:
    """Whether step 3 leads to a major crime, so that there is little to think about."""
    return plan(t.city, turn_of(t, player), hoping=False).commits


def candidates(t: InTooDeep, asked: Decision[Any], guess: Any, most: int) -> list[Any]:
    """The choices to be tried: what looks best at a glance, and what comes next."""
    if asked.prompt == "act":
        ranked = acting.ranked(t, asked)
    elif asked.prompt == "hook":
        ranked = hooking.ranked(t, asked)
    else:
        ranked = list(asked.options)
    return [guess, *[option for option in ranked if option != guess][: most - 1]]


def played_on(world: Match[InTooDeep, Any], seat: int, until: int, rng: Random) -> float:
    """How a world stands for a seat when so many turns have begun."""
    t = world.state
    while (asked := world.decision) is not None and t.turns < until:
        world.choose(choose_quickly(t, asked, rng), asked.seat)
    if world.outcome is not None:
        return world.outcome.shares[seat]
    return share(t, seat)


def share(t: InTooDeep, seat: int) -> float:
    """How likely a seat wins, by its lead over the best of the others."""
    stand = standings(t)
    lead = stand[seat] - max([other for player, other in enumerate(stand) if player != seat])
    return 1 / (1 + exp(-lead / SPREAD[t.chapter - 1]))
