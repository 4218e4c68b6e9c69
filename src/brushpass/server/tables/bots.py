"""Bots think in worker processes. They are sent pickled observations and nothing else."""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any

from ...bots import LEVELS, RandomBot, create
from ...engine import Observation

log = logging.getLogger(__name__)

DEFAULT_LEVEL = "Agent"


def level_named(name: str | None) -> str | None:
    """The level of that name in any case; None if there is none."""
    if not name:
        return DEFAULT_LEVEL
    return next((level for level in LEVELS if level.lower() == name.lower()), None)


def think(level: str, seed: int, pickled: bytes) -> Any:
    """What a bot chooses; runs in a worker."""
    return create(level, seed).choose(pickle.loads(pickled))


def begin_work() -> None:
    """A worker gives way to the server and its people, and ends when its server was killed instead of waiting on."""
    if hasattr(os, "nice"):
        os.nice(10)

    def watch() -> None:
        server = parent_process()
        if server is not None:
            server.join()
            os._exit(0)

    Thread(target=watch, daemon=True).start()


class BotPool:
    """The workers."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: Executor | None = None

    def _started(self) -> Executor:
        if self._pool is None:
            if self._workers:
                self._pool = ProcessPoolExecutor(self._workers, get_context("spawn"), begin_work)
            else:
                self._pool = ThreadPoolExecutor(1, thread_name_prefix="bots")
        return self._pool

    async def choose(self, level: str, seed: int, observation: Observation) -> Any:
        """An option; if the bot or its worker fails, any option, so that no table stops."""
        pickled = pickle.dumps(observation)
        try:
            option = await asyncio.get_running_loop().run_in_executor(self._started(), think, level, seed, pickled)
            if observation.decision is not None and option in observation.decision.options:
                return option
            log.error("a bot of level %s chose what was not offered", level)
        except BrokenProcessPool:
            log.error("the bots' workers died and are started anew")
            self._pool = None
        except Exception as wrong:
            log.error("a bot of level %s failed: %s", level, type(wrong).__name__)
        return RandomBot(seed).choose(observation)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
