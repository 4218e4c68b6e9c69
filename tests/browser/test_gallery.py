"""The parts of the vocabulary that no game uses yet, on the gallery's made-up scenes in Chromium."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Come
from tests.browser.play import Person
from tests.browser.serving import Server
from tests.browser.test_access import expect_accessible

MAP, GRID, ZONES, BASE = 0, 1, 2, 3
HUNT, UNDERCOVER, LOCKDOWN = 4, 5, 6


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


def test_an_answer_that_is_sent_by_a_button_may_be_changed_until_then(come: Come) -> None:
    page = show(come, BASE)
    decision = page.get_by_role("region", name="Your decision")
    send = decision.get_by_role("button", name="Do it")
    expect(send).to_be_disabled()
    decision.locator("[data-option='1']").click()
    expect(decision.locator("[data-option='1']")).to_have_attribute("aria-pressed", "true")
    page.mouse.move(5, 5)
    expect(page.locator(".ghosts path.ghost-way")).to_have_count(1)  # what is picked stays previewed
    page.keyboard.press("2")
    expect(decision.locator("[aria-pressed='true']")).to_have_attribute("data-option", "2")
    page.keyboard.press("Escape")
    expect(decision.locator("[aria-pressed='true']")).to_have_count(0)
    expect(send).to_be_disabled()
    page.keyboard.press("1")
    expect(decision.locator("[data-option]:enabled").first).to_be_visible()
    page.keyboard.press("Enter")
    expect(decision.locator("[data-option]:enabled")).to_have_count(0)  # it is on its way


def test_both_of_two_equal_cards_are_the_option_and_only_the_clicked_one_is_picked(come: Come) -> None:
    page = show(come, BASE)
    repairs = page.locator("section.hand .card.is-option")
    expect(repairs).to_have_count(2)
    for picked in (1, 0):
        repairs.nth(picked).click()
        expect(page.locator("section.hand .card.is-chosen")).to_have_count(1)
        expect(repairs.nth(picked)).to_have_class(re.compile("is-chosen"))


def test_a_card_shows_the_places_that_it_speaks_of(come: Come) -> None:
    page = show(come, MAP)
    expect(page.locator(".plate.is-goal")).to_have_count(4)
    expect(page.locator(".goal.done")).to_have_count(2)
    mission = page.locator(".seat .mission", has_text="Budapest").last
    mission.hover()
    expect(page.locator(".pointed")).to_have_count(3)
    page.mouse.move(5, 5)
    expect(page.locator(".pointed")).to_have_count(0)
    mission.focus()
    expect(page.locator(".pointed")).to_have_count(3)
    phone = show(come, MAP, phone=True)
    phone.locator(".strip .mission").first.tap()
    expect(phone.locator(".pointed")).to_have_count(2)
    for place in ([135, 186], [62, 662]):  # London and Madrid
        phone.wait_for_function(SEES, arg=place)
    phone.locator(".prompt h2").tap()
    expect(phone.locator(".pointed")).to_have_count(0)


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


# -- what the heavy games share --------------------------------------------------------------------------------------

LOOKS = [
    pytest.param(scheme, phone, id=f"{'phone' if phone else 'desktop'}-{scheme}")
    for phone in (False, True)
    for scheme in ("dark", "light")
]


def look_at(come: Come, scene: int, scheme: str, phone: bool) -> Person:
    small = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    person = come(color_scheme=scheme, **(small if phone else {}))
    person.page.goto(f"{person.origin}/gallery?scene={scene}")
    expect(person.page.locator("svg.board")).to_be_visible()
    return person


PARTS = {
    HUNT: {
        "a fence across a border": ("[data-piece^=chaos] .zigzag", 5),
        "pieces in corners": ("[data-piece^=note-] .markernote", 4),
        "labels of rows and columns": (".axis", 13),
        "heat with numbers": (".mark", 15),
        "a token on a field": (".track .bit", 1),
        "places lit on the board": (".go-spot", 10),
    },
    UNDERCOVER: {
        "somebody by their face": (".portrait", 5),
        "whoever belongs to nobody": (".portrait.is-free", 1),
        "a striped barrier": (".barrier", 2),
        "things": (".tile", 8),
        "injuries": (".hurt", 1),
        "signs on districts": (".sign", 3),
        "checklists": (".hand .checklist", 3),
        "who acts by their face": (".kl .mug", 2),
        "red options": (".opt.danger", 1),
    },
    LOCKDOWN: {
        "zones": (".zone", 3),
        "a zone without power": (".zone.is-dim", 1),
        "rooms nobody has seen": (".look-unknown", 6),
        "doors": (".door", 3),
        "numbers at the ends of ways": (".board .end", 3),
        "the last card and die": (".event .die", 2),
        "a light in the dark": (".torch", 1),
    },
}


@pytest.mark.parametrize(("scheme", "phone"), LOOKS)
@pytest.mark.parametrize("scene", PARTS)
def test_the_parts_are_drawn_within_the_window_and_can_be_read(
    come: Come, scene: int, scheme: str, phone: bool
) -> None:
    person = look_at(come, scene, scheme, phone)
    page = person.page
    for what, (where, many) in PARTS[scene].items():
        assert page.locator(where).count() == many, what
    wide, high = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert (wide, high) == (page.viewport_size["width"], page.viewport_size["height"])  # type: ignore[index]
    expect_accessible(person, "the table")
    if phone:
        for tab in page.locator(".dock button").all()[1:]:
            tab.tap()
            expect_accessible(person, tab.inner_text())
            assert page.evaluate("document.documentElement.scrollWidth") == wide, tab.inner_text()
    else:
        for tab in page.locator(".right [role=tab]").all():
            tab.click()
            expect_accessible(person, tab.inner_text())


def test_choices_on_the_board_have_no_buttons_but_a_list(come: Come) -> None:
    page = show(come, HUNT)
    decision = page.get_by_role("region", name="Your decision")
    expect(decision.locator(".opt[data-option]")).to_have_count(4)
    expect(page.locator(".go-spot .keybadge")).to_have_count(0)
    decision.get_by_role("button", name="Show as a list").click()
    expect(decision.locator(".opt[data-option]")).to_have_count(14)
    page.locator(".go-spot").nth(1).hover()  # on the first one stands a piece that may be taken up
    expect(page.locator(".ghosts path.ghost-way")).to_have_count(1)


def test_what_lies_behind_a_folder_or_a_piece_is_seen_once_it_is_taken_up(come: Come) -> None:
    page = show(come, HUNT)
    decision = page.get_by_role("region", name="Your decision")
    decision.get_by_role("button", name="Shakedown").click()
    expect(decision.locator(".opt[data-option]")).to_have_count(10)
    expect(page.locator(".go-spot")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(decision.locator(".opt[data-option]")).to_have_count(4)
    page.locator('[data-take="immortal-b3"]').click()
    expect(page.locator(".go-spot")).to_have_count(2)
    decision.get_by_role("button", name="Cancel").click()
    expect(page.locator(".go-spot")).to_have_count(10)


def test_one_overlay_of_a_group_at_a_time_and_its_bars_point_at_the_board(come: Come) -> None:
    page = show(come, HUNT)
    heat = page.get_by_role("region", name="Heat map")
    expect(heat.locator(".sharebar")).to_have_count(5)
    heat.locator(".sharebar").first.hover()
    expect(page.locator(".board .pointed")).to_have_count(1)
    heat.get_by_text("Been there").click()
    expect(page.locator(".mark")).to_have_count(6)
    heat.locator("label.psw").click()
    expect(page.locator(".mark")).to_have_count(0)
    page.get_by_text("A route that fits").click()
    expect(page.locator(".numbered circle")).to_have_count(6)
    page.locator(".arow", has_text="Bill Falls").hover()
    expect(page.locator(".board .pointed")).to_have_count(1)


def test_a_note_is_written_on_a_space_by_mouse_or_keyboard(come: Come) -> None:
    page = show(come, HUNT)
    page.get_by_role("button", name="Note", exact=True).click()
    expect(page.locator(".picking")).to_contain_text("Pick a place on the board.")
    expect(page.locator(".go-spot")).to_have_count(0)
    page.get_by_role("button", name="Note: B4").click()
    form = page.get_by_role("dialog", name="Note")
    expect(form.get_by_role("textbox")).to_have_value("10?")
    page.keyboard.press("Escape")
    expect(form).to_have_count(0)
    expect(page.locator(".go-spot")).to_have_count(10)
    page.get_by_role("button", name="Note", exact=True).press("Enter")
    page.get_by_role("button", name="Note: C3").press("Enter")
    form.get_by_role("button", name="For sure").click()
    form.get_by_role("textbox").fill("a note that is much too long")
    expect(form.get_by_role("textbox")).to_have_value("a note that ")
    page.keyboard.press("Enter")
    expect(form).to_have_count(0)
    expect(page.locator(".picking")).to_have_count(0)


def sent(page: Page) -> list[Any]:
    """What the tools of the gallery led to."""
    acts: list[Any] = page.evaluate("JSON.parse(document.documentElement.dataset.acts || '[]')")
    return acts


def test_a_note_is_moved_by_picking_it_up_and_putting_it_down(come: Come) -> None:
    page = show(come, HUNT)
    tools = page.get_by_role("group", name="At any time")
    expect(tools.get_by_role("button")).to_have_count(3)
    note = page.get_by_role("button", name="Note 10?")
    note.click()
    menu = page.get_by_role("group", name="Note 10?")
    expect(menu.get_by_role("button")).to_have_count(3)
    page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    note.click()
    menu.get_by_role("button", name="Move").click()
    expect(page.locator(".picking")).to_contain_text("Pick where it goes.")
    expect(page.locator("[data-pick]")).to_have_count(10)
    page.get_by_role("button", name="Move: B4").click()
    expect(page.locator(".picking")).to_have_count(0)
    note.click()
    menu.get_by_role("button", name="Write anew").click()
    form = page.get_by_role("dialog", name="Write anew")
    expect(form.get_by_role("textbox")).to_have_value("10?")
    form.get_by_role("textbox").fill("11")
    page.keyboard.press("Enter")
    note.click()
    menu.get_by_role("button", name="Take away").click()
    expect(menu).to_have_count(0)
    assert sent(page) == [
        {"tool": "move", "target": "note-b4", "to": "b4"},
        {"tool": "rewrite", "target": "note-b4", "text": "11"},
        {"tool": "away", "target": "note-b4"},
    ]


def test_a_note_is_written_and_moved_by_keyboard_alone(come: Come) -> None:
    page = show(come, HUNT)
    page.keyboard.press("n")
    expect(page.locator(".picking").first).to_be_visible()
    for key, space in (("ArrowRight", "a1"), ("ArrowRight", "b1"), ("ArrowDown", "b2")):
        page.keyboard.press(key)
        expect(page.locator("[data-pick]:focus")).to_have_attribute("data-pick", space)
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="Note").get_by_role("textbox")).to_be_focused()
    page.keyboard.type("not n")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Note", exact=True)).to_be_focused()
    note = page.get_by_role("button", name="Note 10?")
    to_move(page, note)
    page.keyboard.press("ArrowRight")
    near = page.locator("[data-pick]:focus").get_attribute("data-pick")
    page.keyboard.press("Enter")
    expect(page.locator(".picking")).to_have_count(0)
    written, moved = sent(page)
    assert written == {"tool": "note", "target": "b2", "value": "guess", "text": "not n"}
    assert moved == {"tool": "move", "target": "note-b4", "to": near}
    to_move(page, note)
    page.keyboard.press("Escape")
    expect(note).to_be_focused()


def to_move(page: Page, note: Locator) -> None:
    """Take a note up by the second of the tools that wait beside it."""
    note.press("Enter")
    expect(page.locator(".toolmenu button").first).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator(".picking")).to_be_visible()


def test_a_tool_that_lasts_asks_once_more_and_one_for_cards_picks_cards(come: Come) -> None:
    page = show(come, HUNT)
    page.get_by_role("button", name="Resign").click()
    form = page.get_by_role("dialog", name="Resign")
    form.get_by_role("button", name="Do it").click()
    expect(form).to_contain_text("This cannot be undone.")
    form.get_by_role("button", name="Cancel").click()
    expect(form).to_have_count(0)
    page = show(come, LOCKDOWN)
    page.get_by_role("button", name="Offer a card").click()
    expect(page.locator("[data-pick]")).to_have_count(3)
    page.locator("[data-pick=card-1]").click()
    expect(page.get_by_role("dialog", name="Offer a card")).to_be_visible()


def test_a_rival_unfolds_and_a_checklist_shows_what_would_hold(come: Come) -> None:
    page = show(come, UNDERCOVER)
    petr = page.get_by_role("region", name="Petr")
    expect(petr.locator(".ladder")).to_have_count(0)
    page.get_by_role("button", name="Show everything of Petr").click()
    expect(petr.locator(".ladder")).to_have_count(1)
    expect(page.locator(".checklist li.soon")).to_have_count(0)
    page.locator(".deciding [data-option='1']").hover()
    expect(page.locator(".checklist li.soon")).to_have_text("in or next to Zinbazaar")


def test_a_long_track_unfolds_on_a_phone_and_a_crew_shares_a_chip(come: Come) -> None:
    page = show(come, LOCKDOWN, phone=True)
    fields = page.locator(".track li")
    expect(fields).to_have_count(12)
    page.locator(".track .fold button").first.tap()
    expect(fields).to_have_count(16)
    expect(page.locator(".seats .chip")).to_have_count(2)
    expect(page.locator(".chip.crew .crest")).to_have_count(3)
