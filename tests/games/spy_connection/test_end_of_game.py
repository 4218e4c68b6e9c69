"""SC-9.13 to SC-9.23: the last turns, the scores and the winner."""

from __future__ import annotations

import pytest

from brushpass.testing import rule

from .table import Seat, Table, table

SIX = ["m01", "m02", "m03", "m05", "m06", "m08"]
"""Six completed missions worth 2 + 2 + 2 + 2 + 3 + 2 = 13."""
HERE = ["lorraine", "hesse"]
"""From Berlin to Paris."""


def finishing(**wanted: object) -> Seat:
    """In Berlin, with Paris the last city of the seventh mission: Paris - Budapest, 3 points."""
    return Seat("berlin", HERE, missions=[("m07", 0, ["budapest"])], completed=SIX, **wanted)  # type: ignore[arg-type]


def finish(game: Table, mission: str = "m07") -> Table:
    """Complete the seventh mission and end the turn."""
    return game.choose(("go", "paris"), "stay", ("mark", mission), "done")


@rule("SC-9.13", "SC-INV-12")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("trigger", [0, 1])
def test_after_the_seventh_mission_every_other_player_has_one_last_turn(seats: int, trigger: int) -> None:
    players = [Seat(city) for city in ("istanbul", "moscow", "rome", "athens")][:seats]
    players[trigger] = finishing()
    game = finish(table(*players, active=trigger))
    assert game.match.view(None).trigger == trigger
    assert game.events("last-round") == [{"seat": trigger}]
    played = []
    while game.outcome is None:
        played.append(game.seat)
        game.wait()
    assert played == [(trigger + i) % seats for i in range(1, seats)]
    assert game.over() == ((trigger,), "missions")


@rule("SC-9.13")
def test_six_missions_do_not_end_the_game() -> None:
    game = table(Seat("berlin", HERE, missions=[("m07", 0, ["budapest"])], completed=SIX[:5]))
    finish(game)
    assert game.match.view(None).trigger is None
    game.wait()
    assert game.outcome is None and game.seat == 0


@rule("SC-9.14", "SC-R-7")
def test_extra_turns_of_the_triggering_turn_come_before_the_last_turns() -> None:
    seven = Seat("berlin", HERE, missions=[("m04", 0, ["madrid"])], completed=SIX)
    game = table(seven).choose(("go", "paris"), "stay", ("mark", "m04"), "done")
    assert (game.seat, game.prompt) == (0, "extra")
    game.choose("take", ("accept", 1), "done")
    assert (game.seat, game.prompt) == (1, "turn")
    game.wait()
    assert game.over() == ((0,), "missions")


@rule("SC-9.14", "SC-EX-8")
def test_extra_turns_of_a_last_turn_are_played() -> None:
    other = Seat("berlin", HERE, missions=[("m04", 0, ["madrid"])])
    game = table(finishing(), other)
    finish(game)
    game.choose(("go", "paris"), "stay", ("mark", "m04"), "done")
    assert (game.seat, game.prompt) == (1, "extra")
    game.choose("take", ("accept", 1))
    assert game.outcome is None
    game.choose("done")
    assert game.over() == ((0,), "missions")


@rule("SC-9.15", "SC-9.16", "SC-9.17", "SC-9.18", "SC-EX-9", "SC-9.21")
def test_completed_missions_and_marks_score_and_nothing_else() -> None:
    other = Seat(
        "rome",
        ["liguria", "tuscany"],
        twice=["veneto"],
        missions=[("m43", 2, ["madrid", "rome", "stockholm"]), ("m10", 1), ("m14", 0, ["rome"])],
        completed=["m42"],
    )
    game = table(finishing(), other)
    finish(game)
    game.choose(("discard", "m14"), ("connect", "budapest"), "done")
    assert game.outcome is not None
    assert game.outcome.scores == (13 + 3, 8 + 3)
    assert [seat.score for seat in game.match.view(None).seats] == [16, 11]
    assert game.over() == ((0,), "missions")


