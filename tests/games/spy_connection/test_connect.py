"""SC-6: connecting a new city and moving there."""

from __future__ import annotations

import pytest

from brushpass.games.spy_connection import GAME
from brushpass.testing import rule

from .table import Seat, table


@rule("SC-6.1", "SC-6.2")
def test_the_spy_may_move_first_and_then_connects_from_where_it_is() -> None:
    game = table(Seat("paris", ["lorraine", "hesse"]))
    assert game.offered("connect") == ["london", "madrid", "monaco"]
    game.choose(("go", "berlin"))
    assert game.offered("connect") == ["london", "monaco", "budapest", "stockholm", "moscow"]
    game.choose(("connect", "moscow"))
    assert (game.player().city, game.prompt) == ("moscow", "mark")


@rule("SC-6.2", "SC-R-3")
def test_only_a_city_outside_the_network_is_new() -> None:
    game = table(Seat("paris", ["lorraine", "hesse", "bohemia", "slovakia"]))
    assert "berlin" not in game.offered("connect")  # joined by a connection, but inside
    ring = table(Seat("monaco", ["switzerland", "swabia", "franconia", "lorraine", "hesse"]))
    assert "paris" not in ring.offered("connect")  # inside by another way


@rule("SC-6.3", "SC-6.5", "SC-6.9", "SC-6.14")
def test_every_space_gets_an_agent_from_the_supply_and_the_spy_moves() -> None:
    game = table(Seat("paris")).choose(("connect", "madrid"))
    assert game.seen().agents == {"poitou": 1, "gascony": 1, "navarre": 1}
    assert (game.player().supply, game.player().city) == (12, "madrid")
    assert game.events("connected") == [{"seat": 0, "city": "madrid", "cost": 3}]


@rule("SC-6.4")
def test_a_space_with_own_agents_costs_nothing() -> None:
    game = table(Seat("paris", ["poitou"], twice=["gascony"]), Seat("madrid", ["navarre"]))
    game.choose(("connect", "madrid"))
    assert game.seen().agents == {"poitou": 1, "gascony": 2, "navarre": 2}
    assert game.player().supply == 15 - 3 - 2


@rule("SC-6.4")
def test_a_connection_of_own_agents_alone_needs_no_question_of_price() -> None:
    game = table(Seat("london", ["channel", "holland", "hanover"], supply=1)).choose(("lift", "hanover"))
    assert game.offered("connect") == ["paris", "berlin"]
    game.choose(("connect", "berlin"))
    assert game.player().supply == 1


@rule("SC-6.6", "SC-6.7")
@pytest.mark.parametrize("others", [[["gascony"]], [[], ["gascony"]], [["gascony"], ["gascony"], ["gascony"]]])
def test_a_space_with_agents_of_others_costs_two_however_many(others: list[list[str]]) -> None:
    rivals = [Seat("paris", ["poitou", *spaces]) if spaces else Seat("rome") for spaces in others]
    game = table(Seat("madrid"), *rivals).choose(("connect", "paris"))
    assert game.seen().agents == {"poitou": 2, "gascony": 2, "navarre": 1}
    assert game.player().supply == 10


@rule("SC-6.7")
def test_two_agents_of_another_player_cost_two_as_well() -> None:
    game = table(Seat("madrid"), Seat("madrid", twice=["navarre"])).choose(("connect", "paris"))
    assert game.seen().agents == {"poitou": 1, "gascony": 1, "navarre": 2}


@rule("SC-6.8")
def test_with_too_few_agents_a_connection_cannot_be_made_unless_some_are_taken_back() -> None:
    game = table(Seat("paris", ["lorraine"], supply=2))
    assert game.offered("connect") == ["london", "berlin", "monaco"]
    game.choose(("lift", "lorraine"))
    assert game.offered("connect") == ["london", "berlin", "madrid", "monaco"]
    poor = table(Seat("paris", supply=2), Seat("monaco", ["provence"]))
    assert poor.offered("connect") == ["london", "berlin"]


@rule("SC-6.10", "SC-4.2")
def test_one_action_connects_one_city() -> None:
    game = table(Seat("paris")).choose(("connect", "berlin"))
    assert game.seen().network == ("paris", "berlin")
    assert game.offered("connect") == [] and game.offered("go") == []


@rule("SC-6.10", "SC-R-2")
def test_a_shared_space_connects_no_further_city() -> None:
    game = table(Seat("london")).choose(("connect", "berlin"))
    assert game.seen().network == ("london", "berlin")
    south = table(Seat("paris", ["picardy"])).choose(("connect", "berlin")).end_turn().wait()
    south.choose(("connect", "london"))
    assert south.seen().network == ("london", "paris", "berlin")


@rule("SC-6.11")
def test_on_the_first_turn_there_is_nowhere_to_move_to() -> None:
    match = GAME.start(4, "first", seed=2)
    for _ in range(4):
        assert match.decision
        kinds = {option[0] for option in match.decision.options}
        assert kinds == {"accept", "connect", "unmark", "discard"}
        match.choose(("accept", 1))
        match.choose("done")


@rule("SC-6.12")
def test_agents_left_behind_can_be_picked_up_after_the_move() -> None:
    game = table(Seat("paris", ["lorraine", "hesse"], supply=0))
    assert game.offered("connect") == []
    game.choose(("lift", "hesse"))
    game.match.undo(0)
    game.choose(("go", "berlin"))
    assert game.offered("lift") == ["lorraine"]
    game.choose(("lift", "lorraine"), ("lift", "hesse"))
    assert game.offered("connect") == ["paris", "budapest", "stockholm"]


@rule("SC-6.13")
def test_a_city_that_dropped_out_can_be_connected_again() -> None:
    game = table(Seat("paris", ["lorraine", "hesse"]))
    assert "berlin" not in game.offered("connect")
    game.choose(("lift", "hesse"))
    assert "berlin" in game.offered("connect")
    game.choose(("connect", "berlin"))
    assert game.seen().agents == {"lorraine": 1, "hesse": 1}


@rule("SC-R-13", "SC-6.6")
def test_the_price_is_judged_when_agents_are_placed() -> None:
    game = table(Seat("paris"), Seat("paris")).choose(("connect", "madrid"), "done")
    game.choose(("connect", "madrid"), "done")
    assert (game.player(0).supply, game.player(1).supply) == (12, 9)
    for space in ("poitou", "gascony", "navarre"):
        game.choose(("lift", space))
    game.choose(("connect", "monaco"), "done")
    assert game.seen(1).agents == {"poitou": 2, "gascony": 2, "navarre": 2}  # they stay as they are
