"""What a seat knows about cards it does not see.

A fact is `(seat, card, low, high, places)`: in the places of the bit mask taken together there are, and that seat
knows it, at least `low` and at most `high` cards of that name. A move that the seat sees changes the numbers; a move
that it does not see blurs the fact over both places, unless the fact tells which card it was, or was not. Nothing else
has to be remembered: what a seat sees outright follows from the places' viewers, and an order that nobody knows does
not exist. A card that lies in an order and that a seat knows by its position is not counted in that seat's facts.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

Fact = tuple[int, str, int, int, int]
Facts = tuple[Fact, ...]
ANY: Final = 1 << 20
"""An upper bound that says nothing."""
OPEN: Final = -1
"""The place of everything that lies open on the table."""


def holds(mask: int, place: int) -> bool:
    """Whether a place is one of those in the mask (what lies open never is)."""
    return place >= 0 and bool(mask >> place & 1)


def indices(mask: int) -> list[int]:
    """The places of a bit mask."""
    found = []
    while mask:
        found.append(lowest(mask))
        mask &= mask - 1
    return found


def lowest(mask: int) -> int:
    """The first place of a bit mask."""
    return (mask & -mask).bit_length() - 1


def size_of(mask: int, piles: Sequence[Sequence[str]]) -> int:
    """How many cards lie in the places of a mask."""
    return sum([len(piles[place]) for place in indices(mask)])


def bit(place: int) -> int:
    """The mask of one place; what lies open is in none."""
    return 1 << place if place >= 0 else 0


def parted(facts: Facts, touched: int) -> tuple[Facts, Facts]:
    """The facts that speak of some of these places, and the others, which a move between the places leaves alone."""
    near, far = [], []
    for fact in facts:
        if fact[4] & touched:
            near.append(fact)
        else:
            far.append(fact)
    return tuple(near), tuple(far)


def after_move(
    facts: Facts, card: str, source: int, target: int, seers: Sequence[int], piles: Sequence[Sequence[str]]
) -> Facts:
    """The facts after one card went from source to target, seen by `seers`; the piles are those after the move."""
    if not facts:
        return facts
    alone = target >= 0 and len(piles[target]) == 1
    told, excluded = _deduced(facts, source, target, seers, piles)
    new: list[Fact] = []
    for fact in facts:
        seat, name, low, high, places = fact
        leaves, enters = holds(places, source), holds(places, target)
        if leaves == enters:
            new.append(fact)
        elif seat in seers or seat in told:
            step = 0 if name != card else -1 if leaves else 1
            new.append((seat, name, max(low + step, 0), high + step, places))
        elif (seat, name) in excluded:  # that card it was not, so nothing of that name has moved
            new.append(fact)
            if leaves and alone:
                new.append((seat, name, 0, 0, 1 << target))
        elif leaves:
            new.append((seat, name, max(low - 1, 0), high, places))
            new.append((seat, name, low, high if alone else ANY, places | 1 << target))
        else:
            new.append((seat, name, low, high + 1, places))
    for seat in told:
        new = [*learned(tuple(new), seat, card, 1 << target, 1)]
    return tuple(new)


def _deduced(
    facts: Facts, source: int, target: int, seers: Sequence[int], piles: Sequence[Sequence[str]]
) -> tuple[list[int], set[tuple[int, str]]]:
    """Who can tell which card it was without seeing it, and which names it was not to whom.

    Where all the cards of a place have one name, any that leaves it has that name; where there is none of a name, none
    of that name leaves.
    """
    told: list[int] = []
    excluded: set[tuple[int, str]] = set()
    for seat, name, low, high, places in facts:
        if not holds(places, source) or seat in seers:
            continue
        if high == 0:
            excluded.add((seat, name))
        elif low and seat not in told and low == size_of(places, piles) + (not holds(places, target)):
            told.append(seat)
    return told, excluded


def learned(facts: Facts, seat: int, card: str, places: int, low: int, high: int = ANY) -> Facts:
    """The facts after a seat learned that these places hold at least `low` and at most `high` cards of that name."""
    for i, (who, name, known, most, where) in enumerate(facts):
        if who == seat and name == card and where == places:
            return (*facts[:i], (seat, card, max(known, low), min(most, high), places), *facts[i + 1 :])
    return (*facts, (seat, card, low, high, places))


def nothing_else(facts: Facts, seat: int, names: Sequence[str], place: int) -> Facts:
    """The facts after a seat saw a place whole: cards of other names that may have been there are elsewhere."""
    here = 1 << place
    return tuple(
        [
            (who, name, low, high, places & ~here)
            if who == seat and places & here and places != here and name not in names
            else (who, name, low, high, places)
            for who, name, low, high, places in facts
        ]
    )


def tidy(
    near: Facts, far: Facts, piles: Sequence[Sequence[str]], kin: Sequence[int], unseen: Sequence[int], touched: int
) -> Facts:
    """Drop empty places from the facts, then the facts that say nothing, then repetitions.

    That cards are somewhere among all the places of their kind that the seat does not see, it knows anyway. `near` are
    the facts that speak of the `touched` places; those that are `far` were tidy before. `kin`: for every place the
    places of its kind; `unseen`: for every seat the places that it does not see.
    """
    family = kin[lowest(touched)]
    if not near and not any(fact[4] & family for fact in far):
        return far
    full = sum([1 << place for place in indices(family) if piles[place]])
    kept: dict[tuple[int, str, int], tuple[int, int]] = {}
    apart = False  # whether something near is now said of places that were not touched
    for seat, name, low, high, places in near:
        here = places & full
        if (low <= 0 and high >= ANY) or here == full & unseen[seat]:
            continue
        if high < ANY and high >= size_of(here, piles):
            high = ANY
        if low > 0 or high < ANY:
            before = kept.get((seat, name, here), (0, ANY))
            kept[seat, name, here] = (max(before[0], low), min(before[1], high))
            apart = apart or not here & touched
    tidied: list[Fact] = []
    for fact in far:
        if fact[4] & family:
            seat, name, low, high, places = fact
            if places == full & unseen[seat]:
                continue
            if apart and (seat, name, places) in kept:
                before = kept[seat, name, places]
                kept[seat, name, places] = (max(before[0], low), min(before[1], high))
                continue
        tidied.append(fact)
    tidied.extend([(seat, name, low, high, places) for (seat, name, places), (low, high) in kept.items()])
    return tuple(tidied)
