"""Whole games over sockets: against bots, against each other, watched, in several languages."""

from __future__ import annotations

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from brushpass.engine import commitment
from tests.server.conftest import seated, token_of
from tests.server.people import Person, play_out


def test_a_whole_game_against_bots(ann: Person) -> None:
    table = ann.open_table("me", "rookie", "rookie")
    with ann.at(table) as seat:
        assert not seat.table["started"] and seat.scene == {}
        promised = seat.table["promise"]["commitment"]
        assert not seat.table["promise"]["nonces"] and not seat.table["promise"]["secret"]
        ann.ok(f"/api/tables/{table}/start")
        seat.until("scene")
        assert len(seat.table["promise"]["nonces"]) == 3 and not seat.table["promise"]["secret"]
        scene = seat.play()
        seat.settle()
        assert scene["verdict"]["text"] == "The most points."
        assert seat.table["over"]
        assert commitment(bytes.fromhex(seat.table["promise"]["secret"])) == promised


def test_two_people_by_link_each_see_only_their_own_hand(ann: Person, bob: Person) -> None:
    table = seated(ann, bob)
    with ann.at(table) as first, bob.at(table) as second:
        first.settle()
        assert [seat["name"] for seat in first.table["seats"]] == ["Ann", "Bob"]
        assert (first.table["you"], second.table["you"]) == (0, 1)
        assert [seat["here"] for seat in first.table["seats"]] == [True, True]
        assert first.question == "mark" and second.question is None
        assert second.scene["waiting"] == "Ann marks a side."
        hands = [[card["name"] for card in seat.scene["areas"][0]["cards"]] for seat in (first, second)]
        assert [len(hand) for hand in hands] == [3, 3]
        first.choose("left")
        hidden = first.options[0]
        second.settle()
        before = second.version
        first.choose(hidden)
        second.settle()
        assert second.version == before + 1
        assert f'"{hidden}"' not in second.received  # ids of cards reach a seat as values of its own options only


def test_a_secret_of_others_changes_nothing_for_a_seat(ann: Person, bob: Person) -> None:
    """Bids are made side by side and in secret: the other's bid changes nothing for me, not even a number."""
    table = seated(ann, bob)
    with ann.at(table) as first, bob.at(table) as second:
        for _ in range(2):
            first.choose(first.options[0])
        second.settle()
        assert first.question == second.question == "bid"
        asked, frames = second.asked, len(second.frames)
        first.choose(2)
        second.settle()
        assert second.question == "bid" and second.asked == asked
        # Everybody may know who is still deciding; of the match itself nothing came.
        assert [frame["t"] for frame in second.frames[frames:]] == ["table", "pong"]
        assert [seat["asked"] is None for seat in second.table["seats"]] == [True, False]


def test_a_spectator_sees_what_everybody_may_know(ann: Person, bob: Person, eve: Person) -> None:
    table = seated(ann, bob, public=True)
    with ann.at(table) as first, eve.at(table) as watching:
        assert watching.table["you"] is None and watching.table["invite"] is None
        assert watching.scene["areas"][0].get("cards", []) == []
        assert watching.question is None
        first.choose("left")
        watching.settle()
        assert watching.scene["log"][-1]["text"] == "Ann marked a side."
        assert watching.act("choose", value="ace", question=watching.asked)["error"] == "not-seated"


def test_a_guest_by_link_sees_what_a_spectator_sees(ann: Person, bob: Person, eve: Person, client: TestClient) -> None:
    """At a table that is open to nobody: from the waiting room over the match to the table after it."""
    table = ann.open_table("me", "open")
    link = ann.get(f"/api/tables/{table}")[1]["watch"]
    assert ann.get(f"/api/tables/{table}")[1]["public"] is False
    address, _, key = link.partition("?key=")
    assert address == f"/table/{table}" and len(key) >= 22
    bob.ok("/api/join", token=token_of(ann, table), name="Bob")
    assert bob.get(f"/api/tables/{table}")[1]["watch"] == link
    with ann.at(table) as first, bob.at(table) as second, eve.at(table, key=key) as watching:
        info = watching.table
        assert info["you"] is None and info["invite"] is info["watch"] is None and not info["host"]
        assert not [seat for seat in info["seats"] if seat["invite"]]
        ann.ok(f"/api/tables/{table}/start")
        watching.settle()
        assert watching.question is None and watching.scene["areas"][0].get("cards", []) == []
        first.settle()
        second.settle()
        assert watching.act("choose", value="left", question=watching.asked)["error"] == "not-seated"
        assert watching.act("chat", text="psst")["error"] == "not-seated"
        play_out(first, second)
        again = ann.ok(f"/api/tables/{table}/rematch")["id"]
        watching.settle()
        assert watching.scene["verdict"] and watching.table["key"] == first.table["key"]
        assert eve.get(watching.table["save"]) == ann.get(first.table["save"])
        next_table, _, next_key = watching.table["rematch"].partition("?key=")
    assert next_table == f"/table/{again}" and next_key != key
    with eve.at(again, key=next_key) as watching:
        assert watching.table["id"] == again
    for wrong in ("", "x", "č", key, first.table["key"]):
        with pytest.raises(WebSocketDisconnect), eve.at(again, key=wrong):
            pass
    with Person(client).at(table, key=key) as stranger:  # without a cookie
        assert stranger.scene["verdict"]


