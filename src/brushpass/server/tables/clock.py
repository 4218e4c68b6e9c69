"""Time per decision. When it has run out the others may call a bot in; nothing happens by itself.

A seat's time runs as long as everybody is told that it decides the same thing, so the clock shows nothing about how
many secret steps somebody takes meanwhile.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...engine import Waiting


class Clock:
    """Since when each seat has been deciding."""

    __slots__ = ("_limit", "_since")

    def __init__(self, limit: float | None) -> None:
        self._limit = limit
        self._since: dict[Waiting, float] = {}

    def follow(self, waiting: Sequence[Waiting], now: float) -> bool:
        """Keep the time of those who still decide the same; start it for the others. Whether anything is different."""
        before = self._since
        self._since = {entry: before.get(entry, now) for entry in waiting}
        return self._since.keys() != before.keys()

    def until(self, seat: int) -> float | None:
        """When a seat's time runs out; None: it does not decide, or there is no limit."""
        if self._limit is None:
            return None
        return next((since + self._limit for entry, since in self._since.items() if entry.seat == seat), None)

    def late(self, seat: int, now: float) -> bool:
        until = self.until(seat)
        return until is not None and now >= until

    def next_alarm(self, now: float) -> float | None:
        """When the next seat's time runs out."""
        ends = [self._limit + since for since in self._since.values()] if self._limit is not None else []
        return min((end for end in ends if end > now), default=None)
