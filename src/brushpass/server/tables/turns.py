"""Whose bot thinks next: the workers are shared by networks, in a network by people, and the unattended come last."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from enum import IntEnum


class Rank(IntEnum):
    """Who waits for a bot; the lower one comes first."""

    ATTENDED = 0
    """Somebody who sits at the table and looks at it."""
    EXPECTED = 1
    """Somebody who sits there and will come back."""
    DESERTED = 2
    """Nobody sits there."""


class Turn:
    """A bot that wants to think: for whom, and whether it may take long."""

    __slots__ = ("begin", "begun", "long", "network", "person", "rank")

    def __init__(self, person: str, network: str, rank: Rank, long: bool) -> None:
        self.person = person
        self.network = network
        self.rank = rank
        self.long = long
        self.begin: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done when it is this bot's turn."""
        self.begun = 0.0
        """When that was."""

    @property
    def whose(self) -> tuple[tuple[str, str], ...]:
        return ("network", self.network), ("person", self.person)


class Line:
    """Those who wait: networks take turns, in each of them people, and of each person whoever came first."""

    def __init__(self) -> None:
        self._networks: dict[str, dict[str, deque[Turn]]] = {}

    def __bool__(self) -> bool:
        return bool(self._networks)

    def add(self, turn: Turn) -> None:
        self._networks.setdefault(turn.network, {}).setdefault(turn.person, deque()).append(turn)

    def remove(self, turn: Turn) -> None:
        self._networks[turn.network][turn.person].remove(turn)
        self._put_back(turn)

    def next(self, may: Callable[[Turn], bool]) -> Turn | None:
        """Take the next one that may begin; its person and its network go to the end of the line."""
        found = next((own[0] for people in self._networks.values() for own in people.values() if may(own[0])), None)
        if found is not None:
            self._networks[found.network][found.person].popleft()
            self._put_back(found)
        return found

    def _put_back(self, turn: Turn) -> None:
        people = self._networks.pop(turn.network)
        own = people.pop(turn.person)
        if own:
            people[turn.person] = own
        if people:
            self._networks[turn.network] = people


class Turns:
    """So many thoughts at once: long ones as many as there are workers, and beside them one that is short.

    So a short thought never waits for a long one to end. Of the long ones a network, and a person, has no more at once
    than leaves one worker to others, if there are several.
    """

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._lines = {(rank, long): Line() for rank in Rank for long in (True, False)}
        self._long: Counter[tuple[str, str]] = Counter()
        """How many long thoughts a network or a person has at once."""
        self._all_long = 0
        self._all = 0

    def lanes(self, long: bool) -> int:
        """How many thoughts of this kind one person may have at once."""
        return max(1, self._workers - 1) if long else self._workers + 1

    @property
    def idle(self) -> bool:
        """Whether no bot thinks or waits for its turn."""
        return not self._all and not any(self._lines.values())

    @asynccontextmanager
    async def take(self, turn: Turn) -> AsyncIterator[None]:
        """Wait for a turn, and have it for as long as this holds."""
        self._lines[turn.rank, turn.long].add(turn)
        self._go_on()
        try:
            await asyncio.shield(turn.begin)
            yield
        finally:
            if turn.begin.done():
                self._count(turn, -1)
                self._go_on()
            else:
                self._lines[turn.rank, turn.long].remove(turn)

    def move(self, turn: Turn, rank: Rank) -> None:
        """Somebody has come to the table, or gone: what waits there has another rank."""
        if not turn.begin.done() and rank != turn.rank:
            self._lines[turn.rank, turn.long].remove(turn)
            turn.rank = rank
            self._lines[rank, turn.long].add(turn)

    def _go_on(self) -> None:
        while (turn := self._next()) is not None:
            self._count(turn, 1)
            turn.begun = turn.begin.get_loop().time()
            turn.begin.set_result(None)

    def _next(self) -> Turn | None:
        """Long thoughts first where the rank is the same, since the short ones have a place of their own."""
        if self._all > self._workers:
            return None
        lines = (line for (_, long), line in self._lines.items() if not long or self._all_long < self._workers)
        return next((turn for line in lines if (turn := line.next(self._may)) is not None), None)

    def _may(self, turn: Turn) -> bool:
        return not turn.long or max(self._long[whose] for whose in turn.whose) < self.lanes(True)

    def _count(self, turn: Turn, one: int) -> None:
        self._all += one
        if turn.long:
            self._all_long += one
            for whose in turn.whose:
                self._long[whose] += one
                if not self._long[whose]:
                    del self._long[whose]
