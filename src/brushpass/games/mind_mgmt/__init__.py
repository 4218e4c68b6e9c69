"""MIND MGMT: one Recruiter on a hidden path through the city, everybody else together after them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar

from brushpass.engine import BadSetup, Decision, Game, Played, Setup
from brushpass.table import Face, Scene, Seen, Texts
from brushpass.table.question import follows

from .bot import MindMgmtMind
from .box.components import AGENT_MODULES, FEATURES, FOLDER, MODULES, RECRUITER_MODULES
from .box.naming import names
from .chronicle import chapter, news
from .guide import GUIDES
from .invariants import check
from .psychics import PSYCHICS
from .rules.agents import activate, agent, drum, push
from .rules.asking import answer, reveal
from .rules.campaign import Campaign
from .rules.notes import act
from .rules.recruiter import late_paperwork, recruiter, time
from .rules.set_up import (
    agent_cards,
    agents,
    card,
    chaos,
    confirm,
    display,
    early_tip,
    immortals,
    opening,
    picky_handler,
    second_slip,
    start,
    street_works,
)
from .scene import scene
from .scene.about import about_data
from .scene.eyes import MindEyes
from .scene.log import Story
from .scene.questions import QUESTIONS
from .secrets import dream, recall, redact
from .state import PILE, PLACES, RECRUITER, MindMgmt
from .terminal import draw
from .view import View, view


class MindMgmtFace(Face[View, Story]):
    """The table in a browser and in a terminal."""

    bots: ClassVar = PSYCHICS
    guides = GUIDES

    def story(self, seat: int | None, names: Sequence[str], texts: Texts, setup: Setup) -> Story:
        """The log, and the ways of figures."""
        return Story(seat, names, texts, setup)

    def scene(self, seen: Seen, texts: Texts, story: Story) -> Scene:
        """The table as a person sees it in a browser."""
        return scene(seen, texts, story)

    def draw(self, view: View, texts: Texts) -> str:
        """The table as plain text."""
        return draw(view, texts)

    def follows(self, seen: Seen, option: Any, texts: Texts) -> str:
        """What is known to follow from an option."""
        return follows(QUESTIONS, MindEyes(seen, texts), option)

    def about_data(self, texts: Texts) -> tuple[str, ...]:
        """Which data are from the rulebook and which are ours."""
        return about_data(texts)

    def chapter(self, played: Played, texts: Texts) -> str:
        """MM-12.10: a game in the log of a campaign."""
        return chapter(played, texts)

    def news(self, played: Sequence[Played], texts: Texts) -> tuple[str, ...]:
        """MM-12.2: what the last game of a campaign has opened."""
        return news(played, texts)

    def names(self, locale: str) -> dict[str, str]:
        """Locations and borders."""
        return names()


class MindMgmtGame(Game[MindMgmt, View]):
    """A hunt for two to five: seat 0 is the Recruiter, all others are the Agents together."""

    id = "mind_mgmt"
    seat_counts = (2, 3, 4, 5)
    minutes = (45, 75)
    modes = ("training", "full")
    options: ClassVar = {
        "aids": ("crossed", "places", "heat", "none"),
        "agent_cards": ("dealt", "chosen"),
        "early_visit_counts": (True, False),
        **dict.fromkeys(MODULES, (False, True)),
    }
    option_seats: ClassVar = {"agent_cards": (3, 4, 5)}
    option_modes: ClassVar = dict.fromkeys(("agent_cards", "early_visit_counts", *MODULES), ("full",))
    option_groups: ClassVar = {"recruiter_modules": RECRUITER_MODULES, "agent_modules": AGENT_MODULES}
    stages: ClassVar = {
        "chaos": chaos,
        "street_works": street_works,
        "card": card,
        "start": start,
        "picky_handler": picky_handler,
        "opening": opening,
        "confirm": confirm,
        "immortals": immortals,
        "agent_cards": agent_cards,
        "agents": agents,
        "second_slip": second_slip,
        "display": display,
        "early_tip": early_tip,
        "recruiter": recruiter,
        "time": time,
        "late_paperwork": late_paperwork,
        "activate": activate,
        "agent": agent,
        "answer": answer,
        "reveal": reveal,
        "push": push,
        "drum": drum,
    }
    state = MindMgmt
    places = PLACES
    prompts: ClassVar = {
        "street-works-to": ("border",),
        "agent-start": ("agent",),
        "agent": ("agent",),
        "answer": ("feature",),
        "push": ("place",),
        "drum": ("agent",),
    }
    events: ClassVar = {
        "chaos": ("seat", "border"),
        "streets-left": (),
        "streets-moved": ("border", "target"),
        "card-kept": (),
        "card-is": ("card",),
        "started": ("place",),
        "announced": ("hour", "count"),
        "immortal": ("place",),
        "shared-out": ("owners",),
        "agent-taken": ("seat", "agent"),
        "agent-starts": ("agent", "place"),
        "second-slip": ("place",),
        "displayed": ("feature",),
        "step-laid": ("place",),
        "acted": (),
        "glided": ("place", "target"),
        "restless": (),
        "recruited": ("feature",),
        "hour": ("hour",),
        "slipped": ("hour", "token"),
        "put-off": ("hour",),
        "activated": ("seat", "agent"),
        "strides": ("agent",),
        "moved": ("agent", "place"),
        "asks": ("agent", "place", "feature"),
        "dolphin": ("feature",),
        "nothing": ("feature",),
        "revealed": ("agent", "place", "number"),
        "captured": ("agent", "place"),
        "missed": ("agent", "place"),
        "targeted": ("place", "yes"),
        "shaken": ("agent", "feature", "hit"),
        "pushed": ("agent", "place", "target"),
        "agent-rests": ("agent",),
        "round": ("round",),
        "noted": ("seat", "place", "text"),
        "note-moved": ("seat", "place", "target", "text"),
        "note-gone": ("seat", "place", "text"),
    }
    named = ("agent", "feature", "card", "token", "border", "target")
    reasons = ("capture", "dead-end", "recruits", "clock")
    folder = FOLDER
    mind = MindMgmtMind()
    series = Campaign()
    face = MindMgmtFace()

    def settle(self, setup: Setup) -> None:
        """MM-13.1: house modules are for the full game."""
        agreed = [module for module in MODULES if setup.options[module]]
        if agreed and setup.mode != "full":
            raise BadSetup(f"mind_mgmt: {', '.join(agreed)} can be agreed on for the full game only")

    def sides(self, setup: Setup) -> tuple[tuple[int, ...], ...]:
        """MM-2.1."""
        return ((RECRUITER,), tuple(range(1, setup.seats)))

    def deal(self, setup: Setup) -> MindMgmt:
        """MM-2: the table before anything is placed."""
        return MindMgmt(stage="chaos" if setup.mode == "full" else "card", piles=PLACES.filled({PILE: FEATURES}))

    def view(self, t: MindMgmt, seat: int | None, over: bool) -> View:
        """Who may see what: the table under "Hidden information"."""
        return view(t, seat, over)

    def redact(self, t: MindMgmt, seat: int) -> None:
        """R-20: the Recruiter's secret, the Agents' marks."""
        redact(t, seat)

    def dream(self, t: MindMgmt, seat: int, rng: Random) -> None:
        """A secret that agrees with all that came out."""
        dream(t, seat, rng)

    def recall(self, present: MindMgmt, t: MindMgmt, decision: Decision[Any]) -> Any:
        """How the Recruiter came to where they are."""
        return recall(present, t, decision)

    def act(self, t: MindMgmt, seat: int, act_: Any) -> tuple[int, ...] | None:
        """MM-8.1: notes and marks."""
        return act(t, seat, act_)

    def invariants(self, t: MindMgmt, between: bool) -> None:
        """MM-INV."""
        check(t, between)


GAME = MindMgmtGame()
