"""The Recruiter's first match: a walk for nine recruits, a slip out of the agents' reach, and the last one at 09:00."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from brushpass.engine import Match
from brushpass.table import Seen, Texts
from brushpass.table.guide import Guide, Moment, Reason

from ..box.components import OPENING
from ..scene.eyes import MindEyes
from ..scene.ids import AGENTS_PANEL, RECRUITER_PIECE
from ..state import RECRUITER
from ..view import View
from . import ideas
from .ideas import Args, asks, waits_for

NEAR = 3
"""So few recruits short of the goal, it is time to speak of it."""


def first_turn(eyes: MindEyes) -> bool:
    """The learner is to go on."""
    return asks("recruiter")(eyes) and not eyes.view.acted


def walked(eyes: MindEyes) -> bool:
    """The action of the turn is done."""
    return asks("recruiter")(eyes) and eyes.view.acted


def could_slip(eyes: MindEyes) -> bool:
    """Agents are close, have asked for a while, and there is a way out."""
    return ideas.in_danger(eyes) and ideas.may(eyes, "slip") and eyes.view.hour >= ideas.first_alert(eyes)


def nearly_there(eyes: MindEyes) -> bool:
    """The learner has to go on, a few recruits short of the goal."""
    return first_turn(eyes) and eyes.view.goal - eyes.view.recruits <= NEAR


def own_cards(_: MindEyes) -> tuple[str, ...]:
    return ("hidden",)


def own_features(eyes: MindEyes) -> Args:
    """The learner's three features."""
    assert eyes.view.secret is not None
    return {"features": eyes.features(eyes.view.secret.features)}


def question(eyes: MindEyes) -> Args:
    """What was asked, and whether there is a choice."""
    return {"feature": eyes.view.asked, "several": "yes" if len(eyes.asked.options) > 1 else "no"}


def short(eyes: MindEyes) -> Args:
    return {"count": eyes.view.goal - eyes.view.recruits}


def in_reach(eyes: MindEyes) -> Args:
    return {"count": len(ideas.close(eyes))}


class HidingGuide(Guide[MindEyes]):
    """The learner is the Recruiter; the bot runs all four agents."""

    learner = RECRUITER
    mode = "training"
    deal = (0, *("billboard", "cafe", "umbrella"))  # the recruiter card that chance would give, and the hidden features
    line = (
        *("karl_box", "B3", "B4", "C3", "D2", "D3", "confirm"),  # 4 recruits, two of them on D2
        *("A1", "F5", "D7", "A4"),
        *(("step", "D4"), "end"),  # 06:00
        *("meru", ("ask", "billboard"), "B4", ("move", "B2"), "end"),
        *("henry_lyme", ("ask", "pool"), ("move", "E5"), "end"),  # in vain
        *(("step", "D5"), "end"),  # 07:00, 2 recruits
        *("bill_falls", ("ask", "umbrella"), "D4", ("move", "D6"), "end"),
        *("dusty", ("move", "B4"), ("reveal",), "end"),
        *(("slip", "D7", "front"), "end"),  # 08:00, over the agents' heads
        *("bill_falls", ("move", "D5"), ("capture",), "end"),  # too late
        *("henry_lyme", ("move", "D4"), ("reveal",), "end"),
        *(("step", "C7"), "end"),  # 09:00, 3 recruits: nine
    )
    moments: ClassVar[tuple[Moment[MindEyes], ...]] = (
        Moment("hide-goal", ideas.always, args=ideas.goals),
        Moment("hide-card", asks("card")),
        Moment("hide-start", asks("start")),
        Moment("hide-features", asks("opening"), own_cards, own_features),
        Moment("hide-walk", asks("opening"), ideas.at(RECRUITER_PIECE)),
        Moment("hide-temple", ideas.at_a_temple, ideas.at("C3", "E5")),
        Moment("hide-confirm", asks("confirm")),
        Moment("hide-count", waits_for("agent-start"), ideas.hour(OPENING), ideas.opening_recruits),
        Moment("hide-turn", first_turn, ideas.at(RECRUITER_PIECE)),
        Moment("hide-time", walked, ideas.hour(OPENING + 1)),
        Moment("hide-hunters", waits_for("activate"), ideas.at(AGENTS_PANEL)),
        Moment("hide-answer", asks("answer"), args=question),
        Moment("hide-vain", ideas.has_come_out("never"), args=ideas.ruled_out),
        Moment("hide-alert", ideas.alert_told, ideas.hour(7), ideas.alert_recruits),
        Moment("hide-number", ideas.revealed, ideas.latest_note, ideas.number_told),
        Moment("hide-danger", ideas.in_danger, ideas.close, in_reach),
        Moment("hide-slip", could_slip, ideas.at("recruiters")),
        Moment("hide-missed", ideas.has_come_out("not")),
        Moment("hide-near", nearly_there, ideas.at("hidden"), short),
        Moment("hide-alone", ideas.long_enough, closes=True),
        Moment("hide-end", ideas.over, args=ideas.result),
    )

    def eyes(self, seen: Seen, texts: Texts) -> MindEyes:
        return MindEyes(seen, texts)

    def opened(self, match: Match[Any, Any]) -> View:
        """The agents have nothing to hide but their marks, and the bot makes none."""
        view: View = match.view(self.learner)
        return view

    def why(self, eyes: MindEyes, plans: Mapping[str, Any]) -> Reason | None:
        """What an agent is about to ask, reveal or try; where it goes can be seen."""
        does = plans.get("agent")
        if "activate" in plans or does is None or does[0] not in ("ask", "reveal", "capture"):
            return None
        told = {"agent": eyes.active, "where": eyes.where(eyes.active)}
        feature = {"feature": does[1]} if does[0] == "ask" else {}
        return Reason(f"guide-why-{does[0]}", told | feature, (eyes.active,))
