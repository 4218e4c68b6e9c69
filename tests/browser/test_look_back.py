"""Looking back during play, and coming back to a table where others went on: on a desktop, on a phone, by keyboard."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Come
from tests.browser.play import QUICK, Person, hand
from tests.browser.relay import Relay
from tests.browser.serving import Server
from tests.browser.test_access import PHONE, expect_accessible
from tests.browser.test_beats import film, films, first
from tests.browser.test_whole_games import expect_no_scrolling

TOUCH: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
MOVING: dict[str, Any] = {"reduced_motion": "no-preference"}

WATCHED = """
window.told = [];
const regions = "section.pastbar, section.prompt:not(.result), section.result";
new MutationObserver(() => {
  const names = [...document.querySelectorAll(regions)].map((one) => one.ariaLabel);
  for (const name of names) if (told.at(-1) !== name) told.push(name);
}).observe(document, { subtree: true, childList: true, attributes: true });
"""
"""Writes down what stands where the question does, one after the other."""

UNLOOKED = """(hidden) => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
"""Somebody goes to another tab, or comes back from it."""

ASKED, AWAY = "Your decision", "While you were away"


def bar(person: Person) -> Locator:
    return person.page.get_by_role("region", name="Looking back")


def away(person: Person) -> Locator:
    return person.page.get_by_role("region", name=AWAY)


def lines(person: Person) -> Locator:
    """The lines of the log: each leads to its moment."""
    return person.page.get_by_role("list", name="Log").get_by_role("button")


def looked_at(person: Person) -> Locator:
    return person.page.get_by_role("list", name="Log").locator("[aria-current=step]")


def ahead(person: Person) -> Locator:
    """The lines that were not told yet at the moment that is looked at."""
    return person.page.get_by_role("list", name="Log").locator(".ahead")


def divider(person: Person) -> Locator:
    return person.page.get_by_text("New since you were here")


def told(person: Person) -> list[str]:
    """What stood where the question does since the page was loaded."""
    names: list[str] = person.page.evaluate("window.told")
    return names


def in_mid_game(person: Person, **agreed: Any) -> None:
    """At a question in a game in which somebody else has laid a card face down."""
    while True:
        person.frames.clear()
        person.sit_down(QUICK, **agreed)
        while person.asked_again():
            if any(face_down(frame["scene"]) for frame in person.received("scene")[:-2]):
                return
            person.choose()


def face_down(scene: dict[str, Any]) -> bool:
    """Whether a card lies face down in the middle."""
    middle = [area for area in scene["areas"] if area.get("place") == "centre"]
    return any(card.get("back") for area in middle for card in area.get("cards", []))


def others_turn(host: Person, guest: Person) -> None:
    """In a game of two people it is the guest's turn."""
    link = host.sit_down("open", mode="basic")[0]
    guest.come_by(link.replace(host.origin, guest.origin), "Bob")
    host.start()
    guest.at_table()
    host.wait_until(lambda: bool(host.options().count() or guest.options().count()))
    let_decide(host)
    guest.wait_for_turn()
    expect(host.page.get_by_role("region", name=ASKED)).to_have_count(0)


def let_decide(person: Person) -> None:
    """Decide until somebody else is asked."""
    while person.scene().get("prompt"):
        decide(person)


def decide(person: Person) -> None:
    """Take the first option, and wait for what comes of it."""
    seen = len(person.received("scene"))
    person.choose()
    person.wait_until(lambda: len(person.received("scene")) > seen)


# -- looking back ------------------------------------------------------------------------------------------------------


def test_stepping_back_to_the_deal_shows_what_was_seen_and_nothing_else(come: Come) -> None:
    person = come()
    in_mid_game(person, mode="advanced")
    question = person.options().all_inner_texts()
    person.page.get_by_role("button", name="Look back").click()
    back = bar(person).get_by_role("button", name="One step back")
    expect(bar(person)).to_be_visible()
    expect(person.options()).to_have_count(0)
    expect_accessible(person, "looking back")
    expect_no_scrolling(person)
    backs = person.page.locator(".stage [data-card]:has(.backart)")
    hidden = backs.count()
    while back.is_enabled():
        before = ahead(person).count()
        back.click()
        expect(ahead(person).nth(before)).to_be_attached()
        hidden += backs.count()
        assert all(not card.inner_text().strip() for card in backs.all())
    expect(bar(person)).to_contain_text("right after the deal")
    assert hidden, "no card lay face down"
    person.page.keyboard.press("Escape")
    expect(bar(person)).to_have_count(0)
    expect(person.options()).to_have_text(question, use_inner_text=True)
    person.choose()
    assert not person.received("refused")


