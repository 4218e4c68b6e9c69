"""The Agents' first match: three turns in which every answer narrows the Recruiter's path down to one location."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from brushpass.engine import Match
from brushpass.table import Seen, Texts
from brushpass.table.guide import Guide, Moment, Reason

from ..box.city import AT, FEATURES_AT, names, steps
from ..box.components import MOVE, OPENING
from ..scene.eyes import MindEyes
from ..scene.ids import AGENTS_PANEL, step_id
from ..view import View
from . import ideas
from .ideas import Args, asks, waits_for

TRAIL = OPENING + 3
"""From this hour on, what lies beside it says how the Recruiter went."""


def before_the_first_step(eyes: MindEyes) -> bool:
    """The bot is about to take its first step."""
    return waits_for("recruiter")(eyes) and eyes.view.hour == OPENING


def ready_to_ask(eyes: MindEyes) -> bool:
    """An agent has moved and may ask."""
    return asks("agent")(eyes) and eyes.view.spaces < MOVE and ideas.may(eyes, "ask")


def has_a_token(eyes: MindEyes) -> bool:
    """A step token lies on the board."""
    return not eyes.over and bool(eyes.view.steps)


def all_done(eyes: MindEyes) -> bool:
    """An agent has nothing left to do."""
    return asks("agent")(eyes) and eyes.asked.options == ("end",)


def asked_before(eyes: MindEyes) -> bool:
    """An agent stands at a feature of which a location is marked already."""
    return ready_to_ask(eyes) and bool(known_here(eyes))


def left_a_trail(eyes: MindEyes) -> bool:
    """The learner decides who acts, and it is known how the Recruiter went."""
    return asks("activate")(eyes) and eyes.view.hour >= TRAIL


def stands_up(eyes: MindEyes) -> bool:
    """The second round begins."""
    return asks("activate")(eyes) and eyes.view.round > 0


def on_the_heels(eyes: MindEyes) -> bool:
    """An agent stands where the Recruiter has just been, or is."""
    return (
        asks("agent")(eyes)
        and eyes.view.hour >= TRAIL
        and ideas.may(eyes, "capture")
        and eyes.where(eyes.active) in eyes.view.steps
    )


def known_here(eyes: MindEyes) -> tuple[str, ...]:
    """The marked locations that share a feature with where the agent stands, which may be asked about."""
    here = FEATURES_AT[AT[eyes.where(eyes.active)]]
    return tuple(place for place in eyes.view.steps if set(FEATURES_AT[AT[place]]) & set(here))


def steps_known_here(eyes: MindEyes) -> tuple[str, ...]:
    return tuple(step_id(place) for place in known_here(eyes))


def first_token(eyes: MindEyes) -> Args:
    return {"where": eyes.listed(eyes.view.steps), **ideas.now(eyes)}


def again(eyes: MindEyes) -> Args:
    """The feature that had better be asked about again, and where it is marked."""
    here = FEATURES_AT[AT[eyes.where(eyes.active)]]
    place = known_here(eyes)[0]
    return {"feature": next(feature for feature in here if feature in FEATURES_AT[AT[place]]), "where": place}


def trail(eyes: MindEyes) -> Args:
    """How the Recruiter went in the last hour and, if it is known where from, where they can be."""
    hour = eyes.view.hour
    slipped = any(at == hour for at, _ in eyes.view.slips)
    before = next((place for place, number in eyes.view.confirmed.items() if number == hour - 1), None)
    how = "slip" if slipped else "step" if before is None else "known"
    near = 0 if before is None else steps(eyes.chaos)[AT[before]] & ~eyes.marked
    return {"how": how, "where": before or "", "places": eyes.listed(names(near)), **ideas.now(eyes)}


def started(eyes: MindEyes) -> Args:
    place = next(place for place, number in eyes.view.confirmed.items() if number == 1)
    return {"where": place}


class HuntingGuide(Guide[MindEyes]):
    """The learner runs all four agents; the bot is the Recruiter."""

    learner = 1
    mode = "training"
    deal = (0, *("bookstore", "courier", "monks"))  # the recruiter card that chance would give, and the hidden features
    line = (
        *("karl_box", "C4", "C5", "C6", "D6", "D5", "confirm"),  # 3 recruits
        *("D7", "B7", "F1", "F4"),
        *(("step", "E5"), "end"),  # 06:00
        *("meru", ("move", "D6"), ("ask", "bookstore"), "D6", "end"),
        *("henry_lyme", ("move", "B5"), ("ask", "cafe"), "end"),  # in vain
        *(("step", "E4"), "end"),  # 07:00, 2 recruits
        *("bill_falls", ("move", "F2"), ("ask", "bookstore"), "E4", "end"),  # D6 is marked, so it has to be E4
        *("dusty", ("move", "E4"), ("reveal",), "end"),  # number 7
        *(("step", "E3"), "end"),  # 08:00
        *("bill_falls", ("move", "F1"), ("ask", "pool"), "E3", "end"),  # C4 is marked, so it has to be E3
        *("dusty", ("move", "E3"), ("capture",)),
    )
    moments: ClassVar[tuple[Moment[MindEyes], ...]] = (
        Moment("hunt-goal", ideas.always, args=ideas.goals),
        Moment("hunt-start", asks("agent-start"), ideas.start, started),
        Moment("hunt-recruits", asks("agent-start"), ideas.hour(OPENING), ideas.opening_recruits),
        Moment("hunt-edge", asks("agent-start")),
        Moment("hunt-step", before_the_first_step, ideas.hour(OPENING + 1)),
        Moment("hunt-turn", asks("activate"), ideas.at(AGENTS_PANEL)),
        Moment("hunt-move", asks("agent"), ideas.active, ideas.acting),
        Moment("hunt-ask", ready_to_ask, ideas.active),
        Moment("hunt-token", has_a_token, ideas.tokens, first_token),
        Moment("hunt-done", all_done, ideas.active),
        Moment("hunt-vain", ideas.has_come_out("never"), args=ideas.ruled_out),
        Moment("hunt-alert", ideas.alert_told, ideas.hour(7), ideas.alert_recruits),
        Moment("hunt-note", lambda eyes: ideas.alert_told(eyes) and asks("activate")(eyes)),
        Moment("hunt-again", asked_before, steps_known_here, again),
        Moment("hunt-reveal", lambda eyes: ideas.may(eyes, "reveal"), ideas.active),
        Moment("hunt-number", ideas.revealed, ideas.latest_note, ideas.number_told),
        Moment("hunt-ready", stands_up, ideas.at(AGENTS_PANEL)),
        Moment("hunt-trail", left_a_trail, lambda eyes: ideas.hour(eyes.view.hour)(eyes), trail),
        Moment("hunt-capture", on_the_heels, ideas.active),
        Moment("hunt-alone", ideas.long_enough, closes=True),
        Moment("hunt-end", ideas.over, args=ideas.result),
    )

    def eyes(self, seen: Seen, texts: Texts) -> MindEyes:
        return MindEyes(seen, texts)

    def opened(self, match: Match[Any, Any]) -> View:
        """The path stays secret even here: to find it is the game."""
        view: View = match.view(self.learner)
        return view

    def why(self, eyes: MindEyes, plans: Mapping[str, Any]) -> Reason | None:
        """What the Recruiter has to show; where they go, they keep to themselves."""
        place = plans.get("answer")
        if place is None:
            return None
        return Reason("guide-why-answer", {"feature": eyes.view.asked, "where": place}, (place,))
