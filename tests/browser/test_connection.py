"""What may go wrong between a page and its server: refreshes, tabs, losses, a server that dies."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, WebSocket, expect

from tests.browser.conftest import Come
from tests.browser.play import PATIENCE, QUICK, Person, anybody_asked
from tests.browser.relay import Relay
from tests.browser.serving import Server

LOST = "Connection lost. Trying again…"


def in_mid_game(person: Person) -> dict[str, Any]:
    """At a question that is not the first; one game in hundreds is over before it."""
    while True:
        person.sit_down(QUICK)
        person.choose()
        if person.asked_again():
            return person.scene()


def test_refresh_changes_nothing(come: Come) -> None:
    person = come()
    before = in_mid_game(person)
    person.frames.clear()
    person.page.reload()
    person.wait_for_turn()
    assert person.scene() == before
    person.choose()
    assert not person.received("refused")


def test_second_tab_follows_and_plays(come: Come) -> None:
    person = come()
    in_mid_game(person)
    second = person.tab()
    second.goto(person.page.url)
    options = person.wait_for_turn(second)
    expect(options).to_have_text(person.options().all_inner_texts(), use_inner_text=True)
    before = person.answered()
    options.first.click()
    person.wait_for_answer(before)
    expect_the_same(person, second)
    if person.asked_again():
        person.choose()
        person.asked_again()
    lines = [page.get_by_role("list", name="Log").get_by_role("listitem") for page in (person.page, second)]
    expect(lines[0]).to_have_count(len(person.scene()["log"]))
    expect(lines[1]).to_have_text(lines[0].all_text_contents())
    assert not person.received("refused")


def expect_the_same(person: Person, second: Page) -> None:
    """The first tab has come to where the second one is: at a question, or at the end."""

    def shown(page: Page) -> list[str]:
        return page.get_by_role("region", name=re.compile("Your decision|Game over")).all_inner_texts()

    person.wait_until(lambda: bool(shown(second)) and shown(person.page) == shown(second))


def test_lost_connection_comes_back(come: Come, server: Server, relay: Relay) -> None:
    relay.mend(server.port)
    person = come(lonely=True, origin=relay.origin)
    before = in_mid_game(person)
    person.context.set_offline(True)
    relay.cut()
    expect(person.page.get_by_text(LOST)).to_be_visible(timeout=PATIENCE)
    person.options().first.click()
    assert person.scene() == before
    relay.mend(server.port)
    person.context.set_offline(False)
    expect_gone_on(person, before)


class Tries:
    """The sockets that a page has tried to open, and how many of them are closed."""

    def __init__(self, page: Page) -> None:
        self.made = self.closed = 0
        page.on("websocket", self._made)

    def _made(self, socket: WebSocket) -> None:
        self.made += 1
        socket.on("close", self._closed)

    def _closed(self, socket: WebSocket) -> None:
        self.closed += 1


def test_back_within_two_seconds_of_the_servers_return(come: Come, server: Server) -> None:
    """By the page's own clock, which stands still but for those two seconds, however slow the machine is."""
    person = come(lonely=True)
    clock = person.page.clock
    clock.install()
    before = in_mid_game(person)
    tries = Tries(person.page)
    server.kill()
    expect(person.page.get_by_text(LOST)).to_be_visible()
    while tries.made < 6:  # from then on it tries as seldom as it ever will
        clock.fast_forward(2000)
        person.page.wait_for_timeout(10)
    clock.pause_at(person.page.evaluate("Date.now()") + 1000)
    person.wait_until(lambda: tries.closed == tries.made)
    server.start()
    clock.run_for(2000)
    expect(person.page.get_by_text(LOST)).to_have_count(0)
    clock.resume()
    assert person.scene() == before


def test_server_killed_in_mid_game_loses_nothing(come: Come, server: Server) -> None:
    person = come(lonely=True)
    before = in_mid_game(person)
    server.kill()
    expect(person.page.get_by_text(LOST)).to_be_visible(timeout=PATIENCE)
    person.options().first.click()
    server.start()
    expect_gone_on(person, before)
    person.until_over(person.choose)


def expect_gone_on(person: Person, before: dict[str, Any]) -> None:
    """The page is back, and the choice that was made while nobody answered has arrived, without a complaint."""
    expect(person.page.get_by_text(LOST)).to_have_count(0, timeout=PATIENCE)
    person.wait_until(lambda: person.scene() != before)
    person.asked_again()
    assert person.scene()["log"][: len(before["log"])] == before["log"]
    for refused in person.received("refused"):
        expect(person.page.get_by_text(refused["text"])).to_have_count(0)


def test_time_runs_out_and_a_bot_is_called_in(come: Come, server: Server) -> None:
    host, guest = come(lonely=True), come(lonely=True)
    host.open_lobby()
    host.page.get_by_role("button", name="More settings").click()
    host.page.get_by_role("button", name="Keep it for a friend").click()
    host.page.locator("label", has=host.page.get_by_role("radio", name="2 minutes")).click()
    host.page.locator("label", has=host.page.get_by_role("switch", name="Open to everybody")).click()
    host.page.get_by_role("button", name="Create the table").click()
    host.say_name("Anna")
    link = host.links()[0]
    guest.open_lobby()
    expect(guest.page.locator(f'a[href$="{host.table}"]')).to_be_visible(timeout=PATIENCE)
    guest.come_by(link, "Berta")
    host.start()
    guest.at_table()
    late = anybody_asked([host, guest])
    assert late is not None
    waits = guest if late is host else host
    call = waits.page.get_by_role("button", name="Call in a bot")
    expect(call).to_have_count(0)
    lines = len(waits.scene().get("log", []))
    server.kill()
    server.let_pass(host.table, 121)
    server.start()
    expect(call).to_be_visible(timeout=PATIENCE)
    call.click()
    expect(late.page.get_by_text("A bot plays on in your place")).to_be_visible(timeout=PATIENCE)
    waits.wait_for_turn()
    assert len(waits.scene()["log"]) > lines
    late.page.get_by_role("button", name="Take the seat back").click()
    expect(late.page.get_by_text("A bot plays on in your place")).to_have_count(0, timeout=PATIENCE)
    assert not late.over.count() and not waits.over.count()
