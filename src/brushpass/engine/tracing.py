"""Whether a deal can have come about: the moves that a seat saw, told backwards from the cards that it imagines.

Facts say how many cards of a name lie in some places, and moves blur them; what two facts say together they forget
(that all cards of a hand differed, before one was laid down and two were drawn). So once somebody knows anything of
hidden cards, the moves since are kept, and a deal that disagrees with them is not taken.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from .knowledge import indices
from .running import SeenMove

Like = tuple[int, tuple[int, ...]]
Lying = tuple[int, tuple[Like, ...]]

LONGEST_SEARCH: Final = 600
"""After so many steps back nobody can tell, or after"""
STEPS: Final = 3
"""so many for every move: most that can be are told with hardly a step too many."""


def by_kind(trace: Sequence[SeenMove], kin: Sequence[int]) -> dict[int, list[SeenMove]]:
    """The moves of every kind of cards, each told by itself: what is wrong with one is not mended by another.

    `kin`: for every place the places of its kind.
    """
    kinds: dict[int, list[SeenMove]] = {}
    for move in trace:
        kinds.setdefault(kin[max(move[1], move[2])], []).append(move)
    return kinds


def telling(trace: Sequence[SeenMove], sizes: Mapping[int, int], ordered: Sequence[int]) -> Sequence[SeenMove]:
    """The moves that tell anything of where cards lie now; `sizes`: of the places that the seat does not see.

    When all that it does not see lay in one bag, it could tell which cards these were, whatever had been before. From
    then on, as long as nobody sees a card where it then is, any may be any.
    """
    count = dict(sizes)
    first = len(trace)
    while first and not _in_one_bag(count, ordered):
        first -= 1
        card, source, target = trace[first]
        if not isinstance(card, tuple):
            if source in count:
                count[source] += 1
            if target in count:
                count[target] -= 1
    while first < len(trace) and not (trace[first][0] and trace[first][2] in count):
        first += 1
    return trace[first:]


def _in_one_bag(count: Mapping[int, int], ordered: Sequence[int]) -> bool:
    """Whether cards lie in one place at most, in no order."""
    filled = [place for place, number in count.items() if number]
    return not filled or (len(filled) == 1 and filled[0] not in ordered)


def can_be(piles: Sequence[Sequence[str]], trace: Sequence[SeenMove], unseen: int, doubtful: bool) -> bool:
    """Whether cards can lie so after the moves that a seat saw; `unseen`: the places that it does not see.

    Where nobody can tell, the answer is `doubtful`: nearly always it cannot.
    """
    return Backwards(piles, trace, unseen).possible(doubtful)


class Backwards:
    """The moves told from their end. Where the seat did not see a card move, any that lies there may have come."""

    def __init__(self, piles: Sequence[Sequence[str]], trace: Sequence[SeenMove], unseen: int) -> None:
        self.trace = trace
        self.held: dict[int, dict[str, int]] = {}
        """The cards of every place that the seat does not see."""
        for place in indices(unseen):
            held: dict[str, int] = {}
            for name in piles[place]:
                held[name] = held.get(name, 0) + 1
            self.held[place] = held
        self.looks: dict[int, list[int]] = {}
        """For every place after which moves it was looked into: what was there before and not then had left."""
        self.denied: set[tuple[int, str]] = set()
        """What was not in a place at some time: it had better come later."""
        self.stood: dict[str, list[tuple[int, int]]] = {}
        """For every card after which moves it was seen somewhere, and where: there it has to be again by then."""
        self.bound: dict[str, list[tuple[int, int, int, int]]] = {}
        """What was learnt of every card, and when: those of which the same was learnt are as good as each other."""
        when = 0
        for at, (card, source, target) in enumerate(trace):
            if isinstance(card, tuple):
                self.looks.setdefault(source, []).append(at)
                for looked, least, most in card:
                    if least:
                        self.stood.setdefault(looked, []).append((at, source))
                    else:
                        self.denied.add((source, looked))
                    self.bound.setdefault(looked, []).append((when, source, least, most))
                continue  # looks that come together count as one time
            when += 1
            if card is not None and target in self.held:
                self.stood.setdefault(card, []).append((at, target))
                self.bound.setdefault(card, []).append((when, target, 1, -1))
        self.lore: dict[str, int] = {}
        """The same number for those of which the same was learnt."""
        numbers: dict[tuple[tuple[int, int, int, int], ...], int] = {}
        for name, learnt in self.bound.items():
            self.lore[name] = numbers.setdefault(tuple(learnt), len(numbers) + 1)
        self.lies: dict[str, list[int]] = {}
        """How many of every card lie in each of the places."""
        self.number: dict[int, int] = {place: number for number, place in enumerate(self.held)}
        for place, there in self.held.items():
            for name, count in there.items():
                self._count(name, self.number[place], count)
        self.nowhere = [0] * len(self.held)
        self.single = self._singles()
        self.reached: dict[tuple[int, int], list[int]] = {}
        self.failed: set[Lying] = set()
        """What has been found impossible: a move, and how cards lay after it."""
        self.untried: list[list[str]] = [[] for _ in trace]
        """For every move the cards that may have gone that way and have not been tried."""
        self.taken: list[str] = ["" for _ in trace]
        """For every move the card that is taken back now."""

    def possible(self, doubtful: bool) -> bool:
        """Whether all of it can have been; where a move cannot, another card is tried for the one after it."""
        if not self.bound:
            return True
        at, forward = len(self.trace) - 1, False
        for _ in range(max(LONGEST_SEARCH, STEPS * len(self.trace))):
            if at < 0:
                return True
            card = self.trace[at][0]
            if not forward and not isinstance(card, tuple):
                known = card is None and bool(self.failed) and self._lying(at) in self.failed
                self.untried[at] = [] if known else self._may_have_gone(at)
            if self._told(at, forward):
                at, forward = at - 1, False
            else:
                at, forward = at + 1, True
                if at == len(self.trace):
                    return False
        return doubtful

    def _told(self, at: int, again: bool) -> bool:
        """Whether a move can be taken back; `again`: in another way than before."""
        card, source, target = self.trace[at]
        if isinstance(card, tuple):
            return not again and self._so(card, source)
        if self.taken[at]:
            tried, self.taken[at] = self.taken[at], ""
            self._go(tried, target, source)
            alike = self._like(tried)
            self.untried[at] = [name for name in self.untried[at] if self._like(name) != alike]
        if not self.untried[at]:
            if card is None:
                self.failed.add(self._lying(at))
            return False
        self.taken[at] = self.untried[at].pop()
        self._go(self.taken[at], source, target)
        return True

    def _so(self, looks: tuple[tuple[str, int, int], ...], place: int) -> bool:
        """Whether a place holds what somebody learnt of it."""
        held = self.held.get(place)
        return held is None or all(least <= held.get(name, 0) <= most for name, least, most in looks)

    def _may_have_gone(self, at: int) -> list[str]:
        """The cards that a move can have moved, the likeliest last."""
        card, _, place = self.trace[at]
        held = self.held.get(place)
        if isinstance(card, str):
            return [card] if held is None or held.get(card, 0) > 0 else []
        names = [name for name, count in (held or {}).items() if count > 0 and self._in_time(name, at)]
        return sorted(names, key=lambda name: (*self._wanted(name, at), (place, name) in self.denied, name))

    def _in_time(self, name: str, at: int) -> bool:
        """Whether a card that goes back by a move can still be where it was seen before; of several alike one may."""
        if name in self.single:
            for when, place in reversed(self.stood.get(name, ())):
                if when < at:
                    return bool(self._reached(when, place)[at - 1 - when] >> self.trace[at][1] & 1)
        return True

    def _reached(self, when: int, place: int) -> list[int]:
        """The places, as a mask, that a card can have reached unseen after each move since it was seen somewhere."""
        known = self.reached.get((when, place))
        if known is None:
            mask = 1 << place
            known = self.reached[when, place] = [mask]
            for card, source, target in self.trace[when + 1 :]:
                if card is None and mask >> source & 1:
                    mask |= 1 << target
                known.append(mask)
        return known

    def _singles(self) -> set[str]:
        """The cards of which there was never more than one in all these places together."""
        count: dict[str, int] = {}
        for held in self.held.values():
            for name, number in held.items():
                count[name] = count.get(name, 0) + number
        most = dict(count)
        for card, source, target in reversed(self.trace):
            if isinstance(card, str):
                count[card] = count.get(card, 0) + (source in self.held) - (target in self.held)
                most[card] = max(most.get(card, 0), count[card])
        return {name for name, number in most.items() if number <= 1}

    def _wanted(self, name: str, at: int) -> tuple[int, int]:
        """How much a card wants to go back: those most that have to be there soon, those least that must stay."""
        _, source, target = self.trace[at]
        for when, place in reversed(self.stood.get(name, ())):
            if when < at:
                if place != source:
                    return (0, -when) if place == target else (1, -when)
                missed = any(when < look < at for look in self.looks.get(source, ()))
                return (0, -when) if missed else (2, when)
        return 1, 0

    def _like(self, name: str) -> Like:
        """All that tells a card from others: what was learnt of it, and where its likes lie."""
        return self.lore.get(name, 0), tuple(self.lies.get(name, self.nowhere))

    def _lying(self, at: int) -> Lying:
        """How the cards of which something was learnt lie after a move, whichever of several like ones is which."""
        return at, tuple(sorted([self._like(name) for name in self.bound]))

    def _go(self, card: str, here: int, there: int) -> None:
        """A card goes back from where it went to where it came from."""
        left, came = self.held.get(there), self.held.get(here)
        if left is not None:
            left[card] -= 1
            self._count(card, self.number[there], -1)
        if came is not None:
            came[card] = came.get(card, 0) + 1
            self._count(card, self.number[here], 1)

    def _count(self, card: str, number: int, more: int) -> None:
        """So many more of a card lie in the place of that number."""
        lie = self.lies.get(card)
        if lie is None:
            lie = self.lies[card] = [0] * len(self.held)
        lie[number] += more
