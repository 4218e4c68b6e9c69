"""MM-3: rounds, and MM-6.1, MM-6.2, MM-6.11, MM-6.12: who is activated when."""

from __future__ import annotations

import pytest

from brushpass.games.mind_mgmt.box.components import AGENTS
from brushpass.testing import rule

from ..table import P7, P, dealt, set_up, table


@rule("MM-3.1", "MM-6.1", "MM-6.11", "MM-6.12", "MM-INV-13")
def test_a_round() -> None:
    game = table()
    game.turn(("step", "C2"))
    assert game.options == AGENTS and game.seen.ready == AGENTS
    game.activate("dusty").activate("meru")
    assert (game.seat, game.prompt) == (0, "recruiter")
    assert game.seen.ready == ("henry_lyme", "bill_falls")
    game.turn(("step", "D2"))
    assert set(game.options) == {"henry_lyme", "bill_falls"}
    game.activate("bill_falls")
    assert game.options == ("henry_lyme",)
    game.activate("henry_lyme")
    assert game.prompt == "recruiter" and game.seen.ready == AGENTS and game.seen.round == 1
    assert game.events("round") == [{"round": 2}]


@rule("MM-3.2", "MM-3.3", "MM-4.28", "MM-INV-1", "MM-INV-4")
@pytest.mark.parametrize("mode", ["training", "full"])
def test_numbers_and_hours_go_together(mode: str) -> None:
    game = table(mode, path="B7 A7 A6 A5 A4" if mode == "training" else "A6 A5 A4 A3 A2")
    route = "A3 A2 A1 B1 B2 B3 B4 B5 B6" if mode == "training" else "A1 B1 B2 B3 B4 B5 B6 B7 C7 D7 E7"
    for number, place in enumerate(route.split(), 6):
        game.turn(("step", place))
        seen = game.seen
        assert seen.hour == seen.numbers == number
        assert game.t.path[number - 1] == game.t.head
        if game.outcome is None:
            assert seen.round == (number - 6) // 2
            game.rest()
            assert game.seen.hour == number
    assert game.over() == ((0,), "clock")


@rule("MM-3.4", "MM-3.5", "MM-3.6", "MM-11.5", "MM-INV-14")
@pytest.mark.parametrize(("mode", "turns"), [("training", 9), ("full", 11)])
def test_turns_of_a_game(mode: str, turns: int) -> None:
    game = table(mode, path="A6 A5 A4 A3 A2", features=("fountain", "parrot", "dogs"), display=("bus", "palm"))
    recruiter = agents = 0
    for place in ["A1", "B1", "B2", "B3", "B4", "B5", "B6", "B7", "C7", "D7", "E7"][:turns]:
        game.turn(("step", place))
        recruiter += 1
        if game.outcome is None:
            game.rest()
            agents += 1
    assert (recruiter, agents) == (turns, turns - 1)
    assert game.over() == ((0,), "clock")


@rule("MM-6.2", "MM-R-15")
@pytest.mark.parametrize(("seats", "says"), [(2, [1, 1, 1, 1]), (3, [1, 2, 1, 2]), (5, [1, 2, 3, 4])])
def test_the_last_say_goes_round(seats: int, says: list[int]) -> None:
    game = table(seats=seats, path="A6 A5 A4 A3 A2")
    found = []
    for number, place in enumerate(["A1", "B1", "B2", "B3", "B4", "B5", "B6", "B7"]):
        game.turn(("step", place))
        assert (game.prompt, game.seat) == ("activate", game.seen.last_say)
        if number % 2 == 0:
            found.append(game.seat)
        game.rest()
    assert found == says


@rule("MM-2.20", "MM-R-15")
def test_everybody_decides_for_their_own_agents() -> None:
    game = table(seats=5, path=f"{P} C2", stage="activate")
    for seat, agent in ((1, "meru"), (3, "bill_falls")):
        assert game.seat == 1
        game.choose(agent)
        assert (game.seat, game.decision.about) == (seat, (agent,))
        game.choose("end")


@rule("MM-2.20", "MM-R-15")
def test_the_fourth_agent_of_three_players_follows_the_last_say() -> None:
    game = table(seats=4, path=P7, stage="activate", down=["meru", "henry_lyme"])
    game.choose("dusty")
    assert game.seat == 1
    game.choose("end").rest(1).turn(("step", "E2"))
    assert game.seen.last_say == 2
    game.choose("dusty")
    assert game.seat == 2


@rule("MM-6.1", "MM-6.11")
def test_an_agent_that_lies_down_is_not_activated_again() -> None:
    game = set_up(dealt(2, "training"))
    game.turn(game.options[0]).activate("bill_falls")
    assert "bill_falls" not in game.options


@rule("MM-6.3", "MM-R-16")
def test_an_agent_may_do_nothing() -> None:
    game = table(active="bill_falls", path=f"{P} C2")
    before = game.seen.agents
    game.choose("end")
    assert game.prompt == "activate" and game.seen.agents == before
    assert game.events("agent-rests") == [{"agent": "bill_falls"}]
