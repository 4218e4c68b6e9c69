"""A finished match shown again, step by step from the deal: through a seat's eyes, or with everything open.

A replay keeps no positions: to tell a whole match again takes milliseconds, less than to draw one scene of it.
"""

from __future__ import annotations

import asyncio
from bisect import bisect_right
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from ...engine import BrushpassError, Decision, Game, Match, Waiting
from ...engine.running import Answer
from ...table import Scene, Seen, Telling, face_of, look_open
from ...table.scene import Line, event_of, line_id
from ..errors import Refused
from ..wire import frames
from ..wire.bodies import Asked, ReplayScene, ReplayStep
from .texts import texts_of

T = TypeVar("T")

MOST_KEPT = 64
"""So many replays are kept; the one that was asked for longest ago is forgotten first."""
MOST_WAITING = 32
"""So many requests wait for their turn; the next ones are refused."""


class Looking:
    """Who looks back: the eyes (None: everything is open), what the players are called, and in which language."""

    def __init__(self, rules: Game[Any, Any], eyes: int | None, names: Sequence[str], language: str) -> None:
        self.eyes = eyes
        self.names = tuple(names)
        self.texts = texts_of(rules, language).at_table(names)

    def scene(self, match: Match[Any, Any]) -> Scene:
        """What these eyes saw of a position; there is nothing to answer and nothing to take back."""
        if self.eyes is None:
            return look_open(match, self.names, self.texts)
        seen = replace(Seen.of(match, self.eyes, self.names), decision=None, undo=False)
        story = Telling(self.eyes, self.names, self.texts).of(match)
        return face_of(match.game).scene(seen, self.texts, story)

    def hears(self, to: Sequence[int] | None) -> bool:
        """Whether these eyes read an event that was told to so many."""
        return self.eyes is None or to is None or self.eyes in to

    def asked(self, decision: Decision[Any], answer: Answer, secret: bool) -> Asked:
        """What was asked and chosen; others saw only that somebody decides, and the choice unless it is `secret`."""
        _, seat, value, known, _ = answer
        own = self.eyes is None or self.eyes == seat
        waiting = Waiting(seat, decision.label or decision.prompt)
        return Asked(
            seat=seat,
            question=self.texts.prompt(decision) if own else self.texts.waiting(waiting, self.names),
            answer=self.texts.option(decision, value) if own or (self.hears(known) and not secret) else "",
        )

    def step(self, asked: Asked | None) -> ReplayStep:
        """A step of which the log says nothing."""
        if asked is None:
            return ReplayStep(seat=None, text="")
        if not asked.answer:
            return ReplayStep(seat=asked.seat, text=asked.question)
        told = self.texts.say("replay-choice", seat=self.names[asked.seat], option=asked.answer)
        return ReplayStep(seat=asked.seat, text=told)


class Replay:
    """The answers of a finished match that stand, without those that were taken back."""

    def __init__(self, match: Match[Any, Any]) -> None:
        """Refused: the present rules do not lead where the match went."""
        self._setup = match.setup
        self._chance = match.run.chance
        self._promise = match.promise
        self._answers = [answer for answer in match.history if answer[0] != "chance"]
        try:
            again = self._at(len(self._answers))
        except BrushpassError:
            raise Refused("no-replay") from None
        given, was = ([answer[:3] for answer in told.history] for told in (again, match))
        if given != was or again.outcome != match.outcome:  # who knew of an answer may be different by now
            raise Refused("no-replay")

    @property
    def rules(self) -> Game[Any, Any]:
        return self._setup.game

    @property
    def seats(self) -> int:
        return self._setup.seats

    @property
    def last(self) -> int:
        """The last step; step 0 is the deal."""
        return len(self._answers)

    def _at(self, step: int) -> Match[Any, Any]:
        match: Match[Any, Any] = Match.begin(self._setup, self._chance, self._promise)
        for answer in self._answers[:step]:
            match.answer(answer)
        return match

    def _answer(self, match: Match[Any, Any], since: int, looking: Looking) -> Iterator[Asked | None]:
        """Give the further answers, one at a time; what was asked, None for something done unasked."""
        for answer in self._answers[since:]:
            decision = match.asked(answer[1])
            match.answer(answer)
            if answer[0] == "choice" and decision is not None:
                # Side by side, what the others choose is seen when all are done.
                yield looking.asked(decision, answer, secret=match.gathering is not None)
            else:
                yield None

    def show(self, step: int, looking: Looking) -> ReplayScene:
        """The table after so many answers, and what the last of them was about."""
        match = self._at(max(0, step - 1))
        asked = next(self._answer(match, step - 1, looking)) if step else None
        return ReplayScene(step=step, asked=asked, scene=msgspec.Raw(frames.encode(looking.scene(match))))

    def tell(self, looking: Looking) -> tuple[str, list[ReplayStep]]:
        """How it ended, and every step in the words of the log; where that is silent, what was asked and chosen."""
        match = self._at(0)
        steps = [ReplayStep(seat=None, text=looking.texts.say("replay-deal"))]
        lengths = [len(match.run.log or ())]
        for asked in self._answer(match, 0, looking):
            steps.append(looking.step(asked))
            lengths.append(len(match.run.log or ()))
        came = [bisect_right(lengths, at) for at, (*_, to) in enumerate(match.run.log or ()) if looking.hears(to)]
        scene = looking.scene(match)
        write_down(steps, scene.log, came)
        return "" if scene.verdict is None else scene.verdict.title or scene.verdict.text, steps


def write_down(steps: list[ReplayStep], log: Sequence[Line], came: Sequence[int]) -> None:
    """Give every step its lines of the log; `came` says at which step each event came.

    A heading opens the step after the one that told it, or that told the line above it: what a player does first in a
    turn may not be worth a line.
    """
    lines: dict[int, list[str]] = {}
    heading, above, step = "", 0, 0
    for line in log:
        event = event_of(line)
        if line.heading:
            heading, above = line.text, came[event] if line.id == line_id(event) else step
            continue
        step = came[event]
        if heading:
            steps[min(above + 1, step)].heading, heading = heading, ""
        lines.setdefault(step, []).append(line.text)
    for step, texts in lines.items():
        steps[step].text = " ".join(texts)


class Replays:
    """The replays that were asked for lately. They are told in a thread of their own, so that no table waits."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Replay] = OrderedDict()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="replays")
        self._waiting = 0

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def of(self, table_id: str, finished: Callable[[], Awaitable[Match[Any, Any]]]) -> Replay:
        """The replay of a table that is over, which never changes any more; `finished` gives its match."""
        replay = self._kept.get(table_id)
        if replay is None:
            match = await finished()
            replay = self._kept[table_id] = await self._apart(lambda: Replay(match))
        self._kept.move_to_end(table_id)
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return replay

    async def tell(
        self, replay: Replay, eyes: int | None, names: Sequence[str], language: str
    ) -> tuple[str, list[ReplayStep]]:
        return await self._apart(lambda: replay.tell(Looking(replay.rules, eyes, names, language)))

    async def show(
        self, replay: Replay, step: int, eyes: int | None, names: Sequence[str], language: str
    ) -> ReplayScene:
        return await self._apart(lambda: replay.show(step, Looking(replay.rules, eyes, names, language)))

    async def _apart(self, work: Callable[[], T]) -> T:
        if self._waiting >= MOST_WAITING:
            raise Refused("too-fast")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work)
        finally:
            self._waiting -= 1
