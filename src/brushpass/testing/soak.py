"""All checks at length: `python -m brushpass.testing.soak`.

Thousands of random matches over every mode, seat count and option of every game, with saves, forks, undos and
imagined worlds at some of their decisions; every twentieth match of a short game goes through every check there is,
of a long game fewer, and these not at every decision. A failure is printed with the command that plays it again.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
import time
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from brushpass.engine import Match, game, games, load

from .conformance import CHECKS, holds
from .imagined import imagined_worlds, travelled
from .play import ADVISED, digest, every_of, setups, title, walk
from .two_worlds import Tally, two_worlds

EVERY = 20
"""Of so many matches of a set-up one goes through every check, if matches are short."""
SHORT = 100
"""The decisions of a short match; every look at one that is longer takes as much longer."""
SAMPLES = 4
"""At so many decisions of every match something is tried."""


class Task(msgspec.Struct, frozen=True):
    """One match to play."""

    game: str
    setup: int
    seed: int
    full: bool
    advised: float = ADVISED
    """How often players take what the game guesses; never: at random, always: as its heuristic would."""


class Result(msgspec.Struct):
    """What came of it."""

    setup: str
    task: Task
    decisions: int = 0
    worlds: int = 0
    slowest: float = 0.0
    """The computing time of the imagined world that took longest, in milliseconds."""
    tally: Tally = msgspec.field(default_factory=Tally)
    failure: str = ""


def tasks(
    game_ids: Sequence[str], number: int, seed: int, advised: float = ADVISED, full: int | None = None
) -> Iterator[Task]:
    """So many matches, going round all set-ups of all games, each with a seed of its own.

    `full`: so many of them, drawn by lot, go through every check, instead of the first of every set-up and so on.
    """
    possible = [(game_id, i) for game_id in game_ids for i in range(len(setups(game(game_id))))]
    every = {game_id: EVERY * max(1, length(game_id, seed) // SHORT) for game_id in game_ids}
    drawn = None if full is None else {*Random(seed).sample(range(number), full)}
    for i in range(number):
        game_id, setup = possible[i % len(possible)]
        whole = i // len(possible) % every[game_id] == 0 if drawn is None else i in drawn
        yield Task(game_id, setup, seed + i, whole, advised)


def length(game_id: str, seed: int) -> int:
    """How many decisions a match of a game has."""
    return sum(1 for _ in walk(setups(game(game_id))[0], seed))


def done(task: Task) -> Result:
    """Play one match and check it."""
    setup = setups(game(task.game))[task.setup]
    result = Result(title(setup), task)
    try:
        _sampled(task, result)
        if task.full:
            every = every_of(sum(1 for _ in walk(setup, task.seed)))
            for check in CHECKS:
                check(setup, task.seed, every=every)
            result.worlds += imagined_worlds(setup, task.seed, every=every)
            result.tally += two_worlds(setup, task.seed, every=every)
    except Exception as failure:
        result.failure = f"{type(failure).__name__}: {failure}"
    return result


def _sampled(task: Task, result: Result) -> None:
    """Play to the end, and at some decisions save, fork, take back and imagine."""
    rng = Random(f"soak {task.seed}")
    setup = setups(game(task.game))[task.setup]
    count = sum(1 for _ in walk(setup, task.seed, advised=task.advised)) - 1
    sampled = {int(rng.random() * count) for _ in range(SAMPLES)}
    for number, match in enumerate(walk(setup, task.seed, advised=task.advised)):
        if match.outcome is not None:
            break
        result.decisions += 1
        match.game.invariants(match.state, False)
        if number in sampled:
            _looked_at(match, task, result, rng)


def _looked_at(match: Match[Any, Any], task: Task, result: Result, rng: Random) -> None:
    """Save, fork, take back and imagine."""
    now = digest(match)
    holds(digest(load(match.save())) == now, "a restored match differs", match, task.seed)
    holds(digest(match.fork()) == now, "a fork differs", match, task.seed)
    for seat in range(match.seats):
        if match.can_undo(seat):
            match.fork().undo(seat)
        observation = travelled(match.observe(seat))
        started = time.process_time()
        world = observation.imagine(rng)
        result.slowest = max(result.slowest, 1000 * (time.process_time() - started))
        result.worlds += 1
        world.playout(rng)
        holds(world.outcome is not None, "an imagined world has no end", match, task.seed)
    holds(digest(match) == now, "looking changed the match", match, task.seed)


def soak(work: Sequence[Task], console: Console, workers: int) -> list[Result]:
    """Do all the work on several cores, with progress."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    results = []
    context = multiprocessing.get_context("spawn")
    with context.Pool(workers) as pool, Progress(*columns, console=console) as progress:
        bar = progress.add_task("matches", total=len(work))
        for result in pool.imap_unordered(done, work, chunksize=8):
            results.append(result)
            progress.advance(bar)
            if result.failure:
                progress.update(bar, description=f"matches ({sum(bool(r.failure) for r in results)} failed)")
    return sorted(results, key=lambda result: result.task.seed)


