"""In Too Deep: undercover in a ring of eight zones, and who sinks deepest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from brushpass.engine import BadSetup, Game, Setup
from brushpass.table import Face, Scene, Seen, Texts
from brushpass.table.question import follows

from .bot import InTooDeepMind
from .box.box import CRIMINALS, Box
from .box.data import FOLDER, chosen_box
from .box.naming import Names, names
from .guide import DeepGuide
from .invariants import check
from .rules.chapters import after, evaluate, renew, store
from .rules.crimes import crime
from .rules.echo import echo
from .rules.hooks import hook
from .rules.set_up import IN, OUT, deal
from .rules.turn import act, begin, returns
from .scene import scene
from .scene.about import about_data
from .scene.amendments import amendments
from .scene.eyes import DeepEyes
from .scene.log import Story
from .scene.questions import QUESTIONS
from .state import DILEMMAS, ECHO_DECK, PLACES, SUPPLY, SUPPORT, TASKS, Console, InTooDeep, key
from .terminal import draw
from .undercover import UNDERCOVER
from .view import View, view


class InTooDeepFace(Face[View, Story]):
    """The table in a browser and in a terminal, played with what is in a box."""

    bots: ClassVar = UNDERCOVER

    def __init__(self, box: Box) -> None:
        self.box = box
        self.guides = () if box.fingerprint else (DeepGuide(box),)

    def story(self, seat: int | None, names: Sequence[str], texts: Texts, setup: Setup) -> Story:
        """The log, and what can be known of the others."""
        return Story(seat, names, texts, setup, self.box)

    def scene(self, seen: Seen, texts: Texts, story: Story) -> Scene:
        """The table as a person sees it in a browser."""
        return scene(seen, texts, story, self.box)

    def draw(self, view: View, texts: Texts) -> str:
        """The table as plain text."""
        return draw(view, self.box, texts)

    def follows(self, seen: Seen, option: Any, texts: Texts) -> str:
        """What is known to follow from an option."""
        return follows(QUESTIONS, DeepEyes(seen, texts, self.box), option)

    def about_data(self, texts: Texts) -> tuple[str, ...]:
        """Which data are from the rulebook and which are ours."""
        return about_data(self.box, texts)

    def amendments(self, texts: Texts) -> dict[str, str]:
        """Where the numbers of the box are not those of the rules."""
        return amendments(self.box, texts)

    def names(self, locale: str) -> Names:
        """Cards, tokens and plot lines, and the things of replaced data."""
        return names(self.box, locale)


class InTooDeepGame(Game[InTooDeep, View]):
    """One to five undercover, each for themselves, some of them against Echo; played with what is in a box."""

    id = "in_too_deep"
    seat_counts = (1, 2, 3, 4, 5)
    minutes = (60, 120)
    modes = ("standard", "echo")
    mode_seats: ClassVar = {"standard": (2, 3, 4, 5), "echo": (1, 2)}
    automaton = "echo"
    automaton_modes = ("echo",)
    options: ClassVar = {
        "difficulty": ("normal", "hard"),
        "starts": ("random", "first"),
        "lines": (5, 6, 7),
        **dict.fromkeys(CRIMINALS, ("maybe", IN, OUT)),
    }
    option_modes: ClassVar = {"difficulty": ("echo",)}
    option_seats: ClassVar = {"starts": (2, 3, 4, 5)}
    option_groups: ClassVar = {"criminals": CRIMINALS}
    stages: ClassVar = {
        "deal": deal,
        "begin": begin,
        "hook": hook,
        "act": act,
        "crime": crime,
        "returns": returns,
        "after": after,
        "evaluate": evaluate,
        "renew": renew,
        "store": store,
        "echo": echo,
    }
    state = InTooDeep
    places = PLACES
    prompts: ClassVar = {
        "pay": ("criminal",),
        "police": ("count",),
        "heights": ("count",),
        "look": ("count",),
        "take-seen": ("kind", "other"),
        "dominate": ("count",),
        "criminal-zone": ("criminal",),
        "item-zone": ("item",),
        "search-to": ("zone",),
        "assign": ("crime",),
        "outcome": ("crime",),
        "effect-zone": ("thing",),
        "effect-way": ("criminal",),
        "store": ("count",),
    }
    events: ClassVar = {
        "city": ("zones", "criminals", "stand", "lie"),
        "lines": ("lines",),
        "starts": ("seat",),
        "turn": ("seat", "turn"),
        "hooked": ("seat", "criminal"),
        "took-hook": ("seat", "criminal", "rival", "paid"),
        "unhooked": ("seat", "criminal"),
        "dominance": ("seat", "criminal", "field"),
        "moved": ("criminal", "zone"),
        "item-moved": ("item", "zone"),
        "took-item": ("criminal", "item"),
        "dropped": ("criminal", "item"),
        "items-swapped": ("item", "other"),
        "searched": ("zone",),
        "search-moved": ("count", "zone"),
        "guardian": ("zone",),
        "barrier": ("number", "zone", "next"),
        "stamina": ("seat", "criminal"),
        "used-zone": ("seat", "zone"),
        "tolerance": ("seat", "count"),
        "dilemmas": ("seat", "count"),
        "drew-dilemmas": ("dilemmas",),
        "challenged": ("seat", "rival"),
        "showed": ("seat", "dilemmas", "value"),
        "won-challenge": ("seat", "rival", "count"),
        "discarded-dilemma": ("seat",),
        "gained": ("seat", "kind"),
        "gained-unseen": ("seat",),
        "drew-evidence": ("kind",),
        "bar-filled": ("kinds",),
        "declined": ("seat",),
        "filed": ("seat", "kind", "row"),
        "stashed": ("seat",),
        "planned": ("seat", "bonus"),
        "looked": ("seat", "place"),
        "looked-stash": ("seat", "rival"),
        "saw": ("place", "kind"),
        "saw-stash": ("rival", "kind"),
        "took": ("seat", "place"),
        "took-stash": ("seat", "rival"),
        "flipped": ("seat", "place", "kind"),
        "flipped-stash": ("seat", "rival", "kind"),
        "support": ("seat", "token", "count"),
        "used-support": ("seat", "token"),
        "locked": ("seat", "criminal"),
        "hooks-swapped": ("seat", "rival"),
        "crime-beside": ("seat", "sort"),
        "drew-crime": ("seat", "sort"),
        "returned": ("seat", "sort"),
        "no-crime": ("seat",),
        "committed": ("seat", "crime"),
        "committed-petty": ("seat", "crime"),
        "outcome": ("seat", "crime", "outcome"),
        "information": ("seat", "count"),
        "chapter-ends": ("chapter",),
        "last-turns": ("count",),
        "dead-clock": (),
        "drained": ("count",),
        "success": ("chapter",),
        "folders-paid": ("seat", "folders", "count"),
        "failure": ("chapter", "count"),
        "loses-dominance": ("seat", "count"),
        "penalty": ("seat", "count"),
        "tasks": ("kinds",),
        "stored": ("seat", "count"),
        "chapter": ("chapter", "kinds"),
        "echo-card": ("card",),
        "progress": ("count",),
        "scored-dominance": ("seat", "count"),
        "corruption": ("seat", "count"),
        "least-corrupt": ("seat", "count"),
        "in-too-deep": ("seat",),
        "foiled": ("plan",),
        "not-foiled": ("plan",),
        "sank": ("seat", "count"),
        "values": ("values",),
        "scored-evidence": ("seat", "count"),
        "scored-dilemmas": ("seat", "count"),
    }
    players = ("seat", "rival")
    named = (
        "criminal",
        "criminals",
        "zone",
        "zones",
        "next",
        "item",
        "other",
        "thing",
        "kind",
        "kinds",
        "bonus",
        "token",
        "sort",
        "crime",
        "lines",
        "place",
        "outcome",
        "dilemmas",
        "who",
        "a",
        "b",
        "company",
    )
    reasons = ("information", "tie", "echo")
    folder = FOLDER
    mind = InTooDeepMind()
    face: InTooDeepFace

    def __init__(self, box: Box) -> None:
        self.box = box
        self.fingerprint = box.fingerprint
        self.face = InTooDeepFace(box)

    def settle(self, setup: Setup) -> None:
        """R-47: as many criminals as the table needs can be found among those agreed on."""
        needed = self.in_play(setup, "criminals")
        agreed = [setup.options[one] for one in CRIMINALS]
        if agreed.count(IN) > needed:
            raise BadSetup(f"in_too_deep: {needed} criminals are in play, not {agreed.count(IN)}")
        if len(agreed) - agreed.count(OUT) < needed:
            raise BadSetup(f"in_too_deep: {needed} criminals are in play, and {agreed.count(OUT)} of 10 are out")

    def in_play(self, setup: Setup, group: str) -> int:
        """TD-4.6: how many criminals."""
        return self.box.criminals_in_play[key(setup)]

    def deal(self, setup: Setup) -> InTooDeep:
        """TD-3: the table before anything is laid out."""
        box = self.box
        piles = PLACES.filled(
            {
                SUPPLY: [kind for kind in box.kinds for _ in range(12)],
                DILEMMAS: box.dilemmas,
                SUPPORT: [one.id for one in box.supports.values() for _ in range(one.count)],
                TASKS: box.kinds,
                ECHO_DECK: box.echo.cards if setup.mode == "echo" else (),
            }
        )
        consoles = [Console() for _ in range(setup.seats + (setup.mode == "echo"))]
        return InTooDeep(stage="deal", consoles=consoles, piles=piles)

    def view(self, t: InTooDeep, seat: int | None, over: bool) -> View:
        """TD-25."""
        return view(t, seat, over)

    def invariants(self, t: InTooDeep, between: bool) -> None:
        """TD-INV."""
        check(t, between)


GAME = InTooDeepGame(chosen_box())
