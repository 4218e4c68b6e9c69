"""Whole games in a real browser: by clicking, by tapping, by keyboard."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Come
from tests.browser.play import QUICK, Person


def test_newcomer_plays_a_whole_game_by_clicking(come: Come) -> None:
    newcomer = come(reduced_motion="no-preference")
    newcomer.open_lobby()
    newcomer.quick_play()
    newcomer.wait_for_turn()
    assert newcomer.clicks <= 2, "two clicks from the page to the first decision"
    assert newcomer.until_over(newcomer.choose)
    expect_end(newcomer)
    table = newcomer.table
    newcomer.over.get_by_role("button", name="Rematch").click()
    newcomer.wait_until(lambda: newcomer.table != table)
    newcomer.over.wait_for(state="detached")


def test_the_end_shows_the_chase_and_the_sides_are_swapped(come: Come) -> None:
    person = come()
    person.open_lobby()
    person.quick_play()
    assert person.until_over(person.choose)
    (curve,) = person.scene()["curves"]
    drawn = person.page.get_by_role("img", name=curve["text"])
    expect(drawn.locator("circle")).to_have_count(len(curve["points"]))
    expect(drawn.get_by_text(curve["end_text"], exact=True)).to_be_visible()
    table = person.table
    person.over.get_by_role("button", name="Swap sides").click()
    person.wait_until(lambda: person.received("table")[-1]["table"]["id"] != table)
    person.over.wait_for(state="detached")
    assert person.received("table")[-1]["table"]["you"] == 1
    assert person.until_over(person.choose)
    expect_end(person)
    score = person.received("table")[-1]["table"]["score"]
    tally = person.page.get_by_role("region", name="You against Oskar")
    expect(tally).to_contain_text("{1}:{0}".format(*score["wins"]))
    minutes = max(1, round(score["seconds"] / 60))
    expect(tally).to_contain_text(f"2 games · this one: {minutes} minute")
    expect(person.page.get_by_role("list", name="Log").get_by_role("listitem").last).to_be_in_viewport()


def test_whole_game_with_the_black_market(come: Come) -> None:
    person = come()
    person.open_lobby()
    person.quick_play("Advanced")
    assert person.until_over(person.choose)
    expect_end(person)


def test_whole_game_on_a_phone_by_taps(come: Come) -> None:
    phone = come(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, device_scale_factor=2)
    phone.open_lobby()
    phone.page.get_by_role("button", name="Play now").tap()
    phone.wait_for_turn()
    expect_no_scrolling(phone)
    assert phone.until_over(phone.tap)
    expect_end(phone)
    expect_no_scrolling(phone)


@pytest.mark.parametrize(
    ("width", "height"), [(844, 390), (667, 375), (360, 640), (375, 667), (820, 1180), (1024, 768), (1280, 720)]
)
@pytest.mark.parametrize("game", ["agent_avenue", "spy_connection"])
def test_board_and_question_have_room_in_every_window(come: Come, width: int, height: int, game: str) -> None:
    person = come(viewport={"width": width, "height": height})
    person.sit_down("rookie", game=game)
    option = person.wait_for_turn().first.bounding_box()
    board = person.page.locator(".ground-area").bounding_box()
    assert option and board
    assert option["x"] >= 0 and option["x"] + option["width"] <= width and option["y"] + option["height"] <= height
    assert board["height"] >= 170 and board["width"] >= 280
    expect_no_scrolling(person)


def test_whole_game_by_keyboard(come: Come) -> None:
    person = come()
    person.open_lobby()
    tab_to(person, person.page.get_by_role("button", name="Play now"))
    person.page.keyboard.press("Enter")
    person.wait_for_turn()

    before = person.answered()
    tab_to(person, person.options().first)
    person.page.keyboard.press("Enter")
    person.wait_for_answer(before)
    person.until_over(person.press)
    expect_end(person)
    tab_to(person, person.over.get_by_role("button", name="Rematch"))
    person.page.keyboard.press("Enter")
    person.over.wait_for(state="detached")


def test_a_press_ends_everything_that_moves(come: Come) -> None:
    person = come(reduced_motion="no-preference")
    person.open_lobby()
    person.quick_play()
    person.wait_for_turn()
    person.page.evaluate(
        """() => {
            const fade = [{ opacity: 0 }, { opacity: 1 }];
            const title = document.querySelector(".table h1");
            window.ends = title.animate(fade, { duration: 600_000 });
            window.goesOn = title.animate(fade, { duration: 600_000, iterations: Infinity });
        }"""
    )
    person.page.locator(".table .where span").click()
    assert person.page.evaluate("[ends.playState, goesOn.playState]") == ["finished", "running"]


def test_next_question_takes_the_focus_of_a_button_that_is_gone(come: Come) -> None:
    person = come()
    person.sit_down(QUICK, mode="advanced")
    question = person.page.get_by_role("region", name="Your decision")
    asked = 0
    while asked < 4:
        option, sends = person.wait_for_turn().first, person.send.count()
        option.focus()
        before = person.answered()
        person.page.keyboard.press("Enter")
        if sends:  # Enter on what is picked sends it
            expect(option).to_have_attribute("aria-pressed", "true")
            person.page.keyboard.press("Enter")
        person.wait_for_answer(before)
        if not person.asked_again():  # one game in fifty is so short
            person.sit_down(QUICK, mode="advanced")
            continue
        person.wait_until(lambda: bool(question.evaluate("(node) => node.contains(document.activeElement)")))
        asked += 1


def tab_to(person: Person, what: Locator) -> None:
    """Press Tab until something has the focus; the focus must be seen."""
    for _ in range(120):
        person.page.keyboard.press("Tab")
        if what.evaluate("(node) => node.matches(':focus-visible')"):
            return
    raise AssertionError(f"Tab does not come to {what}")


def expect_no_scrolling(person: Person) -> None:
    """The page fits its window: nobody scrolls to play."""
    over = person.page.evaluate(
        "(({scrollWidth, scrollHeight}) => [scrollWidth - innerWidth, scrollHeight - innerHeight])"
        "(document.scrollingElement)"
    )
    assert max(over) <= 0, f"the page is larger than its window by {over}"


def expect_end(person: Person) -> None:
    """Who won and why is said, every hand lies open, and a rematch is offered."""
    scene = person.scene()
    expect(person.over).to_contain_text(scene["verdict"]["text"])
    expect(person.over.get_by_role("button", name="Rematch")).to_be_visible()
    hands = [area for area in scene["areas"] if area["id"].startswith("hand-")]
    assert len(hands) == 2
    assert not any(card.get("back") for area in hands for card in area["cards"])
    assert not person.received("refused")
