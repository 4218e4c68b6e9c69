"""Agent Avenue in a real browser: both cards are played at once, and a mind may be changed until then."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.play import PATIENCE, Person, anybody_asked, hand

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}


def prompt_of(person: Person) -> str:
    """The id of the question that somebody decides."""
    prompt: dict[str, Any] | None = person.scene().get("prompt")
    return "" if prompt is None else str(prompt["id"])


def answer(person: Person, value: str) -> None:
    """Click the option of that value, and send it where that is asked for."""
    values = [option["value"] for option in person.scene()["prompt"]["options"]]
    if value == "no_swap":
        before = person.answered()
        person.click(person.page.get_by_role("button", name="Keep my cards"))
        person.wait_for_answer(before)
    else:
        person.choose(values.index(value))


def at_the_face_up_card(come: Come, **how: Any) -> tuple[Person, Person]:
    """Two people, of whom the first is about to choose the face-up card."""
    host, guest = come(**how), come(**how)
    guest.come_by(host.sit_down("open")[0], "Petr")
    host.start()
    guest.at_table()
    asked = anybody_asked([host, guest])
    assert asked is not None
    answer(asked, "no_swap")
    asked.wait_until(lambda: prompt_of(asked) == "lay-face-up")
    return asked, guest if asked is host else host


@pytest.mark.parametrize("how", [{}, PHONE], ids=["desktop", "phone"])
def test_both_cards_may_be_others_until_they_are_played(come: Come, how: dict[str, Any]) -> None:
    asked, other = at_the_face_up_card(come, **how)
    other.wait_until(lambda: "two cards" in other.scene()["waiting"])
    seen, cards = len(other.received("scene")), hand(asked.scene())
    first, second, *_ = dict.fromkeys(option["value"] for option in asked.scene()["prompt"]["options"])

    answer(asked, first)
    asked.wait_until(lambda: prompt_of(asked) == "lay-face-down")
    assert len(hand(asked.scene())) == len(cards) - 1
    expect(asked.page.locator("[data-area=centre] .card")).to_have_count(1, timeout=PATIENCE)

    before = asked.answered()
    asked.click(asked.page.get_by_role("button", name="Undo"))
    asked.wait_for_answer(before)
    asked.wait_until(lambda: prompt_of(asked) == "lay-face-up")
    assert hand(asked.scene()) == cards

    answer(asked, second)
    asked.wait_until(lambda: prompt_of(asked) == "lay-face-down")
    expect(asked.send).to_be_disabled(timeout=PATIENCE)
    before = asked.answered()
    options = asked.options()
    for number in range(options.count()):
        asked.click(options.nth(number))
        expect(asked.send).to_be_enabled(timeout=PATIENCE)
    assert asked.answered() == before and len(other.received("scene")) == seen, "nobody else sees anything of it"

    asked.click(asked.send)
    other.wait_until(lambda: prompt_of(other) == "recruit")
    log = [line["text"] for line in other.scene()["log"]]
    assert "face up" in log[-2] and "face down" in log[-1]
    expect(asked.page.get_by_role("button", name="Undo")).to_have_count(0, timeout=PATIENCE)
