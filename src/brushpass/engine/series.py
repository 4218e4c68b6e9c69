"""A series: matches that the same people play after each other, and what the earlier ones mean for the next.

A match has no memory. What is remembered of it, when it is over, lies with the tables; a game's `Series` says what that
is, and what each side may take into the next match because of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Generic, TypeVar

import msgspec
from mypy_extensions import mypyc_attr

from .outcome import Outcome
from .state import State

S = TypeVar("S", bound=State)


class Played(msgspec.Struct, frozen=True):
    """A match of a series that is over."""

    won: int | None
    """The side that has won, by its place in `Game.sides`; None: nobody, or not one side alone."""
    tale: Any
    """What the game's series remembers of it, as plain data."""
    at: float
    """When it ended, in seconds since 1970."""
    names: tuple[tuple[str, ...], ...]
    """Who played on each side."""


class Pick(msgspec.Struct, frozen=True):
    """What a side may take into the next match: at most so many of these options."""

    side: int
    options: tuple[str, ...]
    most: int


@mypyc_attr(allow_interpreted_subclasses=True)
class Series(Generic[S]):
    """How matches of a game make a series; every game that has one writes all of it."""

    modes: ClassVar[tuple[str, ...]]
    """The modes whose matches count."""
    options: ClassVar[tuple[str, ...]]
    """The options that nobody agrees on beforehand: sides pick them, each of them either default or the other value."""

    def tale(self, t: S, outcome: Outcome) -> Any:
        """What is remembered of a match that is over, as plain data that everybody may know."""
        raise NotImplementedError

    def pick(self, played: Sequence[Played], taken: Sequence[Sequence[str]]) -> Pick | None:
        """Who picks next before the match after these, now that this was taken; None: everybody has."""
        raise NotImplementedError
