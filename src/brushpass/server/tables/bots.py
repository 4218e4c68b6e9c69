"""The bots of a server: how long each level thinks, whose turn it is, and what becomes of a thought that fails."""

from __future__ import annotations

import asyncio
import logging
import pickle
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

from ...bots import LEVELS, USUAL_LEVEL, RandomBot
from ...engine import Observation, State
from ...engine.fields import is_compiled
from .turns import Turn, Turns
from .workers import Worker

log = logging.getLogger(__name__)

TRIES = 3
"""So many workers may die of one thought before it is given up."""
SHORT = 0.45
"""Seconds that a thought may take at most if it is a short one."""
SECONDS = {"Rookie": 0.25, "Agent": SHORT, "Handler": 1.9, "Mastermind": 3.9}
"""How long a level thinks about a question at most; then it takes the best choice so far. A level is a fixed effort,
and these are times in which it can be made: they come out at one, one, three and six of the usual delays."""
SECONDS_COMPILED = {"Rookie": 0.15, "Agent": 0.25, "Handler": SHORT, "Mastermind": 1.9}
"""The same in compiled code: one, one, one and three."""


def level_named(name: str | None) -> str | None:
    """The level of that name in any case; None if there is none."""
    if not name:
        return USUAL_LEVEL
    return next((level for level in LEVELS if level.lower() == name.lower()), None)


class BotPool:
    """The workers. As soon as compiled code is there, new ones run it; they choose the same, only faster."""

    def __init__(self, workers: int, compiled: Path | None = None) -> None:
        """`compiled` is where compiled code may come to lie; without it workers run what the server runs."""
        self.turns = Turns(max(1, workers))
        self._apart = workers > 0
        self._compiled = compiled if workers and not is_compiled(State) else None
        self._first: Path | None = None
        """Where the workers look for Brushpass first."""
        self._idle: list[Worker] = []
        self._busy: set[Worker] = set()
        self._thoughts: set[asyncio.Task[Any]] = set()
        if not self._exchange():
            log.info("bots think in %s", "compiled code" if is_compiled(State) else "plain Python")

    def seconds(self, level: str, ponders: bool) -> float:
        """How long a bot may think about a question, from nothing but its level and what everybody knows of it."""
        fast = is_compiled(State) or self._first is not None
        seconds = (SECONDS_COMPILED if fast else SECONDS).get(level, SHORT)
        return seconds if ponders else min(seconds, SHORT)

    # -- workers -----------------------------------------------------------------------------------------------------

    def _exchange(self) -> bool:
        """Whether compiled code has come just now. The old workers think to the end what they have begun, and go."""
        if self._compiled is None or self._first is not None or not self._compiled.is_dir():
            return False
        log.info("bots think in compiled code")
        self._begin_anew(self._compiled)
        return True

    def _begin_anew(self, first: Path | None) -> None:
        """From now on workers look there first."""
        self._first = first
        for worker in self._idle:
            worker.dismiss()
        self._idle.clear()

    def _engage(self, long: bool) -> Worker:
        """A worker for a thought; one more begins beside a long thought, for short ones that come meanwhile."""
        self._exchange()
        worker = self._idle.pop() if self._idle else Worker(self._apart, self._first)
        self._busy.add(worker)
        if long:
            self.warm()
        return worker

    def warm(self) -> None:
        """Have a worker ready before anybody waits for it."""
        if not self._idle:
            self._idle.append(Worker(self._apart, self._first))
            self._idle[-1].begin()

    def _release(self, worker: Worker) -> None:
        self._busy.discard(worker)
        if worker.first == self._first:
            self._idle.append(worker)
        else:
            worker.dismiss()

    def _bury(self, worker: Worker, deaths: int) -> None:
        """A worker has died, and so may have those that were idle. If compiled code kills them, plain ones go on."""
        self._busy.discard(worker)
        worker.dismiss()
        if worker.first != self._first:
            return
        if worker.first is not None and deaths > 1:
            log.error("the bots' workers died: bots think in plain Python")
            self._compiled = None
            self._begin_anew(None)
        else:
            log.error("a bots' worker died: another one thinks its thought again")
            self._begin_anew(self._first)

    # -- thoughts ----------------------------------------------------------------------------------------------------

    async def answer(
        self, turn: Turn, level: str, seed: int, observe: Callable[[], Observation], seconds: float
    ) -> Any:
        """What a bot chooses when it is its turn. If nobody waits for it any more, it has its turn all the same."""
        thinking = asyncio.create_task(self._in_turn(turn, level, seed, observe, seconds))
        self._thoughts.add(thinking)
        thinking.add_done_callback(self._thoughts.discard)
        try:
            return await asyncio.shield(thinking)
        except asyncio.CancelledError:
            if not turn.begin.done():
                thinking.cancel()
            raise

    async def _in_turn(
        self, turn: Turn, level: str, seed: int, observe: Callable[[], Observation], seconds: float
    ) -> Any:
        async with self.turns.take(turn):
            return await self.choose(level, seed, observe(), seconds)

    async def choose(self, level: str, seed: int, observation: Observation, seconds: float) -> Any:
        """An option, found within so many seconds. If the bot fails, or kills every worker, any option."""
        try:
            option = await self._thought(level, seed, seconds, pickle.dumps(observation.brief()))
            if observation.decision is not None and option in observation.decision.options:
                return option
            log.error("a bot of level %s chose what was not offered", level)
        except BrokenProcessPool:
            log.error("a bot of level %s has no choice: its workers died %d times", level, TRIES)
        except Exception as wrong:
            log.error("a bot of level %s failed: %s", level, type(wrong).__name__)
        return RandomBot(seed).choose(observation)

    async def _thought(self, level: str, seed: int, seconds: float, pickled: bytes) -> Any:
        """What a worker makes of it. A thought whose worker dies is thought again by another one."""
        for deaths in range(1, TRIES + 1):
            worker = self._engage(seconds > SHORT)
            try:
                option = await worker.think(level, seed, seconds, pickled)
            except BrokenProcessPool:
                self._bury(worker, deaths)
                continue
            except Exception:
                self._release(worker)
                raise
            self._release(worker)
            return option
        raise BrokenProcessPool

    def close(self) -> None:
        for thinking in self._thoughts:
            thinking.cancel()
        for worker in (*self._idle, *self._busy):
            worker.dismiss()
