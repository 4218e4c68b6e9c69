"""Nobody acts for another seat: every action by everybody it does not belong to is refused and changes nothing."""

from __future__ import annotations

import time
from hashlib import blake2b
from typing import Any
from unittest.mock import patch

import msgspec
import pytest
from itsdangerous import TimestampSigner
from sqlalchemy import text
from starlette.websockets import WebSocketDisconnect

from brushpass.server.house import House
from brushpass.server.store import schema
from brushpass.server.tokens import LIFETIME
from tests.server.conftest import seated, token_of
from tests.server.people import Person, Table, play_out


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
    "act": {"t": "act", "value": {"give": 1}},
    "undo": {"t": "undo"},
    "chat": {"t": "chat", "text": "boo"},
    "whisper": {"t": "chat", "text": "boo", "side": True},
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
        more["question"] = seat.asked
    return seat.act(frame["t"], **more)


def nobodies(ann: Person, house: House) -> dict[str, Person]:
    """People who are nobody: without a cookie, or with one that proves nothing."""
    name, _, value = ann.cookie.partition("=")
    session = value.partition(".")[0]
    long_ago = int(time.time()) - LIFETIME - 60
    with patch.object(TimestampSigner, "get_timestamp", return_value=long_ago):
        expired = house.sessions.cookie(session)
    found = {"a stranger": "", "a forged cookie": f"{name}={session}.x.y", "an expired cookie": f"{name}={expired}"}
    return {who: made(ann, cookie) for who, cookie in found.items()}


def made(like: Person, cookie: str) -> Person:
    person = Person(like.client)
    person.cookie = cookie
    return person


NOBODIES = ["a stranger", "a forged cookie", "an expired cookie"]


@pytest.mark.parametrize("action", ACTIONS)
@pytest.mark.parametrize("who", ["the other seat", "a spectator", "a guest by link", *NOBODIES])
def test_every_action_by_every_wrong_person(
    action: str, who: str, ann: Person, bob: Person, eve: Person, house: House
) -> None:
    if who == "the other seat" and action in OWN:
        return
    table = seated(ann, bob, public=who != "a guest by link")
    person = {"the other seat": bob, "a spectator": eve, "a guest by link": eve, **nobodies(ann, house)}[who]
    key = house.invitations.key(table, "watch") if who == "a guest by link" else ""
    with ann.at(table) as owner, person.at(table, key=key) as seat:
        owner.choose("left")
        seat.settle()
        before = digest(house, table)
        answer = sent(seat, ACTIONS[action])
        assert answer["t"] == "refused" and answer["text"]
        if who != "the other seat":
            assert answer["error"] == "not-seated"
        assert digest(house, table) == before
        assert owner.choose(owner.options[0])["t"] == "done"


@pytest.mark.parametrize("action", ACTIONS)
def test_a_host_without_a_seat_does_nothing_at_the_table(action: str, ann: Person, bob: Person, house: House) -> None:
    table = ann.open_table("open", "bot")
    token = token_of(ann, table)
    bob.ok("/api/join", token=token, name="Bob")
    ann.ok(f"/api/tables/{table}/start")
    with ann.at(table) as watching, bob.at(table) as seat:
        before = digest(house, table)
        assert sent(watching, ACTIONS[action])["error"] == "not-seated"
        assert digest(house, table) == before
        assert seat.choose("left")["t"] == "done"


@pytest.mark.parametrize("action", ["choose", "act", "undo", "return", "call a bot"])
@pytest.mark.parametrize("when", ["before the start", "after the end", "while a bot plays"])
def test_nothing_is_done_outside_the_game(action: str, when: str, ann: Person, bob: Person, house: House) -> None:
    if when == "before the start":
        table = ann.open_table("me", "open", public=True)
        bob.ok(f"/api/tables/{table}/join", name="Bob")
    else:
        table = seated(ann, bob)
    with ann.at(table) as first, bob.at(table) as second:
        if when == "after the end":
            play_out(first, second)
        elif when == "while a bot plays":
            if action == "return":
                return  # that is how it ends
            first.choose("left")
            second.act("seat", what="leave")
            first.settle()
        before = digest(house, table)
        answer = sent(second, ACTIONS[action])
        expected = {"before the start": "not-started", "after the end": "over"}
        assert answer["t"] == "refused"
        if when in expected:
            assert answer["error"] in (expected[when], "nothing-to-undo")
        assert digest(house, table) == before


def test_a_seat_in_a_frame_does_not_say_who_acts(ann: Person, bob: Person, house: House) -> None:
    table = seated(ann, bob)
    with ann.at(table), bob.at(table) as second:
        assert second.act("seat", what="leave", seat=0)["t"] == "done"
        assert [seat["away"] for seat in second.table["seats"]] == [False, True]


HTTP: dict[str, dict[str, Any]] = {
    "start": {},
    "leave": {},
    "rematch": {"swap": True},
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


LEGITIMATE = {
    ("leave", "the other seat"),
    ("rematch", "the other seat", "over"),
    ("join", "the other seat"),
    ("start", "the host", "open"),
    ("seat", "the host", "open"),
    ("leave", "the host"),
    ("rematch", "the host", "over"),
    ("join", "the host"),
}
"""What people may do at a public table that is full, always or in one phase; whoever sits there has joined already."""


@pytest.mark.parametrize("call", HTTP)
@pytest.mark.parametrize("who", ["the host", "the other seat", "a spectator", *NOBODIES])
@pytest.mark.parametrize("phase", ["open", "playing", "over"])
def test_every_call_by_every_wrong_person(
    call: str, who: str, phase: str, ann: Person, bob: Person, eve: Person, house: House
) -> None:
    if (call, who) in LEGITIMATE or (call, who, phase) in LEGITIMATE:
        return
    table = ann.open_table("me", "open", public=True)
    bob.ok(f"/api/tables/{table}/join", name="Bob")
    if phase != "open":
        ann.ok(f"/api/tables/{table}/start")
    person = {"the host": ann, "the other seat": bob, "a spectator": eve, **nobodies(ann, house)}[who]
    with ann.at(table) as first, bob.at(table) as second:
        if phase == "over":
            play_out(first, second)
        first.settle()
        before, frames = digest(house, table), len(first.frames)
        status, answer = person.post(f"/api/tables/{table}/{call}", **HTTP[call])
        assert status in (403, 404, 409) and answer["text"], answer
        if phase != "over":
            assert person.get(f"/api/tables/{table}/save")[0] == 409
        assert digest(house, table) == before
        first.settle()
        assert [frame["t"] for frame in first.frames[frames:]] == ["pong"]


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
    other = "y" if rest[0] == "x" else "x"
    for forged in (session, f"{session}.{other}{rest[1:]}", f"x{value}", ""):
        thief = Person(ann.client)
        thief.cookie = f"{name}={forged}"
        assert thief.get(f"/api/tables/{table}")[0] == 404


def test_whoever_gave_a_seat_up_is_shown_nothing_more(ann: Person, bob: Person) -> None:
    table = ann.open_table("me", "open", "open")
    token = token_of(ann, table)
    bob.ok("/api/join", token=token, name="Bob")
    with bob.at(table) as seat:
        bob.ok(f"/api/tables/{table}/leave")
        with pytest.raises(WebSocketDisconnect) as closed:
            while True:
                seat.read()
    assert closed.value.code == 4004
    assert bob.get(f"/api/tables/{table}")[0] == 404
    assert msgspec.json.encode(token).decode() not in seat.received
