"""The bots of a server: what the time they take tells of their cards, and how long they wait for a stranger's bots.

A position is imagined again and again from the seat of an opponent, so that all worlds look the same to that seat and
the bot's cards differ. The bot thinks in each of them twice, in any order. If its times told anything, the two of one
world would be closer to each other than to those of another world.
"""

from __future__ import annotations

import argparse
import asyncio
import time
from collections.abc import Sequence
from itertools import combinations
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import httpx2
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.bars import Measured, report
from brushpass.bots import LEVELS, create
from brushpass.compiling import awaited
from brushpass.engine import Match, Observation, game, games
from brushpass.server.settings import Settings
from brushpass.server.store.records import SeatRecord
from brushpass.server.tables.bots import BotPool
from brushpass.server.tables.seats import Seating
from brushpass.server.tables.thinking import Thinkers, Whose
from brushpass.server.tokens import Invitations
from brushpass.server.viewers.questions import Questions

WORLDS = 100
BEFORE = 20
"""So many choices are made before a position is taken."""
SHUFFLES = 4_000
CHANCE = 0.01
"""Times tell nothing if shuffled ones look as much alike at least this often, in none of the cases measured."""
MASTERMINDS = 100
ANSWERS = 12
MOST_WAITING = 2.0
"""Seconds that an Agent's answer may be later because of a stranger's bots."""

DELAY = Settings(data=Path()).bot_delay
"""What an operator gets who decides nothing."""


# -- what times tell ---------------------------------------------------------------------------------------------------


class Timed(BotPool):
    """Notes how long thoughts take by themselves, from the moment that it is their turn."""

    def __init__(self) -> None:
        super().__init__(1, awaited())
        self.took: list[float] = []

    async def choose(self, level: str, seed: int, observation: Observation, seconds: float) -> Any:
        begun = time.monotonic()
        option = await super().choose(level, seed, observation, seconds)
        self.took.append(time.monotonic() - begun)
        return option


def position(name: str) -> tuple[Match[Any, Any], int]:
    """A match in which somebody is asked what a Mastermind ponders, and an opponent of theirs."""
    rules = game(name)
    match = rules.start(2, seed=7)
    for number in range(1_000):
        asked = match.waiting[0]
        options = match.decisions[0].options
        if number >= BEFORE and len(options) > 2 and rules.mind.ponders(asked.label, LEVELS["Mastermind"]):
            return match, 1 - asked.seat
        match.choose(create("greedy", number).choose(match.observe(asked.seat)), asked.seat)
    raise ValueError(f"{name} has no such question")


def worlds(name: str, count: int) -> list[Match[Any, Any]]:
    """Worlds that look the same to an opponent of whoever is asked."""
    match, opponent = position(name)
    eyes: Observation = match.observe(opponent)
    found = [eyes.imagine(Random(number), keep=True) for number in range(count)]
    assert all(world.waiting == match.waiting for world in found)
    return found


async def answer_times(pool: Timed, level: str, found: Sequence[Match[Any, Any]]) -> list[tuple[float, float]]:
    """How long a bot of that level takes in every world, twice: until it answers, and no longer than it thinks.

    The next one is asked when the workers are idle, not when the answer is there.
    """
    loop = asyncio.get_running_loop()
    records = [SeatRecord(table_id="", seat=seat, kind="bot", level=level) for seat in range(found[0].setup.seats)]
    seating = Seating(found[0].game.id, records, Invitations(b"secret"))
    times = [0.0] * len(found)
    missing = set(range(len(found)))
    all_answered = asyncio.Event()

    def ask(number: int) -> Thinkers:
        since = loop.time()

        def answered(seat: int, option: Any, thought: object) -> None:
            times[number] = loop.time() - since
            missing.discard(number)
            if not missing:
                all_answered.set()

        return Thinkers(pool, DELAY, b"secret", Questions(), answered, Whose("somebody"))

    pool.took.clear()
    asked = []
    for number, world in enumerate(found):
        asked.append(ask(number))
        asked[-1].stir(world, seating)
        before = len(pool.took)
        while len(pool.took) == before:
            await asyncio.sleep(0.005)
    await all_answered.wait()
    return list(zip(times, pool.took, strict=True))


def told_apart(first: Sequence[float], second: Sequence[float]) -> tuple[float, float]:
    """How often two worlds are told apart by their times (a half is chance), and how often shuffled ones agree so."""
    right = 0.0
    pairs = list(combinations(range(len(first)), 2))
    for one, other in pairs:
        as_they_are = abs(first[one] - second[one]) + abs(first[other] - second[other])
        exchanged = abs(first[one] - second[other]) + abs(first[other] - second[one])
        right += 0.5 if as_they_are == exchanged else as_they_are < exchanged
    apart = sum(abs(mine - again) for mine, again in zip(first, second, strict=True))
    rng, shuffled, as_close = Random(1), list(second), 0
    for _ in range(SHUFFLES):
        rng.shuffle(shuffled)
        as_close += sum(abs(mine - again) for mine, again in zip(first, shuffled, strict=True)) <= apart
    return right / len(pairs), (1 + as_close) / (1 + SHUFFLES)


