"""AA-14: those worked examples that are not shown beside their rule."""

from __future__ import annotations

from brushpass.testing import rule

from .table import table


@rule("AA-EX-2")
def test_example_2_recruiting() -> None:
    game = table(active="blue", hands={1: ["enforcer", "codebreaker", "mole", "saboteur"]})
    game.lay("enforcer", "codebreaker").choose("face_up")
    assert game.crews == (("enforcer",), ("codebreaker",))


@rule("AA-EX-1")
def test_example_1_icons() -> None:
    crew: tuple[str, ...] = ()
    moves = []
    for _ in range(3):
        game = table(green=crew, hands={0: ["double_agent", "codebreaker", "mole", "saboteur"]})
        game.turn("double_agent", "codebreaker")
        crew = game.crews[0]
        moves.append(game.steps[0])
    assert crew == ("double_agent",) * 3
    assert moves == [-1, 6, -1]


@rule("AA-EX-7", "AA-EX-8", "AA-EX-9")
def test_examples_7_to_9_in_the_basic_mode_give_nothing() -> None:
    for steps, agent in ((6, "saboteur"), (1, "daredevil"), (9, "sentinel")):
        game = table(steps=(steps, steps - 2), hands={0: [agent, "codebreaker", "mole", "enforcer"]})
        game.turn(agent, "codebreaker")
        assert game.prompt == "swap"
