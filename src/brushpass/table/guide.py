"""A first match that teaches: a deal put in order beforehand, a bot that plays with its cards open and says why, and
moments at which an idea is introduced because it matters now.

A game's guides are data: `Face.guides`, one for each seat from which it is taught. What is said follows from the
answers of the match alone, so it is the same after a restart, on another page and after an answer was taken back.
Whatever the learner chooses, the match goes on: the prepared line is only what is recommended first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar, Generic, TypeVar

from msgspec.structs import replace

from ..engine import BrushpassError, Game, Match
from ..engine.running import Answer
from .eyes import Eyes
from .face import face_of
from .lesson import Lesson, Page
from .seen import Seen
from .text import LANGUAGES, Texts

E = TypeVar("E", bound=Eyes[Any])

MOST_NEW = 3
"""So many ideas are introduced at one position; others wait for the next at which they matter."""


def nothing(_: Any) -> tuple[()]:
    """What points at nothing."""
    return ()


def no_args(_: Any) -> Mapping[str, Any]:
    """What a text without arguments gets."""
    return {}


@dataclass(frozen=True)
class Moment(Generic[E]):
    """An idea that is introduced once, at the first position where it matters; its words are `guide-<id>`."""

    id: str
    when: Callable[[E], bool]
    points: Callable[[E], Sequence[str]] = nothing
    """The ids of what it is about."""
    args: Callable[[E], Mapping[str, Any]] = no_args
    """What its words need to know; things and players get their names."""
    closes: bool = False
    """All has been said: from then on the bot plays by itself, and only the end has words."""


@dataclass(frozen=True)
class Reason:
    """Why the bot does what it is about to do: the key of its words, what they need to know, and what it is about."""

    key: str
    args: Mapping[str, Any]
    points: tuple[str, ...] = ()


class Guide(Generic[E]):
    """A game's first match for one side of it. A subclass sets the data and writes the methods."""

    seats: ClassVar[int] = 2
    learner: ClassVar[int] = 0
    """Where the learner sits; the texts call it `guide-as-<learner>` if there are several guides."""
    mode: ClassVar[str | None] = None
    level: ClassVar[str] = "Rookie"
    """Who sits there by name; it plays by the guide."""
    deal: tuple[str | int, ...]
    """What chance gives, in the order in which the rules ask for it: the names of cards, and numbers."""
    line: ClassVar[tuple[Any, ...]]
    """The choices of everybody, in order, in which every idea comes up: the bot's, and what the learner is advised.

    Where both choose at the same time, seat by seat; words about that wait until only the learner is asked.
    """
    whole: ClassVar[bool] = True
    """Whether the line leads to the end of the match; if not, to where the lesson of a long match closes."""
    moments: ClassVar[tuple[Moment[Any], ...]]
    """In the order in which they are said if several are due."""

    def eyes(self, seen: Seen, texts: Texts) -> E:
        """The learner's eyes, as the game's scenes have them."""
        raise NotImplementedError

    def opened(self, match: Match[Any, Any]) -> Any:
        """The learner's view with the bot's cards turned up, each named one by one, and nothing else."""
        raise NotImplementedError

    def why(self, eyes: E, plans: Mapping[str, Any]) -> Reason | None:
        """Why the bot does what it is about to do; `plans`: its next choices by their prompts. None: no word."""
        raise NotImplementedError


def guide_of(game: Game[Any, Any], learner: int) -> Guide[Any] | None:
    """The guide for whoever sits there, if there is one."""
    return next((guide for guide in face_of(game).guides if guide.learner == learner), None)


