"""A server in the test's own process, over a database in a folder of the test."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec
import pytest
from starlette.testclient import TestClient

from brushpass.bots import RandomBot
from brushpass.engine import Observation, registered
from brushpass.server import Settings, create_app
from brushpass.server.house import House
from brushpass.server.tables.bots import BotPool
from tests.pace import paced
from tests.server.people import ORIGIN, Person
from tests.server.spies import SPIES

Serve = Callable[..., AbstractContextManager[TestClient]]


@pytest.fixture(autouse=True)
def spies() -> Iterator[None]:
    """The small game is installed for these tests only."""
    with registered(SPIES):
        yield


@pytest.fixture(autouse=True)
def pace() -> Iterator[None]:
    """The bots are as fast as whoever runs the tests wants them to be."""
    with paced():
        yield


class Pondering:
    """Bots that answer when they are told to, and not before."""

    def __init__(self) -> None:
        self.thoughts = 0
        """How many have begun."""
        self._told = asyncio.Event()

    async def choose(self, level: str, seed: int, observation: Observation, seconds: float) -> Any:
        self.thoughts += 1
        await self._told.wait()
        return RandomBot(seed).choose(observation)

    def answer(self, client: TestClient) -> None:
        """From now on they answer at once."""
        assert client.portal is not None
        client.portal.call(self._told.set)


@pytest.fixture
def pondering(pace: None) -> Iterator[Pondering]:
    """The bots of this test's servers answer when the test tells them to."""
    bots = Pondering()
    with patch.object(BotPool, "choose", lambda pool, *asked: bots.choose(*asked)):
        yield bots


@pytest.fixture
def frozen(monkeypatch: pytest.MonkeyPatch) -> None:
    """No time passes for what is limited by the second, and nobody waits until some has: the machine plays no part."""
    monkeypatch.setattr("brushpass.server.limits.time.monotonic", lambda: 0.0)
    monkeypatch.setattr("brushpass.server.limits.LONGEST_WAIT", 0.0)


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(
        data=tmp_path,
        origins=(ORIGIN,),
        workers=0,
        bot_delay=0.0,
        frame_rate=10_000,
        address_rate=10_000,
        spare_rate=10_000,
        sockets_per_person=64,
    )


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
