"""The log of Spy Connection in plain words, and what it tells that a view does not: the turn so far, who went where."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from brushpass.engine import Event, Setup
from brushpass.table import Texts, story
from brushpass.table.scene import Line, line_id

from ..box.box import Box
from .beats import beats
from .ids import agents_id, card_id
from .ways import way

HEADINGS = ("turn", "extra-turn")
"""What opens a turn."""
UNSAID = ("stayed",)
"""What the line before it has told."""


class Story(story.Story):
    """What the log tells, event by event: its lines, the steps of the last turn, the ways of the spies."""

    def __init__(self, seat: int | None, names: Sequence[str], texts: Texts, setup: Setup, box: Box) -> None:
        super().__init__(seat, names, texts, setup)
        self.box = box
        self.active = -1
        """Whose turn runs."""
        self.turn: list[Event] = []
        """What has happened in the turn that runs."""
        self.traces: dict[str, None] = {}
        """What was touched in the last turn in which anything happened."""
        self.cities: dict[int, str] = {}
        self.placed = [0] * setup.seats
        """The spaces with a seat's agents, as a set."""
        self.trails: dict[int, tuple[str, ...]] = {}
        """The way of a spy in the turn that runs, and in the one before it."""

    def hear(self, number: int, event: Event) -> None:
        """Take in one event."""
        kind, args = event.event, event.args
        self.beats += beats(self, number, kind, args)
        if kind in HEADINGS:
            self.trails = {seat: way for seat, way in self.trails.items() if seat == self.active != args["seat"]}
            self.active = args["seat"]
            self.turn = []
        else:
            if not self.turn:
                self.traces = {}
            self.turn.append(event)
            self._follow(kind, args)
        if kind not in UNSAID:
            self.lines.append(self._line(number, kind, args))

    def _follow(self, kind: str, args: dict[str, Any]) -> None:
        """Keep up with who is where, and with what was touched."""
        if kind == "start":
            self.cities[args["seat"]] = args["city"]
        elif kind in ("moved", "connected"):
            self._walk(kind, args["seat"], args["city"])
        elif kind == "took-back":
            self.placed[args["seat"]] &= ~self.box.bit[args["space"]]
            self.traces[args["space"]] = None
        elif kind in ("accepted", "turned-up", "marked"):
            self.traces[card_id(args["mission"])] = None

    def _walk(self, kind: str, seat: int, city: str) -> None:
        """SC-6.9, SC-7.1: the spy's way goes on; where it comes back to a city, it is as if it had not left it."""
        gone = self.way(kind, seat, city)
        if kind == "connected":
            self.placed[seat] |= self.box.mask(gone[1:-1])
            self.traces |= {agents_id(seat, space): None for space in gone[1:-1]}
        so_far = self.trails.get(seat) or gone[:1]
        self.trails[seat] = so_far[: so_far.index(city) + 1] if city in so_far else (*so_far, *gone[1:])
        self.cities[seat] = city

    def way(self, kind: str, seat: int, city: str) -> tuple[str, ...]:
        """The way of a spy from where it is, both ends included: over a new connection, or through its network."""
        here = self.cities.get(seat, city)
        if kind == "connected":
            return self.box.paths.get((here, city), (here, city))
        return way(self.box, self.placed[seat], here, city)

    # -- a line -------------------------------------------------------------------------------------------------------

    def _line(self, number: int, kind: str, args: dict[str, Any]) -> Line:
        seat = args.get("seat")
        told = dict(args)
        if seat is not None:
            told |= {"you": self.you(seat), "who": self.called(seat)}
        text = self.told(f"scene-log-{kind}", **told)
        return Line(id=line_id(number), text=text, seat=seat, heading=kind in HEADINGS)

    # -- the turn so far ----------------------------------------------------------------------------------------------

    def steps(self, origin: str | None) -> tuple[str, ...]:
        """What has been done in this turn, begun in `origin`; what was done several times, once, with a number."""
        done: dict[str, list[dict[str, Any]]] = {}
        for event in self.turn:
            done.setdefault(event.event, []).append(event.args)
        return tuple(text for kind, times in done.items() for text in self._steps(kind, times, origin))

    def _steps(self, kind: str, done: list[dict[str, Any]], origin: str | None) -> tuple[str, ...]:
        last = done[-1]
        if kind == "took-back":
            return (self.say("scene-step-took-back", count=sum(args["count"] for args in done)),)
        if kind == "unmarked":
            return (self.say("scene-step-unmarked", count=len(done)),)
        if kind == "moved" and last["city"] != origin:
            return (self.told("scene-step-moved", city=last["city"]),)
        if kind == "connected":
            return (self.told("scene-step-connected", city=last["city"], count=last["cost"]),)
        if kind == "marked":
            return (self.told("scene-step-marked", city=last["city"], count=len(done)),)
        if kind in ("accepted", "discarded", "completed"):
            return tuple(self.told(f"scene-step-{kind}", **args) for args in done)
        return ()
