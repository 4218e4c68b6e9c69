"""A server with its real doors, at a port of this machine, and strangers who speak to it byte by byte."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import uvicorn

from brushpass.server import Settings, create_app
from brushpass.server.listening import Config

PATIENCE = 60.0
"""Seconds after which what has not come will not come; a busy machine is slow."""
TEXT, PING, PONG, CLOSE = 0x1, 0x9, 0xA, 0x8
FRAGMENT = 0x0


class Server(uvicorn.Server):
    """uvicorn in a thread of the test."""

    port = 0
    config: Config

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        self.loop = asyncio.get_running_loop()
        await super().startup(sockets)
        self.ready.set()

    @contextmanager
    def running(self) -> Iterator[Server]:
        self.ready = threading.Event()
        with socket.create_server(("127.0.0.1", self.port), backlog=2048) as listening:
            thread = threading.Thread(target=self.run, args=([listening],))
            thread.start()
            try:
                assert self.ready.wait(PATIENCE)
                yield self
            finally:
                self.should_exit = True
                thread.join(PATIENCE)


@contextmanager
def doors(settings: Settings, port: int) -> Iterator[Server]:
    """The server of these settings at that port."""
    server = Server(Config(create_app(settings), settings))
    server.port = port
    with server.running():
        yield server


class Stranger:
    """A connection of which every byte is ours."""

    def __init__(self, port: int, source: str = "127.0.0.1") -> None:
        self.port = port
        self.socket = socket.create_connection(("127.0.0.1", port), PATIENCE, source_address=(source, 0))

    def __enter__(self) -> Stranger:
        return self

    def __exit__(self, *_: Any) -> None:
        self.socket.close()

    def send(self, data: bytes) -> None:
        self.socket.sendall(data)

    def head(self) -> bytes:
        """The head of the next answer; empty if the connection was ended."""
        head = b""
        try:
            while not head.endswith(b"\r\n\r\n"):
                byte = self.socket.recv(1)
                if not byte:
                    return b""
                head += byte
        except ConnectionError:
            return b""
        return head

    def get(self, path: str, *more: str) -> bytes:
        self.send("\r\n".join((f"GET {path} HTTP/1.1", f"Host: 127.0.0.1:{self.port}", *more, "", "")).encode())
        return self.head()

    def status(self, path: str, *more: str) -> int:
        """What a request is answered, its body read."""
        head = self.get(path, *more)
        size = next(line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length"))
        self._exactly(int(size.split()[1]))
        return int(head.split()[1])

    def upgrade(self, path: str) -> bytes:
        """Ask for a socket as a page of ours does."""
        return self.get(
            path,
            f"Origin: http://127.0.0.1:{self.port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        )

    def flood(self, data: bytes, times: int) -> None:
        """Send something over and over, until the other end has had enough."""
        try:
            for _ in range(times):
                self.send(data)
        except ConnectionError:
            pass

    def ended(self) -> bool:
        """Wait until the other end has ended the connection."""
        try:
            while self.socket.recv(65_536):
                pass
        except ConnectionError:
            pass
        except TimeoutError:
            return False
        return True

    def closed_with(self) -> int | None:
        """The code of the close frame that comes; None if the connection ends without one."""
        while True:
            kind, size = self._exactly(1), self._exactly(1)
            if kind is None or size is None:
                return None
            length = int.from_bytes(self._exactly(2) or b"", "big") if size[0] == 126 else size[0]
            body = self._exactly(length)
            if kind[0] & 0xF == CLOSE:
                return int.from_bytes((body or b"")[:2], "big")

    def _exactly(self, size: int) -> bytes | None:
        data = b""
        while len(data) < size:
            try:
                more = self.socket.recv(size - len(data))
            except ConnectionError:
                return None
            if not more:
                return None
            data += more
        return data


def frame(kind: int, data: bytes = b"", last: bool = True) -> bytes:
    """A short frame as a client sends it, under a mask that changes nothing."""
    return bytes(((0x80 if last else 0) | kind, 0x80 | len(data))) + bytes(4) + data
