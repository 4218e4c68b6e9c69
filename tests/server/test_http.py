"""The HTTP side: who may post, what is listed, what the pages forbid."""

from __future__ import annotations

import gzip
import time
import zlib
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from brushpass.engine import games
from brushpass.server.errors import STATUS, Code
from brushpass.server.house import House
from brushpass.server.http import api, lobby, pages
from brushpass.server.sentences import keys, say
from brushpass.table import LANGUAGES
from tests.server.conftest import Serve, seated, token_of
from tests.server.people import ORIGIN, Person, play_out
from tests.server.spies import Spies
from tests.server.test_rebuild import eventually

FOREIGN = [
    {},
    {"origin": ""},
    {"origin": "null"},
    {"origin": "https://evil.example"},
    {"origin": f"{ORIGIN}:80"},
    {"origin": f"{ORIGIN}.evil.example"},
    {"origin": ORIGIN.upper()},
    {"referer": f"{ORIGIN}/"},
]


@pytest.mark.parametrize("headers", FOREIGN)
def test_posts_from_other_pages_are_refused(headers: dict[str, str], ann: Person, client: TestClient) -> None:
    posts = [route.path for route in api.routes if "POST" in (route.methods or ())]
    assert len(posts) == 17
    for path in posts:
        answer = client.post(path.replace("{id}", "x"), json={}, headers=ann.headers | headers)
        assert (answer.status_code, answer.json()["error"]) == (403, "foreign-origin")
    assert ann.get("/api/me")[1] == {"name": "Ann", "language": "en", "tables": [], "finished": 0}


@pytest.mark.parametrize(
    ("content_type", "body"),
    [
        ("text/plain", '{"name":"Ann","language":"en"}'),
        ("application/x-www-form-urlencoded", "name=Ann"),
        ("application/json", '{"name":"Ann"}'),
        ("application/json", '{"name":"Ann","language":"en","admin":true}'),
        ("application/json", '{"name":7,"language":"en"}'),
        ("application/json", '{"name":"Ann","language":"xx"}'),
        ("application/json", "[" * 5000),
        ("application/json", '{"name":"' + "x" * 17_000 + '","language":"en"}'),
        ("application/json", b'{"name":"\xff","language":"en"}'),
        ("application/json", ""),
    ],
)
def test_bodies_that_are_not_what_was_asked_for(content_type: str, body: str | bytes, client: TestClient) -> None:
    answer = client.post("/api/me", content=body, headers={"origin": ORIGIN, "content-type": content_type})
    assert (answer.status_code, answer.json()["error"]) == (400, "bad-request")
    assert "set-cookie" not in answer.headers


ANN = {"name": "Ann", "language": "en"}


def test_the_session_cookie(serve: Serve) -> None:
    with serve() as client:
        answer = client.post("/api/me", json=ANN, headers={"origin": ORIGIN})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=lax" in cookie and "Secure" not in cookie
    assert "strict-transport-security" not in answer.headers


def test_under_tls_no_other_page_sets_the_cookie_and_nobody_comes_without_tls(serve: Serve) -> None:
    origin = "https://testserver"
    with serve(origins=(origin,)) as client:
        answer = client.post("/api/me", json=ANN, headers={"origin": origin})
        assert answer.headers["strict-transport-security"].startswith("max-age=")
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-brushpass=") and "Secure" in cookie and "Path=/" in cookie
        client.cookies.clear()
        signed = cookie.partition(";")[0]
        told = [client.get("/api/me", headers={"cookie": name}).json()["name"] for name in (signed, signed[7:])]
        assert told == ["Ann", ""]


def test_two_servers_at_one_host_do_not_take_each_others_cookies(serve: Serve, tmp_path: Path) -> None:
    """A browser sends the cookies of a host to all its ports."""
    jar: dict[str, str] = {}

    def ask(client: TestClient, origin: str) -> str:
        sent = "; ".join(f"{name}={value}" for name, value in jar.items())
        name: str = client.get("/api/me", headers={"cookie": sent}).json()["name"]
        if not name:
            set_to = client.post("/api/me", json=ANN, headers={"cookie": sent, "origin": origin}).headers["set-cookie"]
            key, _, value = set_to.partition(";")[0].partition("=")
            jar[key] = value
        client.cookies.clear()
        return name

    origins = [f"http://testserver:{port}" for port in (8000, 9000)]
    with serve(origins=origins[:1], data=tmp_path / "a") as a, serve(origins=origins[1:], data=tmp_path / "b") as b:
        assert [ask(a, origins[0]), ask(b, origins[1]), ask(a, origins[0]), ask(b, origins[1])] == [
            "",
            "",
            "Ann",
            "Ann",
        ]


