"""Who is here and who is away, nudges, bots for those who do not come back, and who looks on."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from unittest.mock import Mock

import pytest
from starlette.websockets import WebSocketDisconnect

from brushpass.engine import Waiting
from brushpass.server.house import House
from brushpass.server.store.records import SeatRecord
from brushpass.server.tables.clock import Clock
from brushpass.server.tables.presence import Presence
from brushpass.server.viewers.viewer import Viewer
from brushpass.server.wire.frames import ABSENCE, NUDGE_EVERY
from tests.server.conftest import Serve, seated, token_of
from tests.server.people import Person, Table


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The first entry is by how many seconds the tables' clock is ahead."""
    ahead = [0.0]
    now = time.time
    monkeypatch.setattr("brushpass.server.tables.actor.time.time", lambda: now() + ahead[0])
    return ahead


def seats(*absent: float | None) -> list[SeatRecord]:
    """People by the time since when they are away; None: here when it was last known."""
    return [
        SeatRecord(table_id="t", seat=seat, kind="human", session=f"s{seat}", name=f"N{seat}", gone=gone)
        for seat, gone in enumerate(absent)
    ]


def away(table: Table) -> bool:
    """Whether the one in the first seat is away."""
    return table.table["seats"][0]["gone"] is not None


def test_from_when_on_a_bot_may_be_called_in() -> None:
    clock = Clock(None)
    clock.follow([Waiting(0, "bid"), Waiting(1, "bid")], 100.0)
    people = seats(50.0, 130.0, 140.0)
    away = Presence(people, clock, set(), 10.0)
    assert [away.until(seat) for seat in people] == [100.0 + ABSENCE, 130.0 + ABSENCE, None]  # the third is not asked
    assert away.next_alarm(100.0) == 100.0 + ABSENCE and away.next_alarm(100.0 + ABSENCE) == 130.0 + ABSENCE
    assert away.late(people[0], 100.0 + ABSENCE) and not away.late(people[0], 99.0 + ABSENCE)
    assert [Presence(people, clock, {"s0", "s1"}, 10.0).until(seat) for seat in people] == [None] * 3
    people[0].away = True
    assert away.until(people[0]) is None  # a bot plays there already
    timed = Clock(10.0)
    timed.follow([Waiting(0, "bid")], 100.0)
    assert [Presence(people, timed, set(), 10.0).until(seat) for seat in people] == [110.0, None, None]


def test_whoever_was_here_when_the_server_stopped_is_away_since_it_began_again() -> None:
    people = seats(None, 50.0)
    assert [Presence(people, Clock(None), {"s1"}, 70.0).gone(seat) for seat in people] == [70.0, None]
    assert [Presence(people, Clock(None), {"s0"}, 70.0).gone(seat) for seat in people] == [None, 50.0]


def test_the_others_see_who_is_away_since_when_also_after_a_restart(serve: Serve) -> None:
    with serve() as client:
        ann, bob = Person(client, "Ann"), Person(client, "Bob")
        table = seated(ann, bob)
        with bob.at(table) as second:
            before = time.time()
            with ann.at(table), ann.at(table):
                second.read_until(lambda: second.table["seats"][0]["here"])
                assert not away(second)
            second.read_until(lambda: not second.table["seats"][0]["here"])
            gone: float = second.table["seats"][0]["gone"]
            assert before <= gone <= time.time()
    with serve() as client:
        bob.client = client
        with bob.at(table) as second:
            assert second.table["seats"][0]["gone"] == gone
            assert second.table["seats"][1]["here"]


def test_a_bot_is_offered_for_somebody_who_is_away_too_long(ann: Person, bob: Person, later: list[float]) -> None:
    table = seated(ann, bob)
    with bob.at(table) as second:
        with ann.at(table) as first:
            assert first.question and second.act("seat", what="call-bot", seat=0)["error"] == "not-late"
        second.read_until(lambda: not second.table["seats"][0]["here"])
        seat = second.table["seats"][0]
        assert seat["until"] == pytest.approx(seat["gone"] + ABSENCE) and not seat["late"]
        assert second.act("seat", what="call-bot", seat=0)["error"] == "not-late"
        later[0] = ABSENCE
        assert second.act("seat", what="call-bot", seat=0)["t"] == "done"
        second.read_until(lambda: second.question == "bid" and second.table["seats"][0]["away"])
        with ann.at(table) as first:
            assert first.act("seat", what="return")["t"] == "done"
            second.read_until(lambda: not second.table["seats"][0]["away"])


def test_viewers_are_told_when_somebody_has_been_away_too_long(ann: Person, bob: Person, later: list[float]) -> None:
    table = seated(ann, bob)
    later[0] = ABSENCE - 0.2
    with bob.at(table) as second:
        second.read_until(lambda: second.table["seats"][0]["late"])


