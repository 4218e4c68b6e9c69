"""How bots play MIND MGMT: legal everywhere, from nothing that their side does not know, and sensible."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from brushpass.bots import LEVELS, create
from brushpass.engine import Setup, registered
from brushpass.games.mind_mgmt import GAME
from brushpass.games.mind_mgmt.state import RECRUITER
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


@pytest.mark.parametrize("mode", GAME.modes)
@pytest.mark.parametrize("name", ["greedy", *LEVELS])
def test_every_level_answers_with_an_option(name: str, mode: str) -> None:
    with registered(GAME):
        match = GAME.start(3, mode, seed=2)
        bots = [create(name if seat == RECRUITER else "greedy", seat) for seat in range(3)]
        others = [create(name, seat) for seat in range(3)]
        while (decision := match.decision) is not None and match.state.hour < 8:
            observation = match.observe(decision.seat)
            assert others[decision.seat].choose(observation) in decision.options
            match.choose(bots[decision.seat].choose(observation), decision.seat)


@pytest.mark.parametrize("mode", GAME.modes)
def test_agents_choose_the_same_whatever_the_secret_is(mode: str) -> None:
    """In another world that looks the same to them."""
    match = GAME.start(2, mode, seed=5)
    rng = Random(1)
    compared = 0
    while (decision := match.decision) is not None:
        option = GAME.mind.guess(match.state, decision, Random(3))
        if decision.seat != RECRUITER:
            world = match.imagine(decision.seat, rng)
            asked: Any = world.decision
            assert GAME.mind.guess(world.state, asked, Random(3)) == option
            compared += world.state.path != match.state.path
        match.choose(option, decision.seat)
    assert compared > 10
