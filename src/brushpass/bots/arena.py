"""Bots against each other: every deal is played once per rotation of the seats, so that nobody is luckier than others.
Where the sides are not alike they may also stay as they are named, so that each is measured for itself.

A deal's seed and the bots' seeds follow from the arena's seed alone; which process plays a deal, and when, has no
effect on the result. A bot is handed a pickled observation, as it would be on another machine.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from multiprocessing import get_context
from statistics import mean, variance
from time import perf_counter
from typing import Any

import msgspec

from ..engine import BadSetup, Game, Setup, game, register
from ..engine.chance import mixed
from . import Bot, create

Progress = Callable[[int, int], None]
"""Told how many games are over, and of how many."""


class Played(msgspec.Struct, frozen=True):
    """One deal in all its rotations: what each bot won on average, and how long it thought."""

    shares: tuple[float, ...]
    moves: tuple[int, ...]
    seconds: tuple[float, ...]
    decisions: int


class Standing(msgspec.Struct, frozen=True):
    """How one bot did: its share of the wins with a 95 % interval, and its time per move."""

    bot: str
    rate: float
    low: float
    high: float
    moves: int
    seconds_per_move: float


class Result(msgspec.Struct, frozen=True):
    """How all bots did, in the order they were named."""

    game: str
    mode: str
    seats: int
    deals: int
    games: int
    decisions_per_game: float
    standings: tuple[Standing, ...]

    def __str__(self) -> str:
        head = f"{self.game}, {self.mode}, {self.seats} seats: {self.games} games of {self.deals} deals"
        rows = [
            f"{s.bot:<14} {s.rate:.3f}  ({s.low:.3f} to {s.high:.3f})  {s.seconds_per_move * 1000:8.2f} ms a move"
            for s in self.standings
        ]
        return "\n".join([f"{head}, {self.decisions_per_game:.1f} decisions a game", *rows])


def run(
    contest: str | Game[Any, Any],
    bots: Sequence[str],
    games: int = 100,
    seed: int = 0,
    mode: str | None = None,
    seats: int | None = None,
    jobs: int = 1,
    progress: Progress | None = None,
    exchange: bool = True,
    options: Mapping[str, Any] | None = None,
) -> Result:
    """Let bots play at least so many games (a whole number of deals in all rotations) in that many processes.

    Without `exchange` the bots keep the sides in whose order they are named.
    """
    rules = game(contest) if isinstance(contest, str) else contest
    setup = rules.agree(seats, mode, options)
    rounds = len(line_ups(setup, bots, exchange))
    for name in bots:
        create(name)
    deals = -(-games // rounds)
    if deals < 1 or jobs < 1:
        raise BadSetup(f"an arena needs at least one game and one job, not {games} and {jobs}")
    tasks = [
        (rules, setup.seats, setup.mode, setup.options, tuple(bots), mixed(mixed(seed) + deal), exchange)
        for deal in range(deals)
    ]
    played: list[Played] = []
    with ExitStack() as stack:
        done: Iterable[Played] = map(play_deal, tasks)
        if jobs > 1:
            # Fresh processes rather than forked ones: a fork of a program with threads may hang.
            pool = ProcessPoolExecutor(min(jobs, deals), mp_context=get_context("spawn"))
            done = stack.enter_context(pool).map(play_deal, tasks, chunksize=max(1, min(16, deals // (jobs * 8))))
        for one in done:
            played.append(one)
            if progress is not None:
                progress(len(played) * rounds, deals * rounds)
    return Result(
        game=rules.id,
        mode=setup.mode,
        seats=setup.seats,
        deals=deals,
        games=deals * rounds,
        decisions_per_game=sum(one.decisions for one in played) / (deals * rounds),
        standings=tuple(standing(bot, i, played) for i, bot in enumerate(bots)),
    )


def standing(bot: str, i: int, played: Sequence[Played]) -> Standing:
    """The mean over the deals, and an interval from how the deals differ (games of one deal are not independent)."""
    won = [one.shares[i] for one in played]
    rate = mean(won)
    # One deal lost outright and one won are added, lest a bot that won every game be thought to win for certain.
    error = 1.96 * (variance([*won, 0.0, 1.0]) / len(won)) ** 0.5
    moves = sum(one.moves[i] for one in played)
    seconds = sum(one.seconds[i] for one in played)
    return Standing(bot, rate, max(0.0, rate - error), min(1.0, rate + error), moves, seconds / max(1, moves))


def line_ups(setup: Setup, bots: Sequence[str], exchange: bool = True) -> list[tuple[int, ...]]:
    """For every rotation, which bot sits in each seat: one bot per side, all of them on every side in turn, or not."""
    sides: Sequence[Sequence[int]] = setup.game.sides(setup)
    if not 1 <= len(bots) <= len(sides):
        raise BadSetup(f"{setup.game.id} has {len(sides)} sides for {setup.seats} seats; {len(bots)} bots were named")
    rotations = []
    for turn in range(len(sides) if exchange else 1):
        seated = {seat: (side + turn) % len(sides) % len(bots) for side, seats in enumerate(sides) for seat in seats}
        rotations.append(tuple(seated[seat] for seat in range(setup.seats)))
    return rotations


def play_deal(task: tuple[Game[Any, Any], int, str, dict[str, Any], tuple[str, ...], int, bool]) -> Played:
    """Play one deal in all rotations."""
    rules, seats, mode, options, names, seed, exchange = task
    register(rules)  # observations name their game by its id, and this may be a fresh process
    setup = rules.agree(seats, mode, options)
    rotations = line_ups(setup, names, exchange)
    won = [[0.0] * len(names) for _ in rotations]
    moves, seconds, decisions = [0] * len(names), [0.0] * len(names), 0
    for turn, seated in enumerate(rotations):
        bots: list[Bot] = [create(names[i], mixed(seed + 1 + turn * seats + seat)) for seat, i in enumerate(seated)]
        match = rules.start(seats, mode, options, seed=seed)
        while (decision := match.decision) is not None:
            seat = decision.seat
            observation = pickle.loads(pickle.dumps(match.observe(seat)))
            begin = perf_counter()
            choice = bots[seat].choose(observation)
            if len(decision.options) > 1:
                moves[seated[seat]] += 1
                seconds[seated[seat]] += perf_counter() - begin
            match.choose(choice, seat)
            decisions += 1
        assert match.outcome is not None
        final = match.outcome.shares
        for i in range(len(names)):
            own = [final[seat] for seat in range(seats) if seated[seat] == i]
            won[turn][i] = sum(own) / len(own)
    return Played(
        tuple(mean(row[i] for row in won) for i in range(len(names))), tuple(moves), tuple(seconds), decisions
    )
