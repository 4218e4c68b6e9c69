"""SC-7: moving within the network."""

from __future__ import annotations

from brushpass.testing import rule

from .table import Seat, table

FAR = ["channel", "picardy", "lorraine", "hesse", "poland", "belorussia", "smolensk"]


@rule("SC-7.1", "SC-7.2")
def test_the_spy_moves_anywhere_in_the_network_without_placing_agents() -> None:
    game = table(Seat("london", FAR))
    assert game.offered("go") == ["paris", "berlin", "moscow"]
    before = game.seen()
    game.choose(("go", "moscow"), "stay")
    after = game.seen()
    assert (after.agents, after.supply, after.city) == (before.agents, before.supply, "moscow")
    assert game.events("moved") == [{"seat": 0, "city": "moscow"}]


@rule("SC-7.3")
def test_without_another_city_there_is_no_move() -> None:
    assert table(Seat("london", ["channel"])).offered("go") == []
    assert table(Seat("london", ["channel", "picardy"])).offered("go") == ["paris"]


@rule("SC-R-4")
def test_staying_is_no_move() -> None:
    game = table(Seat("london", FAR))
    assert "london" not in game.offered("go") and "stay" not in game.options
    game.choose(("go", "paris"), ("go", "london"))
    assert "stay" not in game.options
