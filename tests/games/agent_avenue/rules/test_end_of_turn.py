"""AA-8: how a turn ends the game."""

from __future__ import annotations

import pytest

from brushpass.testing import rule

from ..table import table

HAND = ["mole", "sentinel", "saboteur", "enforcer"]


@rule("AA-8.1", "AA-8.2", "AA-8.6", "AA-R-1")
@pytest.mark.parametrize(("lead", "caught"), [(4, False), (5, False), (6, True)])
def test_a_lead_of_seven_is_a_catch(lead: int, caught: bool) -> None:
    game = table(steps=(lead, 0), hands={0: ["enforcer", "sentinel", "mole", "saboteur"]})
    game.turn("enforcer", "sentinel")
    assert (game.outcome is not None) == caught
    if caught:
        assert game.over() == ((0,), "catch")


@rule("AA-8.2")
def test_the_opponent_of_the_active_side_may_catch_too() -> None:
    game = table(steps=(0, 6), hands={0: ["sentinel", "enforcer", "mole", "saboteur"]})
    game.turn("sentinel", "enforcer")
    assert game.over() == ((1,), "catch")


@rule("AA-8.2", "AA-R-1")
def test_standing_on_one_space_after_being_lapped_is_no_catch_for_the_slower() -> None:
    game = table(steps=(6, 0), hands={0: HAND})
    game.turn("enforcer", "sentinel")  # 7 ahead: both on space 7
    assert game.spaces == (7, 7)
    assert game.over() == ((0,), "catch")


@rule("AA-8.3", "AA-R-17")
@pytest.mark.parametrize(("copies", "won"), [(1, False), (2, True), (3, True)])
def test_three_codebreakers_or_more_win(copies: int, won: bool) -> None:
    game = table(green=["codebreaker"] * copies, hands={0: ["codebreaker", "sentinel", "mole", "saboteur"]})
    game.turn("codebreaker", "sentinel")
    if won:
        assert game.over() == ((0,), "codebreakers")
    else:
        assert game.outcome is None


@rule("AA-8.4", "AA-8.8", "AA-R-17")
@pytest.mark.parametrize(("copies", "lost"), [(1, False), (2, True), (3, True)])
def test_three_daredevils_or_more_lose(copies: int, lost: bool) -> None:
    game = table(green=["daredevil"] * copies, hands={0: ["daredevil", "sentinel", "mole", "saboteur"]})
    game.turn("daredevil", "sentinel")
    if lost:
        assert game.over() == ((1,), "daredevils")
    else:
        assert game.outcome is None


@rule("AA-8.5", "AA-EX-4")
def test_an_escape_cancels_a_catch() -> None:
    game = table(steps=(5, 0), green=["enforcer"] * 2, hands={0: ["enforcer", "daredevil", "mole", "saboteur"]})
    game.turn("enforcer", "daredevil")
    assert game.steps == (8, 2)
    assert game.t.lead(0) == 6 and game.outcome is None


@rule("AA-8.6", "AA-EX-5")
def test_overshooting_is_a_catch() -> None:
    game = table(steps=(5, 0), green=["double_agent"], hands={0: ["double_agent", "sentinel", "mole", "saboteur"]})
    game.turn("double_agent", "sentinel")
    assert game.t.lead(0) == 11
    assert game.over() == ((0,), "catch")


@rule("AA-8.7", "AA-EX-6")
def test_backing_into_the_other_meeple_is_being_caught() -> None:
    game = table(steps=(6, 0), hands={0: ["sentinel", "saboteur", "mole", "enforcer"]})
    game.turn("sentinel", "saboteur")
    assert game.t.lead(0) == 7
    assert game.over() == ((0,), "catch")
    own = table(steps=(0, 6), hands={0: ["saboteur", "sentinel", "mole", "enforcer"]})
    own.turn("saboteur", "sentinel")
    assert own.over() == ((1,), "catch")


@rule("AA-8.8")
def test_all_claims_for_one_player_make_them_win_on_either_turn() -> None:
    game = table(
        steps=(0, 6),
        green=["daredevil"] * 2,
        hands={0: ["daredevil", "enforcer", "mole", "saboteur"]},
    )
    game.turn("daredevil", "enforcer")  # blue catches green, who also has three daredevils: two claims for blue
    assert game.over() == ((1,), "catch")


@rule("AA-8.9", "AA-EX-3")
@pytest.mark.parametrize("active", ["green", "blue"])
def test_if_both_have_a_win_condition_the_active_player_wins(active: str) -> None:
    me = 0 if active == "green" else 1
    crews = [["enforcer"], ["codebreaker"] * 2]
    steps = [6, 0]
    if me == 1:
        crews.reverse()
        steps.reverse()
    game = table(
        active=active,
        steps=(steps[0], steps[1]),
        green=crews[0],
        blue=crews[1],
        hands={me: ["enforcer", "codebreaker", "mole", "saboteur"]},
    )
    game.turn("enforcer", "codebreaker")
    assert game.over() == ((me,), "catch")


@rule("AA-8.9")
def test_if_both_have_a_loss_condition_the_active_player_wins() -> None:
    crew = ["daredevil"] * 2
    game = table(green=crew, blue=crew, hands={0: ["daredevil"] * 2}, deck=[])
    game.turn("daredevil", "daredevil")
    assert game.over() == ((0,), "daredevils")


@rule("AA-8.9")
@pytest.mark.parametrize("active", [0, 1])
def test_if_one_player_has_both_kinds_the_active_player_wins(active: int) -> None:
    crew = ["daredevil"] * 2 + ["codebreaker"] * 3  # a position that cannot arise between turns, and says it best
    crews = [crew, ["sentinel"]]
    hand = ["daredevil", "saboteur", "mole", "enforcer"]
    game = table(
        active=("green", "blue")[active],
        green=crews[0],
        blue=crews[1],
        hands={active: hand},
    )
    if active == 0:
        game.turn("daredevil", "saboteur")
        assert game.over() == ((0,), "codebreakers")
    else:
        game.turn("saboteur", "daredevil")
        assert game.over() == ((1,), "daredevils")


@rule("AA-8.10", "AA-4.2")
def test_without_a_claim_the_game_goes_on() -> None:
    game = table(hands={0: HAND})
    game.turn("mole", "sentinel")
    assert game.outcome is None and game.t.active == 1
