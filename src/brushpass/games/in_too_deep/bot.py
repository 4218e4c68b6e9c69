"""How In Too Deep is played by bots, and how well each level thinks. Echo is no bot: her cards say what she does."""

from __future__ import annotations

from random import Random
from typing import Any, Final, NamedTuple

from brushpass.engine import Decision, Mind, Observation
from brushpass.engine.mind import Enough

from .minds import acting, hooking
from .minds.choosing import choose
from .minds.pondering import PONDERING, ponder
from .state import InTooDeep
from .view import View


class Level(NamedTuple):
    """How well a bot thinks."""

    lapse: float
    """How often it takes any choice that is worth a thought instead of the best."""
    ponders: bool
    """Whether it thinks of the next turn, of tokens and of what may be drawn, or chooses at a glance."""


LEVELS: Final = (
    (2_000, Level(0.0, True)),
    (500, Level(0.0, False)),
    (100, Level(0.1, False)),
    (0, Level(0.4, False)),
)
"""By the effort that it takes at least."""
WORTH_A_THOUGHT: Final = 8
"""Among so many choices a lapse falls."""


def level_of(effort: int) -> Level:
    return next(level for least, level in LEVELS if effort >= least)


class InTooDeepMind(Mind[InTooDeep, View]):
    """Every player for themselves, from what they may know."""

    small_steps = True

    def advise(self, observation: Observation, rng: Random) -> Any:
        """What looks best at a glance: a player looks at nothing in a world that is not the same in all of them."""
        assert observation.decision is not None
        return choose(observation.imagine(rng).state, observation.decision, rng)

    def think(self, observation: Observation, effort: int, rng: Random, enough: Enough) -> Any:
        """Beginners err, good players see what is best at a glance, the best ones think again."""
        asked = observation.decision
        assert asked is not None
        level = level_of(effort)
        t: InTooDeep = observation.imagine(rng).state
        if level.ponders and not enough():
            return ponder(observation, t, asked, rng, enough)
        choice = choose(t, asked, rng)
        if rng.random() >= level.lapse:
            return choice
        thought_of = candidates(t, asked, choice)
        return thought_of[int(rng.random() * len(thought_of))]

    def ponders(self, label: str, effort: int) -> bool:
        """Only the best players do, about what they think of twice."""
        return label in PONDERING and level_of(effort).ponders

    def guess(self, t: InTooDeep, decision: Decision[Any], rng: Random) -> Any:
        """What looks best at a glance, for any seat of an imagined world."""
        return choose(t, decision, rng)


def candidates(t: InTooDeep, asked: Decision[Any], choice: Any) -> list[Any]:
    """What is worth a thought: the choice itself, and what comes next."""
    if asked.prompt == "act":
        ranked = acting.ranked(t, asked)
    elif asked.prompt == "hook":
        ranked = hooking.ranked(t, asked)
    else:
        ranked = list(asked.options)
    return [choice, *[option for option in ranked if option != choice][: WORTH_A_THOUGHT - 1]]
