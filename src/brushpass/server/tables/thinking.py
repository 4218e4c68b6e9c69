"""The bots of one table: who is thinking now, and what becomes of their answers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

from ...engine import Match
from ...table.guide import Course
from ..viewers.questions import Questions
from .seats import Seating

if TYPE_CHECKING:
    from ..house import House

Answered = Callable[[int, Any, object], None]
"""Called with the seat, the option, and the thought that led to it."""

BREATH = 0.05
"""Seconds before a bot begins to think: on a small machine the pages have shown by then what it thinks about."""


class Thinkers:
    """Every bot that is asked thinks once; a thought that was stopped is never answered."""

    def __init__(
        self, house: House, secret: bytes, questions: Questions, answered: Answered, course: Course | None = None
    ) -> None:
        """`course`: the match teaches, and its bot plays by that."""
        self._bots = house.bots
        self._delay = house.settings.bot_delay
        self._questions = questions
        self._secret = secret
        self._answered = answered
        self._course = course
        self._thoughts: dict[int, asyncio.Task[None]] = {}
        self._about: dict[int, int] = {}
        """The number of the question that each of them is about."""

    def __bool__(self) -> bool:
        return bool(self._thoughts)

    def stir(self, match: Match[Any, Any], seating: Seating) -> None:
        """Let every bot that is asked think, unless all the people have left; what is not asked any more is dropped."""
        for thinker in list(self._thoughts):
            if (
                not seating.seats[thinker].played_by_bot
                or self._questions.number(match, thinker) != self._about[thinker]
            ):
                self.stop(thinker)
        if seating.deserted:
            return
        for decision in match.decisions:
            seat = seating.seats[decision.seat]
            if seat.played_by_bot and seat.seat not in self._thoughts:
                self._about[seat.seat] = self._questions.number(match, seat.seat)
                self._thoughts[seat.seat] = asyncio.create_task(self._think(seat.seat, seat.level, match))

    def stop(self, seat: int | None = None) -> None:
        """Stop one bot, or all."""
        for thinker in list(self._thoughts) if seat is None else [seat]:
            thought = self._thoughts.pop(thinker, None)
            if thought is not None:
                thought.cancel()

    def finish(self, seat: int, thought: object) -> bool:
        """Whether this thought still counts; it is over now."""
        if self._thoughts.get(seat) is not thought:
            return False
        del self._thoughts[seat]
        return True

    async def _think(self, seat: int, level: str, match: Match[Any, Any]) -> None:
        """Ask a bot, after a breath, wait until the constant delay is over, and hand its answer in."""
        loop = asyncio.get_running_loop()
        answer_at = loop.time() + self._delay
        await asyncio.sleep(min(self._delay, BREATH))
        if self._course is None:
            seed = blake2b(f"bot {seat}".encode(), key=self._secret, digest_size=8).digest()
            option = await self._bots.choose(level, int.from_bytes(seed, "big"), match.observe(seat))
        else:
            option = self._course.plays(match, seat)
        await asyncio.sleep(max(0.0, answer_at - loop.time()))
        self._answered(seat, option, asyncio.current_task())
