"""Nothing lives only in memory: restarts, failed commits, idle tables, new rules."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any
from unittest.mock import patch

import msgspec
import pytest
from starlette.testclient import TestClient

from brushpass.engine import Promise
from brushpass.server import history
from brushpass.server.house import House
from brushpass.server.store import Store
from tests.server.conftest import Serve, seated
from tests.server.people import Person, Table
from tests.server.spies import Spies


def again(client: TestClient, before: Person) -> Person:
    """The same browser at a server that was started anew."""
    person = Person(client)
    person.cookie = before.cookie
    return person


def eventually(holds: Callable[[], bool]) -> None:
    for _ in range(500):
        if holds():
            return
        time.sleep(0.01)
    raise AssertionError("it does not come true")


def advance(seats: list[Table], steps: int) -> None:
    for _ in range(steps):
        for seat in seats:
            seat.settle()
        seat = next(seat for seat in seats if seat.options)
        assert seat.choose(seat.options[-1])["t"] == "done"


@pytest.mark.parametrize("steps", [0, 1, 3, 5, 8])
@pytest.mark.parametrize("every", [3, 1000])
def test_a_new_server_continues_the_game(steps: int, every: int, serve: Serve) -> None:
    with patch("brushpass.server.actor.CHECKPOINT_EVERY", every):
        with serve() as client:
            ann, bob = Person(client, "Ann"), Person(client, "Bob")
            table = seated(ann, bob)
            with ann.at(table) as first, bob.at(table) as second:
                advance([first, second], steps)
                if first.question == "hide":
                    first.act("undo", version=first.version)
                first.act("chat", text="see you")
                second.settle()
                scenes = [first.scene, second.scene]
                saved = client.app.state.house.actors[table].match.save()  # type: ignore[attr-defined]
        with serve() as client:
            ann, bob = again(client, ann), again(client, bob)
            assert [row["id"] for row in ann.get("/api/me")[1]["tables"]] == [table]
            with ann.at(table, since=first.version) as third, bob.at(table, since=second.version) as fourth:
                third.settle()
                assert [third.scene, fourth.scene] == scenes
                assert client.app.state.house.actors[table].match.save() == saved  # type: ignore[attr-defined]
                assert third.version > first.version and fourth.version > second.version
                assert [line["text"] for line in third.chat] == ["see you"]
                advance([third, fourth], 3)


def test_what_was_done_before_the_restart_is_not_done_again(serve: Serve) -> None:
    with serve() as client:
        ann, bob = Person(client, "Ann"), Person(client, "Bob")
        table = seated(ann, bob)
        with ann.at(table) as first:
            old = first.version
            first.choose("left", id="once")
    with serve() as client, again(client, ann).at(table, since=old) as first:
        assert first.question == "hide"
        assert first.choose("left", id="once", version=old)["t"] == "done"
        assert first.question == "hide"
        assert first.choose("right", id="never acknowledged", version=old)["error"] == "stale"


def broken(self: Store, units: Any) -> None:
    raise OSError("the disk is full")


def test_a_commit_that_fails_is_told_to_nobody(ann: Person, bob: Person, house: House) -> None:
    table = seated(ann, bob)
    with ann.at(table) as first, bob.at(table) as second:
        before, frames = house.actors[table].match.save(), len(second.frames)  # type: ignore[union-attr]
        with patch.object(Store, "write", broken):
            assert first.choose("left")["error"] == "not-saved"
            assert first.act("chat", text="hello?")["error"] == "not-saved"
            assert first.act("seat", what="leave")["error"] == "not-saved"
        second.settle()
        assert [frame["t"] for frame in second.frames[frames:]] == ["pong"]
        assert house.actors[table].match.save() == before  # type: ignore[union-attr]
        assert first.choose("left")["t"] == "done"
        second.settle()
        assert second.scene["log"][-1]["text"] == "Ann marked a side."


def test_a_bot_whose_answer_could_not_be_written_answers_again(ann: Person, house: House) -> None:
    table = ann.open_table("me", "rookie")
    ann.ok(f"/api/tables/{table}/start")
    real = Store.write
    failed: list[bool] = []

    def now_and_then(self: Store, units: Any) -> None:
        if len(failed) < 3 and any("kind" in values and values["seat"] == 1 for unit in units for _, values in unit):
            failed.append(True)
            raise OSError
        real(self, units)

    with patch.object(Store, "write", now_and_then), ann.at(table) as seat:
        assert seat.play()["verdict"]
    assert len(failed) == 3


def test_a_bug_in_a_rule_leaves_the_table_as_it_was(ann: Person, bob: Person, house: House) -> None:
    table = seated(ann, bob)
    with ann.at(table) as first:
        before = house.actors[table].match.save()  # type: ignore[union-attr]
        with patch("tests.server.spies.Spying.tell", side_effect=KeyError("bug")):
            assert first.choose("left")["error"] == "broken"
        assert house.actors[table].match.save() == before  # type: ignore[union-attr]
        with patch.object(Spies, "scene", side_effect=KeyError("bug")):
            assert first.choose("left")["error"] == "broken"  # committed, but it could not be shown
        first.settle()
        assert first.act("chat", text="hm")["t"] == "done"


def test_idle_tables_leave_the_memory(serve: Serve) -> None:
    with serve(idle=0.05) as client:
        house: House = client.app.state.house  # type: ignore[attr-defined]
        ann, bob = Person(client, "Ann"), Person(client, "Bob")
        table = seated(ann, bob)
        with ann.at(table) as first:
            version = first.version
            eventually(lambda: house.actors[table].match is None)
            assert first.choose("left")["t"] == "done"
            assert first.version == version + 1 and first.question == "hide"
        eventually(lambda: table not in house.actors)
        with bob.at(table) as second:
            assert second.scene["log"][-1]["text"] == "Ann marked a side."


def test_newer_rules_that_lead_elsewhere_stop_the_table(serve: Serve) -> None:
    with serve() as client:
        ann, bob = Person(client, "Ann"), Person(client, "Bob")
        table = seated(ann, bob)
        with ann.at(table) as first:
            first.choose("left")
    other = Promise(b"another secret", ["a", "b"])
    with serve() as client, patch.object(history, "Promise", lambda *_: other):
        ann = again(client, ann)
        with ann.at(table) as first:
            assert first.table["stopped"] == "This match was begun under older rules and cannot go on."
            assert first.scene == {}
            assert first.choose("left", version=0)["error"] == "stopped"


def test_the_version_of_a_seat_never_goes_back(serve: Serve) -> None:
    with serve() as client:
        ann = Person(client, "Ann")
        table = ann.open_table("me", "rookie")
        ann.ok(f"/api/tables/{table}/start")
        with ann.at(table, since=41) as first, ann.at(table) as other:
            assert first.version == other.version == 42
            with ann.at(table, since=50) as third:
                first.settle()
                assert first.version == third.version == 51


def test_every_answer_is_stored_with_its_chance(ann: Person, bob: Person, house: House) -> None:
    table = seated(ann, bob)
    with ann.at(table) as first, bob.at(table) as second:
        advance([first, second], 4)
        match = house.actors[table].match
        assert match is not None
        with house.store.engine.connect() as connection:
            rows = connection.exec_driver_sql("SELECT kind, seat, value, chance FROM steps ORDER BY number").all()
        assert [(row.kind, row.seat) for row in rows] == [
            ("deal", -1),
            ("choice", 0),
            ("choice", 0),
            ("choice", 0),
            ("choice", 1),
        ]
        drawn = [card for row in rows for card in msgspec.json.decode(row.chance)]
        assert drawn == [answer[2] for answer in match.history if answer[0] == "chance"]
        assert len(drawn) == 7
