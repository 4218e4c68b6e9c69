"""The guided first matches of MIND MGMT: how their lines end, what stays secret, what the bot says."""

from __future__ import annotations

from typing import Any

import pytest

from brushpass.engine import Match
from brushpass.games.mind_mgmt import GAME
from brushpass.table import Texts
from brushpass.table.guide import Course
from brushpass.testing.citing import rule
from brushpass.testing.guided import guide_of, guided, prepared

HIDING, HUNTING = 0, 1
NAMES = ("Eva", "Hugo")
TEXTS = Texts(GAME, "en").at_table(NAMES)


def along(learner: int, choices: int | None = None) -> Match[Any, Any]:
    """The guided match after so many choices of its line, or at its end."""
    match = prepared(GAME, learner=learner)
    for choice in guide_of(GAME, learner).line[:choices]:
        match.choose(choice)
    return match


@pytest.mark.parametrize(("learner", "reason", "hour"), [(HIDING, "recruits", 9), (HUNTING, "capture", 8)])
def test_the_learner_wins_on_the_line(learner: int, reason: str, hour: int) -> None:
    match = along(learner)
    assert match.outcome is not None and match.outcome.winners == (learner,) and match.outcome.reason == reason
    assert match.state.hour == hour


@rule("MM-11.3")
def test_the_recruiters_line_needs_its_very_last_step() -> None:
    line = guide_of(GAME, HIDING).line
    match = along(HIDING, len(line) - 2)
    assert match.view(HIDING).recruits == 6 and line[-2:] == (("step", "C7"), "end")


@rule("MM-7.4")
def test_two_questions_of_the_agents_line_leave_the_recruiter_no_choice() -> None:
    guide = guide_of(GAME, HUNTING)
    forced = []
    match = prepared(GAME, learner=HUNTING)
    for choice in guide.line:
        asked = match.decision
        assert asked is not None
        if asked.prompt == "answer":
            forced.append(asked.options)
        match.choose(choice)
    assert forced == [("D6",), ("E4",), ("E3",)]


@pytest.mark.parametrize("learner", [HIDING, HUNTING])
def test_nothing_lies_open_that_is_not_the_learners_own(learner: int) -> None:
    for choices in range(len(guide_of(GAME, learner).line)):
        match = along(learner, choices)
        assert Course(guide_of(GAME, learner)).seen(match, NAMES).view == match.view(learner)


def test_the_recruiter_says_nothing_of_where_they_go() -> None:
    """Only what they have to show is spoken of, and by then it is decided."""
    reasons = {
        page.id
        for lesson in guided(prepared(GAME, learner=HUNTING), learner=HUNTING)
        for page in (lesson.pages if lesson else ())
        if page.id.startswith("guide-why")
    }
    assert reasons == {"guide-why-answer"}


def test_the_agents_say_what_they_ask_reveal_and_try() -> None:
    said = [
        page.id
        for lesson in guided(prepared(GAME, learner=HIDING), learner=HIDING)
        for page in (lesson.pages if lesson else ())
        if page.id.startswith("guide-why")
    ]
    assert {one: said.count(one) for one in set(said)} == {
        "guide-why-ask": 3,
        "guide-why-reveal": 2,
        "guide-why-capture": 1,
    }


def test_the_slip_is_spoken_of_when_it_is_advised() -> None:
    line = guide_of(GAME, HIDING).line
    slips = next(number for number, choice in enumerate(line) if choice[0] == "slip")
    lesson = Course(guide_of(GAME, HIDING)).lesson(along(HIDING, slips), NAMES, TEXTS)
    assert lesson is not None and lesson.advised == (("slip", "D7", "front"),)
    assert "hide-slip" in [page.id for page in lesson.pages]


def test_whoever_knows_where_the_recruiter_was_is_told_where_they_can_be() -> None:
    """After the reveal of number 7 on E4 and an ordinary step."""
    match = along(HUNTING, 35)
    lesson = Course(guide_of(GAME, HUNTING)).lesson(match, NAMES, TEXTS)
    assert lesson is not None
    (trail,) = [page.text for page in lesson.pages if page.id == "hunt-trail"]
    assert "E3, D4, F4 and E5" in trail
