"""The server under load: socket bots at many tables, with commits and without, and the memory of idle tables.

Committed moves per second are compared with the same run whose commits are switched off, so that the disk's part shows.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import socket
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx2
import msgspec
import uvicorn
from websockets.asyncio.client import connect
from websockets.typing import Origin

from brushpass.server import Settings, create_app
from brushpass.server.store import Store, Write

GAME = "agent_avenue"
IDLE = 2.0
"""Seconds after which a table leaves the memory, where memory is measured."""


class NoCommits(Store):
    """Writes what opens a table, and says of every move that it is written although it is not."""

    async def commit(self, writes: Sequence[Write]) -> None:
        if not any("number" in values and values.get("kind") == "choice" for _, values in writes):
            await super().commit(writes)


def serve(port: int, data: Path, commits: bool, idle: float) -> None:
    """The server under test, in a process of its own."""
    origin = f"http://127.0.0.1:{port}"
    settings = Settings(
        data=data,
        origins=(origin,),
        idle=idle,
        frame_rate=1e6,
        address_rate=1e6,
        sockets_per_address=10_000,
    )
    store = (Store if commits else NoCommits)(settings.database_url())
    uvicorn.run(
        create_app(settings, store),
        port=port,
        log_level="error",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_max_size=settings.frame_limit,
    )


@asynccontextmanager
async def server(commits: bool, idle: float = 3600.0) -> AsyncIterator[tuple[str, int]]:
    """Start the server; its origin and its process id."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port = found.getsockname()[1]
    with tempfile.TemporaryDirectory() as data:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "benchmarks.server", "--serve", str(port), data, str(int(commits)), str(idle))
        )
        try:
            origin = f"http://127.0.0.1:{port}"
            async with httpx2.AsyncClient(verify=False) as http:
                for _ in range(100):
                    try:
                        await http.get(f"{origin}/api/me")
                        break
                    except httpx2.ConnectError:
                        await asyncio.sleep(0.1)
            yield origin, process.pid
        finally:
            process.terminate()
            await process.wait()


class Run:
    """Everybody sits down first; then the clock starts for all."""

    def __init__(self, players: int) -> None:
        self.missing = players
        self.go = asyncio.Event()
        self.ends = 0.0

    async def wait(self) -> None:
        self.missing -= 1
        await self.go.wait()

    async def start(self, seconds: float) -> None:
        while self.missing > 0:
            await asyncio.sleep(0.05)
        await asyncio.sleep(1.0)
        self.ends = time.monotonic() + seconds
        self.go.set()


class Player:
    """A socket bot: chooses at random as soon as it is asked, or after a pause."""

    def __init__(self, origin: str, cookie: str, table: str, latencies: list[float]) -> None:
        self.origin, self.cookie, self.table, self.latencies = origin, cookie, table, latencies
        self.pause = 0.0
        self.random = random.Random(f"{table} {cookie}")

    def connect(self) -> connect:
        return connect(
            f"{self.origin.replace('http', 'ws')}/ws/table/{self.table}",
            origin=Origin(self.origin),
            additional_headers={"cookie": self.cookie},
            compression=None,
            proxy=None,
        )

    async def play(self, run: Run) -> None:
        async with self.connect() as page:
            await page.send(encoded(t="hello", language="en"))
            answered, began = -1, 0.0
            await run.wait()
            while True:
                try:
                    frame = await asyncio.wait_for(page.recv(), run.ends - time.monotonic())
                except TimeoutError:
                    return
                seen = msgspec.json.decode(frame)
                if seen["t"] == "refused":
                    raise AssertionError(seen)
                if seen["t"] == "done":
                    self.latencies.append(time.monotonic() - began)
                if seen["t"] != "scene" or seen["version"] == answered:
                    continue
                if seen["scene"].get("verdict"):
                    return
                if seen["scene"].get("prompt"):
                    if self.pause:
                        await asyncio.sleep(min(self.random.expovariate(1 / self.pause), run.ends - time.monotonic()))
                    answered, began = seen["version"], time.monotonic()
                    await page.send(self.choice(seen))

    def choice(self, seen: dict[str, Any]) -> str:
        value = self.random.choice(seen["scene"]["prompt"]["options"])["value"]
        return encoded(t="choose", id=str(seen["version"]), version=seen["version"], value=value)


def encoded(**frame: Any) -> str:
    return msgspec.json.encode(frame).decode()


