"""A table for one, and a player without a seat: what the lobby is told, the log, the end, rematches and replays."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from brushpass.engine import registered
from brushpass.server.http import api
from brushpass.server.viewers.texts import automaton_name
from brushpass.server.wire.frames import ABSENCE
from tests.server.conftest import seated
from tests.server.people import Person, play_out
from tests.tail import TAIL, Tail


@pytest.fixture(autouse=True)
def tail() -> Iterator[None]:
    with registered(TAIL):
        yield


def open_alone(person: Person, **agreed: Any) -> str:
    """A table for one that has begun."""
    table = person.open_table("me", game="tail", **agreed)
    person.ok(f"/api/tables/{table}/start")
    return table


def played(person: Person, wanted: str, most: int = 40) -> str:
    """A table for one that has ended so."""
    for _ in range(most):
        table = open_alone(person)
        with person.at(table) as seat:
            if seat.play()["verdict"]["title"] == wanted:
                return table
    raise AssertionError(f"{wanted} never wins")


# -- what the lobby is told --------------------------------------------------------------------------------------------


def test_the_lobby_knows_how_many_play_a_mode_and_who_plays_without_a_seat() -> None:
    told = api.described(TAIL, "cs")
    assert [(mode.id, mode.seats, mode.automaton) for mode in told.modes] == [
        ("race", [2, 3, 4], ""),
        ("shadow", [1, 2], "Stín"),
    ]
    assert told.seats == [1, 2, 3, 4]
    assert [entry.seats for entry in told.sides] == [1, 2, 3, 4]


def test_the_lobby_knows_how_many_things_of_a_group_are_in_play() -> None:
    (group,) = api.described(TAIL, "en").groups
    assert [(one.mode, one.seats, one.count) for one in group.in_play] == [
        ("race", 2, 2),
        ("race", 3, 2),
        ("race", 4, 2),
        ("shadow", 1, 1),
        ("shadow", 2, 2),
    ]

    class Plain(Tail):
        def in_play(self, setup: Any, group: str) -> None:  # type: ignore[override]
            return None

        def settle(self, setup: Any) -> None:
            pass

    assert api.described(Plain(), "en").groups[0].in_play == []


def test_a_table_that_no_mode_has_is_refused(ann: Person) -> None:
    for seats, mode in ((["me"], "race"), (["me", "open", "open"], "shadow"), (["me"] + ["rookie"] * 4, None)):
        wishes = [{"kind": kind} if kind in ("me", "open") else {"kind": "bot", "level": kind} for kind in seats]
        status, body = ann.post("/api/tables", game="tail", mode=mode, seats=wishes)
        assert (status, body["error"]) == (400, "bad-set-up")


# -- alone -------------------------------------------------------------------------------------------------------------


def test_one_person_is_asked_at_once_and_sees_who_else_plays(ann: Person) -> None:
    table = open_alone(ann)
    with ann.at(table) as seat:
        assert seat.table["names"] == ["Ann"] and seat.table["automaton"] == "The Shadow"
        assert seat.table["mode_name"] == "Shadowed"
        assert seat.scene["prompt"]["question"] == "How do you get away from The Shadow?"
        assert [panel["name"] for panel in seat.scene["panels"]] == ["Ann", "The Shadow"]
        seat.choose("walk")
        assert seat.scene["log"][1]["text"].startswith("The Shadow comes ")
        seat.send(t="language", language="cs")
        seat.settle()
        assert seat.table["automaton"] == "Stín" and seat.scene["log"][1]["text"].startswith("Stín je o ")


def test_whoever_is_alone_has_no_clock(ann: Person) -> None:
    table = open_alone(ann, time={"kind": "minutes", "amount": 2})
    with ann.at(table) as seat:
        assert seat.table["time"] == {"kind": "none", "amount": 0, "absence": ABSENCE}
        assert seat.table["seats"][0]["until"] is None
        for what in ("nudge", "call-bot"):
            assert seat.act("seat", what=what, seat=0)["error"] == "no-such-seat"
            assert seat.act("seat", what=what, seat=1)["error"] == "no-such-seat", "the Shadow has no seat"


def test_whoever_leaves_a_table_for_one_finds_it_as_it_was(ann: Person) -> None:
    """No bot plays on for somebody whom nobody waits for."""
    table = open_alone(ann)
    with ann.at(table) as seat:
        seat.choose("walk")
        seat.act("seat", what="leave")
        before = len(seat.scene["log"])
        assert seat.table["seats"][0]["away"]
        seat.act("seat", what="return")
        assert len(seat.scene["log"]) == before and seat.question == "flee"


def test_a_table_for_one_that_is_left_before_the_start_is_closed(ann: Person) -> None:
    table = ann.open_table("me", game="tail")
    ann.ok(f"/api/tables/{table}/leave")
    assert ann.get(f"/api/tables/{table}")[0] == 404


def test_the_list_of_tables_names_it_and_its_wins(ann: Person) -> None:
    def row(table: str, language: str = "en") -> dict[str, Any]:
        rows = ann.get(f"/api/me?language={language}")[1]["tables"]
        found: dict[str, Any] = next(row for row in rows if row["id"] == table)
        return found

    going = open_alone(ann)
    assert (row(going)["names"], row(going)["automaton"], row(going)["winners"]) == (["Ann"], "The Shadow", None)
    assert row(going)["yours"]
    lost = played(ann, "The Shadow")
    assert (row(lost)["winners"], row(lost)["won"]) == (["The Shadow"], False)
    assert row(lost, "sk")["winners"] == ["Tieň"]
    won = played(ann, "Ann")
    assert (row(won)["winners"], row(won)["won"]) == (["Ann"], True)


def test_of_a_game_that_is_not_installed_nobody_is_known() -> None:
    assert automaton_name("tail", "shadow", "sk") == "Tieň"
    assert automaton_name("tail", "race", "sk") == automaton_name("gone", "shadow", "sk") == ""


def test_a_rematch_begins_at_once_and_the_score_is_kept(ann: Person) -> None:
    table, wins, games = played(ann, "The Shadow"), 0, 1
    while games < 6:
        table = ann.ok(f"/api/tables/{table}/rematch", swap=games % 2 == 0)["id"]
        with ann.at(table) as seat:
            assert seat.table["started"] and seat.question == "flee"
            wins += seat.play()["verdict"]["title"] == "Ann"
            seat.settle()
            games += 1
            score = seat.table["score"]
            assert (score["games"], score["wins"], score["nobody"]) == (games, [wins], games - wins)


def test_a_replay_names_it_and_has_the_eyes_of_those_with_seats(ann: Person) -> None:
    table = played(ann, "The Shadow")
    replay = ann.get(f"/api/tables/{table}/replay")[1]
    assert replay["table"]["names"] == ["Ann"] and replay["table"]["automaton"] == "The Shadow"
    assert replay["result"] == "The Shadow"
    assert any("The Shadow comes " in step["text"] for step in replay["steps"])
    last = ann.get(f"/api/tables/{table}/replay/{len(replay['steps']) - 1}?eyes=0")[1]
    assert [panel["name"] for panel in last["scene"]["panels"]] == ["Ann", "The Shadow"]
    assert ann.get(f"/api/tables/{table}/replay?eyes=1")[0] == 400


# -- two with somebody who has no seat ---------------------------------------------------------------------------------


def test_two_play_with_it_and_lose_together_or_not(ann: Person, bob: Person) -> None:
    seen: set[bool] = set()
    while len(seen) < 2:
        table = seated(ann, bob, game="tail", mode="shadow")
        with ann.at(table) as first, bob.at(table) as second:
            assert first.table["automaton"] == "The Shadow" and len(first.scene["panels"]) == 3
            play_out(first, second)
            lost = first.scene["verdict"]["title"] == "The Shadow"
            seen.add(lost)
            first.settle()
            score = first.table["score"]
            assert score["nobody"] == int(lost) and (sum(score["wins"]) == 0) == lost
