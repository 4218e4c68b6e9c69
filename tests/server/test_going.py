"""Tables that are closed, links that are called back, people who are forgotten, absences that were said beforehand."""

from __future__ import annotations

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from brushpass.server.house import House
from brushpass.server.wire.frames import ABSENCE
from tests.server.conftest import Pondering, Serve, seated, token_of
from tests.server.people import Person
from tests.server.test_presence import later  # noqa: F401


def key_of(person: Person, table: str) -> str:
    link: str = person.get(f"/api/tables/{table}")[1]["watch"]
    return link.partition("key=")[2]


# -- closing -----------------------------------------------------------------------------------------------------------


def test_the_host_closes_an_open_table(ann: Person, bob: Person, eve: Person) -> None:
    table = ann.open_table("me", "open", "open", public=True)
    token = token_of(ann, table)
    bob.ok("/api/join", token=token_of(ann, table, 1), name="")
    for person, why in ((bob, "not-host"), (eve, "not-host")):
        assert person.post(f"/api/tables/{table}/close")[1]["error"] == why
    with bob.at(table) as second:
        ann.ok(f"/api/tables/{table}/close")
        with pytest.raises(WebSocketDisconnect) as gone:
            second.until("done")
        assert gone.value.code == 4004
    assert [person.get("/api/me")[1]["tables"] for person in (ann, bob)] == [[], []]
    assert eve.get("/api/tables")[1] == []
    assert ann.get(f"/api/tables/{table}")[0] == 404
    assert eve.post("/api/invite", token=token)[1]["error"] == "no-such-invite"


def test_a_table_at_which_others_play_stays(ann: Person, bob: Person) -> None:
    table = seated(ann, bob)
    assert ann.post(f"/api/tables/{table}/close")[1]["error"] == "others-play"
    with ann.at(table) as first:
        assert first.choose(first.options[0])["t"] == "done"


def test_a_table_of_bots_is_closed_and_they_stop(ann: Person, house: House, pondering: Pondering) -> None:
    table = ann.open_table("bot", "bot")
    ann.ok(f"/api/tables/{table}/start")
    ann.ok(f"/api/tables/{table}/close")
    assert not house.actors[table].busy and house.actors[table].match is None
    assert ann.get("/api/me")[1]["tables"] == []


def test_a_closed_table_stays_closed_after_a_restart(serve: Serve) -> None:
    with serve() as client:
        ann = Person(client, "Ann")
        table = ann.open_table("bot", "bot")
        ann.ok(f"/api/tables/{table}/start")
        ann.ok(f"/api/tables/{table}/close")
    with serve() as client:
        ann.client = client
        assert ann.get(f"/api/tables/{table}")[0] == 404


# -- watching ----------------------------------------------------------------------------------------------------------


def test_links_to_watch_are_called_back(ann: Person, bob: Person, eve: Person) -> None:
    table = ann.open_table("me", "open")
    token = token_of(ann, table)
    bob.ok("/api/join", token=token, name="")
    ann.ok(f"/api/tables/{table}/start")
    old = key_of(ann, table)
    assert eve.ok("/api/invite", token=token)["seat"] == "taken"
    assert bob.post(f"/api/tables/{table}/unwatch")[1]["error"] == "not-host"
    with eve.at(table, key=old) as watching, bob.at(table) as second:
        ann.ok(f"/api/tables/{table}/unwatch")
        with pytest.raises(WebSocketDisconnect) as gone:
            watching.until("done")
        assert gone.value.code == 4004
        second.settle()
        assert key_of(ann, table) in second.table["watch"] and old not in second.table["watch"]
    assert eve.get(f"/api/tables/{table}/back?key={old}")[0] == 404
    with pytest.raises(WebSocketDisconnect), eve.at(table, key=old):
        pass
    assert eve.post("/api/invite", token=token)[1]["error"] == "no-such-invite"
    with eve.at(table, key=key_of(bob, table)):
        pass


# -- being forgotten ---------------------------------------------------------------------------------------------------


def test_somebody_who_is_forgotten_is_nowhere(client: TestClient, house: House, ann: Person, bob: Person) -> None:
    running = seated(ann, bob)
    waiting = ann.open_table("me", "open")
    alone = ann.open_table("me", "rookie")
    ann.ok(f"/api/tables/{alone}/start")
    over = ann.open_table("me", "open")
    bob.ok("/api/join", token=token_of(ann, over), name="")
    ann.ok(f"/api/tables/{over}/start")
    with ann.at(over) as first, bob.at(over) as second:
        first.act("chat", text="my address is 5 Main Street")
        while not first.scene.get("verdict"):
            for seat in (first, second):
                seat.settle()
                if seat.options:
                    seat.choose(seat.options[0])
    cookie = ann.headers
    with bob.at(running) as second:
        ann.ok("/api/me/forget")
        second.read_until(lambda: second.table["seats"][0]["kind"] == "bot")
        assert second.table["host"]
    assert ann.cookie.endswith('""')  # the browser lets go of it, too
    assert client.get("/api/me", headers=cookie).json() == {"name": "", "language": "en", "tables": [], "finished": 0}
    assert [client.get(f"/api/tables/{table}", headers=cookie).status_code for table in (waiting, alone)] == [404, 404]
    info = bob.get(f"/api/tables/{over}")[1]
    assert info["names"] == ["Player 1", "Bob"] and info["score"]["games"] == 1
    with bob.at(over) as second:
        second.read_until(lambda: bool(second.chat))
        assert [(line["name"], line["text"]) for line in second.chat] == [("Player 1", "…")]
    assert kept_of(house, "Main Street") == [] and kept_of(house, "Ann") == []


def kept_of(house: House, word: str) -> list[str]:
    """The tables of the database in whose rows a word stands."""
    found = []
    with house.store.engine.connect() as connection:
        for name in ("sessions", "tables", "seats", "steps", "chat", "side_chat", "actions"):
            rows = connection.exec_driver_sql(f"SELECT * FROM {name}").all()
            found += [name] if any(word in str(value) for row in rows for value in row) else []
    return found


def test_forgetting_a_stranger_changes_nothing(client: TestClient, ann: Person) -> None:
    table = ann.open_table("me", "open")
    Person(client).ok("/api/me/forget")
    assert [row["id"] for row in ann.get("/api/me")[1]["tables"]] == [table]


# -- absence -----------------------------------------------------------------------------------------------------------


def test_how_long_somebody_may_be_away_is_said_beforehand(
    ann: Person,
    bob: Person,
    later: list[float],  # noqa: F811
) -> None:
    hour = 3600
    table = seated(ann, bob, time={"kind": "none", "absence": hour})
    with bob.at(table) as second:
        assert second.table["time"] == {"kind": "none", "amount": 0, "absence": hour}
        later[0] = ABSENCE + 1
        assert second.act("seat", what="call-bot", seat=0)["error"] == "not-late"
        later[0] = hour + 1
        assert second.act("seat", what="call-bot", seat=0)["t"] == "done"
    status, refused = ann.post("/api/tables", game="spies", seats=[{"kind": "me"}] * 2, time={"absence": 5})
    assert (status, refused["error"]) == (400, "bad-request")