async def open_table(origin: str) -> tuple[str, list[str]]:
    """A table with two people at it, begun; its id and their cookies."""
    cookies = []
    headers = {"origin": origin}
    async with httpx2.AsyncClient(base_url=origin, headers=headers, verify=False) as host:
        seats = [{"kind": "me"}, {"kind": "open"}]
        table = (await host.post("/api/tables", json={"game": GAME, "mode": "advanced", "seats": seats})).json()["id"]
        token = (await host.get(f"/api/tables/{table}")).json()["invite"].removeprefix("/join/")
        async with httpx2.AsyncClient(base_url=origin, headers=headers, verify=False) as guest:
            (await guest.post("/api/join", json={"token": token, "name": "Guest"})).raise_for_status()
            cookies.append(guest.cookies)
        (await host.post(f"/api/tables/{table}/start", json={})).raise_for_status()
        cookies.insert(0, host.cookies)
    return table, ["; ".join(f"{name}={value}" for name, value in jar.items()) for jar in cookies]


async def load(commits: bool, tables: int, seconds: float, rate: float | None = None) -> tuple[float, list[float]]:
    """Moves per second and their latencies; `rate`: no more than so many per second, spread over the tables."""
    latencies: list[float] = []
    async with server(commits) as (origin, _):
        run = Run(2 * tables)

        async def keep_playing() -> None:
            table, cookies = begun.pop()
            while not run.ends or time.monotonic() < run.ends:
                players = [Player(origin, cookie, table, latencies) for cookie in cookies]
                for player in players:
                    player.pause = 0.0 if rate is None else tables / rate
                await asyncio.gather(*(player.play(run) for player in players))
                if time.monotonic() < run.ends:
                    table, cookies = begun.pop() if begun else await open_table(origin)

        # As many again wait for those that end early: opening a table costs more than a move.
        begun = [await open_table(origin) for _ in range(2 * tables)]
        playing = asyncio.gather(*(keep_playing() for _ in range(tables)))
        await run.start(seconds)
        await playing
        return len(latencies) / seconds, latencies


def resident(process: int) -> float:
    """The memory of a process in kB."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1024


async def idle_memory(tables: int) -> tuple[float, float]:
    """Memory per idle table in kB: with nobody there, and what two open pages add to it."""
    async with server(True, IDLE) as (origin, process):
        for _ in range(tables // 2):  # whatever the first tables bring into memory for all
            await open_table(origin)
        await asyncio.sleep(2 * IDLE)
        before = resident(process)
        begun = [await open_table(origin) for _ in range(tables)]
        await asyncio.sleep(2 * IDLE)
        idle = (resident(process) - before) / tables
        before = resident(process)
        pages = []
        for table, cookies in begun:
            for cookie in cookies:
                pages.append(await Player(origin, cookie, table, []).connect())
                await pages[-1].send(encoded(t="hello", language="en"))
        await asyncio.sleep(2 * IDLE)
        watched = (resident(process) - before) / tables
        await asyncio.gather(*(page.close() for page in pages))
        return idle, watched


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[int(share * (len(values) - 1))]


async def measure(tables: int, seconds: float) -> None:
    rates: dict[bool, list[float]] = {True: [], False: []}
    for commits in (True, False, True, False):
        rate, latencies = await load(commits, tables, seconds)
        rates[commits].append(rate)
        print(
            f"commits {'on ' if commits else 'off'}  {rate:7.0f} moves/s   "
            f"p50 {1e3 * statistics.median(latencies):6.1f} ms   p99 {1e3 * percentile(latencies, 0.99):6.1f} ms"
        )
    on, off = (statistics.mean(rates[commits]) for commits in (True, False))
    print(f"ratio        {on / off:7.2f}             (bar: at least 0.70)")
    rate, latencies = await load(True, tables, seconds, on / 2)
    print(f"half load    {rate:7.0f} moves/s   p99 {1e3 * percentile(latencies, 0.99):6.1f} ms   (bar: under 100 ms)")
    idle, watched = await idle_memory(tables)
    print(f"idle table   {idle:7.1f} kB          (bar: at most 50 kB; two open pages add {watched:.0f} kB)")


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--tables", type=int, default=200)
    asked.add_argument("--seconds", type=float, default=15.0)
    asked.add_argument("--serve", nargs=4, help=argparse.SUPPRESS)
    given = asked.parse_args()
    if given.serve:
        serve(int(given.serve[0]), Path(given.serve[1]), given.serve[2] == "1", float(given.serve[3]))
    else:
        asyncio.run(measure(given.tables, given.seconds))


if __name__ == "__main__":
    main()
