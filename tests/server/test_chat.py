"""What is said to the own side reaches that side, now and after a restart, and nobody else can tell that it was."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest

from brushpass.engine import Setup, registered
from brushpass.server.house import House
from brushpass.server.store import LATEST_CHAT
from tests.server.conftest import Serve, seated, token_of
from tests.server.people import Person, Table, play_out
from tests.server.spies import Spies
from tests.server.test_rebuild import again
from tests.server.test_refusals import digest


class Pairs(Spies):
    """Two against two; three play each for themselves."""

    id = "pairs"

    def sides(self, setup: Setup) -> tuple[tuple[int, ...], ...]:
        return ((0, 1), (2, 3)) if setup.seats == 4 else super().sides(setup)


@pytest.fixture(autouse=True)
def pairs() -> Iterator[None]:
    with registered(Pairs()):
        yield


def together(*people: Person, **agreed: Any) -> str:
    """A begun table at which all of these sit, in this order."""
    host, *guests = people
    table = host.open_table("me", *["open"] * len(guests), game="pairs", public=True, **agreed)
    for guest in guests:
        guest.ok("/api/join", token=token_of(host, table), name="")
    host.ok(f"/api/tables/{table}/start")
    return table


def whisper(seat: Table, text: str, **more: Any) -> dict[str, Any]:
    return seat.act("chat", text=text, side=True, **more)


def texts(seat: Table) -> list[str]:
    return [line["text"] for line in seat.chat]


@pytest.fixture
def dan(client: Any) -> Person:
    return Person(client, "Dan")


@pytest.fixture
def cyn(client: Any) -> Person:
    return Person(client, "Cyn")


def test_only_the_own_side_reads_it(ann: Person, bob: Person, cyn: Person, dan: Person, eve: Person) -> None:
    table = together(ann, bob, cyn, dan)
    with ann.at(table) as a, bob.at(table) as b, cyn.at(table) as c, dan.at(table) as d, eve.at(table) as watching:
        assert (a.table["side"], c.table["side"], watching.table["side"]) == ([0, 1], [2, 3], [])
        for seat in (c, d):
            seat.settle()
        counts = [len(seat.frames) for seat in (c, d, watching)]
        assert whisper(a, "they have the ace", id="once")["t"] == "done"
        assert whisper(a, "they have the ace", id="once")["t"] == "done"
        b.settle()
        assert texts(a) == texts(b) == ["they have the ace"] and b.chat[0]["side"] is True
        for seat, before in zip((c, d, watching), counts, strict=True):
            seat.settle()
            assert [frame["t"] for frame in seat.frames[before:]] == ["pong"]
        whisper(d, "no, the bee")
        a.act("chat", text="hello everybody")
        for seat in (b, c, watching):
            seat.settle()
        assert texts(b) == ["they have the ace", "hello everybody"] and texts(c) == ["no, the bee", "hello everybody"]
        assert texts(watching) == ["hello everybody"] and watching.chat[0] == {**c.chat[1]}


def test_nobody_else_can_tell_that_others_whisper(serve: Serve) -> None:
    """Not by a number, not by what is left of an older talk, not after a restart: the other side's frames are equal."""

    def told(whispers: int) -> list[list[Any]]:
        with serve(frame_rate=1e6, address_rate=1e6, spare_rate=1e6) as client:
            people = [Person(client, name) for name in ("Ann", "Bob", "Cyn", "Dan")]
            table = together(*people)
            with people[0].at(table) as a, people[2].at(table) as c:
                a.act("chat", text="before")
                for number in range(whispers):
                    whisper(a, f"secret {number}")
                a.act("chat", text="after")
                c.settle()
                live = c.chat
                with people[2].at(table) as reconnected:
                    again_told = reconnected.chat
        with serve() as client:
            with again(client, people[2]).at(table) as c, Person(client, "Eve").at(table) as watching:
                kept = [live, again_told, c.chat, watching.chat]
            with again(client, people[1]).at(table) as b:
                assert len(b.chat) == 2 + min(whispers, LATEST_CHAT)
        return [[{**line, "at": 0} for line in lines] for lines in kept]

    quiet = told(0)
    assert [[line["text"] for line in lines] for lines in quiet] == [["before", "after"]] * 4
    assert told(LATEST_CHAT + 5) == quiet


