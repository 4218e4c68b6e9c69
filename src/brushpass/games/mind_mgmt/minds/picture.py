"""What the Agents make of their belief: how likely they are to meet the Recruiter, and what every question would tell.

All in bits, about where the Recruiter is now. NumPy is imported here, so this module is loaded when a bot first thinks.
"""

from __future__ import annotations

from functools import cached_property, lru_cache
from math import log2
from random import Random
from typing import Any, Final

import numpy as np

from ..belief import Public, worlds
from ..belief.enumeration import streets
from ..belief.histories import BIT
from ..box.city import LINES, SIZE, bits

ENOUGH: Final = 400
"""So many paths show as much as all of them."""
FEW: Final = 80
"""So many of them are enough to tell which features are likely."""
COVERED: Final = 4.0
"""How much likelier it is that the Recruiter is where an immortal stands, if it is their habit to hide there."""
UNCOVERED: Final = 0.5
"""And where none stands."""
HABIT: Final = 0.5
"""How likely that habit is."""
KEPT: Final = 16


class Picture:
    """The belief at one moment, and what the Agents would learn from each thing they can do."""

    def __init__(self, known: Public, cap: int) -> None:
        found = worlds(known, cap)
        some, weights = np.arange(found.count), found.weights
        if found.count > ENOUGH:
            some = found.spread(ENOUGH, Random(len(known.record)))
            weights = np.full(ENOUGH, 1 / ENOUGH)
        habits = self.habits(known, found.path)
        likely = found.weights * habits
        heat = np.bincount(found.path[-1], likely / likely.sum(), SIZE)
        weights = weights * habits[some]
        weights /= weights.sum()
        self.some = some
        self.weights = weights[:, None]
        self.visited = found.visited[some]
        self.path = found.path[:, some]
        self.heads = np.zeros((len(some), SIZE))
        self.heads[np.arange(len(some)), self.path[-1]] = 1
        self.doubt = left_open(weights[None] @ self.heads)
        """How many bits the Agents do not know."""
        self.heat: list[float] = heat.tolist()
        self.worlds = found
        far = streets(known.chaos).steps
        self.away: list[float] = (far @ heat).tolist()
        """How far every location is from the Recruiter, on average."""
        self.far: list[list[int]] = far.tolist()
        self.reckoned: dict[tuple[str, int], float] = {}
        """What each question tells, once it has been reckoned."""

    @staticmethod
    def habits(known: Public, path: Any) -> Any:
        """How likely a Recruiter who may have a habit of hiding under immortals walked so beside them."""
        hiding = np.ones(path.shape[1])
        for kind, number, crowded, _ in known.record:
            if kind == "hour" and crowded:
                under = BIT[path[number - 1]] & np.uint64(crowded) != 0
                hiding *= np.where(under, COVERED, UNCOVERED)
        return HABIT * hiding + 1 - HABIT

    @cached_property
    def features(self) -> dict[str, float]:
        """How likely every feature is on one of the cards that were dealt to the Recruiter."""
        few = slice(None, None, -(-len(self.some) // FEW))
        shares = self.weights[few, 0]
        return self.worlds.features_of(self.some[few], shares / shares.sum())

    def told(self, outcomes: Any) -> float:
        """What is learnt on average, from how likely every path leads to every outcome."""
        return self.doubt - left_open((outcomes * self.weights).T @ self.heads)

    def asking(self, possible: int) -> float:
        """MM-7.4, MM-7.6: an Ask, with a token on one of the visited locations of a set, or none."""
        key = ("ask", possible)
        if key not in self.reckoned:
            places = np.array(bits(possible), np.uint64)
            member = (self.visited[:, None] >> places & np.uint64(1)).astype(float)
            count = member.sum(1)
            self.reckoned[key] = self.told(np.column_stack([member / np.maximum(count, 1)[:, None], count == 0]))
        return self.reckoned[key]

    def calling(self, possible: int) -> float:
        """MM-9.9: an Ask with Spy Dolphin, which shows all of them."""
        key = ("call", possible)
        if key not in self.reckoned:
            shown, index = np.unique(self.visited & np.uint64(possible), return_inverse=True)
            self.reckoned[key] = self.told(np.eye(len(shown))[index])
        return self.reckoned[key]

    def revealing(self, place: int) -> float:
        """MM-7.9: the number of a visit."""
        key = ("reveal", place)
        if key not in self.reckoned:
            self.reckoned[key] = self.told((self.path == place).T.astype(float))
        return self.reckoned[key]

    def targeting(self, place: int) -> float:
        """MM-9.3: whether the Recruiter is in line with a location."""
        return self.halving(LINES[place])

    def missing(self, place: int) -> float:
        """MM-7.18: a Capture that fails tells that the Recruiter is elsewhere."""
        return self.halving(1 << place)

    def halving(self, places: int) -> float:
        """What it tells whether the Recruiter is on one of these."""
        share = sum([self.heat[place] for place in bits(places)])
        return sum([-part * log2(part) for part in (share, 1 - share) if part > 1e-9])


def left_open(chances: Any) -> float:
    """The bits that are not known after one of several outcomes, each row the chances of one."""
    each, whole = chances[chances > 0], chances.sum(1)
    whole = whole[whole > 0]
    return float((whole * np.log2(whole)).sum() - (each * np.log2(each)).sum())


@lru_cache(maxsize=KEPT)
def picture(known: Public, cap: int) -> Picture:
    """The picture of what is known, from at most so many paths."""
    return Picture(known, cap)
