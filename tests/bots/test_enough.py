"""A thought that has to end: whoever thinks ahead answers with the best choice so far, in every game."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from brushpass.bots import create
from brushpass.engine import Observation, game

GAMES = [("agent_avenue", "basic"), ("spy_connection", None), ("mind_mgmt", "training"), ("in_too_deep", None)]


def pondered(name: str, mode: str | None) -> Observation:
    """What a seat observes at the first question that a Mastermind ponders, after some easy ones."""
    rules = game(name)
    match = rules.start(2, mode, seed=4)
    for number in range(400):
        decision = match.decisions[0]
        observation: Observation = match.observe(decision.seat)
        weighty = rules.mind.ponders(decision.label or decision.prompt, 4000)
        if number > 12 and weighty and len(decision.options) > 2 and looks("Mastermind", observation, after=0):
            return observation
        match.choose(create("greedy", number).choose(observation), decision.seat)
    raise AssertionError("there is no such question")


def patience(looks: int) -> tuple[Callable[[], bool], list[int]]:
    """Says that it is enough when it was asked so many times before; and how often it was asked."""
    asked = [0]

    def enough() -> bool:
        asked[0] += 1
        return asked[0] > looks

    return enough, asked


def looks(level: str, observation: Observation, after: int) -> int:
    """How often a bot looks at the time, if that is up after so many looks."""
    enough, asked = patience(after)
    create(level, 1, enough).choose(observation)
    return asked[0]


@pytest.mark.parametrize(("name", "mode"), GAMES)
def test_a_bot_stops_as_soon_as_it_is_enough_and_has_a_choice(name: str, mode: str | None) -> None:
    observation = pondered(name, mode)
    assert observation.decision is not None
    for after in (0, 1, 7):
        enough, asked = patience(after)
        assert create("Mastermind", 1, enough).choose(observation) in observation.decision.options
        assert asked[0] <= after + 2, "it thinks on although it is enough"


@pytest.mark.parametrize(("name", "mode"), GAMES)
def test_a_bot_that_has_time_chooses_as_if_there_were_no_limit(name: str, mode: str | None) -> None:
    observation = pondered(name, mode)
    enough, _ = patience(1_000_000)
    assert create("Handler", 1, enough).choose(observation) == create("Handler", 1).choose(observation)


def test_the_best_so_far_is_what_so_many_games_say() -> None:
    observation = pondered("agent_avenue", "basic")
    for games in (1, 30, 120):
        enough, _ = patience(games - 1)
        assert create("search:4000", 3, enough).choose(observation) == create(f"search:{games}", 3).choose(observation)
