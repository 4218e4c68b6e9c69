"""Nobody acts for another seat: every action by everybody it does not belong to is refused and changes nothing."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

import msgspec
import pytest
from sqlalchemy import text
from starlette.websockets import WebSocketDisconnect

from brushpass.server import schema
from brushpass.server.house import House
from tests.server.conftest import seated
from tests.server.people import Person, Table


def digest(house: House, table: str) -> str:
    """All that is stored, and the live match: nothing of it may change."""
    state = blake2b()
    with house.store.engine.connect() as connection:
        for kept in schema.metadata.sorted_tables:
            for row in connection.execute(text(f"SELECT * FROM {kept.name} ORDER BY 1, 2")):
                state.update(repr(tuple(row)).encode())
    match = house.actors[table].match
    state.update(b"" if match is None else match.save())
    return state.hexdigest()


ACTIONS: dict[str, dict[str, Any]] = {
    "choose": {"t": "choose", "value": "left"},
    "choose another's card": {"t": "choose", "value": "ace"},
    "undo": {"t": "undo"},
    "chat": {"t": "chat", "text": "boo"},
    "leave": {"t": "seat", "what": "leave"},
    "leave for another": {"t": "seat", "what": "leave", "seat": 0},
    "return": {"t": "seat", "what": "return"},
    "return for another": {"t": "seat", "what": "return", "seat": 0},
    "call a bot": {"t": "seat", "what": "call-bot", "seat": 0},
    "call a bot nowhere": {"t": "seat", "what": "call-bot", "seat": 9},
}
OWN = {"chat", "leave", "leave for another"}
"""What the other seat may do for itself; a seat named in the frame does not make it another's."""


def sent(seat: Table, frame: dict[str, Any]) -> dict[str, Any]:
    more = {key: value for key, value in frame.items() if key != "t"}
    if frame["t"] in ("choose", "undo"):
        more["version"] = seat.version
    return seat.act(frame["t"], **more)


@pytest.mark.parametrize("action", ACTIONS)
@pytest.mark.parametrize("who", ["the other seat", "a spectator", "a stranger"])
def test_every_action_by_every_wrong_person(
    action: str, who: str, ann: Person, bob: Person, eve: Person, house: House
) -> None:
    if who == "the other seat" and action in OWN:
        return
    table = seated(ann, bob, public=True)
    person = {"the other seat": bob, "a spectator": eve, "a stranger": Person(ann.client)}[who]
    with ann.at(table) as owner, person.at(table) as seat:
        owner.choose("left")
        seat.settle()
        before = digest(house, table)
        answer = sent(seat, ACTIONS[action])
        assert answer["t"] == "refused" and answer["text"]
        if who != "the other seat":
            assert answer["error"] == "not-seated"
        assert digest(house, table) == before
        assert owner.choose(owner.options[0])["t"] == "done"


def test_a_seat_in_a_frame_does_not_say_who_acts(ann: Person, bob: Person, house: House) -> None:
    table = seated(ann, bob)
    with ann.at(table), bob.at(table) as second:
        assert second.act("seat", what="leave", seat=0)["t"] == "done"
        assert [seat["away"] for seat in second.table["seats"]] == [False, True]


HTTP: dict[str, dict[str, Any]] = {
    "start": {},
    "leave": {},
    "rematch": {},
    "seat": {"seat": 0, "kind": "bot"},
    "join": {"name": "Eve"},
}


@pytest.mark.parametrize("call", HTTP)
@pytest.mark.parametrize("begun", [False, True])
def test_a_private_table_is_not_there_for_a_stranger(
    call: str, begun: bool, ann: Person, bob: Person, eve: Person, house: House
) -> None:
    table = seated(ann, bob) if begun else ann.open_table("me", "open")
    with ann.at(table):
        before = digest(house, table)
        missing = eve.post(f"/api/tables/{'x' * len(table)}/{call}", **HTTP[call])
        assert missing[0] == 404
        assert eve.post(f"/api/tables/{table}/{call}", **HTTP[call]) == missing
        assert eve.get(f"/api/tables/{table}") == missing
        assert eve.get(f"/api/tables/{table}/save") == missing
        assert digest(house, table) == before


@pytest.mark.parametrize("call", ["start", "seat"])
def test_only_the_host_arranges_and_starts(call: str, ann: Person, bob: Person, house: House) -> None:
    table = ann.open_table("me", "open", public=True)
    bob.ok(f"/api/tables/{table}/join", name="Bob")
    with ann.at(table):
        before = digest(house, table)
        status, answer = bob.post(f"/api/tables/{table}/{call}", **HTTP[call])
        assert (status, answer["error"]) == (403, "not-host")
        assert digest(house, table) == before


def test_a_socket_to_a_private_table_closes_the_same_way_as_one_to_no_table(ann: Person, eve: Person) -> None:
    codes = []
    for table in (ann.open_table("me", "open"), "nowhere"):
        with pytest.raises(WebSocketDisconnect) as closed, eve.at(table):
            pass
        codes.append((closed.value.code, closed.value.reason))
    assert codes[0] == codes[1] == (4004, "")


def test_a_forged_cookie_is_nobody(ann: Person, bob: Person, house: House) -> None:
    table = seated(ann, bob)
    name, _, value = ann.cookie.partition("=")
    session, _, rest = value.partition(".")
    for forged in (session, f"{session}.{rest[:-2]}xx", f"x{value}", ""):
        thief = Person(ann.client)
        thief.cookie = f"{name}={forged}"
        assert thief.get(f"/api/tables/{table}")[0] == 404


def test_whoever_gave_a_seat_up_is_shown_nothing_more(ann: Person, bob: Person) -> None:
    table = ann.open_table("me", "open", "open")
    token = ann.get(f"/api/tables/{table}")[1]["invite"].removeprefix("/join/")
    bob.ok("/api/join", token=token, name="Bob")
    with bob.at(table) as seat:
        bob.ok(f"/api/tables/{table}/leave")
        with pytest.raises(WebSocketDisconnect) as closed:
            while True:
                seat.read()
    assert closed.value.code == 4004
    assert bob.get(f"/api/tables/{table}")[0] == 404
    assert msgspec.json.encode(token).decode() not in seat.received
