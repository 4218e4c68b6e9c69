"""The parts of the vocabulary that no game uses yet, on the gallery's made-up scenes in Chromium."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Come
from tests.browser.serving import Server

MAP, GRID, ZONES = 0, 1, 2


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("data"), flags=("--gallery",))
    server.start()
    yield server
    server.kill()


def show(come: Come, scene: int, phone: bool = False) -> Page:
    small = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    person = come(**(small if phone else {}))
    person.page.goto(f"{person.origin}/gallery?scene={scene}")
    expect(person.page.locator("svg.board")).to_be_visible()
    return person.page


SEES = """([x, y]) => {
    const board = document.querySelector("svg.board");
    const [left, top, width, height] = board.getAttribute("viewBox").split(" ").map(Number);
    return left <= x && x <= left + width && top <= y && y <= top + height;
}"""
"""Whether a point is on the part of the board that is seen."""


def frame(page: Page) -> list[float]:
    """The part of the board that is seen."""
    return [float(number) for number in (page.locator("svg.board").get_attribute("viewBox") or "").split()]


def test_a_thing_with_two_options_offers_both(come: Come) -> None:
    page = show(come, MAP)
    london = page.locator("svg.board [role=button][aria-haspopup]")
    london.click()
    chooser = page.get_by_role("group", name="Which of these?")
    expect(chooser.get_by_role("button")).to_have_count(2)
    chooser.get_by_role("button").nth(1).hover()
    expect(page.locator(".ghosts path.ghost-way")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(chooser).to_have_count(0)
    london.press("Enter")
    expect(chooser.get_by_role("button").first).to_be_focused()
    page.locator("h1").click()
    expect(chooser).to_have_count(0)


def test_what_cannot_be_chosen_says_why(come: Come) -> None:
    page = show(come, MAP)
    page.locator(".why-not").last.hover()
    expect(page.locator(".bubble")).to_have_text("Rome does not lie next to Paris.")
    expect(page.locator("[aria-live]", has_text="Rome does not lie next to Paris.")).to_have_count(1)
    page.mouse.move(5, 5)
    expect(page.locator(".bubble")).to_have_count(0)
    expect(page.get_by_role("button", name="Berlin")).to_be_disabled()
    page.locator(".offer.is-off").hover()
    expect(page.locator(".bubble")).to_have_text("You hold three missions, the most allowed.")


def test_an_option_previews_new_pieces_leaving_ones_and_marks(come: Come) -> None:
    page = show(come, MAP)
    decision = page.get_by_role("region", name="Your decision")
    expect(page.locator(".stop.soon")).to_have_count(0)
    decision.locator("[data-option='1']").hover()
    expect(page.locator(".piece.is-new")).to_have_count(2)
    expect(page.locator(".stop.soon")).to_have_count(2)
    decision.locator("[data-option='4']").hover()
    expect(page.locator(".piece.is-leaving")).to_have_count(1)
    expect(page.locator(".piece.is-new")).to_have_count(0)


def test_many_kinds_of_choice_are_tabs_and_only_the_open_one_glows(come: Come) -> None:
    page = show(come, GRID)
    tabs = page.get_by_role("region", name="Your decision").get_by_role("tab")
    expect(tabs).to_have_text(["Ask 1", "Move 1", "Notes 1"])
    expect(page.locator(".go-spot .keybadge")).to_have_count(1)
    expect(page.locator(".go-spot.is-quiet")).to_have_count(1)
    tabs.first.focus()
    page.keyboard.press("ArrowRight")
    expect(tabs.nth(1)).to_be_focused()
    expect(page.get_by_role("tabpanel").get_by_role("button")).to_have_text(
        [re.compile("Move to D2"), re.compile("A1")]
    )


def test_a_phone_shows_the_part_of_a_map_that_matters(come: Come) -> None:
    page = show(come, MAP, phone=True)
    expect(page.locator(".minimap")).to_be_visible()
    page.wait_for_function(SEES, arg=[253, 400])  # the own spy in Paris
    assert frame(page)[2] < 800
    page.locator("[data-option='1']").first.tap()
    page.wait_for_function(SEES, arg=[62, 662])  # the previewed Madrid
    page.locator(".minimap").tap()
    expect(page.locator("svg.board")).to_have_attribute("viewBox", re.compile(" 995 762$"))
    expect(page.locator(".minimap")).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True])
def test_a_curve_is_drawn_and_told(come: Come, phone: bool) -> None:
    page = show(come, ZONES, phone)
    if phone:
        page.get_by_role("button", name="Seats").click()
    curve = page.get_by_role("img", name="Cover, hour by hour. Vlasta's cover after every hour")
    expect(curve.locator("circle")).to_have_count(8)
    for words in ("trusted", "blown", "hour 7", "Embassy ball", "Informer −6"):
        expect(curve.get_by_text(words, exact=True)).to_be_visible()
    inside = curve.evaluate(
        "(svg) => [...svg.querySelectorAll('text')].every((text) => {"
        " const [outer, inner] = [svg, text].map((node) => node.getBoundingClientRect());"
        " return inner.left >= outer.left - 1 && inner.right <= outer.right + 1; })"
    )
    assert inside, "words stand out of the picture"
