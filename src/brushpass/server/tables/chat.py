"""What is said at a table: to everybody, and on each side by itself.

Every channel has its own numbers and keeps its own latest lines, so that nobody can tell whether others whisper.
"""

from __future__ import annotations

from collections.abc import Sequence

from .. import store
from ..errors import Refused
from ..store.records import ChatLine, SeatRecord
from ..wire.frames import ChatInfo
from .naming import LONGEST_LINE, cleaned


class Chat:
    """The latest lines of every channel of one table; a channel is the seats that read it, none: everybody."""

    def __init__(self, lines: Sequence[ChatLine]) -> None:
        self._channels: dict[tuple[int, ...], list[ChatLine]] = {}
        for line in lines:
            self._channels.setdefault(line.side, []).append(line)

    def say(self, seat: SeatRecord, text: str, side: tuple[int, ...], now: float) -> ChatLine:
        """Somebody says something, to their side if there is one."""
        said = cleaned(text, LONGEST_LINE)
        if not said:
            raise Refused("empty")
        channel = self._channels.setdefault(side, [])
        number = channel[-1].number + 1 if channel else 0
        line = ChatLine(
            table_id=seat.table_id, side=side, number=number, seat=seat.seat, name=seat.name, text=said, at=now
        )
        channel.append(line)
        del channel[: -store.LATEST_CHAT]
        return line

    def unsay(self, seat: SeatRecord, called: str) -> list[store.Write]:
        """Nobody reads any more what somebody has said."""
        for line in [line for channel in self._channels.values() for line in channel]:
            if (line.seat, line.name) == (seat.seat, seat.name):
                line.name, line.text = called, store.UNSAID
        return store.unsay(seat.table_id, seat.seat, seat.name, called)

    def read_by(self, seat: int | None) -> list[ChatLine]:
        """What somebody in a seat (None: in none) has read, in the order in which it was said."""
        lines = [line for channel in self._channels.values() for line in channel if line.reaches(seat)]
        return sorted(lines, key=lambda line: line.at)


def told(line: ChatLine) -> ChatInfo:
    """A line as it is sent to those who read it."""
    return ChatInfo(line.number, line.name, line.seat, line.text, line.at, bool(line.side))
