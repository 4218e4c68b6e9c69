"""Nemesis: Lockdown: a base on Mars, intruders in the dark, and everybody with an aim of their own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from brushpass.engine import Game, IllegalAct, Setup
from brushpass.table import Face, Scene, Seen, Texts
from brushpass.table.question import follows

from .bot import LockdownMind
from .box.box import CONTAMINATION, COOPERATIVE, Box
from .box.data import FOLDER, chosen_box
from .box.naming import Names, names
from .guide import LockdownGuide
from .invariants import check
from .rules import vocabulary
from .rules.ending import REASONS, ending
from .rules.events import attacks, bag, event, time
from .rules.leaving import launch
from .rules.reactions import ASKED, QUIET
from .rules.rounds import new_round, passing, turn, turn_end
from .rules.set_up import draft, laid_out, set_up
from .scene import scene
from .scene.about import about_data
from .scene.eyes import LockdownEyes
from .scene.log import Story
from .scene.questions import QUESTIONS
from .state import DRAWN, FRESH, HAND, INVENTORY, PLACES, SCANNED, Lockdown
from .terminal import draw
from .view import View, view


class LockdownFace(Face[View, Story]):
    """What people see of it."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.guides = () if box.fingerprint else (LockdownGuide(box),)

    def names(self, locale: str) -> Names:
        """Places by their numbers, and what the data in use call otherwise than the texts."""
        return names(self.box, locale)

    def story(self, seat: int | None, names: Sequence[str], texts: Texts, setup: Setup) -> Story:
        """The log, and what is seen to happen."""
        return Story(seat, names, texts, setup, self.box)

    def scene(self, seen: Seen, texts: Texts, story: Story) -> Scene:
        """The table as a viewer sees it."""
        return scene(seen, texts, story, self.box)

    def draw(self, view: View, texts: Texts) -> str:
        """The table as plain text."""
        return draw(view, self.box, texts)

    def follows(self, seen: Seen, option: Any, texts: Texts) -> str:
        """What is known to follow from an option."""
        return follows(QUESTIONS, LockdownEyes(seen, texts, self.box), option)

    def about_data(self, texts: Texts) -> tuple[str, ...]:
        """What is known of the printed box, and what is ours."""
        return about_data(self.box, texts)


