"""A real server, killed over and over while people open tables, play and talk: `make kills` does so a hundred times.

Afterwards everything that was acknowledged is there, nothing is there twice, no table is there that nobody knows of,
and all matches have been played to the end and are true to the rules.
"""

from __future__ import annotations

import argparse
import random
import secrets
import signal
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx2
import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import connect
from websockets.typing import Origin

from brushpass import load
from tests.pace import BRUSHPASS
from tests.ports import free_port

PEOPLE = 4
UP = (0.1, 1.0)
"""Between so many seconds after it answers the server is killed."""
PATIENCE = 120.0
AGAIN = 0.05
"""Seconds after which somebody who found nobody there tries again."""
LOST = (OSError, ConnectionClosed, InvalidHandshake, TimeoutError, httpx2.TransportError)


class Server:
    """The server, as a process that can be killed at any moment and started again."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.complaints = data / "complaints.txt"
        self.port = free_port()
        self.origin = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [*BRUSHPASS, "serve", "--port", str(self.port), "--data", str(self.data), "--workers", "1"]
        command += ["--bot-delay", "0", "--address-rate", "10000", "--own-rate", "10000", "--frame-rate", "10000"]
        command += ["--tables-per-address", "100000"]
        with self.complaints.open("ab") as complaints:
            self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=complaints)
        assert self._process.stdout is not None and self._process.stdout.readline(), "the server did not start"

    def kill(self, by: signal.Signals = signal.SIGKILL) -> None:
        assert self._process is not None and self._process.stdout is not None
        self._process.send_signal(by)
        self._process.wait()
        self._process.stdout.close()
        self._process = None


class Player(threading.Thread):
    """Somebody who opens tables, plays and talks, and does again whatever was not answered."""

    def __init__(self, server: Server, number: int, stop: threading.Event) -> None:
        super().__init__(daemon=True)
        self.server = server
        self.number = number
        self.stop = stop
        self.tables: list[str] = []
        self.acknowledged: set[str] = set()
        self.said: list[str] = []
        self.wrong: list[str] = []
        self._dice = random.Random(number)

    def run(self) -> None:
        try:
            while not self.stop.is_set():
                self._one_match()
        except Exception as wrong:  # told at the end, by whoever waits for us
            self.wrong.append(f"{type(wrong).__name__}: {wrong}")

    def _one_match(self) -> None:
        """As somebody new, who has no cookie yet."""
        with httpx2.Client(base_url=self.server.origin, headers={"origin": self.server.origin}, timeout=10) as http:
            seats = [{"kind": "me"}, {"kind": "bot", "level": "rookie"}]
            wish = {"game": "agent_avenue", "mode": "basic", "seats": seats}
            table = self._insist(http, "/api/tables", wish)["id"]
            self.tables.append(table)
            self._insist(http, f"/api/tables/{table}/start", {})
            cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
            self._play(table, cookie)
            match = load(self._insist_on_reading(http, f"/api/tables/{table}/save"))
            if match.outcome is None:
                self.wrong.append(f"the save of {table} is of a match that goes on")

    def _insist(self, http: httpx2.Client, path: str, body: dict[str, Any]) -> Any:
        """Ask until there is an answer, always as the same request."""
        key = secrets.token_hex(16)
        while True:
            try:
                answer = http.post(path, json=body, headers={"idempotency-key": key})
            except LOST:
                time.sleep(AGAIN)
                continue
            if answer.status_code == 200 or answer.json()["error"] == "started":
                return answer.json()
            if answer.status_code not in (429, 503):
                raise AssertionError(f"{path}: {answer.text}")
            time.sleep(AGAIN)

    def _insist_on_reading(self, http: httpx2.Client, path: str) -> bytes:
        while True:
            try:
                answer = http.get(path)
                if answer.status_code == 200:
                    return bytes(answer.content)
            except LOST:
                pass
            time.sleep(AGAIN)

    def _play(self, table: str, cookie: str) -> None:
        """Play to the end; what was sent and not acknowledged is sent again, sometimes twice."""
        pending: dict[str, str] = {}
        asked = -1
        url = f"{self.server.origin.replace('http', 'ws')}/ws/table/{table}"
        while True:
            try:
                headers = {"cookie": cookie}
                with connect(
                    url, origin=Origin(self.server.origin), additional_headers=headers, proxy=None, open_timeout=10
                ) as socket:
                    socket.send('{"t":"hello","language":"en"}')
                    for sent in pending.values():
                        socket.send(sent)
                    while True:
                        frame = msgspec.json.decode(socket.recv(timeout=PATIENCE))
                        if frame["t"] == "done":
                            self.acknowledged.add(frame["id"])
                            pending.pop(frame["id"], None)
                        elif frame["t"] == "refused":
                            pending.pop(frame["id"], None)
                        elif frame["t"] == "scene":
                            prompt = frame["scene"].get("prompt")
                            if frame["scene"].get("verdict") and not pending:
                                return
                            if prompt and frame["question"] != asked:
                                asked = frame["question"]
                                for id_, action in self._acts(frame["question"], prompt["options"]):
                                    pending[id_] = action
                                    for _ in range(self._dice.choice((1, 1, 2))):
                                        socket.send(action)
                        if frame["t"] in ("done", "refused") and not pending and self._over(table):
                            return
            except LOST:
                asked = -1
                time.sleep(AGAIN)

    def _over(self, table: str) -> bool:
        """Whether the match may be over: the scene that said so can have come before the last acknowledgement."""
        with closing(sqlite3.connect(f"file:{self.server.data / 'brushpass.db'}?mode=rw", uri=True)) as kept:
            return bool(kept.execute("SELECT phase = 'over' FROM tables WHERE id = ?", (table,)).fetchone()[0])

    def _acts(self, question: int, options: list[dict[str, Any]]) -> list[tuple[str, str]]:
        """An answer, and a line of talk that nobody else says."""
        line = f"line {self.number} {secrets.token_hex(8)}"
        self.said.append(line)
        answer = f"to {secrets.token_hex(8)}"
        value = self._dice.choice(options)["value"]
        choice = {"t": "choose", "id": answer, "question": question, "value": value}
        talk = {"t": "chat", "id": line, "text": line}
        return [(id_, msgspec.json.encode(act).decode()) for id_, act in ((answer, choice), (line, talk))]


def killed(kills: int, data: Path, told: Any = None) -> list[str]:
    """Kill a server so many times while people play; what is wrong afterwards."""
    server, stop, dice = Server(data), threading.Event(), random.Random(0)
    server.start()
    players = [Player(server, number, stop) for number in range(PEOPLE)]
    for player in players:
        player.start()
    wrong: list[str] = []
    for number in range(kills):
        time.sleep(dice.uniform(*UP))
        server.kill()
        server.start()
        if told is not None:
            print(f"\r{number + 1} kills", end="", file=told, flush=True)
    stop.set()
    for player in players:
        player.join(PATIENCE)
        wrong += player.wrong + ([f"player {player.number} does not come to an end"] if player.is_alive() else [])
    server.kill(signal.SIGTERM)
    complaints = server.complaints.read_text()
    wrong += [complaints] if "Traceback" in complaints else []
    return wrong + judged(data / "brushpass.db", players, told)


def judged(database: Path, players: list[Player], told: Any) -> list[str]:
    """What was lost, what is there twice, and what nobody knows of."""
    with closing(sqlite3.connect(database)) as kept:
        stored = {row[0] for row in kept.execute("SELECT id FROM actions")}
        lines = Counter(row[0] for row in kept.execute("SELECT text FROM chat"))
        phases = dict(kept.execute("SELECT id, phase FROM tables").fetchall())
    acknowledged = {action for player in players for action in player.acknowledged}
    tables = [table for player in players for table in player.tables]
    talk = {action for action in acknowledged if action.startswith("line")}
    lost = (acknowledged - stored) | {line for line in talk if not lines[line]}
    doubled = [line for line, count in lines.items() if count > 1]
    orphans = set(phases) - set(tables)
    unfinished = [table for table in tables if phases.get(table) != "over"]
    if told is not None:
        print(
            f"\n{len(acknowledged)} acknowledged, {len(lost)} lost, {len(doubled)} doubled; "
            f"{len(tables)} tables, {len(orphans)} orphans, {len(unfinished)} unfinished",
            file=told,
        )
    found = [("lost", sorted(lost)), ("doubled", doubled), ("orphans", sorted(orphans)), ("unfinished", unfinished)]
    return [f"{what}: {which[:5]}" for what, which in found if which]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=100)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as data:
        wrong = killed(asked.kills, Path(data), sys.stdout)
    print("\n".join(wrong) or "nothing is wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
