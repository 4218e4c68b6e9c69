"""Moves per second of Brushpass and of its peers: the same games, random legal play, interleaved rounds.

A benchmark reports and does not judge: it ends with status 0 whenever something was measured.
"""

import argparse
import importlib
import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from statistics import median
from textwrap import wrap
from typing import Any

HERE = Path(__file__).parent
GAMES = {"tic_tac_toe": "Tic-tac-toe", "connect_four": "Connect four"}
OURS = "brushpass"

Measure = Callable[[str, float], float]
"""Plays the named game for about so many seconds and returns moves per second."""


@dataclass(frozen=True, slots=True)
class Peer:
    """A system to compare with; `bar` is how many times its speed we aim for."""

    key: str
    title: str
    bar: float


PEERS = (
    Peer("openspiel", "OpenSpiel, C++ games driven from Python", 0.5),
    Peer("pettingzoo", "PettingZoo, raw environment", 8.0),
    Peer("boardgame.io", "boardgame.io, local client in Node", 40.0),
)
TITLES = {OURS: "Brushpass, every check on"} | {peer.key: peer.title for peer in PEERS}

CAVEATS = (
    "The numbers weigh what a framework adds to every move. They say nothing of the games built on it, and in a rich "
    "game the rules themselves outweigh the framework.",
    "Brushpass checks that every choice is legal, takes its checkpoints and logs every answer; its tic-tac-toe looks "
    "free cells up in a table, and no seat is given a view.",
    "OpenSpiel computes in C++ and pays for crossing into it from Python. It keeps the history of moves, and in this "
    "loop does not check that a move is legal.",
    "PettingZoo builds a NumPy observation and an action mask for every move, since the mask is only to be had with "
    "them. The raw environments are measured; the wrapped ones, which do more checking, are slower.",
    "boardgame.io passes every move through immer, its plugins, its action log and a Redux store, and keeps the state "
    "immutable, so that a copy is free. Its two games are written here, it runs in production mode, and its client "
    "is reset, not rebuilt, between games. Node may collect garbage on a second core.",
    "The best round is reported, the median beside it: a busy machine slows single rounds, and compares badly with "
    "itself an hour later. Trust the ratios of one run more than any number alone.",
)


@dataclass(frozen=True, slots=True)
class Results:
    """Everything one run measured; `rounds` holds moves per second by game, then by system."""

    rounds: dict[str, dict[str, list[float]]]
    missing: dict[str, str]
    versions: dict[str, str]

    def best(self, game: str, system: str) -> float | None:
        return max(self.rounds[game].get(system, ()), default=None)

    def ratio(self, game: str, peer: Peer) -> float | None:
        """How many times as fast as the peer we are, where both were measured."""
        ours, theirs = self.best(game, OURS), self.best(game, peer.key)
        return ours / theirs if ours and theirs else None


def python_module(name: str) -> Measure:
    """The measure of a module with one function for each game."""
    module = importlib.import_module(name)
    return lambda game, seconds: float(getattr(module, game)(seconds))


