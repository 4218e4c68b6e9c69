"""NL-6.4, NL-8.2 to NL-8.5, NL-20.3, NL-20.4: Playing cards in deck, hand and discard pile.

A Contamination card is called `contamination` among Playing cards, whatever it is in truth. What it is lies in places
of its own: `live` (deck and hand), `scanned` (in hand, and known to its owner) and `spent` (the discard pile), whose
sizes everybody can work out; a place for every hand would tell how many it holds.
"""

from __future__ import annotations

from typing import Any, Final

from ..box.box import CONTAMINATION, HARMLESS, INFECTED
from ..state import DECK, DRAWN, FRESH, HAND, LIVE, SCANNED, SPENT, Lockdown

SCANNED_AS: Final = {f"{CONTAMINATION}-{strain}": strain for strain in (HARMLESS, INFECTED)}
"""What the owner of a scanned Contamination card calls it among the options."""


def draw_cards(t: Lockdown, seat: int, count: int, apart: bool = False) -> list[str]:
    """NL-6.4: from the own deck; an empty one is made of the discard pile first. `apart`: beside the hand."""
    drawn: list[str] = []
    target = DRAWN[seat] if apart else HAND[seat]
    for _ in range(count):
        if not t.piles[DECK[seat]]:
            reshuffle(t, seat)
        if not t.piles[DECK[seat]]:
            break
        drawn.append(t.draw(DECK[seat], target))
    return drawn


def reshuffle(t: Lockdown, seat: int) -> None:
    """NL-6.4, NL-39.5: the discard pile goes into the deck; nobody knows any more which Contamination card is which."""
    crew = t.crew[seat]
    was_empty = not t.piles[DECK[seat]]
    t.hide_all(crew.discard, DECK[seat])
    if was_empty and crew.discard and not t.piles[DRAWN[seat]]:  # all the others lay open, so this hand can be told
        hand = t.piles[HAND[seat]]
        for card in dict.fromkeys(hand):
            t.show(card, HAND[seat], hand.count(card))
    crew.discard = ()
    for strain in t.piles[SPENT[seat]][:]:
        t.slip(strain, SPENT[seat], LIVE[seat])


def all_into_deck(t: Lockdown, seat: int, hand: bool) -> None:
    """NL-27.10, NL-34.7: discard pile (and hand) are shuffled into the deck."""
    if hand:
        for card in t.piles[HAND[seat]][:]:
            t.slip(card, HAND[seat], DECK[seat])
        for strain in t.piles[SCANNED[seat]][:]:
            t.slip(strain, SCANNED[seat], LIVE[seat])
    reshuffle(t, seat)


def set_cards_aside(t: Lockdown, seat: int) -> None:
    """NL-21.22: all Playing cards of a dead player lie face down in one pile, which is the deck, and leave play."""
    for card in t.piles[DRAWN[seat]][:]:
        t.slip(card, DRAWN[seat], DECK[seat])
    for strain in t.piles[FRESH[seat]][:]:
        t.slip(strain, FRESH[seat], LIVE[seat])
    all_into_deck(t, seat, True)


def discard(t: Lockdown, seat: int, card: str) -> None:
    """NL-8.2, NL-39.1: a Playing card goes face up to the own discard pile; see `hand_options` for its name."""
    name = CONTAMINATION if card in SCANNED_AS else card
    t.reveal(name, HAND[seat])
    t.crew[seat].discard += (name,)
    t.tell("discarded", seat, name)
    if card in SCANNED_AS:
        t.slip(SCANNED_AS[card], SCANNED[seat], SPENT[seat])
    elif card == CONTAMINATION:
        t.draw(LIVE[seat], SPENT[seat])
        if t.piles[SCANNED[seat]]:  # the scanned ones are still there, and everybody knows that
            t.show(CONTAMINATION, HAND[seat], len(t.piles[SCANNED[seat]]))


def discard_drawn(t: Lockdown, seat: int) -> None:
    """All cards that lie beside the hand go to the discard pile, the Contamination cards scanned or not."""
    for card in t.piles[DRAWN[seat]][:]:
        t.reveal(card, DRAWN[seat])
        t.crew[seat].discard += (card,)
        t.tell("discarded", seat, card)
        if card == CONTAMINATION and not t.piles[FRESH[seat]]:
            t.draw(LIVE[seat], SPENT[seat])
        elif card == CONTAMINATION:
            t.slip(t.piles[FRESH[seat]][0], FRESH[seat], SPENT[seat])


def face(card: Any) -> Any:
    """What the others see of a card that is discarded: of a scanned Contamination card that it was scanned."""
    return "scanned" if card in SCANNED_AS else card


def hand_options(t: Lockdown, seat: int, actions: bool = True, contamination: bool = True) -> tuple[str, ...]:
    """The different cards in a hand; Contamination cards that were scanned in it are told apart by their owner."""
    hand = t.piles[HAND[seat]]
    found = list(dict.fromkeys([card for card in hand if card != CONTAMINATION])) if actions else []
    if contamination:
        known = t.piles[SCANNED[seat]]
        if hand.count(CONTAMINATION) > len(known):
            found.append(CONTAMINATION)
        found += [name for name, strain in SCANNED_AS.items() if strain in known]
    return tuple(found)


async def discard_from_hand(
    t: Lockdown, seat: int, count: int, actions: bool = True, contamination: bool = True
) -> None:
    """NL-8.4, NL-40.63: so many cards of own choice, as far as there are; a whole hand goes without a question."""
    whole = actions and contamination and count >= t.cards(seat)
    for _ in range(min(count, t.cards(seat))):
        options = hand_options(t, seat, actions, contamination)
        if whole:
            discard(t, seat, options[0])
            continue
        if not options:  # nobody is asked, so everybody knows why
            if not contamination:
                t.show(CONTAMINATION, HAND[seat], t.cards(seat))
            return
        discard(t, seat, await t.ask(seat, "discard", options, private=True, shown=face))


async def pay(t: Lockdown, seat: int, cost: int) -> None:
    """NL-8.2 to NL-8.5, NL-40.6: one choice for each Action card."""
    for _ in range(cost):
        discard(t, seat, await t.ask(seat, "pay", tuple(dict.fromkeys(t.action_cards(seat)))))


def has_action_cards(t: Lockdown, seat: int) -> bool:
    """Whether a hand holds an Action card; whoever asks this openly tells everybody."""
    hand = t.piles[HAND[seat]]
    bad = hand.count(CONTAMINATION)
    if bad == len(hand):
        if hand:
            t.show(CONTAMINATION, HAND[seat], bad)
        return False
    t.deny(CONTAMINATION, HAND[seat], len(hand) - 1)
    return True
