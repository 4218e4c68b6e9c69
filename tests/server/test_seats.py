"""Joining by link, leaving, bots in between, coming back, time that runs out."""

from __future__ import annotations

import time

import pytest
from starlette.testclient import TestClient

from brushpass.engine import Waiting
from brushpass.server.house import House
from brushpass.server.tables.clock import Clock
from tests.server.conftest import Pondering, Serve, seated, token_of
from tests.server.people import Person
from tests.server.test_rebuild import eventually


def test_an_invitation_can_be_used_once(ann: Person, bob: Person, eve: Person, house: House) -> None:
    table = ann.open_table("me", "open", "open")
    token = token_of(ann, table)
    assert len(token) >= 22  # 128 bits
    looked = eve.ok("/api/invite", token=token)
    assert (looked["host"], looked["seat"]) == ("Ann", "free")
    assert bob.ok("/api/join", token=token, name="Bob") == {"id": table}
    assert bob.ok("/api/join", token=token_of(ann, table), name="Bob") == {"id": table}  # one seat is enough
    used = eve.post("/api/join", token=token, name="Eve")
    assert used[0] == 404 and used[1]["error"] == "no-such-invite"
    assert eve.post("/api/join", token="made-up", name="Eve") == used
    assert eve.post("/api/invite", token="made-up") == used
    assert [seat.kind for seat in house.actors[table].seating.seats] == ["human", "human", "open"]


def test_a_used_invitation_leads_home_and_lets_others_watch(ann: Person, bob: Person, eve: Person) -> None:
    table = ann.open_table("me", "open", "open")
    token = token_of(ann, table)
    bob.ok("/api/join", token=token, name="Bob")
    mine = {"seat": "yours", "path": f"/table/{table}"}
    assert bob.ok("/api/invite", token=token).items() >= mine.items()
    watch = ann.get(f"/api/tables/{table}")[1]["watch"]
    assert eve.ok("/api/invite", token=token).items() >= {"seat": "taken", "path": watch}.items()
    bob.ok(f"/api/tables/{table}/leave")
    for person in (bob, eve):  # the seat has a new invitation
        assert person.post("/api/invite", token=token)[1]["error"] == "no-such-invite"
    left = token_of(ann, table)
    ann.ok(f"/api/tables/{table}/leave")
    assert eve.post("/api/invite", token=left)[1]["error"] == "no-such-invite"  # nobody is there any more


def test_tokens_are_stored_as_hashes_only(ann: Person, house: House) -> None:
    table = ann.open_table("me", "open")
    token = token_of(ann, table)
    files = [path.read_bytes() for path in house.settings.data.iterdir() if path.name.startswith("brushpass.db")]
    assert table.encode() in b"".join(files)
    assert token.encode() not in b"".join(files)


def test_an_invitation_runs_out(serve: Serve) -> None:
    with serve(invite_days=0) as client:
        ann, bob = Person(client, "Ann"), Person(client, "Bob")
        table = ann.open_table("me", "open")
        house: House = client.app.state.house  # type: ignore[attr-defined]
        token = house.invitations.token(table, 1, 1)
        answer = bob.post("/api/join", token=token, name="Bob")
        assert (answer[0], answer[1]["error"]) == (404, "no-such-invite")
        assert ann.get(f"/api/tables/{table}")[1]["invite"] is None


def test_a_new_invitation_makes_the_old_one_worthless(ann: Person, bob: Person) -> None:
    table = ann.open_table("me", "open")
    old = token_of(ann, table)
    ann.ok(f"/api/tables/{table}/seat", seat=1, kind="open")
    assert bob.post("/api/join", token=old, name="Bob")[0] == 404
    assert bob.ok("/api/join", token=token_of(ann, table), name="Bob") == {"id": table}


def test_an_invitation_is_void_once_the_game_has_begun(ann: Person, bob: Person) -> None:
    table = ann.open_table("me", "open")
    token = token_of(ann, table)
    ann.ok(f"/api/tables/{table}/seat", seat=1, kind="bot")
    ann.ok(f"/api/tables/{table}/start")
    assert bob.post("/api/join", token=token, name="Bob")[0] == 404


