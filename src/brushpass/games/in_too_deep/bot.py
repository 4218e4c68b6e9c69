"""How In Too Deep is played by bots."""

from __future__ import annotations

from random import Random
from typing import Any

from brushpass.engine import Decision, Mind, Observation

from .minds.choosing import choose
from .minds.simulating import Effort, simulated
from .state import InTooDeep
from .view import View


class InTooDeepMind(Mind[InTooDeep, View]):
    """Every player for themselves, from what they may know."""

    small_steps = True

    def advise(self, observation: Observation, rng: Random) -> Any:
        """What looks best at a glance: a player looks at nothing in a world that is not the same in all of them."""
        assert observation.decision is not None
        return choose(observation.imagine(rng).state, observation.decision, rng)

    def think(self, observation: Observation, effort: int, rng: Random) -> Any:
        """The next turns played through."""
        return simulated(observation, Effort(effort, 1, 6), rng)

    def guess(self, t: InTooDeep, decision: Decision[Any], rng: Random) -> Any:
        """The same for any seat of an imagined world."""
        return choose(t, decision, rng)
