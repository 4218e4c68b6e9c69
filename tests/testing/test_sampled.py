"""A sample of matches: as many as a budget of decisions allows, over all set-ups."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar

from brushpass.engine import Decision, Mind
from brushpass.testing import digest, sampled, setups, walk
from brushpass.testing.planted import Smugglers, Smuggling, SmugglingView, bid
from brushpass.testing.play import LOOKS


async def haggle(t: Smuggling) -> None:
    """A bid, and another, until there were a hundred."""
    t.ticks += 1
    if t.ticks % 100:
        await t.ask(t.guard, "bid", (1, 2))
    else:
        await bid(t)


class Many(Smugglers):
    """With more set-ups than matches in a small budget."""

    options: ClassVar = {"weather": ("sun", "rain", "snow"), "wind": ("none", "some")}


def test_a_small_budget_is_one_match_and_a_large_one_goes_round_the_setups() -> None:
    game = Many()
    ((_, seeds, every),) = sampled(game, 1)
    assert (seeds, every) == ([0], 1)
    whole = sampled(game, 2000)
    assert [setup.options for setup, _, _ in whole] == [setup.options for setup in setups(game)]
    counts = [len(seeds) for _, seeds, _ in whole]
    assert max(counts) - min(counts) <= 1
    assert sorted(seed for _, seeds, _ in whole for seed in seeds) == list(range(sum(counts)))


def test_another_start_takes_other_setups() -> None:
    game = Many()
    possible = len(setups(game))
    met = {str(sampled(game, 1, start)[0][0]) for start in range(possible)}
    assert len(met) == possible


class Long(Smugglers):
    """Six turns, in each of which there is a lot of haggling."""

    stages: ClassVar[dict[str, Any]] = {**Smugglers.stages, "bid": haggle}


def test_a_long_match_is_looked_at_here_and_there() -> None:
    ((setup, seeds, every),) = sampled(Long(), 1)
    looks = sum(1 for _ in walk(setup, seeds[0], every=every))
    decisions = sum(1 for _ in walk(setup, seeds[0]))
    assert decisions > 600
    assert LOOKS <= looks < 2 * LOOKS


def test_a_walk_that_stops_here_and_there_is_the_same_walk() -> None:
    setup = setups(Smugglers())[0]
    everywhere = [digest(match) for match in walk(setup, 3)]
    *some, last = [digest(match) for match in walk(setup, 3, every=4)]
    assert some == everywhere[:-1:4] and last == everywhere[-1]


class Opening(Mind[Smuggling, SmugglingView]):
    """Its guess is that everybody opens everything."""

    def guess(self, t: Smuggling, decision: Decision[Any], rng: Random) -> Any:
        return "open" if decision.prompt == "inspect" else None


class Guessing(Smugglers):
    """Played by those who open everything."""

    mind = Opening()


def test_a_walk_follows_the_game_s_guess_half_the_time() -> None:
    def opened(game: Smugglers) -> float:
        lasts = [match for seed in range(60) for match in [*walk(setups(game)[1], seed)][-1:]]
        return float(sum(len(match.state.market) for match in lasts) / sum(match.state.turn for match in lasts))

    assert 0.4 < opened(Smugglers()) < 0.6
    assert 0.65 < opened(Guessing()) < 0.85
    assert [digest(m) for m in walk(setups(Guessing())[0], 5)] == [digest(m) for m in walk(setups(Guessing())[0], 5)]
