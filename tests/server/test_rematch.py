"""Playing on with the same people: on the same seats or on others, and the score between them."""

from __future__ import annotations

import pytest

from brushpass.server.lobby import places_to_move
from tests.server.conftest import seated
from tests.server.people import Person, play_out


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
