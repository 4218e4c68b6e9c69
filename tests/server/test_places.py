"""Who sits where before the start: places are swapped, or drawn by lot."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, ClassVar

import pytest
from starlette.testclient import TestClient

from brushpass.server.house import House
from brushpass.server.http import api
from brushpass.server.store.records import SeatRecord
from brushpass.server.tables.seats import Seating
from brushpass.server.tokens import Invitations
from tests.server.conftest import Serve, token_of
from tests.server.people import Person
from tests.server.spies import Spies
from tests.server.test_rebuild import again
from tests.server.test_refusals import digest


def names(person: Person, table: str) -> list[str]:
    found: list[str] = person.get(f"/api/tables/{table}")[1]["names"]
    return found


# -- swapping ----------------------------------------------------------------------------------------------------------


def test_the_host_lets_any_two_change_places(ann: Person, bob: Person) -> None:
    table = ann.open_table("me", "open", "rookie")
    bob.ok("/api/join", token=token_of(ann, table), name="")
    with ann.at(table) as first, bob.at(table) as second:
        ann.ok(f"/api/tables/{table}/swap", seat=1, other=2)
        ann.ok(f"/api/tables/{table}/swap", seat=0, other=1)
        first.settle()
        second.settle()
        assert first.table["names"] == ["Vera", "Ann", "Bob"]
        assert (first.table["you"], second.table["you"]) == (1, 2)
        assert [seat["here"] for seat in first.table["seats"]] == [True] * 3
        ann.ok(f"/api/tables/{table}/start")
        second.settle()
        assert second.table["you"] == 2 and second.table["seats"][2]["you"]


def test_whoever_sits_may_take_a_free_seat_and_no_other(ann: Person, bob: Person, eve: Person, house: House) -> None:
    table = ann.open_table("me", "open", "open", "rookie", public=True)
    bob.ok(f"/api/tables/{table}/join", name="Bob")
    bob.ok(f"/api/tables/{table}/swap", seat=1, other=2)
    assert names(ann, table) == ["Ann", "", "Bob", "Oskar"]
    before = digest(house, table)
    for person, seat, other in ((bob, 2, 0), (bob, 2, 3), (bob, 0, 1), (bob, 1, 2), (eve, 1, 2)):
        assert person.post(f"/api/tables/{table}/swap", seat=seat, other=other)[1]["error"] == "not-host"
    assert ann.post(f"/api/tables/{table}/swap", seat=0, other=4)[1]["error"] == "no-such-seat"
    assert digest(house, table) == before


def test_nobody_changes_places_once_it_has_begun(ann: Person) -> None:
    table = ann.open_table("me", "rookie")
    ann.ok(f"/api/tables/{table}/start")
    assert ann.post(f"/api/tables/{table}/swap", seat=0, other=1)[1]["error"] == "started"
    assert ann.post(f"/api/tables/{table}/lot", lot="all")[1]["error"] == "started"


def test_an_invitation_stays_good_wherever_the_free_seat_is(serve: Serve) -> None:
    """Also for whoever was sent it before, after a restart, and for whoever has used it and comes back by it."""
    with serve() as client:
        ann, bob, eve = (Person(client, name) for name in ("Ann", "Bob", "Eve"))
        table = ann.open_table("me", "open", "open")
        first, second = token_of(ann, table, 1), token_of(ann, table, 2)
        ann.ok(f"/api/tables/{table}/swap", seat=0, other=1)
        ann.ok(f"/api/tables/{table}/swap", seat=0, other=2)
        assert (token_of(ann, table, 2), token_of(ann, table, 0)) == (first, second)
        bob.ok("/api/join", token=first, name="")
        ann.ok(f"/api/tables/{table}/swap", seat=2, other=0)
        ann.ok(f"/api/tables/{table}/seat", seat=0, kind="open")
        renewed = token_of(ann, table, 0)
        assert renewed not in (first, second) and eve.post("/api/join", token=first, name="")[0] == 404
    with serve() as client:
        ann, eve = again(client, ann), again(client, eve)
        eve.ok("/api/join", token=second, name="")
        assert names(ann, table) == ["", "Ann", "Eve"]
        assert eve.ok("/api/invite", token=second)["seat"] == "yours"
        assert ann.ok("/api/invite", token=renewed)["seat"] == "yours"


# -- drawing lots ------------------------------------------------------------------------------------------------------


def seating(*kinds: str) -> Seating:
    seats = [
        SeatRecord(table_id="t", seat=seat, kind=kind, name=f"{kind} {seat}", nonce=f"nonce {seat}")  # type: ignore[arg-type]
        for seat, kind in enumerate(kinds)
    ]
    return Seating("spies", seats, Invitations(b"secret"))


def drawn(lot: Any, *kinds: str) -> list[tuple[str, ...]]:
    """Who sits where after a hundred draws."""
    found = []
    for number in range(100):
        table = seating(*kinds)
        table.draw_lots(lot, bytes([number]) * 32)
        found.append(table.names)
    return found


def test_lots_seat_people_among_themselves_or_everybody() -> None:
    assert {*drawn("none", "human", "bot", "human")} == {("human 0", "bot 1", "human 2")}
    assert {*drawn("people", "human", "bot", "human")} == {
        ("human 0", "bot 1", "human 2"),
        ("human 2", "bot 1", "human 0"),
    }
    everybody = drawn("all", "human", "bot", "human")
    assert len({*everybody}) == 6
    assert all(15 < sum(who[0] == name for who in everybody) < 55 for name in everybody[0])


def test_a_lot_follows_from_ones_nonce_and_the_secret() -> None:
    one, other = seating("human", "human", "human"), seating("human", "human", "human")
    one.draw_lots("all", b"s" * 32)
    other.swap(other.seats[0], other.seats[2])
    other.draw_lots("all", b"s" * 32)
    assert one.names == other.names, "where they sat before makes no difference"


def test_lots_are_drawn_at_the_start_and_not_again_in_a_rematch(
    ann: Person, bob: Person, client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    sealed = SimpleNamespace(token_bytes=lambda n: bytes(range(n)))
    monkeypatch.setattr("brushpass.server.http.lobby.secrets", sealed)
    table = ann.open_table("me", "open", lot="people", nonce="2")
    bob.ok("/api/join", token=token_of(ann, table), name="", nonce="1")
    assert names(ann, table) == ["Ann", "Bob"] and ann.get(f"/api/tables/{table}")[1]["lot"] == "people"
    ann.ok(f"/api/tables/{table}/start")
    assert names(ann, table) == ["Bob", "Ann"]
    info = ann.get(f"/api/tables/{table}")[1]
    assert info["promise"]["nonces"] == ["1", "2"] and info["you"] == 1
    with ann.at(table) as first, bob.at(table) as second:
        assert second.question == "mark" and first.question is None
        while not first.scene.get("verdict"):
            for seat in (first, second):
                seat.settle()
                if seat.options:
                    seat.choose(seat.options[0])
    following = bob.ok(f"/api/tables/{table}/rematch")["id"]
    assert names(bob, following) == ["Bob", "Ann"] and bob.get(f"/api/tables/{following}")[1]["lot"] == "none"


def test_only_the_host_has_lots_drawn(ann: Person, bob: Person) -> None:
    table = ann.open_table("me", "open")
    bob.ok("/api/join", token=token_of(ann, table), name="")
    assert bob.post(f"/api/tables/{table}/lot", lot="all")[1]["error"] == "not-host"
    with bob.at(table) as seat:
        ann.ok(f"/api/tables/{table}/lot", lot="all")
        seat.settle()
        assert seat.table["lot"] == "all"


# -- what the lobby is told --------------------------------------------------------------------------------------------


def test_the_lobby_knows_where_options_matter_and_which_belong_together() -> None:
    class Grouped(Spies):
        id = "grouped"
        modes = ("standard", "long")
        options: ClassVar = {"speed": ("slow", "fast"), "fog": (False, True), "rain": (False, True)}
        option_modes: ClassVar = {"fog": ("long",)}
        option_groups: ClassVar = {"weather": ("fog", "rain")}

    told = api.described(Grouped(), "en")
    assert [(option.id, option.modes, option.group) for option in told.options] == [
        ("speed", ["standard", "long"], ""),
        ("fog", ["long"], "weather"),
        ("rain", ["standard", "long"], "weather"),
    ]
    assert [group.id for group in told.groups] == ["weather"]
    assert [entry.names for entry in told.sides if entry.seats == 2] == [["Early birds", ""]]
