"""The two-world test itself: it passes an honest game and catches every planted leak."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from brushpass.engine import Match, Observation, game
from brushpass.engine.fields import values
from brushpass.engine.game import _registered
from brushpass.testing import Leak, Tally, choices_of, setups, two_worlds
from brushpass.testing.planted import LEAKS, Smugglers


def test_an_honest_game_passes_and_its_histories_differ() -> None:
    tally = Tally()
    for setup in setups(Smugglers()):
        for seed in range(15):
            tally += two_worlds(setup, seed)
    assert tally.untold == 0
    assert tally.told > 150
    assert tally.differed > 0.9 * tally.told
    assert tally.told - tally.later > 0.8 * tally.told, "most histories are told again from the deal"
    assert tally.steps > 0.7 * tally.told


def test_there_are_at_least_ten_planted_leaks() -> None:
    assert len(LEAKS) >= 10


@pytest.mark.parametrize("leaky", LEAKS, ids=lambda leaky: leaky.__name__)
def test_a_planted_leak_is_caught(leaky: Callable[[], Smugglers]) -> None:
    caught = 0
    for setup in setups(leaky()):
        for seed in range(12):
            try:
                two_worlds(setup, seed)
            except Leak:
                caught += 1
    assert caught > 0, f"{leaky.__doc__} Nobody noticed."


def test_objects_that_travel_as_pickle_packs_them_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Once loaded, a card laid face down is the very string that the cached options hold, and pickle keeps that.

    What else was played in this process may have made strings the same before: then it is seen without a load.
    """
    setup = setups(game("agent_avenue"))[0]
    two_worlds(setup, 1)
    monkeypatch.setattr(Observation, "__reduce__", lambda self: (Observation, tuple(values(self).values())))
    with pytest.raises(Leak, match="by observation"):
        two_worlds(setup, 1)


def test_further_surfaces_are_compared_as_well() -> None:
    def frame(match: Match[Any, Any], seat: int) -> bytes:
        return repr(match.state.piles).encode()

    with pytest.raises(Leak, match="surfaces"):
        two_worlds(setups(Smugglers())[0], 1, surfaces=frame)


class Honest:
    """Chooses at random, by what it sees."""

    def choose(self, observation: Observation) -> Any:
        assert observation.decision is not None
        return Random(str(observation.view)).choice(observation.decision.options)


def test_a_bot_chooses_the_same_in_both_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Smugglers()
    monkeypatch.setitem(_registered, honest.id, honest)
    assert two_worlds(setups(honest)[1], 3, surfaces=choices_of(Honest())).positions > 50


def test_a_bot_that_looks_at_the_truth_is_caught() -> None:
    def cheating(match: Match[Any, Any], seat: int) -> bytes:
        return b"" if match.decision is None else repr(Random(str(match.state.piles)).choice((1, 2))).encode()

    with pytest.raises(Leak, match="surfaces"):
        two_worlds(setups(Smugglers())[1], 3, surfaces=cheating)
