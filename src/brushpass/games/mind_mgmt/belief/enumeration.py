"""Every path that agrees with the public record, number by number.

Each public fact is a test on one number of the path, so that a walk forward that drops what fails is exact. What came
out later is applied as early as possible: a walk backward over the record says first where each number can be at all.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations
from typing import Final, NamedTuple
from zlib import crc32

import numpy as np

from ..box.city import EVERYWHERE, JUMPS, SIZE, WITH, bits, steps, together
from ..box.components import CARDS, FEATURES, HIDDEN_FEATURES, OPENING
from ..state import NOWHERE
from . import Public
from .histories import BIT, BOTH, Bytes, Sets, Worlds, packed

FAR: Final = 99
"""Farther than anything on the map."""
BATCH: Final = 2_000
"""So many paths at a time are compared with all triples of feature cards."""
LAYER: Final = 3
"""Of the paths of one more number, at most so many times the cap are looked at."""
RARELY: Final = 0.1
"""How likely it is that a number of which nobody knows it was a Mind Slip."""

TRIPLES: Final = np.array(list(combinations(range(len(FEATURES)), HIDDEN_FEATURES)))
"""MM-2.15: the hidden feature cards that there may be."""
CARRIES: Final = np.array([[WITH[feature] >> place & 1 for place in range(SIZE)] for feature in FEATURES], np.uint8)
CONTACTS: Final = CARRIES[TRIPLES].sum(1, dtype=np.uint8).T.copy()
"""MM-4.10: the recruits that every location contacts with every triple."""
LANDINGS: Final = [np.array(JUMPS[card], np.uint64) for card in CARDS]


class Streets(NamedTuple):
    """The city under its chaos tokens: Steps as sets, and how far everything is, without and with Mind Slips."""

    near: Sets
    steps: Bytes
    slips: Bytes


@lru_cache(maxsize=64)
def streets(chaos: int) -> Streets:
    """The city under these chaos tokens."""
    near = steps(chaos)
    leaps = [together(bits(near[place])) | JUMPS[CARDS[0]][place] | JUMPS[CARDS[1]][place] for place in range(SIZE)]
    return Streets(np.array(near, np.uint64), distances(near), distances(leaps))


def distances(near: Iterable[int]) -> Bytes:
    """How many moves it takes from everywhere to everywhere."""
    ways = [bits(places) for places in near]
    found = np.full((SIZE, SIZE), FAR, np.uint8)
    for start in range(SIZE):
        found[start, start] = 0
        queue = [start]
        for place in queue:
            for way in ways[place]:
                if found[start, way] == FAR:
                    found[start, way] = found[start, place] + 1
                    queue.append(way)
    return found


class Clues:
    """The record, by the number that an entry is about."""

    def __init__(self, known: Public) -> None:
        self.at: dict[int, int] = {}
        """Which location a number is on."""
        self.by: dict[int, int] = {}
        """The number with which a location had been visited, at the latest."""
        self.allowed = [EVERYWHERE] * (known.length + 1)
        """Where each number can be, if one looks at nothing else."""
        self.answers: dict[int, list[int]] = {}
        """The sets from which the Recruiter chose where to lay a step token."""
        self.alerts: dict[int, tuple[int, int]] = {}
        """The contacts that were announced, and the first number that they are of."""
        self.slips: set[int] = set()
        self.hits: dict[int, int] = {}
        """The hour at which a feature card was opened."""
        self.banned = 0
        """The features that are not hidden."""
        self.unsure = known.length if known.length > known.hour >= OPENING else 0
        """The number of which it is not known whether it was a Mind Slip."""
        never = [0] * (known.length + 1)
        for kind, number, what, more in known.record:
            if kind == "at":
                self.at[number] = what
            elif kind in ("by", "asked"):
                self.by[what] = min(number, self.by.get(what, number))
                if kind == "asked":
                    self.answers.setdefault(number, []).append(more)
            elif kind == "never":
                never[number] |= what
            elif kind == "not":
                self.allowed[number] &= ~what
            elif kind == "in":
                self.allowed[number] &= what
            elif kind == "slip":
                self.slips.add(number)
            elif kind == "alert":
                self.alerts[number] = (what, more)
            elif kind == "has":
                self.hits[what] = number
            elif kind == "ban":
                self.banned |= 1 << what
        self.look_ahead(streets(known.chaos), never)

    def look_ahead(self, city: Streets, never: list[int]) -> None:
        """Narrow what is allowed by all that came out later."""
        unvisited = 0
        for number in range(len(self.allowed) - 1, 0, -1):
            unvisited |= never[number]
            allowed = self.allowed[number] & ~unvisited
            for later, place in self.at.items():
                if later == number:
                    allowed &= 1 << place
                else:
                    allowed &= ~(1 << place)
                    if later > number:
                        far = self.reach(city, number, later)[:, place]
                        allowed &= together(np.flatnonzero(far <= later - number).tolist())
            self.allowed[number] = allowed

    def reach(self, city: Streets, number: int, later: int) -> Bytes:
        """How far everything is between two numbers."""
        leapt = any(number < slip <= later for slip in (*self.slips, self.unsure))
        return city.slips if leapt else city.steps

    def triples(self) -> Bytes:
        """Which hidden feature cards are possible as far as cards alone tell."""
        opened = together(self.hits)
        inside = (opened >> TRIPLES & 1).sum(1) == opened.bit_count()
        return np.flatnonzero(inside & ((self.banned >> TRIPLES & 1).sum(1) == 0))


def enumerated(known: Public, cap: int) -> Worlds:
    """All paths with all that goes with them; above the cap, so many drawn evenly, the same for everybody."""
    return Enumeration(known, cap).run()


class Enumeration:
    """The paths so far, one number after the other."""

    def __init__(self, known: Public, cap: int) -> None:
        self.known = known
        self.cap = cap
        self.clues = Clues(known)
        self.city = streets(known.chaos)
        triples = self.clues.triples()
        self.hidden = np.ascontiguousarray(CONTACTS[:, triples])
        """The contacts by location and triple while all three cards are hidden."""
        first = np.array(bits(self.clues.allowed[1]), np.uint8)
        self.found = Worlds(
            path=first[None],
            visited=BIT[first],
            cards=np.full(len(first), BOTH, np.uint8),
            walk=np.ones(len(first)),
            alive=None,
            triples=TRIPLES[triples],
        )
        # Thinning hangs on the record alone, so that everybody who looks sees the same picture, and nothing else in it.
        self.chance = np.random.default_rng(crc32(repr(known.record).encode()))

    def run(self) -> Worlds:
        """Walk to the last number, then apply what is known of the present."""
        for number in range(1, self.known.length + 1):
            if number > 1:
                self.walk(number)
            self.drop_late(number)
            self.weigh_answers(number)
            if number in self.clues.alerts:
                self.count_contacts(number)
            if self.found.count > self.cap:
                self.found.keep(self.drawn(self.found.count, self.cap))
        if self.known.pending:
            self.found.keep(np.flatnonzero(self.found.visited & np.uint64(self.known.pending)))
        if self.known.can_act:
            self.drop_stuck()
        return self.found

    def drawn(self, count: int, size: int) -> Bytes:
        """So many of the paths, all equally likely."""
        self.found.thinned = True
        return np.sort(self.chance.choice(count, size, replace=False, shuffle=False))

    # -- one number more -----------------------------------------------------------------------------------------------

    def walk(self, number: int) -> None:
        """MM-4.5 to MM-4.8, MM-4.14 to MM-4.18: every legal Step, or every landing where a Mind Slip was spent."""
        found, unsure = self.found, number == self.clues.unsure
        allowed = np.uint64(self.clues.allowed[number])
        head, free = found.path[-1], ~found.visited
        parts = []
        if number not in self.clues.slips:
            legal = self.city.near[head] & free
            parents, places = children(legal & allowed)
            weight = found.walk[parents] / np.bitwise_count(legal)[parents]
            parts.append((parents, places, weight * (1 - RARELY) if unsure else weight, found.cards[parents]))
        if unsure or number in self.clues.slips:
            could = self.can_slip() if unsure else np.ones(found.count, bool)
            for index, landings in enumerate(LANDINGS):
                card = np.uint8(1 << index)
                legal = np.where(could & (found.cards & card != 0), landings[head] & free, np.uint64(0))
                parents, places = children(legal & allowed)
                weight = found.walk[parents] / np.bitwise_count(legal)[parents] / np.bitwise_count(found.cards[parents])
                parts.append((parents, places, weight * RARELY if unsure else weight, np.full(len(parents), card)))
        parents, places, weight, cards = (np.concatenate(part) for part in zip(*parts, strict=True))
        if len(parents) > LAYER * self.cap:
            some = self.drawn(len(parents), LAYER * self.cap)
            parents, places, weight, cards = parents[some], places[some], weight[some], cards[some]
        found.grow(parents, places, weight, cards)

    def can_slip(self) -> Bytes:
        """MM-4.20 to MM-4.23, R-07: which paths have a Mind Slip token to spend."""
        found, known = self.found, self.known
        if known.front:
            return np.ones(found.count, bool)
        if known.board == NOWHERE:
            return np.zeros(found.count, bool)
        earned = found.visited & BIT[known.board] != 0
        return earned if known.early else earned & (found.path[:OPENING] != known.board).all(0)

    # -- what is known of it -------------------------------------------------------------------------------------------

    def drop_late(self, number: int) -> None:
        """Drop paths that can no longer come in time to where a step token proves a visit."""
        found, clues = self.found, self.clues
        good = np.ones(found.count, bool)
        for place, latest in clues.by.items():
            if latest >= number:
                far = clues.reach(self.city, number, latest)[found.path[-1], place]
                good &= (found.visited & BIT[place] != 0) | (far <= latest - number)
        if not good.all():
            found.keep(np.flatnonzero(good))

    def weigh_answers(self, number: int) -> None:
        """A token that might have been laid elsewhere says less."""
        for possible in self.clues.answers.get(number, ()):
            choices = np.bitwise_count(self.found.visited & np.uint64(possible))
            self.found.walk /= np.maximum(choices, 1)

    def count_contacts(self, number: int) -> None:
        """MM-4.10, MM-4.12, MM-4.30: keep the triples with which a path makes as many contacts as were announced."""
        found, (count, first) = self.found, self.clues.alerts[number]
        tables = [self.contacts(visit) for visit in range(first, number + 1)]
        places = found.path[first - 1 : number]
        if len(tables) == 2 and found.count > SIZE * SIZE:
            pairs = packed((tables[0][:, None] + tables[1][None] == count).reshape(SIZE * SIZE, -1))
            agrees = pairs[places[0].astype(np.intp) * SIZE + places[1]]
        else:
            agrees = np.zeros((found.count, -(-len(found.triples) // 64)), np.uint64)
            for begin in range(0, found.count, BATCH):
                batch = slice(begin, begin + BATCH)
                total = tables[0][places[0, batch]]
                for table, visits in zip(tables[1:], places[1:], strict=True):
                    total += table[visits[batch]]
                agrees[batch] = packed(total == count)
        found.alive = agrees if found.alive is None else found.alive & agrees
        found.keep(np.flatnonzero(found.alive.any(1)))

    def contacts(self, number: int) -> Bytes:
        """The contacts of a visit with this number, by location and triple: cards that lay open then give none."""
        table = self.hidden
        for feature, hour in self.clues.hits.items():
            if number > hour:
                table = table - CARRIES[feature][:, None]
        return table

    def drop_stuck(self) -> None:
        """MM-4.4: on their turn the Recruiter can act, or the game would be over."""
        found = self.found
        head, free = found.path[-1], ~found.visited
        walks = self.city.near[head] & free != 0
        could, able = self.can_slip(), np.zeros(found.count, np.uint8)
        for index, landings in enumerate(LANDINGS):
            slips = could & (landings[head] & free != 0)
            able |= (walks | slips).astype(np.uint8) << np.uint8(index)
        found.cards = found.cards & able
        found.keep(np.flatnonzero(found.cards))


def children(sets: Sets) -> tuple[Bytes, Bytes]:
    """Every location of every set: the index of the set, and the location."""
    rows = np.flatnonzero(sets)
    left = sets[rows]
    parents, places = [rows[:0]], [np.zeros(0, np.uint8)]
    while len(rows):
        low = left & (~left + np.uint64(1))
        parents.append(rows)
        places.append(np.bitwise_count(low - np.uint64(1)))
        left = left ^ low
        more = left != 0
        rows, left = rows[more], left[more]
    return np.concatenate(parents), np.concatenate(places)
