"""`brushpass bench`: how fast the engine plays, imagines and forks, beside a game of OpenSpiel's as a yardstick."""

from __future__ import annotations

import argparse
import gc
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from itertools import cycle
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import Any

from ..engine import Match, Observation, Seeded, Setup, State
from ..engine.fields import is_compiled
from .arguments import Commands, add_json, add_table, agreed, command, in_words, positive, seconds
from .output import console, print_json, print_table, progress

NO_YARDSTICK = "open_spiel is not installed: no ratio"

YARDSTICKS = {
    "in_too_deep": "connect_four",
    "mind_mgmt": "battleship",
    "nemesis_lockdown": "connect_four",
    "spy_connection": "connect_four",
}
"""The game of OpenSpiel that a game is compared with, if it is not tic-tac-toe."""
BARS = {
    "agent_avenue": {"decisions": 0.35, "worlds": 0.015},
    "in_too_deep": {"decisions": 0.04},
    "mind_mgmt": {"decisions": 1.0},
    "nemesis_lockdown": {"decisions": 0.012},
    "spy_connection": {"decisions": 0.15},
}
"""What we aim at, in units of the yardstick."""
RATES = {"in_too_deep": {"imagined": 2000}, "nemesis_lockdown": {"imagined": 5000}}
"""What we aim at, a second."""
LONGEST_WORLD = 50.0
"""So many milliseconds an imagined world may take."""
COSTS = {"mind_mgmt": "brushpass.games.mind_mgmt.belief.cost"}
"""Where a game measures what its beliefs cost."""

WHAT = {
    "decisions": "decisions: random play from the deal to the end, checkpoints and log on",
    "choices": "choices: the same through the public choose, which checks every one",
    "worlds": "worlds: imagine from a seat's knowledge, then play out at random",
    "imagined": "imagined: worlds from an observation, as bots do it, without playing them out",
    "forks": "forks: exact copies of a position",
    "yardstick": "yardstick: moves of that game of OpenSpiel's, driven from Python",
}

POSITIONS = 256
GAMES = 64
DECISIONS = 20_000
"""So many games are played to find positions, fewer if these take more decisions."""
BETWEEN_CLOCK_READS = 20

Measure = Callable[[float], float]
"""Works for about so many seconds; returns how many a second."""


def add(commands: Commands) -> None:
    new = command(commands, "bench", run, "measure the engine: decisions, imagined worlds and forks a second")
    new.add_argument("game", metavar="GAME", nargs="?", help="the game's id (default: the first installed)")
    add_table(new)
    new.add_argument(
        "--seconds", type=seconds, metavar="S", default=0.5, help="for each measurement and round (default: 0.5)"
    )
    new.add_argument("--rounds", type=positive, metavar="N", default=5, help="of which the best counts (default: 5)")
    add_json(new)


def run(asked: argparse.Namespace) -> int:
    setup = agreed(asked)
    spread = positions(setup)
    measures: dict[str, Measure] = {**plays(setup), **on_positions(spread)}
    if find_spec("pyspiel") is not None:
        measures["yardstick"] = yardstick(yardstick_of(setup))
    rounds: dict[str, list[float]] = {name: [] for name in measures}
    with progress("rounds", asked.rounds, asked.json) as advance:
        for _ in range(asked.rounds):
            for name, measure in measures.items():
                rounds[name].append(measure(asked.seconds))
            advance()
    found = results(setup, rounds, asked.seconds)
    found["longest_world"] = longest_world(spread)
    found["beliefs"] = beliefs(setup)
    if asked.json:
        print_json(found)
    else:
        report(setup, found)
    return 0


# -- measuring -------------------------------------------------------------------------------------------------------


