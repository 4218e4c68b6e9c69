"""What a seat does unasked: checked by the game, written and told like a choice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from unittest.mock import patch

import pytest
from starlette.testclient import TestClient

from brushpass.engine import IllegalAct, Outcome, Over, registered
from brushpass.server.house import House
from brushpass.server.tables.kept import Kept
from tests.server.conftest import Pondering, Serve, seated
from tests.server.people import Person
from tests.server.spies import Spies, Spying
from tests.server.test_rebuild import again
from tests.server.test_refusals import digest


class Talkative(Spies):
    """A seat may give points away, make a note that nobody else sees, and resign."""

    id = "talkative"

    def act(self, t: Spying, seat: int, act: Any) -> tuple[int, ...] | None:
        match act:
            case {"note": str()}:
                return (seat,)
            case {"give": int(points)} if 0 < points <= 9:
                t.points[(seat + 1) % t.setup.seats] += points
                return None
            case "resign":
                raise Over(Outcome.of([1 - seat], "points", seats=t.setup.seats))
        raise IllegalAct("no such act")


@pytest.fixture(autouse=True)
def talkative() -> Iterator[None]:
    with registered(Talkative()):
        yield


def do(seat: Any, value: Any, **more: Any) -> dict[str, Any]:
    answer: dict[str, Any] = seat.act("act", value=value, **more)
    return answer


def test_an_act_is_done_whoever_is_asked_and_everybody_is_told(ann: Person, bob: Person) -> None:
    table = seated(ann, bob, game="talkative")
    with ann.at(table) as first, bob.at(table) as second:
        assert first.question == "mark" and second.question is None
        assert do(second, {"give": 3})["t"] == "done"
        first.settle()
        assert "[3, 0]" in first.scene["status"] and first.question == "mark"
        assert do(first, {"give": 2}, id="once")["t"] == "done"
        assert do(first, {"give": 2}, id="once")["t"] == "done"
        assert "[3, 2]" in first.scene["status"]


def test_a_secret_act_changes_nothing_for_the_others(ann: Person, bob: Person) -> None:
    table = seated(ann, bob, game="talkative")
    with ann.at(table) as first, bob.at(table) as second:
        frames = len(second.frames)
        assert do(first, {"note": "bob has the ace"})["t"] == "done"
        second.settle()
        assert [frame["t"] for frame in second.frames[frames:]] == ["pong"]


def test_acts_that_are_refused_change_nothing(ann: Person, bob: Person, house: House) -> None:
    table = seated(ann, bob, game="talkative")
    with ann.at(table) as first:
        before = digest(house, table)
        refused: list[Any] = [None, 7, "help", {"give": 10}, {"give": "3"}, {"note": "x" * 5000}, [[[]]]]
        for value in refused:
            assert do(first, value)["error"] == "illegal-act"
        assert digest(house, table) == before


def test_nobody_acts_while_a_bot_plays_for_them_nor_after_the_end(
    ann: Person, bob: Person, pondering: Pondering
) -> None:
    table = seated(ann, bob, game="talkative")
    with ann.at(table) as first, bob.at(table) as second:
        assert first.act("seat", what="leave")["t"] == "done"
        assert do(first, {"give": 1})["error"] == "wrong-seat"
        second.settle()
        assert do(second, "resign")["t"] == "done"
        first.settle()
        assert first.scene["verdict"]["winners"] == [0] and first.table["over"]
        assert do(second, "resign")["error"] == "over"


def test_agent_avenue_has_no_acts(ann: Person, house: House) -> None:
    table = ann.open_table("me", "rookie", game="agent_avenue")
    with ann.at(table) as seat:
        assert do(seat, "resign")["error"] == "not-started"
        ann.ok(f"/api/tables/{table}/start")
        seat.read_until(lambda: bool(seat.options))
        assert do(seat, "resign")["error"] == "illegal-act"


@pytest.mark.parametrize("saved", [True, False])
def test_acts_are_there_after_a_restart(saved: bool, serve: Serve) -> None:
    with serve() as client, patch.object(Kept, "_unsaved", Kept._unsaved if saved else lambda self: []):
        ann, bob = Person(client, "Ann"), Person(client, "Bob")
        table = seated(ann, bob, game="talkative")
        with ann.at(table) as first, bob.at(table) as second:
            do(second, {"give": 3})
            first.settle()
            first.choose("left")
            do(first, {"note": "left"})
            scene, save = first.scene, live(client, table)
    with serve() as client, again(client, ann).at(table) as first:
        assert first.scene == scene and live(client, table) == save


def live(client: TestClient, table: str) -> bytes:
    save: bytes = client.app.state.house.actors[table].match.save()  # type: ignore[attr-defined]
    return save