@rule("SC-9.18")
def test_the_highest_score_wins_not_the_seventh_mission() -> None:
    rich = Seat("rome", completed=["m42", "m43", "m41"])
    game = table(finishing(), rich)
    finish(game).wait()
    assert game.outcome is not None and game.outcome.scores == (16, 23)
    assert game.over() == ((1,), "missions")


@rule("SC-9.19", "SC-R-15")
@pytest.mark.parametrize(
    ("trigger", "tied", "winner"),
    [
        (0, [0, 1], 1),
        (1, [0, 1], 0),
        (1, [1, 2], 2),
        (1, [0, 2], 0),
        (2, [0, 1], 1),
        (0, [0, 1, 2], 2),
        (1, [0, 1, 2], 0),
    ],
)
def test_a_tie_goes_to_the_later_last_turn(trigger: int, tied: list[int], winner: int) -> None:
    sixteen = {0: ["m42", "m43"], 1: ["m38", "m41", "m09"], 2: ["m39", "m40", "m15"]}
    players = [
        Seat(city, completed=sixteen[seat] if seat in tied else [])
        for seat, city in enumerate(("rome", "athens", "moscow"))
    ]
    players[trigger] = finishing()
    if trigger not in tied:
        players[trigger] = Seat("berlin", HERE, missions=[("m04", 0, ["madrid"])], completed=SIX)
    game = table(*players, active=trigger)
    finish(game, game.player(trigger).missions[0][0])
    while game.outcome is None:
        game.choose("decline") if game.prompt == "extra" else game.wait()
    assert [seat for seat in range(3) if game.outcome.scores[seat] == 16] == tied
    assert game.over() == ((winner,), "missions-tie")


@rule("SC-9.20", "SC-EX-12")
def test_another_seventh_mission_starts_no_further_turns() -> None:
    second = Seat(
        "berlin",
        HERE,
        missions=[("m22", 0, ["budapest", "athens"])],
        completed=["m11", "m12", "m13", "m14", "m15", "m16"],
    )
    game = table(finishing(), second, Seat("rome"))
    finish(game)
    finish(game, "m22")
    assert game.seen(1).completed_count == 7
    assert game.match.view(None).trigger == 0 and len(game.events("last-round")) == 1
    assert game.seat == 2
    game.wait()
    assert game.outcome is not None and game.outcome.winner == 1


@rule("SC-9.21")
def test_a_completed_mission_cannot_be_discarded() -> None:
    game = table(finishing()).choose(("go", "paris"), "stay", ("mark", "m07"))
    assert game.offered("discard") == []
    assert game.player().supply == 13


@rule("SC-9.23", "SC-R-21", "SC-INV-14")
def test_if_nobody_can_reach_seven_any_more_the_player_on_turn_ends_the_game() -> None:
    players = [Seat("rome", missions=["m10"], completed=SIX), Seat("athens", missions=["m07"]), Seat("moscow")]
    game = table(*players, row=[], deck=[])
    game.choose(("connect", "monaco"), "done")
    assert game.match.view(None).trigger is None  # six and one active: it can still be done
    game.wait()
    assert game.match.view(None).trigger is None
    game.wait()
    game.choose(("discard", "m10"), ("connect", "berlin"), "done")
    assert (game.match.view(None).trigger, game.match.view(None).exhausted) == (0, True)
    assert game.events("exhausted") == [{"seat": 0}]
    assert game.seat == 1
    game.wait()
    game.wait()
    assert game.over() == ((0,), "exhausted")


@rule("SC-9.23", "SC-9.19")
def test_a_tie_after_the_missions_ran_out() -> None:
    game = table(Seat("rome"), Seat("athens"), row=[], deck=[])
    game.wait().wait()
    assert game.over() == ((1,), "exhausted-tie")


@rule("SC-9.23")
def test_as_long_as_there_are_missions_the_game_goes_on() -> None:
    game = table(Seat("rome"), Seat("athens"), row=["m01"], deck=[])
    game.choose(("connect", "monaco"), "done").choose(("connect", "budapest"), "done")
    assert game.match.view(None).trigger is None
    game.choose(("accept", 1), "done")
    assert game.match.view(None).trigger == 0