def plays(setup: Setup) -> dict[str, Measure]:
    """Random play, the deal included: by the kernel's own `playout`, and choice by choice from outside."""

    def by_itself(match: Match[Any, Any], rng: Random) -> int:
        return match.playout(rng)

    def by_choices(match: Match[Any, Any], rng: Random) -> int:
        random, choose, count = rng.random, match.choose, 0
        decision = match.decision
        while decision is not None:
            options = decision.options
            option = options[int(random() * len(options))]
            decision = choose(option) if match.gathering is None else choose(option, decision.seat)
            count += 1
        return count

    def measured(play: Callable[[Match[Any, Any], Random], int]) -> Measure:
        def measure(seconds: float) -> float:
            rng = Random(1)
            count = games = 0
            began = now = perf_counter()
            while now - began < seconds:
                match: Match[Any, Any] = Match.begin(setup, Seeded(games))
                count += play(match, rng)
                games += 1
                now = perf_counter()
            return count / (now - began)

        return measure

    return {"decisions": measured(by_itself), "choices": measured(by_choices)}


def positions(setup: Setup) -> list[Match[Any, Any]]:
    """Positions spread evenly over random games, at least so many; of long games, those that lie further apart."""
    found: list[Match[Any, Any]] = []
    random = Random(1).random
    count, apart = 0, 1
    for seed in range(GAMES):
        if count > DECISIONS:
            break
        match = setup.game.start(setup.seats, setup.mode, setup.options, seed=seed)
        while (decision := match.decision) is not None:
            if count % apart == 0:
                found.append(match.fork())
            if len(found) == 2 * POSITIONS:
                found, apart = found[::2], 2 * apart
            match.choose(decision.options[int(random() * len(decision.options))], decision.seat)
            count += 1
    return found


def on_positions(found: list[Match[Any, Any]]) -> dict[str, Measure]:
    """Imagining with a random playout and without, and forking, each over all positions in turn."""
    seen = observations(found)

    def worlds(seconds: float) -> float:
        return repeated(cycle([(match, match.decisions[0].seat) for match in found]), seconds, Random(1))

    def imagined(seconds: float) -> float:
        rng, count = Random(1), 0
        began = now = perf_counter()
        while now - began < seconds:
            for observation in seen:
                observation.imagine(rng)
            count += len(seen)
            now = perf_counter()
        return count / (now - began)

    def forks(seconds: float) -> float:
        count = 0
        began = now = perf_counter()
        while now - began < seconds:
            for match in found:
                match.fork()
            count += len(found)
            now = perf_counter()
        return count / (now - began)

    return {"worlds": worlds, "imagined": imagined, "forks": forks}


def observations(found: list[Match[Any, Any]]) -> list[Observation]:
    """What the first seat that decides sees of each position."""
    return [match.observe(match.decisions[0].seat) for match in found]


def longest_world(found: list[Match[Any, Any]]) -> float:
    """The milliseconds of work that the longest of some imagined worlds took, one from every position.

    The collection of garbage, which takes the longer the more positions are kept here, comes before and after.
    """
    rng, longest = Random(1), 0.0
    for observation in observations(found):
        gc.disable()
        began = process_time()
        observation.imagine(rng)
        longest = max(longest, process_time() - began)
        gc.enable()
    return longest * 1000


def repeated(units: Iterator[tuple[Match[Any, Any], int]], seconds: float, rng: Random) -> float:
    """How many units of `imagine` and `playout` a second."""
    count = 0
    began = now = perf_counter()
    while now - began < seconds:
        match, seat = next(units)
        match.imagine(seat, rng).playout(rng)
        count += 1
        now = perf_counter()
    return count / (now - began)


def yardstick_of(setup: Setup) -> str:
    """The game of OpenSpiel to compare with."""
    return YARDSTICKS.get(setup.game.id, "tic_tac_toe")


def yardstick(name: str) -> Measure:
    """Moves a second of a game of OpenSpiel's, a new state for every match included."""
    game = import_module("pyspiel").load_game(name)

    def measure(seconds: float) -> float:
        random = Random(1).random
        moves = 0
        began = now = perf_counter()
        while now - began < seconds:
            for _ in range(BETWEEN_CLOCK_READS):
                state = game.new_initial_state()
                while not state.is_terminal():
                    actions = state.legal_actions()
                    state.apply_action(actions[int(random() * len(actions))])
                    moves += 1
            now = perf_counter()
        return moves / (now - began)

    return measure


