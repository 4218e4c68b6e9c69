"""A table for one: rules and seats that follow each other on the set-up page, what is picked there, and the table."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Come
from tests.browser.play import Person
from tests.browser.test_access import DESKTOP, PHONE, expect_accessible

GAME = "in_too_deep"


def seats(person: Person) -> Locator:
    return person.page.locator("aside").get_by_role("listitem")


def picked(person: Person, name: str, value: str) -> Locator:
    return person.page.get_by_role("button", name=f"{name}: {value}", exact=True)


@pytest.mark.parametrize(("scheme", "size"), [("light", DESKTOP), ("dark", PHONE)])
def test_one_person_sets_up_a_table_and_plays_at_once(come: Come, scheme: str, size: dict[str, int]) -> None:
    person = come(color_scheme=scheme, viewport=size)
    page = person.page
    page.goto(f"{person.origin}/new?game={GAME}")
    expect(seats(person)).to_have_count(2)
    expect(page.get_by_text("Time for a decision")).to_be_visible()
    person.pick_mode("With Echo")
    expect(seats(person)).to_have_count(1)
    expect(page.locator("aside").get_by_text("Echo", exact=True)).to_be_visible()
    for name in ("Time for a decision", "Who starts"):
        expect(page.get_by_text(name)).to_have_count(0)
    person.pick_mode("Hard")
    page.get_by_text("Drawn by lot").click()
    expect(page.get_by_text("4 in play, drawn from 10.")).to_be_visible()
    chosen = ("Crusher", "Hacker", "Shadow", "Oracle", "Courier")
    for name in chosen:
        picked(person, name, "Perhaps").click()
        expect(picked(person, name, "In play")).to_be_visible()
    play = page.get_by_role("button", name="Play now")
    expect(play).to_be_disabled()
    expect(page.get_by_role("alert")).to_have_text("Criminals: 1 too many: only 4 are in play.")
    expect_accessible(person, "set-up")
    picked(person, "Courier", "In play").click()
    expect(page.get_by_text("4 in play, all of them chosen.")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
    play.click()
    person.wait_for_turn()
    info = person.received("table")[-1]["table"]
    assert (info["mode"], info["automaton"], len(info["seats"])) == ("echo", "Echo", 1)
    agreed = {name: value for name, value in info["options"].items() if value in ("hard", "in", "out")}
    assert agreed == {"difficulty": "hard", **dict.fromkeys(map(str.lower, chosen[:4]), "in"), "courier": "out"}
    expect(page.get_by_role("tab", name="Chat")).to_have_count(0)
    expect(page.get_by_role("textbox", name="Write to the others")).to_have_count(0)
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog").get_by_text("Let others watch")).to_be_visible()
    expect(page.get_by_text("a bot takes over")).to_have_count(0)
    page.goto(person.origin)
    expect(page.get_by_role("link").filter(has_text="In Too Deep")).to_contain_text("against Echo")


def test_whatever_is_clicked_there_is_a_table_for_it(come: Come) -> None:
    """Rules and seats follow each other, on the set-up page and in quick play; so do those of an old address."""
    person = come()
    page = person.page
    page.goto(f"{person.origin}/new?game={GAME}&mode=echo&seats=me-open-rookie")
    standard, echo = (page.get_by_role("radio", name=name) for name in ("Standard", "With Echo"))
    expect(standard).to_be_checked()
    for left in (2, 1):
        page.get_by_role("button", name="Remove a seat").click()
        expect(seats(person)).to_have_count(left)
    expect(echo).to_be_checked()
    expect(page.get_by_role("button", name="Remove a seat")).to_have_count(0)
    for count in (2, 3):
        page.get_by_role("button", name="Add a bot").click()
        expect(seats(person)).to_have_count(count)
    expect(standard).to_be_checked()
    person.open_lobby()
    page.get_by_role("button", name="In Too Deep").click()
    person.pick_mode("With Echo")
    page.get_by_role("button", name="Invite friends").click()
    person.say_name("Anna")
    expect(page.get_by_role("heading", name="1 seat is still free")).to_be_visible()
    assert person.received("table")[-1]["table"]["mode"] == "echo"


def test_a_watcher_brings_the_chat_to_a_table_for_one(come: Come) -> None:
    person, guest = come(), come()
    person.sit_down(game=GAME, mode="echo")
    chat = person.page.get_by_role("tab", name="Chat")
    person.wait_for_turn()
    expect(chat).to_have_count(0)
    guest.page.goto(person.origin + person.received("table")[-1]["table"]["watch"])
    guest.at_table()
    expect(chat).to_be_visible()
