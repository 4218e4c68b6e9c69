"""Agent Avenue (Můj soused špion): two neighbours recruit agents and chase each other round the block."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from brushpass.engine import Game, Setup
from brushpass.table import Face, Scene, Seen, Texts
from brushpass.table.question import follows

from .bot import AgentAvenueMind
from .box.components import AGENT_CARDS, FOLDER, HOMES, MARKET_CARDS
from .guide import AvenueGuide
from .invariants import check
from .neighbours import NEIGHBOURS
from .rules.market import black_market
from .rules.play import play_alone
from .rules.recruit import recruit
from .rules.set_up import deal
from .rules.team import first_lays, lead_swaps, partner_swaps, second_lays
from .scene import scene
from .scene.eyes import AvenueEyes
from .scene.log import AvenueStory
from .scene.questions import QUESTIONS
from .state import DECK, DOWNS, HANDS, MARKET_DECK, PLACES, AgentAvenue, Side
from .terminal import draw
from .view import View, view

TEAMS = {
    (2, "green"): ((0,), (1,)),
    (2, "blue"): ((0,), (1,)),
    (3, "green"): ((0, 1), (2,)),
    (3, "blue"): ((0,), (1, 2)),
    (4, "green"): ((0, 1), (2, 3)),
    (4, "blue"): ((0, 1), (2, 3)),
}
"""AA-2.8, AA-11.1: the seats of green and blue by the number of players and, with three, by who plays as a pair."""


class AgentAvenueFace(Face[View, AvenueStory]):
    """The table in a browser and in a terminal."""

    guides = (AvenueGuide(),)
    bots: ClassVar = NEIGHBOURS

    def story(self, seat: int | None, names: Sequence[str], texts: Texts, setup: Setup) -> AvenueStory:
        """The log turn by turn."""
        return AvenueStory(seat, names, texts, setup)

    def scene(self, seen: Seen, texts: Texts, story: AvenueStory) -> Scene:
        """The table as a person sees it in a browser."""
        return scene(seen, texts, story)

    def draw(self, view: View, texts: Texts) -> str:
        """The table as plain text."""
        return draw(view, texts)

    def follows(self, seen: Seen, option: str, texts: Texts) -> str:
        """What is known to follow from an option."""
        return follows(QUESTIONS, AvenueEyes(seen, texts), option)


class AgentAvenueGame(Game[AgentAvenue, View]):
    """A duel, two against one or two against two, with or without the black market."""

    id = "agent_avenue"
    version = 2
    oldest = 1  # in which a side of one showed its face-up card before it had chosen the other
    seat_counts = (2, 3, 4)
    minutes = (10, 20)
    modes = ("basic", "advanced")
    options: ClassVar = {"pair": ("green", "blue")}
    option_seats: ClassVar = {"pair": (3,)}
    stages: ClassVar = {
        "deal": deal,
        "swap": play_alone,
        "lead_swaps": lead_swaps,
        "partner_swaps": partner_swaps,
        "lay_face_up": first_lays,
        "lay_face_down": second_lays,
        "recruit": recruit,
        "market": black_market,
    }
    state = AgentAvenue
    places = PLACES
    prompts: ClassVar = {"lay-face-down": ("card",), "spycation-recruit": ("card",)}
    events: ClassVar = {
        "began": ("side",),
        "supply-opened": ("cards",),
        "swapped": ("seat",),
        "laid-face-up": ("seat", "card"),
        "laid-face-down": ("seat",),
        "recruited": ("side", "card", "steps"),
        "drove-on": ("side", "steps"),
        "moved": ("side", "steps"),
        "took-market-card": ("seat", "market"),
        "supply-refilled": ("market",),
        "could-not": ("seat", "market"),
        "mind-controlled": ("seat", "card"),
        "showed-two": ("seat", "card"),
        "returned": ("seat", "card"),
    }
    named = ("card", "cards", "side", "market")
    reasons = (
        "catch",
        "codebreakers",
        "daredevils",
        "leader-of-the-pack",
        "masterplan",
        "security-system",
        "running-out",
    )
    folder = FOLDER
    mind = AgentAvenueMind()
    face = AgentAvenueFace()

    def deal(self, setup: Setup) -> AgentAvenue:
        """AA-2, AA-10.1 to AA-10.3, AA-11.1: the table before the cards are dealt."""
        market = MARKET_CARDS if setup.mode == "advanced" else ()
        piles = PLACES.filled({DECK: AGENT_CARDS, MARKET_DECK: market})
        sides = [Side(team=team, home=home) for team, home in zip(self.sides(setup), HOMES, strict=True)]
        return AgentAvenue(stage="deal", piles=piles, sides=sides, swaps=[0] * setup.seats)

    def sides(self, setup: Setup) -> tuple[tuple[int, ...], ...]:
        """AA-11.16: green and blue."""
        return TEAMS[setup.seats, setup.options["pair"]]

    def view(self, t: AgentAvenue, seat: int | None, over: bool) -> View:
        """AA-12."""
        return view(t, seat, over)

    def plausible(self, t: AgentAvenue, seat: int) -> bool:
        """AA-5.2, AA-5.3, AA-11.7, AA-11.8: a face-down card like the face-up one came from a hand of that name."""
        if t.stage != "recruit" or t.piles[DOWNS[t.second]][0] != t.face_up:
            return True
        return t.piles[HANDS[t.second]].count(t.face_up) >= t.kept

    def invariants(self, t: AgentAvenue, between: bool) -> None:
        """AA-INV."""
        check(t, between)


GAME = AgentAvenueGame()
