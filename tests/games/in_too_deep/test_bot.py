"""How bots play In Too Deep: legal everywhere, from nothing that they may not know, and sensible."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from brushpass.bots import arena
from brushpass.engine import Setup
from brushpass.games.in_too_deep import GAME
from brushpass.testing import setups, title


@pytest.mark.parametrize("setup", setups(GAME), ids=title)
def test_a_match_by_guesses_alone_ends_in_every_set_up(setup: Setup) -> None:
    match = GAME.start(setup.seats, setup.mode, setup.options, seed=4)
    rng = Random(1)
    while (decision := match.decision) is not None:
        before = match.state.copy()
        option = GAME.mind.guess(match.state, decision, rng)
        assert option in decision.options, (decision.prompt, option)
        assert match.state == before, "a mind looks and touches nothing"
        match.choose(option, decision.seat)
    assert match.outcome is not None


@pytest.mark.parametrize(("mode", "seats"), [("standard", 3), ("echo", 1)])
def test_a_player_chooses_the_same_in_every_world_that_looks_the_same(mode: str, seats: int) -> None:
    match = GAME.start(seats, mode, seed=5)
    rng = Random(1)
    compared = 0
    while (decision := match.decision) is not None:
        option = GAME.mind.guess(match.state, decision, Random(3))
        if compared < 60:
            world = match.imagine(decision.seat, rng)
            asked: Any = world.asked(decision.seat)
            assert GAME.mind.guess(world.state, asked, Random(3)) == option, decision.prompt
            compared += world.state.piles != match.state.piles
        match.choose(option, decision.seat)
    assert compared == 60


def test_the_heuristic_beats_chance() -> None:
    result = arena.run(GAME, ["greedy", "random"], games=4, seed=1, mode="standard", seats=2)
    assert result.standings[0].rate == 1.0