def test_a_cookie_of_the_old_name_still_counts(serve: Serve) -> None:
    with serve() as client:
        signed = client.post("/api/me", json=ANN, headers={"origin": ORIGIN}).headers["set-cookie"].partition(";")[0]
    with serve(origins=("http://testserver:8000",)) as client:
        assert client.get("/api/me", headers={"cookie": signed}).json()["name"] == "Ann"


def test_a_new_browser_gets_its_cookie_with_the_first_thing_that_it_does(client: TestClient, ann: Person) -> None:
    """The lobby asks several things at once; if each answer brought a session, the last would replace the others."""
    table = ann.open_table("me", "open", "open", public=True)
    token = token_of(ann, table)
    for path in ("/api/me", "/api/games", "/api/tables", f"/api/tables/{table}", "/api/rules/agent_avenue/AA-5"):
        assert "set-cookie" not in client.get(path).headers
    looked = client.post("/api/invite", json={"token": token}, headers={"origin": ORIGIN})
    assert looked.status_code == 200 and "set-cookie" not in looked.headers
    wish = {"game": "spies", "seats": [{"kind": "me"}, {"kind": "bot"}]}
    for path, body in (
        ("/api/me", ANN),
        ("/api/tables", wish),
        ("/api/join", {"token": token, "name": "Bob"}),
        (f"/api/tables/{table}/join", {"name": "Cyn"}),
    ):
        client.cookies.clear()
        assert "set-cookie" in client.post(path, json=body, headers={"origin": ORIGIN}).headers


def test_who_i_am(client: TestClient) -> None:
    somebody = Person(client)
    assert somebody.get("/api/me")[1] == {"name": "", "language": "en", "tables": [], "finished": 0}
    somebody.ok("/api/me", name="  A\u202en\u0000n   B. " + "x" * 99, language="sk")
    name = somebody.get("/api/me")[1]["name"]
    assert name == "Ann B. " + "x" * 17 and somebody.get("/api/me")[1]["language"] == "sk"
    assert client.get("/api/me", headers={"accept-language": "cs-CZ,cs;q=0.9"}).json()["language"] == "cs"


def test_how_many_games_somebody_has_played_to_the_end(ann: Person, bob: Person, eve: Person) -> None:
    table = seated(ann, bob, public=True)
    with ann.at(table) as first, bob.at(table) as second, eve.at(table):
        assert [person.get("/api/me")[1]["finished"] for person in (ann, bob)] == [0, 0]
        play_out(first, second)
    assert [person.get("/api/me")[1]["finished"] for person in (ann, bob, eve)] == [1, 1, 0]


def test_whoever_has_no_name_yet_may_play_at_once(client: TestClient) -> None:
    somebody = Person(client)
    table = somebody.open_table("bot", "me")
    assert somebody.get(f"/api/tables/{table}")[1]["names"] == ["Ada", "Player 2"]