def test_what_the_server_shows_of_the_past_was_sent_then(come: Come) -> None:
    """Of moves that follow each other at once only the last is sent, so the game goes on until enough were."""
    person = come()
    in_mid_game(person, mode="advanced")
    while not (compared := compared_with_the_past(person)) and person.asked_again():
        person.choose()
    assert compared


def compared_with_the_past(person: Person) -> int:
    """How many scenes in which nobody asked this person were sent as the server shows them now."""
    sent = {len(frame["scene"]["log"]): frame["scene"] for frame in person.received("scene")}
    address = f"{person.origin}/api/tables/{person.table}/back"
    compared = 0
    for step, _ in enumerate(person.context.request.get(address).json()["steps"]):
        scene = person.context.request.get(f"{address}/{step}").json()["scene"]
        then = sent.get(len(scene["log"]))
        if then is not None and "prompt" not in then:
            names = ("panels", "pieces", "log", "gauges")
            assert hand(then) == hand(scene) and [then.get(one) for one in names] == [scene.get(one) for one in names]
            compared += 1
    return compared


def test_every_line_of_the_log_is_a_way_back_by_keyboard(come: Come) -> None:
    person = come()
    in_mid_game(person, mode="basic")
    keyboard = person.page.keyboard
    lines(person).last.focus()
    keyboard.press("ArrowUp")
    keyboard.press("ArrowUp")
    expect(lines(person).nth(-3)).to_be_focused()
    text = lines(person).nth(-3).inner_text()
    asked = person.answered()
    keyboard.press("Enter")
    expect(bar(person)).to_contain_text("after: ")
    expect(looked_at(person)).to_have_text(text, use_inner_text=True)
    keyboard.press("ArrowLeft")
    expect(looked_at(person)).not_to_have_text(text, use_inner_text=True)
    keyboard.press("ArrowRight")
    expect(looked_at(person)).to_have_text(text, use_inner_text=True)
    keyboard.press("1")
    keyboard.press("Home")
    expect(bar(person)).to_contain_text("right after the deal")
    keyboard.press("End")
    expect(person.options().first).to_be_visible()
    assert person.answered() == asked


def test_looking_back_on_a_phone(come: Come) -> None:
    person = come(**TOUCH)
    in_mid_game(person, mode="advanced")
    log = person.page.get_by_role("navigation").get_by_role("button", name="Log")
    log.tap()
    text = lines(person).nth(-1).inner_text().splitlines()[-1]
    lines(person).nth(-1).tap()
    expect(bar(person)).to_contain_text(f"after: {text}")
    expect(person.page.locator("svg.board")).to_be_visible()
    expect_accessible(person, "looking back on a phone")
    expect_no_scrolling(person)
    log.tap()
    lines(person).first.tap()
    expect(person.page.locator("svg.board")).to_be_visible()
    bar(person).get_by_role("button", name="Your turn: back to now").tap()
    expect(person.options().first).to_be_visible()


def test_a_line_is_seen_to_happen_once_more(come: Come) -> None:
    person = films(come())
    in_mid_game(person, mode="basic")
    address = f"{person.origin}/api/tables/{person.table}/back"
    steps = person.context.request.get(address).json()["steps"]
    shown = [person.context.request.get(f"{address}/{step}").json() for step, _ in enumerate(steps)]
    card, scene = next(
        (card["id"], now["scene"])
        for before, now in pairwise(shown)
        if face_down(before["scene"])
        for beat in now["beats"]
        for card in beat.get("cards", [])
    )
    count = len([line for line in scene["log"] if not line.get("heading")])
    person.page.emulate_media(reduced_motion="no-preference")
    line = lines(person).nth(count - 1)
    line.click()
    expect(bar(person)).to_contain_text(line.inner_text().splitlines()[-1])
    assert first(film(person), "turned", card)


def test_it_plays_by_itself_up_to_now(come: Come) -> None:
    person = come(**MOVING)
    person.page.add_init_script(WATCHED)
    in_mid_game(person, mode="basic")
    person.page.get_by_role("button", name="Look back").click()
    bar(person).get_by_role("button", name="One step back").click()
    bar(person).get_by_role("button", name="Play").click()
    expect(person.options().first).to_be_visible()
    expect(bar(person)).to_have_count(0)
    assert told(person)[-2:] == ["Looking back", ASKED]


def test_what_comes_meanwhile_waits_and_is_seen_afterwards(come: Come) -> None:
    host, guest = come(), come()
    others_turn(host, guest)
    host.page.get_by_role("button", name="Look back").click()
    expect(bar(host).get_by_role("button", name="Back to now")).to_be_visible()
    let_decide(guest)
    now = bar(host).get_by_role("button", name="Your turn: back to now")
    expect(now).to_be_visible()
    assert host.page.title().startswith("● Your turn")
    expect(host.options()).to_have_count(0)
    now.click()
    expect(host.options().first).to_be_visible()
    expect(lines(host)).to_have_count(len([line for line in host.scene()["log"] if not line.get("heading")]))


