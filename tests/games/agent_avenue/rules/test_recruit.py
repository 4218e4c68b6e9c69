"""AA-6: the opponent chooses, the active side takes what is left."""

from __future__ import annotations

import pytest

from brushpass.testing import rule

from ..table import table

HAND = ["mole", "sentinel", "saboteur", "enforcer"]


@rule("AA-6.1", "AA-6.2", "AA-6.3")
@pytest.mark.parametrize(
    ("choice", "blue", "green"), [("face_up", "enforcer", "saboteur"), ("face_down", "saboteur", "enforcer")]
)
def test_the_opponent_takes_one_card_and_the_active_player_the_other(choice: str, blue: str, green: str) -> None:
    game = table(hands={0: HAND})
    game.lay("enforcer", "saboteur")
    assert (game.seat, game.prompt, game.options) == (1, "recruit", ("face_up", "face_down"))
    game.choose(choice)
    view = game.match.view(None)
    assert [side.crew for side in view.sides] == [{green: 1}, {blue: 1}]
    assert (view.face_up, view.second) == (None, None)


@rule("AA-6.4")
def test_both_meeples_move_after_both_cards_are_placed() -> None:
    game = table(hands={0: HAND})
    game.lay("enforcer", "saboteur")
    assert game.steps == (0, 0)
    game.choose("face_up")
    assert game.steps == (-1, 1)


@rule("AA-6.5")
def test_agents_in_play_are_public_and_grouped() -> None:
    game = table(green=["saboteur", "enforcer", "saboteur"], blue=["sentinel"] * 2)
    for seat in (0, 1, None):
        assert [side.crew for side in game.match.view(seat).sides] == [{"enforcer": 1, "saboteur": 2}, {"sentinel": 2}]


@rule("AA-6.6", "AA-6.3")
def test_the_opponent_knows_the_face_up_card_only() -> None:
    game = table(hands={0: HAND})
    game.lay("enforcer", "saboteur")
    view = game.match.view(1)
    assert (view.face_up, view.second, view.face_down) == ("enforcer", 0, None)
    assert [decision.seat for decision in game.match.decisions] == [1]
    game.choose("face_up")
    assert [event["card"] for event in game.events("recruited")] == ["enforcer", "saboteur"]
