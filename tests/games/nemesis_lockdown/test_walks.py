"""NL-INV: whole matches at random, from set-up to the end, at every number of seats."""

from __future__ import annotations

from collections import Counter

import pytest

from brushpass.engine import Setup
from brushpass.games.nemesis_lockdown import GAME
from brushpass.testing import CHECKS, imagined_worlds, rule, steps_agree, title, two_worlds

from .table import tables, wandered


@rule("NL-INV-1", "NL-INV-2", "NL-INV-4", "NL-INV-6", "NL-INV-7", "NL-INV-8", "NL-INV-9", "NL-INV-11", "NL-INV-12")
@rule("NL-INV-13", "NL-INV-14", "NL-INV-16", "NL-INV-18")
@rule("NL-INV-15", "NL-INV-17", "NL-INV-19", "NL-INV-20", "NL-INV-21", "NL-INV-22", "NL-INV-23", "NL-INV-24")
@pytest.mark.parametrize("setup", tables(), ids=title)
def test_matches_come_to_an_end_and_keep_the_invariants(setup: Setup) -> None:
    for seed in range(5):
        for match in wandered(setup, seed):
            GAME.invariants(match.state, False)
            GAME.invariants(match.checkpoint[0], True)
        assert match.outcome is not None and all(match.outcome.reasons)


@rule("NL-INV-3", "NL-INV-10", "NL-INV-16", "NL-INV-18")
@pytest.mark.parametrize("setup", tables(), ids=title)
def test_what_never_comes_back(setup: Setup) -> None:
    for seed in range(4):
        destroyed: set[str] = set()
        gate = nest = False
        slot, knowledge = 15, Counter[int]()
        for match in wandered(setup, seed):
            t = match.state
            broken = {way for way, state in t.base.doors.items() if state == "destroyed"}
            assert destroyed <= broken and (t.base.gate or not gate) and (t.lab.nest_destroyed or not nest)
            assert t.clock.slot in (slot, slot - 1)
            for seat, crew in enumerate(t.crew):
                assert crew.knowledge >= knowledge[seat]
                knowledge[seat] = crew.knowledge
            destroyed, gate, nest, slot = broken, t.base.gate, t.lab.nest_destroyed, t.clock.slot


@pytest.mark.parametrize("check", [one for one in CHECKS if "text" not in one.__name__], ids=lambda one: one.__name__)
def test_what_every_game_promises(check: object) -> None:
    assert callable(check)
    check(GAME.agree(2), 1, None)


@rule("NL-INV-25", "NL-39.31", "NL-39.34")
@pytest.mark.parametrize("setup", tables(), ids=title)
def test_nobody_can_tell_what_is_hidden(setup: Setup) -> None:
    assert imagined_worlds(setup, 1, every=20)
    tally = two_worlds(setup, 1, points=2, every=20)
    assert tally.told and not tally.untold
    assert steps_agree(setup, 1, every=25)
