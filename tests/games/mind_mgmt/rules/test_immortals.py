"""MM-5: the immortals."""

from __future__ import annotations

import pytest

from brushpass.engine import IllegalChoice
from brushpass.testing import rule

from ..table import FAR, P7, P, table

BUSES = "F7 B1 E6 E3"
"""Two immortals at the bus."""


def targets(immortals: str, mover: str, chaos: tuple[str, ...] = FAR, agents: str = "A1 A1 A1 A1") -> set[str]:
    """Where an immortal may move to."""
    game = table(immortals=immortals, chaos=chaos, agents=agents)
    return {there for here, there in game.offered("glide") if here == mover}


@rule("MM-5.1", "MM-5.2")
def test_an_immortal_moves_one_space_in_any_direction() -> None:
    assert targets("B3 D6 E6 E3", "B3", agents="A2 B2 C3 A1") == {"A2", "B2", "C2", "A3", "C3", "A4", "B4", "C4"}
    assert targets("A1 D6 E6 E3", "A1") == {"B1", "A2", "B2"}


@rule("MM-5.1")
def test_one_move_a_turn_before_or_after_the_action() -> None:
    game = table().choose(("glide", "E3", "E4"))
    assert game.offered("glide") == []
    game.choose(("step", "C2"))
    assert game.offered("glide") == []
    game = table().choose(("step", "C2"))
    assert ("E3", "E4") in game.offered("glide")


@rule("MM-5.3", "MM-INV-9")
def test_no_two_immortals_in_one_location() -> None:
    assert targets("B3 B2 C3 E3", "B3") == {"A2", "C2", "A3", "A4", "B4", "C4"}


@rule("MM-5.4", "MM-INV-10")
def test_chaos_stops_an_immortal_but_not_diagonally() -> None:
    chaos = ("B3-C3", "A3-B3", "E6-E7", "E1-F1", "F3-F4")
    assert targets("B3 D6 E6 E3", "B3", chaos) == {"A2", "B2", "C2", "A4", "B4", "C4"}


@rule("MM-5.5", "MM-5.6", "MM-5.17")
def test_an_extra_move_costs_a_step_token() -> None:
    game = table()
    assert game.offered("pay") == []
    game.choose(("step", "C2"), ("glide", "E3", "E4"))
    assert set(game.offered("pay")) == {*P.split(), "C2"}
    game.choose(("pay", "C2"))
    assert game.seen.steps == ("C2",)
    assert {option[0] for option in game.options} == {"glide"}
    assert {here for here, _ in game.offered("glide")} == {"C6", "D6", "E6", "E4"}
    game.choose(("glide", "E4", "E5"))
    assert game.options == ("end",)


@rule("MM-5.5", "MM-7.5")
def test_only_unmarked_locations_pay() -> None:
    game = table(path=P7, steps="B4 C2", confirmed="B5", notes={1: ("B3", "?")})
    game.choose(("glide", "E3", "E4"))
    assert set(game.offered("pay")) == {"B6", "B3", "B2", "D2"}


@rule("MM-5.6")
def test_without_an_unmarked_location_there_is_no_extra_move() -> None:
    game = table(steps=P)
    game.choose(("glide", "E3", "E4"))
    assert game.offered("pay") == []


@rule("MM-5.6")
def test_at_most_one_extra_move() -> None:
    game = table().choose(("glide", "E3", "E4"), ("pay", "B6"), ("glide", "E4", "E3"))
    assert game.offered("pay") == [] and game.offered("glide") == []


@rule("MM-5.7", "MM-5.8", "MM-5.10", "MM-R-08")
def test_two_immortals_recruit_with_a_card_of_the_display() -> None:
    game = table(immortals=BUSES)
    assert game.offered("recruit") == ["bus"]
    before = game.seen.recruits
    game.choose(("recruit", "bus"))
    seen = game.seen
    assert seen.recruits == before + 1 and seen.supply == 12 - seen.recruits
    assert seen.display == ("palm",) and seen.discarded == ("bus",)
    assert game.events("recruited") == [{"feature": "bus"}]
    assert game.offered("recruit") == []


@rule("MM-5.8", "MM-R-08")
def test_recruiting_is_a_choice() -> None:
    game = table(immortals=BUSES)
    game.turn(("step", "C2")).rest()
    assert game.seen.display == ("bus", "palm") and game.offered("recruit") == ["bus"]


