"""AA-9: no cards left for the next turn."""

from __future__ import annotations

from random import Random

import pytest

from brushpass.games.agent_avenue import GAME
from brushpass.testing import rule

from ..table import table

LAST = ["sentinel", "codebreaker"]


@rule("AA-9.1", "AA-9.2", "AA-EX-15", "AA-EX-16", "AA-9.3")
@pytest.mark.parametrize(("lead", "winner"), [(2, 0), (1, 0), (0, 0), (-1, 1), (-6, 1)])
@pytest.mark.parametrize("left", [0, 1])
def test_the_closer_one_wins_and_the_active_player_if_equal(lead: int, winner: int, left: int) -> None:
    game = table(steps=(lead, 0), hands={0: LAST, 1: ["mole"] * left}, deck=[])
    game.turn("sentinel", "codebreaker")
    assert game.over() == ((winner,), "running-out")


@rule("AA-9.3")
def test_at_equal_distance_an_active_blue_player_wins() -> None:
    game = table(active="blue", hands={1: LAST, 0: []}, deck=[])
    game.turn("sentinel", "codebreaker")
    assert game.over() == ((1,), "running-out")


@rule("AA-9.1")
def test_a_claim_comes_before_running_out() -> None:
    game = table(steps=(0, 3), green=["codebreaker"] * 2, hands={0: LAST, 1: []}, deck=[])
    game.turn("codebreaker", "sentinel")
    assert game.over() == ((0,), "codebreakers")


@rule("AA-9.1")
def test_a_card_in_the_deck_keeps_the_game_going() -> None:
    game = table(hands={0: ["sentinel", "codebreaker", "mole", "enforcer"], 1: ["saboteur"] * 4}, deck=["sidekick"] * 1)
    game.turn("sentinel", "codebreaker")
    assert game.outcome is None


@rule("AA-9.5")
def test_only_the_next_side_counts() -> None:
    game = table(hands={0: LAST, 1: ["mole", "sidekick"]}, deck=[])
    game.turn("sentinel", "codebreaker")
    assert game.hand(0) == [] and game.outcome is None
    assert (game.seat, game.prompt) == (1, "lay-face-up")


@rule("AA-9.4", "AA-INV-13")
def test_a_game_without_swaps_or_claims_would_last_nineteen_turns() -> None:
    longest = 0
    for seed in range(5):
        match = GAME.start(2, "basic", seed=seed)
        rng = Random(seed)
        while match.decision is not None:
            if match.decision.prompt == "lay-face-up":  # neutralise movement and marks, so that the cards run out
                for side in match.state.sides:
                    side.steps, side.crew = 0, ()
            options = match.decision.options
            match.choose("no_swap" if "no_swap" in options else rng.choice(options))
        assert match.outcome is not None and match.outcome.reason == "running-out"
        longest = max(longest, match.state.turns + 1)
    assert longest == 19
