"""When bots answer, and what they answer if something happens to their workers."""

from __future__ import annotations

import asyncio
import multiprocessing
import pickle
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from brushpass.bots import LEVELS, create
from brushpass.engine import Match, Observation, game
from brushpass.server.store.records import SeatRecord
from brushpass.server.tables.bots import TRIES, BotPool
from brushpass.server.tables.seats import Seating
from brushpass.server.tables.thinking import Thinkers, Whose
from brushpass.server.tables.workers import think
from brushpass.server.tokens import Invitations
from brushpass.server.viewers.questions import Questions
from tests.server.clockwork import by_clockwork
from tests.server.spies import SPIES
from tests.server.test_bots import LEVEL, TIME, arrive, observation, plain

__all__ = ["arrive", "observation", "plain"]


@pytest.fixture(autouse=True)
def pace() -> None:
    """This is about the pool itself, which thinks as it does however fast bots are asked to be elsewhere."""


# -- when they answer --------------------------------------------------------------------------------------------------


class Clocked(BotPool):
    """Bots that take a time of their own, and their first option: the time they have been given is the most of it."""

    def __init__(self, takes: float | Random, workers: int = 1) -> None:
        """`takes`: the part of their time that they need, or by what it is drawn."""
        super().__init__(workers)
        self._takes = takes

    async def choose(self, level: str, seed: int, observation: Observation, seconds: float) -> Any:
        takes = self._takes.random() if isinstance(self._takes, Random) else self._takes
        await asyncio.sleep(takes * seconds)
        assert observation.decision is not None
        return observation.decision.options[0]


def seats(match: Match[Any, Any], level: str) -> Seating:
    """Bots in all seats."""
    records = [SeatRecord(table_id="t", seat=seat, kind="bot", level=level) for seat in range(match.setup.seats)]
    return Seating(match.game.id, records, Invitations(b"secret"))


async def answered(pool: BotPool, match: Match[Any, Any], level: str, delay: float = 0.7) -> dict[int, float]:
    """How long after the question every bot that is asked answers it."""
    loop = asyncio.get_running_loop()
    since, times, all_done = loop.time(), dict[int, float](), asyncio.Event()

    def note(seat: int, option: Any, thought: object) -> None:
        times[seat] = round(loop.time() - since, 6)
        if len(times) == len(match.waiting):
            all_done.set()

    Thinkers(pool, delay, b"secret", Questions(), note, Whose("ann")).stir(match, seats(match, level))
    await all_done.wait()
    return times


def bidding() -> Match[Any, Any]:
    """Spies that bid side by side: three seats are asked at once."""
    match = SPIES.start(3, seed=1)
    while len(match.waiting) < 3:
        decision = match.decisions[0]
        match.choose(decision.options[0], decision.seat)
    return match


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_answers_at_the_same_time_however_long_it_thinks(level: str) -> None:
    match = SPIES.start(2, seed=1)
    times = {by_clockwork(answered(Clocked(share), match, level))[0] for share in (0.0, 0.4, 0.99, 1.0)}
    assert len(times) == 1, times


@pytest.mark.parametrize("workers", [1, 2, 3])
@pytest.mark.parametrize("level", LEVELS)
def test_bots_that_are_asked_together_answer_at_times_that_do_not_depend_on_each_other(
    level: str, workers: int
) -> None:
    found = []
    for seed in range(20):
        rng = Random(seed)
        found.append(by_clockwork(answered(Clocked(rng, workers), bidding(), level)))
    assert all(times == found[0] for times in found), found


def test_only_the_best_take_longer_than_the_others() -> None:
    match = SPIES.start(2, seed=1)
    times = [by_clockwork(answered(Clocked(0.5), match, level))[0] for level in LEVELS]
    assert times == pytest.approx([0.7, 0.7, 2.1, 4.2])


def test_what_is_not_pondered_is_answered_as_fast_by_all() -> None:
    rules = game("mind_mgmt")
    match = rules.start(2, "training", seed=1)
    assert not rules.mind.ponders(match.waiting[0].label, LEVELS["Mastermind"])
    assert by_clockwork(answered(Clocked(0.5), match, "Mastermind"))[0] == pytest.approx(0.7)


