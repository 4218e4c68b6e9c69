"""The log in a viewer's words, folded as it comes: a story hears every event once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..engine import Event, Match, Setup
from .scene import Line, line_id
from .text import Texts


class Story:
    """What a log has told one viewer so far: its lines, and whatever else a game's scene reads out of the log.

    It keeps what stays the same as long as the match goes on, and what it has heard; never the present view.
    """

    def __init__(self, seat: int | None, names: Sequence[str], texts: Texts, setup: Setup) -> None:
        self.seat = seat
        """Whose log it is; None: a spectator's, or the open one."""
        self.names = tuple(names)
        self.texts = texts
        self.setup = setup
        self.lines: list[Line] = []
        self.heard = 0
        """How many events of the viewer's own log it has taken in."""

    def listen(self, events: Sequence[Event]) -> None:
        """Take in what has happened since."""
        for event in events:
            self.hear(self.heard, event)
            self.heard += 1

    def hear(self, number: int, event: Event) -> None:
        """Take in the event of that number in the viewer's own log; a game with more to tell overrides this."""
        self.lines.append(Line(id=line_id(number), text=self.texts.event(event, self.names)))


class Telling:
    """The story of one viewer, kept while the match goes on, so that it hears only what is new.

    After an undo, and for a match that was read again, the log is another list: then the story is told anew.
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
            made: Story = match.game.story(*self._who, match.setup)
            story, self._told = made, 0
        story.listen(match.whole_log(self._told) if self._open else match.log(self._seat, self._told))
        self._log, self._told, self._story = log, match.told, story
        return story
