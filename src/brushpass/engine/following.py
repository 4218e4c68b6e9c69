"""Where cards that a seat once saw can have got to: the moves since, told forwards, with what is not known made up.

A card that lay in a place goes with a move that the seat did not see as likely as any other card there, unless it was
seen somewhere afterwards, or could not be where it would be. That is truer than to deal the cards as they lie now and
to ask whether it can have come to that (see `tracing`), and much faster where much is known.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from random import Random
from typing import Final

from .knowledge import Fact, indices
from .running import SeenMove

Lying = list[tuple[str, int]]
"""Cards, and the places where they lie."""

NEVER: Final = 1 << 30
"""When a card has to leave a place where it may stay for ever."""


class Following:
    """What was seen of every card and when, worked out once; then the moves can be told as often as one likes."""

    def __init__(
        self,
        cards: Sequence[str],
        pool: Sequence[tuple[int, int]],
        known: Sequence[tuple[str, int]],
        unseen: int,
        trace: Sequence[SeenMove],
        facts: Sequence[Fact],
    ) -> None:
        """`cards`, `pool`: the cards to deal and the sizes of their places; `known`: the others that lie there."""
        self.known = known
        self.trace = trace
        self.places = unseen
        sizes = dict.fromkeys(indices(unseen), 0)
        for place, size in pool:
            sizes[place] = size
        for _, place in known:
            sizes[place] += 1
        self.before = dict(sizes)
        """How many cards lay in every place before the moves."""
        self.leaving: dict[int, list[int]] = {place: [] for place in sizes}
        """For every place the numbers of the moves by which any card may have left it."""
        self.certain = True
        """Whether all that was seen is kept by following the cards: that a card was not somewhere may not be."""
        self._count()
        self.full = self._full(sizes)
        filled = sum([1 << place for place, size in sizes.items() if size])
        ends = dict.fromkeys(self._singles([*cards, *[name for name, _ in known]]), filled)
        for name, place in known:
            if name in ends:
                ends[name] = 1 << place
        for _, name, low, high, where in facts:
            if name in ends and (low or not high):
                ends[name] &= where if low else ~where
        self.bits: dict[str, int] = {name: 1 << number for number, name in enumerate(ends)}
        """A bit for every card that was seen and of which there is one."""
        self.reaching: list[int] = [0] * len(self.trace)
        """For every unseen move the cards that, where it leads, can still come to where they were seen later."""
        self.until: dict[int, list[int]] = {}
        """For every place up to which moves the same cards, there, can still come to where they were seen later,"""
        self.may: dict[int, list[int]] = {}
        """and which these are."""
        self._look_back(ends)

    def _count(self) -> None:
        """How many cards lay where before the moves, and when one may have left."""
        for number, (card, source, target) in enumerate(self.trace):
            if isinstance(card, tuple):
                if source in self.before and any(not least for _, least, _ in card):
                    self.certain = False
                continue
            if card is None:
                self.leaving[source].append(number)
            if source in self.before:
                self.before[source] += 1
            if target in self.before:
                self.before[target] -= 1

    def _singles(self, cards: Sequence[str]) -> list[str]:
        """The cards that were seen in these places, and never more than one of a name at a time."""
        count: dict[str, int] = {}
        for name in cards:
            count[name] = count.get(name, 0) + 1
        most: dict[str, int] = {}
        for card, source, target in reversed(self.trace):
            if isinstance(card, tuple):
                for name, least, _ in card:
                    if least and source in self.before:
                        most[name] = max(most.get(name, 0), least, count.get(name, 0))
            elif card is not None:
                after = count.get(card, 0)
                count[card] = after + (source in self.before) - (target in self.before)
                most[card] = max(most.get(card, 0), after, count[card])
        return [name for name, number in most.items() if number <= 1]

    def _full(self, sizes: dict[int, int]) -> list[tuple[int, set[str]] | None]:
        """Before which moves all the cards of a place are known, by what was seen later: the place and its cards."""
        count = dict(sizes)
        there: dict[int, set[str]] = {place: set() for place in sizes}
        full: list[tuple[int, set[str]] | None] = [None] * len(self.trace)
        for number in range(len(self.trace) - 1, -1, -1):
            card, source, target = self.trace[number]
            if isinstance(card, tuple):
                if source in there:
                    there[source].update([name for name, least, _ in card if least])
            else:
                if target in there:
                    count[target] -= 1
                    if card is None:
                        there[target] = set()
                    else:
                        there[target].discard(card)
                if source in there:
                    count[source] += 1
                    if card is not None:
                        there[source].add(card)
            if source in there and there[source] and len(there[source]) == count[source]:
                full[number] = source, set(there[source])
        return full

    def _look_back(self, ends: dict[str, int]) -> None:
        """Before every move, which cards may be in which place, as far as each of them alone is concerned."""
        last = len(self.trace)
        may: dict[int, int] = {}
        for place in self.before:
            may[place] = sum([self.bits[name] for name, end in ends.items() if end >> place & 1])
            self.until[place], self.may[place] = [last], [may[place]]
        for number in range(last - 1, -1, -1):
            card, source, target = self.trace[number]
            if isinstance(card, tuple):
                if source in may:
                    for name, least, most in card:
                        if name in self.bits and (least or not most):
                            self._bind(may, number, self.bits[name], 1 << source if least else ~(1 << source))
            elif card is None:
                self.reaching[number] = may[target]
                self._note(may, number, source, may[source] | may[target])
            elif card in self.bits:  # before the seat saw it, it may have been anywhere
                here, hidden = self.bits[card], source in may
                for place in may:
                    self._note(
                        may, number, place, may[place] & ~here if hidden and place != source else may[place] | here
                    )
            known = self.full[number]
            if known is not None:
                place, names = known
                self._note(may, number, place, may[place] & sum([self.bits.get(name, 0) for name in names]))
        for place in may:
            self.until[place].reverse()
            self.may[place].reverse()

    def _bind(self, may: dict[int, int], number: int, card: int, places: int) -> None:
        """A card was in one of these places."""
        for place in may:
            if not places >> place & 1:
                self._note(may, number, place, may[place] & ~card)

    def _note(self, may: dict[int, int], number: int, place: int, cards: int) -> None:
        """Up to this move these cards may be in a place, and others after it."""
        if may[place] == cards:
            return
        may[place] = cards
        if self.until[place][-1] == number:
            self.may[place][-1] = cards
        else:
            self.until[place].append(number)
            self.may[place].append(cards)

    def latest(self, number: int, card: int, place: int) -> int:
        """By which move a card that is in a place now has to leave it."""
        until, may = self.until[place], self.may[place]
        first = at = bisect_left(until, number)
        while at < len(may) and may[at] & card:
            at += 1
        return NEVER if at == len(may) else number if at == first else until[at - 1] + 1

    def told(self, rng: Random) -> Lying | None:
        """Where the cards that were seen lie after all the moves; None if what was made up came to a bad end."""
        return Telling(self, rng).told()


class Telling:
    """The moves told once."""

    def __init__(self, following: Following, rng: Random) -> None:
        self.following = following
        self.rng = rng
        self.there: dict[int, list[str]] = {place: [] for place in following.before}
        """In every place the cards that are followed."""
        self.count = dict(following.before)
        """In every place how many cards there are, those that nobody follows among them."""
        self.place: dict[str, int] = {}
        """Where a card of which there is one lies, if it is followed."""
        self.latest: dict[str, int] = {}
        """By when it has to leave."""

    def told(self) -> Lying | None:
        """Tell all the moves."""
        there, count, place = self.there, self.count, self.place
        for number, (card, source, target) in enumerate(self.following.trace):
            here = there.get(source)
            if isinstance(card, tuple):
                if here is not None and not self._so(number, card, source):
                    return None
                continue
            name = card
            if here is not None:
                if name is None:
                    name = self._chosen(number, source, here)
                elif not self._is_there(number, name, source, 1):
                    return None
                if name:
                    here.remove(name)
                    place.pop(name, None)
                elif count[source] == len(here):
                    return None
                count[source] -= 1
            if target in there:
                count[target] += 1
                if name:
                    self._lay(number + 1, name, target)
        return [(name, place) for place, names in there.items() for name in names]

    def _so(self, number: int, looks: tuple[tuple[str, int, int], ...], place: int) -> bool:
        """Whether a place holds what somebody learnt of it."""
        for name, least, most in looks:
            if not self._is_there(number, name, place, least) or self.there[place].count(name) > most:
                return False
        return True

    def _is_there(self, number: int, name: str, place: int, least: int) -> bool:
        """Whether so many cards of a name are in a place: those that nobody has followed may be some of them."""
        there = self.there[place]
        for _ in range(least - there.count(name)):
            if name in self.place or self.count[place] == len(there):
                return False
            self._lay(number, name, place)
        return True

    def _lay(self, number: int, name: str, place: int) -> None:
        """Follow a card from here on."""
        self.there[place].append(name)
        bit = self.following.bits.get(name, 0)
        if bit:
            self.place[name] = place
            self.latest[name] = self.following.latest(number, bit, place)

    def _chosen(self, number: int, source: int, there: list[str]) -> str:
        """A card that leaves a place unseen, any as likely as another; empty if it is one that nobody follows.

        If there are as many cards that have to leave as moves by which they can, it is one of these.
        """
        if not there:
            return ""
        bits, reaching = self.following.bits, self.following.reaching[number]
        going = [name for name in there if name not in bits or bits[name] & reaching]
        if not going:
            return ""
        urgent = [(self.latest[name], name) for name in going if self.latest.get(name, NEVER) < NEVER]
        if urgent:
            urgent.sort()
            leaving = self.following.leaving[source]
            first = bisect_left(leaving, number)
            for rank, (by, _) in enumerate(urgent):
                if bisect_left(leaving, by) - first <= rank + 1:
                    return urgent[int(self.rng.random() * (rank + 1))][1]
        at = int(self.rng.random() * (len(going) + self.count[source] - len(there)))
        return going[at] if at < len(going) else ""
