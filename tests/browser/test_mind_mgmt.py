"""MIND MGMT in a real browser: whole games as the Recruiter and as the Agents, notes, aids, and what never leaks."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Come
from tests.browser.play import PATIENCE, QUICK, Person
from tests.browser.test_spy_connection import PHONE, answered, asked, newest
from tests.browser.test_whole_games import expect_no_scrolling

GAME = "mind_mgmt"
MOST = 400
"""Far more choices than one side has in a game."""
IS_COVERED = """one => {
    const { x, y, width, height } = one.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return !!top?.closest("[data-take]") && !one.contains(top);
}"""
Option = dict[str, Any]
Scene = dict[str, Any]


# -- what people do ----------------------------------------------------------------------------------------------------


def sit(person: Person, *seats: str, **agreed: Any) -> list[str]:
    """Open a table, the Recruiter's seat first: `me`, `open` or a bot's level; the links to the free seats."""
    kinds = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat} for seat in seats]
    answer = person.context.request.post(
        f"{person.origin}/api/tables",
        data={"game": GAME, "seats": kinds, **agreed},
        headers={"origin": person.origin},
    )
    assert answer.ok, answer.text()
    table = answer.json()["id"]
    if "open" not in seats:
        person.context.request.post(
            f"{person.origin}/api/tables/{table}/start", data={}, headers={"origin": person.origin}
        )
    person.page.goto(f"{person.origin}/table/{table}")
    if "open" in seats:
        return person.links()
    person.at_table()
    return []


def does(option: Option) -> str:
    """What an option does: the first word of its value."""
    value = option["value"]
    return str(value[0]) if isinstance(value, list) else str(value)


def simple(scene: Scene) -> Option:
    """What keeps a game going: the Recruiter steps, agents reveal, ask, and walk a little."""
    options = scene["prompt"]["options"]
    kinds: dict[str, list[Option]] = {}
    for option in options:
        kinds.setdefault(does(option), []).append(option)
    if scene["prompt"]["id"] == "recruiter" and kinds.get("step"):
        return kinds["step"][-1]
    if scene["prompt"]["id"] == "agent":
        for kind in ("reveal", "ask", "move"):
            plain = [option for option in kinds.get(kind, ()) if not option.get("by")]
            if plain and not (kind == "move" and _moved(scene)):
                return plain[len(scene.get("log", ())) % len(plain)]
    out = [option for option in options if option.get("way_out")]
    return out[0] if out else options[len(scene.get("log", ())) % len(options)]  # type: ignore[no-any-return]


def _moved(scene: Scene) -> bool:
    return any(step.startswith("Moved") for step in scene["prompt"].get("steps", ()))


def place_of(person: Person, option: Option) -> Locator:
    """What is clicked for an option: what is taken up for it, then its place on the board, or its button."""
    page, prompt = person.page, newest(person)["prompt"]
    for key in option.get("by", ()):
        page.locator(f'[data-folder="{key}"], [data-take="{key}"]').first.click()
    boarded = {kind["id"] for kind in prompt.get("kinds", ()) if kind.get("on_board")}
    if option.get("kind", "") in boarded and option.get("target"):
        return page.locator(f'.board [data-option="{option["key"]}"]')
    return page.get_by_role("region", name="Your decision").locator(f'button[data-option="{option["key"]}"]')


def choose(person: Person, option: Option) -> None:
    """Click it, on the board where it is chosen there; by its number where a figure that may be taken up stands."""
    person.stand_still()
    place = place_of(person, option)
    with answered(person):
        if place.evaluate(IS_COVERED):
            for digit in str(option["key"]):
                person.page.keyboard.press(digit)
        else:
            place.click()


def tap(person: Person, option: Option) -> None:
    person.stand_still()
    with answered(person):
        person.tap_on(place_of(person, option))


def play_out(person: Person, act: Any) -> Scene:
    """Until the game is over."""
    for _ in range(MOST):
        if not asked(person):
            return newest(person)
        act(person, simple(newest(person)))
    raise AssertionError("the game does not end")


@contextmanager
def acted(person: Person) -> Iterator[None]:
    """A tool is used within; wait until the server has answered."""
    before = person.answered()
    yield
    person.wait_for_answer(before)


def secrets_of(person: Person) -> set[str]:
    """The scenes of a game that goes on in which somebody was sent the secret map."""
    scenes = [frame["scene"] for frame in person.received("scene")]
    running = [msgspec.json.encode(scene).decode() for scene in scenes if not scene.get("verdict")]
    return {word for scene in running for word in ('"the-recruiter"', '"trail"') if word in scene}


# -- whole games -------------------------------------------------------------------------------------------------------


def test_a_whole_training_mission_as_the_recruiter(come: Come) -> None:
    person = come()
    sit(person, "me", QUICK, mode="training")
    scene = play_out(person, choose)
    expect(person.over).to_contain_text("win")
    path = next(overlay for overlay in scene["overlays"] if overlay["id"] == "path")
    expect(person.page.locator(".numbered circle")).to_have_count(len(path["trail"]))
    hours = person.page.get_by_role("radiogroup", name="Hour by hour").or_(
        person.page.get_by_role("group", name="Hour by hour")
    )
    hours.get_by_text("06", exact=True).click()
    expect(person.page.locator(".numbered circle")).to_have_count(6)
    assert not person.complaints


def test_a_whole_full_game_as_all_agents(come: Come) -> None:
    person = come()
    sit(person, QUICK, "me", mode="full", options={"aids": "heat"})
    play_out(person, choose)
    expect(person.over).to_contain_text("win")
    assert not secrets_of(person), "the secret map came to an Agent's page"
    assert not person.complaints


def test_a_whole_training_mission_as_agents_on_a_phone(come: Come) -> None:
    phone = come(**PHONE)
    sit(phone, QUICK, "me", mode="training", options={"aids": "none"})
    asked(phone)
    expect_no_scrolling(phone)
    play_out(phone, tap)
    expect(phone.over).to_contain_text("win")
    assert not phone.complaints


def test_a_whole_full_game_as_the_recruiter_on_a_phone(come: Come) -> None:
    phone = come(**PHONE)
    sit(phone, "me", QUICK, mode="full")
    play_out(phone, tap)
    expect(phone.over).to_contain_text("win")
    assert not phone.complaints


def test_five_seats_of_people_and_bots(come: Come) -> None:
    """A Recruiter, an Agent that is a person, and three that are not; notes of one are everybody's at once."""
    recruiter, agent = come(), come()
    (link,) = sit(recruiter, "me", "open", QUICK, QUICK, QUICK, mode="training", options={"aids": "places"})
    agent.come_by(link, "Petr")
    recruiter.start()
    agent.at_table()
    for _ in range(MOST):
        people = [one for one in (recruiter, agent) if newest(one).get("prompt")]
        if any(newest(one).get("verdict") for one in (recruiter, agent)):
            break
        if not people:
            recruiter.wait_until(
                lambda: any(newest(one).get("prompt") or newest(one).get("verdict") for one in (recruiter, agent))
            )
            continue
        choose(people[0], simple(newest(people[0])))
    expect(recruiter.over).to_be_visible(timeout=PATIENCE)
    expect(agent.over).to_be_visible(timeout=PATIENCE)
    assert not secrets_of(agent) and secrets_of(recruiter)


