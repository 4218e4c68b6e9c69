"""The bots of one table: who is thinking now, when they answer, and what becomes of their answers.

When a bot answers follows from public facts: its level, the label of the question, who else is asked at its table, and
how long the workers were taken by others. It is settled before the thought begins, the thought has to end by then, and
the answer is held until then. So how long a bot takes tells nothing of its cards.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from hashlib import blake2b
from math import ceil
from typing import TYPE_CHECKING, Any

from ...bots import LEVELS, MOST_SECONDS
from ...engine import Match, Waiting
from ...table.guide import Course
from ..viewers.questions import Questions
from .bots import SHORT
from .seats import Seating
from .turns import Rank, Turn

if TYPE_CHECKING:
    from .bots import BotPool

Answered = Callable[[int, Any, object], None]
"""Called with the seat, the option, and the thought that led to it."""

BREATH = 0.05
"""Seconds before a bot begins to think: on a small machine the pages have shown by then what it thinks about."""
SPARE = 0.1
"""Seconds between the end of a thought and its answer: what it takes to travel, on a machine that has other work."""
HIDDEN = 0.5
"""With a shorter delay than this bots answer as soon as they can, and it shows how long they think."""


class Whose:
    """Whom the bots of a table think for: who opened it, where they were seen last, and who waits there now."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.network = ""
        self.rank = Rank.DESERTED

    def look(self, seating: Seating, present: Collection[str]) -> None:
        """See who waits; `present` are the sessions that look at the table."""
        people = [seat.session for seat in seating.seats if seat.kind == "human"]
        if any(session in present for session in people):
            self.rank = Rank.ATTENDED
        else:
            self.rank = Rank.EXPECTED if people else Rank.DESERTED


class Thinkers:
    """Every bot that is asked thinks once; a thought that was stopped is never answered."""

    def __init__(
        self,
        bots: BotPool,
        delay: float,
        secret: bytes,
        questions: Questions,
        answered: Answered,
        whose: Whose,
        course: Course | None = None,
    ) -> None:
        """`course`: the match teaches, and its bot plays by that."""
        self._bots = bots
        self._delay = delay
        self._questions = questions
        self._secret = secret
        self._answered = answered
        self._whose = whose
        self._course = course
        self._thoughts: dict[int, asyncio.Task[None]] = {}
        self._about: dict[int, int] = {}
        """The number of the question that each of them is about."""
        self._turns: dict[int, Turn] = {}

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
        for asked in match.waiting:
            seat = seating.seats[asked.seat]
            if seat.played_by_bot and seat.seat not in self._thoughts:
                self._about[seat.seat] = self._questions.number(match, seat.seat)
                before = len(self._thoughts)
                self._thoughts[seat.seat] = asyncio.create_task(self._think(asked, seat.level, match, before))

    def attended(self) -> None:
        """Somebody has come to the table, or has gone."""
        for turn in self._turns.values():
            self._bots.turns.move(turn, self._whose.rank)

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

    async def _think(self, asked: Waiting, level: str, match: Match[Any, Any], before: int) -> None:
        """Ask a bot, after a breath, hold its answer until it is time, and hand it in; `before`: how many think yet."""
        loop = asyncio.get_running_loop()
        since = loop.time()
        await asyncio.sleep(min(self._delay, BREATH))
        if self._course is not None:
            option = self._course.plays(match, asked.seat)
            answer_at = since + self._delay
        else:
            seconds = self._bots.seconds(level, match.game.mind.ponders(asked.label, LEVELS.get(level, 0)))
            turn = Turn(self._whose.person, self._whose.network, self._whose.rank, seconds > SHORT)
            option = await self._choice(asked.seat, level, match, turn, seconds)
            start = max(turn.begun - since, before // self._bots.turns.lanes(turn.long) * seconds)
            answer_at = since + self._held(start + seconds + SPARE, loop.time() - since)
        await asyncio.sleep(max(0.0, answer_at - loop.time()))
        self._answered(asked.seat, option, asyncio.current_task())

    async def _choice(self, seat: int, level: str, match: Match[Any, Any], turn: Turn, seconds: float) -> Any:
        digest = blake2b(f"bot {seat}".encode(), key=self._secret, digest_size=8).digest()
        if self._delay < HIDDEN:
            seconds = max(seconds, MOST_SECONDS.get(level, seconds))
        self._turns[seat] = turn
        try:
            seed = int.from_bytes(digest, "big")
            return await self._bots.answer(turn, level, seed, lambda: match.observe(seat), seconds)
        finally:
            if self._turns.get(seat) is turn:
                del self._turns[seat]

    def _held(self, needed: float, passed: float) -> float:
        """How long after the question it is answered: after the constant delay, or as many of them as it needs.

        `passed` counts only if something went wrong, and the thought took longer than it may.
        """
        if self._delay < HIDDEN:
            return max(self._delay, passed)
        return self._delay * max(ceil(needed / self._delay), ceil(passed / self._delay))