def beliefs(setup: Setup) -> dict[str, Any]:
    """What beliefs cost, in milliseconds, by who plays, for games that measure it."""
    if setup.game.id not in COSTS:
        return {}
    found = {}
    for who, (spent, bar) in import_module(COSTS[setup.game.id]).costs(setup).items():
        ordered = sorted(spent)
        late = ordered[int(0.95 * len(ordered))]
        found[who] = {
            "positions": len(ordered),
            "median": median(ordered),
            "p95": late,
            "most": ordered[-1],
            "bar": bar,
            "met": late <= bar,
        }
    return found


# -- reporting -------------------------------------------------------------------------------------------------------


def results(setup: Setup, rounds: dict[str, list[float]], seconds: float) -> dict[str, Any]:
    best = {name: max(figures) for name, figures in rounds.items()}
    unit = best.get("yardstick")
    bars, rates = BARS.get(setup.game.id, {}), RATES.get(setup.game.id, {})
    return {
        "game": setup.game.id,
        "mode": setup.mode,
        "seats": setup.seats,
        "compiled": is_compiled(State),
        "rounds": len(rounds["decisions"]),
        "seconds": seconds,
        "yardstick": None if unit is None else {"name": f"open_spiel {yardstick_of(setup)}", "best": unit},
        "note": NO_YARDSTICK if unit is None else "",
        "measures": {
            name: {
                "per_second": best[name],
                "median": median(rounds[name]),
                "rounds": rounds[name],
                "microseconds": 1e6 / best[name],
                "ratio": None if unit is None else best[name] / unit,
                "bar": bars.get(name),
                "rate": rates.get(name),
                "met": met(best[name], unit, bars.get(name), rates.get(name)),
            }
            for name in rounds
            if name != "yardstick"
        },
    }


def met(figure: float, unit: float | None, bar: float | None, rate: float | None) -> bool | None:
    """Whether a figure is what we aim at, in units of the yardstick or a second; None: nothing is aimed at."""
    if rate is not None:
        return figure >= rate
    return None if unit is None or bar is None else figure / unit >= bar


def report(setup: Setup, found: dict[str, Any]) -> None:
    made = "compiled" if found["compiled"] else "not compiled"
    title = f"{in_words(setup)}, {made}: best of {found['rounds']} rounds"
    rows = []
    for name, figures in found["measures"].items():
        ratio, bar, rate, met = figures["ratio"], figures["bar"], figures["rate"], figures["met"]
        aim = f"≥ {rate:,} a second" if rate is not None else "–" if bar is None else f"≥ {bar:g}"
        rows.append(
            (
                name,
                f"{figures['per_second']:,.0f}",
                f"{figures['median']:,.0f}",
                f"{figures['microseconds']:.2f}",
                "–" if ratio is None else f"{ratio:.3f}",
                aim,
                "" if met is None else "met" if met else "not met",
            )
        )
    if found["yardstick"]:
        rows.append((found["yardstick"]["name"], f"{found['yardstick']['best']:,.0f}", "", "", "1", "", ""))
    print_table(title, ("", "a second", "median", "µs each", "ratio", "bar", ""), rows)
    if found["beliefs"]:
        print_table(
            "beliefs: rebuilt, with a heat map and 1,000 worlds drawn, in ms",
            ("", "positions", "median", "95th percentile", "most", "bar", ""),
            [
                (
                    who,
                    f"{cost['positions']:,}",
                    *[f"{cost[name]:.1f}" for name in ("median", "p95", "most")],
                    f"≤ {cost['bar']:g}",
                    "met" if cost["met"] else "not met",
                )
                for who, cost in found["beliefs"].items()
            ],
        )
    out = console()
    for name, line in WHAT.items():
        if name in found["measures"] or (name == "yardstick" and found["yardstick"]):
            out.print(line)
    out.print(f"the longest imagined world took {found['longest_world']:.1f} ms (bar: {LONGEST_WORLD:g})")
    if found["note"]:
        out.print(found["note"])
