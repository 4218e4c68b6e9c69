"""The log in a viewer's words, folded as it comes: a story hears every event once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..engine import Event, Setup
from .beats import Beat
from .scene import Line, line_id
from .viewer import Viewer

if TYPE_CHECKING:
    from .text import Texts


class Story(Viewer):
    """What a log has told one viewer so far: its lines, its beats, and whatever else a game's scene reads out of it.

    It keeps what stays the same as long as the match goes on, and what it has heard; never the present view.
    """

    def __init__(self, seat: int | None, names: Sequence[str], texts: Texts, setup: Setup) -> None:
        super().__init__(seat, names, texts, setup)
        self.lines: list[Line] = []
        self.beats: list[Beat] = []
        """What is seen to happen, event by event."""
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
