"""How bots play In Too Deep: legal everywhere, from nothing that they may not know, and sensible."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from brushpass.games.in_too_deep import GAME

TABLES = [(mode, seats) for mode in GAME.modes for seats in GAME.mode_seats[mode]]


@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_a_match_by_guesses_alone_ends_at_every_table(mode: str, seats: int) -> None:
    match = GAME.start(seats, mode, seed=4)
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
    """One game of each: random play takes thousands of choices."""
    for seat in range(2):
        match = GAME.start(2, "standard", seed=seat)
        rng = Random(seat)
        while (decision := match.decision) is not None:
            guessed = decision.seat == seat
            options = decision.options
            option = GAME.mind.guess(match.state, decision, rng) if guessed else rng.choice(options)
            match.choose(option, decision.seat)
        assert match.outcome is not None
        assert match.outcome.winner == seat
