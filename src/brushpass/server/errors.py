"""A request that is refused, by a code for programs; people read it in their language."""

from __future__ import annotations

from typing import Literal

from ..engine import BrushpassError

Code = Literal[
    "bad-frame",
    "bad-request",
    "too-fast",
    "too-many-tables",
    "not-found",
    "foreign-origin",
    "not-seated",
    "not-host",
    "no-such-seat",
    "wrong-seat",
    "illegal-choice",
    "illegal-act",
    "stale",
    "over",
    "not-started",
    "started",
    "others-play",
    "seats-open",
    "picks-open",
    "bad-pick",
    "nothing-to-undo",
    "not-late",
    "not-away",
    "not-awaited",
    "nudged",
    "name-needed",
    "empty",
    "no-side",
    "no-such-invite",
    "not-saved",
    "unavailable",
    "stopped",
    "not-over",
    "broken",
    "bad-set-up",
    "no-such-step",
    "no-replay",
]

STATUS: dict[str, int] = {
    "too-fast": 429,
    "too-many-tables": 429,
    "not-found": 404,
    "no-such-invite": 404,
    "no-such-step": 404,
    "foreign-origin": 403,
    "not-seated": 403,
    "not-host": 403,
    "bad-request": 400,
    "bad-set-up": 400,
    "name-needed": 400,
    "empty": 400,
    "no-such-seat": 400,
    "not-saved": 503,
    "unavailable": 503,
    "broken": 500,
}
"""The HTTP status of a refusal; 409 where none is given."""
RETRY_AFTER = 5
"""Whoever is told that something cannot be had now may come back after so many seconds."""


class Refused(Exception):
    """Nothing was changed."""

    def __init__(self, code: Code) -> None:
        super().__init__(code)
        self.code: Code = code


class Unusable(BrushpassError):
    """The server cannot begin with these data, and why."""
