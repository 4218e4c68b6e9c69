"""AA-5: swapping and laying out."""

from __future__ import annotations

from random import Random

import pytest

from brushpass.engine import IllegalChoice
from brushpass.games.agent_avenue import GAME
from brushpass.table import Texts, look
from brushpass.testing import rule

from ..table import table

NAMES = ("Ada", "Ben")
TEXTS = Texts(GAME, "en")
HAND = ["mole", "sentinel", "sentinel", "enforcer"]


@rule("AA-5.1")
def test_one_card_is_laid_face_up_and_one_face_down() -> None:
    game = table(hands={0: HAND})
    game.choose("no_swap")
    assert (game.prompt, game.options) == ("lay-face-up", ("enforcer", "mole", "sentinel"))
    game.choose("mole", "enforcer")
    view = game.match.view(0)
    assert (view.face_up, view.face_down, view.first, view.second) == ("mole", "enforcer", 0, 0)


@rule("AA-5.2")
def test_the_two_cards_have_different_names() -> None:
    game = table(hands={0: HAND})
    game.choose("no_swap", "sentinel")
    assert game.options == ("enforcer", "mole")
    with pytest.raises(IllegalChoice):
        game.choose("sentinel")


@rule("AA-R-24", "AA-5.1")
def test_the_face_up_card_can_be_another_until_both_are_chosen() -> None:
    game = table(hands={0: HAND})
    game.choose("no_swap", "mole")
    assert (game.prompt, game.decision.about) == ("lay-face-down", ("mole",))
    game.match.undo(0)
    assert (game.prompt, game.options) == ("lay-face-up", ("enforcer", "mole", "sentinel"))
    game.choose("sentinel", "enforcer")
    assert game.match.view(1).face_up == "sentinel"
    assert not game.match.can_undo(0)


@rule("AA-R-24")
def test_both_cards_are_told_when_the_second_is_chosen() -> None:
    game = table(hands={0: HAND}).choose("no_swap", "mole")
    assert not game.events("laid-face-up")
    game.choose("enforcer")
    assert [event.event for event in game.match.log(1)] == ["laid-face-up", "laid-face-down"]


@rule("AA-R-24", "AA-INV-15")
@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_nobody_else_learns_that_the_face_up_card_is_chosen(mode: str) -> None:
    game = table(mode, hands={0: HAND}).choose("no_swap")
    others = (1, None)
    before = [(look(game.match, seat, NAMES, TEXTS), game.match.log(seat), game.match.waiting) for seat in others]
    for card in game.options:
        game.choose(card)
        after = [(look(game.match, seat, NAMES, TEXTS), game.match.log(seat), game.match.waiting) for seat in others]
        assert after == before
        worlds = [game.match.imagine(1, Random(seed)) for seed in range(30)]
        assert len({world.decision.about for world in worlds if world.decision}) > 3
        game.match.undo(0)


@rule("AA-R-24", "AA-11.6", "AA-11.10")
def test_a_team_lays_its_face_up_card_at_once_and_the_single_player_does_not() -> None:
    pair = table(seats=3, used=[2, 2, 4]).choose("seat_0", "confirm")
    pair.choose(pair.options[0])
    assert (pair.seat, pair.prompt) == (1, "lay-face-down") and pair.events("laid-face-up")
    single = table(seats=3, used=[2, 2, 4], active="blue")
    single.choose(single.options[0])
    assert (single.seat, single.prompt) == (2, "lay-face-down") and not single.events("laid-face-up")


@rule("AA-5.3", "AA-R-16")
@pytest.mark.parametrize("size", [2, 4])
def test_a_hand_of_one_name_may_lay_two_identical_cards(size: int) -> None:
    game = table(hands={0: ["sentinel"] * size}, deck=[])
    game.choose("sentinel")
    assert game.options == ("sentinel",)
    game.choose("sentinel")
    assert game.prompt == "recruit"


@rule("AA-R-16", "AA-5.3")
def test_the_hand_is_judged_after_swaps() -> None:
    game = table(hands={0: ["sentinel"] * 3 + ["mole"]}, deck=["sentinel"])
    game.choose("mole", "sentinel")  # the mole is swapped for the last sentinel; the deck is empty now
    assert game.options == ("sentinel",)


@rule("AA-5.4", "AA-5.7")
def test_a_swap_puts_one_card_away_and_draws_one() -> None:
    game = table(hands={0: HAND}, deck=["sidekick"])
    assert (game.prompt, game.options) == ("swap", ("no_swap", "enforcer", "mole", "sentinel"))
    game.choose("mole")
    assert game.hand(0) == ["enforcer", "sentinel", "sentinel", "sidekick"]
    assert game.aside(0) == ["mole"]
    assert game.crews == ((), ())


@rule("AA-5.5", "AA-2.7")
def test_a_player_swaps_four_times_in_a_game_and_all_in_one_turn_if_they_like() -> None:
    game = table()
    for used in range(1, 5):
        assert game.prompt == "swap"
        game.choose(game.options[1])
        assert game.match.view(None).seats[0].swaps_used == used
    assert game.prompt == "lay-face-up"
    assert len(game.aside(0)) == 4


@rule("AA-5.5")
def test_used_swaps_are_remembered_over_turns() -> None:
    game = table(hands={0: HAND}, used=[3, 4])
    game.choose(game.options[1])
    assert game.prompt == "lay-face-up"
    game.choose(game.options[0])
    game.choose(game.options[0])
    game.choose("face_up")
    assert (game.seat, game.prompt) == (1, "lay-face-up")


@rule("AA-5.6")
def test_there_is_no_swap_with_an_empty_deck() -> None:
    game = table(hands={0: HAND}, deck=[])
    assert game.prompt == "lay-face-up"


@rule("AA-5.7")
def test_swapped_away_cards_are_out_of_the_game() -> None:
    game = table("advanced", hands={0: ["sentinel", "daredevil", "mole", "saboteur"]}, deck=["enforcer"] * 5)
    game.choose("sentinel").turn("daredevil", "enforcer")
    assert game.prompt == "take-market-card"  # green stands on a corner
    assert "sentinel" not in (*game.hand(0), *game.crews[0], *game.crews[1], *game.deck)
    assert game.aside(0) == ["sentinel"]


@rule("AA-R-3")
def test_a_swap_draws_one_card_whatever_the_hand_size() -> None:
    game = table(hands={0: [*HAND, "saboteur", "saboteur"]})
    before = len(game.deck)
    game.choose("mole")
    assert (len(game.hand(0)), len(game.deck)) == (6, before - 1)
    short = table(hands={0: ["mole", "sentinel", "enforcer"]}, deck=["sidekick", "saboteur"])
    short.choose("mole")
    assert (len(short.hand(0)), len(short.deck)) == (3, 1)
