"""AA-7: how a recruit moves the meeple."""

from __future__ import annotations

import pytest

from brushpass.testing import rule

from ..table import BLUE, GREEN, table


def recruited(agent: str, crew: list[str], steps: tuple[int, int] = (0, 0)) -> int:
    """How far green goes on recruiting an agent while blue recruits a card that moves nothing."""
    harmless = "sentinel" if agent != "sentinel" else "codebreaker"
    hand = [agent, harmless, *[card for card in ("mole", "sidekick", "enforcer") if card != agent][:2]]
    game = table(green=crew, steps=steps, hands={0: hand})
    game.turn(agent, harmless)
    assert game.steps[BLUE] == steps[BLUE]
    return game.steps[GREEN] - steps[GREEN]


@rule("AA-7.1", "AA-7.2", "AA-7.4", "AA-7.5", "AA-EX-1")
@pytest.mark.parametrize(("copies", "steps"), [(0, -1), (1, 6), (2, -1), (3, -1)])
def test_a_double_agent(copies: int, steps: int) -> None:
    assert recruited("double_agent", ["double_agent"] * copies) == steps


@rule("AA-7.1")
def test_other_names_do_not_count() -> None:
    assert recruited("enforcer", ["sentinel", "saboteur", "double_agent"]) == 1


@rule("AA-7.3")
@pytest.mark.parametrize("copies", [2, 3, 4, 5])
def test_later_copies_are_like_the_third(copies: int) -> None:
    assert recruited("enforcer", ["enforcer"] * copies) == 3
    assert recruited("saboteur", ["saboteur"] * copies) == -2
    assert recruited("sentinel", ["sentinel"] * copies) == 6


@rule("AA-7.4", "AA-7.5", "AA-INV-8")
def test_forward_is_clockwise_and_the_ring_is_closed() -> None:
    game = table(hands={0: ["sidekick", "mole", "sentinel", "enforcer"]}, steps=(12, 10))
    game.turn("sidekick", "mole")
    assert game.steps == (16, 7)
    assert game.spaces == (2, 0)
    back = table(hands={0: ["mole", "sentinel", "saboteur", "enforcer"]}, steps=(1, 0))
    back.turn("mole", "sentinel")
    assert back.spaces == (12, 7)


@rule("AA-7.6", "AA-1.7")
@pytest.mark.parametrize(
    ("agent", "copies"), [("sentinel", 0), ("codebreaker", 0), ("codebreaker", 1), ("codebreaker", 2), ("daredevil", 2)]
)
def test_zero_and_marks_do_not_move(agent: str, copies: int) -> None:
    assert recruited(agent, [agent] * copies) == 0


@rule("AA-7.7")
def test_both_movements_count_as_simultaneous() -> None:
    game = table(steps=(6, 0), hands={0: ["enforcer", "sidekick", "mole", "sentinel"]})
    game.turn("enforcer", "sidekick")  # green would have caught blue, had blue not moved as well
    assert game.steps == (7, 4)
    assert game.outcome is None


@rule("AA-7.8", "AA-R-1", "AA-INV-8")
def test_the_space_follows_from_the_total() -> None:
    game = table(steps=(-3, 16))
    assert game.spaces == (11, 9)
    assert game.t.lead(GREEN) == -19 == -game.t.lead(BLUE)
    view = game.match.view(None)
    assert [(side.steps, side.space) for side in view.sides] == [(-3, 11), (16, 9)]
