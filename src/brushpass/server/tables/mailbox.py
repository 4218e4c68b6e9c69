"""A mailbox: jobs are done one after the other, in the order in which they came."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

T = TypeVar("T")


class Mailbox:
    """One task that works through its jobs and goes away when it has been idle and `rest` says it may."""

    def __init__(self, idle: float, rest: Callable[[], bool], name: str) -> None:
        self._idle = idle
        self._rest = rest
        self._jobs: asyncio.Queue[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any]]] = asyncio.Queue()
        self._task = asyncio.create_task(self._work(), name=name)

    @property
    def empty(self) -> bool:
        return self._jobs.empty()

    async def do(self, job: Callable[[], Awaitable[T]]) -> T:
        """Have a job done. It is done even if whoever asked for it has gone by then."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait((job, done))
        return await asyncio.shield(done)

    async def _work(self) -> None:
        while True:
            try:
                async with asyncio.timeout(self._idle):
                    job, done = await self._jobs.get()
            except TimeoutError:
                if self._rest():
                    return
                continue
            try:
                result = await job()
            except Exception as wrong:
                if not done.cancelled():
                    done.set_exception(wrong)
                    done.exception()  # nobody may be left to fetch it
            else:
                if not done.cancelled():
                    done.set_result(result)
            # A queue that is not empty does not wait, and many jobs do not either: others have their turn in between.
            await asyncio.sleep(0)

    async def close(self) -> None:
        """Stop, after the job that is being done."""
        if not self._task.done():
            self._jobs.put_nowait((_stop, asyncio.get_running_loop().create_future()))
        await asyncio.gather(self._task, return_exceptions=True)


async def _stop() -> None:
    raise asyncio.CancelledError
