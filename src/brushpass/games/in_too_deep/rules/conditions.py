"""TD-15, TD-20: what crimes ask for: every condition is compiled once for a box, and asked of the city."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from ..box.box import Box, Crime, Term
from ..state import NOBODY, ZONES, City
from .terms import Assignment, Own, Test, named_items, names_item, place, places, test_of, variables

MECHANIC: Final = "mechanic"


class Tick:
    """A term of a checklist: whether it holds, and whom and what it speaks of."""

    def __init__(
        self, term: Term, holds: bool, who: tuple[int, ...], where: tuple[int, ...], items: tuple[int, ...]
    ) -> None:
        self.term = term
        self.holds = holds
        self.who = who
        """The criminals; fewer than the term names if not enough are hooked."""
        self.where = where
        """The zones."""
        self.items = items
        """The items of which one is asked for; empty: any, or none."""


class Checklist:
    """How far a crime has come: the assignment that fulfils most of its terms."""

    def __init__(self, crime: str, chosen: Assignment, ticks: tuple[Tick, ...]) -> None:
        self.crime = crime
        self.chosen = chosen
        """Without the variables for which nobody is there."""
        self.ticks = ticks

    @property
    def missing(self) -> tuple[Tick, ...]:
        """The terms that do not hold yet; none: it can be committed."""
        return tuple([tick for tick in self.ticks if not tick.holds])


# -- what is asked -----------------------------------------------------------------------------------------------------


def assignments(city: City, own: Own, crime: str, box: Box) -> list[Assignment]:
    """TD-20.1 to TD-20.3, TD-20.11: every assignment with which a crime's condition holds."""
    check = compiled(box)[crime]
    found = check.found(city, own, NOBODY, first=False)
    twin = check.twin(city, own)
    if twin != NOBODY:
        found += [one for one in check.found(city, own, twin, first=False) if one not in found]
    return found


def possible(city: City, own: Own, crime: str, box: Box) -> bool:
    """TD-14.4: whether a crime's condition holds."""
    check = compiled(box)[crime]
    if check.found(city, own, NOBODY, first=True):
        return True
    twin = check.twin(city, own)
    return twin != NOBODY and bool(check.found(city, own, twin, first=True))


def nearest(city: City, own: Own, crime: str, box: Box) -> tuple[Assignment, tuple[bool, ...]]:
    """The assignment that fulfils most terms, and which; of equals the one whose first terms hold, then the first."""
    check = compiled(box)[crime]
    best: tuple[bool, ...] = ()
    chosen: Assignment = {}
    most = -1
    twins = (NOBODY, check.twin(city, own))
    for one in check.ways(city, own):
        for twin in twins if twins[1] != NOBODY else twins[:1]:
            ticks = check.ticks(city, own, twin, one)
            count = sum(ticks)
            if count > most or (count == most and ticks > best):
                most, best, chosen = count, ticks, one
    return chosen, best


def checklist(city: City, own: Own, crime: str, box: Box) -> Checklist:
    """How far a crime has come, term by term."""
    check = compiled(box)[crime]
    chosen, held = nearest(city, own, crime, box)
    known = {name: one for name, one in chosen.items() if one != NOBODY}
    return Checklist(
        crime,
        known,
        tuple([node.tick(city, known, holds) for node, holds in zip(check.nodes, held, strict=True)]),
    )


# -- a condition, compiled ---------------------------------------------------------------------------------------------


class Node:
    """A term: what it tests, and the variables it needs."""

    def __init__(self, term: Term, box: Box, bind: Mapping[str, str]) -> None:
        self.term = term
        self.test = test_of(term, box, bind)
        self.names = tuple([name for name in bind if name in variables(term)])
        combinator = next((one for one in ("all_of", "any_of") if one in term), "")
        self.any = combinator == "any_of"
        self.parts = [Node(part, box, bind) for part in term.get(combinator, ())]
        self.people = tuple([name for name in self.names if bind[name] != "zone"])
        self.places = [(variables(ref), place(ref, box, bind)) for ref in places(term)]
        self.items = tuple([item for item in range(len(box.items)) if names_item(term, item, box)])

    def holds(self, city: City, own: Own, twin: int, chosen: Assignment) -> bool:
        """Whether it holds although some variable may stand for nobody: what speaks of nobody does not."""
        if not self.parts:
            return NOBODY not in [chosen[name] for name in self.names] and self.test(city, chosen, own, twin)
        held = [part.holds(city, own, twin, chosen) for part in self.parts]
        return any(held) if self.any else all(held)

    def tick(self, city: City, known: Assignment, holds: bool) -> Tick:
        """As a line of a checklist."""
        who = tuple([known[name] for name in self.people if name in known])
        where = dict.fromkeys([at(city, known) for names, at in self.places if names <= known.keys()])
        return Tick(self.term, holds, who, tuple(where), self.items)


