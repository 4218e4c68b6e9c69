"""Hidden places: a place is a number, an index into the state's piles and a bit of the mask of a fact.

A game declares its places once, beside its state, and gets their numbers by name and per seat:

    PLACES = Places()
    DECK = PLACES.one("deck")
    HANDS = PLACES.per_seat("hand", MOST_SEATS)
    ROOMS = PLACES.each("room", ROOM_IDS, kind="token")

The numbers are the same at every number of seats; a place that stays empty costs nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from .setup import Setup

TOP: Final = "top"
UNDER: Final = "under"

SeenBy = Callable[["Setup", int], Sequence[int]]
"""The seats that see what lies in a place, by what was agreed and by whose place it is (-1: nobody's)."""


def nobody(setup: Setup, owner: int) -> Sequence[int]:
    """A deck, a bag, a face-down pile."""
    return ()


def owner(setup: Setup, owner: int) -> Sequence[int]:
    """A hand."""
    return (owner,)


def everybody(setup: Setup, owner: int) -> Sequence[int]:
    """A deck of which only the order is hidden: what lies in it can be told from what lies elsewhere."""
    return range(setup.seats)


class Place:
    """A pile: its name, who sees what lies in it, the kind of cards that may lie in it, and whether they have an order.

    A card never leaves its kind: an event card is in no hand. How many cards lie in a place, and that one goes from a
    place to another, everybody sees; so a number that somebody must not know cannot be that of a pile.
    """

    __slots__ = ("kind", "name", "order", "owner", "seen_by")

    def __init__(self, name: str, kind: str, seen_by: SeenBy = nobody, owner: int = -1, order: str = "") -> None:
        self.name = name
        self.kind = kind
        self.seen_by = seen_by
        self.owner = owner
        self.order = order
        """Empty: a bag, in which nothing lies before anything else; or where the cards lie beside a deck."""

    def viewers(self, setup: Setup) -> tuple[int, ...]:
        """The seats of a table that see what lies there."""
        if self.owner >= setup.seats:
            return ()
        return (*self.seen_by(setup, self.owner),)

    def __repr__(self) -> str:
        return f"Place({self.name!r})"


class Places:
    """The hidden places of a game, in the order of the state's piles."""

    def __init__(self) -> None:
        self._all: list[Place] = []

    def _add(self, place: Place) -> int:
        self._all.append(place)
        return len(self._all) - 1

    def one(self, name: str, *, kind: str = "", seen_by: SeenBy = nobody) -> int:
        """A place; its number."""
        return self._add(Place(name, kind, seen_by))

    def per_seat(
        self, name: str, seats: int, *, kind: str = "", seen_by: SeenBy = owner, apart: bool = False
    ) -> tuple[int, ...]:
        """A place for every seat, of so many at most; their numbers by seat. `apart`: each is of a kind of its own."""
        kinds = [f"{kind}-{seat}" if apart else kind for seat in range(seats)]
        return tuple([self._add(Place(f"{name}-{seat}", kinds[seat], seen_by, seat)) for seat in range(seats)])

    def each(self, name: str, things: Iterable[str], *, kind: str = "", seen_by: SeenBy = nobody) -> dict[str, int]:
        """A place on each of several things, such as the rooms of a board; their numbers by thing."""
        return {thing: self._add(Place(f"{name}-{thing}", kind, seen_by)) for thing in things}

    def deck(self, name: str, *, kind: str = "") -> int:
        """A deck in which somebody may know an order; see `on_top` and `beneath` for what lies beside it."""
        number = self.one(name, kind=kind)
        self._add(Place(f"{name}-{TOP}", kind, order=TOP))
        self._add(Place(f"{name}-{UNDER}", kind, order=UNDER))
        return number

    def filled(self, cards: Mapping[int, Iterable[str]]) -> list[list[str]]:
        """The piles of a new match: cards by place, in canonical order; all other places are empty."""
        return [sorted(cards[place]) if place in cards else [] for place in range(len(self._all))]

    def __len__(self) -> int:
        return len(self._all)

    def __iter__(self) -> Iterator[Place]:
        return iter(self._all)


def on_top(deck: int) -> int:
    """The place of what lies on top of a deck, the next card first."""
    return deck + 1


def beneath(deck: int) -> int:
    """The place of what lies under a deck and comes when the rest is gone, first come first."""
    return deck + 2
