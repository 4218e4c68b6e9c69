"""Leaving for good: a table is closed, a link to watch is called back, somebody is forgotten; absence is agreed on."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Come
from tests.browser.play import QUICK, Person
from tests.browser.test_people import two_at_a_table

SIZES = [(1440, 900), (1280, 720), (390, 844)]


def settings(person: Person) -> Locator:
    """The sheet of settings, opened."""
    person.page.get_by_role("button", name="Settings").first.click()
    return person.page.get_by_role("dialog", name="Settings")


def look(person: Person, name: str) -> None:
    """Draw the page for whoever wants to look at it: BRUSHPASS_LOOK names a folder."""
    folder = os.environ.get("BRUSHPASS_LOOK")
    if folder:
        person.stand_still()
        size = person.page.viewport_size
        assert size is not None
        person.page.screenshot(path=Path(folder) / f"{name}-{size['width']}.png")


@pytest.mark.parametrize("width, height", SIZES)
def test_the_host_closes_a_table(come: Come, width: int, height: int) -> None:
    host, guest = come(viewport={"width": width, "height": height}), come()
    guest.come_by(host.sit_down("open", "open")[0], "Berta")
    sheet = settings(host)
    sheet.get_by_role("button", name="Close the table").click()
    expect(sheet.get_by_text("The table is gone for everybody, for good.")).to_be_in_viewport()
    look(host, "close")
    sheet.get_by_role("button", name="Cancel").click()
    expect(guest.page.get_by_text("The host starts the game.")).to_be_visible()
    sheet.get_by_role("button", name="Close the table").click()
    sheet.get_by_role("button", name="Close it for good").click()
    expect(host.page.get_by_role("button", name="Play now")).to_be_visible()
    expect(guest.page.get_by_text("This table does not exist")).to_be_visible()


def test_a_table_at_which_others_play_cannot_be_closed(come: Come) -> None:
    host, _ = two_at_a_table(come)
    expect(settings(host).get_by_role("button", name="Close the table")).to_have_count(0)
    alone = come()
    alone.sit_down(QUICK)
    sheet = settings(alone)
    sheet.get_by_role("button", name="Close the table").click()
    sheet.get_by_role("button", name="Close it for good").click()
    expect(alone.page.get_by_role("button", name="Play now")).to_be_visible()


@pytest.mark.parametrize("width, height", SIZES)
def test_a_link_to_watch_is_called_back(come: Come, width: int, height: int) -> None:
    host, _ = two_at_a_table(come, viewport={"width": width, "height": height})
    watcher = come()
    old = host.received("table")[-1]["table"]["watch"]
    watcher.page.goto(host.origin + old)
    expect(watcher.page.get_by_text("You are watching.")).to_be_visible()
    sheet = settings(host)
    sheet.get_by_role("button", name="Call the link back").click()
    expect(sheet.get_by_text("Whoever watches by it has to go.")).to_be_in_viewport()
    look(host, "unwatch")
    sheet.get_by_role("button", name="Call it back").click()
    expect(watcher.page.get_by_text("You are watching.")).to_have_count(0)
    new = host.received("table")[-1]["table"]["watch"]
    assert new != old
    watcher.page.goto(host.origin + new)
    expect(watcher.page.get_by_text("You are watching.")).to_be_visible()


@pytest.mark.parametrize("width, height", SIZES)
def test_somebody_has_themselves_forgotten(come: Come, width: int, height: int) -> None:
    person = come(viewport={"width": width, "height": height})
    person.open_lobby()
    person.invite()
    table = person.table
    person.page.goto(person.origin)
    row = person.page.locator(f'a[href$="{table}"]')
    expect(row.first).to_be_visible()
    person.page.locator("button.me").click()
    sheet = person.page.get_by_role("dialog", name="Your name")
    sheet.get_by_role("button", name="Forget me").click()
    expect(sheet.get_by_role("button", name="Forget me for good")).to_be_in_viewport()
    look(person, "forget")
    sheet.get_by_role("button", name="Forget me for good").click()
    expect(sheet).to_have_count(0)
    expect(row).to_have_count(0)
    assert not person.context.cookies()


@pytest.mark.parametrize("width, height", SIZES)
@pytest.mark.parametrize(
    "language, day, told",
    [
        ("en-GB", "1 day", "has been away for 1 day, the others may call a bot in"),
        ("cs-CZ", "1 den", "není tu 1 den, za toho mohou ostatní zavolat bota"),
        ("sk-SK", "1 deň", "nie je tu 1 deň, za toho môžu ostatní zavolať bota"),
    ],
)
def test_how_long_somebody_may_be_away_is_agreed_on(
    come: Come, language: str, day: str, told: str, width: int, height: int
) -> None:
    person = come(locale=language, viewport={"width": width, "height": height})
    person.page.goto(f"{person.origin}/new?game=agent_avenue")
    choice = person.page.get_by_role("radiogroup").filter(has_text=day).last
    choice.get_by_text(day, exact=True).click()
    expect(person.page.get_by_text(told)).to_be_visible()
    look(person, f"absence-{language[:2]}")