def test_the_games(ann: Person) -> None:
    listed = {about["id"]: about for about in ann.get("/api/games?language=cs")[1]}
    assert set(listed) == set(games()) >= {"agent_avenue", "spies"}
    spies = listed["spies"]
    assert (spies["title"], spies["seats"]) == ("Špioni", [2, 3, 4])
    standard = {"id": "standard", "name": "Standard", "about": "", "seats": [2, 3, 4], "automaton": ""}
    assert spies["modes"] == [standard]
    assert spies["options"][0]["values"] == [{"id": "slow", "name": "Slow"}, {"id": "fast", "name": "Fast"}]
    assert spies["options"][0]["seats"] == [2, 3, 4] and spies["minutes"] is None
    assert [option["seats"] for option in listed["agent_avenue"]["options"] if option["id"] == "pair"] == [[3]]
    spy = {option["id"]: option["where"] for option in listed["spy_connection"]["options"]}
    assert spy["board"] == {} and spy["agents_1"] == {"board": "light"}
    assert [level["id"] for level in spies["levels"]] == ["rookie", "agent", "handler", "mastermind"]
    assert spies["art"] is None


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Watchtower: when its owner recruits an Enforcer"),
        ("cs", "Domek na stromě: když majitel karty verbuje Bojovnici"),
        ("sk", "Domček na strome: keď majiteľ karty verbuje Bojovníčku"),
    ],
)
def test_a_rule_in_every_language(ann: Person, language: str, text: str) -> None:
    status, answer = ann.get(f"/api/rules/agent_avenue/AA-10.31?language={language}")
    assert status == 200 and answer["id"] == "AA-10.31" and answer["text"].startswith(text)
    untranslated = ann.get(f"/api/rules/agent_avenue/D-7?language={language}")[1]["text"]
    assert untranslated.startswith("When: Double Trouble; ")


@pytest.mark.parametrize(
    ("language", "title", "first"),
    [("en", "Agent Avenue", "Components"), ("cs", "Můj soused špion", "Co je"), ("sk", "Môj sused špión", "Čo je")],
)
def test_how_a_game_is_played(ann: Person, language: str, title: str, first: str) -> None:
    status, page = ann.get(f"/api/rules/agent_avenue?language={language}")
    assert status == 200 and (page["title"], page["language"], page["data"]) == (title, language, [])
    assert len(page["intro"]) == 5 and page["beware"]
    assert page["sections"][0]["title"].startswith(first)
    assert [section["id"] for section in page["sections"]] == [f"AA-{n}" for n in (*range(1, 13), 15)]
    about = ann.get(f"/api/rules/spy_connection?language={language}")[1]["data"]
    assert any("43" in line for line in about) and len(about) == 8


def test_a_game_without_rules_has_a_page_all_the_same(ann: Person) -> None:
    page = ann.get("/api/rules/spies?language=cs")[1]
    assert (page["title"], page["intro"], page["beware"], page["sections"]) == ("Špioni", [], "", [])


def test_rules_that_are_not_there(ann: Person) -> None:
    for path in ("chess", "..%2f..%2fsecret", "agent_avenue/rules.md"):
        assert ann.get(f"/api/rules/{path}")[1]["error"] == "not-found"
    for path in ("agent_avenue/AA-99.9", "spies/AA-5.2", "chess/1", "..%2f..%2fsecret/1"):
        assert ann.get(f"/api/rules/{path}")[1]["error"] == "not-found"


def test_open_tables_and_mine(ann: Person, bob: Person, eve: Person) -> None:
    secret = ann.open_table("me", "open")
    public = ann.open_table("me", "open", public=True)
    assert [row["id"] for row in eve.get("/api/tables")[1]] == [public]
    row = eve.get("/api/tables")[1][0]
    assert (row["title"], row["names"], row["open"], row["started"], row["yours"]) == (
        "Spies",
        ["Ann", ""],
        1,
        False,
        False,
    )
    assert {row["id"] for row in ann.get("/api/me")[1]["tables"]} == {secret, public}
    bob.ok(f"/api/tables/{public}/join", name="Bob")
    assert eve.post(f"/api/tables/{public}/join", name="Eve")[1]["error"] == "not-found"
    ann.ok(f"/api/tables/{public}/start")
    assert [(row["id"], row["started"]) for row in eve.get("/api/tables")[1]] == [(public, True)]
    assert [row["yours"] for row in ann.get("/api/me")[1]["tables"]] == [True, False]
    assert [row["yours"] for row in bob.get("/api/me")[1]["tables"]] == [False]


def test_a_finished_table_says_who_won_and_stands_below_those_that_go_on(ann: Person, bob: Person) -> None:
    going = seated(ann, bob)
    over = seated(ann, bob)
    with ann.at(over) as first, bob.at(over) as second:
        play_out(first, second)
        winners = [first.table["names"][seat] for seat in first.scene["verdict"]["winners"]]
    for person, name in ((ann, "Ann"), (bob, "Bob")):
        rows = person.get("/api/me")[1]["tables"]
        assert [(row["id"], row["over"]) for row in rows] == [(going, False), (over, True)]
        assert rows[1]["winners"] == winners and rows[1]["won"] == (name in winners)
        assert rows[0]["winners"] is None and not rows[0]["won"]


