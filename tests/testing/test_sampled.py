"""A sample of matches: as many as a budget of decisions allows, over all set-ups."""

from __future__ import annotations

from typing import ClassVar

from brushpass.testing import sampled, setups
from brushpass.testing.planted import Smugglers


class Many(Smugglers):
    """With more set-ups than matches in a small budget."""

    options: ClassVar = {"weather": ("sun", "rain", "snow"), "wind": ("none", "some")}


def test_a_small_budget_is_one_match_and_a_large_one_goes_round_the_setups() -> None:
    game = Many()
    ((_, seeds),) = sampled(game, 1)
    assert seeds == [0]
    every = sampled(game, 2000)
    assert [setup.options for setup, _ in every] == [setup.options for setup in setups(game)]
    counts = [len(seeds) for _, seeds in every]
    assert max(counts) - min(counts) <= 1
    assert sorted(seed for _, seeds in every for seed in seeds) == list(range(sum(counts)))


def test_another_start_takes_other_setups() -> None:
    game = Many()
    possible = len(setups(game))
    met = {str(sampled(game, 1, start)[0][0]) for start in range(possible)}
    assert len(met) == possible
