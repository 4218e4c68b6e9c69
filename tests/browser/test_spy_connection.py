"""Spy Connection in a real browser: by mouse, by taps and by keyboard; undo, and why something cannot be done."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Locator, expect

from brushpass.games.spy_connection.box.data import FILE, FOLDER
from tests.browser.conftest import Come
from tests.browser.play import PATIENCE, Person
from tests.browser.serving import Server
from tests.browser.spies import Option, Scene, does, sensible
from tests.browser.test_whole_games import expect_no_scrolling

GAME = "spy_connection"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
ENOUGH = "end_trigger_completed_missions"
MOST = 900
"""Far more choices than one player has in a game."""


# -- what a person does ------------------------------------------------------------------------------------------------


def newest(person: Person) -> Scene:
    """What the table looks like now."""
    scene: Scene = msgspec.json.decode(_frame(person), type=dict[str, Any])["scene"]
    return scene


def _frame(person: Person) -> str:
    return next(frame for frame in reversed(person.frames) if frame.startswith('{"t":"scene"'))


@contextmanager
def answered(person: Person) -> Iterator[None]:
    """Something is done within; then wait until the server has answered it and has shown what came of it."""
    count, scene = person.answered(), _frame(person)
    yield
    person.wait_until(lambda: person.answered() > count and _frame(person) is not scene)


def asked(person: Person) -> bool:
    """Wait until it is this person's turn or the game is over; whether there is a question."""

    def settled() -> bool:
        scene = newest(person)
        return bool(scene.get("prompt") or scene.get("verdict"))

    for _ in range(8):  # three bots may think for a while
        try:
            person.wait_until(settled)
            break
        except AssertionError:
            continue
    return "verdict" not in newest(person)


def turn_to(person: Person, option: Option, touch: bool = False) -> Locator:
    """The button of an option, on the tab of its kind where there are tabs."""
    prompt = person.page.get_by_role("region", name="Your decision")
    expect(prompt).to_be_visible(timeout=PATIENCE)
    tab = prompt.locator(f'[role=tab][data-kind="{option.get("kind", "")}"]')
    if tab.count() and tab.get_attribute("aria-selected") != "true":
        tab.tap() if touch else tab.click()
    button = prompt.locator(f'button[data-option="{option["key"]}"]')
    # A question that was just answered may still be there, with other options under the same numbers.
    expect(button).to_contain_text(option["name"])
    if not option.get("way_out"):
        expect(button).to_contain_text(option.get("text", ""))
    return button


def click(person: Person, option: Option) -> None:
    """On the map where the thing stands there with this option alone; else on its button."""
    button = turn_to(person, option)
    on_map = person.page.locator(f'.board [data-option="{option["key"]}"]')
    with answered(person):
        (on_map.first if on_map.count() else button).click()


def tap(person: Person, option: Option) -> None:
    """The first tap previews what would change on the map, the second one does it."""
    button = turn_to(person, option, touch=True)
    with answered(person):
        button.tap()
        if any(option.get(change) for change in ("ghosts", "pieces", "lifts")):
            expect(person.page.get_by_text("Tap again to choose")).to_be_visible()
            button.tap()


def press(person: Person, option: Option) -> None:
    """The number of the option; Enter for what is usual now."""
    turn_to(person, option)
    with answered(person):
        person.page.keyboard.press("Enter") if option.get("usual") else person.page.keyboard.type(str(option["key"]))


def play(person: Person, choose: Callable[[Person, Option], None], until: Callable[[Scene], bool]) -> Scene:
    """Take sensible options until something holds or the game is over."""
    for _ in range(MOST):
        if not asked(person) or until(newest(person)):
            return newest(person)
        choose(person, sensible(newest(person)))
    raise AssertionError("the game does not end")


def never(scene: Scene) -> bool:
    return False


def after(turns: int) -> Callable[[Scene], bool]:
    """Once somebody has had so many turns."""

    def had(scene: Scene) -> bool:
        headings: list[str] = [line["text"] for line in scene["log"] if line.get("heading")]
        return sum(text.endswith("· You") for text in headings) > turns

    return had


def find(scene: Scene, kind: str) -> list[Option]:
    """The options that do such a thing."""
    return [option for option in scene["prompt"]["options"] if does(option) == kind]


# -- the flows ---------------------------------------------------------------------------------------------------------


Change = Callable[[dict[str, Any]], object]


@contextmanager
def served(folder: Path, change: Change) -> Iterator[str]:
    """A server with an owner's own data: ours, but for a change."""
    own = folder / "own"
    own.mkdir()
    data = msgspec.json.decode((FOLDER / "box" / "data.json").read_bytes())
    change(data)
    (own / FILE).write_bytes(msgspec.json.encode(data))
    server = Server(folder / "data", games=own)
    server.start()
    yield server.origin
    server.kill()


def set_number(data: dict[str, Any], name: str, value: int) -> None:
    """Another value of a constant."""
    next(entry for entry in data["constants"] if entry["id"] == name)["value"] = value