@pytest.mark.parametrize("over", [False, True], ids=["while it is played", "when it is over"])
def test_nothing_that_others_can_ask_for_changes_when_somebody_whispers(
    over: bool, ann: Person, bob: Person, cyn: Person, dan: Person, eve: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table, the lists of tables, looking back, the replay, the file of the match: the same bytes."""
    table = together(ann, bob, cyn, dan)
    paths = [f"/api/tables/{table}{rest}" for rest in ("", "/back", "/back/0", "/replay", "/replay/3", "/save")]
    others = (cyn, eve, Person(eve.client))

    def asked() -> list[bytes]:
        return [
            eve.client.get(path, headers=other.headers).content
            for other in others
            for path in (*paths, "/api/me", "/api/tables")
        ]

    with ann.at(table) as a, bob.at(table) as b, cyn.at(table) as c, dan.at(table) as d:
        if over:
            play_out(a, b, c, d)
        now = time.time()
        monkeypatch.setattr("time.time", lambda: now)
        before = asked()
        assert whisper(a, "well, they never knew")["t"] == "done"
        assert asked() == before
        b.settle()
        assert texts(b) == ["well, they never knew"]


def test_whoever_plays_alone_has_no_side(ann: Person, bob: Person, cyn: Person, house: House) -> None:
    table = together(ann, bob, cyn)
    with ann.at(table) as a, bob.at(table) as b:
        before = digest(house, table)
        assert a.table["side"] == []
        assert whisper(a, "to myself")["error"] == "no-side"
        assert whisper(b, " ")["error"] == "no-side"
        assert digest(house, table) == before


def test_there_are_no_sides_before_the_start_and_they_stay_to_the_end(
    ann: Person, bob: Person, cyn: Person, dan: Person
) -> None:
    table = ann.open_table("me", "open", "bot", "bot", game="pairs", public=True)
    bob.ok(f"/api/tables/{table}/join", name="Bob")
    with ann.at(table) as a, bob.at(table) as b:
        assert whisper(a, "psst")["error"] == "not-started"
        ann.ok(f"/api/tables/{table}/start")
        a.settle()
        assert whisper(a, "psst")["t"] == "done"
        while not a.scene.get("verdict"):
            for seat in (a, b):
                seat.settle()
                if seat.options:
                    seat.choose(seat.options[0])
        assert whisper(b, "well played")["t"] == "done"
        a.settle()
        assert texts(a) == ["psst", "well played"]


@pytest.mark.parametrize("who", ["a spectator", "a guest by link", "a stranger"])
def test_nobody_without_a_seat_whispers(
    who: str, ann: Person, bob: Person, cyn: Person, dan: Person, eve: Person, house: House
) -> None:
    table = together(ann, bob, cyn, dan)
    person = Person(eve.client) if who == "a stranger" else eve
    key = house.invitations.key(table, "watch") if who == "a guest by link" else ""
    with person.at(table, key=key) as watching:
        before = digest(house, table)
        assert whisper(watching, "boo")["error"] == "not-seated"
        assert digest(house, table) == before


def test_somebody_whom_a_bot_stands_in_for_still_reads_and_talks(
    ann: Person, bob: Person, cyn: Person, dan: Person
) -> None:
    table = together(ann, bob, cyn, dan)
    with ann.at(table) as a, bob.at(table) as b:
        assert b.act("seat", what="leave")["t"] == "done"
        assert whisper(b, "back soon")["t"] == "done"
        a.settle()
        assert texts(a) == ["back soon"]


def test_a_side_that_the_game_names_is_called_so_in_the_own_language(client: Any) -> None:
    people = [Person(client, name, language) for name, language in zip(("Ann", "Bob"), ("en", "cs"), strict=True)]
    table = together(*people, Person(client, "Cyn"), Person(client, "Dan"))
    with people[0].at(table) as a, people[1].at(table) as b:
        assert (a.table["side_name"], b.table["side_name"]) == ("Early birds", "Ranní ptáčata")


def test_agent_avenue_has_sides_of_two(ann: Person, bob: Person) -> None:
    table = seated(ann, bob, "rookie", "rookie", game="agent_avenue")
    with ann.at(table) as a, bob.at(table) as b:
        assert a.table["side"] == b.table["side"] == [0, 1]
        whisper(a, "take the mole")
        b.settle()
        assert texts(b) == ["take the mole"]
