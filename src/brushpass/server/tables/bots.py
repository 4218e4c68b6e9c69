"""Bots think in worker processes. They are sent pickled observations and nothing else."""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
import signal
import sys
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from pathlib import Path
from threading import Thread
from typing import Any

from ...bots import LEVELS, USUAL_LEVEL, RandomBot, create
from ...engine import Observation, State
from ...engine.fields import is_compiled

log = logging.getLogger(__name__)


def level_named(name: str | None) -> str | None:
    """The level of that name in any case; None if there is none."""
    if not name:
        return USUAL_LEVEL
    return next((level for level in LEVELS if level.lower() == name.lower()), None)


def think(level: str, seed: int, pickled: bytes) -> Any:
    """What a bot chooses; runs in a worker."""
    return create(level, seed).choose(pickle.loads(pickled))


def begin_work() -> None:
    """A worker gives way to the server and its people, and ends with its server, also with one that was killed."""
    if hasattr(os, "nice"):
        os.nice(10)

    def watch() -> None:
        server = parent_process()
        if server is not None:
            server.join()
            os._exit(0)

    Thread(target=watch, daemon=True).start()


class BotPool:
    """The workers. As soon as compiled code is there, new ones run it; they choose the same, only faster."""

    def __init__(self, workers: int, compiled: Path | None = None) -> None:
        """`compiled` is where compiled code may come to lie; without it workers run what the server runs."""
        self._workers = workers
        self._compiled = compiled if workers and not is_compiled(State) else None
        self._first: Path | None = None
        """Where the workers look for Brushpass first."""
        self._pool: Executor | None = None
        self._retired: Executor | None = None
        if not self._exchanged():
            log.info("bots think in %s", "compiled code" if is_compiled(State) else "plain Python")

    def _exchanged(self) -> bool:
        """Whether compiled code has come just now. The old workers think to the end what they have begun, and go."""
        if self._compiled is None or self._first is not None or not self._compiled.is_dir():
            return False
        log.info("bots think in compiled code")
        self._first = self._compiled
        if self._pool is not None:
            self._pool.shutdown(wait=False)
            self._retired, self._pool = self._pool, None
        return True

    def _started(self) -> Executor:
        self._exchanged()
        if self._pool is None:
            if self._workers:
                self._pool = ProcessPoolExecutor(self._workers, get_context("spawn"), begin_work)
            else:
                self._pool = ThreadPoolExecutor(1, thread_name_prefix="bots")
        return self._pool

    async def _thought(self, level: str, seed: int, pickled: bytes) -> Any:
        """What a worker makes of it; if compiled code kills its workers, plain ones think it again."""
        pool = self._started()
        first = self._first
        try:
            with starting(first):
                thought = pool.submit(think, level, seed, pickled)
            return await asyncio.wrap_future(thought)
        except BrokenProcessPool:
            if pool is self._pool:
                self._pool = None
                if first is not None:
                    log.error("the bots' workers died: bots think in plain Python")
                    self._compiled = self._first = None
            if first is None:
                raise
        return await self._thought(level, seed, pickled)

    async def choose(self, level: str, seed: int, observation: Observation) -> Any:
        """An option; if the bot or its worker fails, any option, so that no table stops."""
        try:
            option = await self._thought(level, seed, pickle.dumps(observation.brief()))
            if observation.decision is not None and option in observation.decision.options:
                return option
            log.error("a bot of level %s chose what was not offered", level)
        except BrokenProcessPool:
            log.error("the bots' workers died and are started again")
        except Exception as wrong:
            log.error("a bot of level %s failed: %s", level, type(wrong).__name__)
        return RandomBot(seed).choose(observation)

    def close(self) -> None:
        for pool in (self._pool, self._retired):
            if pool is not None:
                pool.shutdown(wait=False, cancel_futures=True)


@contextmanager
def starting(first: Path | None) -> Iterator[None]:
    """Let workers that are started meanwhile look there first for what they import, and not hear Ctrl+C.

    They get both from this process: its path, and its blocked signals, from their very first moment. Ctrl+C is for the
    server, which lets a thought come to its end.
    """
    heard = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT}) if os.name == "posix" else None
    if first is not None:
        sys.path.insert(0, str(first))
    try:
        yield
    finally:
        if first is not None:
            sys.path.remove(str(first))
        if heard is not None:
            signal.pthread_sigmask(signal.SIG_SETMASK, heard)
