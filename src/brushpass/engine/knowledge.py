"""What a seat knows about cards it does not see, and deals that agree with it.

A fact is `(seat, card, low, high, places)`: in the places of the bit mask taken together there are, and that seat
knows it, at least `low` and at most `high` cards of that name. A move that the seat sees changes the numbers; a move
that it does not see blurs the fact over both places. Nothing else has to be remembered: what a seat sees outright
follows from the places' viewers, and an order that nobody knows does not exist.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

Fact = tuple[int, str, int, int, int]
Facts = tuple[Fact, ...]
ANY: Final = 1 << 20
"""An upper bound that says nothing."""
OPEN: Final = -1
"""The place of everything that lies open on the table."""


class Place:
    """A pile's name and the seats that see what lies in it."""

    __slots__ = ("name", "viewers")

    def __init__(self, name: str, *viewers: int) -> None:
        self.name = name
        self.viewers = viewers

    def __repr__(self) -> str:
        return f"Place({self.name!r}, viewers={self.viewers})"


def holds(mask: int, place: int) -> bool:
    """Whether a place is one of those in the mask (what lies open never is)."""
    return place >= 0 and bool(mask >> place & 1)


def after_move(facts: Facts, card: str, source: int, target: int, seers: Sequence[int], alone: bool) -> Facts:
    """The facts after one card went from source to target, seen by `seers`; `alone`: no other card lies there."""
    new: list[Fact] = []
    for fact in facts:
        seat, name, low, high, places = fact
        leaves, enters = holds(places, source), holds(places, target)
        if leaves == enters:
            new.append(fact)
        elif seat in seers:
            step = 0 if name != card else -1 if leaves else 1
            new.append((seat, name, max(low + step, 0), high + step, places))
        elif leaves:
            new.append((seat, name, max(low - 1, 0), high, places))
            new.append((seat, name, low, high if alone else ANY, places | 1 << target))
        else:
            new.append((seat, name, low, high + 1, places))
    return tuple(new)


def learned(facts: Facts, seat: int, card: str, places: int, low: int, high: int = ANY) -> Facts:
    """The facts after a seat learned that these places hold at least `low` and at most `high` cards of that name."""
    for i, (who, name, known, most, where) in enumerate(facts):
        if who == seat and name == card and where == places:
            return (*facts[:i], (seat, card, max(known, low), min(most, high), places), *facts[i + 1 :])
    return (*facts, (seat, card, low, high, places))


def tidy(facts: Facts, piles: Sequence[Sequence[str]]) -> Facts:
    """Drop empty places from the facts, then the facts that say nothing, then repetitions."""
    kept: dict[tuple[int, str, int], tuple[int, int]] = {}
    for seat, name, low, high, places in facts:
        size = here = 0
        for place, pile in enumerate(piles):
            if pile and places >> place & 1:
                here |= 1 << place
                size += len(pile)
        if high >= size:
            high = ANY
        if low > 0 or high < ANY:
            before = kept.get((seat, name, here), (0, ANY))
            kept[seat, name, here] = (max(before[0], low), min(before[1], high))
    return tuple((seat, name, low, high, places) for (seat, name, places), (low, high) in kept.items())


Deal = dict[int, list[str]]
"""Cards by place."""


def agrees(deal: Deal, facts: Sequence[Fact]) -> bool:
    """Whether a deal keeps all the facts."""
    for _, name, low, high, places in facts:
        count = sum(cards.count(name) for place, cards in deal.items() if places >> place & 1)
        if not low <= count <= high:
            return False
    return True


def deal_plain(pool: list[str], sizes: Sequence[tuple[int, int]], rng: Random) -> Deal:
    """Deal a pool (in canonical order) to places at random; the last place gets what is left."""
    random = rng.random
    rest = pool[:]
    deal: Deal = {}
    for place, size in sizes[:-1]:
        cards = []
        for left in range(len(rest), len(rest) - size, -1):
            cards.append(rest.pop(int(random() * left)))
        cards.sort()
        deal[place] = cards
    deal[sizes[-1][0]] = rest
    return deal


def deal_knowing(pool: list[str], sizes: Sequence[tuple[int, int]], facts: Sequence[Fact], rng: Random) -> Deal | None:
    """Deal so that known cards lie in one of the places where they are known to be; None if it did not come out."""
    room = dict(sizes)
    rest = pool[:]
    deal: Deal = {place: [] for place, _ in sizes}
    for _, name, low, _, places in sorted(facts, key=lambda fact: (fact[4].bit_count(), fact[1:])):
        where = [place for place, _ in sizes if places >> place & 1]
        missing = low - sum(deal[place].count(name) for place in where)
        for _ in range(missing):
            seats = [place for place in where for _ in range(room[place] - len(deal[place]))]
            if not seats or name not in rest:
                return None
            deal[seats[int(rng.random() * len(seats))]].append(name)
            rest.remove(name)
    filled = deal_plain(rest, [(place, size - len(deal[place])) for place, size in sizes], rng)
    for place, cards in filled.items():
        deal[place] = sorted(deal[place] + cards)
    return deal if agrees(deal, facts) else None


def deal_exhaustive(
    pool: list[str], sizes: Sequence[tuple[int, int]], facts: Sequence[Fact], rng: Random, fits: Callable[[Deal], bool]
) -> Deal | None:
    """Search all deals, name by name, in random order, for one that keeps the facts: for when luck did not help."""
    names = sorted(set(pool))
    counts = {name: pool.count(name) for name in names}
    deal: Deal = {place: [] for place, _ in sizes}
    room = dict(sizes)

    def spread(i: int, left: int, places: list[int]) -> bool:
        if i == len(names):
            return fits(deal)
        name = names[i]
        if not places:
            if left or not agrees(deal, [fact for fact in facts if fact[1] == name]):
                return False
            following = list(room)
            rng.shuffle(following)
            return spread(i + 1, counts[names[i + 1]] if i + 1 < len(names) else 0, following)
        place, others = places[0], places[1:]
        numbers = list(range(min(left, room[place] - len(deal[place])) + 1))
        rng.shuffle(numbers)
        for number in numbers:
            deal[place] += [name] * number
            if spread(i, left - number, others):
                return True
            del deal[place][len(deal[place]) - number :]
        return False

    first = list(room)
    rng.shuffle(first)
    return {p: sorted(c) for p, c in deal.items()} if spread(0, counts[names[0]] if names else 0, first) else None