def test_each_viewer_in_their_own_language(ann: Person, bob: Person) -> None:
    table = seated(ann, bob)
    bob.language = "cs"
    with ann.at(table) as first, bob.at(table) as second, ann.at(table) as other_tab:
        assert first.scene["title"] == "Spies" and second.scene["title"] == "Špioni"
        assert second.table["title"] == "Špioni"
        asked = first.asked
        other_tab.send(t="language", language="sk")
        other_tab.settle()
        first.settle()
        assert (
            other_tab.scene["title"] == "Špióni" and other_tab.scene["prompt"]["question"] == "Ktorú stranu označíte?"
        )
        assert first.scene["title"] == "Spies"
        assert other_tab.asked == first.asked == asked
        assert other_tab.choose("left")["t"] == "done"
        second.settle()
        assert second.choose("left")["text"] == "Teď nerozhodujete vy."


def test_undo_where_it_is_allowed_and_where_it_is_not(ann: Person, bob: Person) -> None:
    table = seated(ann, bob)
    with ann.at(table) as first, bob.at(table) as second:
        start = first.scene
        assert first.undo()["error"] == "nothing-to-undo"
        first.choose("left")
        assert first.question == "hide" and first.scene["undo"]
        second.settle()
        assert second.undo()["error"] == "nothing-to-undo"
        assert first.undo()["t"] == "done"
        assert first.scene == start
        first.choose("right")
        first.choose(first.options[0])
        assert first.undo()["error"] == "nothing-to-undo"


def test_chat_reaches_everybody_and_is_kept(ann: Person, bob: Person) -> None:
    table = seated(ann, bob)
    with ann.at(table) as first, bob.at(table) as second:
        assert first.act("chat", text="  hello\u202e <b>there</b>\n ")["t"] == "done"
        second.until("chat")
        assert [(line["name"], line["seat"], line["text"]) for line in second.chat] == [
            ("Ann", 0, "hello <b>there</b>")
        ]
        assert first.act("chat", text="\u200b")["error"] == "empty"
    with bob.at(table) as again:
        assert [line["text"] for line in again.chat] == ["hello <b>there</b>"]


def test_the_end_shows_what_was_hidden_and_a_rematch_brings_the_same_people(ann: Person, bob: Person) -> None:
    table = seated(ann, bob)
    with ann.at(table) as first, bob.at(table) as second:
        assert ann.post(f"/api/tables/{table}/rematch") == (409, {"error": "not-over", "text": NOT_OVER})
        assert ann.get(f"/api/tables/{table}/save")[0] == 409
        while not first.scene.get("verdict"):
            for seat in (first, second):
                seat.settle()
                if seat.options:
                    seat.choose(seat.options[-1])
                    first.settle()
                    second.settle()
        assert "[['" in first.scene["status"]  # the drawers are open now
        assert first.choose("left")["error"] == "over"
        again = ann.ok(f"/api/tables/{table}/rematch")["id"]
        assert bob.ok(f"/api/tables/{table}/rematch")["id"] == again != table
        second.settle()
        assert second.table["rematch"] == f"/table/{again}"
        seats = bob.get(f"/api/tables/{again}")[1]["seats"]
        assert [(seat["name"], seat["you"]) for seat in seats] == [("Ann", False), ("Bob", True)]
        ann.ok(f"/api/tables/{again}/start")
        save = ann.get(f"/api/tables/{table}/save")[1]
        assert save["chance"]["commitment"] == first.table["promise"]["commitment"]


def test_a_rematch_against_bots_is_dealt_at_once(ann: Person) -> None:
    table = ann.open_table("rookie", "me", "rookie")
    ann.ok(f"/api/tables/{table}/start")
    with ann.at(table) as seat:
        seat.play()
    again = ann.ok(f"/api/tables/{table}/rematch", nonce="from ann")["id"]
    assert ann.ok(f"/api/tables/{table}/rematch") == {"id": again}
    info = ann.get(f"/api/tables/{again}")[1]
    assert info["started"] and info["promise"]["nonces"][1] == "from ann"
    assert [seat["kind"] for seat in info["seats"]] == ["bot", "human", "bot"]
    with ann.at(again) as seat:
        assert seat.play()["verdict"]


NOT_OVER = "This can be seen once the game is over."


def test_people_and_bots_at_one_table(ann: Person, bob: Person) -> None:
    table = seated(ann, bob, "rookie", "rookie")
    with ann.at(table) as first, bob.at(table) as second:
        while not first.scene.get("verdict"):
            for seat in (first, second):
                seat.settle()
                if seat.options:
                    seat.choose(seat.options[0])
        second.settle()
        assert first.scene["verdict"]["winners"] == second.scene["verdict"]["winners"]


def test_nonces_of_the_seats_go_into_the_deal(ann: Person, bob: Person) -> None:
    table = ann.open_table("me", "open", nonce="from ann")
    token = token_of(ann, table)
    bob.ok("/api/join", token=token, name="Bob")
    with bob.at(table, nonce="from bob"), bob.at(table, nonce="another one"):
        ann.ok(f"/api/tables/{table}/start")
    assert ann.get(f"/api/tables/{table}")[1]["promise"]["nonces"] == ["from ann", "from bob"]
