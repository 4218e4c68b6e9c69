"""SC-8: what may be done at any time of one's own turn."""

from __future__ import annotations

import pytest

from brushpass.testing import rule

from .table import Seat, table


@rule("SC-8.1", "SC-8.2")
def test_all_own_agents_of_a_space_come_back() -> None:
    game = table(Seat("paris", ["lorraine"], twice=["poitou"]), Seat("paris", ["poitou", "lorraine"]))
    game.choose(("lift", "poitou"))
    assert game.player().supply == 14 and game.seen().agents == {"lorraine": 1}
    game.choose(("lift", "lorraine"))
    assert game.player().supply == 15 and game.seen().agents == {}
    assert game.seen(1).agents == {"lorraine": 1, "poitou": 1}
    assert [line["count"] for line in game.events("took-back")] == [2, 1]


@rule("SC-8.3")
def test_a_take_back_must_not_break_the_network() -> None:
    game = table(Seat("paris", ["lorraine", "hesse", "bohemia"]))
    assert game.offered("lift") == ["bohemia"]
    game.choose(("lift", "bohemia"))
    assert game.offered("lift") == ["hesse"]  # without Berlin the end of the stub comes first
    with pytest.raises(Exception, match="not offered"):
        game.choose(("lift", "lorraine"))


@rule("SC-8.3")
def test_a_city_may_drop_out_if_no_agents_are_left_behind() -> None:
    game = table(Seat("paris", ["lorraine", "hesse"]))
    assert game.offered("lift") == ["hesse"]
    moved = table(Seat("berlin", ["lorraine", "hesse"]))
    assert moved.offered("lift") == ["lorraine"]


@rule("SC-8.4")
def test_a_mark_comes_back_and_the_city_counts_as_unvisited() -> None:
    game = table(Seat("madrid", missions=[("m10", 1, ["london"])]))
    game.choose(("unmark", "m10", "london"))
    assert game.player().supply == 14 and game.seen().missions[0].marked == ()
    game.choose(("connect", "paris"))
    assert game.offered("mark") == []
    assert game.events("unmarked") == [{"seat": 0, "mission": "m10", "city": "london"}]


@rule("SC-8.5")
def test_planning_agents_are_not_offered() -> None:
    game = table(Seat("paris", missions=[("m10", 2), ("m04", 1)]))
    assert game.offered("unmark") == []
    assert game.offered("discard") == ["m10", "m04"]


@rule("SC-8.6", "SC-R-12")
def test_a_discarded_mission_is_out_and_all_its_agents_are_back() -> None:
    game = table(Seat("paris", missions=[("m42", 2, ["paris", "helsinki"]), "m10"]))
    assert game.player().supply == 11
    game.choose(("discard", "m42"))
    assert game.player().supply == 15
    view = game.match.view(None)
    assert [one.id for one in view.seats[0].missions] == ["m10"] and view.discarded == ("m42",)
    assert game.events("discarded") == [{"seat": 0, "mission": "m42", "count": 4}]


@rule("SC-8.7")
def test_a_start_mission_can_be_discarded() -> None:
    game = table(Seat("london", missions=[("s1", 0, ["london"])]))
    game.choose(("discard", "s1"))
    assert game.match.view(None).discarded == ("s1",) and game.player().supply == 15
    assert game.player().city == "london"


@rule("SC-8.8")
def test_free_actions_come_to_an_end() -> None:
    game = table(
        Seat("paris", ["lorraine", "hesse"], twice=["poitou"], missions=[("m42", 1, ["paris", "helsinki"]), "m10"])
    )
    steps = 0
    while free := [option for option in game.options if option[0] in ("lift", "unmark", "discard")]:
        game.choose(free[0])
        steps += 1
    assert steps == 3 + 2 + 2
    assert game.player().supply == 15


@rule("SC-4.3")
def test_nobody_does_anything_in_the_turn_of_another() -> None:
    game = table(Seat("paris", ["lorraine"]), Seat("rome", ["tuscany"]))
    with pytest.raises(Exception, match="seat 1 is not deciding"):
        game.match.choose(("lift", "tuscany"), 1)
    assert game.offered("lift") == ["lorraine"]
