"""Matches that are looked back at, finished or not: told again in a thread of their own, so that no table waits."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from ...engine import Match
from ..errors import Refused
from ..wire.bodies import Back, BackScene, ReplayScene, ReplayStep
from .again import Looking
from .back import Past
from .replay import Replay

T = TypeVar("T")

MOST_KEPT = 64
"""So many replays are kept; the one that was asked for longest ago is forgotten first."""
MOST_WAITING = 32
"""So many requests wait for their turn; the next ones are refused."""


class Replays:
    """The finished matches that were asked for lately, and the thread in which all looking back is done."""

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
            replay = Replay(await finished())
            await self._apart(replay.check)
            self._kept[table_id] = replay
        self._kept.move_to_end(table_id)
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return replay

    async def tell(
        self, replay: Replay, eyes: int | None, names: Sequence[str], language: str
    ) -> tuple[str, list[ReplayStep]]:
        """`eyes`: a seat's; None: everything is open."""
        looking = Looking(replay.rules, eyes, names, language, open=eyes is None)
        return await self._apart(lambda: replay.tell(looking))

    async def show(
        self, replay: Replay, step: int, eyes: int | None, names: Sequence[str], language: str
    ) -> ReplayScene:
        looking = Looking(replay.rules, eyes, names, language, open=eyes is None)
        return await self._apart(lambda: replay.show(step, looking))

    async def steps_back(self, past: Past, looking: Looking) -> Back:
        return await self._apart(lambda: past.tell(looking))

    async def step_back(self, past: Past, step: int, looking: Looking) -> BackScene:
        return await self._apart(lambda: past.show(step, looking))

    async def _apart(self, work: Callable[[], T]) -> T:
        if self._waiting >= MOST_WAITING:
            raise Refused("too-fast")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work)
        finally:
            self._waiting -= 1