@pytest.fixture(scope="module")
def short(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where an owner's own data say that three completed missions end the game, so that whole games are short."""
    with served(tmp_path_factory.mktemp("short"), lambda data: set_number(data, ENOUGH, 3)) as origin:
        yield origin


def expect_end(person: Person, scene: Scene, seats: int) -> None:
    """The page says who won and why, and what everybody has."""
    expect(person.over).to_contain_text(scene["verdict"]["title"])
    expect(person.over).to_contain_text(scene["verdict"]["text"])
    assert len(scene["verdict"]["seats"]) == seats
    assert not person.received("refused")


def test_whole_game_for_two_by_mouse(come: Come) -> None:
    person = come()
    person.sit_down("rookie", game=GAME)
    expect_end(person, play(person, click, never), 2)


def test_whole_game_for_four_by_mouse(come: Come, short: str) -> None:
    person = come(origin=short)
    person.sit_down("rookie", "rookie", "rookie", game=GAME)
    expect_end(person, play(person, click, never), 4)


def test_whole_game_for_four_on_a_phone_by_taps(come: Come, short: str) -> None:
    phone = come(origin=short, **PHONE)
    phone.sit_down("rookie", "rookie", "rookie", game=GAME, mode="advanced")
    play(phone, tap, after(1))
    expect_no_scrolling(phone)

    def looked(scene: Scene) -> bool:
        expect_targets_in_sight(phone)
        return False

    expect_end(phone, play(phone, tap, looked), 4)


def test_whole_game_by_keyboard(come: Come, short: str) -> None:
    person = come(origin=short)
    person.sit_down("rookie", game=GAME)
    expect(person.page.locator(".where")).to_contain_text("own data")
    expect_end(person, play(person, press, never), 2)


def expect_targets_in_sight(phone: Person) -> None:
    """What the open tab offers on the map is all on the screen, with nothing over it, and not enlarged without need."""
    wrong = phone.page.evaluate(
        """() => {
            const loud = ".board :is(.go-spot, .go-piece):not(.is-quiet) :is(.go-fill, .go-ring)";
            return [...document.querySelectorAll(loud)].filter((spot) => {
                const { x, y, width, height } = spot.getBoundingClientRect();
                const seen = document.elementFromPoint(x + width / 2, y + height / 2);
                return !seen?.closest(".board") || Math.min(width, height) > 48;
            }).length;
        }"""
    )
    assert not wrong


def test_the_dark_side_is_agreed_without_asking_for_agents(come: Come) -> None:
    person = come()
    person.page.goto(f"{person.origin}/new?game={GAME}")
    agents = person.page.get_by_role("radiogroup", name="Agents of player")
    expect(agents).to_have_count(2)
    person.pick_mode("14")
    person.pick_mode("Dark side")
    expect(agents).to_have_count(0)
    person.page.get_by_role("button", name="Add a friend").click()
    person.page.get_by_role("button", name="Create the table").click()
    person.say_name("Anna")
    person.links()
    expect(person.page.get_by_text("Dark side", exact=True)).to_be_visible(timeout=PATIENCE)


def test_undo_goes_back_to_the_last_card_turned_up(come: Come) -> None:
    person = come()
    person.sit_down("rookie", game=GAME)
    assert asked(person)
    click(person, find(newest(person), "connect")[0])
    assert newest(person)["prompt"]["id"] == "mark"
    undo(person)
    assert newest(person)["prompt"]["id"] == "turn", "connecting can be taken back"
    click(person, find(newest(person), "accept")[0])
    undo_button = person.page.get_by_role("button", name="Undo")
    assert newest(person)["prompt"]["id"] == "mark"
    expect(undo_button).to_have_count(0)
    click(person, find(newest(person), "discard")[-1])
    undo(person)
    assert len(find(newest(person), "discard")) == 2, "the discarded mission is back"
    expect(undo_button).to_have_count(0)


def undo(person: Person) -> None:
    with answered(person):
        person.page.get_by_role("button", name="Undo", exact=True).click()


def test_a_city_that_is_too_far_says_so_under_the_pointer(come: Come) -> None:
    person = come()
    person.sit_down("rookie", game=GAME)
    assert asked(person)
    place, text = refused(person, "Too far")
    place.hover()
    expect(bubble(person)).to_have_text(text)


def test_agents_that_hold_the_network_together_say_so_when_tapped(come: Come) -> None:
    """Two connections in a row, so that the first one is needed to reach the second."""
    phone = come(**PHONE)
    phone.sit_down("rookie", game=GAME)
    for _ in range(MOST):
        assert asked(phone)
        scene = newest(phone)
        if any("cut off" in refusal["text"] for refusal in scene["prompt"].get("refusals", ())):
            break
        tap(phone, (find(scene, "connect") or find(scene, "done") or [sensible(scene)])[0])
    whole = phone.page.get_by_role("button", name="Whole board")
    if whole.count():
        whole.first.tap()
    place, text = refused(phone, "cut off")
    place.tap()
    expect(bubble(phone)).to_have_text(text)


def refused(person: Person, about: str) -> tuple[Locator, str]:
    """Something on the map that cannot be chosen for such a reason, and the reason."""
    refusals = newest(person)["prompt"]["refusals"]
    text = next(refusal["text"] for refusal in refusals if about in refusal["text"])
    return person.page.locator(f'.board [aria-description="{text}"]').first, text


def bubble(person: Person) -> Locator:
    return person.page.locator(".bubble")


# -- goals -------------------------------------------------------------------------------------------------------------


def cities_of(scene: Scene, card: dict[str, Any]) -> list[str]:
    """The names of the cities that a mission is about."""
    return [space["name"] for space in scene["board"]["spaces"] if space["id"] in card["about"]]


def own_missions(scene: Scene) -> list[dict[str, Any]]:
    """The missions in front of the viewer."""
    own = next(panel for panel in scene["panels"] if panel.get("you"))
    return [card for area in own["areas"] for card in area["cards"]]


def test_the_cities_of_missions_are_marked_on_the_map_and_light_up_with_their_card(come: Come) -> None:
    person = come()
    person.sit_down("rookie", game=GAME)
    assert asked(person)
    scene = newest(person)
    goals = {city for card in own_missions(scene) for city in cities_of(scene, card)}
    flagged = person.page.locator(".board .plate.is-goal")
    expect(flagged).to_have_count(len(goals))
    assert set(flagged.all_text_contents()) == goals
    lit = person.page.locator(".board .pointed")
    expect(lit).to_have_count(0)
    row = next(area for area in scene["areas"] if area["id"] == "offers")
    for card in row["cards"]:
        offer = person.page.locator(f'[data-about="{" ".join(card["about"])}"]')
        offer.first.hover()
        expect(lit).to_have_count(len(card["about"]))
    person.page.mouse.move(0, 0)
    expect(lit).to_have_count(0)
    offer.first.focus()
    expect(lit).to_have_count(len(card["about"]))


def test_a_phone_shows_all_own_missions_at_once_and_names_its_tabs(come: Come) -> None:
    phone = come(**PHONE)
    phone.sit_down("rookie", "rookie", game=GAME)
    for held in (1, 2):
        play(phone, tap, lambda scene: scene["prompt"]["id"] == "turn")
        assert len(own_missions(newest(phone))) >= held
        tap(phone, find(newest(phone), "accept")[-1])
    dock = phone.page.locator("nav.dock button")
    assert [name.strip("0123456789") for name in dock.all_text_contents()] == [
        "Map", "Missions", "On offer", "Rivals", "Log",
    ]  # fmt: skip
    dock.filter(has_text="Missions").tap()
    missions = own_missions(newest(phone))
    assert len(missions) == 3
    for card in missions:
        expect(phone.page.locator(f'[data-about="{" ".join(card["about"])}"]').first).to_be_in_viewport(ratio=1)
    dock.filter(has_text="On offer").tap()
    expect(phone.page.get_by_text("Missions on offer")).to_be_visible()


def test_the_tab_that_is_open_is_the_one_that_is_asked_about(come: Come) -> None:
    """Whoever has looked at what can be taken back finds the marks open when they are asked for."""
    person = come()
    person.sit_down("rookie", game=GAME)
    kinds = person.page.get_by_role("region", name="Your decision").locator("[role=tab]")

    def to_be_marked(scene: Scene) -> bool:
        return len(find(scene, "mark")) > 0 and len(find(scene, "lift")) > 0

    def press_from_elsewhere(person: Person, option: Option) -> None:
        turn_to(person, option)
        elsewhere = kinds.and_(person.page.locator('[data-kind="lift"]'))
        if elsewhere.count():
            elsewhere.click()
        with answered(person):
            person.page.keyboard.type(str(option["key"]))

    scene = play(person, press_from_elsewhere, to_be_marked)
    assert "verdict" not in scene
    expect(kinds.and_(person.page.locator('[aria-selected="true"]'))).to_have_attribute("data-kind", "mark")


# -- an owner's data ---------------------------------------------------------------------------------------------------


def elsewhere(data: dict[str, Any]) -> None:
    """Another map, of which nobody says that it is Europe; a cheaper slot, and a game of five missions."""
    for city in data["cities"]:
        city["x"] += 1
    data["mission_slots"][1]["planning_light"] = 0
    set_number(data, ENOUGH, 5)


def test_the_pages_say_what_an_owners_data_say(come: Come, tmp_path: Path) -> None:
    with served(tmp_path, elsewhere) as origin:
        person = come(origin=origin)
        person.page.goto(f"{origin}/new?game={GAME}")
        expect(person.page.get_by_text("Your agents link cities, and your spy travels")).to_be_visible()
        expect(person.page.get_by_text("light side 0, 0, 2, 2, dark side 1, 2, 3, 3")).to_be_visible()
        person.page.goto(f"{origin}/rules/{GAME}")
        expect(person.page.get_by_text("You are a spy on a map of 12 cities")).to_be_visible()
        expect(person.page.get_by_text("Here, from the bottom slot up: 0, 0, 2, 2.").first).to_be_visible()
        expect(person.page.get_by_text("Here it takes 5 missions.").first).to_be_visible()
        expect(person.page.get_by_text("Played here with the host’s own data")).to_be_visible()
        assert "Europe" not in person.page.locator("main").inner_text()