def by_setup(results: Sequence[Result]) -> dict[str, list[Result]]:
    """The results of every set-up."""
    grouped: dict[str, list[Result]] = {}
    for result in results:
        grouped.setdefault(result.setup, []).append(result)
    return dict(sorted(grouped.items()))


def summary(results: Sequence[Result], seconds: float) -> Table:
    """A line for every set-up."""
    table = Table(title=f"{len(results)} matches in {seconds:.0f} s", title_justify="left")
    table.add_column("set-up", no_wrap=True)
    for heading in (
        "matches",
        "full",
        "decisions",
        "worlds",
        "slowest",
        "told",
        "differed",
        "untold",
        "compared",
        "failed",
    ):
        table.add_column(heading, justify="right", no_wrap=True)
    for setup, some in by_setup(results).items():
        tally = Tally()
        for result in some:
            tally += result.tally
        numbers = (
            len(some),
            sum(result.task.full for result in some),
            sum(result.decisions for result in some),
            sum(result.worlds for result in some),
            f"{max(result.slowest for result in some):.0f} ms",
            tally.told,
            tally.differed,
            tally.untold,
            tally.positions + tally.steps,
            sum(bool(result.failure) for result in some),
        )
        table.add_row(setup, *map(str, numbers))
    return table


def again(task: Task) -> str:
    """The command that plays a failed match again, with every check."""
    advised = "" if task.advised == ADVISED else f" --advised {task.advised:g}"
    return f"python -m brushpass.testing.soak --game {task.game} --setup {task.setup} --seed {task.seed}{advised}"


def main(arguments: Sequence[str] | None = None) -> int:
    """Exit with 1 if anything failed."""
    parser = argparse.ArgumentParser(prog="python -m brushpass.testing.soak", description="All checks at length.")
    parser.add_argument("--games", type=int, default=10_000, help="how many matches in all")
    parser.add_argument("--seed", type=int, default=0, help="the seed of the first match")
    parser.add_argument("--game", help="one game only")
    parser.add_argument("--setup", type=int, help="with --game: one match of the set-up of that number, fully checked")
    parser.add_argument(
        "--advised", type=float, default=ADVISED, help="how often the game's own guess is taken, 0 to 1"
    )
    parser.add_argument("--full", type=int, help="how many matches, drawn by lot, go through every check")
    parser.add_argument("--workers", type=int, default=multiprocessing.cpu_count(), help="processes")
    parser.add_argument("--json", action="store_true", help="print the results as JSON")
    chosen = parser.parse_args(arguments)
    console = Console(stderr=True)
    if chosen.game and chosen.setup is not None:
        work = [Task(chosen.game, chosen.setup, chosen.seed, True, chosen.advised)]
    else:
        some = [chosen.game] if chosen.game else games()
        full = None if chosen.full is None else min(chosen.full, chosen.games)
        work = list(tasks(some, chosen.games, chosen.seed, chosen.advised, full))
    started = time.perf_counter()
    results = soak(work, console, min(chosen.workers, len(work)))
    seconds = time.perf_counter() - started
    if chosen.json:
        print(msgspec.json.encode({"seconds": seconds, "results": results}).decode())
    else:
        Console(width=None if sys.stdout.isatty() else 140).print(summary(results, seconds))
    failed = [result for result in results if result.failure]
    for result in failed:
        console.print(f"{result.setup}: {result.failure}\n  {again(result.task)}", markup=False, highlight=False)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
