"""NL-36, NL-37: whole matches at random in the other modes and on the other board."""

from __future__ import annotations

from random import Random

import pytest

from brushpass.engine import Match, Setup
from brushpass.games.nemesis_lockdown import GAME
from brushpass.games.nemesis_lockdown.state import Lockdown
from brushpass.games.nemesis_lockdown.view import View
from brushpass.testing import imagined_worlds, rule, steps_agree, title, two_worlds
from brushpass.testing.looks import alike, difference
from brushpass.testing.play import play

from .table import Table, table, wandered

SETUPS = (
    GAME.agree(3, "coop"),
    GAME.agree(2, "resuscitation"),
    GAME.agree(1, "solo"),
    GAME.agree(3, "standard", {"board": "surface"}),
    GAME.agree(2, "resuscitation", {"board": "surface"}),
    GAME.agree(1, "solo", {"board": "surface"}),
)


@rule("NL-INV-1", "NL-INV-6", "NL-INV-11", "NL-INV-12", "NL-INV-13", "NL-INV-20", "NL-INV-21", "NL-INV-22", "NL-INV-23")
@pytest.mark.parametrize("setup", SETUPS, ids=title)
def test_matches_come_to_an_end_and_keep_the_invariants(setup: Setup) -> None:
    for seed in range(3):
        for match in wandered(setup, seed):
            GAME.invariants(match.state, False)
            GAME.invariants(match.checkpoint[0], True)
        assert match.outcome is not None and all(match.outcome.reasons)


@rule("NL-INV-25", "NL-39.31", "NL-39.34")
@pytest.mark.parametrize("setup", SETUPS, ids=title)
def test_nobody_can_tell_what_is_hidden(setup: Setup) -> None:
    assert imagined_worlds(setup, 1, every=30)
    tally = two_worlds(setup, 1, points=1, every=30)
    assert not tally.untold
    assert steps_agree(setup, 1, every=40)


def outside(seed: int) -> Table:
    """Three Characters out on the surface, one of them in a suit."""
    return table(
        3, board="surface", rooms=("x1", "a101", "x4"), things=("", "", "enviro_suit"), tiles={"a101": "guard_room"},
        orders=("code_blue", "code_red"), base={"gate": True, "covered": ("x2", "x3", "a105")}, seed=seed,
        discards={"mars": "clear_sky"},
    )  # fmt: skip


@rule("NL-37.1", "NL-INV-1", "NL-INV-4", "NL-INV-21")
@pytest.mark.parametrize("seed", range(4))
def test_matches_that_are_outside_come_to_an_end_and_can_be_imagined(seed: int) -> None:
    rng = Random(seed)

    def check(match: Match[Lockdown, View]) -> None:
        GAME.invariants(match.state, False)
        if rng.random() < 0.04:
            for seat in range(3):
                world = match.observe(seat).imagine(rng, keep=True)
                assert not difference(alike(match, seat), alike(world, seat))
                GAME.invariants(world.checkpoint[0], True)

    match = play(outside(seed).match, rng, each=check)
    assert match.outcome is not None
    told = {name for name, _, _ in match.run.log or []}
    assert {"surface-card", "surface-token", "drove", "noise-roll"} & told
