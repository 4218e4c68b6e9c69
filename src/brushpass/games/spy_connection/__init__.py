"""Spy Connection: spies race each other over a map, along networks of their agents."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from brushpass.engine import BadSetup, Game, Setup
from brushpass.table import Face, Scene, Seen, Texts
from brushpass.table.question import follows

from .bot import SpyConnectionMind
from .box.box import Box
from .box.data import FOLDER, chosen_box
from .box.naming import Names, names
from .invariants import check
from .rules.ending import extra, mark
from .rules.set_up import deal, draft
from .rules.turn import moved, turn
from .scene import scene
from .scene.about import about_data, amendments, facts
from .scene.eyes import SpyEyes
from .scene.log import Story
from .scene.questions import QUESTIONS
from .state import DECK, MOST_SEATS, PLACES, STARTS, Player, SpyConnection
from .stations import STATIONS
from .terminal import draw
from .view import View, view


class SpyConnectionFace(Face[View, Story]):
    """The table in a browser and in a terminal, played with what is in a box."""

    bots: ClassVar = STATIONS

    def __init__(self, box: Box) -> None:
        self.box = box

    def story(self, seat: int | None, names: Sequence[str], texts: Texts, setup: Setup) -> Story:
        """The log, and the ways of the spies."""
        return Story(seat, names, texts, setup, self.box)

    def scene(self, seen: Seen, texts: Texts, story: Story) -> Scene:
        """The table as a person sees it in a browser."""
        return scene(seen, texts, story, self.box)

    def draw(self, view: View, texts: Texts) -> str:
        """The table as plain text."""
        return draw(view, self.box, texts)

    def follows(self, seen: Seen, option: Any, texts: Texts) -> str:
        """What is known to follow from an option."""
        return follows(QUESTIONS, SpyEyes(seen, texts, self.box), option)

    def about_data(self, texts: Texts) -> tuple[str, ...]:
        """Which data are from the rulebook and which are ours."""
        return about_data(self.box, texts)

    def facts(self) -> dict[str, Any]:
        """The numbers of the box."""
        return facts(self.box)

    def amendments(self, texts: Texts) -> dict[str, str]:
        """Where the numbers of the box are not those of the rules."""
        return amendments(self.box, texts)

    def names(self, locale: str) -> Names:
        """Missions, spaces, and the cities of replaced data."""
        return names(self.box, locale)


class SpyConnectionGame(Game[SpyConnection, View]):
    """A race for two to four, every seat for itself, played with what is in a box."""

    id = "spy_connection"
    seat_counts = (2, 3, 4)
    minutes = (30, 45)
    modes = ("first", "advanced")
    options: ClassVar = {
        "board": ("light", "dark"),
        **{f"agents_{number}": (15, 14) for number in range(1, MOST_SEATS + 1)},
    }
    option_seats: ClassVar = {f"agents_{number}": tuple(range(max(number, 2), MOST_SEATS + 1)) for number in (3, 4)}
    option_where: ClassVar = {f"agents_{number}": {"board": "light"} for number in range(1, MOST_SEATS + 1)}
    stages: ClassVar = {"deal": deal, "draft": draft, "turn": turn, "moved": moved, "mark": mark, "extra": extra}
    state = SpyConnection
    places = PLACES
    prompts: ClassVar = {"moved": ("city",), "mark": ("city",), "extra": ("count",)}
    events: ClassVar = {
        "row-opened": ("missions",),
        "began": ("seat",),
        "starts-opened": ("missions",),
        "start": ("seat", "mission", "city"),
        "turn": ("round", "seat"),
        "accepted": ("seat", "mission", "planning"),
        "turned-up": ("mission",),
        "connected": ("seat", "city", "cost"),
        "moved": ("seat", "city"),
        "stayed": ("seat", "city"),
        "took-back": ("seat", "space", "count"),
        "unmarked": ("seat", "mission", "city"),
        "discarded": ("seat", "mission", "count"),
        "marked": ("seat", "mission", "city"),
        "completed": ("seat", "mission", "points"),
        "extra-turn": ("seat",),
        "declined": ("seat",),
        "last-round": ("seat",),
        "exhausted": ("seat",),
    }
    named = ("mission", "missions", "city", "space")
    reasons = ("missions", "missions-tie", "exhausted", "exhausted-tie")
    folder = FOLDER
    mind = SpyConnectionMind()
    face: SpyConnectionFace

    def __init__(self, box: Box) -> None:
        self.box = box
        self.fingerprint = box.fingerprint
        self.face = SpyConnectionFace(box)

    def settle(self, setup: Setup) -> None:
        """SC-10.5: the dark side is played with 15 agents each."""
        if setup.options["board"] == "dark" and any(agents(setup, seat) != 15 for seat in range(setup.seats)):
            raise BadSetup("spy_connection: the dark side is played with 15 agents each, not with 14")

    def deal(self, setup: Setup) -> SpyConnection:
        """SC-2.2, SC-2.10, SC-10.1, SC-10.2: the table before anything is turned up."""
        players = [Player(agents=agents(setup, seat), supply=agents(setup, seat)) for seat in range(setup.seats)]
        piles = PLACES.filled({DECK: self.box.mission_cards, STARTS: self.box.start_cards})
        return SpyConnection(stage="deal", players=players, piles=piles)

    def view(self, t: SpyConnection, seat: int | None, over: bool) -> View:
        """SC-11."""
        return view(t, seat, over)

    def invariants(self, t: SpyConnection, between: bool) -> None:
        """SC-INV."""
        check(t, between)


def agents(setup: Setup, seat: int) -> int:
    """SC-10.1, SC-10.2: how many agents a seat plays with."""
    count: int = setup.options[f"agents_{seat + 1}"]
    return count


GAME = SpyConnectionGame(chosen_box())
