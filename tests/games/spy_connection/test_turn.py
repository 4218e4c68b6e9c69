"""SC-4: the structure of a turn, and taking steps of it back."""

from __future__ import annotations

import pytest

from brushpass.games.spy_connection import GAME
from brushpass.games.spy_connection.rules.reasons import WhyNot, why_not_go
from brushpass.games.spy_connection.state import DECK
from brushpass.testing import rule

from .table import Seat, Table, table


@rule("SC-4.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turns_go_clockwise_from_the_starting_player(seats: int) -> None:
    game = table(seats=seats, active=1, first=1)
    order = []
    for _ in range(2 * seats):
        order.append((game.match.view(None).round, game.seat))
        game.wait()
    assert order == [(1 + i // seats, (1 + i) % seats) for i in range(2 * seats)]
    assert [(line["round"], line["seat"]) for line in game.events("turn")] == [
        *order[1:],
        (3, 1),
    ]


@rule("SC-4.2", "SC-4.4")
@pytest.mark.parametrize("action", [("accept", 1), ("connect", "london"), ("go", "berlin")])
def test_a_turn_is_exactly_one_action_and_then_the_end_of_turn(action: tuple[str, object]) -> None:
    game = table(Seat("paris", ["lorraine", "hesse"]))
    assert {option[0] for option in game.options} == {"accept", "connect", "go", "lift"}
    game.choose(action)
    if game.prompt == "moved":
        game.choose("stay")
    assert (game.seat, game.prompt) == (0, "mark")
    assert {option if isinstance(option, str) else option[0] for option in game.options} <= {"lift", "discard", "done"}
    game.choose("done")
    assert (game.seat, game.prompt) == (1, "turn")


@rule("SC-4.3", "SC-8.8", "SC-6.12")
def test_free_actions_are_possible_before_between_and_after() -> None:
    game = table(Seat("paris", ["lorraine", "hesse", "bohemia"], missions=["m10", "m04", "m06"]))
    steps: list[object] = [
        ("lift", "bohemia"),
        ("discard", "m10"),
        ("go", "berlin"),
        ("lift", "lorraine"),
        ("discard", "m04"),
        "stay",
        ("lift", "hesse"),
        ("discard", "m06"),
    ]
    supplies = [game.player().supply]
    for step in steps:
        game.choose(step)
        supplies.append(game.player().supply)
    assert supplies == sorted(supplies)  # they only ever add to the supply
    assert game.options == ("done",)
    assert game.player().supply == 15


@rule("SC-4.5", "SC-R-9")
def test_there_is_no_passing() -> None:
    game = table(Seat("paris", ["lorraine", "hesse"], missions=["m10"]))
    assert all(isinstance(option, tuple) for option in game.options)
    poor = table(
        Seat("london", twice=["channel", "picardy", "poitou", "gascony", "navarre"], missions=["m10"], supply=0),
        row=["m01"],
        deck=[],
    )
    assert poor.offered("accept") == [1] and poor.offered("go") == ["paris", "madrid"]


@rule("SC-R-9")
def test_if_no_action_is_possible_only_free_actions_are_offered() -> None:
    full = [("m10", 2, ["london"]), ("m04", 2, ["paris"]), ("m06", 2, ["paris"])]
    game = table(Seat("london", twice=["channel", "holland"], missions=full, supply=0), Seat("paris", ["picardy"]))
    assert {option[0] for option in game.options} == {"lift", "unmark", "discard"}
    game.choose(("discard", "m06"))
    assert game.offered("accept") == [1, 2, 3, 4] and game.offered("connect") == ["paris", "berlin"]


@rule("SC-4.6")
def test_a_mission_discarded_before_the_action_does_not_count() -> None:
    game = table(Seat("paris", missions=["m10", "m04", "m06"]))
    assert game.offered("accept") == []
    game.choose(("discard", "m04"))
    assert game.offered("accept") == [1, 2, 3, 4]
    game.choose(("accept", 1))
    assert len(game.player().missions) == 3


@rule("SC-R-20")
def test_a_move_that_comes_back_is_no_action_yet() -> None:
    game = table(Seat("paris", ["lorraine", "hesse", "bohemia", "slovakia"]))
    game.choose(("go", "budapest"))
    assert game.prompt == "moved" and game.options[-1] == "stay"
    game.choose(("go", "berlin"))
    assert game.prompt == "moved" and game.offered("accept") == []
    game.choose(("go", "paris"))
    assert game.prompt == "turn" and game.offered("accept") == [1, 2, 3, 4]
    assert "stay" not in game.options


@rule("SC-R-20", "SC-7.1")
def test_stopping_elsewhere_makes_it_a_move() -> None:
    game = table(Seat("paris", ["lorraine", "hesse"])).choose(("go", "berlin"), "stay")
    assert game.prompt == "mark" and game.player().city == "berlin"
    assert game.events("stayed") == [{"seat": 0, "city": "berlin"}]


@rule("SC-R-22")
def test_a_spy_does_not_move_to_and_fro_for_ever() -> None:
    game = table(Seat("paris", ["lorraine", "hesse", "bohemia", "slovakia", "hanover"]))
    for city in ["berlin", "budapest"] * 4:
        assert ("go", city) in game.options
        game.choose(("go", city))
    assert game.prompt == "moved" and game.offered("go") == []
    assert game.options[-1] == "stay" and game.offered("connect")
    assert why_not_go(GAME.box, game.player(), game.t.moves, "berlin") == WhyNot("tired")
    game.choose(("lift", "hanover"))
    assert game.offered("go")


def position(game: Table) -> tuple[object, ...]:
    """What the player on turn has, and what is asked."""
    return game.seen(), game.prompt, game.options, game.match.view(None).row


def test_every_step_can_be_taken_back_to_the_last_card_turned_up() -> None:
    game = table(Seat("paris", ["lorraine", "hesse", "bohemia"], missions=[("m04", 1, ["paris"]), "m06"]))
    steps: list[object] = [
        ("lift", "bohemia"),
        ("unmark", "m04", "paris"),
        ("go", "berlin"),
        ("discard", "m06"),
        ("connect", "stockholm"),
        ("lift", "lorraine"),
    ]
    positions = [position(game)]
    for step in steps:
        game.choose(step)
        positions.append(position(game))
    while positions:
        assert position(game) == positions.pop()
        if positions:
            game.match.undo(0)
    assert not game.match.can_undo(0)


def test_a_card_that_was_turned_up_stays_turned_up() -> None:
    game = table(Seat("paris", ["lorraine"])).choose(("lift", "lorraine"), ("accept", 2))
    assert not game.match.can_undo(0)
    last = table(Seat("paris"), row=["m01"], deck=[]).choose(("accept", 1))
    assert not last.t.piles[DECK] and last.match.can_undo(0)  # no card came: nothing was learnt


def test_the_end_of_a_turn_can_be_taken_back_until_the_next_player_chooses() -> None:
    game = table(Seat("paris")).choose(("connect", "berlin"), "done")
    assert game.seat == 1 and game.match.can_undo(0)
    game.match.undo(0)
    assert (game.seat, game.prompt) == (0, "mark")