async def timing(names: Sequence[str], levels: Sequence[str], count: int) -> tuple[list[Measured], list[str]]:
    """For every game and level whether its answers can be told apart, and whether its thoughts could."""
    pool = Timed()
    found, notes, chances = [], [], []
    try:
        for name in names:
            looks = worlds(name, count)
            for level in levels:
                await answer_times(pool, level, looks[:1])  # so that everything is in memory
                order = [*range(count), *range(count)]
                Random(3).shuffle(order)
                times = await answer_times(pool, level, [looks[number] for number in order])
                twice: list[list[tuple[float, float]]] = [[] for _ in range(count)]
                for number, took in zip(order, times, strict=True):
                    twice[number].append(took)
                held, chance = told_apart([one[0] for one, _ in twice], [again[0] for _, again in twice])
                thought, _ = told_apart([one[1] for one, _ in twice], [again[1] for _, again in twice])
                chances.append(chance)
                found.append(Measured(f"{name}, {level}: told apart", held, ""))
                answers = [answer for answer, _ in times]
                thoughts = sorted(thought for _, thought in times)
                notes.append(
                    f"{name}, {level}: answers after {min(answers):.3f} to {max(answers):.3f} s; thoughts took "
                    f"{thoughts[0]:.3f} to {thoughts[-1]:.3f} s and would be told apart {thought:.2f}; p {chance:.3f}"
                )
    finally:
        pool.close()
    least = min(chances) * len(chances)
    found.append(Measured("as close by chance, the least of all cases", min(1.0, least), "", CHANCE, at_least=True))
    return found, [f"{count} worlds, each twice; 0.5 is chance", *notes]


# -- a stranger's Masterminds ------------------------------------------------------------------------------------------


class Person:
    """Somebody with a cookie."""

    def __init__(self, origin: str) -> None:
        self._origin = origin
        self._http = httpx2.AsyncClient(base_url=origin, headers={"origin": origin}, verify=False, timeout=60)

    async def post(self, path: str, **body: Any) -> Any:
        answer = await self._http.post(path, json=body)
        answer.raise_for_status()
        return answer.json()

    async def open(self, *levels: str, sits: bool) -> str:
        """A table of Agent Avenue with these bots, begun."""
        seats = [{"kind": "me"}] * sits + [{"kind": "bot", "level": level} for level in levels]
        table: str = (await self.post("/api/tables", game="agent_avenue", mode="basic", seats=seats))["id"]
        await self.post(f"/api/tables/{table}/start")
        return table

    async def come(self, table: str) -> ClientConnection:
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self._http.cookies.jar)
        socket = await connect(
            f"{self._origin.replace('http', 'ws', 1)}/ws/table/{table}",
            origin=self._origin,  # type: ignore[arg-type]
            additional_headers={"cookie": cookies},
        )
        await socket.send(msgspec.json.encode({"t": "hello", "language": "en"}).decode())
        return socket

    async def close(self) -> None:
        await self._http.aclose()


async def bot_answers(person: Person, count: int) -> list[float]:
    """How long an Agent takes, answer by answer, for somebody who plays against it and answers at once."""
    times: list[float] = []
    while len(times) < count:
        table = await person.open("agent", sits=True)
        socket = await person.come(table)
        since: float | None = None
        while len(times) < count:
            frame = msgspec.json.decode(await socket.recv())
            if frame["t"] != "scene":
                continue
            if since is not None:
                times.append(time.monotonic() - since)
                since = None
            scene = frame["scene"]
            if scene.get("verdict"):
                break
            if not scene.get("prompt"):
                since = time.monotonic()
                continue
            value = scene["prompt"]["options"][0]["value"]
            choice = {
                "t": "choose",
                "id": f"{table}-{frame['question']}",
                "question": frame["question"],
                "value": value,
            }
            await socket.send(msgspec.json.encode(choice).decode())
        await socket.close()
    return times


async def beside_masterminds(origin: str) -> tuple[list[Measured], list[str]]:
    """An Agent alone, beside a hundred Masterminds of tables where nobody sits, and of tables where a stranger sits."""
    ann, stranger, other = (Person(origin) for _ in range(3))
    sockets: list[ClientConnection] = []
    try:
        for who in (ann, stranger, other):
            await who.post("/api/me", name="Somebody", language="en")
        await bot_answers(ann, 3)
        alone = await bot_answers(ann, ANSWERS)
        for _ in range(MASTERMINDS // 4):
            await stranger.open(*["mastermind"] * 4, sits=False)
        unattended = await bot_answers(ann, ANSWERS)
        for _ in range(MASTERMINDS // 3 // 2):
            table = await other.open(*["mastermind"] * 3, sits=True)
            sockets.append(await other.come(table))
        attended = await bot_answers(ann, ANSWERS)
    finally:
        for socket in sockets:
            await socket.close()
        for who in (ann, stranger, other):
            await who.close()
    usual = median(alone)
    found = [
        Measured("an Agent's answer, alone", usual, "s"),
        Measured("beside 100 Masterminds of a stranger: later by", max(unattended) - usual, "s", MOST_WAITING),
        Measured("and beside 48 with a stranger at them", max(attended) - usual, "s", MOST_WAITING),
    ]
    notes = [f"{ANSWERS} answers each, all from one address: the median alone, and the slowest beside others"]
    for what, times in (("alone", alone), ("unattended", unattended), ("attended", attended)):
        notes.append(f"{what}: {', '.join(f'{answer:.2f}' for answer in sorted(times))}")
    return found, notes


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--game", action="append", choices=games())
    asked.add_argument("--level", action="append", choices=list(LEVELS))
    asked.add_argument("--worlds", type=int, default=WORLDS)
    asked.add_argument("--json", action="store_true")
    given = asked.parse_args()
    names = given.game or games()
    report("Bots' times", *asyncio.run(timing(names, given.level or list(LEVELS), given.worlds)), given.json)


if __name__ == "__main__":
    main()
