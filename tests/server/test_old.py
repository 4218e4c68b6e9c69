"""Old things go: tables that nobody has touched, sooner or later by what they are; and nobody fills the house alone."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from sqlalchemy import text
from starlette.testclient import TestClient

from brushpass.server.house import House
from tests.server.conftest import Serve, seated, token_of
from tests.server.people import Person, play_out

DAY = 86_400.0
SEATS = [{"kind": "me"}, {"kind": "open"}]

Sweep = Callable[[float], None]


@pytest.fixture
def sweep(client: TestClient, house: House) -> Sweep:
    """Clean up as so many days from now; all tables have left the memory by then."""

    def cleaned(days: float) -> None:
        assert client.portal is not None
        house.actors.clear()
        client.portal.call(house.sweep, time.time() + days * DAY)

    return cleaned


def kept(house: House) -> dict[str, int]:
    """How many rows there are of everything."""
    with house.store.engine.connect() as connection:
        names = ("tables", "seats", "steps", "checkpoints", "chat", "side_chat", "actions", "sessions")
        return {name: connection.execute(text(f"SELECT count(*) FROM {name}")).scalar_one() for name in names}


def mine(person: Person) -> set[str]:
    return {row["id"] for row in person.get("/api/me")[1]["tables"]}


def test_tables_go_sooner_or_later_by_what_they_are(house: House, sweep: Sweep, ann: Person, bob: Person) -> None:
    closed = ann.open_table("me", "open")
    ann.ok(f"/api/tables/{closed}/close")
    empty = ann.open_table("bot", "bot", "bot", "bot")
    waiting = ann.open_table("me", "open")
    running = seated(ann, bob)
    over = seated(ann, bob)
    with ann.at(over) as first, bob.at(over) as second:
        first.act("chat", text="hello")
        play_out(first, second)
    for days, left in (
        (0.0, {empty, waiting, running, over}),
        (0.9, {empty, waiting, running, over}),
        (1.1, {waiting, running, over}),
        (13.9, {waiting, running, over}),
        (14.1, {running, over}),
        (180.1, {over}),
        (364.9, {over}),
        (365.1, set()),
    ):
        sweep(days)
        assert mine(ann) == left, days
    assert kept(house) == dict.fromkeys(kept(house), 0) | {"sessions": 2}
    sweep(401)
    assert kept(house)["sessions"] == 0


def test_a_table_that_somebody_looks_at_stays(client: TestClient, house: House, ann: Person) -> None:
    table = ann.open_table("me", "open")
    with ann.at(table) as first:
        assert client.portal is not None
        client.portal.call(house.sweep, time.time() + 1000 * DAY)
        first.settle()
    assert mine(ann) == {table}


def test_a_match_stays_as_long_as_one_that_followed_it(sweep: Sweep, house: House, ann: Person, bob: Person) -> None:
    table = seated(ann, bob)
    with ann.at(table) as first, bob.at(table) as second:
        play_out(first, second)
    again = ann.ok(f"/api/tables/{table}/rematch")["id"]
    with house.store.engine.connect() as connection:
        connection.execute(
            text("UPDATE tables SET moved = moved + :later WHERE id = :id"), {"later": 100 * DAY, "id": again}
        )
        connection.execute(text("UPDATE seats SET gone = NULL"))
        connection.commit()
    sweep(400)
    assert table in mine(ann)


# -- nobody fills the house alone --------------------------------------------------------------------------------------


def test_a_network_opens_only_so_many_tables_whoever_asks(serve: Serve) -> None:
    with serve(tables_per_address=5) as client:
        for number in range(5):
            last = Person(client, f"P{number}")
            table = last.open_table("me", "open")
        status, refused = Person(client, "Eve").post("/api/tables", game="spies", seats=SEATS)
        assert (status, refused["error"]) == (429, "too-many-tables")
        taught = Person(client, "Eve").post("/api/guide", game="agent_avenue")
        assert taught[1]["error"] == "too-many-tables"
        last.ok(f"/api/tables/{table}/close")
        Person(client, "Eve").open_table("me", "open")


def test_a_person_opens_only_so_many_tables(serve: Serve) -> None:
    with serve(tables_per_person=2) as client:
        ann = Person(client, "Ann")
        ann.open_table("me", "open")
        ann.open_table("me", "open")
        refused = ann.post("/api/tables", game="spies", seats=SEATS)
        assert refused[1]["error"] == "too-many-tables"
        Person(client, "Bob").open_table("me", "open")


def test_there_are_only_so_many_tables_in_all(serve: Serve) -> None:
    with serve(tables=1) as client:
        Person(client, "Ann").open_table("me", "open")
        refused = Person(client, "Bob").post("/api/tables", game="spies", seats=SEATS)
        assert refused[1]["error"] == "too-many-tables"


def test_whoever_opens_many_tables_pushes_nobody_out_of_the_lobby(serve: Serve) -> None:
    """Every network's newest table comes first, then everybody's second."""
    with serve(tables_per_person=60) as client:
        ann = Person(client, "Ann")
        table = ann.open_table("me", "open", public=True)
        far = TestClient(client.app, client=("203.0.113.7", 50_000))
        far.portal = client.portal
        eve = Person(far, "Eve")
        for _ in range(60):
            eve.open_table("me", "open", public=True)
        listed = [row["id"] for row in ann.get("/api/tables")[1]]
        assert len(listed) == 50 and table in listed[:2]


def test_an_open_table_goes_with_its_invitation(sweep: Sweep, ann: Person, bob: Person) -> None:
    table = ann.open_table("me", "open")
    token = token_of(ann, table)
    sweep(15)
    assert bob.post("/api/invite", token=token)[1]["error"] == "no-such-invite"
