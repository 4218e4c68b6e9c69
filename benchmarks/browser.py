"""The page in Chromium on this machine: from a click to the painted result, and what a first visit loads."""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Request, sync_playwright

from benchmarks.bars import Measured, percentile, report
from tests.browser.conftest import CHROMIUM, CLIENT, FLAGS
from tests.browser.play import QUICK, Person
from tests.browser.serving import Server

MOST_MS = 50
MOST_KB = 160

BEFORE_CLICK = 60
"""Milliseconds that somebody points at an option before they press, and presses before they let go."""

WATCH = """
const Socket = WebSocket;
let clicked = null, heard = false, over = false;
window.painted = [];
addEventListener("click", (event) => {
    const answers = document.querySelector("button.send") ? "button.send" : "button[data-option]";
    if (event.target.closest(answers)) [clicked, heard] = [event.timeStamp, false];
}, true);
window.WebSocket = class extends Socket {
    constructor(...given) {
        super(...given);
        this.addEventListener("message", ({ data }) => {
            if (!data.startsWith('{"t":"scene"')) return;
            heard = clicked !== null;
            over ||= data.includes('"verdict":{');
        });
    }
};
new MutationObserver(() => {
    if (!heard || clicked === null) return;
    const start = clicked;
    clicked = null;
    requestAnimationFrame(() => {
        const after = new MessageChannel();
        after.port1.onmessage = () => painted.push(performance.measure("choice", { start }).duration);
        after.port2.postMessage(null);
    });
}).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
window.nextQuestion = () => new Promise((resolve) => {
    const look = () => {
        const send = document.querySelector("button.send:enabled");
        const box = (send ?? document.querySelector("button[data-option]:enabled"))?.getBoundingClientRect();
        if (over) resolve(null);
        else if (box && clicked === null) resolve([box.left + box.width / 2, box.top + box.height / 2]);
        else setTimeout(look, 50);
    };
    look();
});
"""
"""In the page: the time from a click that answers, as the browser stamped it, until the first thing that is done after
the frame that paints what the next scene has changed; and where the next question's first option is, or
the button that sends it."""


def come(browser: Browser, server: Server) -> Person:
    return Person(browser.new_context(locale="en-GB", viewport={"width": 1440, "height": 900}), server.origin)


def choices(browser: Browser, server: Server, most: int) -> list[float]:
    """Milliseconds from a click to the painted result, for so many choices against a bot."""
    person = come(browser, server)
    person.context.add_init_script(WATCH)
    painted: list[float] = []
    while len(painted) < most:
        person.sit_down(QUICK, mode="advanced")
        page = person.page
        while place := page.evaluate("nextQuestion()"):  # nothing asks the page anything while it is at work
            page.mouse.move(*place)
            page.wait_for_timeout(BEFORE_CLICK)
            page.mouse.down()
            page.wait_for_timeout(BEFORE_CLICK)
            page.mouse.up()
        painted += page.evaluate("painted")
    person.context.close()
    return painted


def first_visit(browser: Browser, server: Server) -> tuple[dict[str, int], dict[str, int], set[str]]:
    """Bytes as they came, by path, of the lobby and of what follows up to the first decision; foreign hosts."""
    person = come(browser, server)
    requests: list[Request] = []
    person.context.on("requestfinished", lambda request: requests.append(request))
    person.open_lobby()
    person.page.wait_for_load_state("networkidle")
    lobby = len(requests)
    person.quick_play()
    person.wait_for_turn()
    person.page.wait_for_load_state("networkidle")
    bytes_of = [(urlsplit(request.url).path, _size(request)) for request in requests]
    hosts = person.hosts - {urlsplit(server.origin).netloc}
    person.context.close()
    return _sums(bytes_of[:lobby]), _sums(bytes_of[lobby:]), hosts


def _size(request: Request) -> int:
    sizes = request.sizes()
    return sizes["responseBodySize"] + sizes["responseHeadersSize"]


def _sums(loaded: list[tuple[str, int]]) -> dict[str, int]:
    sums: dict[str, int] = {}
    for path, size in loaded:
        sums[path] = sums.get(path, 0) + size
    return sums


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--choices", type=int, default=120, metavar="N")
    asked.add_argument("--json", action="store_true")
    given = asked.parse_args()
    for needed in (CHROMIUM, CLIENT):
        if not needed.exists():
            asked.error(f"there is no {needed.name}")
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            lobby, table, foreign = first_visit(browser, server)
            painted = choices(browser, server, given.choices)
            version = browser.version
            browser.close()
        finally:
            server.stop()
    largest = sorted((lobby | table).items(), key=lambda item: -item[1])[:6]
    report(
        "The page in Chromium, loopback",
        [
            Measured("click to painted result, p50", percentile(painted, 0.5), "ms"),
            Measured("click to painted result, p95", percentile(painted, 0.95), "ms", MOST_MS),
            Measured("click to painted result, most", max(painted), "ms"),
            Measured("first load: the lobby", sum(lobby.values()) / 1000, "kB", MOST_KB),
            Measured("first load: up to the first decision", sum((*lobby.values(), *table.values())) / 1000, "kB"),
            Measured("requests to anybody else", len(foreign), "", 0),
        ],
        [
            f"{len(painted)} choices against a Rookie, Chromium {version}",
            "largest: " + ", ".join(f"{path} {size / 1000:.1f} kB" for path, size in largest),
        ],
        given.json,
    )


if __name__ == "__main__":
    main()
