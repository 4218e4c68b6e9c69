"""Whose bot thinks next: nobody's bots keep those of others waiting."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from brushpass.server.tables.turns import Rank, Turn, Turns

LONG, SHORT = True, False


class Bots:
    """Bots that want to think, by name; each thinks until it is told that it is done."""

    def __init__(self, workers: int = 1) -> None:
        self.turns = Turns(workers)
        self.begun: list[str] = []
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._done: dict[str, asyncio.Event] = {}
        self._turns: dict[str, Turn] = {}

    async def want(
        self, name: str, person: str = "", network: str = "", rank: Rank = Rank.ATTENDED, long: bool = SHORT
    ) -> None:
        turn = self._turns[name] = Turn(person or name, network or person or name, rank, long)
        done = self._done[name] = asyncio.Event()

        async def think() -> None:
            async with self.turns.take(turn):
                self.begun.append(name)
                await done.wait()

        self._tasks[name] = asyncio.create_task(think())
        await settled()

    async def done(self, name: str) -> None:
        self._done[name].set()
        await settled()

    async def forget(self, name: str) -> None:
        self._tasks[name].cancel()
        await settled()

    async def move(self, name: str, rank: Rank) -> None:
        self.turns.move(self._turns[name], rank)
        await settled()

    async def go_on(self, count: int = 1) -> None:
        """Let so many come to an end, the one that began first before the others."""
        for _ in range(count):
            await self.done(next(name for name in self.begun if not self._done[name].is_set()))


async def settled() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def in_a_loop(work: Callable[[], Coroutine[Any, Any, None]]) -> Callable[[], None]:
    """A test that is a coroutine."""

    def run() -> None:
        asyncio.run(work())

    run.__name__, run.__doc__ = work.__name__, work.__doc__
    return run


@in_a_loop
async def test_a_hundred_masterminds_of_a_stranger_do_not_keep_an_agent_waiting() -> None:
    bots = Bots()
    for number in range(100):
        await bots.want(f"mastermind {number}", "stranger", long=LONG)
    await bots.want("agent", "ann")
    assert bots.begun == ["mastermind 0", "agent"]


@in_a_loop
async def test_a_hundred_agents_of_a_stranger_keep_another_waiting_for_one_of_them() -> None:
    bots = Bots()
    for number in range(100):
        await bots.want(f"agent {number}", "stranger")
    await bots.want("ann's", "ann")
    await bots.go_on(2)
    assert bots.begun == ["agent 0", "agent 1", "agent 2", "ann's"]


@in_a_loop
async def test_networks_take_turns_whatever_the_number_of_their_people() -> None:
    bots = Bots()
    for person in "abc":
        for number in "12":
            await bots.want(f"{person}{number}", person, "ten addresses", long=LONG)
    await bots.want("ann 1", "ann", long=LONG)
    await bots.want("ann 2", "ann", long=LONG)
    await bots.go_on(6)
    assert bots.begun == ["a1", "a2", "ann 1", "b1", "ann 2", "c1", "b2"]


@pytest.mark.parametrize("long", [LONG, SHORT])
def test_whoever_is_waited_for_comes_first_and_tables_where_nobody_sits_last(long: bool) -> None:
    async def work() -> None:
        bots = Bots()
        for name in ("first", "second"):
            await bots.want(name, long=long)
        await bots.want("deserted", rank=Rank.DESERTED, long=long)
        await bots.want("expected", rank=Rank.EXPECTED, long=long)
        await bots.want("attended", rank=Rank.ATTENDED, long=long)
        await bots.go_on(4)
        assert bots.begun == ["first", "second", "attended", "expected", "deserted"]

    asyncio.run(work())


@in_a_loop
async def test_whoever_comes_to_the_table_is_waited_for_no_longer_than_others() -> None:
    bots = Bots()
    await bots.want("first", long=LONG)
    for number in range(3):
        await bots.want(f"expected {number}", rank=Rank.EXPECTED, long=LONG)
    await bots.want("ann's", rank=Rank.EXPECTED, long=LONG)
    await bots.move("ann's", Rank.ATTENDED)
    await bots.move("first", Rank.DESERTED)  # it has begun, so it thinks on
    await bots.go_on()
    assert bots.begun == ["first", "ann's"]


@in_a_loop
async def test_nobody_has_all_workers_for_long_thoughts() -> None:
    bots = Bots(workers=3)
    for number in range(5):
        await bots.want(f"a {number}", f"person {number}", "network", long=LONG)
    assert bots.begun == ["a 0", "a 1"]
    await bots.want("ann's", long=LONG)
    assert bots.begun == ["a 0", "a 1", "ann's"]
    await bots.done("ann's")
    await bots.done("a 0")
    assert bots.begun == ["a 0", "a 1", "ann's", "a 2"]


@in_a_loop
async def test_a_long_thought_is_not_kept_waiting_by_short_ones() -> None:
    bots = Bots()
    for number in range(9):
        await bots.want(f"agent {number}", "stranger")
    await bots.want("ann's", "ann", long=LONG)
    await bots.go_on()
    assert bots.begun[2:] == ["ann's"]


@in_a_loop
async def test_whoever_does_not_want_to_think_any_more_leaves_the_line() -> None:
    bots = Bots()
    for name in ("first", "second", "third"):
        await bots.want(name, "ann", long=LONG)
    await bots.forget("second")
    await bots.forget("first")
    assert bots.begun == ["first", "third"] and not bots.turns.idle
    await bots.done("third")
    assert bots.turns.idle
