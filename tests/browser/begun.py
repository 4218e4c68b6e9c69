"""Matches that are begun in the test's own process, where that is quick, and go on in real browsers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from starlette.testclient import TestClient

from brushpass.server import Settings, create_app
from tests.browser.conftest import Come
from tests.browser.play import Person
from tests.server.conftest import token_of
from tests.server.people import ORIGIN, Table
from tests.server.people import Person as Caller


@contextmanager
def begun(data: Path, *names: str, **agreed: Any) -> Iterator[tuple[str, list[str], list[Table]]]:
    """A match of MIND MGMT in a folder that another server goes on with: its table, everybody's cookie and seat."""
    settings = Settings(data=data, origins=(ORIGIN,), workers=0, frame_rate=1e6, address_rate=1e6, spare_rate=1e6)
    with TestClient(create_app(settings)) as client, ExitStack() as sockets:
        host, *guests = people = [Caller(client, name) for name in names]
        table = host.open_table("me", *["open"] * len(guests), game="mind_mgmt", **agreed)
        for guest in guests:
            guest.ok("/api/join", token=token_of(host, table), name="")
        host.ok(f"/api/tables/{table}/start")
        yield table, [person.cookie for person in people], [sockets.enter_context(one.at(table)) for one in people]


def come_back(come: Come, table: str, cookies: Sequence[str]) -> list[Person]:
    """Everybody comes to the table again, each at a browser of their own."""
    people = []
    for cookie in cookies:
        person = come()
        name, _, value = cookie.partition("=")
        person.context.add_cookies([{"name": name, "value": value, "url": person.origin}])
        person.page.goto(f"{person.origin}/table/{table}")
        people.append(person)
    return people
