"""Notes are written while others decide: nobody's choice is disturbed by them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from starlette.testclient import TestClient

from brushpass.server import Settings, create_app
from tests.browser.conftest import Come
from tests.browser.play import Person
from tests.browser.serving import Server
from tests.server.conftest import token_of
from tests.server.people import ORIGIN
from tests.server.people import Person as Caller

NAMES = ("Anna", "Berta", "Cyril")


@pytest.fixture(scope="module")
def hunt(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str, tuple[str, ...]]:
    """A folder with a training mission of three in which the Agents are asked: its table, and everybody's cookie."""
    data = tmp_path_factory.mktemp("hunt")
    settings = Settings(data=data, origins=(ORIGIN,), workers=0, frame_rate=1e6, address_rate=1e6)
    with TestClient(create_app(settings)) as client:
        people = [Caller(client, name) for name in NAMES]
        table = people[0].open_table("me", "open", "open", game="mind_mgmt", mode="training")
        for guest in people[1:]:
            guest.ok("/api/join", token=token_of(people[0], table), name="")
        people[0].ok(f"/api/tables/{table}/start")
        with people[0].at(table) as a, people[1].at(table) as b, people[2].at(table) as c:
            while b.question != "activate" and c.question != "activate":
                for seat in (a, b, c):
                    seat.settle()
                    if seat.options and seat.question != "activate":
                        seat.choose(seat.options[0])
    return data, table, tuple(person.cookie for person in people)


@pytest.fixture(scope="module")
def server(hunt: Any) -> Iterator[Server]:
    server = Server(hunt[0])
    server.start()
    yield server
    server.kill()


def come_back(come: Come, hunt: Any) -> list[Person]:
    """Everybody at their browser."""
    people = []
    for cookie in hunt[2]:
        person = come()
        name, _, value = cookie.partition("=")
        person.context.add_cookies([{"name": name, "value": value, "url": person.origin}])
        person.page.goto(f"{person.origin}/table/{hunt[1]}")
        expect(person.page.locator("svg.board")).to_be_visible()
        people.append(person)
    return people


def test_notes_of_others_leave_a_choice_as_it_is(come: Come, hunt: Any) -> None:
    people = come_back(come, hunt)
    asked = next(person for person in people if person.scene().get("prompt"))
    writer = next(person for person in people[1:] if person is not asked)
    option = asked.wait_for_turn().first
    option.focus()
    question = asked.received("scene")[-1]["question"]
    for number, way in enumerate(("ArrowRight", "ArrowDown", "ArrowDown", "ArrowLeft")):
        before = writer.answered()
        writer.page.keyboard.press("n")
        writer.page.keyboard.press("ArrowRight")
        writer.page.keyboard.press(way)
        writer.page.keyboard.press("Enter")
        expect(writer.page.locator(".toolform input")).to_be_focused()
        writer.page.keyboard.type(f"{number}?")
        writer.page.keyboard.press("Enter")
        writer.wait_for_answer(before)
    for person in people:
        expect(person.page.locator("[data-piece^=note-]")).to_have_count(4)
    expect(option).to_be_focused()
    assert asked.received("scene")[-1]["question"] == question
    asked.page.keyboard.press("Enter")
    asked.wait_until(lambda: asked.received("scene")[-1]["question"] != question)
    for person in people:
        assert not person.received("refused")
