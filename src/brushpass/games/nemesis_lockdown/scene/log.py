"""The log of Lockdown in plain words: what the crew does, then what the events do; with signs to find things by."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from brushpass.engine import Event, Setup
from brushpass.table import Texts, story
from brushpass.table.scene import Line, Tone, line_id

from ..box.box import INFECTED, Box
from ..state import NOBODY
from . import describing
from .beats import beats
from .deaths import Deaths
from .ids import letter_of

UNSAID = ("turn", "turned-up")
"""What the line beside it has told, or the board shows."""
TOLD_BY_ITSELF = ("move", "drive", "shoot", "melee", "craft", "unlock", "pick-up")
"""The actions that are told by what they bring about."""
DOING = {"acts": "action", "plays": "card", "uses": "item", "room-action": "action"}
"""What says that somebody does something, and by which word."""
WAYS = ("noise", "door-closed", "door-opened", "door-destroyed")
"""What happens in a Corridor: it is told by the Rooms at its ends."""
ICONS: dict[str, tuple[str, Tone]] = {
    "noise": ("noise", "plain"),
    "danger": ("noise", "bad"),
    "fire": ("fire", "bad"),
    "burns": ("fire", "bad"),
    "malfunction": ("malfunction", "bad"),
    "marker-discarded": ("repairs", "good"),
    "door-closed": ("quarantine", "plain"),
    "door-opened": ("master_keys", "plain"),
    "door-destroyed": ("demolition", "plain"),
    "venting": ("venting", "bad"),
    "venting-stopped": ("venting", "plain"),
    "vented": ("venting", "bad"),
    "first-encounter": ("personal", "plain"),
    "appeared": ("attack", "bad"),
    "left-board": ("attack", "plain"),
    "intruder-moved": ("attack", "plain"),
    "replaced": ("attack", "bad"),
    "attack": ("attack", "bad"),
    "injured": ("attack", "good"),
    "checked": ("attack", "plain"),
    "killed": ("attack", "good"),
    "retreats": ("attack", "good"),
    "egg-destroyed": ("egg", "good"),
    "egg-laid": ("egg", "bad"),
    "nest-destroyed": ("egg", "good"),
    "weakness": ("weakness", "good"),
    "computer": ("computer", "plain"),
    "surface-card": ("event", "plain"),
    "power": ("bypass", "plain"),
    "power-swapped": ("bypass", "plain"),
    "backup": ("bypass", "plain"),
    "elevator": ("cabin", "plain"),
    "rover": ("rover", "plain"),
    "gate-opened": ("main_gate", "good"),
    "event": ("event", "bad"),
    "development": ("bag_of_intruders", "plain"),
    "launch": ("pod", "plain"),
    "alert": ("alert", "bad"),
    "countdown": ("autodestruction", "bad"),
    "countdown-stopped": ("autodestruction", "good"),
    "irreversible": ("autodestruction", "bad"),
    "order-opened": ("order", "plain"),
    "order": ("order", "bad"),
    "shared-objectives": ("corporate", "plain"),
    "shared-objective": ("corporate", "plain"),
    "ended": ("alert", "plain"),
}
"""What stands before a line that nobody is the cause of, and what it means to the crew."""
TONES: dict[str, Tone] = {
    "discarded": "quiet",
    "encounter": "bad",
    "surprise": "bad",
    "larva-attack": "bad",
    "light-wound": "bad",
    "serious-wound": "bad",
    "died": "bad",
    "larva": "bad",
    "slimed": "bad",
    "condemned": "bad",
    "healed": "good",
    "healed-light": "good",
    "revived": "good",
    "left": "good",
}
"""What lines about somebody mean."""


class Story(story.Story):
    """What the log tells, event by event, and what is seen of it."""

    def __init__(self, seat: int | None, names: Sequence[str], texts: Texts, setup: Setup, box: Box) -> None:
        super().__init__(seat, names, texts, setup)
        self.box = box
        self.board = box.boards[setup.options["board"]]
        self.tiles = dict(self.board.fixed)
        """What Rooms are known to be."""
        self.away: list[int] = []
        """Whose Characters are not on the board: aboard a pod, gone or dead."""
        self.rooms: dict[int, str] = {}
        """Where Characters went last."""
        self.left = ""
        """Where the viewer's own Character was before."""
        self.characters: dict[int, str] = {}
        self.hearing = ""
        """The event that is being taken in."""
        self.deaths = Deaths()
        self.turned: dict[str, str] = {}
        """What Rooms that nobody explored have turned out to be."""
        self.wanted: dict[int, str] = {}
        """The Objectives that were turned up at the end, by seat."""
        self.fulfilled: dict[str, bool] = {}
        """Whether an Objective came about, by its card, once that is told."""
        self.infected: list[int] = []
        """Who turned out to have a parasite."""
        self.spent = -1
        """The last event that told of a discarded card."""
        self.doing: tuple[int, str, str] = (NOBODY, "", "")
        """Who has said last to do something, the event that told it, and the word for it."""
        self.paid = 0
        """How many cards they have discarded since."""
        self.paying = False
        """Whether nothing else has happened since."""
        self.darkly = ""
        """What Darkness would bring now: what the event or the attack says that is being carried out, or a surprise."""
        self.shown: tuple[str, str] = ("", "")
        """What a Room that was explored by the last event brought, and which Room that is: it is seen with the Room."""
        self.lately = ""
        """The event that was taken in last."""

    def hear(self, number: int, event: Event) -> None:
        """Take in one event."""
        kind, args = event.event, event.args
        self.hearing = kind
        if kind == "explored":
            self.tiles[args["room"]] = args["tile"]
        elif kind == "objective":
            self.wanted[args["seat"]] = args["card"]
        if kind in ("objective", "shared-objective"):
            self.fulfilled[args["card"]] = args["result"] == "fulfilled"
        elif kind == "last-scan" and args["result"] == INFECTED:
            self.infected.append(args["seat"])
        elif kind == "turned-up":
            self.turned[args["room"]] = args["tile"]
        self._follow(kind, args)
        self._threaten(kind, args)
        self.deaths.hear(self, kind, args)
        self.beats += beats(self, number, kind, args)
        self.shown = (args["effect"], args["room"]) if kind == "explored" else ("", "")
        self.lately = kind
        if kind == "character":
            self.characters[args["seat"]] = args["character"]
            self.rooms[args["seat"]] = self.box.characters[args["character"]].start_room
        elif kind in ("moved", "drove", "returned"):
            if self.mine(args["seat"]):
                self.left = self.rooms.get(args["seat"], "")
            self.rooms[args["seat"]] = args["room"]
        if kind in ("boarded", "left", "died"):
            self.away.append(args["seat"])
        elif kind in ("returned", "revived"):
            self.away = [seat for seat in self.away if seat != args["seat"]]
        if kind == "reacted" and self.spent == number - 1:
            self.lines.pop()  # that its card was discarded needs no line of its own
        if kind == "discarded" and self.paying:
            return  # what it costs is said with the action
        if kind == "discarded":
            self.spent = number
        if kind not in UNSAID and not (kind == "acts" and args["action"] in TOLD_BY_ITSELF):
            self.lines.append(self._line(number, event))

    def _follow(self, kind: str, args: dict[str, Any]) -> None:
        """Who does what, and how much of it is paid."""
        if kind in DOING:
            self.doing, self.paid, self.paying = (args["seat"], kind, args[DOING[kind]]), 0, True
        elif kind in ("turn", "time"):
            self.doing, self.paying = (NOBODY, "", ""), False
        elif kind == "discarded" and self.doing[0] == args["seat"]:
            self.paid += 1
        else:
            self.paying = False

    def _threaten(self, kind: str, args: dict[str, Any]) -> None:
        """NL-23.8: what a light would be made against."""
        if kind in ("event", "attack"):
            entry = (self.box.events if kind == "event" else self.box.attacks)[args["card"]]
            dark = describing.dark(self.texts, entry)
            self.darkly = self.say("scene-in-dark", text=dark) if dark else ""
        elif kind == "encounter":
            self.darkly = self.say("scene-light-surprise")

    def _line(self, number: int, event: Event) -> Line:
        kind, args = event.event, event.args
        if kind == "round":
            return Line(id=line_id(number), text=self.say("scene-log-round", slot=args["slot"]), heading=True)
        if kind == "time":
            return Line(id=line_id(number), text=self.say("scene-log-events", slot=args["slot"]), heading=True)
        icon, tone = ICONS.get(kind, ("", TONES.get(kind, "plain")))
        return Line(
            id=line_id(number), text=self._told(event), seat=None if icon else self._whose(args), icon=icon, tone=tone
        )

    def _told(self, event: Event) -> str:
        """The words of an event; those of whom is looked at among it."""
        kind, args = event.event, event.args
        if kind in WAYS and args["way"] in self.board.ends:
            one, two = map(self._place, self.board.ends[args["way"]])
            return self.say(f"scene-log-{kind}", one=one, two=two)
        if kind == "looked-at-orders" and args["source"] != NOBODY:
            return self.told("scene-log-orders", seat=args["seat"], rival=args["source"])
        if kind == "event":
            does = describing.event(self.texts, self.box.events[args["card"]])
            return f"{self.texts.event(event, self.names)} {does}".rstrip()
        if kind == "died" and (cause := self.cause(args["seat"])):
            return self.told("scene-log-died", seat=args["seat"], cause=cause)
        return self.texts.told(f"event-{kind}", self._known(args), self.names)

    def cause(self, seat: int) -> str:
        """What somebody died of, in a few words; empty: nothing but the outcome tells it."""
        cause = self.deaths.of(seat)
        return "" if cause is None else self.texts.told(f"scene-death-{cause[0]}", self._known(cause[1]), self.names)

    def _known(self, args: dict[str, Any]) -> dict[str, Any]:
        """A Room by what it is, once that is known."""
        room = args.get("room", "")
        return {**args, "room": self.tiles[room]} if room in self.tiles and room not in self.board.fixed else args

    def _place(self, room: str) -> str:
        """A Room at the end of a Corridor, as the map has it."""
        number = self.board.number.get(room)
        tile = self.box.tiles.get(self.tiles.get(room, ""))
        if tile is not None and tile.kind == "staircase":
            return self.say("scene-stairs", letter=letter_of(room))
        if tile is None:
            return self.name(room)
        return f"{describing.short(self.texts, tile.id)} {number:02}"

    def _whose(self, args: dict[str, Any]) -> int | None:
        """Whoever it is about; what only the viewer sees is about the viewer."""
        seat: int | None = args.get("seat", self.seat)
        return seat
