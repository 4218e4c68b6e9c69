"""A campaign of MIND MGMT: what the last game has opened, who takes what, and the log."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.begun import begun, come_back
from tests.browser.conftest import Come
from tests.browser.play import Person
from tests.browser.serving import Server


@pytest.fixture
def game(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str, list[str], int]:
    """A folder with the first game of a campaign played out: its table, the cookies of both sides, and who lost."""
    data = tmp_path_factory.mktemp("campaign")
    rng = Random(1)
    with begun(data, "Anna", "Berta", mode="full", campaign=True) as (table, cookies, seats):
        while not seats[0].scene.get("verdict"):
            for seat in seats:
                seat.settle()
                if seat.options:
                    seat.choose(rng.choice(seat.options))
        loser = 1 - seats[0].scene["verdict"]["winners"][0]
    return data, table, cookies, loser


@pytest.fixture
def server(game: Any) -> Iterator[Server]:
    server = Server(game[0])
    server.start()
    yield server
    server.kill()


def sheet(person: Person) -> Locator:
    return person.page.get_by_role("region", name="Campaign")


def test_the_loser_takes_a_module_into_the_next_game(come: Come, game: Any) -> None:
    _, table, cookies, lost = game
    people = come_back(come, table, cookies)
    for person in people:
        person.over.get_by_text("The games so far").click()
        expect(person.over.locator(".chapters li")).to_have_count(1)
    loser, winner = people[lost], people[1 - lost]
    opened = ("The Recruiter opens package 1: Softer Target.", "The Rogue Agents open package 1: Early Tip.")[lost]
    expect(loser.over).to_contain_text(opened)
    module = opened.partition(": ")[2].rstrip(".")
    winner.over.get_by_role("button", name="Rematch").click()
    expect(sheet(winner)).to_contain_text("Game 2")
    expect(sheet(winner)).to_contain_text("they choose what they take into this game")
    expect(sheet(winner).locator(".chapters li")).to_contain_text(["Anna – Berta"])
    expect(winner.page.get_by_role("button", name="Start now")).to_be_disabled()
    loser.over.get_by_role("button", name="Rematch").click()
    sheet(loser).locator("label.psw").click()
    sheet(loser).get_by_role("button", name="Take 1").click()
    expect(winner.page.get_by_role("button", name="Start now")).to_be_enabled()
    expect(sheet(winner)).not_to_contain_text("they choose")
    expect(winner.page.locator(".fact").filter(has_text=module)).to_be_visible()
    winner.start()
    assert winner.received("table")[-1]["table"]["options"][("softer_target", "early_tip")[lost]] is True


def test_a_campaign_is_agreed_on_and_has_no_free_modules(come: Come) -> None:
    person = come()
    person.page.goto(f"{person.origin}/new?game=mind_mgmt")
    expect(person.page.get_by_role("radio", name="Training mission")).to_be_checked()
    expect(person.page.get_by_role("switch", name="Campaign")).to_have_count(0)
    expect(person.page.locator(".fgroup")).to_have_count(0)
    person.pick_mode("Full game")
    expect(person.page.locator(".fgroup")).to_have_count(2)
    person.page.locator("label.psw").filter(has=person.page.get_by_role("switch", name="Campaign")).click()
    expect(person.page.locator(".fgroup")).to_have_count(0)
