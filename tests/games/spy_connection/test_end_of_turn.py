"""SC-9.1 to SC-9.12: marking and completing missions, and extra turns."""

from __future__ import annotations

import pytest

from brushpass.testing import rule

from .table import Carried, Seat, Table, table

PATH = ["lorraine", "hesse", "bohemia", "slovakia"]
"""Paris, Berlin, Budapest."""


@rule("SC-9.1")
def test_only_the_city_where_the_spy_ends_the_turn_matters() -> None:
    game = table(Seat("paris", PATH, missions=["m07", "m12", "m09"]))  # Paris and Budapest, Berlin, Budapest
    game.choose(("go", "berlin"), ("go", "budapest"), "stay")
    assert game.offered("mark") == ["m07", "m09"]
    game.choose(("mark", "m07"))
    assert game.seen().missions[0].marked == ("budapest",)


@rule("SC-9.2")
def test_every_mission_with_that_city_unmarked_may_be_marked() -> None:
    missions: list[Carried] = [("m07", 0, ["paris"]), "m06", "m10"]  # Paris marked, Paris, London and Madrid
    game = table(Seat("berlin", ["lorraine", "hesse"], missions=missions)).choose(("go", "paris"), "stay")
    assert game.offered("mark") == ["m06"]
    supply = game.player().supply
    game.choose(("mark", "m06"))
    assert game.player().supply == supply - 1
    assert game.events("marked") == [{"seat": 0, "mission": "m06", "city": "paris"}]


@rule("SC-9.3", "SC-R-10")
def test_the_player_chooses_the_order_and_marks_each_mission_once() -> None:
    for order in (["m07", "m06"], ["m06", "m07"]):
        game = table(Seat("berlin", ["lorraine", "hesse"], missions=["m07", "m06"])).choose(("go", "paris"), "stay")
        assert game.offered("mark") == ["m07", "m06"]
        game.choose(("mark", order[0]))
        assert game.offered("mark") == [order[1]]
        game.choose(("unmark", order[0], "paris"))
        assert game.offered("mark") == [order[1]]  # not again in this end of turn
        game.choose(("mark", order[1]))
        assert game.offered("mark") == []
        assert [one.marked_now for one in game.seen().missions] == [True, True]
        game.end_turn()
        assert not any(one.marked_now for one in game.seen().missions)


@rule("SC-9.4", "SC-9.5")
def test_a_mission_with_all_cities_marked_is_completed_at_once() -> None:
    game = table(Seat("berlin", ["lorraine", "hesse"], missions=[("m07", 2, ["budapest"]), "m10"]))
    supply = game.player().supply
    game.choose(("go", "paris"), "stay", ("mark", "m07"))
    own = game.seen()
    assert (own.completed, own.completed_count, [one.id for one in own.missions]) == (("m07",), 1, ["m10"])
    assert own.supply == supply + 2 + 1
    assert game.match.view(1).seats[0].completed is None
    assert game.events("completed") == [{"seat": 0, "mission": "m07", "points": 3}]


@rule("SC-9.6")
def test_agents_that_came_back_can_mark_another_mission() -> None:
    missions: list[Carried] = [("m07", 0, ["budapest"]), "m06"]
    game = table(Seat("berlin", ["lorraine", "hesse"], missions=missions, supply=1)).choose(("go", "paris"), "stay")
    assert game.offered("mark") == ["m07", "m06"]
    game.choose(("mark", "m07"))
    assert game.player().supply == 2
    game.choose(("mark", "m06"))
    assert game.player().supply == 1


@rule("SC-9.7")
def test_with_an_empty_supply_agents_may_be_taken_back_first() -> None:
    game = table(Seat("berlin", ["lorraine", "hesse"], missions=["m06", ("m10", 0, ["london"])], supply=0))
    game.choose(("go", "paris"), "stay")
    assert game.offered("mark") == []
    assert game.offered("lift") == ["hesse"] and game.offered("unmark") == [("m10", "london")]
    game.choose(("unmark", "m10", "london"))
    assert game.offered("mark") == ["m06"]


@rule("SC-9.8")
def test_marking_is_optional() -> None:
    game = table(Seat("berlin", ["lorraine", "hesse"], missions=["m06"])).choose(("go", "paris"), "stay")
    assert game.offered("mark") == ["m06"] and game.options[-1] == "done"
    game.choose("done")
    assert game.seat == 1 and game.seen(0).missions[0].marked == ()


