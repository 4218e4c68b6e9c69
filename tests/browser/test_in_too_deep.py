"""In Too Deep in a real browser: whole games, and a turn's small choices by mouse, by taps and by keyboard."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Come
from tests.browser.play import QUICK, Person
from tests.browser.prepared import Prepared
from tests.browser.test_beats import ENDLESS
from tests.browser.test_mind_mgmt import does
from tests.browser.test_spy_connection import PHONE, answered, asked, newest
from tests.browser.test_whole_games import expect_no_scrolling
from tests.games.in_too_deep.looking import look
from tests.games.in_too_deep.table import Table, table

GAME = "in_too_deep"
MOST = 600
"""Far more choices than one player has in a game."""
Option = dict[str, Any]
Scene = dict[str, Any]


# -- what people do ----------------------------------------------------------------------------------------------------


def sit(person: Person, mode: str, bots: int, **agreed: Any) -> None:
    """A table with so many bots, begun."""
    post = person.context.request.post
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": QUICK}] * bots]
    made = post(
        f"{person.origin}/api/tables",
        data={"game": GAME, "mode": mode, "seats": seats, "options": agreed},
        headers={"origin": person.origin},
    )
    assert made.ok, made.text()
    key = made.json()["id"]
    post(f"{person.origin}/api/tables/{key}/start", data={}, headers={"origin": person.origin})
    person.page.goto(f"{person.origin}/table/{key}")
    person.at_table()


def lazy(scene: Scene) -> Option:
    """What keeps a game going with few clicks: hook somebody, use a zone now and then, commit what can be committed."""
    options: list[Option] = scene["prompt"]["options"]
    plain = [one for one in options if not one.get("way_out") and not one.get("by")]
    out = [one for one in options if one.get("way_out")]
    prompt = scene["prompt"]["id"]
    if prompt == "hook":
        return out[0] if out else plain[0]
    if prompt == "act":
        wanted = [one for one in plain if does(one) in ("petty", "zone")]
        return wanted[0] if wanted and "2 actions" in scene["prompt"]["question"] else out[0]
    if prompt in ("crime", "process", "outcome"):
        return (plain or out)[0]
    return (out or plain or options)[0]


def place_of(person: Person, option: Option) -> Locator:
    """Its button, or where it is chosen on the table: a card, an item, the space where something taken up goes."""
    if option.get("by"):
        return person.page.locator(f'.board [data-option="{option["key"]}"]').first
    boarded = {kind["id"] for kind in newest(person)["prompt"].get("kinds", ()) if kind.get("on_board")}
    if option.get("kind", "") in boarded:
        return person.page.locator(f':is(.board, .hand) [data-option="{option["key"]}"]').first
    return person.page.get_by_role("region", name="Your decision").locator(f'[data-option="{option["key"]}"]').first


def click(person: Person, option: Option) -> None:
    """Click its button, or its place on the board where it is chosen there; first what is taken up for it."""
    person.stand_still()
    for thing in option.get("by", ()):
        person.page.locator(f'.board [data-take="{thing}"]').click()
    place = place_of(person, option)
    with answered(person):
        place.click()


def tap(person: Person, option: Option) -> None:
    """What is taken up for it first, then itself."""
    person.stand_still()
    for thing in option.get("by", ()):
        person.page.locator(f'.board [data-take="{thing}"]').tap()
    with answered(person):
        person.tap_on(place_of(person, option))


def press(person: Person, option: Option) -> None:
    """Its number."""
    with answered(person):
        type_number(person, option["key"])


def type_number(person: Person, number: int) -> None:
    """Digit by digit."""
    person.stand_still()
    for digit in str(number):
        person.page.keyboard.press(digit)


def play_out(person: Person, act: Any) -> Scene:
    """Until the game is over."""
    for _ in range(MOST):
        if not asked(person):
            return newest(person)
        act(person, lazy(newest(person)))
    raise AssertionError("the game does not end")


def on_board(person: Person, thing: str) -> Locator:
    """A piece on the board."""
    return person.page.locator(f'.board [data-piece="{thing}"]')


# -- whole games -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("act", [click, press])
def test_a_whole_game_alone_against_echo(come: Come, act: Any) -> None:
    person = come()
    sit(person, "echo", 0)
    scene = play_out(person, act)
    expect(person.over).to_contain_text("information")
    steps = [card["name"] for area in scene["areas"] if area["id"] == "scoring" for card in area["cards"]]
    assert "Corruption" in steps
    expect(person.page.locator(".rowcard").filter(has_text="Corruption").first).to_be_visible()


def test_a_whole_game_with_echo_and_a_bot_on_a_phone(come: Come) -> None:
    phone = come(**PHONE)
    sit(phone, "echo", 1)
    asked(phone)
    expect_no_scrolling(phone)
    play_out(phone, tap)
    expect(phone.over).to_contain_text("information")


# -- a turn ------------------------------------------------------------------------------------------------------------


def acting(**more: Any) -> Table:
    """The Hacker with a rifle in the Harbour, next to the Aerodrome where a lone Guardian stands."""
    set_up: dict[str, Any] = {
        "at": {"hacker": "harbour", "shadow": "parish"},
        "items": {"cash": "harbour"},
        "hooks": ["hacker shadow"],
        "guardian": "aerodrome",
        "barriers": (3, 7),
        "crimes": ["b1_2 petty_04"],
    }
    return table(**{**set_up, **more})


def test_what_is_clicked_is_taken_the_checklist_ticks_and_it_can_be_taken_back(come: Come) -> None:
    person = come()
    prepared = Prepared(person, acting(items={"rifle": "harbour"}).match)
    page = person.page
    armed = page.locator('[data-card="b1_2"] li').filter(has_text="Hacker holds a weapon")
    expect(armed).not_to_have_class(re.compile(r"\bon\b|soon"))
    on_board(person, "rifle").hover()
    expect(armed).to_have_class(re.compile("soon"))
    expect(page.get_by_text("Hacker takes the Rifle")).to_be_visible()
    on_board(person, "rifle").click()
    page.mouse.move(2, 2)  # What lies under the pointer now would show what it leads to.
    expect(page.get_by_role("heading", name="Your last action")).to_be_visible()
    expect(armed).to_have_class(re.compile(r"\bon\b"))
    assert prepared.match.can_undo(0)


@pytest.mark.parametrize("figure", ["hacker", "shadow"])
def test_a_figure_is_clicked_and_then_where_it_goes(come: Come, figure: str) -> None:
    """Both could go to the Parish; whoever was clicked goes there, without another question."""
    person = come()
    game = acting(at={"hacker": "harbour", "shadow": "ion_towers"}, barriers=(0, 7))
    prepared = Prepared(person, game.match)
    option = next(one for one in look(game).prompt.options if one.value == ("move", figure, "parish"))  # type: ignore[union-attr]
    place = person.page.locator(f'.board [data-option="{option.key}"]')
    expect(on_board(person, figure)).to_be_visible()
    expect(place).to_have_count(0)
    person.page.locator(f'.board [data-turn="{figure}"]').click()
    place.click()
    expect(person.page.get_by_role("heading", name="Your last action")).to_be_visible()
    assert Table(prepared.match).where(figure) == "parish"


def test_a_move_shows_what_it_would_undo(come: Come) -> None:
    person = come()
    game = acting(items={"rifle": "hacker"})
    Prepared(person, game.match)
    option = next(one for one in look(game).prompt.options if one.value == ("move", "hacker", "aerodrome"))  # type: ignore[union-attr]
    (undone,) = option.unchecks
    line = person.page.locator(f'[data-check="{undone}"]')
    expect(line).to_have_class(re.compile(r"\bon\b"))
    person.page.get_by_role("region", name="Your decision").locator(f'[data-option="{option.key}"]').hover()
    expect(line).to_have_class(re.compile("lost"))


def test_whoever_can_do_much_has_a_tab(come: Come) -> None:
    """An ability with many ways is one button more: what two criminals can do then no longer fits into two rows."""
    person = come()
    Prepared(person, acting(dominance=[{"hacker": 3, "shadow": 1}]).match)
    expect(person.page.get_by_role("tab", name="Hacker")).to_have_attribute("aria-selected", "true")
    person.stand_still()
    assert person.page.locator(".choices").evaluate("(one) => one.scrollHeight <= one.clientHeight")


@pytest.mark.parametrize("by_key", [False, True])
def test_a_barrier_is_taken_up_and_put_down(come: Come, by_key: bool) -> None:
    person = come()
    game = acting(at={"hacker": "ion_towers"}, hooks=["hacker"], supports=["guardian_barrier_3"])
    game.choose(("support", "guardian_barrier_3"))
    prepared = Prepared(person, game.match)
    option = next(one for one in look(prepared.match).prompt.options if one.value[0] == "barrier")  # type: ignore[union-attr]
    taken = person.page.locator(f'[data-take="{option.by[0]}"]')
    if by_key:
        expect(taken).to_be_visible()
        type_number(person, option.key)
    else:
        taken.click()
        person.page.locator(f'.board [data-option="{option.key}"]').click()
    expect(person.page.get_by_role("heading", name="2 moves left")).to_be_visible()
    assert prepared.match.state.city.barriers[0] == option.value[2]


def test_nothing_covers_the_city_when_somebody_is_taken_up(come: Come) -> None:
    """What they can do is read by whoever presses them when they are no choice."""
    person = come()
    Prepared(person, acting(hooks=["enforcer"], at={"enforcer": "harbour", "hacker": "harbour"},
                            dominance=[{"enforcer": 3}]).match)  # fmt: skip
    page = person.page
    page.locator('[data-folder="force"]').click()
    page.locator('.board [data-take="hacker"]').click()
    expect(page.locator(".board [data-option]").first).to_be_visible()
    person.stand_still()
    expect(page.locator(".ruling")).to_have_count(0)


def test_with_three_hooked_a_click_on_a_figure_opens_what_they_can_do(come: Come) -> None:
    person = come()
    Prepared(person, acting(at={"hacker": "harbour", "shadow": "parish", "jumper": "centre"},
                            hooks=["hacker shadow jumper"]).match)  # fmt: skip
    tab = person.page.get_by_role("tab", name="Jumper")
    expect(tab).to_have_attribute("aria-selected", "false")
    person.page.locator('[data-turn="jumper"]').click()
    expect(tab).to_have_attribute("aria-selected", "true")
    person.page.locator('[data-turn="shadow"]').focus()
    person.page.keyboard.press("Enter")
    expect(person.page.get_by_role("tab", name="Shadow")).to_have_attribute("aria-selected", "true")


def test_a_missing_term_points_at_what_would_mend_it(come: Come) -> None:
    person = come()
    Prepared(person, acting(items={"rifle": "blocks", "mono_blade": "blocks"}).match)
    person.page.locator('[data-card="b1_2"] li').filter(has_text="holds a weapon").hover()
    expect(person.page.locator(".board .pointed")).not_to_have_count(0)


@pytest.mark.parametrize("size", [{}, PHONE], ids=["desktop", "phone"])
def test_a_rivals_crime_turns_up_in_the_middle_of_the_city(come: Come, size: dict[str, Any]) -> None:
    person = come(**size, reduced_motion="no-preference")
    game = acting(seats=2, active=1, stage="crime", hooks=["", "hacker"], items={"rifle": "hacker"},
                  crimes=["petty_04", "b1_2"])  # fmt: skip
    prepared = Prepared(person, game.match, hold=ENDLESS)
    middle = person.page.locator('.lay [data-card="deed-b1_2"]')
    prepared.choose("b1_2")
    expect(middle).to_have_class(re.compile(r"\bback\b"))
    expect(middle).to_be_in_viewport(ratio=1)


LOW: dict[str, Any] = {"viewport": {"width": 1280, "height": 720}}


@pytest.mark.parametrize("size", [LOW, PHONE], ids=["low", "phone"])
def test_all_options_of_a_question_are_seen_at_once(come: Come, size: dict[str, Any]) -> None:
    """Six hooks with faces; then what two criminals can do, a row for each."""
    person = come(**size)
    names = ("hacker", "shadow", "jumper", "oracle", "courier", "mechanic")
    everywhere = dict(zip(names, ("harbour", "parish", "centre", "heights", "blocks", "zinbazaar"), strict=True))
    prepared = Prepared(person, acting(seats=4, stage="hook", at=everywhere, hooks=["hacker"]).match)
    choices = person.page.locator(".choices")
    whole = "(one) => one.scrollHeight <= one.clientHeight && one.scrollWidth <= one.clientWidth"
    expect(choices.locator(".optart")).to_have_count(6)
    person.stand_still()
    assert choices.evaluate(whole)
    prepared.choose(("hook", "shadow"))
    expect(choices.locator(".kindrow")).to_have_count(2)
    person.stand_still()
    assert choices.evaluate(whole)


def test_in_a_low_window_the_list_of_what_lies_on_the_board_is_in_reach(come: Come) -> None:
    """Also beside words about stamina."""
    person = come(**LOW, locale="cs-CZ")
    Prepared(person, acting(dominance=[{"hacker": 6, "shadow": 6}]).match)
    person.page.locator(".onboard .linkbtn").click()
    expect(person.page.locator(".listed .opt").first).to_be_visible()


@pytest.mark.parametrize("size", [{}, LOW, PHONE], ids=["desktop", "low", "phone"])
def test_much_that_one_criminal_can_do_is_seen_at_once(come: Come, size: dict[str, Any]) -> None:
    """A row for the Hacker alone, then a tab beside another's: with two folders each time."""
    person = come(**size)
    alone = acting(hooks=["hacker"], dominance=[{"hacker": 3}], crimes=["e3_1"])
    prepared = Prepared(person, alone.match)
    choices = person.page.locator(".choices")
    whole = "(one) => one.scrollHeight <= one.clientHeight && one.scrollWidth <= one.clientWidth"
    expect(choices.locator(".kindrow")).to_have_count(1)
    person.stand_still()
    assert choices.evaluate(whole)
    prepared.match = acting(dominance=[{"hacker": 3, "shadow": 1}], crimes=["e3_1"]).match
    prepared.show()
    expect(choices.get_by_role("tab")).to_have_count(2)
    person.stand_still()
    assert choices.evaluate(whole)


