"""AA-1: what is in the box."""

from __future__ import annotations

from collections import Counter
from dataclasses import fields

import pytest

from brushpass.games.agent_avenue.box.components import (
    AGENT_CARDS,
    COPIES,
    DATA,
    HOMES,
    IS_HOME,
    IS_MARKET,
    MARKET_CARDS,
    ONGOING,
    RING,
    SIDES,
    icons,
)
from brushpass.testing import rule

from ..table import GREEN, table


@rule("AA-1.1", "AA-1.2")
def test_the_board_is_a_ring_of_fourteen_spaces_with_a_home_on_either_side() -> None:
    spaces = DATA["board"]["spaces"]
    assert RING == len(spaces) == 14
    assert [space["index"] for space in spaces] == list(range(14))
    assert [space["next_clockwise"] for space in spaces] == [*range(1, 14), 0]
    assert dict(zip(SIDES, HOMES, strict=True)) == {"green": 0, "blue": 7}
    assert [i for i in range(14) if IS_HOME[i]] == [0, 7]


@rule("AA-1.1", "AA-1.3")
def test_the_corners_are_black_market_spaces_on_the_advanced_face_only() -> None:
    assert [i for i in range(14) if IS_MARKET[i]] == [2, 5, 9, 12]
    assert {space["kind_basic"] for space in DATA["board"]["spaces"]} == {"home", "plain"}
    for mode, prompt in (("basic", "swap"), ("advanced", "take-market-card")):
        game = table(mode, hands={0: ["daredevil", "sentinel", "mole", "saboteur"]})
        game.turn("daredevil", "sentinel")
        assert game.spaces[GREEN] == 2
        assert game.prompt == prompt


@rule("AA-1.4")
def test_there_are_38_agents() -> None:
    assert len(AGENT_CARDS) == 38
    assert Counter(AGENT_CARDS) == COPIES
    assert COPIES == {
        "codebreaker": 6,
        "daredevil": 6,
        "double_agent": 6,
        "enforcer": 6,
        "mole": 1,
        "saboteur": 6,
        "sentinel": 6,
        "sidekick": 1,
    }


@rule("AA-1.5", "AA-1.6", "AA-1.7")
@pytest.mark.parametrize(
    ("agent", "steps"),
    [
        ("double_agent", (-1, 6, -1)),
        ("enforcer", (1, 2, 3)),
        ("codebreaker", (0, 0, 0)),
        ("saboteur", (-1, -1, -2)),
        ("daredevil", (2, 3, 0)),
        ("sentinel", (0, 2, 6)),
        ("sidekick", (4,)),
        ("mole", (-3,)),
    ],
)
def test_the_icons_of_an_agent(agent: str, steps: tuple[int, ...]) -> None:
    assert icons(agent, ())[1:4] == steps


@rule("AA-1.7")
def test_marks_hold_no_number() -> None:
    third = {agent["id"]: (agent["moves"]["third_plus"], agent["third_icon"]) for agent in DATA["agents"]}
    assert third["codebreaker"] == (None, "win")
    assert third["daredevil"] == (None, "lose")
    assert icons("codebreaker", ())[3] == icons("daredevil", ())[3] == 0


@rule("AA-1.8", "AA-R-13")
def test_there_are_fifteen_black_market_cards_and_no_ceasefire() -> None:
    assert len(MARKET_CARDS) == len(set(MARKET_CARDS)) == 15
    assert all(card["count"] == 1 for card in DATA["black_market"])
    assert len(ONGOING) == 8
    assert "ceasefire" not in MARKET_CARDS


@rule("AA-1.9")
def test_there_are_two_meeples_and_two_aids_and_the_aids_do_nothing() -> None:
    counts = {component["id"]: component["count"] for component in DATA["components"]}
    assert (counts["meeple"], counts["aid_card"]) == (2, 2)
    assert len(SIDES) == 2
    assert "aid" not in " ".join(field.name for field in fields(table().t))