def about_to_complete(*more: str) -> Table:
    """In Paris, where Paris - Madrid (extra turn) and further missions can be completed."""
    missions = [("m04", 0, ["madrid"]), *((one, 0, ["london"]) for one in more)]
    return table(Seat("berlin", ["lorraine", "hesse"], missions=missions)).choose(("go", "paris"), "stay")


@rule("SC-9.9", "SC-9.11")
def test_an_extra_turn_is_a_whole_turn_right_after_this_one() -> None:
    game = about_to_complete().choose(("mark", "m04"))
    assert game.match.view(None).extra == 1
    game.choose("done")
    assert (game.seat, game.prompt, game.options) == (0, "extra", ("take", "decline"))
    game.choose("take")
    assert (game.seat, game.prompt, game.match.view(None).origin) == (0, "turn", "paris")
    game.choose(("accept", 1), "done")
    assert (game.seat, game.prompt) == (1, "turn")
    assert [event.event for event in game.match.log(None)].count("extra-turn") == 1


@rule("SC-9.10")
def test_several_give_several_and_extra_turns_can_give_more() -> None:
    missions = [("m04", 0, ["madrid"]), ("m03", 0, ["berlin"]), ("m01", 0, ["rome"])]
    game = table(Seat("berlin", [*PATH, "channel", "picardy"], missions=missions))
    game.choose(("go", "paris"), "stay", ("mark", "m04"), "done", "take")
    game.choose(("go", "london"), "stay", ("mark", "m03"), "done")
    assert game.prompt == "extra"  # earned in the extra turn
    game.choose("take").choose(("go", "budapest"), "stay", ("mark", "m01"), "done", "take")
    game.choose(("accept", 1), "done")
    assert (game.seat, game.prompt) == (1, "turn")


@rule("SC-9.10", "SC-9.22")
def test_two_completed_in_one_end_of_turn_give_two() -> None:
    missions = [("m04", 0, ["paris"]), ("m13", 0, ["rome"])]  # Paris - Madrid, Madrid - Rome
    game = table(Seat("paris", ["poitou", "gascony", "navarre"], missions=missions))
    game.choose(("go", "madrid"), "stay", ("mark", "m04"), ("mark", "m13"))
    assert game.seen().completed == ("m04", "m13") and game.match.view(None).extra == 2
    game.choose("done")
    assert game.decision.about == (2,)
    game.choose("take", ("accept", 1), "done")
    assert (game.seat, game.prompt, game.decision.about) == (0, "extra", (1,))
    game.choose("take", ("accept", 1), "done")
    assert (game.seat, game.prompt) == (1, "turn")


@rule("SC-R-8")
@pytest.mark.parametrize("declined", [1, 2])
def test_an_extra_turn_may_be_declined(declined: int) -> None:
    missions = [("m04", 0, ["paris"]), ("m13", 0, ["rome"])]
    game = table(Seat("paris", ["poitou", "gascony", "navarre"], missions=missions))
    game.choose(("go", "madrid"), "stay", ("mark", "m04"), ("mark", "m13"), "done")
    game.choose(*["decline"] * declined)
    assert (game.seat, game.prompt) == ((0, "extra") if declined == 1 else (1, "turn"))
    assert len(game.events("declined")) == declined


@rule("SC-9.12", "SC-R-6")
def test_a_start_mission_is_completed_like_any_other() -> None:
    start = ("s1", 0, ["london", "madrid", "budapest"])
    game = table(Seat("berlin", ["lorraine", "hesse"], missions=[start]))
    game.choose(("go", "paris"), "stay", ("mark", "s1"))
    own = game.seen()
    assert (own.completed, own.score, own.completed_count) == (("s1",), 5, 1)


@rule("SC-9.22")
def test_a_mission_just_accepted_can_be_marked_beside_others() -> None:
    game = table(Seat("paris", missions=["m06"]), row=["m07", "m01", "m02", "m03"])
    game.choose(("accept", 1), ("mark", "m07"), ("mark", "m06"))
    assert [one.marked for one in game.seen().missions] == [("paris",), ("paris",)]
