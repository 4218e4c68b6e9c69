"""What is told of a match: lines of its log, and who is deciding."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec


class Event(msgspec.Struct, frozen=True):
    """A line of the log: what happened, with its arguments by name."""

    event: str
    args: dict[str, Any]


def event_of(names: Mapping[str, Sequence[str]], event: str, args: Sequence[Any]) -> Event:
    """What was told, under the names that `Game.events` gives to its arguments."""
    return Event(event, dict(zip(names[event], args, strict=True)))


class Waiting(msgspec.Struct, frozen=True):
    """What everybody sees of a pending decision."""

    seat: int
    label: str
