"""A server in the test's own process, over a database in a folder of the test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from brushpass.engine import registered
from brushpass.server import Settings, create_app
from brushpass.server.house import House
from tests.server.people import ORIGIN, Person
from tests.server.spies import SPIES

Serve = Callable[..., AbstractContextManager[TestClient]]

PONDERING = 3600.0
"""A `bot_delay`: whatever bots are asked, they have not answered yet when the test is over."""


@pytest.fixture(autouse=True)
def spies() -> Iterator[None]:
    """The small game is installed for these tests only."""
    with registered(SPIES):
        yield


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(data=tmp_path, origins=(ORIGIN,), workers=0, bot_delay=0.0, frame_rate=10_000, address_rate=10_000)


@pytest.fixture
def serve(settings: Settings) -> Serve:
    """Start a server on the test's database; a second one continues where the first stopped."""

    @contextmanager
    def started(**changes: Any) -> Iterator[TestClient]:
        with TestClient(create_app(msgspec.structs.replace(settings, **changes))) as client:
            yield client

    return started


@pytest.fixture
def client(serve: Serve) -> Iterator[TestClient]:
    with serve() as client:
        yield client


@pytest.fixture
def ann(client: TestClient) -> Person:
    return Person(client, "Ann")


@pytest.fixture
def bob(client: TestClient) -> Person:
    return Person(client, "Bob")


@pytest.fixture
def eve(client: TestClient) -> Person:
    return Person(client, "Eve")


@pytest.fixture
def house(client: TestClient) -> House:
    found: House = client.app.state.house  # type: ignore[attr-defined]
    return found


def token_of(host: Person, table: str, seat: int | None = None) -> str:
    """The invitation to a seat, as its host knows it; without a seat, to the first that is free."""
    info = host.get(f"/api/tables/{table}")[1]
    invite: str = info["invite"] if seat is None else info["seats"][seat]["invite"]
    return invite.removeprefix("/join/")


def seated(host: Person, guest: Person, *more: str, **agreed: Any) -> str:
    """A table that the host has opened, the guest has joined by link, and that has begun."""
    table = host.open_table("me", "open", *more, **agreed)
    assert guest.ok("/api/join", token=token_of(host, table), name="") == {"id": table}
    host.ok(f"/api/tables/{table}/start")
    return table
