"""How one seat, or all spectators, see a match: their story goes on, and what has not changed is known again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...engine import Match
from ...table import Seen, Telling, face_of
from ...table.guide import Course
from .questions import Questions
from .shown import Shown
from .texts import texts_of


class Sight:
    """What viewers share who may know the same, in each of their languages."""

    __slots__ = ("_course", "_last", "_names", "_questions", "_seat", "_tellings")

    def __init__(self, seat: int | None, questions: Questions, course: Course | None = None) -> None:
        """`course`: where the match teaches whoever sits there."""
        self._seat = seat
        self._questions = questions
        self._course = course
        self._last: dict[str, Shown] = {}
        self._names: Sequence[str] = ()
        self._tellings: dict[str, Telling] = {}

    def look(self, match: Match[Any, Any], names: Sequence[str], language: str) -> Shown:
        """What is seen now, a function of what these viewers may know; the same object as before if it is the same."""
        seat = self._seat
        texts = texts_of(match.game, language).at_table(names)
        if self._names != names:
            self._names = names
            self._tellings.clear()
        if language not in self._tellings:
            self._tellings[language] = Telling(seat, names, texts)
        story = self._tellings[language].of(match)
        seen = Seen.of(match, seat, names) if self._course is None else self._course.seen(match, names)
        scene = face_of(match.game).scene(seen, texts, story)
        if self._course is not None:
            scene.lesson = self._course.lesson(match, names, texts)
        question = 0 if seat is None else self._questions.number(match, seat)
        shown = Shown(scene, question, story.beats, story.heard)
        last = self._last.get(language)
        if last is None or not shown.same(last):
            self._last[language] = last = shown
        return last
