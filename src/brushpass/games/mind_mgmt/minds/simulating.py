"""A Recruiter who plays the next hours through in their head, against Agents who play well, before they move."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from brushpass.engine import Match, Mind, Observation
from brushpass.engine.mind import Enough

from ..rules.contacts import contacts
from ..state import HIDDEN, RECRUITER, MindMgmt
from .recruiter import FEAR, action_values, after_action

CANDIDATES: Final = 6
"""So many actions are tried, those that look best at a glance."""
CAUGHT: Final = -14.0
"""What it is worth, in recruits, to be caught or to be stuck."""
WON: Final = 10.0
"""What it is worth to win."""
RECRUIT: Final[dict[str, float]] = {"training": 0.5, "full": 1.0}
"""What a recruit is worth: in training it is mostly the clock that wins."""
HUNCH: Final = 0.15
"""How much the look at a glance counts beside what the simulations say."""


def simulated(
    observation: Observation, mind: Mind[MindMgmt, Any], games: int, hours: int, rng: Random, enough: Enough
) -> Any:
    """The action that comes out best, each tried in so many games of so many hours; None: it is no action to take.

    When it is enough, those games count in which all of them were tried.
    """
    asked = observation.decision
    assert asked is not None
    here: MindMgmt = observation.imagine(rng).state
    if asked.prompt != "recruiter" or here.acted:
        return None
    glance = action_values(here, asked.options, after_action(here))
    if not glance or any(option[0] == "recruit" for option in asked.options):
        return None
    best = sorted(glance, key=lambda option: -glance[option])[:CANDIDATES]
    if len(best) == 1:
        return best[0]
    seeds = [rng.getrandbits(32) for _ in range(games)]
    tried: list[dict[Any, float]] = []
    for seed in seeds:  # the same cards and whims for every action
        won: dict[Any, float] = {}
        for option in best:
            if enough():
                break
            chance = Random(seed)
            world = observation.imagine(chance)
            world.choose(option, RECRUITER)
            won[option] = played_on(world, mind, here.hour + 1 + hours, chance)
        if len(won) < len(best):
            break
        tried.append(won)
    return max(best, key=lambda option: HUNCH * glance[option] + sum(one[option] for one in tried) / max(1, len(tried)))


def played_on(world: Match[MindMgmt, Any], mind: Mind[MindMgmt, Any], until: int, rng: Random) -> float:
    """How an imagined world stands when the Recruiter is to move at that hour, everybody playing by the mind."""
    while (decision := world.decision) is not None:
        t = world.state
        if t.hour >= until and t.stage == "recruiter":
            break
        world.choose(mind.guess(t, decision, rng), decision.seat)
    return judged(world)


def judged(world: Match[MindMgmt, Any]) -> float:
    """How good a world is for the Recruiter: won, lost, or by recruits and by what the Agents know of them."""
    outcome, t = world.outcome, world.state
    if outcome is not None:
        return WON if RECRUITER in outcome.winners else CAUGHT
    return RECRUIT[t.setup.mode] * (t.recruits() + owed(t)) - FEAR / 2 * known(t)


def owed(t: MindMgmt) -> int:
    """The recruits that were contacted and not yet announced."""
    told = t.announced[-1][0] if t.announced else 0
    return contacts(t.path, range(told + 1, len(t.path) + 1), t.piles[HIDDEN], t.opened)


def known(t: MindMgmt) -> float:
    """How likely the Agents find the place where the Recruiter is."""
    from ..belief import public, worlds

    heat: Sequence[float] = worlds(public(t)).heat()
    return float(heat[t.head])
