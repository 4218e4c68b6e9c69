"""The store: one writer that commits the appends of many tables together, and readers beside it.

The driver is the blocking one, in a thread of its own: a whole batch crosses to that thread once. While one commit
waits for the disk the next batch gathers, so no table waits on a timer.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from alembic.util import CommandError
from sqlalchemy import Connection, Engine, TextClause, create_engine, event, text
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from ..errors import Refused, Unusable
from . import migrations
from .reads import stored_table
from .records import Stored
from .writes import Write

log = logging.getLogger(__name__)
T = TypeVar("T")


class CommitFailed(Exception):
    """What was to be written is not in the database."""


def connect(url: str) -> Engine:
    """An engine; on SQLite with a write-ahead log, a full sync at every commit, and writers that queue up."""
    engine = create_engine(url)
    if engine.dialect.name == "sqlite":

        @event.listens_for(engine, "connect")
        def opened(connection: Any, _: Any) -> None:
            connection.isolation_level = None  # we begin transactions ourselves
            for pragma in ("journal_mode = WAL", "synchronous = FULL", "busy_timeout = 5000"):
                connection.execute(f"PRAGMA {pragma}")

        @event.listens_for(engine, "begin")
        def begun(connection: Connection) -> None:
            writes = connection.get_execution_options().get("writes")
            connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


class Store:
    """Where everything lives that must survive the process."""

    def __init__(self, url: str) -> None:
        self.engine = connect(url)
        self._writing = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._reading = ThreadPoolExecutor(2, thread_name_prefix="reader")
        self._queue: asyncio.Queue[tuple[Sequence[Write], asyncio.Future[None]]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._away = False
        """The database cannot be reached, as far as we know."""
        self.returned: Callable[[], None] = lambda: None
        """Called when it can be reached again."""

    async def open(self) -> None:
        """Bring the database up to date and begin to write."""
        await self._in(self._writing, self.bring_up_to_date)
        self._task = asyncio.create_task(self._write_on(), name="writer")

    async def close(self) -> None:
        """Write what is queued, then stop."""
        await self._queue.join()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self._writing.shutdown()
        self._reading.shutdown()
        self.engine.dispose()

    def bring_up_to_date(self) -> None:
        """Unusable: it is no database of ours, or one that a newer Brushpass has written."""
        where = self.engine.url.render_as_string().removeprefix("sqlite:///")
        try:
            with self.engine.connect().execution_options(writes=True) as connection, connection.begin():
                migrations.upgrade(connection)
        except DBAPIError as wrong:
            raise Unusable(f"{where} cannot be used: {wrong.orig}") from None
        except CommandError:
            raise Unusable(f"{where} was written by a newer Brushpass than this one") from None

    async def _in(self, pool: ThreadPoolExecutor, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(pool, work)

    # -- writing -----------------------------------------------------------------------------------------------------

    async def commit(self, writes: Sequence[Write]) -> None:
        """Return when all of it is on the disk; CommitFailed: none of it is."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((writes, done))
        await asyncio.shield(done)

    async def _write_on(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while not self._queue.empty():
                batch.append(self._queue.get_nowait())
            try:
                await self._commit_together(batch)
            finally:
                for _ in batch:
                    self._queue.task_done()

    async def _commit_together(self, batch: Sequence[tuple[Sequence[Write], asyncio.Future[None]]]) -> None:
        """One commit for all; if it fails, one for each, so that only the one at fault does."""
        try:
            await self._in(self._writing, lambda: self.write([writes for writes, _ in batch]))
        except Exception as wrong:  # whatever it was, nothing of it is on the disk
            if len(batch) > 1:
                for one in batch:
                    await self._commit_together([one])
                return
            self._failed(wrong)
            if not batch[0][1].done():
                batch[0][1].set_exception(CommitFailed())
            return
        self._reached()
        for _, done in batch:
            if not done.done():
                done.set_result(None)

    def write(self, units: Iterable[Sequence[Write]]) -> None:
        """Write units of several tables in one transaction, equal statements together."""
        together: dict[TextClause, list[dict[str, Any]]] = {}
        for unit in units:
            for statement, values in unit:
                together.setdefault(statement, []).append(values)
        with self.engine.connect().execution_options(writes=True) as connection, connection.begin():
            for statement, rows in together.items():
                connection.execute(statement, rows)

    # -- being away --------------------------------------------------------------------------------------------------

    def _failed(self, wrong: Exception) -> None:
        """Log it: an outage once, however many ask meanwhile."""
        if isinstance(wrong, IntegrityError) or not isinstance(wrong, SQLAlchemyError):
            log.warning("a commit failed: %s", type(wrong).__name__)
        elif not self._away:
            self._away = True
            log.error("the database cannot be used: %s", getattr(wrong, "orig", None) or type(wrong).__name__)

    def _reached(self) -> None:
        if self._away:
            self._away = False
            log.warning("the database can be used again")
            self.returned()

    # -- reading -----------------------------------------------------------------------------------------------------

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run a reading function in a reader's thread; it is refused while the database cannot be reached."""

        def run() -> T:
            with self.engine.connect() as connection:
                return work(connection)

        try:
            found = await self._in(self._reading, run)
        except SQLAlchemyError as wrong:
            self._failed(wrong)
            raise Refused("unavailable") from None
        self._reached()
        return found

    async def table(self, table_id: str) -> Stored | None:
        """All of a table; None if there is none of that id."""
        return await self.read(lambda connection: stored_table(connection, table_id))

    async def session(self, session: str) -> tuple[str, str] | None:
        """The name and the language somebody chose."""
        query = text("SELECT name, language FROM sessions WHERE id = :id")
        row = await self.read(lambda connection: connection.execute(query, {"id": session}).one_or_none())
        return None if row is None else (row.name, row.language)
