"""Every installed game through every check, in every mode, seat count and option."""

from __future__ import annotations

from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

import pytest

from brushpass.bots import GreedyBot, SearchBot
from brushpass.engine import Setup, game
from brushpass.testing import CHECKS, Tally, choices_of, hash_seeds_agree, imagined_worlds, setups, title, two_worlds
from brushpass.testing.golden import file_name, golden_setups, transcript
from brushpass.testing.texts import declared_texts, same_keys, texts_exist

GAMES = sorted(entry.name for entry in entry_points(group="brushpass.games"))
SETUPS = [setup for game_id in GAMES for setup in setups(game(game_id))]
GOLDEN = Path(__file__).parents[1] / "golden"

every_setup = pytest.mark.parametrize("setup", SETUPS, ids=title)
every_game = pytest.mark.parametrize("game_id", GAMES)


def test_there_are_games() -> None:
    assert GAMES


@every_setup
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_conformance(check: Any, setup: Setup) -> None:
    for seed in range(5):
        check(setup, seed, None)


@every_setup
def test_imagined_worlds(setup: Setup) -> None:
    assert sum(imagined_worlds(setup, seed) for seed in range(3)) > 50


@every_setup
def test_two_worlds_and_a_fair_adviser(setup: Setup) -> None:
    """A bot that takes the game's own advice is one of the things that must not hang on what its seat cannot know."""
    tally = Tally()
    for seed in (1, 2):
        tally += two_worlds(setup, seed, points=5, surfaces=choices_of(GreedyBot(3)))
    assert tally.told > 2 * tally.untold
    assert tally.differed > 0.5 * tally.told


@pytest.mark.parametrize("setup", SETUPS[:: max(len(SETUPS) // 3, 1)], ids=title)
def test_a_searching_bot_is_fair(setup: Setup) -> None:
    tally = two_worlds(setup, 3, points=2, surfaces=choices_of(SearchBot(6, 3)))
    assert tally.positions > 10


@every_game
def test_the_same_under_two_hash_seeds(game_id: str) -> None:
    hash_seeds_agree(game_id, range(len(setups(game(game_id)))))


@every_game
def test_all_languages_have_the_same_texts(game_id: str) -> None:
    same_keys(game(game_id))
    declared_texts(game(game_id))


@every_setup
def test_everything_that_comes_up_has_a_text(setup: Setup) -> None:
    for seed in range(2):
        texts_exist(setup, seed)


@pytest.mark.parametrize(
    "setup", [setup for game_id in GAMES for setup in golden_setups(game(game_id))], ids=lambda s: file_name(s)
)
def test_the_golden_transcript_is_as_it_was(setup: Setup) -> None:
    """If the rules were changed on purpose: `python -m brushpass.testing.golden`, and read the difference."""
    assert transcript(setup) == (GOLDEN / file_name(setup)).read_text(encoding="utf-8")
