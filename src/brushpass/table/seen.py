"""What one viewer may know of a match: all that a scene is made from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from ..engine import Decision, Event, Match, Outcome, Setup, Waiting


class Seen(msgspec.Struct, frozen=True, kw_only=True):
    """A match through the eyes of a seat, of a spectator, or open, without any handle to the truth behind it."""

    seat: int | None
    """None: a spectator."""
    view: Any
    decision: Decision[Any] | None
    """The question this seat decides now."""
    waiting: tuple[Waiting, ...]
    """Who decides now, as everybody may know."""
    log: list[Event]
    undo: bool
    outcome: Outcome | None
    names: tuple[str, ...]
    """What the people and bots at the table are called, by seat."""
    setup: Setup

    @classmethod
    def of(cls, match: Match[Any, Any], seat: int | None, names: Sequence[str]) -> Seen:
        """What a seat (None: a spectator) may know of a match now."""
        return cls(
            seat=seat,
            view=match.view(seat),
            decision=next((pending.alone() for pending in match.decisions if pending.seat == seat), None),
            waiting=match.waiting,
            log=match.log(seat),
            undo=seat is not None and match.can_undo(seat),
            outcome=match.outcome,
            names=tuple(names),
            setup=match.setup,
        )

    @classmethod
    def open(cls, match: Match[Any, Any], names: Sequence[str]) -> Seen:
        """All that is hidden turned up, for those who look back at a match that is over: a spectator sees it so."""
        events = match.game.events
        return cls(
            seat=None,
            view=match.game.view(match.state, None, True),
            decision=None,
            waiting=match.waiting,
            log=[Event(event, dict(zip(events[event], args, strict=True))) for event, args, _ in match.run.log or ()],
            undo=False,
            outcome=match.outcome,
            names=tuple(names),
            setup=match.setup,
        )
