"""Playing on with the same people: on the same seats or on others, and the score between them."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from typing import Any

import pytest
from starlette.testclient import TestClient

from brushpass.server.house import House
from brushpass.server.http.lobby import begin_alone, places_to_move
from tests.server.conftest import seated
from tests.server.people import Person, Table, play_out


def test_sides_are_swapped_by_whoever_asks_first_and_the_other_follows(ann: Person, bob: Person) -> None:
    table = seated(ann, bob)
    with ann.at(table) as first, bob.at(table) as second:
        play_out(first, second)
        again = bob.ok(f"/api/tables/{table}/rematch", swap=True)["id"]
        assert ann.ok(f"/api/tables/{table}/rematch")["id"] == again
        assert ann.ok(f"/api/tables/{table}/rematch", swap=True)["id"] == again
    info = ann.get(f"/api/tables/{again}")[1]
    assert [(seat["name"], seat["you"]) for seat in info["seats"]] == [("Bob", False), ("Ann", True)]
    bob.ok(f"/api/tables/{again}/start")
    with ann.at(again) as first, bob.at(again) as second:
        play_out(second, first)
        assert (first.table["you"], second.table["you"]) == (1, 0)


def test_everybody_moves_on_a_seat_and_the_bots_keep_their_names(ann: Person) -> None:
    table = ann.open_table("rookie", "me", "agent", options={"speed": "fast"})
    ann.ok(f"/api/tables/{table}/start")
    with ann.at(table) as seat:
        seat.play()
    again = ann.ok(f"/api/tables/{table}/rematch", swap=True, nonce="from ann")["id"]
    info = ann.get(f"/api/tables/{again}")[1]
    assert [(seat["name"], seat["level"]) for seat in info["seats"]] == [
        ("Vera", "agent"),
        ("Ada", "rookie"),
        ("Ann", ""),
    ]
    assert info["options"] == {"speed": "fast"} and info["promise"]["nonces"][2] == "from ann"
    with ann.at(again) as seat:
        assert seat.play()["verdict"]


def test_a_rematch_that_is_asked_for_twice_at_once_is_dealt_once(ann: Person, house: House, client: TestClient) -> None:
    table = ann.open_table("me", "rookie")
    assert not ann.get(f"/api/tables/{table}")[1]["started"]
    session = house.actors[table].seating.seats[0].session
    assert session is not None and client.portal is not None

    async def twice() -> None:
        await asyncio.gather(*(begin_alone(house, table, session, "") for _ in range(2)))

    client.portal.call(twice)
    assert ann.get(f"/api/tables/{table}")[1]["started"] and house.actors[table].steps == 1


@pytest.mark.parametrize(
    ("sides", "shift"),
    [
        (((0,), (1,)), 1),
        (((0,), (1,), (2,)), 1),
        (((0, 1), (2, 3)), 2),
        (((0, 2), (1, 3)), 1),
        (((0, 1), (2,)), 1),
        (((0, 1, 2),), 1),
        (((0,),), 1),
    ],
)
def test_sides_change_places_as_a_whole_where_they_can(sides: tuple[tuple[int, ...], ...], shift: int) -> None:
    assert places_to_move(sides, sum(map(len, sides))) == shift


# -- the score ---------------------------------------------------------------------------------------------------------


def bid(seat: Table, value: int) -> None:
    """Answer what is asked, bids with that value."""
    seat.settle()
    if seat.options:
        seat.choose(value if seat.question == "bid" else seat.options[0])


def finish(table: str, **bids: tuple[Person, int]) -> list[dict[str, Any]]:
    """Play to the end, everybody with a bid of their own; the score as each of them is told it."""
    with ExitStack() as stack:
        seats = [(stack.enter_context(person.at(table)), value) for person, value in bids.values()]
        while not seats[0][0].scene.get("verdict"):
            for seat, value in seats:
                bid(seat, value)
        for seat, _ in seats:
            seat.settle()
        return [seat.table["score"] for seat, _ in seats]


def play_on(table: str, host: Person, **how: Any) -> str:
    """A rematch, dealt."""
    again: str = host.ok(f"/api/tables/{table}/rematch", **how)["id"]
    host.ok(f"/api/tables/{again}/start")
    return again


def play_on_after(ann: Person, bob: Person) -> str:
    """The second of two tables, both over."""
    table = seated(ann, bob)
    finish(table, ann=(ann, 2), bob=(bob, 1))
    second = play_on(table, ann)
    finish(second, ann=(ann, 2), bob=(bob, 1))
    return second


def test_the_score_follows_the_people_from_seat_to_seat(ann: Person, bob: Person) -> None:
    table = seated(ann, bob)
    with ann.at(table) as seat:
        assert seat.table["score"] is None
    (mine, theirs) = finish(table, ann=(ann, 2), bob=(bob, 1))
    assert mine == theirs and mine["games"] == 1 and mine["wins"] == [1, 0]
    second = play_on(table, ann, swap=True)
    assert finish(second, ann=(ann, 2), bob=(bob, 1))[0]["wins"] == [0, 2]
    third = play_on(second, bob)
    assert finish(third, ann=(ann, 1), bob=(bob, 2))[0]["wins"] == [1, 2]
    ann.post("/api/me", name="Anna", language="en")
    fourth = play_on(third, ann)
    score = finish(fourth, ann=(ann, 2), bob=(bob, 2))[0]
    assert (score["games"], score["wins"]) == (4, [2, 3]), "both won the last one"
    assert ann.get(f"/api/tables/{second}")[1]["score"]["wins"] == [0, 2], "as it stood then"


def test_a_score_says_how_long_the_match_took_and_outlives_the_server(ann: Person, bob: Person, house: House) -> None:
    table = seated(ann, bob)
    finish(table, ann=(ann, 2), bob=(bob, 1))
    second = play_on(table, ann)
    told = finish(second, ann=(ann, 2), bob=(bob, 1))[0]
    with house.store.engine.connect() as connection:
        (begun, ended) = connection.exec_driver_sql(
            f"SELECT min(at), max(at) FROM steps WHERE table_id = '{second}'"
        ).one()
    assert told["seconds"] == pytest.approx(ended - begun)
    house.forget(house.actors[second])
    assert ann.get(f"/api/tables/{second}")[1]["score"] == told


def test_a_bot_is_known_by_its_name(ann: Person) -> None:
    table = ann.open_table("rookie", "me")
    ann.ok(f"/api/tables/{table}/start")
    finish(table, ann=(ann, 2))
    again = ann.ok(f"/api/tables/{table}/rematch", swap=True)["id"]
    score = finish(again, ann=(ann, 2))[0]
    assert score["games"] == 2 and score["wins"][0] == 2, "nobody bids more"
    assert [seat["name"] for seat in ann.get(f"/api/tables/{again}")[1]["seats"]] == ["Ann", "Ada"]


def test_a_table_that_is_gone_does_not_count(ann: Person, bob: Person, house: House) -> None:
    table = seated(ann, bob)
    finish(table, ann=(ann, 2), bob=(bob, 1))
    second = play_on(table, ann)
    finish(second, ann=(ann, 2), bob=(bob, 1))
    with house.store.engine.connect().execution_options(writes=True) as connection, connection.begin():
        connection.exec_driver_sql(f"DELETE FROM tables WHERE id = '{table}'")
    third = play_on(second, ann)
    score = finish(third, ann=(ann, 2), bob=(bob, 1))[0]
    assert (score["games"], score["wins"]) == (2, [2, 0])


def test_the_score_gives_no_session_away(ann: Person, bob: Person, house: House) -> None:
    table = play_on_after(ann, bob)
    with bob.at(table) as seat, house.store.engine.connect() as connection:
        for (session,) in connection.exec_driver_sql("SELECT id FROM sessions"):
            assert session not in seat.received


def test_a_table_from_before_scores_were_kept_opens_and_does_not_count(ann: Person, bob: Person, house: House) -> None:
    table = seated(ann, bob)
    finish(table, ann=(ann, 2), bob=(bob, 1))
    with house.store.engine.connect().execution_options(writes=True) as connection, connection.begin():
        connection.exec_driver_sql(f"UPDATE tables SET winners = NULL, series = NULL WHERE id = '{table}'")
    house.forget(house.actors[table])
    assert ann.get(f"/api/tables/{table}")[1]["score"]["games"] == 0
    second = play_on(table, ann)
    assert finish(second, ann=(ann, 2), bob=(bob, 1))[0]["wins"] == [1, 0]
