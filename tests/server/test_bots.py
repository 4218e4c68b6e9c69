"""The bots' workers: they are exchanged when compiled code comes, and no thought is lost on the way."""

from __future__ import annotations

import asyncio
import logging
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import brushpass
from brushpass.bots import create
from brushpass.engine import Observation, game
from brushpass.server.tables.bots import BotPool
from brushpass.server.tables.workers import Worker, starting
from tests.ports import free_port
from tests.server.test_killed import Browser, play

LEVEL = "Rookie"
TIME = 60.0
LAST = "\n\ndef think(level, seed, seconds, pickled):\n    return pickle.loads(pickled).decision.options[-1]\n"
"""Instead of compiled code, which chooses the same: a bot that can be told from the others."""
DEADLY = "\n\nos._exit(1)\n"


@pytest.fixture(autouse=True)
def pace() -> None:
    """This is about the pool itself, which thinks as it does however fast bots are asked to be elsewhere."""


@pytest.fixture
def observation() -> Observation:
    match = game("agent_avenue").start(2, "basic", seed=1)
    assert match.decision is not None
    found: Observation = match.observe(match.decision.seat)
    return found


@pytest.fixture
def plain(observation: Observation) -> dict[int, Any]:
    """What bots of some seeds choose, none of them the last option."""
    assert observation.decision is not None
    chosen = {seed: create(LEVEL, seed).choose(observation) for seed in range(20)}
    return {seed: option for seed, option in chosen.items() if option != observation.decision.options[-1]}


@pytest.fixture
def arrive(tmp_path: Path) -> Callable[[str], Path]:
    """Let a package come to the place where compiled code is awaited, one whose workers have something more to run."""

    def arrived(more: str) -> Path:
        new = tmp_path / "new" / "brushpass"
        shutil.copytree(Path(brushpass.__file__).parent, new, ignore=shutil.ignore_patterns("static", "__pycache__"))
        with Path(new, *Worker.__module__.split(".")[1:]).with_suffix(".py").open("a") as bots:
            bots.write(more)
        return new.parent.rename(tmp_path / "place")

    return arrived


def test_workers_run_compiled_code_as_soon_as_it_is_there(
    observation: Observation,
    plain: dict[int, Any],
    arrive: Callable[[str], Path],
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def work() -> None:
        assert observation.decision is not None
        pool = BotPool(1, tmp_path / "place")
        first, *others = plain
        try:
            assert await pool.choose(LEVEL, first, observation, TIME) == plain[first]
            thoughts = [asyncio.create_task(pool.choose(LEVEL, seed, observation, TIME)) for seed in others[:2]]
            await asyncio.sleep(0)  # now they have begun
            arrive(LAST)
            assert await pool.choose(LEVEL, first, observation, TIME) == observation.decision.options[-1]
            assert await asyncio.gather(*thoughts) == [plain[seed] for seed in others[:2]]
        finally:
            pool.close()

    caplog.set_level(logging.INFO)
    assert len(plain) > 3
    asyncio.run(work())
    assert caplog.messages == ["bots think in plain Python", "bots think in compiled code"]


def test_compiled_code_that_is_there_already_is_run_from_the_first_thought_on(
    observation: Observation, plain: dict[int, Any], arrive: Callable[[str], Path], caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> Any:
        pool = BotPool(1, arrive(LAST))
        try:
            return await pool.choose(LEVEL, min(plain), observation, TIME)
        finally:
            pool.close()

    caplog.set_level(logging.INFO)
    assert observation.decision is not None and asyncio.run(work()) == observation.decision.options[-1]
    assert caplog.messages == ["bots think in compiled code"]


def test_compiled_code_that_cannot_run_is_left_alone(
    observation: Observation, plain: dict[int, Any], arrive: Callable[[str], Path], caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> list[Any]:
        pool = BotPool(1, arrive(DEADLY))
        try:
            both = await asyncio.gather(*(pool.choose(LEVEL, seed, observation, TIME) for seed in seeds[:2]))
            return [*both, await pool.choose(LEVEL, seeds[2], observation, TIME)]
        finally:
            pool.close()

    seeds = list(plain)
    assert asyncio.run(work()) == [plain[seed] for seed in seeds[:3]]
    assert caplog.messages[-1] == "the bots' workers died: bots think in plain Python"


def test_a_worker_does_not_hear_ctrl_c_from_its_first_moment_on() -> None:
    interrupted = "import os, signal; os.kill(os.getpid(), signal.SIGINT); print('goes on')"
    with starting(None):
        worker = subprocess.Popen([sys.executable, "-c", interrupted], stdout=subprocess.PIPE, text=True)
    assert worker.communicate()[0] == "goes on\n"
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, ())


def test_ctrl_c_is_for_the_server_and_not_for_its_workers(tmp_path: Path) -> None:
    port = free_port()
    command = [sys.executable, "-m", "brushpass", "serve", "--port", str(port), "--data", str(tmp_path)]
    with subprocess.Popen(
        [*command, "--workers", "1", "--bot-delay", "0"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,  # a terminal sends Ctrl+C to all that was started from it
    ) as server:
        try:
            assert server.stdout is not None and f":{port} " in server.stdout.readline()
            browser = Browser(port)
            seats = [{"kind": "me"}, {"kind": "bot", "level": "rookie"}]
            table = browser.post("/api/tables", game="agent_avenue", mode="basic", seats=seats)["id"]
            browser.post(f"/api/tables/{table}/start")
            with browser.at(table) as socket:
                play(socket, 20)
            browser.http.close()
            os.killpg(server.pid, signal.SIGINT)
            told = server.communicate()[1]
        finally:
            server.kill()
    assert "Traceback" not in told
