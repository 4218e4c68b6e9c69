"""Nemesis: Lockdown in a real browser: whole games, what a turn shows, the event phase, by mouse, taps and keyboard."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from brushpass.games.nemesis_lockdown import GAME as lockdown
from brushpass.server.viewers.shown import LINES
from tests.browser.conftest import Come
from tests.browser.play import QUICK, Person
from tests.browser.prepared import Prepared
from tests.browser.test_beats import cut, film, films
from tests.browser.test_spy_connection import PHONE, answered, asked, newest
from tests.browser.test_whole_games import expect_no_scrolling
from tests.games.nemesis_lockdown.table import Table, drawn, table

GAME = "nemesis_lockdown"
MOST = 900
"""Far more choices than one player has in a game."""
LOW: dict[str, Any] = {"viewport": {"width": 1280, "height": 720}}
SLOW = 1500
"""Milliseconds for which everything is looked at that happens."""
Option = dict[str, Any]
Scene = dict[str, Any]


# -- what people do ----------------------------------------------------------------------------------------------------


def sit(person: Person, mode: str, bots: int, board: str = "basic") -> None:
    """A table with so many bots, begun."""
    person.sit_down(*[QUICK] * bots, game=GAME, mode=mode, options={"board": board})


def lazy(scene: Scene) -> Option:
    """What ends a game with few clicks: now and then a step, mostly a pass."""
    options: list[Option] = scene["prompt"]["options"]
    plain = [one for one in options if not one.get("way_out") and not one.get("by")]
    out = [one for one in options if one.get("way_out")]
    if scene["prompt"]["id"] == "action":
        steps = [one for one in plain if one["value"][0] in ("move", "escape", "room")]
        return steps[0] if steps and "first" in scene["prompt"]["question"] else out[0]
    return (out or plain or options)[0]


def place_of(person: Person, option: Option) -> Locator:
    """Its button."""
    return person.page.get_by_role("region", name="Your decision").locator(f'[data-option="{option["key"]}"]').first


def click(person: Person, option: Option) -> None:
    person.stand_still()
    with answered(person):
        place_of(person, option).click()


def tap(person: Person, option: Option) -> None:
    person.stand_still()
    with answered(person):
        person.tap_on(place_of(person, option))


def press(person: Person, option: Option) -> None:
    """Its number."""
    person.stand_still()
    with answered(person):
        for digit in str(option["key"]):
            person.page.keyboard.press(digit)


def play(person: Person, act: Any, most: int = MOST) -> int:
    """So many choices, or until the game is over; how many there were."""
    for number in range(most):
        if not asked(person):
            return number
        act(person, lazy(newest(person)))
    return most


# -- whole games -------------------------------------------------------------------------------------------------------


def test_a_whole_game_alone_to_the_end_and_its_replay(come: Come) -> None:
    person = come(**LOW)
    sit(person, "solo", 0)
    assert play(person, click) < MOST
    expect(person.over).to_be_visible()
    expect(person.page.locator('[data-card="fate-0"]')).to_be_visible()
    expect_no_scrolling(person)
    person.over.get_by_role("button", name="Watch the replay").click()
    person.page.get_by_role("slider").wait_for()
    person.page.keyboard.press("ArrowRight")
    expect(person.page.locator(".board").first).to_be_visible()


def test_a_round_of_four_on_a_phone_by_taps(come: Come) -> None:
    phone = come(**PHONE)
    sit(phone, "standard", 3)
    asked(phone)
    expect_no_scrolling(phone)
    play(phone, tap, 9)
    expect_no_scrolling(phone)
    for name in ("Cards", "Gear", "Crew", "Base", "Log"):
        phone.page.get_by_role("navigation").get_by_role("button", name=name).tap()
        expect(phone.page.locator(".sheet-view")).to_be_visible()


@pytest.mark.parametrize(("mode", "bots", "board"), [("coop", 4, "basic"), ("standard", 1, "surface")])
def test_all_together_and_the_surface_of_mars_are_begun_by_keyboard(
    come: Come, mode: str, bots: int, board: str
) -> None:
    person = come()
    sit(person, mode, bots, board)
    play(person, press, 4)
    asked(person)
    expect(person.page.get_by_role("region", name="Your hand")).to_be_visible()
    expect_no_scrolling(person)


def test_a_game_is_begun_in_czech(come: Come) -> None:
    person = come(locale="cs-CZ", **LOW)
    sit(person, "solo", 0)
    expect(person.page.get_by_role("region", name="Vaše rozhodnutí").locator("[data-option]").first).to_be_visible()
    expect(person.page.get_by_role("tab", name="Základna")).to_be_visible()
    expect_no_scrolling(person)


def come_again(person: Person) -> Scene:
    """The first scene that a page is sent which is loaded again."""
    had = len(person.received("scene"))
    person.page.reload()
    person.wait_until(lambda: len(person.received("scene")) > had)
    scene: Scene = person.received("scene")[had]["scene"]
    return scene


def told_much(person: Person) -> bool:
    """Play until the log is longer than what a page is sent when it comes; whether the game lasts that long."""
    while asked(person):
        if len(newest(person)["log"]) > LINES + 20:
            return True
        play(person, press, 1)
    return False


def test_a_long_log_is_read_upwards_and_looked_back_at_from_its_first_line(come: Come) -> None:
    person = come(**LOW)
    sit(person, "standard", 2)
    while not told_much(person):
        sit(person, "standard", 2)
    first = newest(person)["log"][0]["text"]
    assert len(come_again(person)["log"]) == LINES
    log = person.page.get_by_role("list", name="Log")
    lines = log.locator(".told")
    before = lines.count()
    log.evaluate("(one) => one.scrollTo(0, 60)")
    oldest = lines.first.element_handle()
    where = oldest.bounding_box()
    expect(lines).not_to_have_count(before)
    assert where and oldest.bounding_box() == pytest.approx(where, abs=2)
    while log.get_by_role("button", name="Earlier").count():
        log.evaluate("(one) => one.scrollTo(0, 0)")
        person.page.wait_for_timeout(100)
    expect(log.locator("li").first).to_have_text(first)
    assert len(come_again(person)["log"]) == LINES
    person.page.get_by_role("button", name="Look back").click()
    person.page.get_by_role("region", name="Looking back").wait_for()
    person.page.keyboard.press("Home")
    expect(log.locator("li").first).to_have_text(first)


# -- a turn ------------------------------------------------------------------------------------------------------------


def acting(**more: Any) -> Table:
    """The Janitor in the dark Emergency Room with much to do, an Adult next door, Noise about."""
    set_up: dict[str, Any] = {
        "characters": ("janitor", "hacker"),
        "rooms": ("r008", "r008"),
        "hand": ("search service_route rest clean_up",),
        "tiles": {"r008": "emergency_room", "r009": "laboratory"},
        "power": "s01 s03",
        "figures": ("adult r009 3",),
        "inventory": ("medkit",),
        "crew": ({"light": 1, "wounds": ("knee",)},),
        "base": {"noise": ("c18", "c20")},
        "goals": ("lower_floors",),
    }
    return table(**{**set_up, **more})


@pytest.mark.parametrize("size", [{}, LOW, PHONE], ids=["desk", "low", "phone"])
def test_a_turn_is_seen_at_once_with_what_it_costs_and_risks(come: Come, size: dict[str, Any]) -> None:
    person = come(**size)
    Prepared(person, acting().match)
    question = person.page.get_by_role("region", name="Your decision")
    for words in ("Laboratory", "Adult: combat", "% encounter", "Treat Your Wounds", "2 cards"):
        expect(question.get_by_text(words).first).to_be_visible()
    person.stand_still()
    choices = person.page.locator(".choices")
    assert choices.evaluate("(one) => one.scrollHeight - one.clientHeight") <= 2
    expect_no_scrolling(person)


@pytest.mark.parametrize("size", [{}, LOW], ids=["desk", "low"])
def test_hand_and_goals_stand_beside_the_board(come: Come, size: dict[str, Any]) -> None:
    person = come(**size)
    Prepared(person, acting().match)
    person.stand_still()
    for card in person.page.locator(".handgrid .card").all():
        expect(card).to_be_in_viewport(ratio=1)
    goal = person.page.locator('[data-card="goal-lower_floors"]')
    expect(goal).to_contain_text("rooms to go")
    goal.hover()
    expect(person.page.locator(".board .pointed")).not_to_have_count(0)


@pytest.mark.parametrize("size", [LOW, PHONE], ids=["low", "phone"])
def test_what_lies_behind_a_button_is_in_reach_though_nothing_else_is_done_here(
    come: Come, size: dict[str, Any]
) -> None:
    person = come(**size)
    nothing = {"hand": ("",), "inventory": (), "crew": (), "things": ("egg",), "tiles": {"r008": "nest"}, "power": ""}
    Prepared(person, acting(**nothing).match)
    person.page.get_by_role("region", name="Your decision").get_by_role("button", name=re.compile("Drop")).click()
    expect(person.page.locator(".prompt [data-option]").first).to_be_visible()


def test_on_a_phone_the_first_turn_shows_a_part_of_the_base_that_can_be_read(come: Come) -> None:
    phone = come(**PHONE)
    prepared = Prepared(phone, lockdown.start(1, "solo", seed=4))
    expect(phone.page.locator(".board.is-whole")).to_be_visible()
    prepared.choose(prepared.match.decisions[0].options[0])
    expect(phone.page.get_by_role("heading", name="Your first action")).to_be_visible()
    expect(phone.page.locator(".board.is-whole")).to_have_count(0)


def test_all_that_follows_from_a_blow_is_read_on_a_phone_where_there_is_room(come: Come) -> None:
    phone = come(**PHONE)
    Prepared(phone, acting(figures=("adult r008",), hand=("search",), inventory=()).match)
    phone.stand_still()
    words = phone.page.locator(".kindrow .opt small", has_text="contamination")
    expect(words).to_be_visible()
    assert words.evaluate("(one) => one.scrollHeight <= one.clientHeight + 1")


def test_an_action_is_chosen_before_its_cards_and_can_be_taken_back(come: Come) -> None:
    person = come()
    prepared = Prepared(person, acting(figures=(), met=True).match)
    question = person.page.get_by_role("region", name="Your decision")
    question.get_by_role("button", name=re.compile("Laboratory")).click()
    expect(question).to_contain_text("Movement · card 1 of 2")
    assert prepared.match.can_undo(0)
    person.page.locator('.handgrid [data-card^="card-rest"]').click()
    expect(question).to_contain_text("card 2 of 2")
    assert prepared.match.decisions[0].prompt == "pay"


def test_a_card_that_comes_to_lie_under_the_pointer_is_read_once_that_moves(come: Come) -> None:
    person = come(**LOW)
    Prepared(person, acting(hand=("search search rest clean_up",), figures=(), met=True, crew=()).match)
    question = person.page.get_by_role("region", name="Your decision")
    question.get_by_role("button", name=re.compile("Laboratory")).click()
    expect(question).to_contain_text("Movement")
    person.stand_still()
    card = person.page.locator(".handgrid .card").first.bounding_box()
    assert card
    person.page.mouse.click(card["x"] + 20, card["y"] + 20)
    expect(person.page.locator(".handgrid .card")).to_have_count(3)
    person.stand_still()
    closer = person.page.locator(".closer")
    expect(closer).to_have_count(0)
    person.page.mouse.move(card["x"] + 26, card["y"] + 24)
    expect(closer).to_be_visible()


def test_careful_steps_lie_behind_a_button_and_escape_closes_it(come: Come) -> None:
    person = come()
    Prepared(person, acting().match)
    question = person.page.get_by_role("region", name="Your decision")
    question.get_by_role("button", name=re.compile("Carefully")).click()
    expect(question.get_by_text("noise where you choose").first).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(question.get_by_text("Treat Your Wounds")).to_be_visible()


# -- events ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [LOW, PHONE], ids=["low", "phone"])
def test_an_event_is_held_up_and_read_before_anything_is_asked(come: Come, size: dict[str, Any]) -> None:
    person = come(**size, reduced_motion="no-preference")
    game = table(rooms=("r003", "r003"), tiles={"r003": "surgery"}, clock={"slot": 9})
    prepared = Prepared(person, game.match, hold=SLOW)
    for _ in range(2):
        game.choose("pass")
        while game.prompt == "pass-discard":
            game.choose("stop")
    prepared.show()
    expect(person.page.locator('[data-area="held-up"] .card')).to_be_in_viewport(ratio=1)
    expect(person.page.get_by_role("region", name="Your decision")).to_have_count(0)


def test_an_encounter_is_followed_from_the_token_to_the_wound(come: Come) -> None:
    """The token, the Attack card and the wound are read one after the other, and only then is anything asked."""
    person = come(reduced_motion="no-preference")
    game = table(
        rooms=("r003", "r013"),
        tiles={"r003": "surgery"},
        base={"noise": ("c05", "c06", "c04", "c07", "c08")},
        hand=("rest demolition",),
        crew=({"light": 2},),
        met=True,
        chance=(0, *drawn("adult", "adult_10"), "cut_1", "knee"),
    )
    prepared = Prepared(person, game.match, hold=SLOW)
    game.do("move", "elevator_s01")
    prepared.show()
    read = person.page.locator('[data-area="held-up"] .card')
    for words in ("It attacks by surprise", "1 light wound", "Your first move"):
        expect(read).to_contain_text(words)
        expect(person.page.get_by_role("region", name="Your decision")).to_have_count(0)
    expect(person.page.get_by_role("region", name="Your decision")).to_contain_text("Your second action")


def passed(game: Table) -> None:
    """Everybody passes, and keeps their cards."""
    for _ in range(game.match.seats):
        game.choose("pass")
        while game.prompt == "pass-discard":
            game.choose("stop")


def test_on_a_phone_the_board_turns_to_where_something_happens(come: Come) -> None:
    phone = come(**PHONE, reduced_motion="no-preference")
    game = table(rooms=("r003", "r013"), tiles={"r003": "surgery", "r013": "nest"}, figures=("creeper r013",),
                 clock={"slot": 9})  # fmt: skip
    prepared = Prepared(phone, game.match, hold=SLOW)
    passed(game)
    prepared.show()
    words = phone.page.locator(".floating", has_text="Creeper")
    expect(words).to_be_visible()
    said, board = words.bounding_box(), phone.page.locator(".ground-area").bounding_box()
    assert said and board
    assert board["y"] - said["height"] < said["y"] < board["y"] + board["height"] - said["height"]


def test_goals_do_not_move_by_themselves_when_the_character_above_them_has_more_to_tell(come: Come) -> None:
    person = films(come(reduced_motion="no-preference"))
    game = table(rooms=("r003", "r013"), tiles={"r003": "surgery"}, figures=("adult r003",), crew=({"light": 2},),
                 chance=("cut_1", "knee"))  # fmt: skip
    prepared = Prepared(person, game.match)
    expect(person.page.get_by_role("region", name="Your decision")).to_be_visible()
    cut(person)
    game.do("escape", "elevator_s01")
    prepared.show()
    expect(person.page.get_by_role("region", name="Your decision")).to_contain_text("Your second action")
    person.stand_still()
    moved = [one.who for one in film(person)]
    assert any(who.startswith("shown-") for who in moved)
    assert not [who for who in moved if who.startswith("goal-")]
