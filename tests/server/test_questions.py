"""A choice names the question that it answers: nothing but another question makes it stale."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from random import Random
from typing import ClassVar
from unittest.mock import patch

import pytest
from sqlalchemy import Connection
from starlette.testclient import TestClient

from brushpass.engine import registered
from brushpass.server.house import House
from brushpass.server.store import Write, rows
from brushpass.server.viewers.questions import Questions
from tests.server.conftest import Pondering, seated
from tests.server.people import Person
from tests.server.spies import SPIES, Spying
from tests.server.test_acts import Talkative, do
from tests.server.test_rebuild import eventually
from tests.server.test_secrecy import Deliberate


@pytest.fixture(autouse=True)
def more_games() -> Iterator[None]:
    with registered(Talkative(), Deliberate(), Shifting()):
        yield


def test_an_act_of_somebody_else_makes_no_choice_stale(ann: Person, bob: Person) -> None:
    table = seated(ann, bob, game="talkative")
    with ann.at(table) as first, bob.at(table) as second:
        asked = first.asked
        do(second, {"give": 3})
        second.act("chat", text="there you are")
        first.settle()
        assert first.version > 1 and first.asked == asked
        assert first.choose("left", question=asked)["t"] == "done"


def test_two_tabs_answer_a_question_once(ann: Person, bob: Person) -> None:
    table = seated(ann, bob)
    with ann.at(table) as tab, ann.at(table) as other:
        asked = tab.asked
        assert other.asked == asked
        assert tab.choose("left")["t"] == "done"
        assert other.choose("right", question=asked)["error"] == "stale"
        assert tab.undo()["t"] == "done"
        assert other.undo(question=tab.asked)["error"] == "nothing-to-undo"
        assert tab.asked == asked, "it is the same question again"
        other.settle()
        assert other.choose("right")["t"] == "done"


def test_an_equal_question_that_follows_is_another_one(ann: Person, bob: Person) -> None:
    """Whoever clicks twice must not answer the next question with the second click."""
    table = seated(ann, bob, game="deliberate")
    with ann.at(table) as first:
        for _ in range(2):
            first.choose(first.options[0])
        asked, options = first.asked, first.options
        assert first.question == "bid" and first.choose(2)["t"] == "done"
        assert first.question == "bid" and first.options == options and first.asked != asked
        assert first.choose(2, question=asked)["error"] == "stale"
        assert first.choose(1)["t"] == "done"


def test_what_others_do_side_by_side_changes_no_number(ann: Person, bob: Person, house: House) -> None:
    table = seated(ann, bob, game="deliberate")
    with ann.at(table) as first, bob.at(table) as second:
        for _ in range(2):
            first.choose(first.options[0])
        second.settle()
        asked = second.asked
        first.choose(1)
        first.undo()
        first.choose(2)
        second.settle()
        assert second.asked == asked and second.choose(1, question=asked)["t"] == "done"


def test_a_number_follows_from_what_the_seat_knows() -> None:
    one, other = SPIES.start(2, seed=1), SPIES.start(2, seed=2)
    first, second = Questions(), Questions()
    assert [first.number(one, seat) for seat in (0, 1)] == [second.number(other, seat) for seat in (0, 1)]
    assert first.number(one, 0) != first.number(one, 1)
    before = first.number(one, 0)
    one.choose("left")
    assert first.number(one, 0) != before
    one.undo(0)
    assert first.number(one, 0) == before


def test_it_counts_on_as_it_would_count_from_the_beginning() -> None:
    """Whoever is first side by side, with undos between."""
    rng = Random(5)
    for seed in range(5):
        match, counting = Deliberate().start(3, seed=seed), Questions()
        while match.decisions:
            for seat in range(3):
                assert counting.number(match, seat) == Questions().number(match, seat)
            decision = rng.choice(match.decisions)
            if rng.random() < 0.3 and match.can_undo(decision.seat):
                match.undo(decision.seat)
            else:
                match.choose(rng.choice(decision.options), decision.seat)


async def marks_with_points(t: Spying) -> None:
    """Whoever has got points may mark both sides."""
    t.marks.append(
        await t.ask_following(
            t.active, "mark", lambda: ("left", "right", "ace") if t.points[t.active] else ("left", "right")
        )
    )
    t.stage = "bids"


class Shifting(Talkative):
    """What is asked depends on what others do unasked."""

    id = "shifting"
    stages: ClassVar = {**Talkative.stages, "turn": marks_with_points}


def test_a_bot_goes_on_thinking_when_somebody_acts(
    ann: Person, house: House, client: TestClient, pondering: Pondering
) -> None:
    table = ann.open_table("rookie", "me", game="talkative")
    ann.ok(f"/api/tables/{table}/start")
    with ann.at(table) as seat:
        eventually(lambda: pondering.thoughts == 1)
        thought = house.actors[table]._bots._thoughts[0]
        for points in (1, 2, 3):
            assert do(seat, {"give": points})["t"] == "done"
        assert house.actors[table]._bots._thoughts == {0: thought}
        pondering.answer(client)
        seat.read_until(lambda: seat.question == "bid")
        assert "[6, 0]" in seat.scene["status"]


def test_a_bot_whose_question_changes_thinks_again(ann: Person, client: TestClient, pondering: Pondering) -> None:
    table = ann.open_table("rookie", "me", game="shifting")
    ann.ok(f"/api/tables/{table}/start")
    with ann.at(table) as seat:
        eventually(lambda: pondering.thoughts == 1)
        assert do(seat, {"give": 1})["t"] == "done"
        eventually(lambda: pondering.thoughts == 2)
        pondering.answer(client)
        seat.read_until(lambda: seat.question == "bid")


def test_an_answer_to_a_question_that_an_act_has_changed_is_stale(ann: Person, bob: Person) -> None:
    table = seated(ann, bob, game="shifting")
    with ann.at(table) as first, bob.at(table) as second:
        asked = first.asked
        do(second, {"give": 1})
        assert first.choose("left", question=asked)["error"] == "stale"
        assert first.options == ["left", "right", "ace"] and first.choose("ace")["t"] == "done"


def test_who_acts_again_and_again_does_not_hold_up_the_others(
    ann: Person, bob: Person, house: House, client: TestClient
) -> None:
    """A socket's next act waits until its last one is done; a choice waits for the one under way, not for all."""
    table = seated(ann, bob, game="talkative")
    actor, gate = house.actors[table], asyncio.Event()
    commit = house.store.commit

    async def gated(writes: Sequence[Write]) -> None:
        await gate.wait()
        await commit(writes)

    with ann.at(table) as first, bob.at(table) as second, patch.object(house.store, "commit", gated):
        for number in range(20):
            second.send(t="act", id=f"note-{number}", value={"note": "hm"})
        eventually(lambda: actor.steps == 2)
        first.send(t="choose", id="mark", question=first.asked, value="left")
        eventually(lambda: actor._mailbox._jobs.qsize() == 1)
        assert client.portal is not None
        client.portal.call(gate.set)
        first.until("done")
        second.read_until(lambda: second.frames[-1].get("id") == "note-19")
    assert client.portal.call(house.store.read, _kinds)[:4] == ["deal", "act", "choice", "act"]


def _kinds(connection: Connection) -> list[str]:
    return [row["kind"] for row in rows(connection, "SELECT kind FROM steps ORDER BY number")]
