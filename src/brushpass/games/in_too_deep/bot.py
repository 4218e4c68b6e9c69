"""How In Too Deep is played by bots, and how well each level thinks. Echo is no bot: her cards say what she does."""

from __future__ import annotations

from random import Random
from typing import Any, Final, NamedTuple

from brushpass.engine import Decision, Mind, Observation

from .minds.choosing import choose
from .minds.simulating import Effort, candidates, simulated
from .state import InTooDeep
from .view import View


class Level(NamedTuple):
    """How well a bot thinks."""

    lapse: float
    """How often it takes any choice that is worth a thought instead of the best."""
    effort: Effort | None
    """How much it plays through before it chooses; None: it chooses at a glance."""


LEVELS: Final = (
    (2_000, Level(0.0, Effort(turns=60, ahead=1, choices=4))),
    (500, Level(0.0, Effort(turns=30, ahead=1, choices=3))),
    (100, Level(0.1, None)),
    (0, Level(0.4, None)),
)
"""By the effort that it takes at least."""
WORTH_A_THOUGHT: Final = 8
"""Among so many choices a lapse falls."""


class InTooDeepMind(Mind[InTooDeep, View]):
    """Every player for themselves, from what they may know."""

    small_steps = True

    def advise(self, observation: Observation, rng: Random) -> Any:
        """What looks best at a glance: a player looks at nothing in a world that is not the same in all of them."""
        assert observation.decision is not None
        return choose(observation.imagine(rng).state, observation.decision, rng)

    def think(self, observation: Observation, effort: int, rng: Random) -> Any:
        """Beginners err, good players see what is best at a glance, the best ones play the next turns through."""
        asked = observation.decision
        assert asked is not None
        level = next(level for least, level in LEVELS if effort >= least)
        if level.effort is not None:
            return simulated(observation, level.effort, rng)
        t: InTooDeep = observation.imagine(rng).state
        guess = choose(t, asked, rng)
        if rng.random() >= level.lapse:
            return guess
        thought_of = candidates(t, asked, guess, WORTH_A_THOUGHT)
        return thought_of[int(rng.random() * len(thought_of))]

    def guess(self, t: InTooDeep, decision: Decision[Any], rng: Random) -> Any:
        """What looks best at a glance, for any seat of an imagined world."""
        return choose(t, decision, rng)
