"""Time per decision.

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

    @property
    def limited(self) -> bool:
        return self._limit is not None

    def since(self, seat: int) -> float | None:
        """Since when a seat has been deciding; None: it does not."""
        return next((since for entry, since in self._since.items() if entry.seat == seat), None)

    def until(self, seat: int) -> float | None:
        """When a seat's time runs out; None: it does not decide, or there is no limit."""
        since = self.since(seat)
        return None if since is None or self._limit is None else since + self._limit