def test_a_name_is_needed_to_join(ann: Person) -> None:
    table = ann.open_table("me", "open")
    token = token_of(ann, table)
    guest = Person(ann.client)
    for name in (" \u202e ", "\u3164", "A\u0335\u0321\u0322"):
        assert guest.post("/api/join", token=token, name=name)[1]["error"] == "name-needed"
        assert guest.post("/api/me", name=name, language="en")[1]["error"] == "name-needed"
    guest.ok("/api/join", token=token, name="Ｂｏｂ\u202e")
    assert guest.get("/api/me")[1]["name"] == "Bob"


def test_the_host_fills_seats_with_bots(ann: Person) -> None:
    table = ann.open_table("me", "open", "open")
    status, answer = ann.post(f"/api/tables/{table}/start")
    assert (status, answer["error"]) == (409, "seats-open")
    with ann.at(table) as seat:
        for number in (1, 2):
            ann.ok(f"/api/tables/{table}/seat", seat=number, kind="bot", level="rookie")
        seat.settle()
        assert [(info["kind"], info["level"]) for info in seat.table["seats"][1:]] == [("bot", "rookie")] * 2
    assert ann.post(f"/api/tables/{table}/seat", seat=0, kind="bot")[1]["error"] == "no-such-seat"
    assert ann.post(f"/api/tables/{table}/seat", seat=7, kind="bot")[1]["error"] == "no-such-seat"
    assert ann.post(f"/api/tables/{table}/seat", seat=1, kind="bot", level="god")[1]["error"] == "bad-set-up"
    ann.ok(f"/api/tables/{table}/start")
    assert ann.post(f"/api/tables/{table}/seat", seat=1, kind="open")[1]["error"] == "started"
    assert ann.post(f"/api/tables/{table}/start")[1]["error"] == "started"


def test_leaving_before_the_start_frees_the_seat_and_hands_the_table_on(ann: Person, bob: Person) -> None:
    table = ann.open_table("me", "open")
    bob.ok("/api/join", token=token_of(ann, table), name="Bob")
    ann.ok(f"/api/tables/{table}/leave")
    info = bob.get(f"/api/tables/{table}")[1]
    assert info["host"] and [seat["kind"] for seat in info["seats"]] == ["open", "human"]
    bob.ok(f"/api/tables/{table}/leave")
    assert bob.get(f"/api/tables/{table}")[0] == 404
    assert bob.get("/api/me")[1]["tables"] == []


def test_somebody_leaves_a_bot_takes_over_and_gives_the_seat_back(ann: Person, bob: Person) -> None:
    table = seated(ann, bob)
    with ann.at(table) as first, bob.at(table) as second:
        assert first.act("seat", what="return")["error"] == "not-away"
        assert first.act("seat", what="leave")["t"] == "done"
        second.read_until(lambda: second.question == "bid" and second.table["seats"][0]["away"])
        info = second.table["seats"][0]
        assert (info["name"], info["kind"], info["away"], info["level"]) == ("Ann", "human", True, "agent")
        assert "Ann hid a card." in [line["text"] for line in second.scene["log"]]
        first.settle()
        assert first.act("choose", value=1, question=first.asked)["error"] == "wrong-seat"
        second.choose(1)
        second.read_until(lambda: second.question == "mark")
        first.settle()
        assert first.act("seat", what="return")["t"] == "done"
        second.settle()
        second.choose("left")
        second.choose(second.options[0])
        first.settle()
        assert first.question == "bid"
        assert first.choose(2)["t"] == "done"


def test_whoever_a_bot_plays_for_may_not_choose_whatever_they_saw_last(ann: Person, bob: Person) -> None:
    table = seated(ann, bob)
    with ann.at(table) as first, bob.at(table) as second:
        before = first.asked
        assert first.act("seat", what="leave")["t"] == "done"
        second.read_until(lambda: second.question == "bid")
        first.settle()
        assert first.asked != before
        assert first.choose("left", question=before)["error"] == "wrong-seat"
        assert first.undo(question=before)["error"] == "wrong-seat"


def test_bots_wait_when_everybody_has_left(ann: Person, house: House, client: TestClient, pondering: Pondering) -> None:
    table = ann.open_table("me", "rookie")
    ann.ok(f"/api/tables/{table}/start")
    ann.ok(f"/api/tables/{table}/leave")
    with ann.at(table) as seat:
        assert not house.actors[table].busy and house.actors[table].steps == 1
        pondering.answer(client)
        assert seat.act("seat", what="return")["t"] == "done"
        assert seat.play()["verdict"]


