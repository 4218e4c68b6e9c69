"""Every page in the pseudo-locale: what is neither marked as translated nor came from the server was forgotten."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page, Response, expect

from tests.browser.conftest import Come
from tests.browser.play import PATIENCE, Person

ALLOWED = ("Brushpass", "EN", "CS", "SK", "brushpass verify", ".json")
"""Names, the languages, and a command that is typed as it stands."""
CRAWL = """() => {
  const found = [];
  const seen = (node) => node.checkVisibility === undefined || node.checkVisibility();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (!parent || parent.closest("script, style, .sprite")) continue;
    // names and links may stand out in a line
    const line = parent.closest("[data-said], li > span, li > button > span");
    found.push((line ?? walker.currentNode).textContent);
  }
  for (const node of document.body.querySelectorAll("*")) {
    for (const name of ["aria-label", "aria-description", "title", "placeholder", "alt", "data-flag"]) {
      if (node.hasAttribute(name) && seen(node)) found.push(node.getAttribute(name));
    }
  }
  return [document.title, ...found];
}"""


class Crawler:
    """Somebody who reads every word of every page and knows all that the server has said."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page: Page = person.page
        self.heard: set[str] = set(ALLOWED)
        person.context.on("response", self._hear)

    def _hear(self, response: Response) -> None:
        if "/api/" in response.url and response.ok and "json" in response.headers.get("content-type", ""):
            self._learn(response.json())

    def _learn(self, said: Any) -> None:
        if isinstance(said, str):
            self.heard.add(said)
        elif isinstance(said, dict):
            for value in said.values():
                self._learn(value)
        elif isinstance(said, list):
            for value in said:
                self._learn(value)

    def forgotten(self) -> list[str]:
        """The words on the page that nobody has translated."""
        self.page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
        texts = self.page.evaluate(CRAWL)
        for kind in ("table", "scene", "chat"):
            for frame in self.person.received(kind):
                self._learn(frame)
        known = sorted(filter(None, self.heard), key=len, reverse=True)
        left = []
        for text in texts:
            rest = re.sub(r"⟦[^⟧]*⟧", "", text).replace("\xa0", " ")
            for said in known:
                rest = rest.replace(said, "")
            if re.search(r"[^\W\d_]{2,}", rest):
                left.append(text)
        return left

    def reads(self, what: str) -> None:
        """Nothing on this page was forgotten; what the server has said may be heard here after it is shown."""
        left: list[str] = []

        def nothing() -> bool:
            left[:] = self.forgotten()
            return not left

        try:
            self.person.wait_until(nothing)
        except AssertionError:
            raise AssertionError(f"{what}: {left}") from None

    def button(self, english: str) -> Locator:
        """A button by its English name, as the pseudo-locale writes it."""
        return self.page.get_by_role("button", name=f"⟦{pseudo(english)}⟧")


def pseudo(text: str) -> str:
    """A part of a text as web/src/core/text.ts marks it."""
    return text.translate(str.maketrans("aeiouAEIOU", "àèìòùÀÈÌÒÙ"))


def test_nothing_before_a_game_is_left_untranslated(come: Come) -> None:
    crawler = Crawler(come())
    page = crawler.page
    page.goto(f"{crawler.person.origin}/?pseudo")
    expect(crawler.button("Play now")).to_be_visible(timeout=PATIENCE)
    crawler.reads("lobby")
    page.evaluate("document.querySelector('h1').append('left in English')")
    assert crawler.forgotten() == ["left in English"]
    page.reload()
    page.get_by_title(pseudo("Your name")).click()
    crawler.reads("name")
    page.get_by_role("textbox").last.fill("Tereza")
    crawler.button("Save").click()
    page.get_by_role("dialog").wait_for(state="detached")
    crawler.button("Settings").click()
    crawler.reads("settings")
    page.keyboard.press("Escape")
    page.get_by_role("link", name=f"⟦{pseudo('How to play')}⟧").click()
    expect(page.get_by_role("heading", name=f"⟦{pseudo('In short')}⟧")).to_be_visible(timeout=PATIENCE)
    crawler.reads("rules of Agent Avenue")
    page.goto(f"{crawler.person.origin}/rules/spy_connection?pseudo")
    expect(page.get_by_role("heading", name=f"⟦{pseudo('About the data')}⟧")).to_be_visible(timeout=PATIENCE)
    crawler.reads("rules and data of Spy Connection")
    page.goto(f"{crawler.person.origin}/?pseudo")
    crawler.button("More settings").click()
    page.get_by_role("button", name=pseudo("Keep it for a friend")).click()
    expect(crawler.button("Create the table")).to_be_visible(timeout=PATIENCE)
    crawler.button("Add a bot").click()
    crawler.reads("set-up with three seats")
    crawler.button("Create the table").click()
    expect(crawler.button("Start now")).to_be_visible(timeout=PATIENCE)
    crawler.reads("waiting room")
    invite = crawler.person.received("table")[-1]["table"]["invite"]
    guest = Crawler(come())
    guest.page.goto(f"{guest.person.origin}{invite}?pseudo")
    expect(guest.button("Sit down")).to_be_visible(timeout=PATIENCE)
    guest.reads("invitation")
    page.goto(f"{crawler.person.origin}/table/nowhere?pseudo")
    expect(page.get_by_role("heading", name=pseudo("This table"))).to_be_visible(timeout=PATIENCE)
    crawler.reads("a table that is not there")


def test_nothing_at_the_table_is_left_untranslated(come: Come) -> None:
    person = come()
    person.open_lobby()
    person.quick_play("Advanced")
    crawler = Crawler(person)
    person.page.goto(f"{person.page.url}?pseudo")
    decision = person.page.locator("section.prompt button[data-option]:enabled")
    expect(decision.first).to_be_visible(timeout=PATIENCE)
    crawler.reads("table")
    decision.first.hover()
    crawler.reads("a previewed option")
    crawler.button("Rules").first.click()
    expect(person.page.get_by_role("dialog")).to_be_visible()
    person.page.locator("summary").click()
    expect(person.page.locator(".short li").first).to_be_visible(timeout=PATIENCE)
    crawler.reads("rules")
    person.page.keyboard.press("Escape")
    for _ in range(120):
        expect(decision.first.or_(crawler.button("Rematch"))).to_be_visible(timeout=PATIENCE)
        if crawler.button("Rematch").count():
            break
        before, send = person.answered(), person.page.locator("button.send")
        sends = send.count()
        decision.first.click()
        if sends:
            send.click()
        person.wait_for_answer(before)
    crawler.reads("end")
    crawler.button("Verify the deal").click()
    crawler.reads("the deal laid open")
    person.page.keyboard.press("Escape")
    crawler.button("Watch the replay").click()
    expect(person.page.get_by_role("slider")).to_be_visible(timeout=PATIENCE)
    crawler.reads("the deal again")
    crawler.button("One step forward").click()
    crawler.reads("a step")
    person.page.get_by_role("button", name=pseudo("Through the eyes of")).first.click()
    crawler.button("To the end").click()
    crawler.reads("the end again")


def test_nothing_on_a_phone_is_left_untranslated(come: Come) -> None:
    person = come(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    person.open_lobby()
    person.quick_play("Advanced")
    crawler = Crawler(person)
    person.page.goto(f"{person.page.url}?pseudo")
    expect(person.page.locator(".dock")).to_be_visible(timeout=PATIENCE)
    for tab in ("Seats", "Supplies", "Log", "Chat", "Table"):
        crawler.button(tab).tap()
        crawler.reads(tab)
