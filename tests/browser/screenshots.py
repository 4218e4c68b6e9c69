"""Pictures of every page for the documentation: `python -m tests.browser.screenshots` writes docs/screenshots/*.png."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, sync_playwright

from tests.browser import test_in_too_deep as deep
from tests.browser import test_mind_mgmt as hunt
from tests.browser import test_nemesis_lockdown as base
from tests.browser import test_spy_connection as spy
from tests.browser.conftest import CHROMIUM, FLAGS
from tests.browser.play import Person, together
from tests.browser.serving import Server

FOLDER = Path("docs/screenshots")
SIZES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}
LINES = 24
"""So long is the log when the table has something to show."""


def come(browser: Browser, server: Server, size: str, scheme: str = "dark") -> Person:
    how = {"locale": "en-GB", "reduced_motion": "reduce", "color_scheme": scheme, "device_scale_factor": 1}
    return Person(browser.new_context(**{**how, **SIZES[size]}), server.origin)


def take(person: Person, name: str, pointed_at: Locator | None = None) -> None:
    """A picture, once nothing moves."""
    person.page.mouse.move(2, 2)
    if pointed_at is not None:
        pointed_at.hover()
    person.page.wait_for_timeout(500)
    person.page.screenshot(path=FOLDER / f"{name}.png")


def ready(person: Person) -> bool:
    """Far enough into the game, and asked which of two cards to take."""
    scene = person.scene()
    prompt = scene.get("prompt") or {"question": ""}
    return len(scene.get("log", ())) > LINES and "recruit" in prompt["question"]


def named(person: Person, name: str) -> None:
    person.open_lobby()
    person.page.get_by_title("Your name").click()
    person.page.get_by_label("What should the others call you?").fill(name)
    person.page.get_by_role("button", name="Save").click()
    person.page.get_by_role("dialog").wait_for(state="detached")


def table(browser: Browser, server: Server, size: str, mode: str, name: str, scheme: str = "dark") -> Person:
    """In mid-game, with what the first option leads to; a game that ended too soon is played again."""
    while True:
        person = come(browser, server, size, scheme)
        named(person, "Tereza")
        person.quick_play(mode)
        while person.asked_again() and not ready(person):
            person.choose()
        if not person.over.count():
            take(person, name, person.options().first)
            return person
        person.context.close()


def play_on(person: Person) -> None:
    """Rematches until there are a score and a chase that is worth a picture."""
    person.until_over(person.choose)
    while person.received("table")[-1]["table"]["score"]["games"] < 2 or len(person.scene()["curves"][0]["points"]) < 7:
        rematch(person)
        person.until_over(person.choose)


def rematch(person: Person) -> None:
    table = person.table
    person.over.get_by_role("button", name="Rematch").click()
    person.wait_until(lambda: person.received("table")[-1]["table"]["id"] != table)
    person.over.wait_for(state="detached")


def replay(person: Person, size: str) -> None:
    """From the end of a game to the middle of its replay, where two cards are laid out, one of them face down."""
    person.over.get_by_role("button", name="Watch the replay").click()
    bar = person.page.get_by_role("slider")
    bar.wait_for()
    for _ in range(int(bar.get_attribute("aria-valuemax") or 0) * 2 // 5):
        person.page.keyboard.press("ArrowRight")
    while person.page.locator(".lay .card").count() < 2:
        person.page.keyboard.press("ArrowRight")
        person.page.wait_for_timeout(300)
    take(person, f"replay-{size}")


def team(browser: Browser, server: Server, size: str) -> None:
    """Waiting for a friend, the friend at the link, and both in mid-game."""
    host, guest = come(browser, server, size), come(browser, server, size)
    named(host, "Tereza")
    for _ in range(2):
        host.page.get_by_role("button", name="Add a seat").click()
    host.page.get_by_role("button", name="Keep it for a friend").first.click()
    host.page.get_by_role("button", name="Invite friends").click()
    link = host.links()[0]
    take(host, f"waiting-{size}")
    guest.page.goto(link)
    guest.page.get_by_label("What should the others call you?").fill("Berta")
    take(guest, f"join-{size}")
    guest.come_by(link, "Berta")
    host.start()
    guest.at_table()
    together([host, guest], done=lambda: ready(host) or ready(guest))
    asked = [person for person in (host, guest) if ready(person)]
    for person in asked:
        take(person, f"table-team-{size}", person.options().first)
    host.context.close()
    guest.context.close()
    if not asked:  # the game ended too soon
        team(browser, server, size)


def spies(browser: Browser, server: Server, size: str) -> None:
    """Spy Connection: a long turn in mid-game with what connecting leads to, and the end."""
    person = come(browser, server, size)
    named(person, "Tereza")
    person.sit_down("rookie", "rookie", game=spy.GAME)

    def far(scene: dict[str, Any]) -> bool:
        return spy.after(14)(scene) and bool(spy.find(scene, "connect")) and bool(spy.find(scene, "lift"))

    choose = spy.tap if size == "phone" else spy.click
    scene = spy.play(person, choose, far)
    take(person, f"spy-table-{size}", spy.turn_to(person, spy.find(scene, "connect")[0], size == "phone"))
    person.page.mouse.move(2, 2)
    spy.play(person, choose, spy.never)
    take(person, f"spy-end-{size}")
    person.context.close()


def hunters(browser: Browser, server: Server, size: str) -> None:
    """MIND MGMT: an agent of yours acts, with the heat map; the Recruiter's page; the path at the end."""
    choose = hunt.tap if size == "phone" else hunt.choose
    for seats, asked, name in ((("rookie", "me"), "agent", "agents"), (("me", "rookie"), "recruiter", "recruiter")):
        person = come(browser, server, size)
        named(person, "Tereza")
        hunt.sit(person, *seats, mode="full", options={"aids": "heat"})
        while spy.asked(person):
            scene = spy.newest(person)
            late = any(field["text"] == "09" and field.get("state") == "now" for field in scene["tracks"][0]["fields"])
            if late and scene["prompt"]["id"] == asked:
                break
            choose(person, hunt.simple(scene))
        take(person, f"hunt-{name}-{size}")
        if name == "recruiter":
            hunt.play_out(person, choose)
            take(person, f"hunt-end-{size}")
        person.context.close()


