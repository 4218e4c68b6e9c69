"""The guided first round of Nemesis: Lockdown: what its line shows, what stays hidden, where it leaves the learner."""

from __future__ import annotations

from typing import Any

from brushpass.engine import Decision, Match
from brushpass.games.nemesis_lockdown import GAME, LockdownFace
from brushpass.games.nemesis_lockdown.box.box import CONTAMINATION, Box
from brushpass.games.nemesis_lockdown.state import HAND, OBJECTIVES
from brushpass.table import Texts
from brushpass.table.guide import Course, answer_first
from brushpass.testing.guided import guide_of, guided, prepared

LEARNER, BOT = 1, 0
GUIDE = guide_of(GAME, LEARNER)
NAMES = ("Hugo", "Eva")


def along(choices: int | None = None) -> Match[Any, Any]:
    """The guided match after so many choices of its line, or where the line ends."""
    match = prepared(GAME, learner=LEARNER)
    for choice in GUIDE.line[:choices]:
        answer_first(match, choice)
    return match


def after(choice: Any) -> Match[Any, Any]:
    """The guided match when the line has come to the first such choice."""
    return along(GUIDE.line.index(choice) + 1)


def asked(match: Match[Any, Any]) -> Decision[Any]:
    """What is asked next."""
    assert match.decision is not None
    return match.decision


def test_the_line_leads_through_one_round_to_the_learners_second() -> None:
    match = along()
    assert (asked(match).seat, asked(match).prompt, match.state.round) == (LEARNER, "action", 2)
    own = match.view(LEARNER).crew[LEARNER]
    assert (own.character, own.room, own.signal, own.light, own.goals) == ("survivor", "r014", True, 1, ("personal",))
    assert match.state.dark(LEARNER) and CONTAMINATION in match.state.piles[HAND[LEARNER]]


def test_the_signal_is_all_that_the_kept_objective_asks_for_besides_surviving() -> None:
    match = after(("move", "r014"))
    assert match.state.piles[OBJECTIVES["personal"][LEARNER]] == ["no_witnesses"]
    assert match.state.crew[LEARNER].signal
    group = GAME.box.characters[match.state.crew[BOT].character].group
    assert group != GAME.box.characters["survivor"].group


def test_the_adult_surprises_whoever_holds_fewer_cards_than_its_number() -> None:
    told = {event.event: event.args for event in along().log(LEARNER)}
    assert told["surprise"] == {"seat": LEARNER, "kind": "adult"}
    match = after("demolition")
    (figure,) = match.state.figures
    light = GAME.box.tokens[figure.token].light
    assert light is not None and light > match.state.cards(LEARNER) > 0


def test_one_shot_kills_the_adult() -> None:
    match = after(("shoot", "rifle", 0))
    match.choose("rest")
    assert not match.state.figures and not match.state.cards(LEARNER)


def test_both_may_answer_the_first_encounter_in_any_order() -> None:
    first, second = after("demolition"), after("demolition")
    for match, seats in ((first, (BOT, LEARNER)), (second, (LEARNER, BOT))):
        for seat in seats:
            match.choose("personal", seat)
        assert Course(GUIDE).plays(match, BOT) == "pass"


def test_words_and_advice_about_the_first_encounter_wait_until_the_bot_has_answered() -> None:
    match, course = after("demolition"), Course(GUIDE)
    texts = Texts(GAME, "en").at_table(NAMES)
    both = course.lesson(match, NAMES, texts)
    match.choose("personal", BOT)
    alone = course.lesson(match, NAMES, texts)
    assert both is None, "advice that words push aside would be read first"
    assert alone is not None and alone.advised and [page.id for page in alone.pages] == ["encounter", "keep-objective"]


def test_nothing_lies_open_that_is_not_the_learners_own() -> None:
    for choices in range(len(GUIDE.line)):
        match = along(choices)
        assert Course(GUIDE).seen(match, NAMES).view == match.view(LEARNER)


def test_the_bot_says_where_it_goes_and_that_it_passes() -> None:
    said = [
        page.id
        for lesson in guided(prepared(GAME, learner=LEARNER), learner=LEARNER)
        for page in (lesson.pages if lesson else ())
        if page.id.startswith("guide-why")
    ]
    assert said == ["guide-why-move", "guide-why-pass", "guide-why-move"]


def test_the_last_page_closes_the_lesson_with_all_ideas_told() -> None:
    *_, last = guided(prepared(GAME, learner=LEARNER), learner=LEARNER)
    assert last is not None and [page.id for page in last.pages] == ["win"]
    assert last.done == last.ideas == len(GUIDE.moments) - 1


def test_after_the_lesson_the_bot_plays_by_itself_and_says_nothing() -> None:
    match, course = along(), Course(GUIDE)
    texts = Texts(GAME, "en").at_table(NAMES)
    course.lesson(match, NAMES, texts)
    for _ in range(30):
        answer_first(match, course.plays(match, asked(match).seat))
        assert course.lesson(match, NAMES, texts) is None


def test_who_dies_in_the_first_round_is_told_what_it_takes_to_win() -> None:
    match = along(4)
    match.state.crew[LEARNER].fate = "dead"
    eyes = GUIDE.eyes(Course(GUIDE).seen(match, NAMES), Texts(GAME, "en").at_table(NAMES))
    due = [moment.id for moment in GUIDE.moments if moment.when(eyes)]
    assert due == ["win"]


def test_cards_of_an_own_file_are_taught_by_nobody() -> None:
    """The prepared deal names cards that such a file need not have."""
    assert LockdownFace(Box(GAME.box.contents, "own")).guides == ()
