"""A real server, killed in mid-game: whatever was acknowledged is there when it comes back."""

from __future__ import annotations

import signal
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx2
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.kills import killed
from tests.pace import BRUSHPASS
from tests.ports import free_port
from tests.server.people import PATIENCE


class Browser:
    """A browser at a server in another process."""

    def __init__(self, port: int) -> None:
        self.origin = f"http://127.0.0.1:{port}"
        self.http = httpx2.Client(base_url=self.origin, headers={"origin": self.origin}, timeout=PATIENCE)
        self.http.get("/api/me").raise_for_status()

    def post(self, path: str, **body: Any) -> Any:
        answer = self.http.post(path, json=body)
        answer.raise_for_status()
        return answer.json()

    def at(self, table: str, origin: str | None = None) -> ClientConnection:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        return connect(
            f"{self.origin.replace('http', 'ws')}/ws/table/{table}",
            origin=Origin(origin or self.origin),
            additional_headers={"cookie": cookie},
            proxy=None,
            open_timeout=PATIENCE,
        )


@contextmanager
def running(port: int, data: Path) -> Iterator[subprocess.Popen[bytes]]:
    command = [*BRUSHPASS, "serve", "--port", str(port), "--data", str(data), "--workers", "1", "--bot-delay", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
        try:
            assert process.stdout is not None
            assert process.stdout.readline(), "the server did not start"  # it says where it is once it listens
            yield process
        finally:
            process.send_signal(signal.SIGKILL)


def play(socket: ClientConnection, most: int) -> tuple[list[str], int, bool]:
    """Take the first option, so many times; the ids acknowledged, the last question, whether the match is over."""
    acknowledged: list[str] = []
    socket.send(msgspec.json.encode({"t": "hello", "language": "en"}).decode())
    sent = question = -1
    while len(acknowledged) < most:
        frame = msgspec.json.decode(socket.recv(timeout=PATIENCE))
        if frame["t"] == "done":
            acknowledged.append(frame["id"])
        if frame["t"] == "scene":
            question = frame["question"]
            if frame["scene"].get("verdict"):
                return acknowledged, question, True
            prompt = frame["scene"].get("prompt")
            if prompt and sent != question:
                sent = question
                choice = {"t": "choose", "id": f"to {question}", "question": question}
                choice["value"] = prompt["options"][0]["value"]
                socket.send(msgspec.json.encode(choice).decode())
    return acknowledged, question, False


def begun(browser: Browser) -> str:
    """A table at which somebody plays against a bot."""
    seats = [{"kind": "me"}, {"kind": "bot", "level": "rookie"}]
    table: str = browser.post("/api/tables", game="agent_avenue", mode="basic", seats=seats)["id"]
    browser.post(f"/api/tables/{table}/start")
    return table


def test_killed_while_people_play_and_open_tables(tmp_path: Path) -> None:
    assert killed(2, tmp_path) == []


def test_killed_and_restarted_in_mid_game(tmp_path: Path) -> None:
    port = free_port()
    with running(port, tmp_path) as process:
        browser = Browser(port)
        table = begun(browser)
        with pytest.raises(InvalidStatus):
            browser.at(table, origin="http://evil.example")
        with browser.at(table) as page:
            page.send("x" * 20_000)
            with pytest.raises(ConnectionClosed):
                page.recv(timeout=PATIENCE)
        over = True
        while over:  # one match in a dozen is too short for this
            with browser.at(table) as page:
                acknowledged, question, over = play(page, 6)
                if over:
                    table = begun(browser)
                else:
                    process.send_signal(signal.SIGKILL)
    assert len(acknowledged) == 6
    kept = sqlite3.connect(tmp_path / "brushpass.db")
    stored = {row[0] for row in kept.execute("SELECT id FROM actions")}
    kept.close()
    assert set(acknowledged) <= stored
    with running(port, tmp_path), browser.at(table) as page:
        page.send(msgspec.json.encode({"t": "hello", "language": "en"}).decode())
        again = {"t": "choose", "id": acknowledged[-1], "question": question, "value": "again"}
        page.send(msgspec.json.encode(again).decode())
        while True:
            frame = msgspec.json.decode(page.recv(timeout=PATIENCE))
            if frame["t"] in ("done", "refused"):
                break
        assert frame == {"t": "done", "id": acknowledged[-1]}
        with browser.at(table) as other:
            assert play(other, 1000)[2]
    browser.http.close()
