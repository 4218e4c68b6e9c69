"""The house: everything the tables share, and the tables that are in memory."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

from .errors import Refused
from .limits import Addresses
from .settings import Settings
from .store import Store, awaiting_bots
from .tables.actor import Actor
from .tables.bots import BotPool
from .tables.kept import Kept
from .tokens import Invitations, Sessions
from .viewers.replays import Replays
from .viewers.texts import read_games


class House:
    """One server's tables, store, bots and limits."""

    def __init__(self, settings: Settings, store: Store | None = None) -> None:
        secret = settings.secret()
        self.settings = settings
        self.store = store or Store(settings.database_url())
        self.bots = BotPool(settings.workers, settings.compiled)
        self.sessions = Sessions(secret)
        self.invitations = Invitations(secret)
        self.addresses = Addresses(settings.address_rate, settings.sockets_per_address)
        self.replays = Replays()
        self.actors: dict[str, Actor] = {}
        self._background: set[asyncio.Task[None]] = set()
        self._waking: asyncio.Task[None] | None = None

        self.opened = time.time()

    async def open(self) -> None:
        await self.store.open()
        read_games()
        self._waking = asyncio.create_task(self._wake_bots(), name="waking")

    async def _wake_bots(self) -> None:
        """Let bots go on that were asked something when the server stopped; nobody may open their tables for days."""
        for table_id in await self.store.read(awaiting_bots):
            with suppress(Refused):  # the table has logged what matters
                actor = await self.table(table_id)
                await actor.do(_look)

    async def close(self) -> None:
        """Stop the tables; whatever was acknowledged is on the disk already."""
        if self._waking is not None:
            self._waking.cancel()
            await asyncio.gather(self._waking, return_exceptions=True)
        for actor in list(self.actors.values()):
            await actor.close()
        for task in self._background:
            task.cancel()
        await asyncio.gather(*self._background, return_exceptions=True)
        self.bots.close()
        self.replays.close()
        await self.store.close()

    async def table(self, table_id: str) -> Actor:
        """A table, brought into memory if need be. Missing ones are refused just as forbidden ones are."""
        actor = self.actors.get(table_id)
        if actor is None:
            stored = await self.store.table(table_id)
            actor = self.actors.get(table_id)  # somebody else may have been faster
            if actor is None:
                if stored is None:
                    raise Refused("not-found")
                actor = self.actors[table_id] = Actor(self, stored)
        return actor

    def forget(self, actor: Kept) -> None:
        if self.actors.get(actor.id) is actor:
            del self.actors[actor.id]

    def background(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that nobody waits for."""
        task = asyncio.create_task(_quietly(work))
        self._background.add(task)
        task.add_done_callback(self._background.discard)


async def _look() -> None:
    """Nothing but to have a table's match brought into memory."""


async def _quietly(work: Coroutine[Any, Any, None]) -> None:
    with suppress(Refused):  # the table has logged what matters
        await work
