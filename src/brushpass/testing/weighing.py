"""How much imagination believes in the truth, and how much it should: the weights of the true cards, and calibration.

The weight of the true card in a place: how often a card of that pile, drawn at random, is one drawn at random from
the true pile. For a single card that is the probability given to the true one.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping, Sequence

import msgspec

from .histories import Key

BINS = 10
SIGNIFICANT = 3.0
"""So many standard errors are more than noise."""


class Side(msgspec.Struct):
    """Sums over the positions of one match."""

    positions: int = 0
    exact: float = 0.0
    imagined: float = 0.0
    variance: float = 0.0
    """Of what was imagined, if it were drawn from the exact posterior."""

    def __iadd__(self, other: Side) -> Side:
        for name in self.__struct_fields__:
            setattr(self, name, getattr(self, name) + getattr(other, name))
        return self


class Weight(msgspec.Struct):
    """The weights of the true cards in places of one sort, match by match."""

    matches: list[Side] = []

    @property
    def positions(self) -> int:
        return sum(match.positions for match in self.matches)

    @property
    def exact(self) -> float:
        """The mean weight by the exact filter."""
        return sum(match.exact for match in self.matches) / self.positions

    @property
    def imagined(self) -> float:
        """The mean weight by imagination."""
        return sum(match.imagined for match in self.matches) / self.positions

    @property
    def noise(self) -> float:
        """The standard error of the difference, as it follows from the number of worlds and from match to match.

        Positions of one match hang together; but few matches say little of how far they lie apart.
        """
        mean = self.imagined - self.exact
        apart = sum((one.imagined - one.exact - mean * one.positions) ** 2 for one in self.matches)
        between = apart * len(self.matches) / max(len(self.matches) - 1, 1)
        return math.sqrt(max(between, sum(one.variance for one in self.matches))) / self.positions

    @property
    def beyond_noise(self) -> bool:
        return abs(self.imagined - self.exact) > SIGNIFICANT * self.noise + 1e-12


class Bin(msgspec.Struct):
    """Claims that are about equally likely: how likely they are, how often imagination makes them, how often true."""

    claims: int = 0
    exact: float = 0.0
    imagined: float = 0.0
    true: int = 0

    def __iadd__(self, other: Bin) -> Bin:
        for name in self.__struct_fields__:
            setattr(self, name, getattr(self, name) + getattr(other, name))
        return self


def share(pile: Sequence[str], truth: Counter[str]) -> float:
    """The chance that a card of a pile is one of the true pile of the same size."""
    return sum(truth[card] for card in pile) / len(pile) ** 2


def weigh(
    posterior: Mapping[Key, float], came: Counter[Key], truth: Key, places: Mapping[int, str]
) -> tuple[dict[str, Side], list[Bin]]:
    """One position's weights by sort of place, and its claims (a place holds a card of that name) by likelihood."""
    sides: dict[str, Side] = {}
    bins = [Bin() for _ in range(BINS)]
    number = came.total()
    for place, sort in places.items():
        pile = truth[0][place]
        if not pile:
            continue
        there = Counter(pile)
        side = sides.setdefault(sort, Side())
        side.positions += 1
        shares = [(weight, share(key[0][place], there)) for key, weight in posterior.items()]
        mean = sum(weight * of for weight, of in shares)
        side.exact += mean
        side.variance += sum(weight * (of - mean) ** 2 for weight, of in shares) / number
        side.imagined += sum(times * share(key[0][place], there) for key, times in came.items()) / number
        should: dict[str, float] = {}
        does: Counter[str] = Counter()
        for key, weight in posterior.items():
            for name in set(key[0][place]):
                should[name] = should.get(name, 0.0) + weight
        for key, times in came.items():
            for name in set(key[0][place]):
                does[name] += times
        for name, chance in should.items():
            one = bins[min(int(chance * BINS), BINS - 1)]
            one += Bin(1, chance, does[name] / number, int(name in there))
    return sides, bins
