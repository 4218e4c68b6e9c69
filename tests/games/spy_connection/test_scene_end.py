"""The scene of Spy Connection: what the log, the verdict and the words about the data say."""

from __future__ import annotations

from typing import Any

import msgspec

from brushpass.games.spy_connection import GAME, SpyConnectionGame
from brushpass.games.spy_connection.box.data import FOLDER, box_of
from brushpass.testing import rule

from .looking import NAMES, look
from .table import Seat, table


def test_the_log_speaks_to_the_viewer_and_has_a_heading_for_every_turn() -> None:
    match = GAME.start(2, seed=3)
    seat = match.decision.seat if match.decision is not None else 0
    mine, theirs = look(match, seat).log, look(match, 1 - seat).log
    assert [line.text for line in mine if line.heading] == ["Round 1 · You"]
    assert [line.text for line in theirs if line.heading] == [f"Round 1 · {NAMES[seat]}"]
    assert any(line.text.startswith("You start in ") for line in mine)


@rule("SC-9.18", "SC-9.15", "SC-9.16")
def test_the_verdict_says_who_won_why_and_what_scores_are_made_of() -> None:
    won = ["m01", "m02", "m03", "m05", "m06", "m07", "m08"]
    game = table(
        Seat("madrid", ["poitou", "gascony", "navarre"], completed=won),
        Seat("rome", ["tuscany", "liguria"], missions=[("m10", 0, ["london"])]),
        active=1,
        trigger=0,
    )
    game.choose(("go", "monaco"), "stay", "done")
    points = sum(GAME.box.missions[mission].points for mission in won)
    scene = look(game, 0)
    assert scene.verdict is not None and scene.verdict.won is True
    assert scene.verdict.title == f"You win with {points} points"
    assert scene.verdict.text.startswith("You completed 7 missions")
    assert scene.verdict.seats == (f"7 missions, {points} points", "0 missions, 1 point (1 pt for marks)")
    lost = look(game, 1).verdict
    assert lost is not None and lost.won is False and lost.title == f"Tereza wins with {points} points"
    watched = look(game, None).verdict
    assert watched is not None and watched.won is None


@rule("SC-9.19")
def test_a_tie_is_explained() -> None:
    game = table(
        Seat("madrid", completed=["m01", "m02", "m03", "m04", "m05", "m08", "m11"]),
        Seat("rome", ["tuscany", "liguria"], completed=["m42", "m35"]),
        active=1,
        trigger=0,
    )
    game.choose(("go", "monaco"), "stay", "done")
    assert game.over() == ((1,), "missions-tie")
    verdict = look(game, 1).verdict
    assert verdict is not None
    assert verdict.text.endswith("Tereza and Oskar have 14 points each; your last turn came later.")
    assert verdict.order == (1, 0)


@rule("SC-9.18")
def test_results_are_in_the_order_of_points() -> None:
    game = table(
        Seat("madrid", completed=["m01", "m02", "m03", "m05", "m06", "m07", "m08"]),
        Seat("london", completed=["m10"]),
        Seat("rome", ["tuscany", "liguria"], completed=["m42", "m35"]),
        active=2,
        trigger=0,
    )
    game.choose(("go", "monaco"), "stay", "done")
    verdict = look(game, 1).verdict
    assert verdict is not None
    assert verdict.order == (0, 2, 1)


def own_data() -> dict[str, Any]:
    data: dict[str, Any] = msgspec.json.decode((FOLDER / "box" / "data.json").read_bytes())
    return data


def test_the_data_are_said_to_be_ours_where_they_are() -> None:
    data = look(table()).data
    assert any(line.startswith("43 missions: ") and "made by us" in line for line in data)
    assert any(line.startswith("12 cities: 4 named in the rulebook") for line in data)
    assert "own data" not in look(table()).status


def test_replaced_missions_are_told_at_the_table() -> None:
    data = own_data()
    data["missions"][0]["points"] += 1
    game = SpyConnectionGame(box_of(data))
    scene = look(table(game=game))
    assert scene.data[0].startswith("Played here with the host’s own data")
    assert f"own data {game.fingerprint}" in scene.status
    assert scene.board is not None and scene.board.art == "map", "the map is still ours"


def test_a_map_of_ones_own_has_no_drawing_under_it_but_all_its_places() -> None:
    data = own_data()
    for place in (*data["cities"], *data["spaces"]):
        place["x"], place["y"] = 1000 - place["x"], place["y"] / 2
    scene = look(table(game=SpyConnectionGame(box_of(data))))
    board = scene.board
    assert board is not None and board.art == ""
    assert all(
        20 < space.wide.x < board.wide[0] - 20 and 20 < space.wide.y < board.wide[1] - 20 for space in board.spaces
    )
    assert max(space.wide.w for space in board.spaces) < 48, "close together, so smaller"
