"""A game is played to its end and watched again: by clicks, by keyboard, by taps, through other eyes."""

from __future__ import annotations

from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Come
from tests.browser.play import PATIENCE, QUICK, Person
from tests.browser.test_access import DESKTOP, PHONE, expect_accessible
from tests.browser.test_beats import FLIP, cut, film, films, first
from tests.browser.test_whole_games import expect_no_scrolling

TOUCH: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}


def watch(person: Person) -> None:
    """From the end of a game to its replay."""
    person.until_over(person.choose)
    person.over.get_by_role("button", name="Watch the replay").click()
    expect(scrubber(person)).to_be_visible(timeout=PATIENCE)


def scrubber(person: Person) -> Locator:
    return person.page.get_by_role("region", name="Replay", exact=True)


def press(person: Person, name: str) -> None:
    scrubber(person).get_by_role("button", name=name, exact=True).click()


def eyes(person: Person, name: str) -> Locator:
    return person.page.get_by_role("group", name="Seen by").get_by_role("button", name=name)


def expect_step(person: Person, step: int) -> None:
    """The bar stands there, and so does the table: its question is that of the step."""
    expect(person.page.get_by_role("slider")).to_have_attribute("aria-valuenow", str(step))
    person.wait_until(lambda: shown(person) == step)


def shown(person: Person) -> int:
    """The step in the address, which follows when nobody moves any more."""
    return int(parse_qs(urlsplit(person.page.url).query).get("step", ["-1"])[0])


def last(person: Person) -> int:
    return int(person.page.get_by_role("slider").get_attribute("aria-valuemax") or 0)


def decided(person: Person) -> Locator:
    return person.page.get_by_role("region", name="What was decided")


def test_watching_a_game_again_on_a_desktop(come: Come) -> None:
    person = come(permissions=["clipboard-read", "clipboard-write"])
    person.sit_down(QUICK, mode="advanced")
    watch(person)
    expect_step(person, 0)
    expect(person.page.get_by_text("The deal. Nobody has decided anything yet.")).to_be_visible()
    expect(person.page.get_by_text("’s hand")).to_have_count(2)
    expect_accessible(person, "replay, open")

    press(person, "One step forward")
    expect_step(person, 1)
    expect(decided(person).locator(".answer")).not_to_be_empty()
    press(person, "To the end")
    expect_step(person, last(person))
    expect(person.page.get_by_role("region", name="Game over")).to_be_visible()
    press(person, "One step back")
    press(person, "To the beginning")
    expect_step(person, 0)

    eyes(person, "Through the eyes of").first.click()
    expect(eyes(person, "Through the eyes of").first).to_have_attribute("aria-pressed", "true")
    expect(person.page.get_by_role("region", name="Your hand")).to_be_visible()
    expect(person.page.get_by_text("’s hand")).to_have_count(0)
    expect_accessible(person, "replay, own eyes")

    steps = person.page.get_by_role("list", name="Every step").get_by_role("button")
    steps.nth(3).click()
    expect_step(person, 3)
    expect(steps.nth(3)).to_have_attribute("aria-current", "step")
    person.page.get_by_role("tab", name="Log").click()
    expect(person.page.get_by_role("list", name="Log")).to_be_visible()
    person.page.get_by_role("button", name="Share").click()
    expect(person.page.get_by_role("status")).to_have_text("Copied")
    copied = person.page.evaluate("navigator.clipboard.readText()")
    assert copied.startswith(f"{person.origin}/table/{person.table.partition('/')[0]}/replay?step=3&eyes=0&key=")
    expect_no_scrolling(person)

    stranger = come()
    stranger.page.goto(copied)
    expect_step(stranger, 3)
    expect(eyes(stranger, "Through the eyes of").first).to_have_attribute("aria-pressed", "true")
    stranger.page.get_by_role("button", name="Verify").click()
    expect(stranger.page.get_by_role("dialog")).to_contain_text("brushpass verify")
    stranger.page.keyboard.press("Escape")
    with stranger.page.expect_download() as file:
        stranger.page.get_by_role("link", name="Download").click()
    assert '"secret"' in file.value.path().read_text()
    expect(stranger.page.get_by_role("button", name="Back to the table")).to_have_count(0)
    stranger.page.goto(copied.partition("&key=")[0])
    stranger.page.get_by_role("button", name="To the lobby").click(timeout=PATIENCE)
    expect(stranger.page.get_by_role("heading", name="Open tables")).to_be_visible(timeout=PATIENCE)
    assert all("404" in complaint for complaint in stranger.complaints)
    stranger.complaints.clear()