def test_the_city_has_the_width_of_a_phone(come: Come) -> None:
    phone = come(**PHONE)
    Prepared(phone, acting().match)
    phone.stand_still()
    boxes = [
        phone.page.locator(f'.board [data-space="{zone}"]').bounding_box() for zone in acting().match.state.city.ring
    ]
    edges = [edge for box in boxes if box is not None for edge in (box["x"], box["x"] + box["width"])]
    assert max(edges) - min(edges) > 350


def test_the_longest_checklists_are_seen_whole_in_a_low_window(come: Come) -> None:
    person = come(**LOW)
    Prepared(person, acting(crimes=["e3_1 c3_1"]).match)
    for crime, terms in (("e3_1", 7), ("c3_1", 6)):
        card = person.page.locator(f'.hand [data-card="{crime}"]')
        expect(card.locator("li")).to_have_count(terms)
        assert card.evaluate("(one) => one.scrollHeight <= one.clientHeight")


def test_a_long_gain_is_read_whole_under_three_terms_in_a_low_window(come: Come) -> None:
    person = come(**LOW)
    Prepared(person, acting(crimes=["petty_04 e2_1"]).match)
    card = person.page.locator('.hand [data-card="e2_1"]')
    expect(card.locator("li")).to_have_count(3)
    assert card.evaluate("(one) => one.scrollHeight <= one.clientHeight")


