"""The log of In Too Deep in plain words, turn by turn; and what it tells that a view does not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from brushpass.engine import Event, Setup
from brushpass.table import Texts, story
from brushpass.table.beats import Beat
from brushpass.table.people import panel_id
from brushpass.table.scene import Card, Counter, Line, Tone, line_id

from ..box.box import Box
from ..state import NOBODY
from .beats import beats

HEADINGS = ("turn", "chapter")
UNSAID = ("dominance", "drew-evidence", "city", "values", "no-crime")
"""What the board shows better, or the line beside it has told."""
ICONS: dict[str, tuple[str, Tone]] = {
    "searched": ("search", "bad"),
    "search-moved": ("search", "plain"),
    "guardian": ("guardian", "plain"),
    "barrier": ("barrier", "plain"),
    "lines": ("file", "plain"),
    "tasks": ("folder", "plain"),
    "bar-filled": ("eye", "plain"),
    "dead-clock": ("clock", "bad"),
    "drained": ("clock", "bad"),
    "chapter-ends": ("clock", "bad"),
    "last-turns": ("clock", "bad"),
    "success": ("folder", "good"),
    "failure": ("folder", "bad"),
    "foiled": ("plan", "good"),
    "not-foiled": ("plan", "bad"),
}
"""What stands before a line that nobody is the cause of."""
FRESHEST = 2
"""How many zones have traces."""
BY_ECHO = ("echo-card", "progress")
GAINS = ("information", "folders-paid", "scored-dominance", "least-corrupt", "scored-evidence", "scored-dilemmas")
LOSSES = ("penalty", "sank")
SCORING = ("scored-dominance", "corruption", "least-corrupt", "sank", "scored-evidence", "scored-dilemmas")


class Deed(NamedTuple):
    """A major crime that was committed."""

    player: int
    crime: str
    outcome: str


class Story(story.Story):
    """What the log tells, event by event: its lines, where everything was, who has committed what, who has how much."""

    def __init__(self, seat: int | None, names: Sequence[str], texts: Texts, setup: Setup, box: Box) -> None:
        super().__init__(seat, names, texts, setup)
        self.box = box
        self.active = NOBODY
        """Whose turn runs."""
        self.ring: tuple[str, ...] = ()
        self.at: dict[str, str] = {}
        """The zone of every criminal."""
        self.items: dict[str, str] = {}
        """The zone where an item lies, or the criminal who holds it."""
        self.hooks: dict[str, int] = {}
        """Who has hooked a criminal."""
        self.traces: dict[str, None] = {}
        """What was touched in the last turn in which anything happened."""
        self.fresh = True
        self.taken: dict[int, tuple[str, ...]] = {}
        """The kinds of evidence that each player has taken from the bar."""
        self.shown: dict[int, tuple[str, ...]] = {}
        """The dilemmas that each player showed in the last challenge."""
        self.duel: dict[int, int | None] = {}
        """The two of the last challenge, and the corruption that each has shown."""
        self.judged: Card | None = None
        """How the last investigation went."""
        self.deeds: list[Deed] = []
        """The major crimes, in order."""
        self.scores: dict[str, dict[int, int]] = {}
        """What every step of the final scoring brought to each player."""
        self.plan: tuple[tuple[str, int], ...] = ()
        self.values: tuple[tuple[str, int], ...] = ()
        """TD-22.8, TD-22.10: how many of a kind are in the plan, and what each kind is worth."""
        self.foiled = False
        self.sunk: list[int] = []
        """Who is in too deep."""
        self.information = [box.starting_information] * len(self.names)
        self.course: list[tuple[int, ...]] = []
        """How much information everybody had when each turn began."""

    def hear(self, number: int, event: Event) -> None:
        """Take in one event."""
        kind, args = event.event, event.args
        made, before = beats(self, number, kind, args), tuple(self.information)
        if kind == "turn":
            self.active, self.fresh = args["seat"], True
            self.course.append(tuple(self.information))
        self._follow(kind, args)
        self._count(kind, args)
        self._know(kind, args)
        amounts = self._amounts(before)
        if amounts:
            made = made or (Beat(event=number),)
            made[0].counters = amounts
        self.beats += made
        if kind not in UNSAID:
            self.lines.append(self._line(number, event))

    # -- what is where -------------------------------------------------------------------------------------------------

    def _follow(self, kind: str, args: dict[str, Any]) -> None:
        """Keep up with the city, and with what was touched."""
        if kind == "city":
            self.ring = tuple(args["zones"])
            self.at = dict(zip(args["criminals"], args["stand"], strict=True))
            self.items = dict(zip(self.box.items, args["lie"], strict=True))
        elif kind == "moved":
            self._touch(self.at.get(args["criminal"], args["zone"]), args["zone"])
            self.at[args["criminal"]] = args["zone"]
        elif kind in ("item-moved", "took-item", "dropped"):
            where = args.get("zone") or args["criminal"]
            self.items[args["item"]] = self.at.get(where, where) if kind == "dropped" else where
            self._touch(self.at.get(where, where))
        elif kind == "items-swapped":
            one, other = args["item"], args["other"]
            self.items[one], self.items[other] = self.items.get(other, ""), self.items.get(one, "")
        elif kind in ("hooked", "took-hook"):
            self.hooks[args["criminal"]] = args["seat"]
        elif kind == "unhooked":
            self.hooks.pop(args["criminal"], None)
        elif kind in ("searched", "search-moved", "guardian"):
            self._touch(args["zone"])

    def _touch(self, *zones: str) -> None:
        """Something happened there; the traces of the turn before go."""
        if self.fresh:
            self.fresh, self.traces = False, {}
        kept = [zone for zone in self.traces if zone not in zones]
        self.traces = dict.fromkeys([*kept, *zones][-FRESHEST:])

    def zone(self, item: str) -> str:
        """Where an item is, held or dropped."""
        where = self.items.get(item, "")
        return self.at.get(where, where)

    # -- who has what --------------------------------------------------------------------------------------------------

    def _count(self, kind: str, args: dict[str, Any]) -> None:
        """R-29: information is in the open, so every change of it is told."""
        count = args.get("count", 0)
        if kind in GAINS or kind == "support":
            self.information[args["seat"]] += count
        elif kind in LOSSES:
            self.information[args["seat"]] -= count
        elif kind == "took-hook":
            self.information[args["seat"]] -= args["paid"]
            self.information[args["rival"]] += 1
        elif kind == "won-challenge":
            self.information[args["seat"]] += count
            self.information[args["rival"]] -= count
        if kind in SCORING:
            self.scores.setdefault(kind, {})[args["seat"]] = count

    def _amounts(self, before: tuple[int, ...]) -> tuple[Counter, ...]:
        """How much information those have now who had another amount before: in their row, and on their console."""
        word = self.say("scene-info-word")
        return tuple(
            [
                Counter(id=where, value=str(now), word=word)
                for player, now in enumerate(self.information)
                if now != before[player]
                for where in (f"info-{player}", panel_id(player))
            ]
        )

    def _know(self, kind: str, args: dict[str, Any]) -> None:
        """What can be known of the others, and the story."""
        if kind == "gained":
            self.taken[args["seat"]] = (*self.taken.get(args["seat"], ()), args["kind"])
        elif kind == "challenged":
            self.duel = dict.fromkeys((args["seat"], args["rival"]))
        elif kind == "showed":
            self.duel[args["seat"]] = args["value"]
            self.shown[args["seat"]] = tuple(args["dilemmas"])
        elif kind == "stored":
            self.shown.pop(args["seat"], None)
        elif kind == "outcome":
            self.deeds.append(Deed(args["seat"], args["crime"], args["outcome"]))
        elif kind in ("foiled", "not-foiled"):
            self.foiled, self.plan = kind == "foiled", tuple(map(tuple, args["plan"]))
        elif kind == "values":
            self.values = tuple(map(tuple, args["values"]))
        elif kind == "in-too-deep":
            self.sunk.append(args["seat"])

    # -- a line --------------------------------------------------------------------------------------------------------

    def _line(self, number: int, event: Event) -> Line:
        kind = event.event
        icon, tone = ICONS.get(kind, ("", "plain"))
        seat = event.args.get("seat")
        if seat is None and not icon and self.active != NOBODY:
            seat = self.active
        if kind in BY_ECHO:
            seat = self.setup.seats
        heading = kind in HEADINGS
        text = self.texts.event(event, self.names)
        if kind == "echo-card":
            text = self.say("scene-echo-turned", letter=self.box.echo.cards[event.args["card"]].letter)
        return Line(id=line_id(number), text=text, seat=None if heading and kind == "chapter" else seat,
                    heading=heading, icon=icon, tone=tone)  # fmt: skip
