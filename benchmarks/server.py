"""The server under load: people at many tables, with commits and without, the memory of idle tables, and frames.

Committed moves per second are compared with the same play at a server whose commits are switched off, so that the
disk's part shows. Both servers are up all the time and take turns, since other work on the machine comes and goes.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import socket
import statistics
import sys
import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import httpx2
import uvicorn

from benchmarks.bars import Measured, percentile, report
from benchmarks.frames import measure_frames
from benchmarks.load import Crowd
from brushpass.server import Settings, create_app
from brushpass.server.store import Store, Write

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
async def server(commits: bool, idle: float = 3600.0) -> AsyncIterator[tuple[Crowd, int]]:
    """Start the server; who will sit there, and its process id."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port = found.getsockname()[1]
    with tempfile.TemporaryDirectory() as data:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "benchmarks.server", "--serve", str(port), data, str(int(commits)), str(idle))
        )
        crowd = Crowd(f"http://127.0.0.1:{port}")
        try:
            await _until_it_answers(crowd.origin)
            yield crowd, process.pid
        finally:
            await crowd.close()
            process.terminate()
            await process.wait()


async def _until_it_answers(origin: str) -> None:
    async with httpx2.AsyncClient(verify=False) as http:
        for _ in range(200):
            try:
                await http.get(f"{origin}/api/me")
                return
            except httpx2.ConnectError:
                await asyncio.sleep(0.1)
    raise RuntimeError("the server does not start")


async def under_load(tables: int, seconds: float, rounds: int) -> tuple[list[Measured], list[str]]:
    """Moves a second with commits and without, in turns; then half of that, and how long it takes."""
    on: list[float] = []
    off: list[float] = []
    costs: dict[int, list[float]] = {}
    async with server(True) as (committed, with_commits), server(False) as (uncommitted, without):
        for _ in range(rounds):
            for crowd, process, rates in ((committed, with_commits, on), (uncommitted, without, off)):
                await crowd.fill(tables)
                before = worked(process)
                rates.append(await crowd.at_full_speed(seconds))
                costs.setdefault(process, []).append((worked(process) - before) / len(crowd.latencies))
        half = statistics.median(on) / 2
        reached, times = [], []
        for _ in range(rounds):
            await committed.fill(tables)
            reached.append(await committed.at_rate(half, seconds))
            times.append(percentile(committed.latencies, 0.99))
    found = [
        Measured("moves with commits", statistics.median(on), "/s"),
        Measured("moves without commits", statistics.median(off), "/s"),
        Measured("ratio", statistics.median(on) / statistics.median(off), "", 0.7, at_least=True),
        Measured("processor time of a move with commits", 1e3 * statistics.median(costs[with_commits]), "ms"),
        Measured("processor time of a move without", 1e3 * statistics.median(costs[without]), "ms"),
        Measured("moves at half load", statistics.median(reached), "/s"),
        Measured("p99 at half load", 1e3 * statistics.median(times), "ms", 100),
    ]
    notes = [
        f"{tables} tables, {rounds} rounds of {seconds:g} s each, medians",
        "with commits " + ", ".join(f"{rate:.0f}" for rate in on) + "; without " + ", ".join(f"{r:.0f}" for r in off),
        f"half load aimed at {half:.0f}/s; p99 of the rounds " + ", ".join(f"{1e3 * time:.0f} ms" for time in times),
    ]
    return found, notes


def worked(process: int) -> float:
    """The seconds that a process has worked so far; other work on the machine does not count."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident(process: int) -> float:
    """The memory of a process in kB."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1024


async def idle_memory(tables: int) -> list[Measured]:
    """Memory per idle table: with nobody there, and what two open pages add to it."""
    async with server(True, IDLE) as (crowd, process):
        for _ in range(tables // 2):  # whatever the first tables bring into memory for all
            await crowd.open_table(connected=False)
        await asyncio.sleep(2 * IDLE)
        before = resident(process)
        begun = [await crowd.open_table(connected=False) for _ in range(tables)]
        await asyncio.sleep(2 * IDLE)
        idle = (resident(process) - before) / tables
        before = resident(process)
        for table in begun:
            await crowd.connect(table)
        await asyncio.sleep(2 * IDLE)
        watched = (resident(process) - before) / tables
        for table in begun:
            for page in table.pages:
                page.transport.close()
    return [
        Measured("idle table", idle, "kB", 50),
        Measured("what two open pages add to it", watched, "kB"),
    ]


async def measure(tables: int, seconds: float, rounds: int, as_json: bool) -> None:
    frames, about_frames = measure_frames()
    found, notes = await under_load(tables, seconds, rounds)
    report("The server, loopback", found + await idle_memory(tables) + frames, notes + about_frames, as_json)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--tables", type=int, default=200)
    asked.add_argument("--seconds", type=float, default=8.0)
    asked.add_argument("--rounds", type=int, default=5)
    asked.add_argument("--json", action="store_true")
    asked.add_argument("--frames", action="store_true", help="only what frames cost early and late in a match")
    asked.add_argument("--serve", nargs=4, help=argparse.SUPPRESS)
    given = asked.parse_args()
    if given.serve:
        serve(int(given.serve[0]), Path(given.serve[1]), given.serve[2] == "1", float(given.serve[3]))
    elif given.frames:
        report("Frames", *measure_frames(), given.json)
    else:
        asyncio.run(measure(given.tables, given.seconds, given.rounds, given.json))


if __name__ == "__main__":
    main()
