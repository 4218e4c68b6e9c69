"""A first game that teaches, played by following only what the page says; left, and found again where it was."""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Come
from tests.browser.play import Person
from tests.browser.test_access import DESKTOP, PHONE, expect_accessible

LOW = {"width": 1280, "height": 720}
MOST_PAGES = 60
"""No first game says so much."""
MOST_PRESSES = 4
"""Nothing lies so deep."""


class Words(NamedTuple):
    """What the page calls its own parts in a language."""

    locale: str
    offer: str
    guide: str
    go_on: str
    choose: str
    leave: str
    decision: str
    over: str
    again: str


WORDS = {
    "en": Words(
        "en-GB",
        "Show me",
        "Your guide",
        "Go on",
        "Try: ",
        "Leave the guide",
        "Your decision",
        "Game over",
        "Tap again to choose",
    ),
    "cs": Words(
        "cs-CZ",
        "Ukažte mi to",
        "Průvodce",
        "Dál",
        "Zkuste: ",
        "Opustit průvodce",
        "Vaše rozhodnutí",
        "Konec hry",
        "Dalším klepnutím potvrdíte",
    ),
    "sk": Words(
        "sk-SK",
        "Ukážte mi to",
        "Sprievodca",
        "Ďalej",
        "Skúste: ",
        "Opustiť sprievodcu",
        "Vaše rozhodnutie",
        "Koniec hry",
        "Ďalším ťuknutím potvrdíte",
    ),
}


class Learner:
    """Somebody who has never seen the game and does what the page says."""

    def __init__(self, person: Person, words: Words, touch: bool) -> None:
        self.person = person
        self.page = person.page
        self.words = words
        self.touch = touch
        self.guide = self.page.get_by_role("region", name=words.guide, exact=True)
        self.decision = self.page.get_by_role("region", name=words.decision, exact=True)
        self.over = self.page.get_by_role("region", name=words.over, exact=True)
        self.more = self.guide.get_by_role("button", name=words.go_on, exact=True)
        self.read: list[str] = []

    def begin(self) -> None:
        self.page.goto(self.person.origin)
        self.press(self.page.get_by_role("button", name=self.words.offer, exact=True))

    def press(self, what: Locator) -> None:
        if self.touch:
            what.tap()
        else:
            what.click()

    def said(self) -> str:
        """What stands on the paper, once it has found its place."""
        expect(self.guide).to_be_visible()
        return self.guide.inner_text()

    def step(self) -> bool:
        """Read a page and do what it says; whether there was anything to do."""
        text = self.said()
        self.read.append(text)
        self.expect_in_sight()
        if self.more.count():
            self.press(self.more)
        elif self.words.choose in text:
            self.choose(text.partition(self.words.choose)[2].splitlines()[0].strip())
        else:
            return False
        self.person.wait_until(lambda: self.moved_on(text))
        return True

    def choose(self, name: str) -> None:
        """Press the button of that name; on a touch, what shows something on the board first asks for a second one."""
        button = self.decision.get_by_role("button").filter(has_text=name).and_(self.page.locator(":enabled")).first
        again, before = self.page.get_by_text(self.words.again), self.said()
        self.press(button)
        if self.touch:
            self.person.wait_until(lambda: bool(again.count()) or self.moved_on(before))
            if again.count():
                self.press(button)

    def moved_on(self, before: str) -> bool:
        """Whether the paper is gone or says something else."""
        return self.guide.all_inner_texts() != [before]

    def follow(self, pages: int = MOST_PAGES) -> None:
        for _ in range(pages):
            if not self.step():
                return

    def expect_in_sight(self) -> None:
        """The paper is on the screen whole, and covers neither what it points at nor a question to be answered.

        What has just come is laid out in more than one frame.
        """
        self.person.wait_until(lambda: not self.covered(), lambda: f"{self.read[-1]}: {self.covered()}")

    def covered(self) -> list[str]:
        """What of it cannot be seen."""
        found: list[str] = self.page.evaluate(
            """() => {
              const box = (node) => node.getBoundingClientRect();
              const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
                Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
              const paper = box(document.querySelector(".guide"));
              const asked = document.querySelector(".guide .try") ? [...document.querySelectorAll(".prompt")] : [];
              const off = paper.left < 0 || paper.top < 0 || paper.right > innerWidth || paper.bottom > innerHeight;
              const under = [...document.querySelectorAll(".guide-points rect"), ...asked]
                .filter((node) => meet(box(node), paper)).map((node) => node.outerHTML.slice(0, 120));
              return off ? ["off the screen", ...under] : under;
            }"""
        )
        return found


