"""The processes that bots think in. They are sent pickled observations and nothing else, and may die."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from pathlib import Path
from threading import Thread
from typing import Any

from ...bots import create
from ...engine import game, games

OVERTIME = 10.0
"""Seconds of work, beyond its time, after which a thought is taken to be stuck, and its process ends."""


def think(level: str, seed: int, seconds: float, pickled: bytes) -> Any:
    """What a bot chooses within so many seconds; runs in a worker."""
    until = time.monotonic() + seconds
    return create(level, seed, lambda: time.monotonic() >= until).choose(pickle.loads(pickled))


def think_apart(level: str, seed: int, seconds: float, pickled: bytes) -> Any:
    """The same in a process of its own, which ends if the thought does not."""
    if not hasattr(signal, "setitimer"):
        return think(level, seed, seconds, pickled)
    signal.setitimer(signal.ITIMER_PROF, seconds + OVERTIME)
    try:
        return think(level, seed, seconds, pickled)
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


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


def read_games() -> None:
    """Have all games in memory that bots may be asked about."""
    for name in games():
        game(name)


class Worker:
    """One process, or one thread of the server, that thinks one thought after the other."""

    def __init__(self, apart: bool, first: Path | None = None) -> None:
        """`apart`: in a process of its own; `first` is where that looks for Brushpass first."""
        self.first = first
        self._think = think_apart if apart else think
        self._executor: Executor
        if apart:
            self._executor = ProcessPoolExecutor(1, get_context("spawn"), begin_work)
        else:
            self._executor = ThreadPoolExecutor(1, thread_name_prefix="bots")

    def begin(self) -> None:
        """Start now, and not with the first thought."""
        self._submit(read_games)

    def _submit(self, work: Callable[..., Any], *given: Any) -> Future[Any]:
        with starting(self.first):
            return self._executor.submit(work, *given)

    async def think(self, level: str, seed: int, seconds: float, pickled: bytes) -> Any:
        """What a bot chooses; BrokenProcessPool if the process dies."""
        return await asyncio.wrap_future(self._submit(self._think, level, seed, seconds, pickled))

    def dismiss(self) -> None:
        """Let it end as soon as it has thought to the end what it has begun."""
        self._executor.shutdown(wait=False, cancel_futures=True)


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
