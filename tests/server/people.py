"""People for the tests: each with a cookie of their own, asking over HTTP and talking over sockets."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
from starlette.testclient import TestClient, WebSocketTestSession

ORIGIN = "http://testserver"
PATIENCE = 60.0
"""Seconds after which a frame that has not come will not come; a busy machine is slow."""


class Table:
    """An open socket: frames as they come, the newest of each kind at hand."""

    numbers = itertools.count()

    def __init__(self, socket: WebSocketTestSession) -> None:
        self.socket = socket
        self.table: dict[str, Any] = {}
        self.scene: dict[str, Any] = {}
        self.asked = 0
        self.version = 0
        """How many scenes have come."""
        self.chat: list[dict[str, Any]] = []
        self.frames: list[dict[str, Any]] = []
        self.received = ""

    def send(self, **frame: Any) -> None:
        self.socket.send_text(msgspec.json.encode(frame).decode())

    def _next(self) -> str:
        """The next text. The test client's own `receive_text` would wait for ever for one that does not come."""
        coming = self.socket.portal.start_task_soon(self.socket._send_rx.receive)
        try:
            message = coming.result(PATIENCE)
        except TimeoutError:
            coming.cancel()
            raise AssertionError(f"nothing comes; the last frames were {self.frames[-3:]}") from None
        self.socket._raise_on_close(message)
        text: str = message["text"]
        return text

    def read(self) -> dict[str, Any]:
        text = self._next()
        self.received += text
        frame: dict[str, Any] = msgspec.json.decode(text)
        self.frames.append(frame)
        if frame["t"] == "table":
            self.table = frame["table"]
        elif frame["t"] == "scene":
            self.scene, self.asked = merged(self.scene, frame), frame["question"]
            self.version += 1
        elif frame["t"] == "chat":
            self.chat += frame["lines"]
        return frame

    def until(self, *kinds: str) -> dict[str, Any]:
        """Read up to the next frame of one of these kinds."""
        while True:
            frame = self.read()
            if frame["t"] in kinds:
                return frame

    def read_until(self, holds: Callable[[], bool]) -> None:
        """Read until what has been read says so; for what comes by itself, from bots or from others."""
        while not holds():
            self.read()

    def settle(self) -> None:
        """Read all that was sent before now."""
        self.send(t="ping")
        answer = self.until("pong", "refused")
        assert answer["t"] == "pong", answer

    def act(self, t: str, **more: Any) -> dict[str, Any]:
        """Do something and read up to its answer; what follows from it is read as well."""
        action = more.pop("id", f"action-{next(self.numbers)}")
        self.send(t=t, id=action, **more)
        answer = self.until("done", "refused")
        assert answer["id"] == action
        self.settle()
        return answer

    @property
    def options(self) -> list[Any]:
        prompt = self.scene.get("prompt")
        return [option["value"] for option in prompt["options"]] if prompt else []

    @property
    def question(self) -> str | None:
        prompt = self.scene.get("prompt")
        return prompt["id"] if prompt else None

    def choose(self, value: Any, **more: Any) -> dict[str, Any]:
        return self.act("choose", value=value, **({"question": self.asked} | more))

    def undo(self, **more: Any) -> dict[str, Any]:
        return self.act("undo", **({"question": self.asked} | more))

    def play(self, most: int = 500) -> dict[str, Any]:
        """Take the first option at every decision until the match is over."""
        for _ in range(most):
            if self.scene.get("verdict"):
                return self.scene
            if self.options:
                before = self.version
                if self.choose(self.options[0])["t"] == "done":
                    while self.version == before:
                        self.read()
            else:
                self.until("scene")
        raise AssertionError("the match does not end")