class Check:
    """The condition of a crime: its variables, and each term as early as its variables are known."""

    def __init__(self, crime: Crime, box: Box) -> None:
        bind = crime.condition.bind
        self.names = tuple(bind)
        self.kinds = tuple(bind.values())
        self.zoned = "zone" in self.kinds
        self.nodes = [Node(term, box, bind) for term in crime.condition.all]
        self.steps: list[list[Test]] = [[] for _ in range(len(bind) + 1)]
        """The terms to be tested once so many variables are known."""
        for node in self.nodes:
            self.steps[max([self.names.index(name) + 1 for name in node.names], default=0)].append(node.test)
        self.by_item = any(named_items(term) for term in crime.condition.all)
        """TD-20.6: whether it matters what the Mechanic's item counts as."""

    def twin(self, city: City, own: Own) -> int:
        """TD-10.9, TD-20.11: the item that the Mechanic may take for its twin, or NOBODY."""
        if self.by_item:
            for criminal in own.able:
                if city.names[criminal] == MECHANIC:
                    return city.held(criminal)
        return NOBODY

    def candidates(self, city: City, own: Own, depth: int) -> Sequence[int]:
        """TD-20.2: what a variable may stand for."""
        kind = self.kinds[depth]
        if kind == "you":
            return own.hooks
        if kind == "zone":
            return range(ZONES)
        everyone = range(len(city.names))
        return everyone if kind == "criminal" else [one for one in everyone if one not in own.hooks]

    def found(self, city: City, own: Own, twin: int, first: bool) -> list[Assignment]:
        """TD-20.1, TD-20.3: the assignments with which all terms hold, or only the first."""
        some: list[Assignment] = []
        for test in self.steps[0]:
            if not test(city, {}, own, twin):
                return some
        if self.names:
            self.search(city, own, twin, 0, {}, some, first)
        else:
            some.append({})
        return some

    def search(
        self, city: City, own: Own, twin: int, depth: int, chosen: Assignment, some: list[Assignment], first: bool
    ) -> None:
        """One variable after another, with each the terms that speak of no later one."""
        name, tests = self.names[depth], self.steps[depth + 1]
        for one in self.candidates(city, own, depth):
            if depth and self.taken(chosen, depth, one):
                continue
            chosen[name] = one
            for test in tests:
                if not test(city, chosen, own, twin):
                    break
            else:
                if depth + 1 < len(self.names):
                    self.search(city, own, twin, depth + 1, chosen, some, first)
                else:
                    some.append(chosen.copy())
                if first and some:
                    return
        chosen.pop(name, None)

    def taken(self, chosen: Assignment, depth: int, one: int) -> bool:
        """TD-20.3: whether another variable already stands for a criminal."""
        if not self.zoned:
            return one in chosen.values()
        if self.kinds[depth] == "zone":
            return False
        return any(
            chosen[name] == one for name, kind in zip(self.names[:depth], self.kinds, strict=False) if kind != "zone"
        )

    def ways(self, city: City, own: Own) -> list[Assignment]:
        """TD-20.2, TD-20.3: all assignments, whatever holds; with gaps only if there are not enough criminals."""
        return self.filled(city, own, gaps=False) or self.filled(city, own, gaps=True)

    def filled(self, city: City, own: Own, gaps: bool) -> list[Assignment]:
        """All assignments; with `gaps` a variable may stand for nobody."""
        found: list[Assignment] = [{}]
        for depth, name in enumerate(self.names):
            these = [*self.candidates(city, own, depth), *([NOBODY] if gaps else [])]
            found = [
                {**chosen, name: one}
                for chosen in found
                for one in these
                if one == NOBODY or not self.taken(chosen, depth, one)
            ]
        return found

    def ticks(self, city: City, own: Own, twin: int, chosen: Assignment) -> tuple[bool, ...]:
        """Which terms hold."""
        if NOBODY in chosen.values():
            return tuple([node.holds(city, own, twin, chosen) for node in self.nodes])
        return tuple([node.test(city, chosen, own, twin) for node in self.nodes])


@cache
def compiled(box: Box) -> dict[str, Check]:
    """The conditions of all crimes of a box."""
    return {crime.id: Check(crime, box) for crime in box.crimes.values()}
