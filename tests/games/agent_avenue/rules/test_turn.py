"""AA-4: the three steps of a turn."""

from __future__ import annotations

from brushpass.testing import rule

from ..table import table


@rule("AA-4.1", "AA-4.2")
def test_play_recruit_and_end_follow_each_other_and_the_turn_passes() -> None:
    game = table(hands={0: ["mole", "sentinel", "saboteur", "enforcer"]})
    prompts = []
    for option in ("no_swap", "mole", "sentinel", "face_up"):
        prompts.append((game.seat, game.prompt))
        game.choose(option)
    assert prompts == [(0, "swap"), (0, "lay-face-up"), (0, "lay-face-down"), (1, "recruit")]
    assert (game.seat, game.prompt) == (1, "swap")
    assert (game.t.turns, game.t.active) == (1, 1)


@rule("AA-4.3", "AA-R-2")
def test_nobody_wins_before_the_end_of_the_turn() -> None:
    game = table(
        "advanced",
        green=["codebreaker"] * 2,
        blue=["sentinel"],
        steps=(-5, 0),
        hands={0: ["sentinel", "codebreaker", "mole", "enforcer"]},
        ongoing=(["supercomputer"], []),
    )
    game.turn("codebreaker", "enforcer")  # the third, three spaces forward, onto space 12
    assert game.outcome is None and game.prompt == "take-market-card"
    game.choose(game.options[0])
    assert game.over() == ((0,), "codebreakers")
