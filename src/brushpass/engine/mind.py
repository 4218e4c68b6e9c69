"""What a game's bots look at: its advice, its guesses, what it foresees and believes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from .decisions import Decision
from .state import State

if TYPE_CHECKING:
    from .match import Match
    from .observation import Observation

S = TypeVar("S", bound=State)
V = TypeVar("V")

Enough = Callable[[], bool]
"""Says whether the time for a thought is over: the best choice so far is taken then."""


def never() -> bool:
    """There is time for all of it."""
    return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind(Generic[S, V]):
    """How a game is played well; this plain one knows nothing of any game."""

    small_steps: ClassVar[bool] = False
    """Whether turns are made of many small choices, most of which lead nowhere by themselves: a search then follows
    the game's guesses and tries others only here and there."""

    def advise(self, observation: Observation, rng: Random) -> Any:
        """What a good player would choose at a glance; a game with a heuristic overrides this."""
        options = observation.decision.options if observation.decision else (None,)
        return options[int(rng.random() * len(options))]

    def think(self, observation: Observation, effort: int, rng: Random, enough: Enough) -> Any:
        """A choice by a way of thinking of the game's own that takes as long as so many imagined games at most.

        None: a search is as good. A beginner's effort is small, and a beginner errs. It looks at `enough` again and
        again, and answers with the best so far as soon as that says so.
        """
        return None

    def ponders(self, label: str, effort: int) -> bool:
        """Whether a bot of that effort may think long about a question of which everybody knows this label.

        How long a bot takes follows from this and not from what it thinks about, so it tells nothing of its cards.
        """
        return True

    def foresee(self, world: Match[S, V], rng: Random) -> tuple[float, ...]:
        """How an imagined world will end, as every seat's share of the win; by default it is played on at random."""
        world.playout(rng)
        return world.outcome.shares if world.outcome else ()

    def guess(self, t: S, decision: Decision[Any], rng: Random) -> Any:
        """What a seat would choose at a glance in an imagined world, from nothing it could not see; None: no idea."""
        return None

    def consider(self, t: S, decision: Decision[Any]) -> Sequence[Any]:
        """Those options that a seat would think about, from nothing it could not see; a search tries no others."""
        return decision.options

    def believe(self, t: S, seat: int, rng: Random) -> float:
        """How readily, from 0 to 1, the others would have hidden from a seat what this imagined position hides."""
        return 1.0
