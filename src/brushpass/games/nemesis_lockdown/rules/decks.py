"""NL-2.15: decks whose cards lie open once they are turned up, and their discard piles."""

from __future__ import annotations

from ..state import Lockdown


def turn_up(t: Lockdown, deck: int, pile: str) -> str:
    """NL-7.22, NL-18.8, NL-21.11: the top card, of an empty deck after a reshuffle; empty: there is none."""
    if not t.piles[deck]:
        t.hide_all(t.discards[pile], deck)
        t.discards[pile] = ()
    return t.draw(deck) if t.piles[deck] else ""


def put_away(t: Lockdown, card: str, pile: str) -> None:
    """A card to an open discard pile."""
    t.discards[pile] = (*t.discards[pile], card)