def test_a_table_whose_host_has_left_is_not_offered(
    ann: Person, bob: Person, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = time.time
    table = ann.open_table("me", "open", public=True)

    def offered(ahead: float) -> bool:
        with monkeypatch.context() as patched:
            patched.setattr("brushpass.server.http.lobby.time.time", lambda: now() + ahead)
            return table in [row["id"] for row in bob.get("/api/tables")[1]]

    assert offered(0) and not offered(lobby.HOST_LEFT)  # she has not come to her table
    with ann.at(table):
        assert offered(10 * lobby.HOST_LEFT)
    eventually(lambda: house.actors[table].seating.seats[0].gone is not None)
    assert offered(lobby.HOST_LEFT - 60) and not offered(lobby.HOST_LEFT)
    with ann.at(table):
        assert offered(10 * lobby.HOST_LEFT)


def test_whoever_asks_again_is_told_that_nothing_is_new(ann: Person, client: TestClient) -> None:
    ann.open_table("me", "open", public=True)
    for path in ("/api/tables", "/api/me"):
        first = client.get(path, headers=ann.headers)
        known = ann.headers | {"if-none-match": first.headers["etag"]}
        again = client.get(path, headers=known)
        assert (again.status_code, again.content) == (304, b"")
        ann.open_table("me", "open", public=True)
        assert client.get(path, headers=known).status_code == 200


def test_opening_tables_takes_more_than_asking(serve: Serve, frozen: None) -> None:
    with serve(address_rate=10, own_rate=10) as client:
        wish = {"game": "spies", "seats": [{"kind": "me"}, {"kind": "bot"}]}
        answers = [Person(client).post("/api/tables", **wish)[0] for _ in range(10)]
        assert answers == [200] * 8 + [429] * 2


def test_an_address_that_asks_too_fast(serve: Serve, frozen: None) -> None:
    with serve(address_rate=2) as client:
        answers = [client.get("/api/me").status_code for _ in range(12)]
        assert answers == [200] * 8 + [429] * 4


@pytest.mark.parametrize(
    "path", ["/", "/table/x", "/join/x", "/new", "/rules/x", "/api/me", "/api/nothing", "/assets/x.js", "/nothing"]
)
def test_headers_on_every_answer(path: str, client: TestClient) -> None:
    headers = client.get(path).headers
    policy = headers["content-security-policy"]
    assert "unsafe" not in policy and "default-src 'none'" in policy and "frame-ancestors 'none'" in policy
    assert "connect-src 'self' ws://testserver" in policy
    assert headers["referrer-policy"] == "no-referrer" and headers["x-content-type-options"] == "nosniff"


def test_how_long_a_game_takes() -> None:
    class Quick(Spies):
        minutes = (5, 10)

    assert api.described(Quick(), "en").minutes == [5, 10]


def test_an_address_in_brackets_can_be_visited_but_no_policy_names_it(serve: Serve) -> None:
    with serve(origins=("http://[::1]:8000", "http://localhost:8000")) as client:
        answer = client.get("/api/me", headers={"host": "[::1]:8000"})
        assert answer.status_code == 200
        policy = answer.headers["content-security-policy"]
        assert "connect-src 'self' ws://localhost:8000;" in policy and "[" not in policy
        posted = {"name": "Ann", "language": "en"}
        headers = {"host": "[::1]:8000", "origin": "http://[::1]:8000"}
        assert client.post("/api/me", json=posted, headers=headers).status_code == 200


def test_other_host_names_are_refused(client: TestClient) -> None:
    """A name that somebody else makes point here (DNS rebinding) reaches nothing."""
    assert client.get("/api/me", headers={"host": "evil.example"}).status_code == 400


def test_pages_and_files(client: TestClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "STATIC", tmp_path / "static")
    page = client.get("/", headers={"accept-language": "cs"})
    assert page.status_code == 503 and "make play" in page.text and 'lang="cs"' in page.text
    (tmp_path / "static").mkdir()
    (tmp_path / "static" / "index.html").write_text("<!doctype html>built", encoding="utf-8")
    for path in ("/", "/table/abc", "/join/abc", "/new", "/rules/abc"):
        answer = client.get(path)
        assert answer.text == "<!doctype html>built" and answer.headers["cache-control"] == "no-cache"
    assert client.get("/gallery").status_code == 404
    assert client.get("/assets/../secret").status_code == 404
    assert client.get("/assets/%2e%2e/%2e%2e/secret").status_code == 404


@pytest.mark.parametrize("path", ["/tabel/x", "/assets/none.js", "/art/none.svg", "/table/x/y/z"])
def test_an_address_that_leads_nowhere_is_told_in_the_readers_language(
    path: str, client: TestClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for language, text in (("en", "There is no such page."), ("cs-CZ,cs;q=0.9", "Taková stránka tu není.")):
        answer = client.get(path, headers={"accept-language": language})
        assert (answer.status_code, answer.text) == (404, text)
    (tmp_path / "index.html").write_text("the page", encoding="utf-8")
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    answer = client.get(path, headers={"accept": "text/html,*/*"})  # a person's browser
    assert (answer.status_code, answer.text) == (404, "the page")


def test_assets_go_out_as_they_were_built(serve: Serve, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "STATIC", tmp_path / "static")
    assets = tmp_path / "static" / "assets"
    assets.mkdir(parents=True)
    (assets / "app-1.js").write_text("// " + "a" * 5000, encoding="utf-8")
    (assets / "app-1.js.gz").write_bytes(gzip.compress(b"// built"))
    with serve() as client:
        small, whole = (client.get("/assets/app-1.js", headers={"accept-encoding": name}) for name in ("gzip, br", ""))
        assert "immutable" in small.headers["cache-control"] and "immutable" in whole.headers["cache-control"]
        assert small.headers["content-type"] == whole.headers["content-type"] == "text/javascript; charset=utf-8"
        assert (small.text, small.headers["content-encoding"]) == ("// built", "gzip")
        assert len(whole.text) == 5003 and "content-encoding" not in whole.headers


def test_what_is_the_same_for_everybody_is_compressed_once(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = ("/api/games", "/api/rules/agent_avenue", "/art/agent_avenue.svg")
    sizes = [len(client.get(path).text) for path in asked]

    def again(*_: object, **__: object) -> bytes:
        raise AssertionError("this was compressed before")

    monkeypatch.setattr(gzip, "compress", again)
    monkeypatch.setattr(zlib, "compressobj", again)
    answers = [client.get(path) for path in asked]
    assert [len(answer.text) for answer in answers] == sizes
    assert all(answer.headers["content-encoding"] == "gzip" for answer in answers)


def test_only_answers_without_a_secret_are_compressed(client: TestClient) -> None:
    for path, compressed in (("/api/games", True), ("/api/rules/agent_avenue", True), ("/api/me", False)):
        answer = client.get(path)
        assert answer.status_code == 200 and ("content-encoding" in answer.headers) == compressed, path
    mark = client.get("/api/games").headers["etag"]
    assert client.get("/api/games", headers={"if-none-match": mark}).status_code == 304


def test_drawings(client: TestClient) -> None:
    answer = client.get("/art/agent_avenue.svg")
    assert answer.status_code == 200 and answer.headers["content-type"].startswith("image/svg+xml")
    again = client.get("/art/agent_avenue.svg", headers={"if-none-match": answer.headers["etag"]})
    assert again.status_code == 304
    for path in ("/art/spies.svg", "/art/chess.svg", "/art/..%2fsecret.svg"):
        assert client.get(path).status_code == 404


def test_saves_are_given_out_at_the_end_only(ann: Person, bob: Person, eve: Person) -> None:
    table = seated(ann, bob)
    assert ann.get(f"/api/tables/{table}/save")[1]["error"] == "not-over"
    assert eve.get(f"/api/tables/{table}/save")[1]["error"] == "not-found"


def test_every_refusal_can_be_said_in_every_language() -> None:
    codes = set(Code.__args__)  # type: ignore[attr-defined]
    assert set(STATUS) <= codes
    for language in LANGUAGES:
        assert keys(language) == codes | {"no-client", "no-page"}
        assert all(say(code, language) for code in codes)
