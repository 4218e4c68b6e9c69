"""Nothing lives only in memory: restarts, failed commits, idle tables, new rules."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any, ClassVar
from unittest.mock import patch

import msgspec
import pytest
from starlette.testclient import TestClient

from brushpass.engine import Promise, game, registered
from brushpass.server.house import House
from brushpass.server.store import Store
from brushpass.server.tables import history
from brushpass.server.tables.kept import Kept
from brushpass.server.viewers.texts import titles
from tests.server.conftest import Serve, seated
from tests.server.people import PATIENCE, Person, Table
from tests.server.spies import Spies, SpiesFace, Spying
from tests.server.test_refusals import digest


def again(client: TestClient, before: Person) -> Person:
    """The same browser at a server that was started again."""
    person = Person(client)
    person.cookie = before.cookie
    return person


def eventually(holds: Callable[[], bool]) -> None:
    """Wait for something that no frame tells."""
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, "it does not come true"
        time.sleep(0.01)


def advance(seats: list[Table], steps: int) -> None:
    for _ in range(steps):
        for seat in seats:
            seat.settle()
        seat = next(seat for seat in seats if seat.options)
        assert seat.choose(seat.options[-1])["t"] == "done"


@pytest.fixture
def pulled_plug() -> Iterator[None]:
    """No server saves a match when it stops, as if it had no time to."""
    with patch.object(Kept, "_unsaved", lambda self: []):
        yield


@pytest.mark.parametrize("steps", [0, 1, 3, 5, 8])
@pytest.mark.parametrize(("every", "killed"), [(3, True), (1000, True), (1000, False)])
def test_a_new_server_continues_the_game(
    steps: int, every: int, killed: bool, serve: Serve, request: pytest.FixtureRequest
) -> None:
    if killed:
        request.getfixturevalue("pulled_plug")
    with patch("brushpass.server.tables.kept.CHECKPOINT_EVERY", every):
        with serve() as client:
            ann, bob = Person(client, "Ann"), Person(client, "Bob")
            table = seated(ann, bob)
            with ann.at(table) as first, bob.at(table) as second:
                advance([first, second], steps)
                if first.question == "hide":
                    first.undo()
                first.act("chat", text="see you")
                second.settle()
                scenes = [first.scene, second.scene]
                saved = client.app.state.house.actors[table].match.save()  # type: ignore[attr-defined]
        with serve() as client:
            ann, bob = again(client, ann), again(client, bob)
            assert [row["id"] for row in ann.get("/api/me")[1]["tables"]] == [table]
            with ann.at(table) as third, bob.at(table) as fourth:
                third.settle()
                assert [third.scene, fourth.scene] == scenes
                assert client.app.state.house.actors[table].match.save() == saved  # type: ignore[attr-defined]
                assert [third.asked, fourth.asked] == [first.asked, second.asked]
                assert [line["text"] for line in third.chat] == ["see you"]
                advance([third, fourth], 3)


def test_what_was_done_before_the_restart_is_not_done_again(serve: Serve) -> None:
    with serve() as client:
        ann, bob = Person(client, "Ann"), Person(client, "Bob")
        table = seated(ann, bob)
        with ann.at(table) as first:
            old = first.asked
            first.choose("left", id="once")
    with serve() as client, again(client, ann).at(table) as first:
        assert first.question == "hide"
        assert first.choose("left", id="once", question=old)["t"] == "done"
        assert first.question == "hide"
        assert first.choose("right", id="never acknowledged", question=old)["error"] == "stale"


def test_a_choice_that_a_restart_overtook_still_meets_its_question(serve: Serve) -> None:
    with serve() as client:
        ann, bob = Person(client, "Ann"), Person(client, "Bob")
        table = seated(ann, bob)
        with ann.at(table) as first:
            asked = first.asked
    with serve() as client, again(client, ann).at(table) as first:
        assert first.choose("left", question=asked)["t"] == "done"


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
        with patch.object(SpiesFace, "scene", side_effect=KeyError("bug")):
            assert first.choose("left")["error"] == "broken"  # committed, but it could not be shown
        first.settle()
        assert first.act("chat", text="hm")["t"] == "done"


def test_idle_tables_leave_the_memory(serve: Serve) -> None:
    with serve(idle=0.05) as client:
        house: House = client.app.state.house  # type: ignore[attr-defined]
        ann, bob = Person(client, "Ann"), Person(client, "Bob")
        table = seated(ann, bob)
        with ann.at(table) as first:
            version, scene = first.version, first.scene
            eventually(lambda: house.actors[table].match is None)
            assert first.act("chat", text="still there?")["t"] == "done"
            assert first.version == version, "what had not changed was not sent again"
            eventually(lambda: house.actors[table].match is None)
            assert first.choose("left")["t"] == "done"
            assert first.version == version + 1 and first.question == "hide" and first.scene["areas"] == scene["areas"]
            eventually(lambda: house.actors[table].match is None)
            first.send(t="earlier", before=1)
            assert first.until("earlier")["lines"] == first.scene["log"][:1]
        eventually(lambda: table not in house.actors)
        with bob.at(table) as second:
            assert second.scene["log"][-1]["text"] == "Ann marked a side."


def test_chance_that_comes_out_differently_stops_the_table(serve: Serve, pulled_plug: None) -> None:
    with serve() as client:
        ann, bob = Person(client, "Ann"), Person(client, "Bob")
        table = seated(ann, bob)
        with ann.at(table) as first:
            first.choose("left")
    other = Promise(b"another secret", ["a", "b"])
    with serve() as client, patch.object(history, "Promise", lambda *_: other):
        ann = again(client, ann)
        with ann.at(table) as first:
            assert first.table["stopped"] and first.table["save"] is None  # the plug was pulled before a save
            assert first.choose("left", question=0)["error"] == "stopped"
            assert ann.get(f"/api/tables/{table}/save")[1]["error"] == "stopped"


async def other_turn(t: Spying) -> None:
    """There are other sides to mark."""
    t.marks.append(await t.ask(t.active, "mark", ("up", "down")))
    t.stage = "bids"


class Newer(Spies):
    """Rules that cannot go on with what was begun under the old ones."""

    version = 2
    stages: ClassVar = Spies.stages | {"turn": other_turn}


def test_newer_rules_say_that_a_match_cannot_go_on_and_hand_it_out(serve: Serve) -> None:
    with serve() as client:
        ann, bob, eve = (Person(client, name) for name in ("Ann", "Bob", "Eve"))
        table = seated(ann, bob, public=True)
        with ann.at(table) as first:
            first.choose("left")
            assert first.table["save"] is None
            begun = client.app.state.house.actors[table].match.save()  # type: ignore[attr-defined]
    with registered(Newer()), serve() as client:
        ann, bob, eve = (again(client, person) for person in (ann, bob, eve))
        with ann.at(table) as first, eve.at(table) as watching:
            assert first.table["stopped"] == "This match was begun under older rules and cannot go on."
            assert (first.table["started"], first.table["over"], first.scene) == (True, False, {})
            assert first.choose("left", question=0)["error"] == "stopped"
            assert first.act("seat", what="return")["error"] == "stopped"
            assert watching.table["stopped"] and watching.table["save"] is None
            house: House = client.app.state.house  # type: ignore[attr-defined]
            before = digest(house, table)
            assert eve.get(f"/api/tables/{table}/save")[1]["error"] == "stopped"
            assert first.table["may_end"] and first.table["save"] is None and not watching.table["may_end"]
            assert ann.get(f"/api/tables/{table}/save")[1]["error"] == "stopped"
            assert digest(house, table) == before  # to ask for something changes nothing
            assert eve.post(f"/api/tables/{table}/end")[1]["error"] == "illegal-act"
            ann.ok(f"/api/tables/{table}/end")
            first.read_until(lambda: first.table["save"] is not None)
            assert not first.table["may_end"]
            ann.ok(f"/api/tables/{table}/end")  # twice is once
            answer = client.get(f"/api/tables/{table}/save", headers=ann.headers)
            assert answer.status_code == 200 and answer.content == begun
        assert bob.get("/api/me")[1]["tables"][0]["yours"] is False
    # Its secrets are out: it stays as it is, even under the old rules, and can still be had.
    with serve() as client:
        ann = again(client, ann)
        with ann.at(table) as first:
            assert first.table["stopped"] and first.table["started"] and first.scene == {}
            assert ann.post(f"/api/tables/{table}/leave") == (200, None)
            assert first.act("seat", what="leave")["t"] == "done"
            assert first.table["seats"][0]["name"] == "Ann"
        assert client.get(f"/api/tables/{table}/save", headers=ann.headers).content == begun


def test_a_match_that_was_only_looked_at_goes_on_under_its_own_rules(serve: Serve) -> None:
    with serve() as client:
        ann, bob = Person(client, "Ann"), Person(client, "Bob")
        table = seated(ann, bob)
        with ann.at(table) as first:
            first.choose("left")
    with registered(Newer()), serve() as client, again(client, ann).at(table) as first:
        assert first.table["stopped"]
    with serve() as client, again(client, ann).at(table) as first:
        assert not first.table["stopped"]
        assert first.choose(first.options[0])["t"] == "done"


def test_a_game_that_is_not_installed_any_more(serve: Serve) -> None:
    with serve() as client:
        ann, bob = Person(client, "Ann"), Person(client, "Bob")
        table = seated(ann, bob)
        over = ann.open_table("me", "rookie")
        ann.ok(f"/api/tables/{over}/start")
        with ann.at(over) as seat:
            seat.play()
    with patch.dict("brushpass.engine.game._registered", clear=True):
        game.cache_clear()
        titles.cache_clear()
        with serve() as client:
            ann = again(client, ann)
            assert {row["title"] for row in ann.get("/api/me")[1]["tables"]} == {"spies"}
            with ann.at(table) as first:
                assert first.table["stopped"] and first.table["title"] == "spies" and first.table["may_end"]
            assert ann.post(f"/api/tables/{over}/rematch")[1]["error"] == "bad-set-up"
    titles.cache_clear()
    game.cache_clear()


def test_bots_go_on_after_a_restart_though_nobody_looks(serve: Serve) -> None:
    with serve(bot_delay=3600.0) as client:
        ann = Person(client, "Ann")
        waits, left = ann.open_table("rookie", "me"), ann.open_table("rookie", "me")
        mine = ann.open_table("me", "rookie")
        for table in (waits, left, mine):
            ann.ok(f"/api/tables/{table}/start")
        ann.ok(f"/api/tables/{left}/leave")
    with serve() as client:
        house: House = client.app.state.house  # type: ignore[attr-defined]
        ann = again(client, ann)

        def yours() -> set[str]:
            return {row["id"] for row in ann.get("/api/me")[1]["tables"] if row["yours"]}

        eventually(lambda: yours() == {waits, mine})
        eventually(lambda: house._waking is not None and house._waking.done())
        assert house.actors[left].steps == 1 and not house.actors[left].busy  # whoever left is waited for
        assert mine not in house.actors


def test_a_match_is_saved_when_its_table_falls_asleep(serve: Serve) -> None:
    with serve(idle=0.05) as client:
        house: House = client.app.state.house  # type: ignore[attr-defined]
        ann, bob = Person(client, "Ann"), Person(client, "Bob")
        table = seated(ann, bob)
        with ann.at(table) as first:
            first.choose("left")
            saved = "SELECT steps FROM checkpoints"

            def asleep() -> bool:
                with house.store.engine.connect() as connection:
                    return connection.exec_driver_sql(saved).scalar() == 2

            eventually(asleep)
            assert first.choose(first.options[0])["t"] == "done"


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
