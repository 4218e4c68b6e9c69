"""Notes are written while others decide: nobody's choice is disturbed by them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.begun import begun, come_back
from tests.browser.conftest import Come
from tests.browser.serving import Server


@pytest.fixture
def hunt(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str, list[str]]:
    """A folder with a training mission of three in which the Agents are asked: its table, and everybody's cookie."""
    data = tmp_path_factory.mktemp("hunt")
    with begun(data, "Anna", "Berta", "Cyril", mode="training") as (table, cookies, seats):
        while all(seat.question != "activate" for seat in seats):
            for seat in seats:
                seat.settle()
                if seat.options and seat.question != "activate":
                    seat.choose(seat.options[0])
    return data, table, cookies


@pytest.fixture
def server(hunt: Any) -> Iterator[Server]:
    server = Server(hunt[0])
    server.start()
    yield server
    server.kill()


def test_notes_of_others_leave_a_choice_as_it_is(come: Come, hunt: Any) -> None:
    _, table, cookies = hunt
    people = come_back(come, table, cookies)
    for person in people:
        expect(person.page.locator("svg.board")).to_be_visible()
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