class LockdownGame(Game[Lockdown, View]):
    """One to five, each for themselves or all together; played with what is in a box."""

    id = "nemesis_lockdown"
    version = 3
    seat_counts = (1, 2, 3, 4, 5)
    minutes = (90, 180)
    modes = ("standard", "coop", "resuscitation", "solo")
    mode_seats: ClassVar = {**dict.fromkeys(("standard", *COOPERATIVE), (2, 3, 4, 5)), "solo": (1,)}
    options: ClassVar = {"board": ("basic", "surface")}
    stages: ClassVar = {
        "set_up": set_up,
        "draft": draft,
        "round": new_round,
        "turn": turn,
        "passing": passing,
        "turn_end": turn_end,
        "launch": launch,
        "time": time,
        "attacks": attacks,
        "event": event,
        "bag": bag,
        "ending": ending,
    }
    state = Lockdown
    places = PLACES
    prompts: ClassVar = {
        "make-room": ("thing",),
        "reroll": ("face",),
        "allow": ("thing",),
        "come-along": ("seat", "stop"),
        "place-power": ("number",),
        "power-to": ("circuit",),
        "move-css": ("slot",),
        "where": ("noise",),
        "either": ("choice",),
        "trade": ("deal",),
        "accept": ("deal",),
    }
    events: ClassVar = {
        # -- set-up and rounds
        "shared-objectives": ("cards",),
        "character": ("seat", "character"),
        "round": ("round", "slot"),
        "turn": ("seat",),
        "passes": ("seat",),
        "ended": ("how",),
        # -- actions
        "acts": ("seat", "action"),
        "plays": ("seat", "card"),
        "uses": ("seat", "item"),
        "room-action": ("seat", "action"),
        "discarded": ("seat", "card"),
        "reacted": ("seat", "card"),
        "interrupted": ("seat", "actor"),
        "light": ("seat", "item"),
        "computer": ("card",),
        # -- moving and Noise
        "moved": ("seat", "room"),
        "explored": ("seat", "room", "tile", "count", "effect"),
        "noise-roll": ("seat", "face"),
        "noise": ("way",),
        "danger": ("room",),
        # -- the surface of Mars
        "surface-token": ("seat", "room", "effect"),
        "surface-card": ("seat", "card"),
        "drove": ("seat", "room"),
        "found": ("seat", "colour"),
        # -- markers and Doors
        "fire": ("room",),
        "malfunction": ("room",),
        "marker-discarded": ("marker", "room"),
        "door-closed": ("way",),
        "door-opened": ("way",),
        "door-destroyed": ("way",),
        "venting": ("room",),
        "venting-stopped": (),
        "vented": ("room",),
        # -- Intruders
        "no-encounter": ("seat",),
        "encounter": ("seat", "kind", "token"),
        "first-encounter": (),
        "kept": ("seat", "deck"),
        "appeared": ("kind", "room", "figure"),
        "left-board": ("kind", "room", "figure"),
        "intruder-moved": ("kind", "room", "figure"),
        "replaced": ("kind", "becomes", "figure"),
        "surprise": ("seat", "kind"),
        "attack": ("kind", "seat", "card", "result", "figure"),
        "larva-attack": ("seat", "figure"),
        "shot": ("seat", "item", "face"),
        "struck": ("seat", "face"),
        "injured": ("kind", "count", "figure"),
        "checked": ("kind", "cards"),
        "killed": ("kind", "room", "figure"),
        "retreats": ("kind", "card"),
        "egg-destroyed": ("room",),
        "egg-laid": (),
        "nest-destroyed": (),
        # -- people
        "burns": ("seat",),
        "light-wound": ("seat",),
        "healed-light": ("seat",),
        "serious-wound": ("seat", "card"),
        "dressed": ("seat", "card"),
        "healed": ("seat", "card"),
        "died": ("seat",),
        "revived": ("seat",),
        "slimed": ("seat",),
        "larva": ("seat",),
        "larva-removed": ("seat",),
        "contaminated": ("seat",),
        "scanned": ("seat", "count"),
        "saw-scan": ("count",),
        "scanned-openly": ("seat", "strain"),
        "got-rid": ("seat", "strain"),
        "learned": ("seat", "count"),
        "verified": ("seat",),
        "signal": ("seat",),
        "analysed": ("seat", "thing"),
        "weakness": ("card",),
        # -- Items
        "searched": ("seat", "colour"),
        "took": ("seat", "thing"),
        "dropped": ("seat", "thing"),
        "dropped-hidden": ("seat", "colour"),
        "lost": ("seat", "colour"),
        "gave": ("seat", "rival", "colour"),
        "handed": ("seat", "rival", "thing"),
        "showed": ("seat", "rival", "colour"),
        "saw-item": ("rival", "item"),
        "refused": ("seat",),
        "crafted": ("seat", "item"),
        "unlocked": ("seat", "item"),
        "loaded": ("seat", "item", "count"),
        "attached": ("seat", "item"),
        "repaired": ("seat", "item"),
        "bound": ("seat", "item", "thing"),
        # -- the base and the clock
        "power": ("circuit", "side"),
        "power-restored": ("seat",),
        "power-swapped": ("circuit", "rest"),
        "backup": ("side",),
        "elevator": ("circuit",),
        "rover": ("room",),
        "gate-opened": (),
        "time": ("slot",),
        "event": ("card",),
        "development": ("kind", "token"),
        "launch": ("token",),
        "alert": ("slot",),
        "countdown": ("slot",),
        "countdown-stopped": (),
        "irreversible": ("slot",),
        # -- leaving
        "boarded": ("seat", "pod"),
        "returned": ("seat", "room"),
        "left": ("seat", "fate"),
        # -- looking
        "looked-at-orders": ("seat", "source"),
        "saw-orders": ("source", "orders"),
        "took-order": ("seat",),
        "order-opened": ("order",),
        "checked-objectives": ("seat", "rival"),
        "saw-objective": ("rival", "card"),
        "looked-at-css": ("seat", "slot"),
        "saw-css": ("slot", "token"),
        "moved-css": ("seat", "slot", "to"),
        "looked-at-room": ("seat", "room"),
        "saw-tile": ("room", "tile"),
        "saw-token": ("room", "token"),
        # -- the end
        "order": ("order",),
        "condemned": ("seat",),
        "last-scan": ("seat", "result"),
        "last-cards": ("seat", "cards"),
        "objective": ("seat", "card", "result"),
        "shared-objective": ("card", "result"),
        "turned-up": ("room", "tile"),
    }
    players = ("seat", "actor", "rival")
    named = (
        "action", "becomes", "card", "cards", "character", "circuit", "colour", "deck", "effect", "face", "item",
        "kind", "marker", "order", "orders", "rest", "room", "strain", "thing", "tile", "token", "way",
    )  # fmt: skip
    reasons = REASONS
    folder = FOLDER
    mind = LockdownMind()
    vocabulary = vocabulary.CHAPTERS
    """Whoever has the game knows all its effects."""

    face: LockdownFace

    def __init__(self, box: Box) -> None:
        self.box = box
        self.fingerprint = box.fingerprint
        self.face = LockdownFace(box)

    def deal(self, setup: Setup) -> Lockdown:
        """NL-3, NL-4: the table before anything is drawn."""
        return laid_out(setup, self.box)

    def sides(self, setup: Setup) -> tuple[tuple[int, ...], ...]:
        """NL-36.4: in full co-operation all win or lose together."""
        seats = tuple(range(setup.seats))
        return (seats,) if setup.mode in COOPERATIVE else tuple([(seat,) for seat in seats])

    def view(self, t: Lockdown, seat: int | None, over: bool) -> View:
        """NL-39."""
        return view(t, seat, over)

    def act(self, t: Lockdown, seat: int, act: Any) -> tuple[int, ...] | None:
        """NL-39.36: a seat may say openly that it does not want to be asked for Interruption, and take that back."""
        word = act["tool"] if isinstance(act, dict) and list(act) == ["tool"] else act
        if word not in (QUIET, ASKED):
            raise IllegalAct(
                f"""{act!r} is not possible; possible: '{QUIET}', '{ASKED}', or as {{"tool": "{QUIET}"}}"""
            )
        others = [one for one in t.quiet if one != seat]
        t.quiet = tuple(sorted([*others, seat] if word == QUIET else others))
        return None

    def plausible(self, t: Lockdown, seat: int) -> bool:
        """NL-25.7, NL-39.4: what is kept and Heavy lies open; what was scanned in a hand is there."""
        for other in range(t.setup.seats):
            for places in INVENTORY.values():
                if any(self.box.items[item].heavy for item in t.piles[places[other]]):
                    return False
            if t.piles[HAND[other]].count(CONTAMINATION) < len(t.piles[SCANNED[other]]):
                return False
            if t.piles[DRAWN[other]].count(CONTAMINATION) < len(t.piles[FRESH[other]]):
                return False
        return True

    def invariants(self, t: Lockdown, between: bool) -> None:
        """NL-INV."""
        check(t, between)


GAME = LockdownGame(chosen_box())
