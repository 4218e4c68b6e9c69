"""Imagination beside an exact filter: `python -m brushpass.testing.exact`.

At positions of random matches every seat imagines many worlds. None may be impossible; each that is likely enough must
come; and the truth must come as often as it is likely. Small games, and such as hide little, are told exactly by
counting all histories (`histories.py`); another game's own filter is named by `--filter MODULE`, whose `FILTERS` has it
under the game's id.
"""

from __future__ import annotations

import argparse
import importlib
import sys
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

from brushpass.engine import Match, NoSuchWorld, Setup, game, games, register

from .dead_drop import DEAD_DROP
from .histories import Exact, Filter, TooMany
from .play import setups, title, walk
from .weighing import BINS, Bin, Weight, weigh

MakeFilter = Callable[[Setup, int], Filter]

OUGHT_TO_COME = 20
"""A world that should come so many times among those imagined, and does not come, is never imagined."""
LOOKS = 20
"""At about so many decisions of a match worlds are imagined."""


class Judged(msgspec.Struct):
    """What came of it."""

    matches: int = 0
    positions: int = 0
    """Decisions at which a seat imagined, counted for every seat."""
    worlds: int = 0
    impossible: int = 0
    """Worlds in which the seat cannot be, by all it has seen."""
    failed: int = 0
    """Positions for which no world was found."""
    counted: int = 0
    """Positions of which every possible world and its probability is known."""
    likely: int = 0
    """Worlds so likely that they ought to have come."""
    missed: int = 0
    """Those of them that never came."""
    weights: dict[str, Weight] = {}
    bins: list[Bin] = msgspec.field(default_factory=lambda: [Bin() for _ in range(BINS)])
    examples: list[str] = []
    """Where impossible worlds, or none, were imagined."""

    def __iadd__(self, other: Judged) -> Judged:
        for name in ("matches", "positions", "worlds", "impossible", "failed", "counted", "likely", "missed"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        for sort, weight in other.weights.items():
            self.weights.setdefault(sort, Weight()).matches += weight.matches
        for mine, theirs in zip(self.bins, other.bins, strict=True):
            mine += theirs
        self.examples += other.examples
        return self

    @property
    def wrong(self) -> str:
        """What must not be, in words; empty if all is well."""
        found = {"impossible worlds": self.impossible, "positions without a world": self.failed}
        found["likely worlds that never came"] = self.missed
        return ", ".join(f"{number} {what}" for what, number in found.items() if number)


def judge(
    setup: Setup, seed: int, samples: int, make: MakeFilter = Exact, every: int = 1, seats: Sequence[int] | None = None
) -> Judged:
    """Play one match; at every decision (or every so many) every seat imagines so many worlds."""
    rng = Random(f"exact {seed}")
    judged = Judged(matches=1)
    filters = {seat: make(setup, seat) for seat in (range(setup.seats) if seats is None else seats)}
    for number, match in enumerate(walk(setup, seed)):
        if match.outcome is not None:
            break
        for seat, exact in filters.items():
            exact.follow(match)
            if number % every == 0:
                judge_position(match, seat, exact, samples, rng, judged, f"{title(setup)}, seed {seed}")
    return judged


def judge_position(
    match: Match[Any, Any], seat: int, exact: Filter, samples: int, rng: Random, judged: Judged, where: str
) -> None:
    """Let a seat imagine so many worlds of one position, and see which are possible and how often they come."""
    judged.positions += 1
    here = f"{where}, after {len(match.history)} answers, seat {seat}"
    observation = match.observe(seat)
    truth = exact.key(match.state)
    if not exact.possible(truth):
        raise AssertionError(f"the filter itself takes the truth for impossible [{here}]")
    try:
        came = Counter(exact.key(observation.imagine(rng).state) for _ in range(samples))
    except NoSuchWorld:
        judged.failed += 1
        judged.examples.append(f"no world: {here}")
        return
    judged.worlds += samples
    impossible = sum(times for key, times in came.items() if not exact.possible(key))
    if impossible:
        judged.impossible += impossible
        judged.examples.append(f"{impossible} of {samples} worlds impossible: {here}")
    posterior = exact.posterior()
    if posterior is None:
        return
    judged.counted += 1
    likely = [key for key, weight in posterior.items() if weight * samples >= OUGHT_TO_COME]
    judged.likely += len(likely)
    judged.missed += sum(key not in came for key in likely)
    sides, bins = weigh(posterior, came, truth, unseen(match.setup, seat))
    for sort, side in sides.items():
        weight = judged.weights.setdefault(sort, Weight())
        if not weight.matches:
            weight.matches.append(side)
        else:
            weight.matches[0] += side
    for mine, theirs in zip(judged.bins, bins, strict=True):
        mine += theirs


def unseen(setup: Setup, seat: int) -> dict[int, str]:
    """The places that a seat does not see, and of which sort each is: its name without a number."""
    return {
        index: place.name.rstrip("0123456789").rstrip("-")
        for index, place in enumerate(setup.places)
        if seat not in setup.viewers[index]
    }


def judge_game(game_id: str, worlds: int, samples: int, seed: int, make: MakeFilter) -> dict[str, Judged]:
    """Matches of all set-ups in turn, until so many worlds have been imagined."""
    possible = setups(game(game_id))
    found: dict[str, Judged] = {}
    done = 0
    while done < worlds:
        setup = possible[seed % len(possible)]
        length = sum(1 for _ in walk(setup, seed))
        one = judge(setup, seed, samples, make, max(length // LOOKS, 1))
        known = found.setdefault(title(setup), Judged())
        known += one
        done += max(one.worlds, 1)
        seed += 1
    return dict(sorted(found.items()))


# -- telling ---------------------------------------------------------------------------------------------------------


def summary(found: Mapping[str, Judged], seconds: float) -> Table:
    """A line for every set-up."""
    worlds = sum(judged.worlds for judged in found.values())
    table = Table(title=f"{worlds} imagined worlds in {seconds:.0f} s", title_justify="left")
    table.add_column("set-up", no_wrap=True)
    columns = ("matches", "positions", "worlds", "impossible", "failed", "counted", "likely", "missed")
    for heading in columns:
        table.add_column(heading, justify="right", no_wrap=True)
    for setup, judged in found.items():
        table.add_row(setup, *(str(getattr(judged, name)) for name in columns))
    return table


def weights_table(name: str, judged: Judged) -> Table:
    """The weight of the true card by sort of place."""
    table = Table(title=f"{name}: the weight of the true card", title_justify="left")
    for heading in ("place", "positions", "exact", "imagined", "difference", "noise", ""):
        table.add_column(heading, justify="left" if heading in ("place", "") else "right", no_wrap=True)
    for sort, weight in sorted(judged.weights.items()):
        table.add_row(
            sort,
            str(weight.positions),
            f"{weight.exact:.4f}",
            f"{weight.imagined:.4f}",
            f"{weight.imagined - weight.exact:+.4f}",
            f"{weight.noise:.4f}",
            "beyond noise" if weight.beyond_noise else "",
        )
    return table


def calibration_table(name: str, judged: Judged) -> Table:
    """Claims that a place holds a card of some name: how likely they are, how often imagined, how often true."""
    table = Table(title=f"{name}: claims by their probability", title_justify="left")
    for heading in ("claims", "exact", "imagined", "true"):
        table.add_column(heading, justify="right", no_wrap=True)
    for one in judged.bins:
        if one.claims:
            shares = (one.exact, one.imagined, one.true)
            table.add_row(str(one.claims), *(f"{number / one.claims:.3f}" for number in shares))
    return table


def main(arguments: Sequence[str] | None = None) -> int:
    """Exit with 1 if anything impossible was imagined, or anything likely never."""
    parser = argparse.ArgumentParser(
        prog="python -m brushpass.testing.exact", description="Imagination beside an exact filter."
    )
    parser.add_argument("--worlds", type=int, default=200_000, help="how many worlds in all")
    parser.add_argument("--samples", type=int, default=40, help="how many at each position, for every seat")
    parser.add_argument("--seed", type=int, default=0, help="the seed of the first match")
    parser.add_argument("--game", action="append", default=[], help="this game only, or these")
    parser.add_argument("--filter", action="append", default=[], help="a module with FILTERS for large games")
    chosen = parser.parse_args(arguments)
    register(DEAD_DROP)
    filters: dict[str, MakeFilter] = {}
    for module in chosen.filter:
        filters |= importlib.import_module(module).FILTERS
    ids = chosen.game or sorted({DEAD_DROP.id, *games()})
    console = Console(width=None if sys.stdout.isatty() else 140)
    started = time.perf_counter()
    found: dict[str, Judged] = {}
    whole: dict[str, Judged] = {}
    for game_id in ids:
        try:
            by_setup = judge_game(
                game_id, chosen.worlds // len(ids), chosen.samples, chosen.seed, filters.get(game_id, Exact)
            )
        except TooMany as large:
            console.print(f"{game_id}: {large}; it needs a filter of its own", markup=False)
            return 1
        found |= by_setup
        whole[game_id] = Judged()
        for judged in by_setup.values():
            whole[game_id] += judged
    console.print(summary(found, time.perf_counter() - started))
    for game_id, judged in whole.items():
        if judged.weights:
            console.print(weights_table(game_id, judged), calibration_table(game_id, judged))
        for example in judged.examples[:10]:
            console.print(example, markup=False, highlight=False)
        if judged.wrong:
            console.print(f"{game_id}: {judged.wrong}", markup=False)
    return 1 if any(judged.wrong for judged in whole.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
