"""MM-9: what agents and the ally can do in the full game."""

from __future__ import annotations

from typing import Any

import pytest

from brushpass.games.mind_mgmt.box.components import AGENTS
from brushpass.testing import rule

from ..table import FAR, P7, P, Table, table

LATER = f"{P} C2"


def activated(agent: str, agents: str, **more: Any) -> Table:
    """An agent in its activation."""
    return table(**{"path": LATER, "active": agent, "agents": agents, **more})


# -- Meru --------------------------------------------------------------------------------------------------------------


@rule("MM-9.3", "MM-9.1", "MM-9.2", "MM-7.22")
@pytest.mark.parametrize(
    ("at", "yes"), [("C2", True), ("A2", True), ("C4", True), ("B1", False), ("F2", False), ("E2", True), ("D3", False)]
)
def test_psychic_targeting(at: str, yes: bool) -> None:
    game = activated("meru", f"{at} F1 A7 F7", immortals="C6 D6 E6 F6").choose(("target",))
    assert game.events("targeted") == [{"place": at, "yes": yes}]
    assert game.seen.record[-1][0] == ("in" if yes else "not")
    assert game.seen.steps == () and game.seen.did
    assert game.offered("target") == [] and game.offered("capture") == []


@rule("MM-9.4")
def test_chaos_does_not_limit_psychic_targeting() -> None:
    game = activated("meru", "E2 F1 A7 F7", chaos=("C2-D2", *FAR[1:])).choose(("target",))
    assert game.events("targeted")[0]["yes"] is True
    assert activated("meru", "E3 F1 A7 F7").offered("target") == [], "an immortal is there"


@rule("MM-9.3", "MM-2.21")
def test_nobody_else_targets_and_nobody_in_training() -> None:
    assert activated("bill_falls", "A1 F1 A7 F7").offered("target") == []
    assert table("training", path=LATER, active="meru").offered("target") == []


# -- Henry Lyme --------------------------------------------------------------------------------------------------------


@rule("MM-9.5", "MM-9.1")
@pytest.mark.parametrize(
    ("henry", "satisfied"), [("A1", False), ("B1", False), ("B2", False), ("A2", True), ("D4", True), ("F6", False)]
)
def test_immortals_beside_henry_do_not_recruit(henry: str, satisfied: bool) -> None:
    game = table(immortals="F7 B1 E6 E3", agents=f"A7 {henry} A7 A7")
    assert game.offered("recruit") == (["bus"] if satisfied else [])
    assert game.seen.satisfied == (("bus",) if satisfied else ())


@rule("MM-9.5", "MM-R-12")
def test_chaos_between_them_changes_nothing() -> None:
    game = table(immortals="F7 B1 E6 E3", agents="A7 A1 A7 A7", chaos=("A1-B1", *FAR[1:3], "F3-F4", "D1-E1"))
    assert game.offered("recruit") == []


@rule("MM-9.5")
def test_a_third_immortal_makes_up_for_the_one_that_henry_blocks() -> None:
    assert table(immortals="F7 B1 D6 E3", agents="A7 A1 A7 A7").offered("recruit") == ["bus"]


@rule("MM-9.5")
def test_the_lying_henry_blocks_too() -> None:
    game = table(path=LATER, immortals="F7 B1 E6 E3", agents="A7 A1 A7 A7", down=["henry_lyme", "meru"])
    assert game.offered("recruit") == []


# -- Bill Falls --------------------------------------------------------------------------------------------------------


@rule("MM-9.6", "MM-9.1", "MM-9.2")
def test_expose_weakness_moves_an_immortal_beside_bill() -> None:
    game = activated("bill_falls", "A1 F1 C4 F7", immortals="C3 B4 E6 D5")
    assert game.offered("expose") == [
        *[("C3", place) for place in ("C2", "B3", "D3", "C4")],
        *[("B4", place) for place in ("B3", "A4", "C4", "B5")],
    ]
    game.choose(("expose", "B4", "C4"))
    assert game.seen.immortals == ("C3", "C4", "E6", "D5") and not game.seen.did
    assert game.offered("expose") == []
    assert game.events("pushed") == [{"agent": "bill_falls", "place": "B4", "target": "C4"}]


@rule("MM-9.6", "MM-5.3", "MM-5.4", "MM-R-12")
def test_it_obeys_chaos_and_other_immortals_but_bill_reaches_over_chaos() -> None:
    game = activated("bill_falls", "A1 F1 C4 F7", immortals="B4 B5 E6 E3", chaos=("B4-C4", "A3-B3", *FAR[2:]))
    assert game.offered("expose") == [("B4", "B3"), ("B4", "A4")]


