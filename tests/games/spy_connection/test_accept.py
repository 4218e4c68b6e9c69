"""SC-5, and SC-10.3, SC-10.4: accepting a mission."""

from __future__ import annotations

import pytest

from brushpass.games.spy_connection.state import DECK
from brushpass.testing import rule

from .table import Seat, table

ROW = ["m01", "m02", "m03", "m04"]


@rule("SC-5.1", "SC-5.4", "SC-5.7")
def test_a_card_of_the_row_becomes_an_active_mission_and_the_row_slides_down() -> None:
    game = table(Seat("paris", missions=["m10"]), row=ROW)
    size = len(game.t.piles[DECK])
    game.choose(("accept", 2))
    assert [(one.id, one.planning, one.marked) for one in game.seen().missions] == [("m10", 0, ()), ("m02", 1, ())]
    assert game.player().supply == 14
    row = game.match.view(None).row
    assert row[:3] == ("m01", "m03", "m04") and row[3] not in ROW
    assert game.match.view(None).deck_size == size - 1
    assert game.events("accepted") == [{"seat": 0, "mission": "m02", "planning": 1}]
    assert game.events("turned-up") == [{"mission": row[3]}]


@rule("SC-5.2")
@pytest.mark.parametrize(("active", "slots"), [(0, [1, 2, 3, 4]), (2, [1, 2, 3, 4]), (3, [])])
def test_nobody_has_more_than_three_active_missions(active: int, slots: list[int]) -> None:
    game = table(Seat("paris", missions=["m10", "m06", "m07"][:active]), row=ROW)
    assert game.offered("accept") == slots


@rule("SC-5.2", "SC-9.12", "SC-R-6")
def test_the_start_mission_counts_toward_the_three() -> None:
    game = table(Seat("london", missions=[("s1", 0, ["london"]), "m10", "m06"]), row=ROW)
    assert game.offered("accept") == []


@rule("SC-5.3", "SC-R-1")
@pytest.mark.parametrize(("slot", "planning"), [(1, 0), (2, 1), (3, 2), (4, 2)])
def test_the_slot_sets_the_planning_agents(slot: int, planning: int) -> None:
    game = table(Seat("paris"), row=ROW)
    assert game.match.view(None).prices == (0, 1, 2, 2)
    game.choose(("accept", slot))
    assert game.seen().missions[0].planning == planning
    assert game.player().supply == 15 - planning


@rule("SC-5.5")
@pytest.mark.parametrize(("supply", "slots"), [(0, [1]), (1, [1, 2]), (2, [1, 2, 3, 4])])
def test_a_card_that_cannot_be_paid_cannot_be_taken(supply: int, slots: list[int]) -> None:
    game = table(Seat("paris", ["lorraine"], supply=supply), row=ROW)
    assert game.offered("accept") == slots
    if supply < 2:
        game.choose(("lift", "lorraine"))
        assert game.offered("accept") == ([1, 2] if supply == 0 else [1, 2, 3, 4])


@rule("SC-5.6", "SC-8.5")
def test_planning_agents_stay_until_the_mission_is_completed_or_discarded() -> None:
    game = table(Seat("paris", missions=[("m10", 2, ["london"])]))
    assert game.offered("unmark") == [("m10", "london")]
    game.choose(("unmark", "m10", "london"))
    assert game.seen().missions[0].planning == 2 and game.player().supply == 13
    game.choose(("discard", "m10"))
    assert game.player().supply == 15


@rule("SC-5.8", "SC-R-12")
def test_with_an_empty_deck_the_top_slots_stay_empty() -> None:
    game = table(Seat("paris"), row=["m01", "m02", "m03"], deck=[])
    assert game.offered("accept") == [1, 2, 3]
    game.choose(("accept", 1))
    assert game.match.view(None).row == ("m02", "m03")
    assert game.events("turned-up") == []
    game.end_turn()
    assert game.offered("accept") == [1, 2]
    last = table(Seat("paris"), row=["m01", "m02", "m03", "m05"], deck=["m06"]).choose(("accept", 4))
    assert last.match.view(None).row == ("m01", "m02", "m03", "m06")


@rule("SC-5.9", "SC-9.22")
def test_the_spys_city_may_be_marked_on_the_new_card_at_once() -> None:
    game = table(Seat("paris"), row=["m04", *ROW[:3]]).choose(("accept", 1))
    assert game.player().city == "paris"
    assert game.offered("mark") == ["m04"]
    game.choose(("mark", "m04"))
    assert game.seen().missions[0].marked == ("paris",)


@rule("SC-10.3")
@pytest.mark.parametrize(("slot", "planning"), [(1, 1), (2, 2), (3, 3), (4, 3)])
def test_on_the_dark_side_every_slot_needs_one_more(slot: int, planning: int) -> None:
    game = table(Seat("paris", missions=["m10"]), row=ROW, board="dark")
    game.choose(("accept", slot))
    assert game.seen().missions[1].planning == planning
    assert game.player().supply == 15 - planning


@rule("SC-10.4")
@pytest.mark.parametrize("slot", [1, 2, 3, 4])
def test_on_the_dark_side_the_only_mission_needs_no_planning(slot: int) -> None:
    game = table(Seat("paris", twice=["lorraine"], supply=0), row=ROW, board="dark")
    assert game.offered("accept") == [1, 2, 3, 4]
    game.choose(("accept", slot))
    assert game.seen().missions[0].planning == 0


@rule("SC-10.4", "SC-R-19", "SC-4.6")
def test_a_player_may_discard_to_have_no_active_mission() -> None:
    game = table(Seat("paris", twice=["lorraine", "hesse"], missions=["m10"], supply=0), row=ROW, board="dark")
    assert game.offered("accept") == []
    game.choose(("discard", "m10"))
    assert game.match.view(None).prices == (0, 0, 0, 0)
    game.choose(("accept", 4))
    assert game.seen().missions[0].planning == 0
    light = table(Seat("paris", missions=["m10"]), row=ROW).choose(("discard", "m10"), ("accept", 4))
    assert light.seen().missions[0].planning == 2