# -- coming back -------------------------------------------------------------------------------------------------------


def test_who_was_away_sees_what_happened_before_the_question(come: Come) -> None:
    host, guest = come(**MOVING), come()
    others_turn(host, guest)
    where = host.page.url
    host.page.goto("about:blank")
    let_decide(guest)
    host.page.add_init_script(WATCHED)
    host.page.goto(where)
    expect(host.options().first).to_be_visible()
    assert told(host) == [AWAY, ASKED]
    expect(divider(host)).to_be_visible()
    host.page.reload()
    expect(host.options().first).to_be_visible()
    assert told(host) == [ASKED]
    expect(divider(host)).to_have_count(0)
    host.choose()
    assert not host.received("refused")


@pytest.fixture
def thinking(tmp_path: Path) -> Iterator[Server]:
    """A server whose bots take their time, so that somebody can leave before they move.

    To be named before `come`: then its people have gone before it is killed, and no page looks for it in vain.
    """
    server = Server(tmp_path, flags=("--bot-delay", "3"))
    server.start()
    yield server
    server.kill()


def test_a_bots_moves_while_the_page_was_closed(thinking: Server, come: Come) -> None:
    person = come(origin=thinking.origin, **MOVING)
    person.page.add_init_script(WATCHED)
    person.sit_down(QUICK, mode="basic")
    person.wait_for_turn()
    where = person.page.url
    let_decide(person)
    person.page.goto("about:blank")
    person.wait_until(lambda: bool(person.context.request.get(f"{person.origin}/api/me").json()["tables"][0]["yours"]))
    person.page.goto(where)
    expect(person.options().first).to_be_visible()
    assert told(person) == [AWAY, ASKED]
    assert divider(person).count()


SKIPPED = """
window.after = null;
new MutationObserver(() => {
  const skip = document.querySelector(".pastbar button");
  const length = document.querySelectorAll(".lines .told").length;
  if (after === null && skip) {
    window.after = [];
    skip.click();
  } else if (after && after.at(-1) !== length) after.push(length);
}).observe(document, { subtree: true, childList: true });
"""
"""Skips as soon as there is something to skip, and writes down how long the log was from then on."""


def test_a_press_skips_what_was_missed(come: Come) -> None:
    host, guest = come(**MOVING), come()
    others_turn(host, guest)
    where = host.page.url
    host.page.goto("about:blank")
    let_decide(guest)
    host.page.add_init_script(SKIPPED)
    host.page.goto(where)
    expect(host.options().first).to_be_visible()
    expect(divider(host)).to_be_visible()
    expect(host.page.locator(".pastbar")).to_have_count(0)
    # What the page was drawing just then, and the present: the steps between were not waited for.
    after = host.page.evaluate("after")
    assert 1 <= len(after) <= 2 and after[-1] == lines(host).count()


def test_with_reduced_motion_the_log_marks_what_is_new(come: Come) -> None:
    host, guest = come(), come()
    others_turn(host, guest)
    where = host.page.url
    host.page.goto("about:blank")
    let_decide(guest)
    host.page.add_init_script(WATCHED)
    host.page.goto(where)
    expect(host.options().first).to_be_visible()
    assert told(host) == [ASKED]
    expect(divider(host)).to_be_visible()
    host.choose()
    expect(divider(host)).to_have_count(0)


def test_who_looked_elsewhere_sees_it_on_coming_back(come: Come) -> None:
    host, guest = come(**MOVING), come()
    others_turn(host, guest)
    host.page.evaluate(WATCHED)
    host.page.evaluate(UNLOOKED, True)
    let_decide(guest)
    host.wait_until(lambda: host.page.title().startswith("● Your turn"))
    expect(host.options()).to_have_count(0)
    host.page.evaluate(UNLOOKED, False)
    expect(host.options().first).to_be_visible()
    assert told(host)[-2:] == [AWAY, ASKED]
    expect(divider(host)).to_be_visible()


def test_who_lost_the_connection_sees_what_happened_meanwhile(come: Come, server: Server, relay: Relay) -> None:
    relay.mend(server.port)
    host, guest = come(lonely=True, origin=relay.origin, **MOVING), come()
    others_turn(host, guest)
    host.page.evaluate(WATCHED)
    host.context.set_offline(True)
    relay.cut()
    expect(host.page.get_by_text("Connection lost")).to_be_visible()
    let_decide(guest)
    relay.mend(server.port)
    host.context.set_offline(False)
    expect(host.options().first).to_be_visible()
    assert told(host)[-2:] == [AWAY, ASKED]
