"""Imagination beside an exact filter: no hand is imagined that cannot be, however its owner proved something of it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

from brushpass.engine import Setup
from brushpass.games.agent_avenue import GAME
from brushpass.testing import begin, rule, setups, title, walk
from brushpass.testing.exact import Judged, judge
from brushpass.testing.histories import Exact

from .exact import Witness

PROOFS = ("outpost", "double_trouble", "secret_recruit")


def judged(setup: Setup, seeds: Iterator[int], samples: int, every: int = 1) -> Judged:
    """Some matches of a set-up, judged."""
    found = Judged()
    for seed in seeds:
        found += judge(setup, seed, samples, Witness, every)
    return found


def wrong(found: Judged) -> str:
    return "\n".join([found.wrong, *found.examples[:5]]) if found.wrong else ""


def with_proof(setup: Setup, market: str) -> Iterator[int]:
    """Seeds of matches in which a compulsory effect could not be carried out, and cards were laid after it."""
    for seed in range(500):
        *_, match = walk(setup, seed)
        events = match.log(None)
        for i, event in enumerate(events):
            if event.event == "could-not" and event.args["market"] == market:
                if any(later.event == "laid-face-down" for later in events[i:]):
                    yield seed
                    break


@rule("AA-INV-15")
@pytest.mark.parametrize("setup", setups(GAME), ids=title)
def test_nothing_impossible_is_imagined(setup: Setup) -> None:
    found = judged(setup, iter(range(3)), 8, every=3)
    assert found.worlds > 100
    assert not wrong(found), wrong(found)


@rule("AA-10.12", "AA-R-5", "AA-INV-15")
@pytest.mark.parametrize("market", PROOFS)
@pytest.mark.parametrize("seats", [2, 4])
def test_what_was_proved_of_a_hand_holds_for_the_cards_that_leave_it(seats: int, market: str) -> None:
    setup = GAME.agree(seats, "advanced")
    found = judged(setup, islice(with_proof(setup, market), 3), 8, every=2)
    assert found.worlds > 200
    assert not wrong(found), wrong(found)


def test_the_filter_agrees_with_counting_all_histories() -> None:
    """For as long as the histories of a duel can be counted."""
    for seed, seat in ((1, 0), (2, 1)):
        match = begin(GAME.agree(2), seed)
        counted, witness = Exact(match.setup, seat), Witness(match.setup, seat)
        for _ in range(3):
            counted.follow(match)
            witness.follow(match)
            mine, theirs = witness.posterior(), counted.posterior()
            assert mine is not None
            assert {piles: chance for (piles, _), chance in mine.items()} == pytest.approx(
                {piles: chance for (piles, _), chance in theirs.items()}
            )
            assert match.decision is not None
            match.choose(match.decision.options[0])


@pytest.mark.parametrize("mode", GAME.modes)
def test_the_true_card_has_its_weight(mode: str) -> None:
    found = judged(GAME.agree(2, mode), iter(range(8)), 30, every=4)
    assert found.counted > 30
    assert not {sort: weight for sort, weight in found.weights.items() if weight.beyond_noise}
