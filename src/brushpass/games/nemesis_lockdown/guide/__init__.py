"""The first round of Nemesis: Lockdown, in which every idea comes up; then the learner plays on alone.

The Survivor finds a Rifle and sends the Signal, which is nearly all that one Objective asks for; on the way on an Adult
surprises her, and she shoots it. The bot is at the other end of the base.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from brushpass.engine import Match
from brushpass.table import Seen, Texts
from brushpass.table.guide import Guide, Moment, Reason

from ..box.box import Box
from ..rules.actions import PASS
from ..scene.eyes import LockdownEyes
from ..view import View
from .deal import deal
from .ideas import MOMENTS


class LockdownGuide(Guide[LockdownEyes]):
    """Two players, each for themselves; the learner is player 1.

    The learner has the second seat, because at the First Encounter both choose at the same time and the bot is quicker.
    """

    mode = "standard"
    learner = 1
    whole = False
    line = (
        *("survivor", "janitor"),
        *(("move", "r015"), "obstinate", ("card", "search"), "rifle"),
        *(("move", "r002"), "interruption", ("card", "search"), "flashlight"),
        *(("room", 0), "repairs", "interruption", ("move", "r014"), "demolition"),
        *("personal", "personal"),
        *("pass", "stop"),
        *(("shoot", "rifle", 0), "rest", "pass"),
        *(("move", "r003"), "rest", ("card", "search"), "decoy"),
    )
    moments: ClassVar[tuple[Moment[LockdownEyes], ...]] = MOMENTS

    def __init__(self, box: Box) -> None:
        self.box = box
        self.deal = deal(box, self.seats)

    def eyes(self, seen: Seen, texts: Texts) -> LockdownEyes:
        return LockdownEyes(seen, texts, self.box)

    def opened(self, match: Match[Any, Any]) -> View:
        """No more than at any table: what the others are after is the game."""
        view: View = match.view(self.learner)
        return view

    def why(self, eyes: LockdownEyes, plans: Mapping[str, Any]) -> Reason | None:
        """Where the bot goes, and that it passes."""
        action = plans.get("action")
        if action == PASS:
            return Reason("guide-why-pass", {})
        if action is not None and action[0] == "move":
            return Reason("guide-why-move", {"where": eyes.place(action[1])}, (action[1],))
        return None
