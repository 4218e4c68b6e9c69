"""Through whose eyes a scene is made: who is who to the viewer, and the words that every game says the same way."""

from __future__ import annotations

from typing import Any, Generic, Protocol, TypeVar

from ..engine import Decision
from .parts import SHAPES, Shape
from .seen import Seen
from .text import Texts

V = TypeVar("V")


class Side(Protocol):
    """Seats that play together, as a view has them."""

    @property
    def side(self) -> str:
        """Its id, with a name in the texts."""

    @property
    def seats(self) -> tuple[int, ...]:
        """Those who play on it."""


Who = int | Side
"""A seat, or a side of one or more seats."""


class Eyes(Generic[V]):
    """A viewer, what the viewer may know, and the viewer's language."""

    def __init__(self, seen: Seen, texts: Texts) -> None:
        self.seen = seen
        self.view: V = seen.view
        self.texts = texts
        self.say = texts.say
        self.over = seen.outcome is not None
        self.watching = seen.seat is None

    @property
    def asked(self) -> Decision[Any]:
        """The question that the viewer decides."""
        assert self.seen.decision is not None, "the viewer is asked nothing"
        return self.seen.decision

    # -- who ---------------------------------------------------------------------------------------------------------

    def mine(self, who: Who) -> bool:
        """Whether the viewer sits there, or plays on that side."""
        return self.seen.seat in _seats(who)

    def you(self, who: Who) -> str:
        """Whether a text about somebody speaks to the viewer."""
        return "yes" if self.mine(who) else "no"

    def called(self, who: Who) -> str:
        """A player, and a side of one player, by name; a side of several by what the side is called."""
        seats = _seats(who)
        if isinstance(who, int) or len(seats) == 1:
            return self.seen.names[seats[0]]
        return self.texts.name(who.side)

    def players(self, who: Who) -> str:
        """Everybody on a side."""
        return self.texts.listed([self.seen.names[seat] for seat in _seats(who)])

    def letter(self, who: Who) -> str:
        """The first letter of the name, where every seat is for itself and letters tell them apart; else a sign."""
        initials = [name.strip()[:1].upper() for name in self.seen.names]
        distinct = all(initials) and len(set(initials)) == len(initials)
        alone = all(len(side) == 1 for side in self.seen.setup.game.sides(self.seen.setup))
        return initials[_seats(who)[0]] if distinct and alone else self.sign(who)

    def sign(self, who: Who) -> str:
        """What tells players apart whose letters do not."""
        return str(_seats(who)[0] + 1)

    def shape(self, who: Who) -> Shape:
        """The crest of a seat."""
        return SHAPES[_seats(who)[0]]

    # -- words -------------------------------------------------------------------------------------------------------

    def name(self, thing: str) -> str:
        """What a card, a place or a colour is called."""
        return self.texts.name(thing)

    def told(self, key: str, /, **args: Any) -> str:
        """A text about things and players, which get their names in all forms, or about anything else."""
        return self.texts.told(key, args, self.seen.names)

    @property
    def waiting(self) -> str:
        """Whom the table waits for, if not for the viewer."""
        if self.seen.decision is not None:
            return ""
        return " ".join(self.texts.waiting(waiting, self.seen.names) for waiting in self.seen.waiting)


def _seats(who: Who) -> tuple[int, ...]:
    return (who,) if isinstance(who, int) else who.seats
