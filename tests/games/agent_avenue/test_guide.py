"""The guided first match of Agent Avenue: how its line ends, what lies open, what its bot sees and says."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from brushpass.engine import Match, Promise, game
from brushpass.table import Texts, look
from brushpass.table.guide import Course, Guide
from brushpass.testing.guided import guide_of, guided, ideas_of, prepared

NAMES = ("Eva", "Hugo")
LEARNER = 0
AVENUE = game("agent_avenue")
TEXTS = Texts(AVENUE, "en").at_table(NAMES)


@pytest.fixture
def guide() -> Guide[Any]:
    return guide_of(AVENUE)


def after(*choices: str) -> Match[Any, Any]:
    """The guided match after these choices."""
    match = prepared(AVENUE)
    for choice in choices:
        match.choose(choice)
    return match


def test_the_line_ends_in_a_catch_after_five_turns(guide: Guide[Any]) -> None:
    match = after(*guide.line)
    assert match.outcome is not None and match.outcome.winners == (LEARNER,) and match.outcome.reason == "catch"
    assert match.state.turns <= 5


def test_the_last_pair_catches_whichever_card_the_bot_takes(guide: Guide[Any]) -> None:
    match = after(*guide.line[:-1], "face_down")
    assert match.outcome is not None and match.outcome.winners == (LEARNER,)


def test_an_answer_that_was_taken_back_is_not_taught(guide: Guide[Any]) -> None:
    match, course = after("no_swap"), Course(guide)
    before = course.lesson(match, NAMES, TEXTS)
    match.choose("enforcer")
    course.lesson(match, NAMES, TEXTS)
    match.undo(LEARNER)
    assert course.lesson(match, NAMES, TEXTS) == before


def test_the_bot_waits_until_what_it_says_is_read(guide: Guide[Any]) -> None:
    match, course = after(*guide.line[:3]), Course(guide)
    said = course.lesson(match, NAMES, TEXTS)
    assert said is not None and said.waits and [page.id for page in said.pages] == ["open", "guide-why-gains"]
    course.read(said.number - 1)
    assert course.waits(match, NAMES, TEXTS)
    course.read(said.number)
    assert course.lesson(match, NAMES, TEXTS) is None and not course.waits(match, NAMES, TEXTS)


def test_the_bot_says_a_sentence_once_for_each_of_its_turns(guide: Guide[Any]) -> None:
    for seed in range(40):
        match = prepared(AVENUE, seed)
        said = list(guided(match, Random(seed)))
        closed = next((at for at, each in enumerate(said) if "alone" in ideas_of(guide, each)), len(said))
        sentences = [page.id for each in said[:closed] for page in (each.pages if each else ())]
        choices = [answer for answer in match.history if answer[0] == "choice"][:closed]
        offers = sum(seat == LEARNER and value in ("face_up", "face_down") for _, seat, value, *_ in choices)
        assert sentences.count("guide-why-plays") - offers in (0, 1)  # one may still be open when all has been said


def test_the_bot_takes_no_notice_of_what_it_cannot_see(guide: Guide[Any]) -> None:
    """It answers the same whatever the learner has hidden."""
    answers = set()
    for hidden in ("daredevil", "codebreaker", "saboteur"):
        match = after("no_swap", "enforcer", hidden)
        answers.add((Course(guide).plays(match, 1), str(Course(guide).lesson(match, NAMES, TEXTS))))
    assert len(answers) == 1


def test_the_bot_looks_at_what_it_can_see(guide: Guide[Any]) -> None:
    """Off the prepared line it takes what looks best: not the Saboteur that lies where an Enforcer was expected."""
    assert Course(guide).plays(after("no_swap", "saboteur", "daredevil"), 1) == "face_down"


def test_nothing_but_the_bots_hand_lies_open(guide: Guide[Any]) -> None:
    match = after(*guide.line[:7])
    plain, opened = match.view(LEARNER), Course(guide).seen(match, NAMES).view
    assert opened.seats[1].hand == tuple(sorted(match.state.piles[2])) and plain.seats[1].hand is None
    assert opened.face_down is None and opened.deck is None and opened.seats[1].aside is None


def test_at_an_ordinary_table_the_bots_hand_never_lies_open(guide: Guide[Any]) -> None:
    match = AVENUE.start(2, "basic", promise=Promise())
    assert Course(guide).seen(match, NAMES).view == match.view(LEARNER)
    assert look(match, LEARNER, NAMES, TEXTS).lesson is None
