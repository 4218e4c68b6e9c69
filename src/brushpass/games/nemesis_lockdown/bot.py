"""How Nemesis: Lockdown is played by bots, and how well each level thinks."""

from __future__ import annotations

from random import Random
from typing import Any

from brushpass.engine import Decision, Mind, Observation

from .minds.choosing import choose
from .state import Lockdown
from .view import View


class LockdownMind(Mind[Lockdown, View]):
    """Everybody for themselves or all together, from what they may know."""

    small_steps = True

    def advise(self, observation: Observation, rng: Random) -> Any:
        """What looks best at a glance: a player looks at nothing in a world that is not the same in all of them."""
        assert observation.decision is not None
        return choose(observation.imagine(rng).state, observation.decision, rng)

    def guess(self, t: Lockdown, decision: Decision[Any], rng: Random) -> Any:
        """The same for any seat of an imagined world."""
        return choose(t, decision, rng)
