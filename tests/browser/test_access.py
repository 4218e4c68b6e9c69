"""No serious finding of axe on any page, in light and dark, on a desktop and on a phone."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.browser import test_mind_mgmt as hunt
from tests.browser import test_spy_connection as spy
from tests.browser.conftest import Come
from tests.browser.play import QUICK, Person
from tests.browser.spies import Scene

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}


@pytest.mark.parametrize(("scheme", "size"), [("dark", DESKTOP), ("light", DESKTOP), ("dark", PHONE)])
def test_axe_finds_nothing_serious(come: Come, scheme: str, size: dict[str, int]) -> None:
    person = come(color_scheme=scheme, viewport=size)
    person.open_lobby()
    expect_accessible(person, "lobby")
    person.page.get_by_role("link", name="How to play").click()
    person.page.get_by_text("AA-11.18").wait_for()
    expect_accessible(person, "rules")
    person.page.get_by_role("button", name="Lobby").click()
    person.page.get_by_role("button", name="More settings").click()
    person.page.get_by_role("button", name="Keep it for a friend").click()
    person.page.get_by_role("button", name="Create the table").wait_for()
    expect_accessible(person, "set-up")
    person.page.get_by_role("button", name="Create the table").click()
    person.page.get_by_role("dialog").wait_for()
    expect_accessible(person, "name")
    person.say_name("Anna")
    person.page.get_by_role("button", name="Start now").wait_for()
    expect_accessible(person, "waiting room")
    asked: set[str] = set()
    while len(asked) < 3:  # some games are over before everything was asked
        person.sit_down(QUICK, mode="basic")
        while person.asked_again():
            question = person.scene()["prompt"]["id"]
            if question not in asked:
                asked.add(question)
                expect_accessible(person, f"question {question}")
            person.choose()
    expect_accessible(person, "end")


@pytest.mark.parametrize(("scheme", "size"), [("light", DESKTOP), ("dark", PHONE)])
def test_axe_finds_nothing_serious_on_a_map(come: Come, scheme: str, size: dict[str, int]) -> None:
    """Every question, with every tab, with an option that is previewed; then the rules."""
    person = come(color_scheme=scheme, viewport=size)
    person.sit_down(QUICK, QUICK, game=spy.GAME, mode="advanced")
    looked: set[str] = set()

    def look(scene: Scene) -> bool:
        prompt = scene["prompt"]
        for kind in dict.fromkeys(option.get("kind", "") for option in prompt["options"]):
            if (where := f"{prompt['id']} {kind}") in looked:
                continue
            looked.add(where)
            spy.turn_to(person, next(one for one in prompt["options"] if one.get("kind", "") == kind)).focus()
            expect_accessible(person, where)
        return {"draft ", "turn connect", "turn accept", "mark mark", "mark "} <= looked

    spy.play(person, spy.press, look)
    person.page.get_by_role("button", name="Rules").first.click()
    person.page.get_by_text("Rule SC-").first.wait_for()
    expect_accessible(person, "rules")


@pytest.mark.parametrize(
    ("scheme", "size", "seats", "last"),
    [("light", DESKTOP, ("me", QUICK), "answer"), ("dark", PHONE, (QUICK, "me"), "agent")],
)
def test_axe_finds_nothing_serious_on_a_grid(
    come: Come, scheme: str, size: dict[str, int], seats: tuple[str, ...], last: str
) -> None:
    """Every question of either side, most of which are answered on the board."""
    person = come(color_scheme=scheme, viewport=size)
    hunt.sit(person, *seats, mode="training", options={"aids": "heat"})
    looked: set[str] = set()
    while last not in looked:
        assert spy.asked(person), looked
        scene = spy.newest(person)
        if scene["prompt"]["id"] not in looked:
            looked.add(scene["prompt"]["id"])
            expect_accessible(person, scene["prompt"]["id"])
        hunt.choose(person, hunt.simple(scene))


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
