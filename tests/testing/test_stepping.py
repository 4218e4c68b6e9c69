"""One step further from every position: an honest game passes, and a question asked only of holders is caught."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from brushpass.engine import game, register
from brushpass.engine.game import _registered
from brushpass.testing import Leak, imagined_worlds, setups, steps_agree, two_worlds
from brushpass.testing.planted import Smugglers, reaction, waiting

SEEDS = range(8)


@pytest.fixture(autouse=True)
def known() -> Iterator[None]:
    before = dict(_registered)
    for one in (Smugglers(), reaction(), waiting()):
        register(one)
    yield
    _registered.clear()
    _registered.update(before)
    game.cache_clear()


def caught(check: Callable[..., Any], leaky: Smugglers) -> int:
    """In how many matches of three a check notices a leak."""
    found = 0
    for seed in SEEDS:
        try:
            check(leaky.agree(3), seed)
        except Leak:
            found += 1
    return found


def test_an_honest_game_passes_and_most_steps_are_compared() -> None:
    for setup in setups(Smugglers()):
        for seed in SEEDS:
            assert steps_agree(setup, seed) > 40


def test_a_question_asked_only_of_holders_is_caught_in_every_match() -> None:
    assert caught(steps_agree, reaction()) == len(SEEDS)
    assert caught(steps_agree, waiting()) == len(SEEDS)


def test_the_other_checks_mostly_miss_it() -> None:
    assert caught(imagined_worlds, reaction()) == 0
    assert caught(two_worlds, reaction()) <= len(SEEDS) * 3 // 4


def test_the_leak_names_the_seat_the_step_and_the_match() -> None:
    with pytest.raises(
        Leak, match=r"seat \d can tell two worlds apart after \('choice', \d, 2\) to 'bid' by .*seed \d"
    ):
        for seed in SEEDS:
            steps_agree(reaction().agree(3), seed)


def test_a_long_match_may_be_stepped_through_here_and_there() -> None:
    setup = Smugglers().agree(2)
    assert 0 < steps_agree(setup, 1, every=5) < steps_agree(setup, 1) / 2
