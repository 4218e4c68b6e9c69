"""SC-13: the worked examples that are not shown beside their rule."""

from __future__ import annotations

from brushpass.testing import rule

from .table import Seat, table

ANKA, OTTO = 0, 1


@rule("SC-EX-1")
def test_example_1_accepting() -> None:
    game = table(Seat("london", missions=["m10"]), row=["m01", "m02", "m04", "m03"])
    game.choose(("accept", 3))
    assert [(one.id, one.planning) for one in game.seen().missions] == [("m10", 0), ("m04", 2)]
    assert game.match.view(None).row[:3] == ("m01", "m02", "m03") and len(game.match.view(None).row) == 4
    assert game.offered("unmark") == []
    game.choose(("discard", "m04"))
    assert game.player().supply == 15


@rule("SC-EX-2")
def test_example_2_connecting() -> None:
    game = table(Seat("london", ["channel"]), Seat("paris", ["picardy"]), Seat("paris", twice=["picardy"]))
    assert game.offered("connect") == ["paris", "berlin"]
    supply = game.player().supply
    game.choose(("connect", "paris"))
    assert game.seen().agents == {"channel": 1, "picardy": 2}
    assert (game.player().supply, game.player().city) == (supply - 2, "paris")


@rule("SC-EX-3")
def test_example_3_taking_back() -> None:
    for further in (["holland"], ["holland", "hanover"]):
        game = table(Seat("paris", ["channel", *further], twice=["picardy"]), Seat("london"))
        assert "picardy" not in game.offered("lift")
        for space in reversed(further):
            game.choose(("lift", space))
        assert game.seen().agents == {"channel": 1, "picardy": 2}
        game.choose(("connect", "madrid"), "done")
        game.choose(("connect", "paris"))
        assert game.seen(OTTO).agents == {"channel": 2, "picardy": 2}


@rule("SC-EX-4")
def test_example_4_moving() -> None:
    road = ["poitou", "gascony", "navarre", "channel", "picardy"]
    game = table(Seat("madrid", road, missions=["m10"])).choose(("go", "london"), "stay", ("mark", "m10"))
    assert game.player().city == "london" and game.seen().missions[0].marked == ("london",)


@rule("SC-EX-5")
def test_example_5_two_missions_at_once() -> None:
    missions = [("m10", 2, ["london"]), ("m04", 0, ["paris"])]
    game = table(Seat("paris", missions=missions, supply=4)).choose(("connect", "madrid"), ("mark", "m10"))
    assert game.player().supply == 4 - 3 - 1 + 4
    game.choose(("mark", "m04"))
    own = game.seen()
    assert (own.completed, own.score) == (("m10", "m04"), 3 + 2)
    game.choose("done", "take")
    assert (game.seat, game.prompt) == (ANKA, "turn")


@rule("SC-EX-6")
def test_example_6_no_free_agent() -> None:
    missions = [("m10", 2, ["london"]), ("m04", 0, ["paris"])]
    game = table(Seat("paris", missions=missions, supply=3)).choose(("connect", "madrid"))
    assert game.offered("mark") == []
    assert game.offered("lift") == ["poitou"]
    assert game.offered("unmark") == [("m10", "london"), ("m04", "paris")]
    game.choose(("lift", "poitou"), ("mark", "m10"), ("mark", "m04"))
    assert game.seen().completed == ("m10", "m04")


@rule("SC-EX-7")
def test_example_7_crowded_space() -> None:
    game = table(Seat("london"), Seat("paris", ["picardy"]), Seat("paris", ["picardy"]))
    game.choose(("connect", "paris"))
    assert game.seen().agents == {"channel": 1, "picardy": 2}


@rule("SC-EX-10")
def test_example_10_dark_side() -> None:
    game = table(Seat("paris"), Seat("rome", missions=["m10"]), board="dark")
    game.choose(("accept", 4), "done")
    assert game.seen(0).missions[0].planning == 0
    game.choose(("accept", 4))
    assert game.seen(1).missions[1].planning == 3


@rule("SC-EX-11", "SC-6.12")
def test_example_11_moving_on_with_the_same_agents() -> None:
    game = table(Seat("paris", ["poitou", "gascony", "navarre"], supply=0))
    assert game.offered("connect") == []
    game.choose(("go", "madrid"))
    for space in ("poitou", "gascony", "navarre"):
        game.choose(("lift", space))
    game.choose(("connect", "monaco"))
    assert game.seen().agents == {"catalonia": 1, "languedoc": 1, "provence": 1}
    assert (game.player().city, game.player().supply) == ("monaco", 0)
    still = table(Seat("paris", ["poitou", "gascony", "navarre"], supply=0))
    still.choose(("lift", "navarre"), ("lift", "gascony"), ("lift", "poitou"))
    assert still.offered("go") == []