@contextmanager
def node_runner(versions: dict[str, str]) -> Iterator[Measure]:
    """One Node process for all rounds: it first says its versions, then answers every line with a line."""
    with subprocess.Popen(
        ["node", "boardgame_io.mjs"],
        cwd=HERE,
        env=os.environ | {"NODE_ENV": "production"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as node:
        assert node.stdin is not None
        assert node.stdout is not None
        requests, answers = node.stdin, node.stdout

        def answer() -> dict[str, Any]:
            line = answers.readline()
            if not line:
                raise OSError("boardgame_io.mjs ended early; what it said is above")
            message: dict[str, Any] = json.loads(line)
            return message

        def measure(game: str, seconds: float) -> float:
            requests.write(json.dumps({"game": game, "seconds": seconds}) + "\n")
            requests.flush()
            return float(answer()["moves_per_second"])

        versions |= answer()
        yield measure


def measure_all(rounds: int, seconds: float) -> Results:
    """Let every available system play every game once a round, one after the other."""
    versions = {"Python": f"{platform.python_version()} ({platform.python_implementation()})"}
    systems: dict[str, Measure] = {}
    missing: dict[str, str] = {}
    with ExitStack() as stack:
        openers: dict[str, Callable[[], Measure]] = {
            OURS: lambda: python_module("ours"),
            "openspiel": lambda: python_module("openspiel"),
            "pettingzoo": lambda: python_module("pettingzoo_raw"),
            "boardgame.io": lambda: stack.enter_context(node_runner(versions)),
        }
        for system, opener in openers.items():
            try:
                systems[system] = opener()
            except (ImportError, OSError) as error:
                missing[system] = reason(error)
        for system, package in ((OURS, "msgspec"), ("openspiel", "open_spiel"), ("pettingzoo", "pettingzoo")):
            if system in systems:
                versions[package] = version(package)
        measured: dict[str, dict[str, list[float]]] = {game: {system: [] for system in systems} for game in GAMES}
        for number in range(1, rounds + 1):
            print(f"round {number} of {rounds}", file=sys.stderr)
            for game, by_system in measured.items():
                for system, measure in systems.items():
                    by_system[system].append(measure(game, seconds))
    return Results(measured, missing, versions)


def reason(error: Exception) -> str:
    if isinstance(error, ModuleNotFoundError) and error.name == "ours":
        return "benchmarks/peers/ours.py is not written yet"
    return str(error)


def as_table(results: Results, rounds: int, seconds: float) -> Iterator[str]:
    """The report for people, line by line."""
    yield "Moves per second, random legal play, the set-up of every game included."
    yield f"Interleaved rounds, {seconds:g} s for each system and game in each: {rounds}."
    width = max(map(len, TITLES.values()))
    for game, title in GAMES.items():
        yield ""
        yield f"{title:{width}}  {'best':>10}  {'median':>10}  {'ours is':>8}  {'bar':>9}"
        for system, name in TITLES.items():
            best = results.best(game, system)
            if best is None:
                yield f"{name:{width}}  not measured"
                continue
            row = f"{name:{width}}  {best:>10,.0f}  {median(results.rounds[game][system]):>10,.0f}"
            peer = next((peer for peer in PEERS if peer.key == system), None)
            yield row if peer is None else f"{row}  {compared(results.ratio(game, peer), peer.bar)}"
    yield ""
    for system, why in results.missing.items():
        yield f"Not measured: {TITLES[system]}: {why}."
    yield "Versions: " + ", ".join(f"{name} {number}" for name, number in results.versions.items()) + "."
    yield ""
    yield "To be said whenever these numbers are quoted:"
    for caveat in CAVEATS:
        yield from wrap(caveat, 100, initial_indent="- ", subsequent_indent="  ")


def compared(ratio: float | None, bar: float) -> str:
    aim = f">= {bar:g} x"
    if ratio is None:
        return f"{'-':>8}  {aim:>9}"
    return f"{f'{ratio:.2f} x':>8}  {aim:>9}  {'met' if ratio >= bar else 'not met'}"


def as_data(results: Results, rounds: int, seconds: float) -> dict[str, Any]:
    """The same report for programs."""
    return {
        "rounds": rounds,
        "seconds": seconds,
        "versions": results.versions,
        "not_measured": results.missing,
        "games": {
            game: {
                "moves_per_second": {
                    system: {"best": max(figures), "median": median(figures), "rounds": figures}
                    for system, figures in by_system.items()
                },
                "ours_to_peer": {
                    peer.key: {"ratio": ratio, "bar": peer.bar, "met": None if ratio is None else ratio >= peer.bar}
                    for peer in PEERS
                    for ratio in [results.ratio(game, peer)]
                },
            }
            for game, by_system in results.rounds.items()
        },
        "caveats": list(CAVEATS),
    }


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5, help="rounds, of which the best counts (default: 5)")
    parser.add_argument("--seconds", type=float, default=1.0, help="per system, game and round (default: 1)")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    options = parser.parse_args(arguments)
    if options.rounds < 1 or options.seconds <= 0:
        parser.error("--rounds must be at least 1 and --seconds above 0")
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # its greeting would spoil the JSON
    results = measure_all(options.rounds, options.seconds)
    if options.json:
        print(json.dumps(as_data(results, options.rounds, options.seconds), indent=2))
    else:
        print("\n".join(as_table(results, options.rounds, options.seconds)))
    return 0 if any(results.rounds["tic_tac_toe"].values()) else 1


if __name__ == "__main__":
    sys.exit(main())
