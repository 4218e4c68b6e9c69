"""Twin worlds: two tables that differ in what is hidden alone, and seats that must not be able to tell them apart.

They are set for things that random play hardly ever meets; both then go through the same story, step by step.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from brushpass.engine import Match
from brushpass.testing import Scripted
from brushpass.testing.looks import difference, looks

Table = Scripted[Any, Any]


def lived(one: Table, other: Table, *steps: Any, seats: Iterable[int] = (1,)) -> None:
    """Both worlds go through the same story; a pair of options in a list is one for each."""
    seats = tuple(seats)
    same(one, other, seats, "before anything happens")
    for step in steps:
        mine, theirs = step if isinstance(step, list) else (step, step)
        one.choose(mine)
        other.choose(theirs)
        assert (one.outcome is None) == (other.outcome is None)
        same(one, other, seats, f"after {step}")


def same(one: Table, other: Table, seats: Iterable[int], where: str) -> None:
    """Nobody of these seats can tell the two apart, nor a spectator, nor by counting."""
    for seat in seats:
        wrong = difference(looks(one.match, seat), looks(other.match, seat))
        assert not wrong, f"seat {seat} can tell {where}: {wrong}"
        assert known(one.match, seat) == known(other.match, seat), where
    assert one.match.told == other.match.told, where


def known(match: Match[Any, Any], seat: int) -> list[Any]:
    """All answers since the table was set, as far as a seat may know them: what was shown of the others."""
    return [(kind, who, value if to is None or seat in to else shown) for kind, who, value, to, shown in match.history]