# -- notes and aids ----------------------------------------------------------------------------------------------------


def agents_turn(person: Person) -> None:
    """Play on to an activation."""
    for _ in range(MOST):
        assert asked(person)
        if newest(person)["prompt"]["id"] == "agent":
            return
        choose(person, simple(newest(person)))


def test_notes_are_written_moved_and_taken_away_and_a_question_stays(come: Come) -> None:
    person = come()
    sit(person, QUICK, "me", mode="training")
    agents_turn(person)
    page, prompt = person.page, newest(person)["prompt"]
    page.get_by_role("button", name="Note").click()
    page.get_by_role("button", name="Note: D4").click()
    page.get_by_role("dialog").get_by_role("textbox").fill("10?")
    with acted(person):
        page.keyboard.press("Enter")
    expect(page.locator('[data-piece="note-1"]')).to_contain_text("10?")
    assert newest(person)["prompt"] == prompt, "a note changes no question"
    page.keyboard.press("m")
    page.get_by_role("button", name="Mark: C2").click()
    page.get_by_role("dialog").get_by_role("textbox").fill("trap")
    with acted(person):
        page.keyboard.press("Enter")
    expect(page.locator('[data-piece="mark-C2"]')).to_be_visible()
    choose(person, simple(newest(person)))


def test_aids_are_switched_on_the_page_where_the_table_has_them(come: Come) -> None:
    person = come()
    sit(person, QUICK, "me", mode="training", options={"aids": "heat"})
    agents_turn(person)
    page = person.page
    marked = page.locator(".board .mark")
    assert marked.count() == len(next(one for one in newest(person)["overlays"] if one["id"] == "now")["marks"])
    switch = page.get_by_role("switch", name="Deduction")
    switch.locator("xpath=..").click()
    expect(marked).to_have_count(0)
    switch.locator("xpath=..").click()
    page.get_by_text("Features", exact=True).click()
    expect(page.locator(".sharebar").first).to_be_visible()
    bare = come()
    sit(bare, QUICK, "me", mode="training", options={"aids": "none"})
    agents_turn(bare)
    assert "overlays" not in newest(bare)
    expect(bare.page.get_by_role("switch", name="Deduction")).to_have_count(0)


# -- what is taken up --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("keyboard", [False, True])
def test_an_immortal_is_taken_up_put_down_and_moved(come: Come, keyboard: bool) -> None:
    person = come()
    sit(person, "me", QUICK, mode="full")
    for _ in range(MOST):
        assert asked(person)
        if newest(person)["prompt"]["id"] == "recruiter":
            break
        choose(person, simple(newest(person)))
    page, scene = person.page, newest(person)
    glide = next(option for option in scene["prompt"]["options"] if does(option) == "glide")
    immortal, steps = page.locator(f'[data-take="{glide["by"][0]}"]'), page.locator('.board [data-option="1"]')
    expect(steps).to_be_visible()
    immortal.focus() if keyboard else immortal.click()
    if keyboard:
        page.keyboard.press("Enter")
    expect(steps).to_have_count(0)
    page.keyboard.press("Escape")
    expect(steps).to_be_visible()
    immortal.focus() if keyboard else immortal.click()
    if keyboard:
        page.keyboard.press("Enter")
    target = page.locator(f'.board [data-option="{glide["key"]}"]')
    with answered(person):
        if keyboard:
            target.focus()
            page.keyboard.press("Enter")
        else:
            target.click()
    assert next(one for one in newest(person)["pieces"] if one["id"] == glide["by"][0])["at"] == glide["target"]