def test_a_nudge_reaches_whoever_is_waited_for(ann: Person, bob: Person, eve: Person, later: list[float]) -> None:
    table = seated(ann, bob, public=True)
    with ann.at(table) as first, bob.at(table) as second, eve.at(table) as watcher:
        assert first.act("seat", what="nudge", seat=1)["error"] == "not-awaited"
        assert first.act("seat", what="nudge", seat=0)["error"] == "no-such-seat"  # oneself
        assert watcher.act("seat", what="nudge", seat=0)["error"] == "not-seated"
        assert second.act("seat", what="nudge", seat=0)["t"] == "done"
        first.read_until(lambda: first.table["nudged_by"] == "Bob")
        assert second.table["nudged_by"] == "" and second.table["seats"][0]["nudged"] > 0
        assert [row["nudged_by"] for row in ann.get("/api/me")[1]["tables"]] == ["Bob"]
        assert second.act("seat", what="nudge", seat=0)["error"] == "nudged"
        later[0] = NUDGE_EVERY
        assert second.act("seat", what="nudge", seat=0)["t"] == "done"
        first.choose(first.options[0])
        first.read_until(lambda: first.table["nudged_by"] == "")
        assert [row["nudged_by"] for row in ann.get("/api/me")[1]["tables"]] == [""]


def test_a_nudge_waits_for_whoever_is_away(ann: Person, bob: Person) -> None:
    table = seated(ann, bob)
    with bob.at(table) as second:
        assert second.act("seat", what="nudge", seat=0)["t"] == "done"
    with ann.at(table) as first:
        assert first.table["nudged_by"] == "Bob"


def test_before_the_start_somebody_who_is_not_here_can_be_nudged(ann: Person, bob: Person) -> None:
    table = ann.open_table("me", "open")
    bob.ok("/api/join", token=token_of(ann, table), name="Bob")
    with ann.at(table) as first:
        assert first.act("seat", what="nudge", seat=1)["t"] == "done"
        assert [row["nudged_by"] for row in bob.get("/api/me")[1]["tables"]] == ["Ann"]
        with bob.at(table) as second:  # that is what was asked for
            assert second.table["nudged_by"] == ""
            assert first.act("seat", what="nudge", seat=1)["error"] == "not-awaited"


def test_players_are_told_who_looks_on(ann: Person, bob: Person, eve: Person) -> None:
    table = seated(ann, bob, public=True)
    with ann.at(table) as first:
        assert first.table["watching"] == []
        with eve.at(table), eve.at(table), Person(ann.client).at(table):
            first.read_until(lambda: first.table["watching"] == ["", "Eve"])
        first.read_until(lambda: first.table["watching"] == [])


def test_who_looks_on_is_no_business_of_others_who_do(ann: Person, bob: Person, eve: Person) -> None:
    table = seated(ann, bob, public=True)
    with ann.at(table) as first, eve.at(table) as watching:
        first.read_until(lambda: first.table["watching"] == ["Eve"])
        assert watching.table["watching"] == []
        frames = len(watching.frames)
        with Person(ann.client).at(table):
            first.read_until(lambda: first.table["watching"] == ["", "Eve"])
        first.read_until(lambda: first.table["watching"] == ["Eve"])
        watching.settle()
        assert [frame["t"] for frame in watching.frames[frames:]] == ["pong"]


def test_of_those_who_leave_at_once_the_others_are_told_once(
    ann: Person, bob: Person, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = seated(ann, bob, public=True)
    with ann.at(table) as first:
        actor, run = house.actors[table], ann.client.portal.call  # type: ignore[union-attr]
        crowd = [Viewer(None, "en") for _ in range(5)]

        async def come() -> None:
            actor.audience.viewers.extend(crowd)
            actor.announce()

        async def go() -> None:
            await asyncio.gather(*[actor.do(partial(actor.exit, one), wake=False) for one in crowd])

        run(come)
        first.read_until(lambda: len(first.table["watching"]) == 5)
        announced = Mock(wraps=actor.announce)
        monkeypatch.setattr(actor, "announce", announced)
        run(go)
        first.read_until(lambda: first.table["watching"] == [])
        announced.assert_called_once()


def test_a_table_has_room_for_so_many_spectators(serve: Serve) -> None:
    with serve(spectators_per_table=1) as client:
        ann, bob, eve = (Person(client, name) for name in ("Ann", "Bob", "Eve"))
        table = seated(ann, bob, public=True)
        with eve.at(table), ann.at(table), bob.at(table):
            with pytest.raises(WebSocketDisconnect) as closed, Person(client).at(table):
                pass
            assert closed.value.code == 1013
