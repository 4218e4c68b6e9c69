"""The house: everything the tables share, and the tables that are in memory."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

from .errors import Refused
from .limits import Bucket, Counts, Pace
from .premises import Premises
from .settings import Settings
from .store import CommitFailed, Since, Store, awaiting_bots, delete_names, delete_table, old_tables
from .tables.actor import Actor
from .tables.bots import BotPool
from .tables.kept import Kept
from .tokens import Invitations, Sessions
from .viewers.replays import Replays
from .viewers.texts import read_games

DAY = 86_400.0
SWEEP_EVERY = 600.0
"""Seconds between two looks for what is old."""
SWEPT_AT_ONCE = 20
"""So many tables are deleted by one commit, lest others wait for it."""


class House:
    """One server's tables, store, bots and limits."""

    def __init__(self, settings: Settings, store: Store | None = None, premises: Premises | None = None) -> None:
        self.premises = premises or Premises(settings.data, settings.database_file)
        secret = self.premises.secret
        self.settings = settings
        self.store = store or Store(settings.database_url())
        self.bots = BotPool(settings.workers, settings.compiled)
        self.sessions = Sessions(secret)
        self.invitations = Invitations(secret)
        self.pace = Pace(settings.address_rate, settings.own_rate, settings.spare_rate)
        self.strangers = Bucket(settings.stranger_rate, settings.stranger_rate)
        self.sockets_by_network = Counts(settings.sockets_per_address)
        self.sockets_by_person = Counts(settings.sockets_per_person)
        self.replays = Replays()
        self.actors: dict[str, Actor] = {}
        self._background: set[asyncio.Task[None]] = set()
        self._waking: asyncio.Task[None] | None = None
        self._sweeping: asyncio.Task[None] | None = None
        self.opened = time.time()

    async def open(self) -> None:
        await self.store.open()
        self.store.returned = self._go_on
        read_games()
        self.bots.warm()
        self._waking = asyncio.create_task(self._wake_bots(), name="waking")
        self._sweeping = asyncio.create_task(self._sweep_on(), name="sweeping")

    async def _wake_bots(self) -> None:
        """Let bots go on that were asked something when the server stopped; nobody may open their tables for days."""
        for table_id in await self.store.read(awaiting_bots):
            with suppress(Refused):  # the table has logged what matters
                actor = await self.table(table_id)
                await actor.do(_look)

    # -- cleaning up -------------------------------------------------------------------------------------------------

    async def _sweep_on(self) -> None:
        while True:
            with suppress(Refused, CommitFailed):  # the store has logged it, and there is a next time
                await self.sweep(time.time())
            await asyncio.sleep(SWEEP_EVERY)

    async def sweep(self, now: float) -> None:
        """Delete what nobody has touched for as long as the settings say; what is in memory stays for now."""
        kept = self.settings
        since = Since(
            empty=now - DAY * kept.keep_empty,
            open=now - DAY * kept.keep_open,
            playing=now - DAY * kept.keep_running,
            over=now - DAY * kept.keep_over,
            people=now - DAY * kept.keep_names,
        )
        old = await self.store.read(lambda connection: old_tables(connection, since))
        for first in range(0, len(old), SWEPT_AT_ONCE):
            some = [table for table in old[first : first + SWEPT_AT_ONCE] if table not in self.actors]
            await self.store.commit([write for table in some for write in delete_table(table)])
        await self.store.commit([delete_names(since)])

    def _go_on(self) -> None:
        """The store can be reached again: tables that could not be read meanwhile go on."""
        self.background(self._wake_bots())

    async def close(self) -> None:
        """Stop the tables; whatever was acknowledged is on the disk already."""
        for task in (self._waking, self._sweeping):
            if task is not None:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
        for actor in list(self.actors.values()):
            await actor.close()
        for task in self._background:
            task.cancel()
        await asyncio.gather(*self._background, return_exceptions=True)
        self.bots.close()
        self.replays.close()
        await self.store.close()
        self.premises.close()

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