@pytest.mark.parametrize("size", [DESKTOP, LOW, PHONE], ids=["desktop", "low", "phone"])
@pytest.mark.parametrize("language", WORDS)
def test_a_newcomer_learns_it_by_following_what_the_page_says(come: Come, language: str, size: dict[str, int]) -> None:
    phone = size is PHONE
    how: dict[str, Any] = {"has_touch": True, "is_mobile": True} if phone else {}
    words = WORDS[language]
    learner = Learner(come(viewport=size, locale=words.locale, **how), words, phone)
    learner.begin()
    learner.follow()
    expect(learner.over).to_be_visible()
    scene = learner.person.scene()
    assert scene["verdict"]["won"] and scene["lesson"]["done"] == scene["lesson"]["ideas"]
    learner.press(learner.guide.get_by_role("button", name=words.leave))
    expect(learner.page.get_by_role("button", name=words.offer)).to_have_count(0)
    assert learner.page.url.rstrip("/") == learner.person.origin


class OnTheBoard(Learner):
    """Somebody who finds what to press by the ring around it, on the board or in the question."""

    def begin_as(self, game: str, side: str) -> None:
        self.page.goto(self.person.origin)
        self.press(self.page.get_by_role("button", name=game).first)
        self.press(self.page.get_by_role("button", name=side, exact=True))

    def choose(self, name: str) -> None:
        """Press what is ringed, again and again as long as that leads on: a folder first, then what lies in it."""
        before = self.said()
        for _ in range(MOST_PRESSES):
            self.press_ringed(before)
            if self.asks_again():
                self.press_ringed(before)
            if self.moved_on(before):
                return

    def press_ringed(self, before: str) -> None:
        """Press what is ringed as soon as something is, and wait for what comes of it, unless the paper has gone on."""
        rings: list[Any] = []

        def ringed() -> bool:
            rings.append(self.ring())
            return rings[-1] is not None or self.moved_on(before)

        self.person.wait_until(ringed, lambda: f"{before}: {self.decision.inner_html()}")
        asked, ring = self.asks_again(), rings[-1]
        if not self.moved_on(before):
            self.press_at(ring)
            self.person.wait_until(partial(self.led_on, before, ring, asked))

    def led_on(self, before: str, ring: Any, asked: bool) -> bool:
        """Whether a press has done anything: the answer is given, something lies open, or a second one is asked for."""
        return self.moved_on(before) or self.ring() != ring or self.asks_again() != asked

    def asks_again(self) -> bool:
        """Only where there is no pointer that could have shown it before."""
        asks = self.page.get_by_text(self.words.again).is_visible()
        assert self.touch or not asks
        return asks

    def press_at(self, ring: Any) -> None:
        middle = ring["x"] + ring["width"] / 2, ring["y"] + ring["height"] / 2
        if self.touch:
            self.page.touchscreen.tap(*middle)
        else:
            self.page.mouse.click(*middle)

    def ring(self) -> Any:
        """Where the thing to press is, in sight, once it can be pressed: no answer is on its way any more.

        What is only spoken of has its ring before it.
        """
        return self.page.evaluate(
            """() => {
              const rings = [...document.querySelectorAll(".guide-points rect")];
              const ring = rings.map((one) => one.getBoundingClientRect())
                .filter((box) => Math.min(box.width, innerWidth - box.x, innerHeight - box.y) > 24).at(-1);
              if (!ring) return null;
              const { x, y, width, height } = ring;
              const there = document.elementFromPoint(x + width / 2, y + height / 2);
              return there?.closest(":disabled") ? null : { x, y, width, height };
            }"""
        )


@pytest.mark.parametrize("size", [DESKTOP, LOW, PHONE], ids=["desktop", "low", "phone"])
@pytest.mark.parametrize("side", ["Learn as the Recruiter", "Learn as the Agents"])
def test_a_game_of_two_sides_is_learnt_from_each(come: Come, side: str, size: dict[str, int]) -> None:
    phone = size is PHONE
    how: dict[str, Any] = {"has_touch": True, "is_mobile": True} if phone else {}
    learner = OnTheBoard(come(viewport=size, **how), WORDS["en"], phone)
    learner.begin_as("MIND MGMT", side)
    learner.follow(2 * MOST_PAGES)
    expect(learner.over).to_be_visible()
    scene = learner.person.scene()
    assert scene["verdict"]["won"] and scene["lesson"]["done"] == scene["lesson"]["ideas"]


