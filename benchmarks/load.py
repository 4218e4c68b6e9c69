"""People for the server's benchmark: as cheap as they can be, since they share the machine with what they measure.

They speak just as much of the WebSocket protocol as is needed here, read of a scene only what they can choose, and
are all in one process beside the server's.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections import deque
from collections.abc import Callable
from typing import Any

import httpx2
import msgspec

GAME = "agent_avenue"
TABLES_PER_HOST = 50

TEXT, PING, PONG = 0x1, 0x9, 0xA
MASK = b"\0\0\0\0"
"""A client must mask what it sends; with this mask the bytes stay as they are."""


class Option(msgspec.Struct):
    value: Any


class Prompt(msgspec.Struct):
    options: list[Option]


class Scene(msgspec.Struct):
    prompt: Prompt | None = None
    verdict: Any = None


class Seen(msgspec.Struct):
    question: int
    scene: Scene


_seen = msgspec.json.Decoder(Seen)


def framed(data: bytes, kind: int = TEXT) -> bytes:
    """A frame as a client sends it."""
    head = (0x80 | kind, 0x80 | len(data)) if len(data) < 126 else (0x80 | kind, 0x80 | 126, *divmod(len(data), 256))
    return bytes(head) + MASK + data


def encoded(**frame: Any) -> bytes:
    return framed(msgspec.json.encode(frame))


class Page(asyncio.Protocol):
    """One socket at one table. What is asked there waits in `question` until somebody answers."""

    def __init__(self, crowd: Crowd, table: Table, request: bytes) -> None:
        self.crowd, self.table = crowd, table
        self.opened = asyncio.get_running_loop().create_future()
        self.question: Seen | None = None
        self._request = request
        self._answered = -1
        self._began = 0.0
        self._buffer = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self.opened.done():
            head, found, rest = self._buffer.partition(b"\r\n\r\n")
            if not found:
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self._buffer = rest
            self.opened.set_result(None)
            self.transport.write(encoded(t="hello", language="en"))
        self._read()

    def _read(self) -> None:
        """Take whole frames off the buffer; the server sends each in one piece."""
        at, data = 0, self._buffer
        while len(data) - at >= 2:
            size, body = data[at + 1], at + 2
            if size == 126:
                size, body = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                size, body = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if len(data) < body + size:
                break
            if data[at] & 0xF == TEXT:
                self._frame(data[body : body + size])
            elif data[at] & 0xF == PING:
                self.transport.write(framed(data[body : body + size], PONG))
            at = body + size
        self._buffer = data[at:]

    def _frame(self, frame: bytes) -> None:
        if frame.startswith(b'{"t":"done"'):
            self.crowd.latencies.append(time.monotonic() - self._began)
        elif frame.startswith(b'{"t":"scene"'):
            seen = _seen.decode(frame)
            if seen.scene.verdict is not None:
                self.crowd.over(self.table)
            elif seen.scene.prompt is not None and seen.question != self._answered:
                self.question = seen
                self.crowd.asked(self)
        elif frame.startswith(b'{"t":"refused"'):
            self.crowd.refusals.append(frame)

    def answer(self, due: float) -> None:
        """Choose at random; the time counts from when the answer was due."""
        seen, self.question = self.question, None
        assert seen is not None and seen.scene.prompt is not None
        self._answered, self._began = seen.question, due
        value = self.crowd.random.choice(seen.scene.prompt.options).value
        self.transport.write(encoded(t="choose", id=str(seen.question), question=seen.question, value=value))


class Table:
    """A table and the pages of those who sit at it."""

    def __init__(self, table: str, cookies: tuple[str, str]) -> None:
        self.id, self.cookies = table, cookies
        self.pages: list[Page] = []
        self.playing = self.over = False


class Crowd:
    """Everybody at one server: tables in play, spare ones for those that end, and how long each answer took."""

    def __init__(self, origin: str, spread: bool = False) -> None:
        """`spread`: every table has people and an address of its own."""
        self.origin = origin
        self._spread = spread
        self.random = random.Random(1)
        self.latencies: list[float] = []
        self.refusals: list[bytes] = []
        self.playing: list[Table] = []
        self._spare: list[Table] = []
        self._waiting: deque[Page] = deque()
        self._on_question: Callable[[Page], None] = self._waiting.append
        self._hosts: list[tuple[str, str]] = []
        self._opened = 0
        self._http = httpx2.AsyncClient(base_url=origin, headers={"origin": origin}, verify=False, timeout=60)

    # -- opening tables ----------------------------------------------------------------------------------------------

    async def fill(self, tables: int) -> None:
        """Have so many tables in play and half as many ready."""
        self.playing = [table for table in self.playing if not table.over]
        while len(self._spare) < tables // 2 + tables - len(self.playing):
            self._spare.append(await self.open_table())
        while len(self.playing) < tables:
            self._play(self._spare.pop())
        await asyncio.sleep(0.5)

    async def open_table(self, connected: bool = True) -> Table:
        """A table with two people at it, begun."""
        if self._spread or self._opened % TABLES_PER_HOST == 0:
            self._hosts.append((await self._newcomer(), await self._newcomer()))
        self._opened += 1
        host, guest = self._hosts[-1]
        seats = [{"kind": "me"}, {"kind": "open"}]
        wish = {"game": GAME, "mode": "advanced", "seats": seats, "public": True}
        table = Table((await self._post(host, "/api/tables", **wish)).json()["id"], (host, guest))
        await self._post(guest, f"/api/tables/{table.id}/join", name="Guest")
        await self._post(host, f"/api/tables/{table.id}/start")
        if connected:
            await self.connect(table)
        return table

    async def _newcomer(self) -> str:
        answer = await self._post("", "/api/me", name="Somebody", language="en")
        cookie: str = answer.headers["set-cookie"].partition(";")[0]
        self._http.cookies.clear()
        return cookie

    async def _post(self, cookie: str, path: str, **body: Any) -> httpx2.Response:
        answer = await self._http.post(path, json=body, headers={"cookie": cookie})
        answer.raise_for_status()
        return answer

    async def connect(self, table: Table) -> None:
        host, _, port = self.origin.removeprefix("http://").partition(":")
        source = (f"127.1.{self._opened // 250}.{self._opened % 250 + 1}", 0) if self._spread else None
        for cookie in table.cookies:
            head = (
                f"GET /ws/table/{table.id} HTTP/1.1\r\nHost: {host}:{port}\r\nOrigin: {self.origin}\r\n"
                f"Cookie: {cookie}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
            )
            page = Page(self, table, head.encode())
            await asyncio.get_running_loop().create_connection(
                lambda page=page: page,
                host,
                int(port),
                local_addr=source,
            )
            await page.opened
            table.pages.append(page)

    def _play(self, table: Table) -> None:
        table.playing = True
        self.playing.append(table)
        for page in table.pages:
            if page.question is not None:
                self._on_question(page)

    # -- playing -----------------------------------------------------------------------------------------------------

    def asked(self, page: Page) -> None:
        if page.table.playing:
            self._on_question(page)

    def over(self, table: Table) -> None:
        """Another table takes the place of one whose match has ended."""
        if table.over:
            return
        table.over = True
        for page in table.pages:
            page.transport.close()
        if table.playing and self._spare:
            self._play(self._spare.pop())

    async def at_full_speed(self, seconds: float) -> float:
        """Everybody answers at once, for a while; answers a second."""
        self.latencies = []
        self._on_question = lambda page: page.answer(time.monotonic())
        began = time.monotonic()
        while self._waiting:
            self._waiting.popleft().answer(began)
        await asyncio.sleep(seconds)
        rate = len(self.latencies) / (time.monotonic() - began)
        await self._stop()
        return rate

    async def at_rate(self, rate: float, seconds: float) -> float:
        """So many answers a second, spread evenly, from whoever has waited longest; answers a second that came about.

        Each has its due time, so that a late one counts as late even if this process was the reason.
        """
        self.latencies = []
        began = time.monotonic()
        given = 0
        while (now := time.monotonic()) < began + seconds:
            while (due := began + given / rate) <= now and self._waiting:
                page = self._waiting.popleft()
                if not page.table.over:
                    page.answer(due)
                    given += 1
            await asyncio.sleep(max(0.001, due - now))
        reached = len(self.latencies) / (time.monotonic() - began)
        await self._stop()
        return reached

    async def _stop(self) -> None:
        """Let questions wait from now on, and those under way come to an end."""
        self._on_question = self._waiting.append
        await asyncio.sleep(1.0)
        assert not self.refusals, self.refusals[0]

    async def close(self) -> None:
        for table in (*self.playing, *self._spare):
            for page in table.pages:
                page.transport.close()
        await self._http.aclose()
