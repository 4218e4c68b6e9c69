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
        self.may: dict[str, list[int]] = {name: self._may_be(name, end) for name, end in ends.items()}
        """For every card that was seen and of which there is one, before every move, the places from which it can
        come to where it was seen later."""

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

    def _may_be(self, name: str, end: int) -> list[int]:
        """Before every move, and at the end, where a card may be as far as it alone is concerned."""
        may = [end] * (len(self.trace) + 1)
        for number in range(len(self.trace) - 1, -1, -1):
            mask = may[number + 1]
            card, source, target = self.trace[number]
            if isinstance(card, tuple):
                if self.places >> source & 1:
                    for looked, least, most in card:
                        if looked == name:
                            mask &= 1 << source if least else ~(1 << source) if not most else -1
            elif card is None:
                if mask >> target & 1:
                    mask |= 1 << source
            elif card == name:
                hidden = source >= 0 and self.places >> source & 1
                mask = 1 << source if hidden else self.places  # before the seat saw it, it may have been anywhere
            known = self.full[number]
            if known is not None and name not in known[1]:
                mask &= ~(1 << known[0])
            may[number] = mask
        return may

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
        there, count = self.there, self.count
        for number, (card, source, target) in enumerate(self.following.trace):
            if isinstance(card, tuple):
                if source in there and not self._so(number, card, source):
                    return None
                continue
            name = card
            if source in there:
                if name is None:
                    name = self._chosen(number, source, target)
                elif not self._is_there(number, name, source, 1):
                    return None
                if name:
                    there[source].remove(name)
                    self.place.pop(name, None)
                elif count[source] == len(there[source]):
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
        may = self.following.may.get(name)
        if may is not None:
            self.place[name] = place
            latest = number
            while latest < len(may) and may[latest] >> place & 1:
                latest += 1
            self.latest[name] = latest if latest < len(may) else NEVER

    def _chosen(self, number: int, source: int, target: int) -> str:
        """A card that leaves a place unseen, any as likely as another; empty if it is one that nobody follows.

        If there are as many cards that have to leave as moves by which they can, it is one of these.
        """
        there = self.there[source]
        if not there:
            return ""
        may = self.following.may
        going = [name for name in there if name not in may or may[name][number + 1] >> target & 1]
        if not going:
            return ""
        leaving = self.following.leaving[source]
        first = bisect_left(leaving, number)
        urgent = sorted([(self.latest[name], name) for name in going if self.latest.get(name, NEVER) < NEVER])
        for rank, (by, _) in enumerate(urgent):
            if bisect_left(leaving, by) - first <= rank + 1:
                return urgent[int(self.rng.random() * (rank + 1))][1]
        at = int(self.rng.random() * (len(going) + self.count[source] - len(there)))
        return going[at] if at < len(going) else ""
