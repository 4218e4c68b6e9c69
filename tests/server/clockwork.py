"""A loop whose clock runs by itself: nobody waits, and everything happens at exactly the time it is due."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class Skipping(selectors.DefaultSelector):
    """Does not wait for the next thing that is due, but puts the clock forward to it."""

    now = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None or timeout <= 0:
            return super().select(timeout)
        self.now += timeout
        return super().select(0)


class Clockwork(asyncio.SelectorEventLoop):
    """A loop by that clock."""

    def __init__(self) -> None:
        self._skipping = Skipping()
        super().__init__(self._skipping)

    def time(self) -> float:
        return self._skipping.now


def by_clockwork(work: Coroutine[Any, Any, T]) -> T:
    """Do something that waits for times alone."""
    with asyncio.Runner(loop_factory=Clockwork) as runner:
        return runner.run(work)
