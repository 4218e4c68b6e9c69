"""What is told of a match: lines of its log, and who is deciding."""

from __future__ import annotations

from typing import Any

import msgspec


class Event(msgspec.Struct, frozen=True):
    """A line of the log: what happened, with its arguments by name."""

    event: str
    args: dict[str, Any]


class Waiting(msgspec.Struct, frozen=True):
    """What everybody sees of a pending decision."""

    seat: int
    label: str