def undercover(browser: Browser, server: Server, size: str) -> None:
    """In Too Deep: a turn with two hooked criminals among two rivals; the end of a game against Echo."""
    choose = deep.tap if size == "phone" else deep.click
    person = come(browser, server, size)
    named(person, "Tereza")
    deep.sit(person, "standard", 2)
    while spy.asked(person):
        scene = spy.newest(person)
        hooked = {one.get("kind") for one in scene["prompt"]["options"] if hunt.does(one) == "move"}
        if scene["prompt"]["id"] == "act" and len(hooked) > 1:
            break
        options = [one for one in scene["prompt"]["options"] if hunt.does(one) == "hook"]
        choose(person, options[0] if options else deep.lazy(scene))
    take(person, f"deep-table-{size}", person.options().first)
    person.context.close()
    person = come(browser, server, size)
    named(person, "Tereza")
    deep.sit(person, "echo", 0)
    deep.play_out(person, choose)
    take(person, f"deep-end-{size}")
    person.context.close()


def marooned(browser: Browser, server: Server, size: str) -> None:
    """Nemesis: Lockdown: a turn with Noise about, among two others; the end of a game alone."""
    choose = base.tap if size == "phone" else base.click
    person = come(browser, server, size)
    named(person, "Tereza")
    base.sit(person, "standard", 2)
    while spy.asked(person):
        scene = spy.newest(person)
        options = [one for one in scene["prompt"]["options"] if hunt.does(one) == "move"]
        if scene["prompt"]["id"] == "action" and len(scene["log"]) > LINES and len(options) > 1:
            break
        choose(person, options[0] if options else base.lazy(scene))
    take(person, f"base-table-{size}")
    person.context.close()
    person = come(browser, server, size)
    named(person, "Tereza")
    base.sit(person, "solo", 0)
    base.play(person, choose)
    take(person, f"base-end-{size}")
    person.context.close()


def main() -> int:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            for size in SIZES:
                table(browser, server, size, "Basic", f"table-basic-{size}").context.close()
                person = table(browser, server, size, "Advanced", f"table-advanced-{size}")
                person.open_lobby()
                take(person, f"lobby-{size}")
                person.page.get_by_role("link", name="How to play").click()
                person.page.get_by_role("heading", name="In short").wait_for()
                take(person, f"rules-{size}")
                person.page.go_back()
                person.page.get_by_role("button", name="More settings").click()
                person.page.get_by_role("button", name="Play now").wait_for()
                take(person, f"set-up-{size}")
                person.page.go_back()
                person.page.go_back()
                play_on(person)
                take(person, f"end-{size}")
                replay(person, size)
                person.context.close()
                team(browser, server, size)
                spies(browser, server, size)
                hunters(browser, server, size)
                undercover(browser, server, size)
                marooned(browser, server, size)
            table(browser, server, "desktop", "Advanced", "table-advanced-desktop-light", "light").context.close()
            browser.close()
        finally:
            server.kill()
    return 0


if __name__ == "__main__":
    sys.exit(main())
