"""Those who win together talk among themselves: beside the table's chat, and unseen by the others."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Come
from tests.browser.play import QUICK, Person

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


def partners(come: Come, **how: Any) -> tuple[Person, Person, Person]:
    """Two on one side, one of the other, and a bot."""
    host, mate, rival = come(**how), come(**how), come()
    links = host.sit_down("open", "open", QUICK)
    mate.come_by(links[0], "Berta")
    rival.come_by(links[1], "Cyril")
    host.start()
    for person in (mate, rival):
        person.at_table()
    return host, mate, rival


def chat(person: Person) -> None:
    """Open the chat, wherever it is."""
    dock = person.page.locator(".dock").get_by_role("button", name="Chat")
    (dock if dock.count() else person.page.get_by_role("tab", name="Chat")).click()


def channel(person: Person, name: str) -> Locator:
    return person.page.locator(".talks label").filter(has_text=name)


def says(person: Person, text: str) -> None:
    """Write into the talk that is open."""
    box = person.page.locator(".say").get_by_role("textbox")
    box.fill(text)
    box.press("Enter")
    expect(box).to_have_value("")


def heard(person: Person) -> Locator:
    return person.page.get_by_role("list", name="Chat").get_by_role("listitem")


@pytest.mark.parametrize("how", [{}, PHONE], ids=["desktop", "phone"])
def test_a_side_talks_by_itself(how: dict[str, Any], come: Come) -> None:
    host, mate, rival = partners(come, **how)
    for person in (host, mate, rival):
        chat(person)
    expect(host.page.get_by_role("radio", name="Your side")).to_be_checked()
    for person in (mate, rival):
        channel(person, "Everybody").click()
    expect(heard(host)).to_have_text("Nothing has been said yet. Nobody else reads what you write here.")
    expect(host.page.get_by_role("textbox", name="Write to your side only")).to_be_visible()
    says(host, "take the mole")
    expect(heard(host).last).to_contain_text("take the mole")
    expect(channel(mate, "Your side").get_by_role("status")).to_have_text("1")
    expect(heard(mate)).to_have_text("Nothing has been said yet.")
    channel(mate, "Your side").click()
    expect(heard(mate)).to_contain_text(["take the mole"])
    expect(mate.page.locator(".talks .badge")).to_have_count(0)
    channel(host, "Everybody").click()
    says(host, "good luck")
    expect(heard(rival)).to_contain_text(["good luck"])
    assert not [frame for frame in rival.frames if "take the mole" in frame]
    expect(channel(mate, "Everybody").get_by_role("status")).to_have_text("1")


def test_what_is_half_written_and_where_one_reads_stay_with_their_talk(come: Come) -> None:
    host, mate, _ = partners(come)
    for person in (host, mate):
        chat(person)
        channel(person, "Your side").click()
    for number in range(40):
        says(mate, f"line {number}")
    expect(heard(host)).to_have_count(40)
    lines = host.page.get_by_role("list", name="Chat")
    lines.hover()
    host.page.mouse.wheel(0, -400)
    host.wait_until(lambda: bool(lines.evaluate("list => list.scrollTop < list.scrollHeight - list.clientHeight - 60")))
    place = lines.evaluate("list => list.scrollTop")
    box = host.page.locator(".say").get_by_role("textbox")
    box.fill("for you alone")
    channel(host, "Everybody").click()
    expect(box).to_have_value("")
    box.fill("for all")
    host.page.get_by_role("tab", name="Log").click()
    expect(box).to_have_value("for all")
    channel(host, "Your side").click()
    expect(box).to_have_value("for you alone")
    assert lines.evaluate("list => list.scrollTop") == pytest.approx(place, abs=2)
    host.page.reload()
    host.at_table()
    expect(host.page.get_by_role("tab", name="Chat").locator(".dot")).to_have_count(0)


def test_a_talk_is_chosen_by_keyboard(come: Come) -> None:
    host, mate, _ = partners(come)
    chat(host)
    chat(mate)
    host.page.get_by_role("radio", name="Your side").focus()
    host.page.keyboard.press("ArrowLeft")
    expect(host.page.get_by_role("radio", name="Everybody")).to_be_checked()
    host.page.keyboard.press("ArrowRight")
    expect(host.page.get_by_role("radio", name="Your side")).to_be_checked()
    host.page.keyboard.press("Tab")
    host.page.keyboard.type("by keys")
    host.page.keyboard.press("Enter")
    expect(heard(host)).to_contain_text(["by keys"])
    channel(mate, "Your side").click()
    expect(heard(mate)).to_contain_text(["by keys"])


# -- who plays on which side -------------------------------------------------------------------------------------------


def side(person: Person, name: str) -> Locator:
    return person.page.get_by_role("region", name=name).get_by_role("listitem")


def test_places_change_before_the_start(come: Come) -> None:
    """The host lets two change places; a guest takes a free seat; the link to it stays good."""
    host, guest, late = come(), come(), come()
    links = host.sit_down("open", "open", QUICK)
    guest.come_by(links[0], "Berta")
    expect(side(host, "Your side")).to_contain_text(["Player 1", "Berta"])
    host.page.get_by_role("button", name="Player 1: Change places").click()
    expect(host.page.get_by_text("Whom does Player 1 swap with?")).to_be_visible()
    host.page.get_by_role("button", name="Otto: Swap with Player 1").click()
    expect(side(host, "Your side")).to_contain_text(["Free seat", "Player 1"])
    expect(side(host, "The other side")).to_contain_text(["Otto", "Berta"])
    guest.page.get_by_role("button", name="Free seat: Sit here instead").click()
    expect(side(host, "Your side")).to_contain_text(["Berta", "Player 1"])
    late.come_by(links[1], "Cyril")
    expect(side(late, "Your side")).to_contain_text(["Otto", "Cyril"])
    host.start()
    guest.at_table()
    assert [seat["name"] for seat in guest.received("table")[-1]["table"]["seats"]] == [
        "Otto",
        "Cyril",
        "Berta",
        "Player 1",
    ]


def test_lots_decide_at_the_start(come: Come) -> None:
    host, guest = come(), come()
    links = host.sit_down("open", QUICK, QUICK)
    guest.come_by(links[0], "Berta")
    host.page.locator("label").filter(has_text="Lots for people").click()
    expect(side(guest, "Drawn by lot")).to_contain_text(["Player 1", "Berta"])
    expect(guest.page.get_by_text("The people draw lots for their seats at the start")).to_be_visible()
    host.page.locator("label").filter(has_text="Lots for all").click()
    expect(side(guest, "Drawn by lot")).to_have_count(4)
    host.start()
    guest.at_table()
    assert {seat["name"] for seat in guest.received("table")[-1]["table"]["seats"]} > {"Player 1", "Berta"}


def test_whoever_makes_a_table_says_where_they_sit(come: Come) -> None:
    host = come()
    host.page.goto(f"{host.origin}/new?game=agent_avenue&seats=me-open-{QUICK}-{QUICK}")
    host.page.get_by_role("button", name="Lola: Swap places with me").click()
    expect(side(host, "Your side")).to_contain_text(["Lola", "You"])
    expect(side(host, "The other side")).to_contain_text(["Otto", "Free seat"])
