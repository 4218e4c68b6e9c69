"""Spy Connection: spies race each other over a map of Europe, along networks of their agents."""

from __future__ import annotations

from typing import ClassVar

from brushpass.engine import BadSetup, Game, Setup

from .bot import SpyConnectionMind
from .box.box import Box
from .box.data import FOLDER, chosen_box
from .invariants import check
from .rules.ending import extra, mark
from .rules.set_up import deal, draft
from .rules.turn import moved, turn
from .scene import SpyConnectionFace
from .state import DECK, PLACES, STARTS, Player, SpyConnection
from .view import View, view

MOST_SEATS = 4


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
