"""The log as a case file: who asked what and where, what the answer proved; and what a view does not tell."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from brushpass.engine import Event, Setup
from brushpass.table import Texts, story
from brushpass.table.scene import Line, Tone, line_id

from ..box.city import AT, BORDER_AT, LINES, WITH, names
from ..box.components import AGENTS, ALERTS, OPENING, TOGETHER
from ..state import RECRUITER
from .beats import beats
from .eyes import clock, listed
from .ids import chaos_id, immortal_id
from .ways import way

ENDS = ("activated", "agent-rests", "hour")
"""What ends a turn, or a part of it."""
UNSAID = ("acted", "activated", "round")
"""What the lines beside it tell."""
BY_RECRUITER = frozenset(
    ("streets-left", "streets-moved", "card-kept", "card-is", "started", "announced", "immortal", "glided", "restless",
     "recruited", "slipped", "put-off")
)  # fmt: skip
"""What the Recruiter does."""
PROOFS: dict[str, tuple[str, Tone]] = {
    "nothing": ("cross", "bad"),
    "missed": ("cross", "bad"),
    "captured": ("target", "good"),
    "step-laid": ("step", "plain"),
    "dolphin": ("dolphin", "plain"),
    "displayed": ("immortal", "plain"),
    "second-slip": ("slip", "plain"),
}
"""What stands before a line that no one figure is the cause of."""


class Story(story.Story):
    """What the log tells, event by event: its lines, the turn so far, where everything was and what is marked."""

    def __init__(self, seat: int | None, names: Sequence[str], texts: Texts, setup: Setup) -> None:
        super().__init__(seat, names, texts, setup)
        self.hour = 0
        self.round = 1
        self.chaos = 0
        self.agents: dict[str, str] = {}
        self.immortals: list[str] = []
        self.marked = 0
        """The locations with a step token or a confirmed note."""
        self.opened = 0
        """How many of the Recruiter's feature cards a Shakedown has opened."""
        self.displayed: list[tuple[int, str]] = []
        """The features that were laid out for the immortals, each with the hour."""
        self.asked = ""
        """The feature that was asked about and is not answered yet."""
        self.vain: dict[str, int] = {}
        """The features that were asked about in vain, each with the last hour."""
        self.turn: list[Event] = []
        """What has happened in the turn that runs, or in the activation."""
        self.trails: dict[str, tuple[str, ...]] = {}
        """The ways of what has moved last."""
        self.traces: dict[str, None] = {}
        """What was touched last."""
        self.deeds: dict[str, dict[str, int]] = {agent: {} for agent in AGENTS}
        """How often every agent has done what: for the end."""

    def hear(self, number: int, event: Event) -> None:
        """Take in one event."""
        kind, args = event.event, event.args
        self.beats += beats(self, number, kind, args)
        self.lines += self._lines(number, kind, args)
        if kind in ENDS:
            self.turn = []
        else:
            if not self.turn:
                self.traces, self.trails = {}, {}
            self.turn.append(event)
        self._follow(kind, args)

    # -- what is where -------------------------------------------------------------------------------------------------

    def _follow(self, kind: str, args: dict[str, Any]) -> None:
        """Keep up with what the lines and beats of later events need."""
        if kind in ("agent-starts", "moved"):
            self._walk(args["agent"], args["place"])
        elif kind == "immortal":
            self.immortals.append(args["place"])
            self.traces[args["place"]] = None
        elif kind in ("glided", "pushed"):
            self._glide(args["place"], args["target"])
        elif kind in ("chaos", "streets-moved"):
            self._wall(kind, args)
        elif kind in ("step-laid", "started", "revealed"):
            self.marked |= 1 << AT[args["place"]]
            self.traces[args["place"]] = None
        elif kind == "hour":
            self.hour = args["hour"]
        elif kind == "announced":
            self.hour = max(self.hour, OPENING)
        elif kind == "round":
            self.round = args["round"]
        elif kind == "displayed":
            self.displayed.append((self.hour, args["feature"]))
        elif kind == "shaken":
            self.opened += args["hit"]
        elif kind == "nothing":
            self.vain[args["feature"]] = self.hour
        self.asked = args["feature"] if kind == "asks" else self.asked if kind == "dolphin" else ""
        if kind in ("asks", "revealed", "missed", "captured", "shaken", "targeted"):
            done = self.deeds[args.get("agent", "meru")]
            done[kind] = done.get(kind, 0) + 1

    def _walk(self, agent: str, place: str) -> None:
        before = self.agents.get(agent, place)
        self.agents[agent] = place
        gone = self.trails.get(agent, (before,))
        self.trails[agent] = (*gone, *way(self.chaos, before, place)[1:])

    def _glide(self, place: str, target: str) -> None:
        if place in self.immortals:  # a story that begins in the middle does not know who stands where
            number = self.immortals.index(place)
            self.immortals[number] = target
            key = immortal_id(number)
            self.trails[key] = (*self.trails.get(key, (place,)), target)

    def _wall(self, kind: str, args: dict[str, Any]) -> None:
        lies = args["border"]
        if kind == "streets-moved":
            self.chaos &= ~(1 << BORDER_AT[lies])
            lies = args["target"]
        self.chaos |= 1 << BORDER_AT[lies]
        self.traces[chaos_id(lies)] = None

    # -- lines ---------------------------------------------------------------------------------------------------------

    def _lines(self, number: int, kind: str, args: dict[str, Any]) -> Iterator[Line]:
        if number == 0:
            yield Line(id=line_id(number, before=True), text=self.say("scene-log-set-up"), heading=True)
        if kind == "hour":
            yield Line(id=line_id(number), text=self._heading(args["hour"]), heading=True)
        elif kind == "agent-rests":
            if not self.turn:
                yield self._line(number, kind, args)
        elif kind == "shared-out":
            if self.setup.seats > 2:
                yield Line(id=line_id(number), text=self._shared(args["owners"]), icon="users")
        elif kind not in UNSAID and not (kind == "card-kept" and self.mine(RECRUITER)):
            yield self._line(number, kind, args)

    def _heading(self, hour: int) -> str:
        """MM-3.2: an hour, the round that it opens, and whether recruits are announced."""
        parts = [clock(hour)]
        if hour in ALERTS[self.setup.mode]:
            parts.append(self.say("scene-alert"))
        elif hour % 2 == 0:
            parts.insert(0, self.say("scene-round", round=self.round))
        return " · ".join(parts)

    def _shared(self, owners: Sequence[int]) -> str:
        """MM-2.20: who runs whom."""
        shares = [
            self.say(
                "scene-log-share",
                agent=self.name(agent),
                who=self.say("scene-together") if owner == TOGETHER else self.called(owner),
            )
            for agent, owner in zip(AGENTS, owners, strict=True)
        ]
        return self.say("scene-log-shared-out", shares=", ".join(shares))

    def _line(self, number: int, kind: str, args: dict[str, Any]) -> Line:
        seat = RECRUITER if kind in BY_RECRUITER else args.get("seat")
        told = {name: value for name, value in args.items() if not isinstance(value, bool)}
        told |= self._proof(kind, args)
        if seat is not None:
            told |= {"you": self.you(seat), "who": self.called(seat)}
        icon, tone = PROOFS.get(kind, ("", "plain"))
        text = self.told(f"scene-log-{kind}", **told)
        who = "meru" if kind == "targeted" else args.get("agent", "")
        return Line(id=line_id(number), text=text, seat=seat, icon=icon, tone=tone, who="" if icon else who)

    def _proof(self, kind: str, args: dict[str, Any]) -> dict[str, Any]:
        """What an answer proved: for which locations, and by which hour."""
        told: dict[str, Any] = {"time": clock(self.hour)}
        if kind == "nothing":
            told["places"] = listed(self, names(WITH[args["feature"]] & ~self.marked))
        elif kind == "step-laid":
            told["why"] = "asked" if self.asked else "given"
        elif kind == "targeted":
            told |= {"places": listed(self, names(LINES[AT[args["place"]]])), "answer": "yes" if args["yes"] else "no"}
        elif kind == "shaken":
            told["answer"] = "yes" if args["hit"] else "no"
        elif kind == "revealed":
            told["when"] = clock(args["number"])
        return told

    # -- the turn so far -----------------------------------------------------------------------------------------------

    def steps(self) -> tuple[str, ...]:
        """What has been done in this turn, or in this activation; ways only with their end."""
        told: dict[str, str] = {}
        for number, event in enumerate(self.turn):
            kind, args = event.event, event.args
            key = f"scene-step-{kind}"
            if self.texts.has(key):
                args = {name: value for name, value in args.items() if not isinstance(value, bool)}
                told[kind if kind == "moved" else f"{kind} {number}"] = self.told(key, **args)
        return tuple(told.values())
