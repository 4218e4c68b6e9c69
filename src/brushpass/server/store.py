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

import msgspec
from sqlalchemy import Connection, Engine, RowMapping, Table, TextClause, create_engine, event, text

from . import migrations, schema
from .records import ChatLine, SeatRecord, Step, Stored, TableRecord

log = logging.getLogger(__name__)
T = TypeVar("T")

Write = tuple[TextClause, dict[str, Any]]
"""A statement and its values."""

LATEST_ACTIONS = 200
"""So many action ids of a table are kept at hand; older ones are refused by their key."""
LATEST_CHAT = 100


class CommitFailed(Exception):
    """What was to be written is not in the database."""


def _insert(table: Table, otherwise: str = "") -> TextClause:
    names = [column.name for column in table.columns]
    values = ", ".join(f":{name}" for name in names)
    return text(f"INSERT INTO {table.name} ({', '.join(names)}) VALUES ({values}){otherwise}")


def _put(table: Table) -> TextClause:
    """Insert, or replace what has the same key."""
    keys = ", ".join(column.name for column in table.primary_key)
    rest = [column.name for column in table.columns if not column.primary_key]
    changes = ", ".join(f"{name} = excluded.{name}" for name in rest)
    return _insert(table, f" ON CONFLICT ({keys}) DO UPDATE SET {changes}")


PUT_SESSION = _put(schema.sessions)
PUT_TABLE = _put(schema.tables)
PUT_SEAT = _put(schema.seats)
PUT_CHECKPOINT = _put(schema.checkpoints)
ADD_STEP = _insert(schema.steps)
ADD_CHAT = _insert(schema.chat)
ADD_ACTION = _insert(schema.actions)
MOVED = text("UPDATE tables SET moved = :moved, phase = :phase, waiting = :waiting, winners = :winners WHERE id = :id")
SHAPED = ("options", "nonces", "waiting", "winners")
"""What is JSON in a table's row."""


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _json_or_null(value: Any) -> str | None:
    return None if value is None else _json(value)


def put_table(record: TableRecord) -> Write:
    plain = msgspec.structs.asdict(record)
    return PUT_TABLE, plain | {name: _json_or_null(plain[name]) for name in SHAPED}


def moved(record: TableRecord) -> Write:
    return MOVED, {
        "id": record.id,
        "moved": record.moved,
        "phase": record.phase,
        "waiting": _json(record.waiting),
        "winners": _json_or_null(record.winners),
    }


def put_seat(record: SeatRecord) -> Write:
    return PUT_SEAT, msgspec.structs.asdict(record)


def add_step(step: Step) -> Write:
    return ADD_STEP, msgspec.structs.asdict(step) | {"value": _json(step.value), "chance": _json(step.chance)}


def add_chat(line: ChatLine) -> Write:
    return ADD_CHAT, msgspec.structs.asdict(line)


def add_action(table: str, session: str, action: str, at: float) -> Write:
    return ADD_ACTION, {"table_id": table, "session": session, "id": action, "at": at}


def put_checkpoint(table: str, steps: int, save: bytes) -> Write:
    return PUT_CHECKPOINT, {"table_id": table, "steps": steps, "save": save}


def put_session(session: str, name: str, language: str) -> Write:
    return PUT_SESSION, {"id": session, "name": name, "language": language}


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

    async def open(self) -> None:
        """Bring the database up to date and begin to write."""
        await self._in(self._writing, self._migrate)
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

    def _migrate(self) -> None:
        with self.engine.connect().execution_options(writes=True) as connection, connection.begin():
            migrations.upgrade(connection)

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
            log.warning("a commit failed: %s", type(wrong).__name__)
            if not batch[0][1].done():
                batch[0][1].set_exception(CommitFailed())
            return
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

    # -- reading -----------------------------------------------------------------------------------------------------

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run a reading function in a reader's thread."""

        def run() -> T:
            with self.engine.connect() as connection:
                return work(connection)

        return await self._in(self._reading, run)

    async def table(self, table_id: str) -> Stored | None:
        """All of a table; None if there is none of that id."""
        return await self.read(lambda connection: stored_table(connection, table_id))

    async def session(self, session: str) -> tuple[str, str] | None:
        """The name and the language somebody chose."""
        query = text("SELECT name, language FROM sessions WHERE id = :id")
        row = await self.read(lambda connection: connection.execute(query, {"id": session}).one_or_none())
        return None if row is None else (row.name, row.language)


def rows(connection: Connection, query: str, **values: Any) -> list[RowMapping]:
    return list(connection.execute(text(query), values).mappings())


def _table(row: RowMapping) -> TableRecord:
    plain = dict(row) | {name: msgspec.json.decode(row[name] or "null") for name in SHAPED}
    return msgspec.convert(plain, TableRecord, strict=False)


def _seat(row: RowMapping) -> SeatRecord:
    return msgspec.convert(dict(row), SeatRecord, strict=False)


def seats_of(connection: Connection, table_id: str) -> list[SeatRecord]:
    return [
        _seat(row) for row in rows(connection, "SELECT * FROM seats WHERE table_id = :id ORDER BY seat", id=table_id)
    ]


def table_records(connection: Connection, query: str, **values: Any) -> list[TableRecord]:
    return [_table(row) for row in rows(connection, query, **values)]


def awaiting_bots(connection: Connection) -> list[str]:
    """The tables where a bot is asked something."""
    query = (
        "SELECT tables.id AS id, tables.waiting AS waiting, seats.seat AS seat FROM tables "
        "JOIN seats ON seats.table_id = tables.id "
        "WHERE tables.phase = 'playing' AND (seats.kind = 'bot' OR seats.away) ORDER BY tables.moved DESC"
    )
    asked = [row["id"] for row in rows(connection, query) if row["seat"] in msgspec.json.decode(row["waiting"])]
    return list(dict.fromkeys(asked))


def stored_table(connection: Connection, table_id: str) -> Stored | None:
    found = table_records(connection, "SELECT * FROM tables WHERE id = :id", id=table_id)
    if not found:
        return None
    saved = rows(connection, "SELECT steps, save FROM checkpoints WHERE table_id = :id", id=table_id)
    first = saved[0]["steps"] if saved else 0
    steps = rows(
        connection,
        "SELECT * FROM steps WHERE table_id = :id AND number >= :first ORDER BY number",
        id=table_id,
        first=first,
    )
    chat = rows(
        connection, f"SELECT * FROM chat WHERE table_id = :id ORDER BY number DESC LIMIT {LATEST_CHAT}", id=table_id
    )
    actions = rows(
        connection,
        f"SELECT session, id FROM actions WHERE table_id = :id ORDER BY at DESC LIMIT {LATEST_ACTIONS}",
        id=table_id,
    )
    return Stored(
        table=found[0],
        seats=seats_of(connection, table_id),
        steps=[_step(row) for row in steps],
        save=bytes(saved[0]["save"]) if saved else None,
        steps_saved=first,
        chat=[msgspec.convert(dict(row), ChatLine) for row in reversed(chat)],
        actions=[(row["session"], row["id"]) for row in reversed(actions)],
    )


def _step(row: RowMapping) -> Step:
    plain = dict(row) | {name: msgspec.json.decode(row[name]) for name in ("value", "chance")}
    return msgspec.convert(plain, Step)
