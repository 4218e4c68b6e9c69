"""The guided first match of In Too Deep: what its line shows, what stays hidden, and where it leaves the learner."""

from __future__ import annotations

from typing import Any

from brushpass.engine import Decision, Match
from brushpass.games.in_too_deep import GAME, InTooDeepFace
from brushpass.games.in_too_deep.box.box import Box
from brushpass.table import Texts
from brushpass.table.guide import Course
from brushpass.testing.guided import guide_of, guided, prepared

NAMES = ("Eva", "Hugo")


def along(choices: int | None = None) -> Match[Any, Any]:
    """The guided match after so many choices of its line, or where the line ends."""
    match = prepared(GAME)
    for choice in guide_of(GAME).line[:choices]:
        match.choose(choice)
    return match


def asked(match: Match[Any, Any]) -> Decision[Any]:
    """What is asked next."""
    assert match.decision is not None
    return match.decision


def test_the_line_leads_through_a_petty_and_a_major_crime_to_the_third_turn() -> None:
    match = along()
    assert (asked(match).seat, asked(match).prompt, match.state.turns) == (0, "hook", 5)
    assert match.state.story[0] == "f1_1" and match.state.petty_discard == ("petty_14", "petty_08")
    own = match.view(0).consoles[0]
    assert (own.folders, own.hand, own.hooks) == (1, 1, ())


def test_the_first_checklist_needs_just_what_is_advised() -> None:
    """Neither crime is ready before the learner walks, and each is as soon as the line commits it."""
    line = guide_of(GAME).line
    for crime, prompt in ((("petty", "petty_14"), "act"), ("f1_1", "crime")):
        *before, now = [asked(along(number)) for number in range(line.index(crime) + 1)]
        assert crime in now.options
        assert all(crime not in one.options for one in before if one.prompt == prompt and one.seat == 0)


def test_nothing_lies_open_that_is_not_the_learners_own() -> None:
    for choices in range(len(guide_of(GAME).line)):
        match = along(choices)
        assert Course(guide_of(GAME)).seen(match, NAMES).view == match.view(0)


def test_the_bot_says_whom_it_hooks_and_which_crime_it_commits() -> None:
    said = [
        page.id
        for lesson in guided(prepared(GAME))
        for page in (lesson.pages if lesson else ())
        if page.id.startswith("guide-why")
    ]
    assert said == ["guide-why-hook", "guide-why-hook", "guide-why-crime"]


def test_the_last_page_closes_the_lesson_with_all_ideas_told() -> None:
    *_, last = guided(prepared(GAME))
    assert last is not None and [page.id for page in last.pages] == ["chapter"]
    assert last.done == last.ideas == len(guide_of(GAME).moments) - 1


def test_after_the_lesson_the_bot_plays_by_itself_and_says_nothing() -> None:
    match, course = along(), Course(guide_of(GAME))
    texts = Texts(GAME, "en").at_table(NAMES)
    course.lesson(match, NAMES, texts)
    for _ in range(30):
        match.choose(course.plays(match, asked(match).seat))
        assert course.lesson(match, NAMES, texts) is None


def test_cards_of_an_own_file_are_taught_by_nobody() -> None:
    """The prepared deal names cards that such a file need not have."""
    assert InTooDeepFace(Box(GAME.box.contents, "own")).guides == ()
