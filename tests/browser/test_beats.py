"""Things happen one after another: what is seen comes before what is said of it and what is asked next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import expect

from brushpass.games.spy_connection import GAME as SPIES
from tests.browser.conftest import Come
from tests.browser.play import QUICK, Person
from tests.browser.prepared import Prepared
from tests.games.agent_avenue.table import table

DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
MOVING: dict[str, Any] = {"reduced_motion": "no-preference"}
everywhere = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
HANDS = {1: ["double_agent", "enforcer", "saboteur", "sentinel"]}
SPOKEN = "[aria-live=polite].sr"
"""What a screen reader is told when there is time."""
ENDLESS = 600_000
"""Longer than any test waits."""
SECRET = 600
"""How many milliseconds a card that was hidden is left to be looked at."""
FLIP = 420

RECORD = """
window.film = [];
const add = (what, who, at = performance.now(), ms = 0, size = 1) => film.push({ what, who, at, ms, size });
const { animate } = Element.prototype;
Element.prototype.animate = function (frames, timing) {
  const one = animate.call(this, frames, timing);
  const who = this.dataset?.card ?? this.dataset?.piece ?? this.getAttribute("class");
  const what = JSON.stringify(frames).includes("rotateY(-90") ? "turned" : "moved";
  const { duration: ms, endTime } = one.effect.getComputedTiming();
  const size = Number(frames[0]?.scale ?? 1);
  one.finished.then(() => add(what, who, one.startTime + endTime, ms, size), () => {});
  return one;
};
const seen = {};
const watch = () => {
  const text = (css) => document.querySelector(css)?.textContent ?? "";
  const now = {
    said: text("[aria-live=polite].sr"),
    asked: text("[aria-live=assertive].sr"),
    burst: text(".burst") || (document.querySelector(".burst") ? "here" : ""),
    note: [...document.querySelectorAll(".floating")].map((node) => node.textContent).join(", "),
    passing: text(".waitline"),
  };
  for (const [what, who] of Object.entries(now)) {
    if (who && seen[what] !== who) add(what, who);
    seen[what] = who;
  }
};
const all = { subtree: true, childList: true, characterData: true, attributes: true };
new MutationObserver(watch).observe(document, all);
"""
"""Writes down what moves, until when, and when the page says, asks and shows something else."""


class Seen(NamedTuple):
    """Something that was seen on the page; of a movement, when it was over, how long it took, how large it began."""

    what: str
    who: str
    at: float
    ms: float
    size: float


def films(person: Person) -> Person:
    """Record everything from now on."""
    person.page.add_init_script(RECORD)
    return person


def cut(person: Person) -> None:
    """Forget what was seen so far, once nothing moves any more."""
    person.stand_still()
    person.page.evaluate("film.length = 0")


def film(person: Person) -> list[Seen]:
    """What was seen, in the order of the clock."""
    return sorted((Seen(**one) for one in person.page.evaluate("film")), key=lambda one: one.at)


def first(seen: Sequence[Seen], what: str, words: str = "") -> Seen:
    return next(one for one in seen if one.what == what and words in one.who)


def ends(seen: Sequence[Seen], who: str) -> float:
    """When something stood still for the last time."""
    return max(one.at for one in seen if one.what in ("moved", "turned") and who in one.who)


def to_recruit(
    person: Person, up: str = "enforcer", down: str = "saboteur", hold: int = 0, green: Sequence[str] = ()
) -> Prepared:
    """Hugo has played two cards, and Anna is asked which she recruits."""
    return Prepared(person, table(active="blue", hands=HANDS, green=green).lay(up, down).match, hold)


def recruit(person: Person, number: int) -> None:
    """Take one of the two cards."""
    person.wait_for_turn()
    cut(person)
    person.page.keyboard.press(str(number))


def asked(person: Person, question: str) -> None:
    """Wait for a question."""
    expect(person.page.get_by_role("region", name="Your decision")).to_contain_text(question)


# -- Agent Avenue ------------------------------------------------------------------------------------------------------


@everywhere
def test_the_hidden_card_turns_and_stays_before_anything_tells_of_it(come: Come, size: dict[str, Any]) -> None:
    anna = films(come(**size, **MOVING))
    to_recruit(anna)
    recruit(anna, 2)
    asked(anna, "swap")
    seen = film(anna)
    turned = first(seen, "turned", "face_down")
    told = [first(seen, "said", "recruit"), first(seen, "asked", "swap"), first(seen, "note")]
    assert min(one.at for one in told) >= turned.at + SECRET
    went = first(seen, "note").at
    assert all(went < one.at for one in told[:2]), "the cards go with what they bring, then it is told"
    assert first(seen, "note").who == "Anna −1, Hugo +1" or first(seen, "note").who == "You −1, Hugo +1"
    assert ends(seen, "meeple") <= min(told[0].at, told[1].at), "both meeples have moved before it is told"
    assert turned.at < min(one.at - one.ms for one in seen if one.what == "moved" and "meeple" in one.who)


@everywhere
def test_a_catch_bursts_when_the_chaser_has_arrived(come: Come, size: dict[str, Any]) -> None:
    anna = films(come(**size, **MOVING))
    to_recruit(anna, "double_agent", "saboteur", green=["double_agent"])
    recruit(anna, 1)
    expect(anna.over).to_be_visible()
    seen = film(anna)
    burst = first(seen, "burst")
    assert ends(seen, "meeple") <= burst.at
    assert burst.at < first(seen, "asked", "caught").at, "it is seen before it is said"
    assert first(seen, "turned", "face_down").at + SECRET <= burst.at


@everywhere
def test_what_somebody_else_plays_comes_before_the_question_about_it(come: Come, size: dict[str, Any]) -> None:
    anna = films(come(**size, **MOVING))
    match = table(active="blue", hands=HANDS).match
    hugo = Prepared(anna, match)
    expect(anna.page.locator(".waitline")).to_be_visible()
    cut(anna)
    while match.state.stage != "recruit":
        assert match.decision is not None
        wanted = [option for option in ("no_swap", "enforcer", "saboteur") if option in match.decision.options]
        hugo.choose(wanted[0] if match.decision.prompt != "lay-face-down" else "saboteur")
    asked(anna, "recruit")
    seen = film(anna)
    for card in ("face_up", "face_down"):
        assert ends(seen, card) <= first(seen, "asked", "recruit").at


@everywhere
def test_a_card_leaves_the_hand_as_large_as_it_lay_there(come: Come, size: dict[str, Any]) -> None:
    anna = films(come(**size, **MOVING))
    Prepared(anna, table(active="green", hands={0: HANDS[1]}).choose("no_swap").match)
    anna.wait_for_turn()
    cut(anna)
    hand = anna.page.locator("[data-area=hand-0] [data-card]").first.evaluate("node => node.offsetWidth")
    anna.page.keyboard.press("1")
    card = anna.page.locator("[data-card=turn-1-face_up]")
    laid = card.evaluate("node => node.offsetWidth")
    anna.stand_still()
    flown = [one for one in film(anna) if one.what == "moved" and one.who == "turn-1-face_up"]
    assert [one.size for one in flown] == [pytest.approx(hand / laid, rel=0.02)]


# -- Spy Connection ----------------------------------------------------------------------------------------------------


@everywhere
def test_a_spy_arrives_and_its_agents_lie_there_before_it_is_told(come: Come, size: dict[str, Any]) -> None:
    anna = films(come(**size, **MOVING))
    match = SPIES.start(2, seed=3)
    while match.state.stage == "draft" or match.state.active == 0:
        assert match.decision is not None
        option = next(one for one in ("stay", "done", *match.decision.options) if one in match.decision.options)
        match.choose(option if match.state.stage != "turn" else ("accept", 1))
    hugo = Prepared(anna, match)
    assert match.decision is not None
    cut(anna)
    hugo.choose(next(option for option in match.decision.options if option[0] == "connect"))
    expect(anna.page.locator(SPOKEN).first).to_contain_text("connects")
    seen = film(anna)
    told = first(seen, "said", "connects")
    assert ends(seen, "spy-1") <= told.at
    fallen = [one for one in seen if one.what == "moved" and "agents-1" in one.who]
    assert fallen and ends(seen, "spy-1") <= min(one.at for one in fallen)
    assert max(one.at for one in fallen) <= told.at
    falls = sorted(one.at for one in fallen)
    assert falls == sorted(set(falls)), "one after the other"


# -- hurrying, and at one's own pace -----------------------------------------------------------------------------------


def hurried(person: Person) -> Prepared:
    """A card has been chosen, and what follows would be looked at for ever."""
    prepared = to_recruit(person, hold=ENDLESS)
    recruit(person, 2)
    expect(person.page.locator(".waitline")).to_contain_text("skip")
    return prepared


@everywhere
def test_a_press_anywhere_hurries_and_chooses_nothing(come: Come, size: dict[str, Any]) -> None:
    anna = films(come(**size, **MOVING))
    prepared = hurried(anna)
    answers = len(prepared.match.history)
    card = anna.page.locator("[data-area=hand-0] [data-card]").first
    press = card.tap if "has_touch" in size else card.click
    press(position={"x": 12, "y": 12})
    asked(anna, "swap")
    assert not [one for one in film(anna) if one.what == "note"], "the rest was left out"
    assert len(prepared.match.history) == answers, "the press that hurries does not choose the card under it"
    anna.wait_for_turn()
    press(position={"x": 12, "y": 12})
    anna.wait_until(lambda: len(prepared.match.history) > answers)


@pytest.mark.parametrize("key", ["Enter", " ", "Escape"])
def test_a_key_hurries_and_chooses_nothing(come: Come, key: str) -> None:
    anna = films(come(**MOVING))
    prepared = hurried(anna)
    answers = len(prepared.match.history)
    anna.page.keyboard.down(key)
    anna.page.keyboard.down(key)  # a key that is held repeats itself
    asked(anna, "swap")
    anna.page.keyboard.up(key)
    assert len(prepared.match.history) == answers


def test_a_digit_while_things_happen_answers_nothing(come: Come) -> None:
    anna = films(come(**MOVING))
    prepared = hurried(anna)
    answers = len(prepared.match.history)
    anna.page.keyboard.press("1")
    anna.page.keyboard.press("Escape")
    asked(anna, "swap")
    assert len(prepared.match.history) == answers


@everywhere
def test_with_reduced_motion_nothing_moves_and_all_is_told_at_once(come: Come, size: dict[str, Any]) -> None:
    anna = films(come(**size))
    to_recruit(anna)
    recruit(anna, 2)
    asked(anna, "swap")
    seen = film(anna)
    assert not [one for one in seen if one.what in ("moved", "turned", "note", "passing")]
    assert first(seen, "said", "recruit")


@pytest.mark.parametrize(("pace", "share"), [("Slow", 1.6), ("Normal", 1.0), ("Fast", 0.5)])
def test_everybody_has_their_own_pace(come: Come, pace: str, share: float) -> None:
    anna = films(come(**MOVING))
    to_recruit(anna)
    settings, sheet = anna.page.get_by_role("button", name="Settings"), anna.page.get_by_role("dialog")
    settings.click()
    sheet.get_by_role("radiogroup", name="Pace").get_by_text(pace, exact=True).click()
    sheet.get_by_role("button", name="Close", exact=True).click()
    recruit(anna, 2)
    asked(anna, "swap")
    seen = film(anna)
    turned = first(seen, "turned", "face_down")
    assert turned.ms == pytest.approx(FLIP / 2 * share)
    assert first(seen, "note").at >= turned.at + SECRET * share
    anna.page.reload()
    anna.at_table()
    settings.click()
    expect(sheet.get_by_role("radio", name=pace, exact=True)).to_be_checked()


# -- at a real table ---------------------------------------------------------------------------------------------------


@everywhere
def test_a_game_against_a_bot_is_told_in_order(come: Come, size: dict[str, Any]) -> None:
    anna = films(come(**size, **MOVING))
    anna.sit_down(QUICK)
    for _ in range(8):
        anna.wait_for_turn()
        question = anna.scene()["prompt"]["id"]
        cut(anna)
        if question == "recruit":
            break
        anna.choose()
    anna.choose(1)
    anna.wait_until(lambda: bool(anna.options().count() or anna.over.count()))
    seen = film(anna)
    turned = first(seen, "turned", "face_down")
    assert first(seen, "said", "recruit").at >= turned.at + SECRET


@everywhere
def test_a_bot_that_thinks_shows_for_how_long_it_may(come: Come, size: dict[str, Any]) -> None:
    anna = come(**size, **MOVING)
    match = table(active="blue", hands=HANDS).match
    Prepared(anna, match)
    expect(anna.page.locator(".waitline")).to_contain_text("Thinks for 1 s at most")
    seat = anna.page.locator("[data-area=side-blue]").filter(visible=True).first
    expect(seat.locator(".thinking i")).to_be_visible()
    assert not anna.page.locator("[data-area=side-green] .thinking").count(), "people think as long as they like"


def test_whose_turn_it_is_changes_only_once_all_is_seen(come: Come) -> None:
    anna = films(come(**MOVING))
    anna.page.add_init_script("window.AudioContext = class { constructor() { window.chimed = true; throw Error() } }")
    hurried(anna)
    assert anna.page.title().startswith("● Your turn"), "she was asked, and will be asked again"
    anna.page.evaluate("window.chimed = false")
    anna.page.keyboard.press("Escape")
    asked(anna, "swap")
    assert not anna.page.evaluate("window.chimed"), "a tone is for whoever has waited"
