"""One browser per session, one server per module, and after every flow: nothing from elsewhere, no complaint."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

import brushpass.server
from tests.browser.play import LOST, Person
from tests.browser.relay import Relay
from tests.browser.serving import Server

SHELL, WHOLE = Path("/usr/bin/chromium-headless-shell"), Path("/usr/bin/chromium")
CHROMIUM = SHELL if SHELL.exists() else WHOLE
"""Debian's; the one without windows, where it is installed: its pages open sooner."""
CLIENT = Path(brushpass.server.__file__).parent / "static" / "index.html"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

Come = Callable[..., Person]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    for needed, missing in ((CHROMIUM, "Chromium is not installed"), (CLIENT, "the client is not built: make client")):
        if not needed.exists():
            if os.environ.get("CI"):
                pytest.fail(missing)
            pytest.skip(missing)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def relay() -> Iterator[Relay]:
    relay = Relay()
    yield relay
    relay.cut()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, relay: Relay) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("data"), relay.origin)
    server.start()
    yield server
    server.kill()


@pytest.fixture
def come(browser: Browser, server: Server) -> Iterator[Come]:
    """Somebody new comes with a browser of their own; `lonely` expects to lose the server in between."""
    people: list[tuple[Person, bool]] = []

    def comes(lonely: bool = False, origin: str = server.origin, **how: Any) -> Person:
        usual = {"locale": "en-GB", "viewport": {"width": 1440, "height": 900}, "reduced_motion": "reduce"}
        person = Person(browser.new_context(**{**usual, **how}), origin)
        people.append((person, lonely))
        return person

    yield comes
    for person, lonely in people:
        person.context.close()
        assert person.hosts == {person.origin.removeprefix("http://")}, "a request to somebody else"
        complaints = [text for text in person.complaints if not (lonely and LOST.search(text))]
        assert not complaints, complaints
