"""MM-6: how agents move."""

from __future__ import annotations

from typing import Any

import pytest

from brushpass.engine import IllegalChoice
from brushpass.testing import rule

from ..table import FAR, P, Table, table

LATER = f"{P} C2"


def bill(at: str, **more: Any) -> Table:
    """Bill, in his activation, at a location."""
    return table(path=LATER, active="bill_falls", agents=f"A1 F1 {at} F7", **more)


@rule("MM-6.3", "MM-6.6", "MM-R-28")
def test_a_move_of_up_to_two_spaces_that_may_turn() -> None:
    game = bill("A7", chaos=("D1-D2", *FAR[1:]))
    assert set(game.offered("move")) == {"A6", "B7", "A5", "B6", "C7"}
    game.choose(("move", "B6"))
    assert game.where("bill_falls") == "B6" and game.offered("move") == []


@rule("MM-R-28", "MM-6.3")
def test_what_is_left_of_a_move_may_be_moved_afterwards() -> None:
    game = bill("B3").choose(("move", "B4"))
    assert game.seen.spaces == 1
    assert set(game.offered("move")) == {"B3", "A4", "C4", "B5", "C3"}
    game.choose(("move", "B5"))
    assert game.seen.spaces == 0 and game.where("bill_falls") == "B5"
    assert game.events("moved") == [
        {"agent": "bill_falls", "place": "B4"},
        {"agent": "bill_falls", "place": "B5"},
    ]


@rule("MM-6.3", "MM-R-09")
@pytest.mark.parametrize("order", [[("move", "B5"), ("capture",)], [("capture",), ("move", "B5")]])
def test_move_and_action_in_either_order(order: list[Any]) -> None:
    game = bill("B3").choose(*order)
    assert game.where("bill_falls") == "B5"
    assert game.offered("capture") == [] and game.offered("move") == []


@rule("MM-6.3")
def test_one_action_only() -> None:
    game = bill("B3").choose(("capture",))
    assert {option[0] for option in game.options if option != "end"} == {"move"}


@rule("MM-6.5", "MM-R-09")
def test_an_action_after_the_first_space_ends_the_move() -> None:
    game = bill("B3").choose(("move", "B4"), ("capture",))
    assert game.offered("move") == []


@rule("MM-6.5", "MM-R-24", "MM-9.2")
def test_a_free_action_after_the_first_space_ends_the_move_too() -> None:
    game = bill("B4", immortals="B2 D6 E6 E3").choose(("move", "B3"), ("expose", "B2", "B1"))
    assert game.offered("move") == [] and game.offered("capture") == [()]
    before = bill("B3", immortals="B2 D6 E6 E3").choose(("expose", "B2", "B1"))
    assert before.seen.spaces == 2


@rule("MM-6.4", "MM-9.2")
def test_move_action_and_free_action_in_one_activation() -> None:
    game = bill("B4", immortals="B2 D6 E6 E3")
    game.choose(("capture",), ("move", "B3"), ("expose", "B2", "B1"))
    assert game.options == ("end",)


@rule("MM-6.7", "MM-6.8", "MM-6.10")
def test_agents_share_locations_and_pass_through_everybody() -> None:
    game = table(path=LATER, active="bill_falls", agents="A5 B6 A6 F7", immortals="B5 D6 E6 E3")
    assert {"A5", "B6", "B5", "A4", "C6"} <= set(game.offered("move"))
    game.choose(("move", "A5"), ("move", "A6"))
    assert game.where("bill_falls") == "A6"


@rule("MM-6.9", "MM-INV-10")
def test_chaos_stops_an_agent_but_no_temple_diagonal() -> None:
    walled = bill("A1", chaos=("A1-B1", *FAR[1:]))
    assert set(walled.offered("move")) == {"A2", "A3", "B2"}
    beside = bill("B4", chaos=("B4-C4", *FAR[1:]))
    beside.choose(("move", "C3"))
    assert beside.seen.spaces == 1


@rule("MM-6.5")
def test_no_action_between_two_spaces() -> None:
    game = bill("B3").choose(("move", "B4"), ("ask", "palm"), "B4")
    with pytest.raises(IllegalChoice):
        game.choose(("move", "B5"))
