"""What a frame costs late in a match against early in it: its bytes, and the time to make it.

Matches are played on at random. At every choice one seat's scene is made as the server makes it, from a story that
goes on, and becomes the frame for a viewer who has the one before. Positions differ in how much is asked, so many
choices at either end of many matches are averaged.
"""

from __future__ import annotations

import time
from random import Random
from statistics import mean
from typing import Any

from benchmarks.bars import Measured
from brushpass.engine import Match, game
from brushpass.server.viewers.questions import Questions
from brushpass.server.viewers.shown import Shown
from brushpass.server.viewers.sight import Sight

NAMES = ("Ann", "Bob")
MATCHES = 20
WINDOW = 30
"""So many choices early and late are averaged; in a short match a third of it."""
LATE = 300
"""The choice that is compared with the first."""
MOST = 1.3

Cost = tuple[int, float]
"""Bytes and seconds."""


def costs(match: Match[Any, Any], seed: int) -> list[Cost]:
    """What every frame of a match costs that goes on for so many choices, or to its end."""
    rng, sight = Random(seed), Sight(0, Questions())
    before: Shown | None = None
    found: list[Cost] = []
    while match.decision is not None and len(found) <= LATE:
        began = time.process_time()
        shown = sight.look(match, NAMES, "en")
        size = len(shown.frame(before))
        found.append((size, time.process_time() - began))
        before = shown
        match.choose(rng.choice(match.decision.options))
    return found


def measure_frames() -> tuple[list[Measured], list[str]]:
    """Both games, each in its longer mode."""
    measured: list[Measured] = []
    notes: list[str] = []
    for rules in map(game, ("agent_avenue", "spy_connection")):
        early: list[Cost] = []
        late: list[Cost] = []
        for seed in range(MATCHES):
            all_costs = costs(rules.start(2, rules.modes[-1], seed=seed), seed)[
                1:
            ]  # the first frame carries everything
            window = min(WINDOW, len(all_costs) // 3)
            early += all_costs[:window]
            late += all_costs[-window:]
        (small, soon), (large, later) = (tuple(map(mean, zip(*one, strict=True))) for one in (early, late))
        measured += [
            Measured(f"{rules.id}: late frame against early, bytes", large / small, "", MOST),
            Measured(f"{rules.id}: late frame against early, time", later / soon, "", MOST),
        ]
        notes.append(
            f"{rules.id}: {MATCHES} matches up to choice {LATE} at most; "
            f"{small:.0f} and {large:.0f} bytes, {1e3 * soon:.2f} and {1e3 * later:.2f} ms"
        )
    return measured, notes
