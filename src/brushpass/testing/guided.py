"""A first match that teaches: on every way through it each idea is said at most once, of what is on the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from brushpass.engine import Game, Match, Promise
from brushpass.table import LANGUAGES, Texts, face_of, ids
from brushpass.table.guide import Course, Guide
from brushpass.table.guide import guide_of as found
from brushpass.table.lesson import Lesson
from brushpass.table.telling import Telling

from .texts import names_of


def guide_of(game: Game[Any, Any], learner: int = 0) -> Guide[Any]:
    """The game's guide for whoever sits there."""
    guide = found(game, learner)
    if guide is None:
        raise AssertionError(f"{game.id} has no guide for seat {learner}")
    return guide


def prepared(game: Game[Any, Any], seed: int = 0, learner: int = 0) -> Match[Any, Any]:
    """A guided match at its first decision; what comes after the prepared deal depends on the seed."""
    guide = guide_of(game, learner)
    return game.start(guide.seats, guide.mode, promise=Promise(seed.to_bytes(32, "big"), (), guide.deal))


def guided(match: Match[Any, Any], rng: Random | None = None, learner: int = 0) -> Iterator[Lesson | None]:
    """What is said at every position up to the end; the learner throws dice, or without them does what is advised.

    A guide to a long match is followed to where its lesson closes.
    """
    course, names = Course(guide_of(match.game, learner)), names_of(match.seats)
    texts = Texts(match.game, LANGUAGES[0]).at_table(names)
    while True:
        yield course.lesson(match, names, texts)
        asked = match.decision
        if asked is None or (course.closed and not course.guide.whole):
            return
        dice = rng if asked.seat == learner else None
        match.choose(course.plays(match, asked.seat) if dice is None else dice.choice(asked.options), asked.seat)


def ideas_of(guide: Guide[Any], lesson: Lesson | None) -> list[str]:
    """The ideas that are introduced, without the bot's reasons."""
    known = {moment.id for moment in guide.moments}
    return [] if lesson is None else [page.id for page in lesson.pages if page.id in known]


def line_teaches_all(game: Game[Any, Any], learner: int) -> None:
    """What is advised leads along the prepared line to its end, and every idea comes up on it."""
    guide, match = guide_of(game, learner), prepared(game, learner=learner)
    said = sorted(idea for lesson in guided(match, learner=learner) for idea in ideas_of(guide, lesson))
    wanted = sorted(moment.id for moment in guide.moments if not moment.closes or not guide.whole)
    if said != wanted:
        raise AssertionError(f"{game.id}: the line teaches {said}, not {wanted}")
    chosen = tuple(answer[2] for answer in match.history if answer[0] == "choice")
    if chosen != tuple(guide.line):
        raise AssertionError(f"{game.id}: the line is {guide.line}, but {chosen} was advised and played")


def every_way_ends(game: Game[Any, Any], learner: int, seed: int) -> None:
    """Whatever the learner chooses, the match or its lesson ends with a last word, and no idea comes twice."""
    guide, match = guide_of(game, learner), prepared(game, seed, learner)
    lessons = list(guided(match, Random(seed), learner))
    counted = Counter(idea for lesson in lessons for idea in ideas_of(guide, lesson))
    twice = [idea for idea, count in counted.items() if count > 1]
    if (guide.whole and match.outcome is None) or twice or not ideas_of(guide, lessons[-1]):
        raise AssertionError(f"{game.id}, seed {seed}: outcome {match.outcome}, said twice {twice}")


def words_and_things_are_there(game: Game[Any, Any], learner: int, seed: int) -> None:
    """On a random way all that is said exists in every language and points at things that are on the scene.

    A course that begins anew at any position says the same: what is said depends on the answers alone.
    """
    guide, match = guide_of(game, learner), prepared(game, seed, learner)
    names = names_of(guide.seats)
    courses = {language: Course(guide) for language in LANGUAGES}
    for _ in guided(match, Random(seed), learner):
        for language, course in courses.items():
            texts = Texts(game, language).at_table(names)
            lesson = course.lesson(match, names, texts)
            if lesson != Course(guide).lesson(match, names, texts):
                raise AssertionError(f"{game.id}, seed {seed}: {match!r} is taught differently after a restart")
            story = Telling(learner, names, texts).of(match)
            there = ids(face_of(game).scene(course.seen(match, names), texts, story))
            for page in () if lesson is None else lesson.pages:
                if not page.text or not set(page.points) <= there:
                    raise AssertionError(f"{game.id}, seed {seed}: {page} points beside {sorted(there)}")
