"""A match that a test has set up and goes on with, shown on a real page at a real table in the place of its own."""

from __future__ import annotations

import re
from typing import Any

import msgspec
from playwright.sync_api import WebSocketRoute

from brushpass.engine import Match
from brushpass.server.viewers.questions import Questions
from brushpass.server.viewers.shown import Shown
from brushpass.server.viewers.sight import Sight
from brushpass.server.wire import frames
from tests.browser.play import QUICK, Person

NAMES = ("Anna", "Hugo", "Ida", "Jan")


class Prepared:
    """Scenes of the match go to the page as the server would send them, and the page's choices into the match."""

    def __init__(self, person: Person, match: Match[Any, Any], hold: int = 0) -> None:
        """Somebody sits down in the first seat; `hold`: every beat is looked at for at least so many milliseconds."""
        self.match = match
        self._hold = hold
        self._sight = Sight(0, Questions())
        self._had: Shown | None = None
        self._page: WebSocketRoute | None = None
        person.page.route_web_socket(re.compile("/ws/table/"), self._connected)
        person.sit_down(*[QUICK] * (match.seats - 1), game=match.game.id, mode=match.setup.mode)

    def _connected(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def to_page(text: str | bytes) -> None:
            if not str(text).startswith('{"t":"scene"'):
                page.send(text)
            elif self._page is not page:
                self._page, self._had = page, None
                self.show()

        def to_server(text: str | bytes) -> None:
            frame = msgspec.json.decode(text)
            if frame["t"] != "choose":
                server.send(text)
                return
            self.match.choose(_tuple(frame["value"]), 0)
            page.send(frames.encode(frames.Done(frame["id"])).decode())
            self.show()

        server.on_message(to_page)
        page.on_message(to_server)

    def show(self) -> None:
        """Whatever is new goes to the page."""
        assert self._page is not None
        now = self._sight.look(self.match, NAMES[: self.match.seats], "en")
        frame = msgspec.json.decode(now.frame(self._had))
        for beat in frame["beats"]:
            beat["hold"] = max(self._hold, beat.get("hold", 0))
        self._page.send(msgspec.json.encode(frame).decode())
        self._had = now

    def choose(self, *answers: Any) -> None:
        """Others answer, each time for all to see."""
        for answer in answers:
            self.match.choose(answer)
            self.show()


def _tuple(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value