def test_with_hardly_any_delay_bots_answer_as_soon_as_they_can() -> None:
    match = SPIES.start(2, seed=1)
    slow, quick = (by_clockwork(answered(Clocked(share), match, "Agent", 0.05))[0] for share in (0.5, 0.0))
    assert quick == pytest.approx(0.05) and slow > quick


def test_an_agent_answers_in_time_beside_a_hundred_masterminds_of_a_stranger() -> None:
    async def work() -> float:
        pool = Clocked(1.0)
        match = SPIES.start(2, seed=1)
        strangers = [
            Thinkers(pool, 0.7, b"secret", Questions(), lambda *_: None, Whose("stranger")) for _ in range(100)
        ]
        for stranger in strangers:
            stranger.stir(match, seats(match, "Mastermind"))
        await asyncio.sleep(1)
        return (await answered(pool, match, "Agent"))[0]

    assert by_clockwork(work()) <= 0.7 + 2


# -- what becomes of a thought -----------------------------------------------------------------------------------------


def test_a_thought_whose_time_is_up_takes_the_best_so_far(observation: Observation) -> None:
    for seed in range(5):
        assert think("Mastermind", seed, 0.0, pickle.dumps(observation)) == create("search:1", seed).choose(observation)


def test_the_thoughts_of_dead_workers_are_thought_again(
    observation: Observation, plain: dict[int, Any], caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> list[Any]:
        pool = BotPool(1)
        try:
            thoughts = [asyncio.create_task(pool.choose(LEVEL, seed, observation, TIME)) for seed in seeds]
            await asyncio.sleep(0)
            for worker in multiprocessing.active_children():
                worker.kill()
            return await asyncio.gather(*thoughts)
        finally:
            pool.close()

    seeds = list(plain)[:4]
    assert asyncio.run(work()) == [plain[seed] for seed in seeds]
    assert set(caplog.messages) == {"a bots' worker died: another one thinks its thought again"}


def test_a_thought_that_kills_every_worker_is_given_up(
    observation: Observation, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> Any:
        pool = BotPool(1)
        try:
            thought = asyncio.create_task(pool.choose(LEVEL, 1, observation, TIME))
            while not thought.done():
                for worker in multiprocessing.active_children():
                    worker.kill()
                await asyncio.sleep(0.01)
            return await thought
        finally:
            pool.close()

    assert observation.decision is not None and asyncio.run(work()) in observation.decision.options
    assert caplog.messages[-1] == f"a bot of level {LEVEL} has no choice: its workers died {TRIES} times"


def test_a_thought_that_does_not_end_ends_with_its_worker(
    observation: Observation, plain: dict[int, Any], arrive: Callable[[str], Path]
) -> None:
    stuck = "\n\nOVERTIME = 0.1\n\n\ndef think(level, seed, seconds, pickled):\n    while True:\n        pass\n"

    async def work() -> Any:
        pool = BotPool(1, arrive(stuck))
        try:
            return await pool.choose(LEVEL, min(plain), observation, 0.1)
        finally:
            pool.close()

    assert asyncio.run(work()) == plain[min(plain)], "plain workers think it, since the new ones do not"


def test_a_thought_that_nobody_waits_for_keeps_its_turn(observation: Observation) -> None:
    """Otherwise whoever takes back what they did, again and again, would have a worker for every time."""

    async def work() -> None:
        pool = Clocked(1.0)
        match = SPIES.start(2, seed=1)
        bots = Thinkers(pool, 0.7, b"secret", Questions(), lambda *_: None, Whose("ann"))
        bots.stir(match, seats(match, "Agent"))
        await asyncio.sleep(0.1)
        bots.stop()
        await asyncio.sleep(0.1)
        assert not bots and not pool.turns.idle
        await asyncio.sleep(5)
        assert pool.turns.idle

    by_clockwork(work())
