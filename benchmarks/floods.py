"""Floods: what strangers do to the server beside twenty tables in play, and how much slower the others get by it.

Each flood comes from a process of its own, which gives way to those that play. The same play is measured
just before it, since other work on the machine comes and goes.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import time
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any

import msgspec

TABLES = 20
RATE = 20.0
"""Choices a second of everybody together: each table one."""
SPECTATORS = 1000
NET = [f"127.0.2.{number}" for number in range(1, 101)]
"""Addresses of this machine from which strangers come; those who play have others."""


class Target:
    """The server that strangers come to, and what they know of it."""

    def __init__(self, port: int, table: str, until: float) -> None:
        self.port, self.table, self.until = port, table, until
        self.host = f"127.0.0.1:{port}"

    @property
    def on(self) -> bool:
        return time.monotonic() < self.until

    async def connect(self, source: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=(source, 0))

    def request(self, method: str, path: str, body: bytes = b"", *more: str) -> bytes:
        lines = (f"{method} {path} HTTP/1.1", f"Host: {self.host}", f"Origin: http://{self.host}")
        about = ("Content-Type: application/json", f"Content-Length: {len(body)}") if body else ()
        return "\r\n".join((*lines, *about, "Accept-Encoding: gzip", *more, "", "")).encode() + body

    @property
    def handshake(self) -> bytes:
        key = ("Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==")
        return self.request("GET", f"/ws/table/{self.table}", b"", "Upgrade: websocket", "Connection: Upgrade", *key)


async def again(target: Target, work: Callable[[], Awaitable[None]]) -> None:
    """Do it over and over; whoever is shown out comes again."""
    while target.on:
        with suppress(OSError, asyncio.IncompleteReadError):
            await work()
        await asyncio.sleep(0.02)


async def ask(target: Target, source: str, request: bytes) -> None:
    """Ask the same over one connection, as fast as it is answered."""
    reader, writer = await target.connect(source)
    try:
        while target.on:
            writer.write(request)
            head = await reader.readuntil(b"\r\n\r\n")
            size = next((line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:")), b": 0")
            await reader.readexactly(int(size.split(b":")[1]))
    finally:
        writer.close()


async def pour(target: Target, source: str, first: bytes, data: bytes) -> None:
    """Send the same frames over a socket, as fast as they are taken."""
    reader, writer = await target.connect(source)
    try:
        writer.write(target.handshake)
        await reader.readuntil(b"\r\n\r\n")
        writer.write(first)
        while target.on and not reader.at_eof():
            writer.write(data)
            await writer.drain()
    finally:
        writer.close()


async def stay(target: Target, source: str, data: bytes) -> None:
    """Send something and then nothing, for as long as that is borne."""
    reader, writer = await target.connect(source)
    try:
        writer.write(data)
        async with asyncio.timeout(max(0.0, target.until - time.monotonic())):
            while await reader.read(65_536):
                pass
    except TimeoutError:
        pass
    finally:
        writer.close()


def framed(kind: int, data: bytes = b"") -> bytes:
    return bytes((kind, 0x80 | len(data))) + bytes(4) + data


async def pings(target: Target) -> None:
    """One socket that sends pings without end."""
    await again(target, lambda: pour(target, NET[0], b"", framed(0x89, b"x" * 100) * 600))


async def fragments(target: Target) -> None:
    """One socket that sends empty fragments without end."""
    await again(target, lambda: pour(target, NET[0], framed(0x01), framed(0x00) * 10_000))


async def many(target: Target, count: int, work: Callable[[int], Awaitable[None]]) -> None:
    async with asyncio.TaskGroup() as group:
        for number in range(count):
            group.create_task(again(target, lambda number=number: work(number)))  # type: ignore[misc]


async def silence(target: Target) -> None:
    """1,100 connections that send nothing."""
    await many(target, 1100, lambda _: stay(target, NET[0], b""))


async def halves(target: Target) -> None:
    """500 requests of which the second half never comes."""
    half = target.request("POST", "/api/me", b"{" + b" " * 99)[:-50]
    await many(target, 500, lambda _: stay(target, NET[0], half))


async def files(target: Target) -> None:
    """32 connections that ask for the page's largest script."""
    reader, writer = await target.connect(NET[0])
    writer.write(target.request("GET", "/"))
    head = await reader.readuntil(b"\r\n\r\n")
    size = next(line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:"))
    page = (await reader.readexactly(int(size.split(b":")[1]))).decode()
    writer.close()
    script = max((part.split('"')[0] for part in page.split('"/assets/')[1:]), key=lambda name: name.endswith(".js"))
    await many(target, 32, lambda _: ask(target, NET[0], target.request("GET", f"/assets/{script}")))


async def addresses(target: Target) -> None:
    """Ten addresses, eight connections each, that ask for the list of tables as fast as they may."""
    asked = target.request("GET", "/api/tables")
    await many(target, 80, lambda number: ask(target, NET[number % 10], asked))


async def spectators(target: Target) -> None:
    """A thousand spectators who all want to see one table."""
    hello = msgspec.json.encode({"t": "hello", "language": random.choice(("en", "cs", "sk"))})

    async def watch(number: int) -> None:
        reader, writer = await target.connect(NET[number % len(NET)])
        try:
            writer.write(target.handshake)
            await reader.readuntil(b"\r\n\r\n")
            writer.write(framed(0x81, hello))
            async with asyncio.timeout(max(0.0, target.until - time.monotonic())):
                while await reader.read(65_536):
                    pass
        except TimeoutError:
            pass
        finally:
            writer.close()

    await many(target, SPECTATORS, watch)


async def tables(target: Target) -> None:
    """Tables without end, each by somebody who was never here before."""
    wish = {"game": "agent_avenue", "seats": [{"kind": "me"}, {"kind": "open"}], "public": True}
    asked = target.request("POST", "/api/tables", msgspec.json.encode(wish))
    await many(target, 16, lambda _: ask(target, NET[0], asked))


FLOODS: dict[str, Callable[[Target], Coroutine[Any, Any, None]]] = {
    flood.__name__: flood for flood in (pings, fragments, silence, halves, files, addresses, spectators, tables)
}


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("flood", choices=FLOODS)
    asked.add_argument("port", type=int)
    asked.add_argument("table")
    asked.add_argument("seconds", type=float)
    given = asked.parse_args()
    os.nice(5)
    target = Target(given.port, given.table, time.monotonic() + given.seconds)
    asyncio.run(FLOODS[given.flood](target))


if __name__ == "__main__":
    main()
