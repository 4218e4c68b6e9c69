"""The log of In Too Deep in plain words, turn by turn; and what it tells that a view does not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from brushpass.engine import Event, Setup
from brushpass.table import Texts, story
from brushpass.table.scene import Line, line_id

from ..box.box import Box
from .beats import beats

UNSAID = ("dominance", "drew-evidence")


class Story(story.Story):
    """What the log tells, event by event."""

    def __init__(self, seat: int | None, names: Sequence[str], texts: Texts, setup: Setup, box: Box) -> None:
        super().__init__(seat, names, texts, setup)
        self.box = box
        self.turn: list[Event] = []
        """What has happened in the turn that runs."""
        self.traces: dict[str, None] = {}
        """What was touched in the turn that runs."""
        self.taken: dict[int, tuple[str, ...]] = {}
        """The kinds of evidence that each player has taken from the bar."""
        self.shown: dict[int, int] = {}
        """How many dilemmas each player showed in the last challenge."""

    def hear(self, number: int, event: Event) -> None:
        """Take in one event."""
        kind, args = event.event, event.args
        self.beats += beats(self, number, kind, args)
        if kind == "turn":
            self.turn, self.traces = [], {}
        else:
            self.turn.append(event)
        self._follow(kind, args)
        if kind not in UNSAID:
            self.lines.append(self._line(number, event))

    def _follow(self, kind: str, args: dict[str, Any]) -> None:
        """Keep up with what was touched, and with what can be known of the others."""
        for name in ("zone", "criminal", "item"):
            if name in args:
                self.traces[args[name]] = None
        if kind == "gained":
            seat = args["seat"]
            self.taken[seat] = (*self.taken.get(seat, ()), args["kind"])
        elif kind == "showed":
            self.shown[args["seat"]] = len(args["dilemmas"])

    def _line(self, number: int, event: Event) -> Line:
        seat = event.args.get("seat")
        text = self.texts.event(event, self.names)
        return Line(id=line_id(number), text=text, seat=seat, heading=event.event in ("turn", "chapter"))

    def steps(self) -> tuple[str, ...]:
        """What the viewer has done in this turn."""
        return ()
