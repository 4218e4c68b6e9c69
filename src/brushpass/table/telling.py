"""The story of one viewer, kept from scene to scene."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..engine import Match
from .face import face_of
from .story import Story
from .text import Texts


class Telling:
    """The story of one viewer, kept while the match goes on, so that it hears only what is new.

    After an undo, and for a match that was read again, the log is another list: then the story is told again.
    """

    def __init__(self, seat: int | None, names: Sequence[str], texts: Texts, open: bool = False) -> None:
        self._who = (seat, tuple(names), texts)
        self._seat = seat
        self._open = open
        """Everything is told, as to those who look back at a match that is over."""
        self._log: object = None
        self._told = 0
        self._story: Story | None = None

    def of(self, match: Match[Any, Any]) -> Story:
        """The story up to now."""
        log = match.run.log
        story, self._story = self._story, None  # a story that fails in the middle is not gone on with
        if story is None or log is not self._log or match.told < self._told:
            story, self._told = face_of(match.game).story(*self._who, match.setup), 0
        story.listen(match.whole_log(self._told) if self._open else match.log(self._seat, self._told))
        self._log, self._told, self._story = log, match.told, story
        return story
