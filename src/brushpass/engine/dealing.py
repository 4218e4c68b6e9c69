"""Deals of unseen cards that agree with what a seat knows of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from .knowledge import Fact

Deal = dict[int, list[str]]
"""Cards by place."""
Sizes = Sequence[tuple[int, int]]
"""Places, and how many cards each of them gets."""

LUCK: Final = 30
"""How often a deal is tried at random before one is searched for."""
LONGEST_SEARCH: Final = 20_000
"""After so many steps a search gives up: a bot would rather not know than not answer."""


def narrowest_first(facts: Sequence[Fact]) -> tuple[Fact, ...]:
    """The order in which facts are kept when cards are dealt: those that leave the fewest places first."""
    return tuple(sorted(facts, key=lambda fact: (fact[4].bit_count(), fact[1:])))


def agrees(deal: Deal, facts: Sequence[Fact]) -> bool:
    """Whether a deal keeps all the facts."""
    where: dict[str, list[int]] = {fact[1]: [] for fact in facts}
    for place, cards in deal.items():
        for card in cards:
            found = where.get(card)
            if found is not None:
                found.append(place)
    for _, name, low, high, places in facts:
        if not low <= sum([places >> place & 1 for place in where[name]]) <= high:
            return False
    return True


def deal_plain(pool: list[str], sizes: Sizes, rng: Random) -> Deal:
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


class Known:
    """Cards laid where they are known to be. Where a place is full, one of them makes room if it may lie elsewhere."""

    def __init__(self, sizes: Sizes, rng: Random) -> None:
        self.room = dict(sizes)
        self.rng = rng
        self.laid: dict[int, list[tuple[str, int]]] = {place: [] for place, _ in sizes}
        """In every place the cards that were laid there, each with the places where it may lie."""
        self.where: dict[str, list[int]] = {}
        """For every name the places where cards of that name were laid."""

    def count(self, name: str, places: int) -> int:
        """How many cards of a name have been laid in some places."""
        return sum([places >> place & 1 for place in self.where.get(name, ())])

    def lay(self, name: str, places: int) -> bool:
        """Lay a card in one of the places, every free spot as likely as another, or along an augmenting path."""
        return self._lay(name, places, set())

    def _lay(self, name: str, places: int, tried: set[int]) -> bool:
        where = [place for place in self.laid if places >> place & 1 and place not in tried]
        free = [place for place in where for _ in range(self.room[place] - len(self.laid[place]))]
        if free:
            self._put(name, places, free[int(self.rng.random() * len(free))])
            return True
        self.rng.shuffle(where)
        for place in where:
            if place in tried:
                continue
            tried.add(place)
            for other in self.rng.sample(self.laid[place], len(self.laid[place])):
                if self._lay(other[0], other[1], tried):
                    self.laid[place].remove(other)
                    self.where[other[0]].remove(place)
                    self._put(name, places, place)
                    return True
        return False

    def _put(self, name: str, places: int, place: int) -> None:
        self.laid[place].append((name, places))
        self.where.setdefault(name, []).append(place)


def deal_knowing(
    pool: list[str], sizes: Sizes, facts: Sequence[Fact], rng: Random, laid: Sequence[tuple[str, int]] = ()
) -> Deal | None:
    """Deal known cards to where they are known to be and the rest at random; None if that breaks a fact.

    `facts`: the narrowest first; `laid`: cards, and the places where they shall lie.
    """
    known = Known(sizes, rng)
    rest = pool[:]
    for name, place in laid:
        if name not in rest or not known.lay(name, 1 << place):
            return None
        rest.remove(name)
    for _, name, low, _, places in facts:
        for _ in range(low - known.count(name, places)):
            if name not in rest or not known.lay(name, places):
                return None
            rest.remove(name)
    filled = deal_plain(rest, [(place, size - len(known.laid[place])) for place, size in sizes], rng)
    deal: Deal = {}
    for place, cards in filled.items():
        deal[place] = sorted([name for name, _ in known.laid[place]] + cards)
    return deal if agrees(deal, facts) else None


class Search:
    """All deals, name by name, in random order, for one that keeps the facts: for when luck did not help."""

    def __init__(
        self, pool: list[str], sizes: Sizes, facts: Sequence[Fact], rng: Random, fits: Callable[[Deal], bool]
    ) -> None:
        bound = [name for _, name, _, _, _ in facts]
        self.names = sorted(set(pool), key=lambda name: (name not in bound, name))
        """Those of which something is known first: what breaks a fact is then found early."""
        self.counts = [pool.count(name) for name in self.names]
        self.facts = [[fact for fact in facts if fact[1] == name] for name in self.names]
        self.room = dict(sizes)
        self.deal: Deal = {place: [] for place, _ in sizes}
        self.rng = rng
        self.fits = fits
        self.steps = 0

    def found(self) -> Deal | None:
        """A deal that keeps the facts and fits; None if there is none, or none was found in time."""
        if not self._spread(0, self.counts[0] if self.names else 0, self._places()):
            return None
        return {place: sorted(cards) for place, cards in self.deal.items()}

    def _places(self) -> list[int]:
        places = list(self.room)
        self.rng.shuffle(places)
        return places

    def _spread(self, i: int, left: int, places: list[int]) -> bool:
        """Lay what is left of a name in the places that follow, then all further names."""
        self.steps += 1
        if self.steps > LONGEST_SEARCH:
            return False
        if i == len(self.names):
            return self.fits(self.deal)
        if not places:
            if left or not agrees(self.deal, self.facts[i]):
                return False
            return self._spread(i + 1, self.counts[i + 1] if i + 1 < len(self.names) else 0, self._places())
        place, others = places[0], places[1:]
        cards = self.deal[place]
        numbers = list(range(min(left, self.room[place] - len(cards)) + 1))
        self.rng.shuffle(numbers)
        for number in numbers:
            cards += [self.names[i]] * number
            if self._spread(i, left - number, others):
                return True
            del cards[len(cards) - number :]
        return False


def deal_agreeing(
    pool: list[str], sizes: Sizes, facts: Sequence[Fact], rng: Random, fits: Callable[[Deal], bool]
) -> Deal | None:
    """A deal that keeps the facts, by luck or by search; None if none was found. Only a searched one is sure to fit."""
    for _ in range(LUCK):
        deal = deal_knowing(pool, sizes, facts, rng)
        if deal is not None:
            return deal
    return Search(pool, sizes, facts, rng, fits).found()
