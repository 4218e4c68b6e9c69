"""The soak: its share of work, what it finds, and how it says so."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from brushpass.engine import game, register
from brushpass.engine.game import _registered
from brushpass.testing import setups
from brushpass.testing.planted import Smugglers, Smuggling, with_stage
from brushpass.testing.soak import EVERY, Task, again, done, main, tasks


@pytest.fixture(autouse=True)
def smugglers() -> Iterator[None]:
    before = dict(_registered)
    register(Smugglers())
    yield
    _registered.clear()
    _registered.update(before)
    game.cache_clear()


def test_the_work_goes_round_all_set_ups_and_every_one_is_checked_fully_now_and_then() -> None:
    number = len(setups(Smugglers()))
    work = list(tasks(["smugglers"], 2 * EVERY * number, 100))
    assert Counter(task.setup for task in work) == dict.fromkeys(range(number), 2 * EVERY)
    assert Counter(task.setup for task in work if task.full) == dict.fromkeys(range(number), 2)
    assert [task.seed for task in work] == list(range(100, 100 + len(work)))


def test_of_a_game_of_many_set_ups_some_matches_are_drawn_for_every_check() -> None:
    work = list(tasks(["smugglers"], 300, 100, full=40))
    assert sum(task.full for task in work) == 40
    assert len({task.setup for task in work if task.full}) > 1
    assert work == list(tasks(["smugglers"], 300, 100, full=40))


def test_an_honest_match_passes_every_check() -> None:
    result = done(Task("smugglers", 0, 5, True))
    assert result.failure == ""
    assert result.decisions > 10 and result.worlds > 20 and result.tally.differed > 5


def test_a_failure_comes_with_the_command_that_repeats_it() -> None:
    async def broken(t: Smuggling) -> None:
        await t.ask(t.guard, "bid", (1, 1))
        t.stage = "refill"

    register(with_stage("broken", bid=broken))
    task = Task("smugglers-broken", 1, 7, True)
    assert "repeat themselves" in done(task).failure
    assert again(task).endswith("--game smugglers-broken --setup 1 --seed 7")


def test_players_may_be_wholly_at_random_or_wholly_advised(capsys: pytest.CaptureFixture[str]) -> None:
    work = list(tasks(["agent_avenue"], 2, 0, 0.0))
    assert [task.advised for task in work] == [0.0, 0.0]
    lengths = {share: done(Task("agent_avenue", 0, 3, False, share)).decisions for share in (0.0, 1.0)}
    assert lengths[0.0] != lengths[1.0]
    assert again(Task("agent_avenue", 0, 3, False, 1.0)).endswith("--seed 3 --advised 1")


def test_the_slowest_imagined_world_is_told() -> None:
    assert done(Task("smugglers", 0, 5, False)).slowest > 0


def test_results_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    installed: Any = game("agent_avenue")
    assert main(["--game", installed.id, "--games", "3", "--seed", "40", "--workers", "1", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [result["task"]["seed"] for result in told["results"]] == [40, 41, 42]
    assert not any(result["failure"] for result in told["results"])