class Course:
    """One guided match: which ideas have come up, what is said now, what the bot does next."""

    def __init__(self, guide: Guide[Any]) -> None:
        self.guide = guide
        self.learner = guide.learner
        self._answers: list[Answer] | None = None
        self._said: dict[str, int] = {}
        """After how many answers each idea came up."""
        self._line: Match[Any, Any] | None = None
        self._read: list[Answer] | None = None
        """The answers up to the position whose pages the learner has read."""

    # -- what the learner sees ---------------------------------------------------------------------------------------

    def seen(self, match: Match[Any, Any], names: Sequence[str]) -> Seen:
        """The match through the learner's eyes, the bot's cards open if the match was dealt for a guide."""
        seen = Seen.of(match, self.learner, names)
        if match.promise is None or not match.promise.prepared or match.outcome is not None:
            return seen
        return replace(seen, view=self.guide.opened(match))

    def lesson(self, match: Match[Any, Any], names: Sequence[str], texts: Texts) -> Lesson | None:
        """What is said and recommended now, if anything is."""
        self._follow(match)
        number, asked = len(self._answers or ()), match.asked(self.learner)
        eyes: Any = self.guide.eyes(self.seen(match, names), texts)
        pages = [self._page(moment, eyes) for moment in self.guide.moments if self._said.get(moment.id) == number]
        closed = self._closed(number)
        if asked is None and match.outcome is None and not closed:
            reason = self.guide.why(eyes, self._plans(match))
            if reason is not None:
                pages.append(Page(id=reason.key, text=eyes.told(reason.key, **reason.args), points=reason.points))
        waits = asked is None and match.outcome is None
        # Advice alone waits for the bot that decides at the same time: what it does may bring words that come first.
        early = asked is not None and len(match.waiting) > 1
        if (not pages and (asked is None or closed or early)) or (waits and self._read == self._answers):
            return None
        return Lesson(
            number=number,
            seat=1 - self.learner,
            pages=tuple(pages),
            waits=waits,
            advised=() if asked is None or closed else (self.plays(match, self.learner),),
            done=sum(moment.id in self._said for moment in self.guide.moments if not moment.closes),
            ideas=sum(not moment.closes for moment in self.guide.moments),
        )

    def _page(self, moment: Moment[Any], eyes: Any) -> Page:
        text = eyes.told(f"guide-{moment.id}", **moment.args(eyes))
        return Page(id=moment.id, text=text, points=tuple(moment.points(eyes)))

    @property
    def closed(self) -> bool:
        """Whether all has been said up to the position that was looked at last."""
        return any(moment.closes and moment.id in self._said for moment in self.guide.moments)

    # -- going on ----------------------------------------------------------------------------------------------------

    def waits(self, match: Match[Any, Any], names: Sequence[str], texts: Texts) -> bool:
        """Whether the bot says something first, which the learner has not read yet."""
        lesson = self.lesson(match, names, texts)
        return lesson is not None and lesson.waits

    def read(self, number: int) -> None:
        """The learner has read what was said after so many answers; if it is not said any more, nothing happens."""
        if self._answers is not None and number == len(self._answers):
            self._read = self._answers

    def plays(self, match: Match[Any, Any], seat: int) -> Any:
        """What a seat does, or is advised to do: the prepared line as far as it knows, else what looks best to it."""
        asked = match.asked(seat)
        assert asked is not None
        given, line = as_seen(match, seat), as_seen(self._prepared(match), seat)
        if given == line[: len(given)] and len(given) < len(line):
            return self.guide.line[len(given)]
        return match.game.mind.advise(match.observe(seat), Random(0))

    def _prepared(self, match: Match[Any, Any]) -> Match[Any, Any]:
        """The match as it is prepared, from its deal to the end of its line."""
        if self._line is None:
            self._line = Match.begin(match.setup, match.run.chance, match.promise)
            for choice in self.guide.line:
                answer_first(self._line, choice)
        return self._line

    def _plans(self, match: Match[Any, Any]) -> dict[str, Any]:
        """What the bot does up to the learner's next question, by the prompts."""
        ahead, plans = match.fork(), dict[str, Any]()
        while (asked := ahead.decision) is not None and asked.seat != self.learner and asked.prompt not in plans:
            plans[asked.prompt] = self.plays(ahead, asked.seat)
            answer_first(ahead, plans[asked.prompt])
        return plans

    # -- what has been said ------------------------------------------------------------------------------------------

    def _follow(self, match: Match[Any, Any]) -> None:
        """Take in the answers since; where the match went back or was read again, all of them from the deal."""
        answers = [answer for answer in match.history if answer[0] != "chance"]
        if self._answers == answers:
            return
        if self._answers is not None and self._answers == answers[:-1]:
            self._arrive(match, len(answers))
        else:
            self._said = {}
            for number, position in enumerate(told_again(match, answers)):
                self._arrive(position, number)
        self._answers = answers

    def _arrive(self, match: Match[Any, Any], number: int) -> None:
        """Introduce what matters here for the first time."""
        if self._closed(number) and match.outcome is None:
            return
        eyes: Any = self.guide.eyes(self.seen(match, [""] * match.seats), Texts(match.game, LANGUAGES[0]))
        due = [moment.id for moment in self.guide.moments if moment.id not in self._said and moment.when(eyes)]
        self._said |= dict.fromkeys(due[:MOST_NEW], number)

    def _closed(self, number: int) -> bool:
        """Whether all was said before that position."""
        return any(moment.closes and self._said.get(moment.id, number) < number for moment in self.guide.moments)


def answer_first(match: Match[Any, Any], choice: Any) -> None:
    """Answer what is asked: of seats that choose at the same time, the first one's question."""
    asked = match.decision
    assert asked is not None
    match.choose(choice, asked.seat)


def as_seen(match: Match[Any, Any], seat: int) -> list[Any]:
    """The choices of a match, in order, as far as a seat knows them: what was chosen, or what was shown of it."""
    choices = [answer for answer in match.history if answer[0] == "choice"]
    return [(by, value if to is None or seat in to else ("shown", shown)) for _, by, value, to, shown in choices]


def told_again(match: Match[Any, Any], answers: Sequence[Answer]) -> Iterator[Match[Any, Any]]:
    """A match from its deal, after every answer; as far as the present rules lead."""
    again: Match[Any, Any] = Match.begin(match.setup, match.run.chance, match.promise)
    yield again
    with suppress(BrushpassError):
        for answer in answers:
            again.answer(answer)
            yield again
