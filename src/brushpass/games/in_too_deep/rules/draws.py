"""TD-16.5, TD-17: drawing crimes."""

from __future__ import annotations

from ..state import DECKS, PETTY, InTooDeep


def drawable(t: InTooDeep, sort: str) -> bool:
    """TD-16.5, TD-17.4: whether a deck has a card, or can be made anew."""
    return t.left(DECKS[sort]) > 0 or (sort == PETTY and bool(t.petty_discard))


def draw_crime(t: InTooDeep, sort: str, place: int) -> None:
    """TD-16.5, TD-17.2: one card of a deck that has some; an empty petty deck is made anew of its discard."""
    if not t.left(DECKS[sort]):
        for card in t.petty_discard:
            t.hide(card, DECKS[PETTY])
        t.petty_discard = ()
    t.draw(DECKS[sort], place)
