"""Bots of different people at one server: those of a stranger, however many, do not starve the others."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from unittest.mock import patch

import pytest

from brushpass.server.house import House
from brushpass.server.tables.bots import BotPool
from brushpass.server.tables.turns import Rank
from tests.server.conftest import Pondering, Serve
from tests.server.people import Person

TABLES = 10


@pytest.fixture(autouse=True)
def pace() -> None:
    """This is about the workers, which think as they do however fast bots are asked to be elsewhere."""


@pytest.fixture
def thought(pace: None) -> Iterator[list[str]]:
    """The levels of the bots of this test in the order in which they came to the end of a thought."""
    levels: list[str] = []
    choose = BotPool.choose

    async def noted(pool: BotPool, level: str, *more: Any) -> Any:
        option = await choose(pool, level, *more)
        levels.append(level)
        return option

    with patch.object(BotPool, "choose", noted):
        yield levels


def test_a_bot_that_somebody_waits_for_comes_before_many_of_a_stranger(serve: Serve, thought: list[str]) -> None:
    with serve(workers=1) as client:
        stranger, ann = Person(client, "Eve"), Person(client, "Ann")
        for _ in range(TABLES):
            table = stranger.open_table(*["Handler"] * 4, game="agent_avenue", mode="basic")
            stranger.ok(f"/api/tables/{table}/start")
        table = ann.open_table("me", "Rookie", game="agent_avenue", mode="basic")
        ann.ok(f"/api/tables/{table}/start")
        with ann.at(table) as seat:
            before = len(thought)
            while "Rookie" not in thought:
                if seat.options:
                    seat.choose(seat.options[0])
                    before = len(thought)
                else:
                    seat.read()
    assert thought.index("Rookie") - before < 4, "it waits for the bots of all the stranger's tables"


def test_what_a_bot_thinks_for_is_told_from_who_is_at_its_table(serve: Serve, pondering: Pondering) -> None:
    with serve() as client:
        house: House = client.app.state.house  # type: ignore[attr-defined]
        ann = Person(client, "Ann")
        empty, own = ann.open_table("Agent", "Agent"), ann.open_table("me", "Agent")
        for table in (empty, own):
            ann.ok(f"/api/tables/{table}/start")

        def rank(table: str) -> Rank:
            return house.actors[table].whose.rank

        with ann.at(empty):
            assert rank(empty) == Rank.DESERTED, "who looks on without a seat does not count"
        assert rank(own) == Rank.EXPECTED
        with ann.at(own):
            assert rank(own) == Rank.ATTENDED and house.actors[own].whose.network == "testclient"
