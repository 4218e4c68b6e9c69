"""Spy Connection: spies race each other over a map of Europe, along networks of their agents."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar

from brushpass.engine import BadSetup, Decision, Game, Match, Observation, Place, Setup
from brushpass.table import Scene, Seen, Texts

from . import bot, terminal
from .box import Box
from .data import FOLDER, chosen_box
from .ending import extra, mark
from .invariants import check
from .naming import Names, names
from .scene import scene
from .scene_data import about_data
from .scene_log import Story
from .set_up import deal, draft
from .state import Player, SpyConnection
from .turn import moved, turn
from .view import View, view

MOST_SEATS = 4


class SpyConnectionGame(Game[SpyConnection, View]):
    """A race for two to four, every seat for itself, played with what is in a box."""

    id = "spy_connection"
    seat_counts = (2, 3, 4)
    minutes = (30, 45)
    small_steps = True
    modes = ("first", "advanced")
    options: ClassVar = {
        "board": ("light", "dark"),
        **{f"agents_{number}": (15, 14) for number in range(1, MOST_SEATS + 1)},
    }
    option_seats: ClassVar = {f"agents_{number}": tuple(range(max(number, 2), MOST_SEATS + 1)) for number in (3, 4)}
    option_where: ClassVar = {f"agents_{number}": {"board": "light"} for number in range(1, MOST_SEATS + 1)}
    stages: ClassVar = {"deal": deal, "draft": draft, "turn": turn, "moved": moved, "mark": mark, "extra": extra}
    state = SpyConnection
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

    def __init__(self, box: Box) -> None:
        self.box = box
        self.fingerprint = box.fingerprint

    def settle(self, setup: Setup) -> None:
        """SC-10.5: the dark side is played with 15 agents each."""
        if setup.options["board"] == "dark" and any(agents(setup, seat) != 15 for seat in range(setup.seats)):
            raise BadSetup("spy_connection: the dark side is played with 15 agents each, not with 14")

    def places(self, seats: int) -> tuple[Place, ...]:
        """The mission deck and the start missions that nobody has.

        Everybody knows what lies in them, since all that left them is in the open; only the order of the deck is not
        known, and no bag has one.
        """
        return (Place("deck", *range(seats)), Place("start-missions", *range(seats)))

    def deal(self, setup: Setup) -> SpyConnection:
        """SC-2.2, SC-2.10, SC-10.1, SC-10.2: the table before anything is turned up."""
        players = [Player(agents=agents(setup, seat), supply=agents(setup, seat)) for seat in range(setup.seats)]
        return SpyConnection(
            stage="deal", players=players, piles=[list(self.box.mission_cards), list(self.box.start_cards)]
        )

    def names(self, locale: str) -> Names:
        """Missions, spaces, and the cities of replaced data."""
        return names(self.box, locale)

    def view(self, t: SpyConnection, seat: int | None, over: bool) -> View:
        """SC-11."""
        return view(t, seat, over)

    def draw(self, view: View, texts: Texts) -> str:
        """The table as plain text."""
        return terminal.draw(view, self.box, texts)

    def follows(self, view: View, decision: Decision[Any], option: Any, texts: Texts) -> str:
        """What is known to follow from an option."""
        return terminal.follows(view, self.box, decision, option, texts)

    def scene(self, seen: Seen, texts: Texts, story: Story) -> Scene:
        """The table as a person sees it in a browser."""
        return scene(seen, texts, story)

    def story(self, seat: int | None, names: Sequence[str], texts: Texts, setup: Setup) -> Story:
        """The log, and the ways of the spies."""
        return Story(seat, names, texts, setup)

    def about_data(self, texts: Texts) -> tuple[str, ...]:
        """Which data are from the rulebook and which are ours."""
        return about_data(self.box, texts)

    def invariants(self, t: SpyConnection, between: bool) -> None:
        """SC-INV."""
        check(t, between)

    def advise(self, observation: Observation, rng: Random) -> Any:
        """The next choice of the best turn it sees."""
        return bot.advise(observation, rng)

    def guess(self, t: SpyConnection, decision: Decision[Any], rng: Random) -> Any:
        """The same, for any seat of an imagined world."""
        return bot.glance(t, decision)

    def consider(self, t: SpyConnection, decision: Decision[Any]) -> list[Any]:
        """What brings the turn on."""
        return bot.considered(t, decision)

    def foresee(self, world: Match[SpyConnection, View], rng: Random) -> tuple[float, ...]:
        """Points and promises a turn later."""
        return bot.foresee(world)


def agents(setup: Setup, seat: int) -> int:
    """SC-10.1, SC-10.2: how many agents a seat plays with."""
    count: int = setup.options[f"agents_{seat + 1}"]
    return count


GAME = SpyConnectionGame(chosen_box())