@pytest.mark.parametrize("size", [DESKTOP, LOW, PHONE], ids=["desktop", "low", "phone"])
@pytest.mark.parametrize(
    ("game", "last"),
    [
        ("In Too Deep", "From here on I play without a word"),
        ("Nemesis: Lockdown", "I play on without a word"),
    ],
)
def test_a_long_game_is_learnt_as_far_as_its_lesson_goes(
    come: Come, game: str, last: str, size: dict[str, int]
) -> None:
    phone = size is PHONE
    how: dict[str, Any] = {"has_touch": True, "is_mobile": True} if phone else {}
    learner = OnTheBoard(come(viewport=size, **how), WORDS["en"], phone)
    learner.begin_as(game, "Learn by playing")
    while last not in learner.said():
        assert learner.step()
    lesson = learner.person.scene()["lesson"]
    assert lesson["done"] == lesson["ideas"]
    while learner.guide.count():
        learner.step()
    expect(learner.decision).to_be_visible()


def test_it_can_be_left_at_any_moment_and_goes_on_where_it_was(come: Come) -> None:
    learner = Learner(come(), WORDS["en"], touch=False)
    learner.begin()
    learner.follow(7)
    learner.said()
    table, lesson = learner.person.table, learner.person.scene()["lesson"]
    assert len(lesson["pages"]) > 1 and lesson["done"] > 1
    learner.press(learner.guide.get_by_role("button", name=learner.words.leave))
    learner.begin()
    assert lesson["pages"][0]["text"] in learner.said()
    learner.page.reload()
    assert lesson["pages"][0]["text"] in learner.said()
    assert learner.person.table == table and learner.person.scene()["lesson"] == lesson
    learner.follow()
    expect(learner.over).to_be_visible()


def test_whoever_goes_another_way_is_guided_all_the_same(come: Come) -> None:
    learner = Learner(come(), WORDS["en"], touch=False)
    learner.begin()
    learner.said()
    while not learner.over.count():
        if learner.more.count():
            learner.step()
        elif learner.person.options().count():
            learner.person.choose()
        else:
            learner.page.wait_for_timeout(10)
    assert "You know the whole game now" in learner.said()


def test_it_is_played_by_the_keyboard_alone(come: Come) -> None:
    learner = Learner(come(), WORDS["en"], touch=False)
    learner.begin()
    for _ in range(MOST_PAGES):
        text = learner.said()
        if learner.more.count():
            expect(learner.more).to_be_focused()
            learner.page.keyboard.press("Enter")
        elif learner.over.count():
            break
        else:
            scene = learner.person.scene()
            (wanted,) = scene["lesson"]["advised"]
            option = next(option for option in scene["prompt"]["options"] if option["value"] == wanted)
            before = learner.person.answered()
            learner.page.keyboard.press(str(option["key"]))
            if scene["prompt"].get("send"):  # what is picked and not sent yet is spoken of as well
                learner.page.keyboard.press("Enter")
            learner.person.wait_for_answer(before)
        learner.person.wait_until(partial(learner.moved_on, text))
    expect(learner.over).to_be_visible()


@pytest.mark.parametrize(("scheme", "size"), [("dark", DESKTOP), ("light", PHONE)])
def test_axe_finds_nothing_serious(come: Come, scheme: str, size: dict[str, int]) -> None:
    learner = Learner(come(color_scheme=scheme, viewport=size), WORDS["en"], touch=False)
    learner.begin()
    for _ in range(8):
        learner.said()
        expect_accessible(learner.person, "guide")
        learner.step()


WATCHED = """
  window.watched = [];
  const look = () => {
    const paper = document.querySelector(".guide");
    const moves = (one) => one.playState === "running" && one.effect?.target?.closest?.("[data-piece], [data-card]") &&
      one.effect.getComputedTiming().endTime < Infinity;
    window.watched.push({
      speaks: !!paper && getComputedStyle(paper).visibility === "visible",
      moves: document.getAnimations().filter(moves).length,
    });
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
"""
"""Keeps, frame by frame, whether words stand there and how many things move."""


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_words_come_when_what_happened_has_been_seen(come: Come, size: dict[str, int]) -> None:
    learner = Learner(come(reduced_motion="no-preference", viewport=size), WORDS["en"], touch=False)
    learner.begin()
    while "I take it" not in learner.said():
        learner.step()
    learner.page.evaluate(WATCHED)
    learner.step()
    assert "both of us move" in learner.said()
    frames = learner.page.evaluate("watched")
    first = next(at for at, frame in enumerate(frames) if frame["moves"])
    assert not any(frame["speaks"] and frame["moves"] for frame in frames[first:])
    assert frames[-1]["speaks"]