@rule("MM-5.7")
def test_one_immortal_is_not_enough() -> None:
    assert table(immortals="F7 D4 E6 E3").offered("recruit") == []


@rule("MM-5.9", "MM-5.16")
def test_a_card_gives_one_recruit_however_many_match() -> None:
    game = table(immortals="B1 E2 A6 F7")
    before = game.seen.recruits
    game.choose(("recruit", "bus"))
    assert game.seen.recruits == before + 1
    assert game.offered("recruit") == []


@rule("MM-5.9")
def test_two_cards_give_two_recruits_in_a_turn() -> None:
    game = table(immortals="A6 D6 C1 D3")
    assert set(game.offered("recruit")) == {"bus", "palm"}
    game.choose(("recruit", "bus"), ("recruit", "palm"))
    assert game.seen.discarded == ("bus", "palm") and game.seen.display == ()


@rule("MM-5.11")
def test_hidden_cards_do_not_count_for_immortals() -> None:
    assert table(immortals="B1 D2 E6 E3", features=("cafe", "dogs", "monks")).offered("recruit") == []


@rule("MM-5.12")
def test_immortals_do_not_recruit_when_agents_push_them() -> None:
    game = table(path=f"{P} C2", immortals="F7 A1 E6 E3", active="meru", agents="A1 F1 A7 D5")
    game.choose(("shake", "idol"), "B1")
    assert game.seen.immortals[1] == "B1" and game.seen.discarded == ()
    assert game.seen.satisfied == ("bus",)
    game.choose("end").rest(1)
    assert game.offered("recruit") == ["bus"]


@rule("MM-5.13", "MM-7.2", "MM-7.10", "MM-7.19", "MM-9.4")
def test_an_immortal_silences_the_agent_beside_it() -> None:
    here = table(path=f"{P} C2", steps="B4", immortals="B4 D6 E6 E3", agents="B4 A1 A1 A1", active="meru")
    assert {option[0] for option in here.options if option != "end"} == {"move", "shake"}
    alone = table(path=f"{P} C2", steps="B4", immortals="F4 D6 E6 E3", agents="B4 A1 A1 A1", active="meru")
    assert {option[0] for option in alone.options if option != "end"} >= {"ask", "reveal", "capture", "target"}


@rule("MM-5.14", "MM-7.3")
def test_a_feature_under_an_immortal_is_not_asked_about_anywhere() -> None:
    game = table(path=f"{P} C2", immortals="F4 D6 E6 E3", agents="D7 A1 A1 A1", active="meru")
    assert {what if isinstance(what, str) else what[0] for what in game.offered("ask")} == {"umbrella"}
    game = table(path=f"{P} C2", immortals="F4 B3 E6 E3", agents="D7 A1 A1 A1", active="meru")
    assert game.offered("ask") == [] and game.offered("capture") == [()]


@rule("MM-5.15", "MM-11.4", "MM-11.7", "MM-11.11")
def test_an_immortal_recruit_wins_at_once() -> None:
    others = ("idol", "pool", "graffiti", "fountain", "billboard", "courier", "garden")
    game = table(immortals=BUSES, discarded=others, features=("dogs", "torches", "umbrella"))
    assert game.seen.recruits == 11
    hour = game.seen.hour
    game.choose(("recruit", "bus"))
    assert game.over() == ((0,), "recruits")
    assert game.seen.hour == hour and game.seen.display == ("palm",)


@rule("MM-5.10")
def test_a_feature_is_spent_once_it_has_served() -> None:
    game = table(immortals=BUSES, display=("palm", "pool"), discarded=("bus",))
    assert game.offered("recruit") == []
    with pytest.raises(IllegalChoice):
        game.choose(("recruit", "bus"))


@rule("MM-5.17")
def test_immortals_need_not_move() -> None:
    game = table()
    game.turn(("step", "C2"))
    assert game.seen.immortals == ("C6", "D6", "E6", "E3")


@rule("MM-5.5", "MM-INV-3")
def test_a_paid_token_tells_that_it_was_visited_by_now() -> None:
    game = table().choose(("step", "C2"), ("glide", "E3", "E4"), ("pay", "C2"))
    assert game.seen.record[-1][:2] == ("by", 6)
    early = table().choose(("glide", "E3", "E4"), ("pay", "B2"))
    assert early.seen.record[-1][:2] == ("by", 5)
