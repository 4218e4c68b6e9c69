"""No serious finding of axe on any page, in light and dark, on a desktop and on a phone."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.browser.conftest import Come
from tests.browser.play import QUICK, Person

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}


@pytest.mark.parametrize(("scheme", "size"), [("dark", DESKTOP), ("light", DESKTOP), ("dark", PHONE)])
def test_axe_finds_nothing_serious(come: Come, scheme: str, size: dict[str, int]) -> None:
    person = come(color_scheme=scheme, viewport=size)
    person.open_lobby()
    expect_accessible(person, "lobby")
    person.page.get_by_role("button", name="More settings").click()
    person.page.get_by_role("button", name="Create the table").wait_for()
    expect_accessible(person, "set-up")
    person.page.get_by_role("button", name="Create the table").click()
    person.page.get_by_role("button", name="Start now").wait_for()
    expect_accessible(person, "waiting room")
    person.sit_down(QUICK, mode="basic")
    asked: set[str] = set()
    while person.asked_again():
        question = person.scene()["prompt"]["id"]
        if question not in asked:
            asked.add(question)
            expect_accessible(person, f"question {question}")
        person.choose()
    assert len(asked) >= 3
    expect_accessible(person, "end")


def expect_accessible(person: Person, where: str) -> None:
    person.page.mouse.move(0, 0)
    person.stand_still()
    violations = Axe().run(person.page).response["violations"]
    serious = [
        f"{where}: {found['id']}: {node['target']} {node['failureSummary']}"
        for found in violations
        if found["impact"] in ("serious", "critical")
        for node in found["nodes"]
    ]
    assert not serious, "\n".join(serious)
