"""Hidden places: a place is a number, an index into the state's piles and a bit of the mask of a fact."""

from __future__ import annotations

from typing import Final

TOP: Final = "top"
UNDER: Final = "under"


class Place:
    """A pile: its name, the seats that see what lies in it, the kind of cards that may lie in it, and their order.

    A card never leaves its kind: an event card is in no hand. How many cards lie in a place, and that one goes from a
    place to another, everybody sees; so a number that somebody must not know cannot be that of a pile.
    """

    __slots__ = ("kind", "name", "order", "viewers")

    def __init__(self, name: str, *viewers: int, kind: str = "", order: str = "") -> None:
        self.name = name
        self.viewers = viewers
        self.kind = kind
        self.order = order
        """Empty: a bag, in which nothing lies before anything else; or where the cards lie beside a deck."""

    def __repr__(self) -> str:
        return f"Place({self.name!r}, viewers={self.viewers})"


def deck(name: str, *, kind: str = "") -> tuple[Place, Place, Place]:
    """A deck in which somebody may know an order: a bag, and what lies in order on top of it and under it."""
    return (
        Place(name, kind=kind),
        Place(f"{name}-{TOP}", kind=kind, order=TOP),
        Place(f"{name}-{UNDER}", kind=kind, order=UNDER),
    )


def on_top(deck: int) -> int:
    """The place of what lies on top of a deck, the next card first."""
    return deck + 1


def beneath(deck: int) -> int:
    """The place of what lies under a deck and comes when the rest is gone, first come first."""
    return deck + 2
