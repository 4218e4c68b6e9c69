"""The log of Spy Connection in plain words, and what it tells that a view does not: the turn so far, who went where."""

from __future__ import annotations

from typing import Any

from brushpass.engine import Event
from brushpass.table.scene import Line, line_id

from .scene_eyes import Eyes, agents_id, card_id

HEADINGS = ("turn", "extra-turn")
"""What opens a turn."""
UNSAID = ("stayed",)
"""What the line before it has told."""


class Story:
    """What the log tells, event by event: its lines, the steps of the last turn, the ways of the spies."""

    def __init__(self, eyes: Eyes) -> None:
        self.eyes = eyes
        self.lines: list[Line] = []
        self.active = -1
        """Whose turn runs."""
        self.turn: list[Event] = []
        """What has happened in the turn that runs."""
        self.traces: dict[str, None] = {}
        """What was touched in the last turn in which anything happened."""
        self.cities: dict[int, str] = {}
        self.trails: dict[int, tuple[str, ...]] = {}
        """The way of a spy in the turn that runs, and in the one before it."""

    def hear(self, number: int, event: Event) -> None:
        """Take in one event."""
        kind, args = event.event, event.args
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
            self.traces[args["space"]] = None
        elif kind in ("accepted", "turned-up", "marked"):
            self.traces[card_id(args["mission"])] = None

    def _walk(self, kind: str, seat: int, city: str) -> None:
        """SC-6.9, SC-7.1: the spy's way goes on; where it comes back to a city, it is as if it had not left it."""
        eyes, here = self.eyes, self.cities.get(seat, city)
        way = eyes.connection(here, city) if kind == "connected" else eyes.way(eyes.view.seats[seat], here, city)
        so_far = self.trails.get(seat) or (here,)
        self.trails[seat] = so_far[: so_far.index(city) + 1] if city in so_far else (*so_far, *way[1:])
        self.cities[seat] = city
        if kind == "connected":
            self.traces |= {agents_id(seat, space): None for space in way[1:-1]}

    # -- a line -------------------------------------------------------------------------------------------------------

    def _line(self, number: int, kind: str, args: dict[str, Any]) -> Line:
        eyes = self.eyes
        seat = args.get("seat")
        told = dict(args)
        if seat is not None:
            told |= {"you": eyes.you(seat), "who": eyes.called(seat)}
        return Line(
            id=line_id(number), text=eyes.told(f"scene-log-{kind}", **told), seat=seat, heading=kind in HEADINGS
        )

    # -- the turn so far ----------------------------------------------------------------------------------------------

    def steps(self) -> tuple[str, ...]:
        """What has been done in this turn; what was done several times, once, with a number."""
        kinds = dict.fromkeys(event.event for event in self.turn)
        return tuple(
            text for kind in kinds for text in self._steps(kind, [e.args for e in self.turn if e.event == kind])
        )

    def _steps(self, kind: str, done: list[dict[str, Any]]) -> tuple[str, ...]:
        eyes, last = self.eyes, done[-1]
        if kind == "took-back":
            return (eyes.say("scene-step-took-back", count=sum(args["count"] for args in done)),)
        if kind == "unmarked":
            return (eyes.say("scene-step-unmarked", count=len(done)),)
        if kind == "moved" and last["city"] != eyes.view.origin:
            return (eyes.told("scene-step-moved", city=last["city"]),)
        if kind == "connected":
            return (eyes.told("scene-step-connected", city=last["city"], count=last["cost"]),)
        if kind == "marked":
            return (eyes.told("scene-step-marked", city=last["city"], count=len(done)),)
        if kind in ("accepted", "discarded", "completed"):
            return tuple(eyes.told(f"scene-step-{kind}", **args) for args in done)
        return ()


def tell(eyes: Eyes) -> Story:
    """The whole log."""
    story = Story(eyes)
    for number, event in enumerate(eyes.seen.log):
        story.hear(number, event)
    return story
