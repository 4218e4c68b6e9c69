"""What a socket may send: malformed, oversized, unknown, stale, repeated, too fast."""

from __future__ import annotations

import msgspec
import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from brushpass.server.house import House
from brushpass.server.sentences import say
from brushpass.server.wire import frames
from tests.server.conftest import Serve, seated, token_of
from tests.server.people import Person, Table
from tests.server.test_refusals import digest

BAD = {
    "no JSON": "hello",
    "empty": "",
    "not an object": "[]",
    "no tag": '{"language":"en"}',
    "unknown tag": '{"t":"resign"}',
    "unknown field": '{"t":"ping","x":1}',
    "a seat that was never asked for": '{"t":"choose","id":"a","question":1,"value":"left","seat":0}',
    "no id": '{"t":"choose","question":1,"value":"left"}',
    "empty id": '{"t":"choose","id":"","question":1,"value":"left"}',
    "long id": '{"t":"choose","id":"' + "x" * 65 + '","question":1,"value":"left"}',
    "a question that is text": '{"t":"undo","id":"a","question":"1"}',
    "a question that is true": '{"t":"undo","id":"a","question":true}',
    "a negative question": '{"t":"undo","id":"a","question":-1}',
    "a huge question": '{"t":"undo","id":"a","question":1e400}',
    "an object for a value": '{"t":"choose","id":"a","question":1,"value":{"a":1}}',
    "a deep value": '{"t":"choose","id":"a","question":1,"value":' + "[" * 4000 + "]" * 4000 + "}",
    "unknown language": '{"t":"language","language":"xx"}',
    "unknown deed": '{"t":"seat","id":"a","what":"kick"}',
    "long text": '{"t":"chat","id":"a","text":"' + "x" * 2001 + '"}',
    "half a pair": '{"t":"chat","id":"a","text":"\\ud800"}',
    "a second hello": '{"t":"hello","language":"en"}',
    "two documents": '{"t":"ping"}{"t":"ping"}',
}


@pytest.mark.parametrize("name", BAD)
def test_bad_frames_are_refused_and_change_nothing(name: str, ann: Person, bob: Person, house: House) -> None:
    table = seated(ann, bob)
    with ann.at(table) as seat:
        before = digest(house, table)
        seat.socket.send_text(BAD[name])
        answer = seat.until("refused")
        assert (answer["id"], answer["error"]) == ("", "bad-frame")
        seat.settle()
        assert digest(house, table) == before


def closed_with(seat: Table) -> int:
    with pytest.raises(WebSocketDisconnect) as closed:
        while True:
            seat.read()
    return closed.value.code


def test_too_many_bad_frames_close_the_socket(ann: Person, bob: Person) -> None:
    table = seated(ann, bob)
    with ann.at(table) as seat, bob.at(table) as other:
        for _ in range(5):
            seat.socket.send_text("{}")
        assert closed_with(seat) == 1008
        other.read_until(lambda: [info["here"] for info in other.table["seats"]] == [False, True])


def test_bytes_are_no_frames(ann: Person, bob: Person) -> None:
    table = seated(ann, bob)
    with ann.at(table) as seat:
        seat.socket.send_bytes(b'{"t":"ping"}')
        assert seat.until("refused", "pong")["t"] == "refused"


@pytest.mark.parametrize("text", ["x" * 17_000, '{"t":"chat","id":"a","text":"' + "ž" * 8_500 + '"}'])
def test_oversized_frames_close_the_socket(text: str, ann: Person, bob: Person) -> None:
    table = seated(ann, bob)
    with ann.at(table) as seat:
        seat.socket.send_text(text)
        assert closed_with(seat) == 1009


def test_the_first_frame_is_hello(ann: Person, bob: Person) -> None:
    table = seated(ann, bob)
    headers = ann.headers | {"origin": ann.origin}
    with ann.client.websocket_connect(f"/ws/table/{table}", headers=headers) as socket:
        seat = Table(socket)
        seat.send(t="choose", id="a", question=1, value="left")
        assert seat.read()["error"] == "bad-frame"
        assert seat.frames[-1]["t"] == "refused" and len(seat.frames) == 1


def test_whoever_says_nothing_is_not_kept(serve: Serve) -> None:
    with serve(hello_within=0.05) as client:
        ann = Person(client, "Ann")
        table = ann.open_table("me", "bot")
        headers = ann.headers | {"origin": ann.origin}
        with client.websocket_connect(f"/ws/table/{table}", headers=headers) as socket:
            assert closed_with(Table(socket)) == 1008


def test_an_answer_to_another_question_is_refused_and_all_comes_again(ann: Person, bob: Person, house: House) -> None:
    table = seated(ann, bob)
    with ann.at(table) as seat:
        old = seat.asked
        seat.choose("left")
        before, scene = digest(house, table), seat.scene
        seat.scene = {}
        assert seat.choose(scene["prompt"]["options"][0]["value"], question=old)["error"] == "stale"
        assert seat.scene == scene
        assert seat.choose(seat.options[0], question=seat.asked + 1)["error"] == "stale"
        assert seat.undo(question=old)["error"] == "stale"
        assert digest(house, table) == before