def test_what_a_bot_found_when_everybody_had_left_is_not_done(
    ann: Person, house: House, client: TestClient, pondering: Pondering
) -> None:
    table = ann.open_table("rookie", "me")
    ann.ok(f"/api/tables/{table}/start")
    eventually(lambda: pondering.thoughts == 1)
    ann.ok(f"/api/tables/{table}/leave")
    pondering.answer(client)
    eventually(lambda: not house.actors[table].busy)
    with ann.at(table) as seat:
        assert house.actors[table].steps == 1
        assert seat.act("seat", what="return")["t"] == "done"
        assert seat.play()["verdict"]


def test_time_runs_out_and_a_bot_is_called_in(ann: Person, bob: Person, house: House) -> None:
    before = time.time()
    table = seated(ann, bob, time={"kind": "minutes", "amount": 5})
    after = time.time()
    with ann.at(table) as first, bob.at(table) as second:
        assert before + 300 <= second.table["seats"][0]["until"] <= after + 300
        assert second.table["seats"][1]["until"] is None
        assert second.act("seat", what="call-bot", seat=0)["error"] == "not-late"
        assert not second.table["seats"][0]["late"]
        clock = house.actors[table].clock
        clock._since = {waiting: since - 300 for waiting, since in clock._since.items()}
        assert first.act("seat", what="call-bot", seat=0)["error"] == "no-such-seat"  # not for oneself
        first.act("chat", text="wait")
        assert second.act("seat", what="call-bot", seat=1)["error"] == "no-such-seat"
        assert second.act("seat", what="call-bot", seat=0)["t"] == "done"
        second.read_until(lambda: second.question == "bid" and second.table["seats"][0]["away"])
        first.settle()
        assert first.act("seat", what="return")["t"] == "done"


def test_viewers_are_told_when_time_has_run_out(ann: Person, bob: Person, house: House, client: TestClient) -> None:
    table = seated(ann, bob, time={"kind": "days", "amount": 1})
    actor = house.actors[table]

    def nearly_late() -> None:
        actor.clock._since = {waiting: time.time() - 86_400 + 0.3 for waiting in actor.clock._since}
        actor.announce()

    with bob.at(table) as second:
        assert not second.table["seats"][0]["late"]
        assert client.portal is not None
        client.portal.call(nearly_late)
        second.read_until(lambda: second.table["seats"][0]["late"])


def test_without_a_limit_nobody_who_is_here_is_late(ann: Person, bob: Person) -> None:
    table = seated(ann, bob)
    with ann.at(table), bob.at(table) as second:
        assert second.table["seats"][0]["until"] is None
        assert second.act("seat", what="call-bot", seat=0)["error"] == "not-late"


def test_a_clock_runs_on_while_the_public_question_is_the_same() -> None:
    clock = Clock(10.0)
    clock.follow([Waiting(0, "bid"), Waiting(1, "bid")], 100.0)
    clock.follow([Waiting(0, "bid")], 105.0)
    assert (clock.until(0), clock.until(1)) == (110.0, None)
    clock.follow([Waiting(0, "mark")], 106.0)
    assert (clock.since(0), clock.until(0), clock.limited) == (106.0, 116.0, True)
    unlimited = Clock(None)
    unlimited.follow([Waiting(0, "mark")], 0.0)
    assert (unlimited.since(0), unlimited.until(0), unlimited.limited) == (0.0, None, False)


@pytest.mark.parametrize(
    "wish",
    [
        {"seats": [{"kind": "me"}, {"kind": "me"}]},
        {"seats": [{"kind": "me"}]},
        {"seats": [{"kind": "me"}, {"kind": "bot", "level": "god"}]},
        {"game": "chess"},
        {"mode": "blitz"},
        {"options": {"speed": "light"}},
        {"options": {"colour": "red"}},
        {"time": {"kind": "minutes", "amount": 0}},
    ],
)
def test_tables_that_the_game_does_not_have(wish: dict[str, object], ann: Person) -> None:
    usual = {"game": "spies", "seats": [{"kind": "me"}, {"kind": "bot"}]}
    status, answer = ann.post("/api/tables", **(usual | wish))
    assert (status, answer["error"]) == (400, "bad-set-up")
    assert ann.get("/api/me")[1]["tables"] == []
