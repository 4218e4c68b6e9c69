"""The worked example of docs/adding-a-game.md passes everything that an installed game must pass."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from brushpass.bots import GreedyBot, SearchBot, arena
from brushpass.engine import Setup, register
from brushpass.engine.game import _registered, game
from brushpass.testing import (
    CHECKS,
    Acts,
    Tally,
    choices_of,
    hash_seeds_agree,
    imagined_worlds,
    setups,
    title,
    two_worlds,
)
from brushpass.testing.texts import declared_texts, same_keys, texts_exist
from docs.examples.highcard import GAME

SETUPS = setups(GAME)
every_setup = pytest.mark.parametrize("setup", SETUPS, ids=title)


@pytest.fixture(autouse=True)
def installed() -> Iterator[None]:
    """The example is registered for the length of a test: saves and observations name their game by its id."""
    register(GAME)
    yield
    del _registered[GAME.id]
    game.cache_clear()


@every_setup
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_conformance(check: Callable[[Setup, int, Acts | None], None], setup: Setup) -> None:
    for seed in range(10):
        check(setup, seed, None)


@every_setup
def test_imagined_worlds(setup: Setup) -> None:
    assert sum(imagined_worlds(setup, seed) for seed in range(5)) > 50


@every_setup
def test_two_worlds(setup: Setup) -> None:
    tally = Tally()
    for seed in range(5):
        tally += two_worlds(setup, seed, surfaces=choices_of(GreedyBot(3)))
    assert tally.told > 10 * tally.untold
    assert tally.differed > 0.5 * tally.told


@every_setup
def test_a_searching_bot_is_fair(setup: Setup) -> None:
    assert two_worlds(setup, 3, points=2, surfaces=choices_of(SearchBot(20, 3))).positions > 5


def test_texts() -> None:
    same_keys(GAME)
    declared_texts(GAME)
    for setup in SETUPS:
        for seed in range(3):
            texts_exist(setup, seed)


def test_hash_seeds() -> None:
    hash_seeds_agree(GAME.id, range(3), "import brushpass, docs.examples.highcard as h; brushpass.register(h.GAME)")


def test_the_advice_is_better_than_dice() -> None:
    greedy, _ = arena.run(GAME, ["greedy", "random"], games=200, seed=1).standings
    assert greedy.low > 0.5
