"""Every installed game through every check, in a sample of its modes, seat counts and options."""

from __future__ import annotations

import os
from collections.abc import Sequence
from importlib.metadata import entry_points
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from brushpass.bots import GreedyBot, SearchBot
from brushpass.engine import Setup, game, load
from brushpass.engine.save import resume
from brushpass.table import face_of
from brushpass.testing import (
    CHECKS,
    Tally,
    choices_of,
    hash_seeds_agree,
    imagined_worlds,
    play,
    sampled,
    setups,
    title,
    two_worlds,
)
from brushpass.testing.conformance import Check
from brushpass.testing.forged import Forged, forged_saves
from brushpass.testing.golden import file_name, golden_setups, transcript
from brushpass.testing.guided import every_way_ends, guide_of, line_teaches_all, words_and_things_are_there
from brushpass.testing.play import every_of, walk
from brushpass.testing.texts import declared_texts, same_keys, same_rules, texts_exist

GAMES = sorted(entry.name for entry in entry_points(group="brushpass.games"))
GOLDEN = Path(__file__).parents[1] / "golden"
SAVES = GOLDEN / "saves"

every_game = pytest.mark.parametrize("game_id", GAMES)
SHARE = float(os.environ.get("BRUSHPASS_TEST_SHARE", "1"))
"""How much of the sample is played: a part is enough where all of it is played on compiled code as well."""
CHOICES = round(4000 * SHARE)
"""So many choices, about, are made by chance in every guide."""
every_guide = pytest.mark.parametrize(
    ("game_id", "learner"), [(name, guide.learner) for name in GAMES for guide in face_of(game(name)).guides]
)


def some_matches(decisions: int, checks: Sequence[Any] = (None,)) -> list[Any]:
    """For every check and game, matches of about so many decisions: `make soak` plays the others.

    The checks begin at different set-ups, so that together they go through all of them.
    """
    return [
        pytest.param(
            *(() if check is None else (check,)),
            *(setup, seeds, round(every / SHARE)),
            id="-".join((*_called(check), title(setup))),
        )
        for number, check in enumerate(checks)
        for game_id in GAMES
        for setup, seeds, every in sampled(game(game_id), round(decisions * SHARE), number)
    ]


def _called(check: Any) -> tuple[str, ...]:
    return () if check is None else (check.__name__,)


def first_middle_last(possible: list[Setup]) -> list[Setup]:
    """Three set-ups that differ as much as three can."""
    return [possible[0], possible[len(possible) // 2], possible[-1]]


def has_secrets(setup: Setup) -> bool:
    """Whether there is a place that somebody does not see."""
    return any(len(viewers) < setup.seats for viewers in setup.viewers)


def test_there_are_games() -> None:
    assert GAMES


@pytest.mark.parametrize(("check", "setup", "seeds", "every"), some_matches(2000, CHECKS))
def test_conformance(check: Check, setup: Setup, seeds: list[int], every: int) -> None:
    for seed in seeds:
        check(setup, seed, every=every)


@pytest.mark.parametrize(("setup", "seeds", "every"), some_matches(1000))
def test_imagined_worlds(setup: Setup, seeds: list[int], every: int) -> None:
    assert sum(imagined_worlds(setup, seed, every=every) for seed in seeds) > 16 * SHARE * len(seeds)


@pytest.mark.parametrize(("setup", "seeds", "every"), some_matches(700))
def test_two_worlds_and_a_fair_adviser(setup: Setup, seeds: list[int], every: int) -> None:
    """A bot that takes the game's own advice is one of the things that must not depend on what its seat cannot know."""
    tally = Tally()
    for seed in seeds:
        tally += two_worlds(setup, seed + 1, points=5, every=every, surfaces=choices_of(GreedyBot(3)))
    assert tally.told > 2 * tally.untold
    if has_secrets(setup):
        assert tally.differed > 0.3 * tally.told  # in a duel one of the two may know nearly everything


@pytest.mark.parametrize("setup", [setup for one in GAMES for setup in first_middle_last(setups(game(one)))], ids=title)
def test_a_searching_bot_is_fair(setup: Setup) -> None:
    length = sum(1 for _ in walk(setup, 3))
    every = round(every_of(length) / SHARE)
    tally = two_worlds(setup, 3, points=2, every=every, surfaces=choices_of(SearchBot(6, 3)))
    assert tally.positions > 10 * SHARE


@pytest.mark.parametrize("later", [False, True], ids=["same-rules", "newer-rules"])
@every_game
def test_nothing_comes_of_forged_saves_but_our_errors_and_playable_matches(game_id: str, later: bool) -> None:
    tally = Forged()
    possible = setups(game(game_id))
    matches = max(round(10 * SHARE), 1)
    for seed in range(matches):
        tally += forged_saves(possible[seed * 7 % len(possible)], seed, later=later)
    assert tally.mutants == 20 * matches and tally.played > matches / 2


@pytest.mark.parametrize("file", sorted(SAVES.glob("*.json")), ids=lambda file: file.stem)
def test_a_match_saved_long_ago_can_be_taken_up(file: Path) -> None:
    """Saves that earlier versions of Brushpass have written; they are never written again.

    What newer rules tell only when a later answer is given may be missing at the end of the log.
    """
    for way in (load, resume):
        match = way(file.read_bytes())
        told = msgspec.json.decode(file.read_bytes())
        log = msgspec.json.decode(msgspec.json.encode(match.run.log))
        assert len(match.history) == len(told["history"])
        assert log == told["log"][: len(log)] and len(told["log"]) - len(log) <= (match.outcome is None)
        play(match, Random(1))


@every_game
def test_the_same_under_two_hash_seeds(game_id: str) -> None:
    hash_seeds_agree(game_id, range(len(setups(game(game_id)))))


@every_game
def test_all_languages_have_the_same_texts(game_id: str) -> None:
    same_keys(game(game_id))
    declared_texts(game(game_id))
    same_rules(game(game_id))


@pytest.mark.parametrize(("setup", "seeds", "every"), some_matches(700))
def test_everything_that_comes_up_has_a_text(setup: Setup, seeds: list[int], every: int) -> None:
    for seed in seeds:
        texts_exist(setup, seed)


@pytest.mark.parametrize(
    "setup", [setup for game_id in GAMES for setup in golden_setups(game(game_id))], ids=lambda s: file_name(s)
)
def test_the_golden_transcript_is_as_it_was(setup: Setup) -> None:
    """If the rules were changed on purpose: `python -m brushpass.testing.golden`, and read the difference."""
    assert transcript(setup) == (GOLDEN / file_name(setup)).read_text(encoding="utf-8")


@every_guide
def test_a_guide_teaches_all_on_its_line(game_id: str, learner: int) -> None:
    line_teaches_all(game(game_id), learner)


@every_guide
def test_a_guide_gets_through_whatever_the_learner_does(game_id: str, learner: int) -> None:
    for seed in range(CHOICES // len(guide_of(game(game_id), learner).line)):
        every_way_ends(game(game_id), learner, seed)


@every_guide
def test_a_guide_has_words_in_every_language_about_things_that_are_there(game_id: str, learner: int) -> None:
    for seed in range(4):
        words_and_things_are_there(game(game_id), learner, seed)