def test_a_repeated_action_is_done_once(ann: Person, bob: Person, house: House) -> None:
    table = seated(ann, bob)
    with ann.at(table) as seat, bob.at(table) as other:
        assert seat.choose("left", id="once")["t"] == "done"
        before = digest(house, table)
        assert seat.choose("left", id="once")["t"] == "done"
        assert seat.act("chat", id="once", text="boo")["t"] == "done"
        assert digest(house, table) == before
        other.settle()
        assert other.act("chat", id="once", text="mine")["t"] == "done"  # ids are everybody's own
        seat.settle()
        assert [line["text"] for line in seat.chat] == ["mine"]


def test_an_action_forgotten_in_memory_is_still_not_done_twice(ann: Person, bob: Person, house: House) -> None:
    table = seated(ann, bob)
    with ann.at(table) as seat:
        seat.act("chat", id="once", text="hello")
        house.actors[table].actions.clear()
        assert seat.act("chat", id="once", text="hello")["error"] == "not-saved"
        assert seat.act("chat", id="once", text="hello")["t"] == "done"
    with ann.at(table) as again:
        assert len(again.chat) == 1


def test_illegal_choices(ann: Person, bob: Person, house: House) -> None:
    table = seated(ann, bob)
    with ann.at(table) as seat:
        before = digest(house, table)
        for value in ("up", "LEFT", 0, None, True, 1.5, ["left"], [], [["left"]], "left "):
            assert seat.choose(value)["error"] == "illegal-choice"
        assert digest(house, table) == before


def test_a_socket_that_sends_too_fast(serve: Serve, frozen: None) -> None:
    with serve(frame_rate=5) as client:
        ann = Person(client, "Ann")
        with ann.at(ann.open_table("me", "bot")) as seat:
            for _ in range(20):
                seat.send(t="ping")
            assert closed_with(seat) == 1008
            assert "too-fast" in [frame.get("error") for frame in seat.frames]


def test_what_came_too_fast_is_refused_by_its_name_and_may_come_again(serve: Serve, frozen: None) -> None:
    with serve(frame_rate=5) as client:
        ann = Person(client, "Ann", language="cs")
        with ann.at(ann.open_table("me", "bot")) as seat:
            while seat.frames[-1]["t"] == "pong":
                seat.send(t="ping")
                seat.until("pong", "refused")
            seat.send(t="chat", id="hurried", text="boo")
            refused = seat.until("refused")
            assert (refused["id"], refused["error"]) == ("hurried", "too-fast")
            assert refused["text"] == say("too-fast", "cs")
            assert not seat.chat


def test_an_address_that_wants_too_much_is_refused_frame_by_frame(serve: Serve, frozen: None) -> None:
    with serve(address_rate=5, own_rate=5) as client:
        ann = Person(client, "Ann")
        with ann.at(ann.open_table("me", "bot")) as seat:
            while client.get("/api/me").status_code == 200:
                pass
            seat.send(t="chat", id="hurried", text="boo")
            assert (seat.until("refused")["id"], seat.frames[-1]["error"]) == ("hurried", "too-fast")


def test_a_frame_is_refused_after_the_socket_was_closed(ann: Person, bob: Person) -> None:
    table = ann.open_table("me", "open", "open")
    bob.ok("/api/join", token=token_of(ann, table), name="Bob")
    with bob.at(table) as seat:
        bob.ok(f"/api/tables/{table}/leave")
        assert closed_with(seat) == 4004
        seat.send(t="nonsense")
    with ann.at(table):
        pass


def test_a_person_with_too_many_sockets(serve: Serve) -> None:
    with serve(sockets_per_person=1) as client:
        ann, bob = Person(client, "Ann"), Person(client, "Bob")
        table = ann.open_table("me", "bot", public=True)
        with ann.at(table), bob.at(table), pytest.raises(WebSocketDisconnect), ann.at(table):
            pass
        with ann.at(table):
            pass


def test_an_address_with_too_many_sockets(serve: Serve) -> None:
    with serve(sockets_per_address=1) as client:
        ann = Person(client, "Ann")
        table = ann.open_table("me", "bot")
        with ann.at(table), pytest.raises(WebSocketDisconnect), ann.at(table):
            pass
        with ann.at(table):
            pass


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "http://testserver:80", "http://testserver.evil", "null", ""]
)
def test_pages_from_elsewhere_get_no_socket(origin: str, ann: Person, client: TestClient) -> None:
    table = ann.open_table("me", "bot")
    for headers in (ann.headers | {"origin": origin}, ann.headers):
        with pytest.raises(WebSocketDisconnect), client.websocket_connect(f"/ws/table/{table}", headers=headers):
            pass


def test_frames_are_read_strictly() -> None:
    frame = frames.decode('{"t":"choose","id":"a","question":3,"value":["x",["y",1]]}')
    assert frame == frames.Choose(id="a", question=3, value=("x", ("y", 1)))  # type: ignore[arg-type]
    assert frames.decode(b'{"t":"hello","language":"sk"}') == frames.Hello(language="sk")
    assert msgspec.json.encode(frames.Pong()) == b'{"t":"pong"}'