def merged(before: dict[str, Any], frame: dict[str, Any]) -> dict[str, Any]:
    """The whole scene that a frame makes of the one before it."""
    scene: dict[str, Any] = dict(frame["scene"])
    skipped = before.get("skipped", 0)
    """So many lines stand before those that were sent."""
    log = [*before.get("log", [])[: 0 if frame["skipped"] else max(0, frame["lines"] - skipped)], *scene.get("log", [])]
    if log:
        scene["log"] = log
    if skipped := frame["lines"] + frame["skipped"] if frame["skipped"] else min(skipped, frame["lines"]):
        scene["skipped"] = skipped
    if frame["board"] != "whole" and "board" in before:
        board = dict(before["board"])
        for kind in ("spaces", "links"):
            news = {thing["id"]: thing for thing in scene.get("board", {}).get(kind, [])}
            if kind in board:
                board[kind] = [news.get(thing["id"], thing) for thing in board[kind]]
        scene["board"] = board
    for name in frame["kept"]:
        scene[name] = before[name]
    orders = {part["path"]: part.get("order") for part in frame["parts"]}
    for path in [path for path in orders if "/" not in path]:
        scene[path] = remade(path, before[path], scene.get(path, []), orders)
    return scene


def remade(path: str, old: list[Any], sent: list[Any], orders: dict[str, Any]) -> list[Any]:
    """A list of things, made of those before and those that were sent, in their order now."""
    before, news = {thing["id"]: thing for thing in old}, {thing["id"]: thing for thing in sent}
    made = []
    for name in before if orders[path] is None else orders[path]:
        thing = dict(news[name] if name in news else before[name])
        for inside in ("areas", "cards"):
            there = f"{path}/{name}/{inside}"
            if name in news and there in orders:
                thing[inside] = remade(there, before[name].get(inside, []), thing.get(inside, []), orders)
                thing = {field: value for field, value in thing.items() if field != inside or value}
        made.append(thing)
    return made


def play_out(*seats: Table) -> None:
    """Play to the end."""
    while not seats[0].scene.get("verdict"):
        for seat in seats:
            seat.settle()
            if seat.options:
                seat.choose(seat.options[0])
    for seat in seats:
        seat.settle()


class Person:
    """Somebody with a browser."""

    def __init__(self, client: TestClient, name: str = "", language: str = "en", origin: str = ORIGIN) -> None:
        self.client = client
        self.cookie = ""
        self.origin = origin
        self.language = language
        if name:
            self.post("/api/me", name=name, language=language)

    @property
    def headers(self) -> dict[str, str]:
        return {"cookie": self.cookie} if self.cookie else {}

    def _answered(self, answer: Any) -> tuple[int, Any]:
        self.client.cookies.clear()
        if "set-cookie" in answer.headers:
            self.cookie = answer.headers["set-cookie"].partition(";")[0]
        return answer.status_code, answer.json()

    def get(self, path: str) -> tuple[int, Any]:
        return self._answered(self.client.get(path, headers=self.headers))

    def post(self, path: str, **body: Any) -> tuple[int, Any]:
        return self._answered(self.client.post(path, json=body, headers=self.headers | {"origin": self.origin}))

    def ok(self, path: str, **body: Any) -> Any:
        status, answer = self.post(path, **body)
        assert status == 200, answer
        return answer

    def open_table(self, *kinds: str, game: str = "spies", **more: Any) -> str:
        """Open a table; a seat is given as me, open, bot or a bot's level."""
        seats = [{"kind": kind} if kind in ("me", "open", "bot") else {"kind": "bot", "level": kind} for kind in kinds]
        table: str = self.ok("/api/tables", game=game, seats=seats, **more)["id"]
        return table

    @contextmanager
    def at(self, table: str, **more: Any) -> Iterator[Table]:
        """Look at a table."""
        headers = self.headers | {"origin": self.origin}
        with self.client.websocket_connect(f"/ws/table/{table}", headers=headers) as socket:
            seat = Table(socket)
            seat.send(t="hello", language=self.language, **more)
            seat.until("table")
            seat.settle()
            yield seat
