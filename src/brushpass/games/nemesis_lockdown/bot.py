"""How Nemesis: Lockdown is played by bots, and how well each level thinks."""

from __future__ import annotations

from random import Random
from typing import Any, Final, NamedTuple

from brushpass.engine import Decision, Match, Mind, Observation
from brushpass.engine.mind import Enough

from .minds import acting
from .minds.choosing import choose
from .minds.judging import judged
from .minds.pondering import Depth, played_on, ponder
from .state import Lockdown
from .view import View


class Level(NamedTuple):
    """How well a bot thinks."""

    lapse: float
    """How often it takes any choice that is worth a thought instead of the best."""
    depth: Depth | None
    """How far it plays on in its head; None: it chooses at a glance."""


LEVELS: Final = (
    (2_000, Level(0.0, Depth(options=4, worlds=16, rounds=2, steps=2_400))),
    (500, Level(0.0, Depth(options=3, worlds=6, rounds=1, steps=600))),
    (100, Level(0.05, None)),
    (0, Level(0.35, None)),
)
"""By the effort that it takes at least."""
WORTH_A_THOUGHT: Final = 6
"""Among so many choices a lapse falls."""
AHEAD: Final = 1
"""So many rounds are played by guesses before a world is judged."""


def level_of(effort: int) -> Level:
    return next(level for least, level in LEVELS if effort >= least)


class LockdownMind(Mind[Lockdown, View]):
    """Everybody for themselves or all together, from what they may know."""

    small_steps = True

    def advise(self, observation: Observation, rng: Random) -> Any:
        """What looks best at a glance: a player looks at nothing in a world that is not the same in all of them."""
        assert observation.decision is not None
        return choose(observation.imagine(rng).state, observation.decision, rng)

    def think(self, observation: Observation, effort: int, rng: Random, enough: Enough) -> Any:
        """Beginners err, good players see what is best at a glance, the best ones play it through first."""
        asked = observation.decision
        assert asked is not None
        level = level_of(effort)
        if level.depth is not None and not enough():
            thought = ponder(observation, level.depth, rng, enough)
            if thought is not None:
                return thought
        t: Lockdown = observation.imagine(rng).state
        choice = choose(t, asked, rng)
        if rng.random() >= level.lapse:
            return choice
        thought_of = candidates(t, asked, choice)
        return thought_of[int(rng.random() * len(thought_of))]

    def ponders(self, label: str, effort: int) -> bool:
        """Only the best players do, about their actions."""
        return label == "action" and level_of(effort).depth is not None

    def guess(self, t: Lockdown, decision: Decision[Any], rng: Random) -> Any:
        """What looks best at a glance, for any seat of an imagined world."""
        return choose(t, decision, rng)

    def foresee(self, world: Match[Lockdown, View], rng: Random) -> tuple[float, ...]:
        """A round played by guesses, and how everybody stands then."""
        played_on(world, world.state.round + AHEAD, rng)
        return tuple([min(1.0, judged(world, seat)) for seat in range(world.seats)])


def candidates(t: Lockdown, asked: Decision[Any], choice: Any) -> list[Any]:
    """What is worth a thought: the choice itself, and what comes next."""
    ranked = acting.ranked(t, asked) if asked.prompt == "action" else list(asked.options)
    return [choice, *[option for option in ranked if option != choice][: WORTH_A_THOUGHT - 1]]
