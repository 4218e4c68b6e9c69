"""Who is here, since when somebody is away, and from when on the others may call a bot in for them.

With a clock it is the clock that says so. Without one it is whoever is asked and has been away for as long as was said.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ..store.records import SeatRecord
from ..wire.frames import ABSENCE
from .clock import Clock


class Presence:
    """The people at a table, as one look at it finds them."""

    def __init__(
        self,
        seats: Sequence[SeatRecord],
        clock: Clock,
        present: Collection[str],
        opened: float,
        absence: float = ABSENCE,
    ) -> None:
        """`present` are the sessions that look at the table; `opened` is when the server began."""
        self._seats = seats
        self._clock = clock
        self._present = present
        self._opened = opened
        self._absence = absence

    def here(self, seat: SeatRecord) -> bool:
        return seat.kind == "bot" or (seat.session is not None and seat.session in self._present)

    def gone(self, seat: SeatRecord) -> float | None:
        """Since when somebody is away; whoever was here when the server stopped, since it began again."""
        if seat.kind != "human" or self.here(seat):
            return None
        return self._opened if seat.gone is None else seat.gone

    def asked(self, seat: SeatRecord) -> float | None:
        """Since when somebody has had to decide something; None: they have not."""
        return self._clock.since(seat.seat)

    def until(self, seat: SeatRecord) -> float | None:
        """When the others may call a bot in, as things are; None: they may not."""
        if self._clock.limited:
            return self._clock.until(seat.seat)
        gone, since = self.gone(seat), self.asked(seat)
        return None if gone is None or since is None or seat.away else max(gone, since) + self._absence

    def late(self, seat: SeatRecord, now: float) -> bool:
        until = self.until(seat)
        return until is not None and now >= until

    def next_alarm(self, now: float) -> float | None:
        """When the others may next call a bot in for somebody."""
        ends = (self.until(seat) for seat in self._seats)
        return min((end for end in ends if end is not None and end > now), default=None)
