"""Who looks, and who is who to them: what eyes and stories share."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from ..engine import Setup
from .parts import SHAPES, Shape

if TYPE_CHECKING:
    from .text import Texts


class Side(Protocol):
    """Seats that play together, as a view has them."""

    @property
    def side(self) -> str:
        """Its id, with a name in the texts."""

    @property
    def seats(self) -> tuple[int, ...]:
        """Those who play on it."""


class Party(NamedTuple):
    """Seats that play together, where there is no view."""

    side: str
    seats: tuple[int, ...]


Who = int | Side
"""A seat, or a side of one or more seats."""


def seats_of(who: Who) -> tuple[int, ...]:
    """The seat, or those of a side."""
    return (who,) if isinstance(who, int) else who.seats


class Viewer:
    """A seat or a spectator, what the people at the table are called, and the viewer's language."""

    def __init__(self, seat: int | None, names: Sequence[str], texts: Texts, setup: Setup) -> None:
        self.seat = seat
        """None: a spectator, or whoever looks back at a match with everything open."""
        automaton = setup.game.automaton_in(setup.mode)
        self.names = (*names[: setup.seats], *([texts.name(automaton)] if automaton else []))
        """By seat; then who plays without one."""
        self.texts = texts
        self.say = texts.say
        self.setup = setup

    # -- who ---------------------------------------------------------------------------------------------------------

    def mine(self, who: Who) -> bool:
        """Whether the viewer sits there, or plays on that side."""
        return self.seat in seats_of(who)

    def you(self, who: Who) -> str:
        """Whether a text about somebody speaks to the viewer."""
        return "yes" if self.mine(who) else "no"

    def called(self, who: Who) -> str:
        """A player, and a side of one player, by name; a side of several by what the side is called."""
        seats = seats_of(who)
        return self.names[seats[0]] if isinstance(who, int) or len(seats) == 1 else self.texts.name(who.side)

    def players(self, who: Who) -> str:
        """Everybody on a side."""
        return self.texts.listed([self.names[seat] for seat in seats_of(who)])

    def letter(self, who: Who) -> str:
        """A letter of the name that nobody else has, where every seat is for itself; else a sign."""
        return (self._letters and self._letters[seats_of(who)[0]]) or self.sign(who)

    @cached_property
    def _letters(self) -> list[str]:
        """The first letter of each name that nobody before has, none if there is none; the first ones first of all."""
        if any(len(side) > 1 for side in self.setup.game.sides(self.setup)):
            return []
        names = [[letter for letter in name.upper() if letter.isalpha()] for name in self.names]
        first = [letters[:1] for letters in names]
        found: list[str] = []
        for seat, letters in enumerate(names):
            others = [letter for later in first[seat + 1 :] for letter in later if later != first[seat]]
            free = [letter for letter in letters if letter not in (*found, *others)]
            found.append(free[0] if free else "")
        return found

    def sign(self, who: Who) -> str:
        """What tells players apart whose letters do not."""
        return str(seats_of(who)[0] + 1)

    def shape(self, who: Who) -> Shape:
        """The crest of a seat."""
        return SHAPES[seats_of(who)[0]]

    # -- words -------------------------------------------------------------------------------------------------------

    def name(self, thing: str) -> str:
        """What a card, a place or a colour is called."""
        return self.texts.name(thing)

    def told(self, key: str, /, **args: Any) -> str:
        """A text about things and players, which get their names in all forms, or about anything else."""
        return self.texts.told(key, args, self.names)
