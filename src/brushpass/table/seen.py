"""What one viewer may know of a match: all that a scene is made from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from ..engine import Decision, Match, Outcome, Setup, Waiting
from .face import face_of
from .scene import Scene
from .telling import Telling
from .text import Texts


class Seen(msgspec.Struct, frozen=True, kw_only=True):
    """A match through the eyes of a seat, of a spectator, or open, without any handle to the truth behind it.

    What has happened is told by a `Story`, which goes on from scene to scene.
    """

    seat: int | None
    """None: a spectator."""
    view: Any
    decision: Decision[Any] | None
    """The question this seat decides now."""
    waiting: tuple[Waiting, ...]
    """Who decides now, as everybody may know."""
    undo: bool
    outcome: Outcome | None
    names: tuple[str, ...]
    """What the people and bots at the table are called, by seat."""
    setup: Setup

    @classmethod
    def of(cls, match: Match[Any, Any], seat: int | None, names: Sequence[str]) -> Seen:
        """What a seat (None: a spectator) may know of a match now."""
        asked = match.asked(seat)
        return cls(
            seat=seat,
            view=match.view(seat),
            decision=None if asked is None else asked.alone(),
            waiting=match.waiting,
            undo=seat is not None and match.can_undo(seat),
            outcome=match.outcome,
            names=tuple(names),
            setup=match.setup,
        )

    @classmethod
    def open(cls, match: Match[Any, Any], names: Sequence[str]) -> Seen:
        """All that is hidden turned up, for those who look back at a match that is over: a spectator sees it so."""
        return cls(
            seat=None,
            view=match.game.view(match.state, None, True),
            decision=None,
            waiting=match.waiting,
            undo=False,
            outcome=match.outcome,
            names=tuple(names),
            setup=match.setup,
        )


def look(match: Match[Any, Any], seat: int | None, names: Sequence[str], texts: Texts) -> Scene:
    """The scene of a seat (None: of a spectator), its whole story told at once."""
    return face_of(match.game).scene(Seen.of(match, seat, names), texts, Telling(seat, names, texts).of(match))


def look_open(match: Match[Any, Any], names: Sequence[str], texts: Texts) -> Scene:
    """The scene with everything open, its whole story told at once."""
    story = Telling(None, names, texts, open=True).of(match)
    return face_of(match.game).scene(Seen.open(match, names), texts, story)
