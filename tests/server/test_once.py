"""A request that is sent again because no answer came is done once, also for a browser that has no cookie yet."""

from __future__ import annotations

import threading
from typing import Any

from starlette.testclient import TestClient

from brushpass.server.house import House
from tests.server.conftest import token_of
from tests.server.people import ORIGIN, Person

KEY = "a key that nobody guesses"
WISH = {"game": "spies", "seats": [{"kind": "me"}, {"kind": "open"}]}


def post(client: TestClient, path: str, body: dict[str, Any], key: str, cookie: str = "") -> tuple[Any, str]:
    """What is answered, and the cookie that comes with it."""
    headers = {"origin": ORIGIN, "idempotency-key": key} | ({"cookie": cookie} if cookie else {})
    answer = client.post(path, json=body, headers=headers)
    client.cookies.clear()
    assert answer.status_code == 200, answer.text
    return answer.json(), answer.headers.get("set-cookie", "").partition(";")[0]


def rows(client: TestClient, cookie: str) -> list[str]:
    answer = client.get("/api/me", headers={"cookie": cookie}).json()
    return [row["id"] for row in answer["tables"]]


def test_a_table_is_opened_once(client: TestClient, ann: Person) -> None:
    made = {post(client, "/api/tables", WISH, KEY, ann.cookie)[0]["id"] for _ in range(3)}
    made.add(post(client, "/api/tables", WISH, "another key of this kind", ann.cookie)[0]["id"])
    assert len(made) == 2 and set(rows(client, ann.cookie)) == made
    bob = Person(client, "Bob")
    assert post(client, "/api/tables", WISH, KEY, bob.cookie)[0]["id"] not in made  # the key is that of one person


def test_asked_twice_at_once_it_is_one_table(client: TestClient, ann: Person) -> None:
    made: list[str] = []
    headers = ann.headers | {"origin": ORIGIN, "idempotency-key": KEY}

    def ask() -> None:
        made.append(client.post("/api/tables", json=WISH, headers=headers).json()["id"])

    asking = [threading.Thread(target=ask) for _ in range(8)]
    for one in asking:
        one.start()
    for one in asking:
        one.join()
    assert len(made) == 8 and len(set(made)) == 1 and rows(client, ann.cookie) == made[:1]


def test_a_new_browser_whose_answer_was_lost_is_the_same_one_when_it_asks_again(client: TestClient) -> None:
    first, lost = post(client, "/api/tables", WISH, KEY)
    again, cookie = post(client, "/api/tables", WISH, KEY)
    assert lost and cookie and again == first and rows(client, cookie) == [first["id"]]


def test_a_seat_is_taken_once(client: TestClient, ann: Person) -> None:
    table = ann.open_table("me", "open", "open")
    body = {"token": token_of(ann, table), "name": "Bob"}
    post(client, "/api/join", body, KEY)
    _, cookie = post(client, "/api/join", body, KEY)
    names = client.get(f"/api/tables/{table}", headers={"cookie": cookie}).json()["names"]
    assert names == ["Ann", "Bob", ""]


def test_a_key_that_could_be_guessed_is_nobody(client: TestClient, house: House) -> None:
    first, _ = post(client, "/api/tables", WISH, "1")
    other, cookie = post(client, "/api/tables", WISH, "1")
    assert rows(client, cookie) == [other["id"]] and other != first
