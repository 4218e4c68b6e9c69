"""The first match of In Too Deep: two turns in which every idea comes up; then the learner plays on alone.

The Hacker picks up the Cash and walks to the Harbour, which is enough for a petty crime; in the second turn the
Courier, taken over from the bot, joins him there for a major one.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from brushpass.engine import Match
from brushpass.table import Seen, Texts
from brushpass.table.guide import Guide, Moment, Reason

from ..box.box import Box
from ..rules.crimes import NONE
from ..scene.eyes import DeepEyes
from ..view import View
from .deal import deal
from .ideas import MOMENTS


class DeepGuide(Guide[DeepEyes]):
    """Two players; the learner starts."""

    mode = "standard"
    whole = False
    line = (
        *(("hook", "hacker"), ("pick", "hacker", "cash"), ("move", "hacker", "harbour")),
        *(("petty", "petty_14"), ("guardian", "blocks"), "done", "none", "done"),
        *(("hook", "courier"), ("pick", "courier", "jammer"), ("move", "courier", "heights"), "done", "none", "done"),
        *(("hook", "courier"), ("zone", "hacker"), "gain", "timing", ("move", "courier", "harbour")),
        *(("petty", "petty_08"), "done", "f1_1", "zinbazaar", "careful", "target", "row_1", "done", "level-2"),
        *(("hook", "shadow"), ("pick", "shadow", "mono_blade"), ("move", "shadow", "ion_towers"), "done"),
        *("b1_2", ("guardian", "centre"), "reckless", "leader", "done", "level-1"),
    )
    moments: ClassVar[tuple[Moment[DeepEyes], ...]] = MOMENTS

    def __init__(self, box: Box) -> None:
        self.box = box
        self.deal = deal(box)

    def eyes(self, seen: Seen, texts: Texts) -> DeepEyes:
        return DeepEyes(seen, texts, self.box)

    def opened(self, match: Match[Any, Any]) -> View:
        """No more than at any table: what a rival is up to is to be read from what they do."""
        view: View = match.view(self.learner)
        return view

    def why(self, eyes: DeepEyes, plans: Mapping[str, Any]) -> Reason | None:
        """Whom the bot hooks, and which crime it commits."""
        prompt, choice = next(iter(plans.items()), ("", NONE))
        if prompt == "hook" and choice[0] == "hook":
            return Reason("guide-why-hook", {"criminal": choice[1]}, (choice[1],))
        return Reason("guide-why-crime", {"crime": choice}) if prompt == "crime" and choice != NONE else None
