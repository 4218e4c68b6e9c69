"""A database that cannot be reached: everybody is told to come back, nothing is lost, and the log has one line."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from brushpass.server.house import House
from brushpass.server.store.store import connect
from tests.server.conftest import Pondering, seated
from tests.server.people import ORIGIN, PATIENCE, Person

Outage = Callable[[], AbstractContextManager[None]]


@pytest.fixture
def outage(house: House, tmp_path: Path) -> Outage:
    """While it lasts the database of this test's server is somewhere that cannot be reached."""

    @contextmanager
    def away() -> Iterator[None]:
        reached = house.store.engine
        house.store.engine = connect(f"sqlite:///{tmp_path / 'nowhere' / 'else.db'}")
        try:
            yield
        finally:
            house.store.engine = reached

    return away


def lines(caplog: pytest.LogCaptureFixture) -> list[str]:
    assert not [record for record in caplog.records if record.exc_info]
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]


def test_calls_are_told_when_to_come_back(
    client: TestClient, ann: Person, outage: Outage, caplog: pytest.LogCaptureFixture
) -> None:
    table = ann.open_table("me", "open")
    with outage():
        for path in ("/api/me", "/api/tables", "/api/tables/unknown", f"/api/tables/{table}"):
            answer = client.get(path, headers=ann.headers)
            assert (answer.status_code, answer.headers["retry-after"]) == (503, "5")
            assert answer.json()["error"] == "unavailable"
        for path, body in (("/api/me", {"name": "Ada", "language": "en"}), ("/api/guide", {"game": "agent_avenue"})):
            answer = client.post(path, json=body, headers=ann.headers | {"origin": ORIGIN})
            assert (answer.status_code, answer.headers["retry-after"]) == (503, "5")
    me = ann.get("/api/me")[1]
    assert me["name"] == "Ann" and [row["id"] for row in me["tables"]] == [table]
    said = lines(caplog)
    assert len(said) == 2 and "unable to open database file" in said[0] and "again" in said[1]


def test_pages_are_told_to_come_back(
    ann: Person, bob: Person, outage: Outage, caplog: pytest.LogCaptureFixture
) -> None:
    table = seated(ann, bob)
    with ann.at(table) as first, bob.at(table) as second:
        before = first.scene
        with outage():
            with pytest.raises(WebSocketDisconnect) as late, ann.at(table):
                pass
            assert late.value.code == 1013
            with pytest.raises(WebSocketDisconnect) as lost:
                first.send(t="choose", id="one", question=first.asked, value=first.options[0])
                assert first.until("refused", "done")["error"] == "not-saved"
                first.until("scene")
            assert lost.value.code == 1013 and lost.value.reason == "in 5 s"
            with pytest.raises(WebSocketDisconnect) as both:
                second.until("done")
            assert both.value.code == 1013
    with ann.at(table) as first, bob.at(table) as second:
        assert first.scene == before
        assert first.choose(first.options[0])["t"] == "done"
        second.read_until(lambda: bool(second.scene.get("log")))
    assert len(lines(caplog)) == 2


def test_bots_go_on_when_it_can_be_reached_again(
    client: TestClient, ann: Person, house: House, outage: Outage, pondering: Pondering
) -> None:
    table = ann.open_table("bot", "bot")
    ann.ok(f"/api/tables/{table}/start")
    with outage():
        pondering.answer(client)
        until(lambda: table not in house.actors)  # their answer could not be written
    until(lambda: all(row["over"] for row in ann.get("/api/me")[1]["tables"]))


def until(holds: Callable[[], bool]) -> None:
    """Wait for something that happens by itself."""
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, "it does not happen"
        time.sleep(0.01)
