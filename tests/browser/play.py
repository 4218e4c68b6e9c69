"""What people do with the page, as small verbs; all of them by what a person sees, none by the client's inner names."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Sequence
from typing import Any
from urllib.parse import urlsplit

import msgspec
from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, Request, WebSocket, expect

from tests.server.people import merged

PATIENCE = 60_000
"""How many milliseconds a test waits for what must happen; a busy machine is slow."""
MOST_DECISIONS = 400
"""No game lasts for so many decisions of the people at its table."""
expect.set_options(timeout=PATIENCE)
QUICK = "rookie"
"""The level of bots where the flow is not about them."""
LOST = re.compile(r"WebSocket connection to .* failed|net::ERR_")
"""What the browser itself writes when a server is away."""


class Person:
    """Somebody at a browser of their own, and everything that their page received, asked for and complained about."""

    def __init__(self, context: BrowserContext, origin: str) -> None:
        self.context = context
        self.origin = origin
        self.frames: list[str] = []
        self.sent: list[str] = []
        self.hosts: set[str] = set()
        self.complaints: list[str] = []
        self.clicks = 0
        context.set_default_timeout(PATIENCE)
        context.on("request", self._asked)
        self.page = self.tab()

    def tab(self) -> Page:
        """Another tab of the same browser."""
        page = self.context.new_page()
        page.on("console", self._wrote)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("websocket", self._connected)
        return page

    def _asked(self, request: Request) -> None:
        address = urlsplit(request.url)
        if address.scheme not in ("data", "blob"):
            self.hosts.add(address.netloc)

    def _wrote(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(message.text)

    def _connected(self, socket: WebSocket) -> None:
        """A scene builds on the one before it on the same socket: they are kept whole."""
        self.hosts.add(urlsplit(socket.url).netloc)
        scene: dict[str, Any] = {}

        def received(data: str | bytes) -> None:
            nonlocal scene
            text = data if isinstance(data, str) else data.decode()
            if text.startswith('{"t":"scene"'):
                frame = msgspec.json.decode(text)
                frame["scene"] = scene = merged(scene, frame)
                text = msgspec.json.encode(frame).decode()
            self.frames.append(text)

        socket.on("framereceived", received)
        socket.on("framesent", lambda data: self.sent.append(data if isinstance(data, str) else data.decode()))

    # -- what came over the wire -------------------------------------------------------------------------------------

    def received(self, kind: str) -> list[dict[str, Any]]:
        """The frames of a kind, oldest first."""
        decoded = [msgspec.json.decode(frame, type=dict[str, Any]) for frame in self.frames]
        return [frame for frame in decoded if frame["t"] == kind]

    def answered(self) -> int:
        """How many actions the server has acknowledged or refused."""
        return sum(frame.startswith(('{"t":"done"', '{"t":"refused"')) for frame in self.frames)

    def scene(self) -> dict[str, Any]:
        """What the table looks like to this person."""
        scene: dict[str, Any] = self.received("scene")[-1]["scene"]
        return scene

    # -- getting to a table ------------------------------------------------------------------------------------------

    def click(self, what: Locator) -> None:
        """Click, and count it."""
        self.clicks += 1
        what.click()

    def open_lobby(self) -> None:
        self.page.goto(self.origin)
        expect(self.page.get_by_role("button", name="Play now")).to_be_visible(timeout=PATIENCE)

    def quick_play(self, mode: str | None = None) -> None:
        """From the lobby to the first decision against a bot."""
        if mode is not None:
            self.pick_mode(mode)
        self.click(self.page.get_by_role("button", name="Play now"))
        self.at_table()

    def pick_mode(self, mode: str) -> None:
        self.click(self.page.locator("label").filter(has=self.page.get_by_role("radio", name=mode)).first)

    def invite(self) -> str:
        """Open a table for a friend; the link to pass on."""
        self.click(self.page.get_by_role("button", name="Invite friends"))
        self.say_name("Anna")
        return self.links()[0]

    def say_name(self, name: str) -> None:
        """Answer the sheet that asks whoever invites others for a name."""
        self.page.get_by_role("dialog").get_by_role("textbox").fill(name)
        self.click(self.page.get_by_role("dialog").get_by_role("button", name="Save"))

    def links(self) -> list[str]:
        """The links to the free seats, as the host's page knows them."""
        expect(self.page.get_by_role("button", name="Start now")).to_be_visible(timeout=PATIENCE)
        seats = self.received("table")[-1]["table"]["seats"]
        return [self.origin + seat["invite"] for seat in seats if seat["invite"]]

    def come_by(self, link: str, name: str) -> None:
        """Follow a link, say a name, sit down."""
        self.page.goto(link)
        self.page.get_by_label("What should the others call you?").fill(name)
        self.click(self.page.get_by_role("button", name="Sit down"))
        expect(self.page.get_by_text("The host starts the game.")).to_be_visible(timeout=PATIENCE)

    def start(self) -> None:
        self.click(self.page.get_by_role("button", name="Start now"))
        self.at_table()

    def sit_down(self, *others: str, **agreed: Any) -> list[str]:
        """Open a table past the lobby, for flows that begin at the table; the links to its free seats.

        Others are `open` or a bot's level. Without a free seat the game begins at once.
        """
        seats = [{"kind": "open"} if other == "open" else {"kind": "bot", "level": other} for other in others]
        wish = {"game": "agent_avenue", "seats": [{"kind": "me"}, *seats], **agreed}
        table = self._asks("/api/tables", wish)["id"]
        if "open" not in others:
            self._asks(f"/api/tables/{table}/start", {})
        self.page.goto(f"{self.origin}/table/{table}")
        if "open" in others:
            return self.links()
        self.at_table()
        return []

    def _asks(self, path: str, body: dict[str, Any]) -> Any:
        """What the page itself would ask for, with the cookies of its browser."""
        answer = self.context.request.post(self.origin + path, data=body, headers={"origin": self.origin})
        assert answer.ok, answer.text()
        return answer.json()

    def at_table(self) -> None:
        """Wait until the table is drawn."""
        expect(self.page.locator("[data-area]").filter(visible=True).first).to_be_visible(timeout=PATIENCE)

    @property
    def table(self) -> str:
        """The id of the table in the address."""
        return urlsplit(self.page.url).path.removeprefix("/table/")

    # -- deciding ----------------------------------------------------------------------------------------------------

    def options(self, page: Page | None = None) -> Locator:
        """The buttons of the question, each with its number."""
        return (page or self.page).get_by_role("region", name="Your decision").locator("button[data-option]:enabled")

    @property
    def over(self) -> Locator:
        return self.page.get_by_role("region", name="Game over")

    def wait_for_turn(self, page: Page | None = None) -> Locator:
        """The options, once there is a question."""
        options = self.options(page)
        expect(options.first).to_be_visible(timeout=PATIENCE)
        return options

    def wait_until(self, holds: Callable[[], bool], what: Callable[[], str] = lambda: "it does not happen") -> None:
        """Let the page go on until something holds; `what` says what was seen instead."""
        end = time.monotonic() + PATIENCE / 1000
        while not holds():
            assert time.monotonic() < end, what()
            self.page.wait_for_timeout(10)

    def wait_for_answer(self, before: int) -> None:
        """Until the server has answered one more action than before."""
        self.wait_until(lambda: self.answered() > before, lambda: self.page.locator(".prompt").inner_html())

    def choose(self, number: int = 0) -> None:
        """Click an option of the question."""
        before = self.answered()
        option, sends = self.wait_for_turn().nth(number), self.send.count()
        self.click(option)
        if sends:
            self.click(self.send)
        self.wait_for_answer(before)

    def decide(self) -> None:
        """Take the first option, and wait until that question is no longer asked."""
        asked = self.received("scene")[-1]["question"]
        self.choose()
        self.wait_until(lambda: self.received("scene")[-1]["question"] != asked)

    @property
    def send(self) -> Locator:
        """The button that sends what was picked, where a question has one."""
        return self.page.get_by_role("region", name="Your decision").locator("button.send")

    def tap(self) -> None:
        """Tap the first option."""
        option = self.wait_for_turn().first
        if not self.send.count():
            self.tap_on(option)
            return
        before = self.answered()
        option.tap()
        self.send.tap()
        self.wait_for_answer(before)

    def tap_on(self, option: Locator) -> None:
        """Tap an option; what shows something on the board first asks for a second tap."""
        before = self.answered()
        option.scroll_into_view_if_needed()
        option.tap()
        again = self.page.get_by_text("Tap again to choose")
        self.wait_until(lambda: self.answered() > before or again.count() > 0)
        if self.answered() == before:
            option.tap()
        self.wait_for_answer(before)

    def press(self) -> None:
        """Press the number of the first option."""
        before = self.answered()
        self.wait_for_turn()
        sends = self.send.count()
        self.page.keyboard.press("1")
        if sends:
            self.page.keyboard.press("Enter")
        self.wait_for_answer(before)

    def until_over(self, decide: Callable[[], None]) -> int:
        """Decide until the game is over; how often."""
        for count in range(MOST_DECISIONS):
            if not self.asked_again():
                return count
            decide()
        raise AssertionError("the game does not end")

    def asked_again(self) -> bool:
        """Wait for the next question, or for the end."""
        expect(self.options().first.or_(self.over)).to_be_visible(timeout=PATIENCE)
        return not self.over.count()

    def play_on(self, done: Callable[[], bool]) -> None:
        """Take the first option again and again until something holds; it must before the game is over."""
        together([self], done)
        assert done(), "the game is over too soon"

    def stand_still(self) -> None:
        """Wait until nothing on the page moves or fades any more, but for what never stops."""
        self.page.evaluate(
            "Promise.all(document.getAnimations()"
            ".filter((one) => one.effect.getComputedTiming().endTime < Infinity)"
            ".map((one) => one.finished.catch(() => {})))"
        )

    def text(self) -> str:
        """All of the page's document, with attributes."""
        return self.page.content()


def hand(scene: dict[str, Any]) -> list[str]:
    """The names of the cards that somebody holds."""
    return [card["name"] for area in scene["areas"] if area.get("place") == "hand" for card in area["cards"]]


def together(people: list[Person], done: Callable[[], bool]) -> None:
    """Let whoever is asked take the first option, until something holds or the game is over."""
    for _ in range(MOST_DECISIONS):
        asked = anybody_asked(people, done)
        if asked is None:
            return
        asked.choose()
    raise AssertionError("the game does not end")


def anybody_asked(people: Sequence[Person], done: Callable[[], bool] = lambda: False) -> Person | None:
    """Wait for a question to one of them; None: something else holds first, or the game is over."""
    found: list[Person] = []

    def settled() -> bool:
        found[:] = [person for person in people if person.options().count()]
        return bool(found) or done() or any(person.over.count() for person in people)

    people[0].wait_until(settled)
    return None if done() or not found else found[0]