def test_on_a_phone_nobody_covers_anybody_with_all_in_one_zone(come: Come) -> None:
    phone = come(**PHONE)
    names = ("hacker", "shadow", "jumper", "oracle", "courier", "mechanic")
    Prepared(phone, acting(seats=4, at=dict.fromkeys(names, "centre"), guardian="centre").match)
    faces = [on_board(phone, name).locator(".portrait-ground") for name in names]
    for face in faces:
        expect(face).to_be_visible()
    boxes = [face.bounding_box() for face in faces]
    for number, one in enumerate(boxes):
        for other in boxes[number + 1 :]:
            assert one is not None and other is not None
            apart = max(abs(one["x"] - other["x"]) - one["width"], abs(one["y"] - other["y"]) - one["height"])
            assert apart >= -1, (one, other)
    expect_no_scrolling(phone)


def test_on_a_phone_the_dock_says_where_a_token_can_be_used(come: Come) -> None:
    phone = come(**PHONE)
    prepared = Prepared(phone, acting(supports=["actions_1"]).match)
    console = phone.page.get_by_role("navigation").get_by_role("button", name="Console")
    expect(console).to_contain_text("1")
    console.tap()
    token = phone.page.locator(".panel-area [data-option]")
    token.tap()
    expect(phone.page.get_by_role("heading", name="3 actions")).to_be_visible()
    assert not prepared.match.state.consoles[0].supports


def test_rivals_unfold_and_the_boards_lie_behind_tabs_on_a_phone(come: Come) -> None:
    phone = come(**PHONE)
    Prepared(phone, acting(supports=["", "ignore_barriers move_search"]).match)
    page = phone.page
    page.get_by_role("tab", name="Syndicate").or_(page.get_by_role("button", name="Syndicate")).first.tap()
    expect(page.get_by_text("Support on offer")).to_be_visible()
    page.get_by_role("tab", name="Console").or_(page.get_by_role("button", name="Console")).first.tap()
    page.locator(".unfold").first.tap()
    expect(page.get_by_text("Crimes in hand")).to_be_visible()
    facts = page.locator(".unfolded .what").filter(visible=True)
    assert facts.count() > 3
    assert all(fact.evaluate("(one) => one.scrollWidth <= one.clientWidth") for fact in facts.all())
