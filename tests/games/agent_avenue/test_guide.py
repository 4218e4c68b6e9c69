"""The guided first match: whatever is chosen, it teaches each idea once, points at what is there, and ends."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from brushpass.engine import Match, Promise, game, load
from brushpass.table import LANGUAGES, Language, Scene, Texts, face_of, ids, look
from brushpass.table.guide import LEARNER, Course, Guide
from brushpass.table.lesson import Lesson
from brushpass.table.telling import Telling

NAMES = ("Eva", "Hugo")
SEEDS = 300
AVENUE = game("agent_avenue")
TEXTS = {language: Texts(AVENUE, language).at_table(NAMES) for language in LANGUAGES}


@pytest.fixture
def guide() -> Guide[Any]:
    guide = face_of(AVENUE).guide
    assert guide is not None
    return guide


def dealt(guide: Guide[Any], seed: int = 0) -> Match[Any, Any]:
    return AVENUE.start(guide.seats, guide.mode, promise=Promise(bytes([seed % 256]) * 32, [str(seed)], guide.deal))


def scene(course: Course, match: Match[Any, Any], texts: Texts) -> Scene:
    story = Telling(LEARNER, NAMES, texts).of(match)
    return face_of(AVENUE).scene(course.seen(match, NAMES), texts, story)


def lesson(course: Course, match: Match[Any, Any], language: Language = "en") -> Lesson | None:
    return course.lesson(match, NAMES, TEXTS[language])


def ideas(said: Lesson | None) -> list[str]:
    """What is introduced, without the bot's reasons."""
    return [] if said is None else [page.id for page in said.pages if not page.id.startswith("guide-why-")]


def played(guide: Guide[Any], match: Match[Any, Any], rng: Random | None) -> list[Lesson | None]:
    """What is said from the deal to the end; the learner follows the advice, or throws dice."""
    course, said = Course(guide), []
    while True:
        said.append(lesson(course, match))
        asked = match.decision
        if asked is None:
            return said
        by_dice = rng is not None and asked.seat == LEARNER
        match.choose(rng.choice(asked.options) if rng and by_dice else course.plays(match, asked.seat))


def test_the_advised_line_shows_every_idea_and_ends_in_a_catch(guide: Guide[Any]) -> None:
    match = dealt(guide)
    said = [idea for each in played(guide, match, None) for idea in ideas(each)]
    assert sorted(said) == sorted(moment.id for moment in guide.moments if not moment.closes)
    assert [answer[2] for answer in match.history if answer[0] == "choice"] == list(guide.line)
    assert match.outcome is not None and match.outcome.winners == (LEARNER,) and match.outcome.reason == "catch"
    assert match.state.turns <= 6


def test_the_last_pair_catches_whichever_card_the_bot_takes(guide: Guide[Any]) -> None:
    match = dealt(guide)
    for choice in guide.line[:-1]:
        match.choose(choice)
    match.choose("face_down")
    assert match.outcome is not None and match.outcome.winners == (LEARNER,)


@pytest.mark.parametrize("start", range(0, SEEDS, 50))
def test_every_way_through_it_teaches_each_idea_at_most_once_and_ends(guide: Guide[Any], start: int) -> None:
    for seed in range(start, start + 50):
        match = dealt(guide, seed)
        said = played(guide, match, Random(seed))
        counted = Counter(idea for each in said for idea in ideas(each))
        assert match.outcome is not None
        assert max(counted.values()) == 1, counted
        assert counted["goal"] == 1 and ideas(said[-1]) == ["end"]


def test_whatever_is_said_exists_in_every_language_and_points_at_what_is_on_the_table(guide: Guide[Any]) -> None:
    for seed in range(20):
        match, course, rng = dealt(guide, seed), Course(guide), Random(seed)
        while True:
            for language in LANGUAGES:
                said = lesson(course, match, language)
                there = ids(scene(course, match, TEXTS[language]))
                for page in () if said is None else said.pages:
                    assert page.text and set(page.points) <= there, (page, there)
            asked = match.decision
            if asked is None:
                break
            match.choose(rng.choice(asked.options) if asked.seat == LEARNER else course.plays(match, asked.seat))


def test_what_is_said_follows_from_the_answers_alone(guide: Guide[Any]) -> None:
    """A server that was started again, from a save, says the same at every position, and so it is after an undo."""
    match, course = dealt(guide), Course(guide)
    for choice in guide.line:
        before = lesson(course, match)
        assert before == lesson(Course(guide), match) == lesson(Course(guide), load(match.save()))
        seat = match.decision.seat if match.decision else LEARNER
        match.choose(choice)
        if match.can_undo(seat):
            lesson(course, match)
            match.undo(seat)
            assert lesson(course, match) == before
            match.choose(choice)


def test_the_bot_waits_until_what_it_says_is_read(guide: Guide[Any]) -> None:
    match, course = dealt(guide), Course(guide)
    for choice in guide.line[:3]:
        match.choose(choice)
    said = lesson(course, match)
    assert said is not None and said.waits and [page.id for page in said.pages] == ["open", "guide-why-gains"]
    course.read(said.number - 1)
    assert course.waits(match, NAMES, TEXTS["en"])
    course.read(said.number)
    assert lesson(course, match) is None and not course.waits(match, NAMES, TEXTS["en"])


def test_the_bot_says_a_sentence_once_for_each_of_its_turns(guide: Guide[Any]) -> None:
    for seed in range(40):
        match = dealt(guide, seed)
        said = played(guide, match, Random(seed))
        closed = next((at for at, each in enumerate(said) if "alone" in ideas(each)), len(said))
        sentences = [page.id for each in said[:closed] for page in (each.pages if each else ())]
        choices = [answer for answer in match.history if answer[0] == "choice"][:closed]
        offers = sum(seat == LEARNER and value in ("face_up", "face_down") for _, seat, value, *_ in choices)
        assert sentences.count("guide-why-plays") - offers in (0, 1)  # one may still be open when all has been said


def test_the_bot_takes_no_notice_of_what_it_cannot_see(guide: Guide[Any]) -> None:
    """It answers the same whatever the learner has hidden."""
    answers = set()
    for hidden in ("daredevil", "codebreaker", "saboteur"):
        match = dealt(guide)
        for choice in ("no_swap", "enforcer", hidden):
            match.choose(choice)
        answers.add((Course(guide).plays(match, 1), str(lesson(Course(guide), match))))
    assert len(answers) == 1


def test_the_bot_looks_at_what_it_can_see(guide: Guide[Any]) -> None:
    """Off the prepared line it takes what looks best: not the Saboteur that lies where an Enforcer was expected."""
    match = dealt(guide)
    for choice in ("no_swap", "saboteur", "daredevil"):
        match.choose(choice)
    assert Course(guide).plays(match, 1) == "face_down"


def test_nothing_but_the_bots_hand_lies_open(guide: Guide[Any]) -> None:
    match, course = dealt(guide), Course(guide)
    for choice in guide.line[:7]:
        match.choose(choice)
    plain, opened = match.view(LEARNER), course.seen(match, NAMES).view
    assert opened.seats[1].hand == tuple(sorted(match.state.piles[2])) and plain.seats[1].hand is None
    assert opened.face_down is None and opened.deck is None and opened.seats[1].aside is None


def test_at_an_ordinary_table_the_bots_hand_never_lies_open(guide: Guide[Any]) -> None:
    match = AVENUE.start(2, "basic", promise=Promise())
    assert Course(guide).seen(match, NAMES).view == match.view(LEARNER)
    assert look(match, LEARNER, NAMES, TEXTS["en"]).lesson is None