@rule("MM-9.7", "MM-R-19")
def test_not_an_immortal_in_bills_own_location() -> None:
    assert activated("bill_falls", "A1 F1 B4 F7", immortals="B4 D6 E6 E3").offered("expose") == []


@rule("MM-9.6", "MM-2.21")
def test_only_bill_exposes() -> None:
    assert activated("meru", "B5 F1 A7 F7", immortals="B4 D6 E6 E3").offered("expose") == []


# -- Dusty -------------------------------------------------------------------------------------------------------------


@rule("MM-9.8", "MM-9.1", "MM-9.2", "MM-R-17")
def test_neurorhythm_moves_any_agent_a_space() -> None:
    game = activated("dusty", "A1 F2 A5 F7", down=[])
    assert tuple(game.offered("drum")) == AGENTS
    game.choose(("drum", "meru"))
    assert (game.prompt, game.decision.about, game.seat) == ("drum", ("meru",), 1)
    assert game.options == ("B1", "A2", "stay")
    game.choose("A2")
    assert game.where("meru") == "A2" and game.seen.ready == AGENTS
    assert game.offered("drum") == [] and game.seen.spaces == 2 and not game.seen.did


@rule("MM-9.8", "MM-R-17")
def test_it_does_not_activate_the_agent_nor_spend_dustys_own_move() -> None:
    game = activated("dusty", "A1 F2 A5 F6", path=P7, down=["meru", "bill_falls"])
    game.choose(("drum", "meru"), "A2")
    assert game.seen.ready == ("henry_lyme", "dusty")
    own = activated("dusty", "A1 F2 A5 F6").choose(("drum", "dusty"), "F5")
    assert own.where("dusty") == "F5" and own.seen.spaces == 2


@rule("MM-9.8", "MM-6.9")
@pytest.mark.parametrize("opened", [0, 1, 2, 3])
def test_every_opened_card_adds_a_space(opened: int) -> None:
    cards = dict.fromkeys(("cafe", "dogs", "monks")[:opened], 5)
    game = activated("dusty", "A1 F2 A5 F7", opened=cards, chaos=("A1-B1", *FAR[1:])).choose(("drum", "meru"))
    far = {"A2": 1, "A3": 2, "B2": 2, "B1": 3, "A4": 3, "C1": 4, "D1": 5}
    for place, distance in far.items():
        assert (place in game.options) == (distance <= 1 + opened)


@rule("MM-9.8")
def test_up_to_so_many_spaces_may_be_none() -> None:
    game = activated("dusty", "A1 F2 A5 F7").choose(("drum", "meru"), "stay")
    assert game.where("meru") == "A1" and game.seen.freed


@rule("MM-9.8")
def test_the_owner_of_dusty_decides() -> None:
    game = activated("dusty", "A1 F2 A5 F7", seats=5, down=[])
    assert game.seat == 4
    game.choose(("drum", "meru"))
    assert game.seat == 4


# -- Spy Dolphin -------------------------------------------------------------------------------------------------------


@rule("MM-9.9", "MM-6.4", "MM-9.10")
def test_the_dolphin_marks_all_visited_locations_with_the_feature() -> None:
    game = activated("henry_lyme", "A1 C7 A7 F7", path=P7, down=["meru", "bill_falls"])
    assert ("billboard", "spy_dolphin") in game.offered("ask")
    game.choose(("ask", "billboard", "spy_dolphin"))
    assert game.prompt == "agent" and game.seat == 1
    assert game.seen.steps == ("D2", "B4") and game.seen.dolphins == 0
    assert game.events("dolphin") == [{"feature": "billboard"}]
    game.choose("end").choose(game.options[0])
    assert all(isinstance(what, str) for what in game.offered("ask"))


@rule("MM-9.9")
def test_the_dolphin_passes_over_what_is_marked() -> None:
    game = activated("henry_lyme", "A1 C7 A7 F7", path=P7, steps="B4", down=["meru", "dusty"])
    game.choose(("ask", "billboard", "spy_dolphin"))
    assert [event["place"] for event in game.events("step-laid")] == ["D2"]


@rule("MM-9.9", "MM-7.6")
def test_the_dolphin_may_find_nothing() -> None:
    game = activated("henry_lyme", "A1 A1 A7 F7", path=P7, immortals="C6 C5 E6 E3")
    game.choose(("ask", "bookstore", "spy_dolphin"))
    assert game.events("nothing") == [{"feature": "bookstore"}] and game.seen.dolphins == 0


@rule("MM-9.10", "MM-2.8")
def test_no_dolphin_in_training() -> None:
    game = table("training", path=LATER, active="meru")
    assert all(isinstance(what, str) for what in game.offered("ask")) and game.offered("ask")
