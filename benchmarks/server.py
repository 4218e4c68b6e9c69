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
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import IO, Any, NamedTuple

import httpx2
import uvicorn

from benchmarks import bots
from benchmarks.bars import Measured, percentile, report
from benchmarks.floods import FLOODS, RATE, TABLES
from benchmarks.frames import measure_frames
from benchmarks.load import Crowd
from brushpass.bots import LEVELS
from brushpass.compiling import awaited
from brushpass.engine import games
from brushpass.server import Settings, create_app
from brushpass.server.listening import Config
from brushpass.server.log import log_to
from brushpass.server.store import Store, Write

GATHERING = 3.0
"""Seconds until a flood is there."""
IDLE = 2.0
"""Seconds after which a table leaves the memory, where memory is measured."""

BOUNDLESS: dict[str, Any] = {
    **dict.fromkeys(("frame_rate", "address_rate", "own_rate", "spare_rate", "stranger_rate"), 1e6),
    **dict.fromkeys(("sockets_per_address", "sockets_per_person", "connections_per_address"), 10_000),
    **dict.fromkeys(("tables_per_address", "tables_per_person"), 10_000),
}
"""Everybody in a benchmark comes from one address, and there are few of them."""


class NoCommits(Store):
    """Writes what opens a table, and says of every move that it is written although it is not."""

    async def commit(self, writes: Sequence[Write]) -> None:
        if not any("number" in values and values.get("kind") == "choice" for _, values in writes):
            await super().commit(writes)


def serve(port: int, data: Path, commits: bool, idle: float, limited: bool) -> None:
    """The server under test, in a process of its own."""
    log_to(sys.stderr, Settings(data=data).log_limit)
    origin = f"http://127.0.0.1:{port}"
    limits = {} if limited else BOUNDLESS
    settings = Settings(data=data, origins=(origin,), port=port, workers=1, compiled=awaited(), idle=idle, **limits)
    store = (Store if commits else NoCommits)(settings.database_url())
    with socket.create_server(("127.0.0.1", port)) as listening:
        uvicorn.Server(Config(create_app(settings, store), settings)).run([listening])


@asynccontextmanager
async def server(
    commits: bool, idle: float = 3600.0, limited: bool = False, log: IO[bytes] | None = None
) -> AsyncIterator[tuple[Crowd, int]]:
    """Start the server; who will sit there, and its process id. `limited`: with the usual limits."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port = found.getsockname()[1]
    with tempfile.TemporaryDirectory() as data:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "benchmarks.server", "--serve", str(port), data),
            *(str(int(commits)), str(idle), str(int(limited))),
            stderr=log,
        )
        crowd = Crowd(f"http://127.0.0.1:{port}", spread=limited)
        try:
            await _until_it_answers(crowd.origin)
            yield crowd, process.pid
        finally:
            await crowd.close()
            process.terminate()
            await process.wait()


async def _until_it_answers(origin: str) -> None:
    async with httpx2.AsyncClient(verify=False, timeout=60) as http:
        for _ in range(200):
            try:
                await http.get(f"{origin}/api/me")
                return
            except httpx2.TransportError:
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


class Played(NamedTuple):
    """How long choices took, and how much of the time the server worked."""

    p50: float
    p99: float
    work: float


async def measure_floods(names: Sequence[str], seconds: float, rounds: int, as_json: bool) -> None:
    """How long a choice takes beside each flood and without it, in turns, and how much of the time the server works."""
    found, notes = [], []
    with tempfile.TemporaryFile() as log:
        began = time.monotonic()
        async with server(True, limited=True, log=log) as (crowd, process):
            for name in names:
                without, beside, left = [], [], []
                for _ in range(rounds):
                    without.append(await _played(crowd, process, seconds))
                    strangers = await asyncio.create_subprocess_exec(
                        *(sys.executable, "-m", "benchmarks.floods", "--", name, crowd.origin.rpartition(":")[2]),
                        *(crowd.playing[0].id, str(seconds + 2 * GATHERING)),
                    )
                    await asyncio.sleep(GATHERING)
                    beside.append(await _played(crowd, process, seconds))
                    left.append(await _played(crowd, process, 2 * GATHERING))
                    await strangers.wait()
                before, during, after = (
                    Played(*map(statistics.median, zip(*all, strict=True))) for all in (without, beside, left)
                )
                found.append(Measured(f"{name}: p99 beside it, in p99 without", during.p99 / before.p99, "", 2))
                notes.append(
                    f"{name}: p50 {1e3 * before.p50:.0f} to {1e3 * during.p50:.0f} ms, p99 {1e3 * before.p99:.0f} to "
                    f"{1e3 * during.p99:.0f} ms, while all of them leave at once {1e3 * after.p99:.0f} ms; "
                    f"the server worked {before.work:.0%} to {during.work:.0%} of the time"
                )
        hours = (time.monotonic() - began) / 3600
        found.append(Measured("the log", log.seek(0, os.SEEK_END) / 1e6 / hours, "MB/h", 1))
    notes.append(
        f"{TABLES} tables, {RATE:g} choices/s, {rounds} rounds of {seconds:g} s, medians; "
        f"load {os.getloadavg()[0]:.0f} on {os.cpu_count()} processors"
    )
    report("The server beside strangers, loopback", found, notes, as_json)


async def _played(crowd: Crowd, process: int, seconds: float) -> Played:
    """Twenty tables in play for a while."""
    await crowd.fill(TABLES)
    before, began = worked(process), time.monotonic()
    await crowd.at_rate(RATE, seconds)
    work = (worked(process) - before) / (time.monotonic() - began)
    return Played(percentile(crowd.latencies, 0.5), percentile(crowd.latencies, 0.99), work)


async def measure(tables: int, seconds: float, rounds: int, as_json: bool) -> None:
    frames, about_frames = measure_frames()
    found, notes = await under_load(tables, seconds, rounds)
    report("The server, loopback", found + await idle_memory(tables) + frames, notes + about_frames, as_json)


async def measure_bots(as_json: bool) -> None:
    async with server(True) as (crowd, _):
        report("A stranger's bots", *await bots.beside_masterminds(crowd.origin), as_json)
    report("Bots' times", *await bots.timing(games(), list(LEVELS), bots.WORLDS), as_json)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--tables", type=int, default=200)
    asked.add_argument("--seconds", type=float, default=8.0)
    asked.add_argument("--rounds", type=int, default=5)
    asked.add_argument("--json", action="store_true")
    asked.add_argument("--frames", action="store_true", help="only what frames cost early and late in a match")
    asked.add_argument("--bots", action="store_true", help="only what bots' times tell, and how long they wait")
    asked.add_argument(
        "--floods", nargs="*", choices=FLOODS, metavar="FLOOD", help="only what strangers do to twenty tables in play"
    )
    asked.add_argument("--serve", nargs=5, help=argparse.SUPPRESS)
    given = asked.parse_args()
    if given.serve:
        port, data, commits, idle, limited = given.serve
        serve(int(port), Path(data), commits == "1", float(idle), limited == "1")
    elif given.floods is not None:
        asyncio.run(measure_floods(given.floods or list(FLOODS), given.seconds, given.rounds, given.json))
    elif given.frames:
        report("Frames", *measure_frames(), given.json)
    elif given.bots:
        asyncio.run(measure_bots(given.json))
    else:
        asyncio.run(measure(given.tables, given.seconds, given.rounds, given.json))


if __name__ == "__main__":
    main()
