"""The store: appends of many tables in one commit, and only the one at fault fails."""

from __future__ import annotations

import asyncio
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
