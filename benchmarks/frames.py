"""What frames cost late in a match against early in it: their bytes, and the time to make them.

Matches are played on at random. At every choice one seat's scene is made as the server makes it, from a story that
goes on, and becomes the frame for a viewer who has the one before. Positions differ in how much is asked, so many
choices at either end of many matches are averaged. The first frame of a viewer who comes then carries everything; of
every game those of the first third of some matches are compared with those of the last.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Iterator
from random import Random
from statistics import mean
from typing import Any

from benchmarks.bars import Measured
from brushpass.engine import Game, Match, game, games
from brushpass.server.viewers.questions import Questions
from brushpass.server.viewers.shown import Shown
from brushpass.server.viewers.sight import Sight

NAMES = ("Ann", "Bob", "Cyn", "Dan", "Eva")
MATCHES = 20
WINDOW = 30
"""So many choices early and late are averaged; in a short match a third of it."""
LATE = 300
"""The choice that is compared with the first."""
MOST = 1.3

LANGUAGE = "cs"
"""Of the languages that we speak it needs most bytes."""
COMING = 5
"""So many matches of each game somebody comes to, at every choice."""
FIRST_BYTES, FIRST_TIME, FIRST_GROWTH = 40.0, 5.0, 1.5
"""What the frame of whoever comes may cost: in kB, in ms, and late in a match against early."""

Cost = tuple[int, float]
"""Bytes and seconds."""


def played(match: Match[Any, Any], seed: int) -> Iterator[Match[Any, Any]]:
    """The match at every choice of a game at random, and at its end."""
    rng = Random(seed)
    yield match
    while match.decision is not None:
        match.choose(rng.choice(match.decision.options), match.decision.seat)
        yield match


def cost(sight: Sight, match: Match[Any, Any], before: Shown | None, language: str = "en") -> tuple[Shown, Cost]:
    """What one frame costs for whoever has seen that before, without a search for garbage that happens to fall there.

    The server searches by the clock.
    """
    gc.disable()
    began = time.process_time()
    shown = sight.look(match, NAMES[: match.seats], language)
    size = len(shown.frame(before))
    took = time.process_time() - began
    gc.enable()
    return shown, (size, took)


def costs(match: Match[Any, Any], seed: int) -> list[Cost]:
    """What every frame of a match costs that goes on for so many choices, or to its end."""
    sight, before = Sight(0, Questions()), None
    found: list[Cost] = []
    for now in played(match, seed):
        if now.decision is None or len(found) > LATE:
            break
        before, one = cost(sight, now, before)
        found.append(one)
    return found


def coming(rules: Game[Any, Any]) -> tuple[list[Cost], list[Cost]]:
    """What first frames cost early and late in matches of as many as can play, in the first mode."""
    early: list[Cost] = []
    late: list[Cost] = []
    seats = max(rules.mode_seats.get(rules.modes[0], rules.seat_counts))
    for seed in range(COMING):
        sight = Sight(0, Questions())
        found = [cost(sight, now, None, LANGUAGE)[1] for now in played(rules.start(seats, seed=seed), seed)]
        third = len(found) // 3
        early += found[:third]
        late += found[-third:]
    return early, late


def means(found: list[Cost]) -> tuple[float, float]:
    """Bytes and seconds of one frame."""
    return mean(size for size, _ in found), mean(seconds for _, seconds in found)


def measure_frames() -> tuple[list[Measured], list[str]]:
    """Frames that follow, of two games in their longer modes; and of every game those of whoever comes."""
    measured: list[Measured] = []
    notes: list[str] = []
    for rules in map(game, ("agent_avenue", "spy_connection")):
        early: list[Cost] = []
        late: list[Cost] = []
        for seed in range(MATCHES):
            all_costs = costs(rules.start(2, rules.modes[-1], seed=seed), seed)[1:]
            window = min(WINDOW, len(all_costs) // 3)
            early += all_costs[:window]
            late += all_costs[-window:]
        (small, soon), (large, later) = means(early), means(late)
        measured += [
            Measured(f"{rules.id}: late frame against early, bytes", large / small, "", MOST),
            Measured(f"{rules.id}: late frame against early, time", later / soon, "", MOST),
        ]
        notes.append(
            f"{rules.id}: {MATCHES} matches up to choice {LATE} at most; "
            f"{small:.0f} and {large:.0f} bytes, {1e3 * soon:.2f} and {1e3 * later:.2f} ms"
        )
    for rules in map(game, games()):
        early, late = coming(rules)
        (small, soon), (large, later) = means(early), means(late)
        measured += [
            Measured(f"{rules.id}: largest first frame", max(early + late)[0] / 1e3, "kB", FIRST_BYTES),
            Measured(f"{rules.id}: time of a late first frame", 1e3 * later, "ms", FIRST_TIME),
            Measured(f"{rules.id}: late first frame against early, bytes", large / small, "", FIRST_GROWTH),
        ]
        notes.append(
            f"{rules.id}: somebody comes to {COMING} matches; {1e-3 * small:.1f} and {1e-3 * large:.1f} kB, "
            f"{1e3 * soon:.1f} and {1e3 * later:.1f} ms"
        )
    return measured, notes
