"""The store: appends of many tables in one commit, and only the one at fault fails."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from unittest.mock import patch

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from brushpass.server.store import CommitFailed, Store, Write, add_step, schema
from brushpass.server.store.records import Step


def step(table: str, number: int) -> Write:
    return add_step(Step(table_id=table, number=number, kind="choice", seat=0, value="x", chance=[], at=0.0))


def with_store(path: Path, work: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = Store(f"sqlite:///{path / 'test.db'}")
        await store.open()
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


TWO_READERS = """
import threading
import typing
from brushpass.server.store import reads

def read():
    reads._seat({"table_id": "t", "seat": 0, "kind": "human"})
    reads._step({"table_id": "t", "number": 0, "kind": "choice", "seat": 0, "value": "1", "chance": "[]", "at": 0.0})

def while_another_reads(literal):
    typing._LiteralGenericAlias.__hash__ = usual
    another = threading.Thread(target=read)
    another.start()
    another.join()
    return usual(literal)

usual = typing._LiteralGenericAlias.__hash__
typing._LiteralGenericAlias.__hash__ = while_another_reads  # asked as soon as anybody learns what a record consists of
read()
"""


def test_the_first_two_readers_may_come_at_once() -> None:
    """After a restart all pages come back together; two that learnt at once what a record is crashed the server."""
    subprocess.run([sys.executable, "-c", TWO_READERS], check=True)


def test_appends_of_many_tables_share_a_commit(tmp_path: Path) -> None:
    batches: list[int] = []
    real = Store.write

    def counted(self: Store, units: Sequence[Sequence[Write]]) -> None:
        batches.append(len(units))
        real(self, units)

    async def work(store: Store) -> None:
        await asyncio.gather(*(store.commit([step(f"table {number}", 0)]) for number in range(100)))

    with patch.object(Store, "write", counted):
        with_store(tmp_path, work)
    assert sum(batches) == 100 and len(batches) <= 3


def test_only_the_one_at_fault_fails(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.commit([step("b", 0)])
        results = await asyncio.gather(
            *(store.commit([step(table, 0), step(table, 1)]) for table in "abc"), return_exceptions=True
        )
        assert [type(result) for result in results] == [type(None), CommitFailed, type(None)]
        count = await store.read(
            lambda connection: connection.exec_driver_sql("SELECT table_id, number FROM steps ORDER BY 1, 2").all()
        )
        assert [tuple(row) for row in count] == [("a", 0), ("a", 1), ("b", 0), ("c", 0), ("c", 1)]

    with_store(tmp_path, work)


def test_a_commit_waits_for_the_disk(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        with store.engine.connect() as connection:
            for pragma, value in (("journal_mode", "wal"), ("synchronous", 2)):
                assert connection.exec_driver_sql(f"PRAGMA {pragma}").scalar() == value

    with_store(tmp_path, work)


def test_the_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        with store.engine.connect() as connection:
            assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []

    with_store(tmp_path, work)
    with_store(tmp_path, work)  # an up-to-date database stays as it is


@pytest.mark.parametrize("value", [("a", 1), None, 7, "ž"])
def test_steps_come_back_as_they_were(value: object, tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        kept = Step(table_id="t", number=0, kind="choice", seat=1, value=value, chance=["a", 3], at=1.5)
        await store.commit([add_step(kept)])
        assert await store.table("t") is None  # steps alone are no table

    with_store(tmp_path, work)
