"""Bots that think in compiled code choose what they would choose in plain Python, seed for seed."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from brushpass.bots import create
from brushpass.engine import Observation, game
from brushpass.server.tables.bots import BotPool

SETUPS = [("agent_avenue", "basic", 2), ("agent_avenue", "advanced", 3), ("spy_connection", None, 3)]


def positions(name: str, mode: str | None, seats: int) -> list[Observation]:
    """What seats that are asked something observe, at some choices of a match at random."""
    match, rng, found = game(name).start(seats, mode, seed=5), Random(5), []
    for choice in range(21):
        decision = match.decisions[0]
        if choice % 10 == 0:
            found.append(match.observe(decision.seat))
        match.choose(rng.choice(decision.options), decision.seat)
    return found


@pytest.mark.parametrize(("name", "mode", "seats"), SETUPS)
def test_the_same_choices_seed_for_seed(place: Path, name: str, mode: str | None, seats: int) -> None:
    async def compiled() -> list[object]:
        pool = BotPool(1, place)
        try:
            return [await pool.choose("Agent", 7, observation, 60) for observation in observations]
        finally:
            pool.close()

    observations = positions(name, mode, seats)
    assert asyncio.run(compiled()) == [create("Agent", 7).choose(observation) for observation in observations]