def test_a_step_is_seen_to_happen_at_the_speed_of_the_replay(come: Come) -> None:
    person = films(come())
    person.sit_down(QUICK, mode="basic")
    watch(person)
    address = person.page.url.partition("?")[0].replace("/table/", "/api/tables/")
    step, seat, card = next(
        (step, seat, card["id"])
        for step in range(last(person))
        for seat in range(2)
        for beat in person.context.request.get(f"{address}/{step}?eyes={seat}").json()["beats"]
        for card in beat.get("cards", [])
    )
    eyes(person, "Through the eyes of").nth(seat).click()
    person.page.get_by_role("list", name="Every step").get_by_role("button").nth(step - 1).click()
    expect_step(person, step - 1)
    person.page.emulate_media(reduced_motion="no-preference")
    press(person, "2×")
    press(person, "One step forward")
    person.wait_until(lambda: any(one.what == "turned" for one in film(person)))
    assert first(film(person), "turned", card).ms == pytest.approx(FLIP / 2 / 2)
    press(person, "One step back")
    expect_step(person, step - 1)
    cut(person)
    press(person, "One step back")
    expect_step(person, step - 2)
    assert not [one for one in film(person) if one.what in ("moved", "turned")]


def test_watching_by_keyboard_and_letting_it_play(come: Come) -> None:
    person = come(color_scheme="light")
    person.sit_down(QUICK, mode="basic")
    watch(person)
    keyboard, end = person.page.keyboard, last(person)
    for key, step in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", end), ("Home", 0)):
        keyboard.press(key)
        expect_step(person, step)
    press(person, "2×")
    keyboard.press("Escape")
    person.page.get_by_role("slider").focus()
    keyboard.press("Space")
    expect(scrubber(person).get_by_role("button", name="Pause")).to_be_visible()
    expect(scrubber(person).get_by_role("button", name="Play")).to_be_visible(timeout=PATIENCE + 1500 * end)
    expect_step(person, end)
    expect_accessible(person, "replay at its end")


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_watching_on_a_phone(come: Come, scheme: str) -> None:
    person = come(color_scheme=scheme, **TOUCH)
    person.sit_down(QUICK, mode="advanced")
    watch(person)
    expect(person.page.get_by_text("’s hand")).to_have_count(2)
    expect_no_scrolling(person)
    bar = person.page.get_by_role("slider")
    box = bar.bounding_box()
    assert box is not None
    person.page.touchscreen.tap(box["x"] + box["width"] - 1, box["y"] + box["height"] / 2)
    expect_step(person, last(person))
    eyes(person, "Through the eyes of").nth(1).tap()
    expect(eyes(person, "Through the eyes of").nth(1)).to_have_attribute("aria-pressed", "true")
    person.page.get_by_role("button", name="Steps").tap()
    person.page.get_by_role("list", name="Every step").get_by_role("button").nth(last(person) - 1).tap()
    expect_step(person, last(person) - 1)
    for tab in ("Seats", "Supplies", "Log", "Table"):
        person.page.get_by_role("button", name=tab, exact=True).tap()
        expect_no_scrolling(person)
    expect_accessible(person, "replay on a phone")


def test_a_game_that_goes_on_cannot_be_watched_again(come: Come) -> None:
    person = come()
    person.sit_down(QUICK)
    person.page.goto(f"{person.origin}/table/{person.table}/replay")
    expect(person.page.get_by_text("This can be seen once the game is over.")).to_be_visible(timeout=PATIENCE)
    assert all("409" in complaint for complaint in person.complaints)
    person.complaints.clear()


def test_finished_games_in_the_list_lead_to_their_replay(come: Come) -> None:
    person = come(viewport=DESKTOP)
    person.sit_down(QUICK, mode="basic")
    person.until_over(person.choose)
    person.open_lobby()
    person.page.get_by_text("Finished games").click()
    person.page.get_by_role("link", name="Watch the replay").click()
    expect(scrubber(person)).to_be_visible(timeout=PATIENCE)
