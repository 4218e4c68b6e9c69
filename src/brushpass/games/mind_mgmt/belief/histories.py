"""What is possible, and how to look at it: shares of locations, features and cards, and worlds drawn from it."""

from __future__ import annotations

from functools import cached_property
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ..box.city import SIZE
from ..box.components import CARDS, FEATURES

Sets: TypeAlias = NDArray[np.uint64]
"""Sets of locations, or of triples of feature cards, as bits."""
Bytes: TypeAlias = Any
"""An array of small whole numbers, of indices or of flags."""
Reals: TypeAlias = Any
"""An array of numbers between 0 and 1."""

BIT: Final = np.uint64(1) << np.arange(SIZE, dtype=np.uint64)
BOTH: Final = np.uint8(3)
"""Either recruiter card."""
BATCH: Final = 4_096


class World(NamedTuple):
    """A secret that the Recruiter may have."""

    path: tuple[int, ...]
    card: str
    features: tuple[str, ...]
    """The feature cards that were dealt, those that lie open by now included."""


class Worlds:
    """Paths, each with the recruiter cards and the triples of feature cards that it may go with.

    People are shown shares of all possible histories, each path counted with each of its triples. Bots weigh them: a
    path is the likelier the fewer other ways there were, and a token the fewer other places there were for it.
    """

    thinned = False
    """There were more paths than are here."""

    def __init__(
        self, path: Bytes, visited: Sets, cards: Bytes, walk: Reals, alive: Sets | None, triples: Bytes
    ) -> None:
        self.path = path
        """The locations, by number and path."""
        self.visited = visited
        self.cards = cards
        """The recruiter cards that a path may go with, as bits."""
        self.walk = walk
        """How likely it is that the Recruiter walked and answered so, in no unit."""
        self.alive = alive
        """The triples that a path may go with, as bits; None: all of them."""
        self.triples = triples

    # -- while they are found ------------------------------------------------------------------------------------------

    @property
    def count(self) -> int:
        """How many paths there are."""
        return len(self.visited)

    def keep(self, some: Bytes) -> None:
        """Drop all other paths."""
        self.path, self.visited, self.cards = self.path[:, some], self.visited[some], self.cards[some]
        self.walk = self.walk[some]
        if self.alive is not None:
            self.alive = self.alive[some]

    def grow(self, parents: Bytes, places: Bytes, walk: Reals, cards: Bytes) -> None:
        """One number more."""
        self.path = np.concatenate([self.path[:, parents], places[None]])
        self.visited = self.visited[parents] | BIT[places]
        self.walk, self.cards = walk, cards
        if self.alive is not None:
            self.alive = self.alive[parents]

    # -- how much each counts ------------------------------------------------------------------------------------------

    @cached_property
    def histories(self) -> Reals:
        """The share of every path in all histories."""
        if self.alive is None:
            return np.full(self.count, 1 / self.count)
        counts = np.bitwise_count(self.alive).sum(1, dtype=np.float64)
        return counts / counts.sum()

    @cached_property
    def weights(self) -> Reals:
        """How likely every path is."""
        weights = self.histories * self.walk
        return weights / weights.sum()

    @cached_property
    def summed(self) -> Reals:
        """The weights, each with all before it."""
        return np.cumsum(self.weights)

    def shares(self, evenly: bool) -> Reals:
        """`evenly`: as people are shown it; else as bots weigh it."""
        return self.histories if evenly else self.weights

    # -- what it tells -------------------------------------------------------------------------------------------------

    def heat(self, evenly: bool = False) -> Reals:
        """The chance of every location to be the Recruiter's."""
        return self.hour_heat(len(self.path), evenly)

    def hour_heat(self, number: int, evenly: bool = False) -> Reals:
        """The chance of every location to carry a number."""
        return np.bincount(self.path[number - 1], self.shares(evenly), SIZE)

    def been(self, evenly: bool = False) -> Reals:
        """The chance of every location to have been visited."""
        return np.sum([self.hour_heat(number, evenly) for number in range(1, len(self.path) + 1)], axis=0)

    def features(self, evenly: bool = False) -> dict[str, float]:
        """The chance of every feature to be on one of the cards that were dealt to the Recruiter."""
        return self.features_of(np.arange(self.count), self.shares(evenly))

    def features_of(self, some: Bytes, shares: Reals) -> dict[str, float]:
        """The same of some paths with given shares."""
        by_triple = np.full(len(self.triples), 1 / len(self.triples))
        if self.alive is not None:
            total = np.zeros(self.alive.shape[1] * 64, np.float32)
            for begin in range(0, len(some), BATCH):  # in single precision, which multiplies fast
                alive = self.alive[some[begin : begin + BATCH]]
                each = shares[begin : begin + BATCH] / np.bitwise_count(alive).sum(1)
                total += each.astype(np.float32) @ unpacked(alive).astype(np.float32)
            by_triple = total[: len(self.triples)]
        found = [by_triple[(self.triples == index).any(1)].sum() for index in range(len(FEATURES))]
        return {feature: float(share) for feature, share in zip(FEATURES, found, strict=True)}

    def recruiters(self, evenly: bool = False) -> dict[str, float]:
        """The chance of every recruiter card."""
        each = self.shares(evenly) / np.bitwise_count(self.cards)
        return {card: float(each[self.cards >> index & 1 == 1].sum()) for index, card in enumerate(CARDS)}

    # -- as sets -------------------------------------------------------------------------------------------------------

    @cached_property
    def possible(self) -> int:
        """Where the Recruiter can be."""
        return self.possible_at(len(self.path))

    def possible_at(self, number: int) -> int:
        """Where a number can be."""
        return int(np.bitwise_or.reduce(BIT[self.path[number - 1]]))

    @cached_property
    def perhaps(self) -> int:
        """Where the Recruiter can have been."""
        return int(np.bitwise_or.reduce(self.visited))

    @cached_property
    def surely(self) -> int:
        """Where the Recruiter must have been."""
        return int(np.bitwise_and.reduce(self.visited))

    # -- worlds drawn from it ------------------------------------------------------------------------------------------

    def pick(self, rng: Random) -> World:
        """One world, as likely as it is."""
        index = min(int(np.searchsorted(self.summed, rng.random() * self.summed[-1], "right")), self.count - 1)
        cards = [card for number, card in enumerate(CARDS) if self.cards[index] >> number & 1]
        triples: Any = range(len(self.triples))
        if self.alive is not None:
            triples = np.flatnonzero(unpacked(self.alive[index : index + 1])[0])
        triple = self.triples[triples[int(rng.random() * len(triples))]]
        return World(
            tuple(self.path[:, index].tolist()),
            cards[int(rng.random() * len(cards))],
            tuple([FEATURES[feature] for feature in triple.tolist()]),
        )

    def spread(self, size: int, rng: Random) -> Bytes:
        """So many paths, spread over all of them as likely as they are."""
        points = (np.arange(size) + rng.random()) * (self.summed[-1] / size)
        return np.minimum(np.searchsorted(self.summed, points), self.count - 1)

    def sample(self, size: int, rng: Random) -> tuple[Bytes, Bytes, Bytes]:
        """Many worlds at once: paths, recruiter cards, triples."""
        chosen = self.spread(size, rng)
        chance = np.random.default_rng(rng.getrandbits(32))
        either = self.cards[chosen] == BOTH
        cards = np.where(either, chance.integers(0, 2, size), self.cards[chosen] >> 1)
        if self.alive is None:
            triples = chance.integers(0, len(self.triples), size)
        else:
            triples = drawn(self.alive[chosen], chance)
        return self.path[:, chosen], cards, self.triples[triples]


def drawn(sets: Sets, chance: np.random.Generator) -> Bytes:
    """One member of each set, all equally likely: its word first, then the bit in it."""
    every = np.arange(len(sets))
    until = np.cumsum(np.bitwise_count(sets), axis=1, dtype=np.int32)
    wanted = (chance.random(len(sets)) * until[:, -1]).astype(np.int32)
    word = (until <= wanted[:, None]).sum(1)
    members = np.cumsum(unpacked(sets[every, word][:, None]), axis=1, dtype=np.int32)
    left = wanted - until[every, word] + members[:, -1]
    return 64 * word + (members <= left[:, None]).sum(1)


def packed(flags: NDArray[np.bool_]) -> Sets:
    """Rows of flags as bits."""
    tight = np.packbits(flags, axis=1, bitorder="little")
    wide = np.zeros((len(flags), -(-tight.shape[1] // 8) * 8), np.uint8)
    wide[:, : tight.shape[1]] = tight
    return wide.view(np.uint64)


def unpacked(sets: Sets) -> Bytes:
    """Bits as rows of flags."""
    return np.unpackbits(np.ascontiguousarray(sets).view(np.uint8), axis=1, bitorder="little")
