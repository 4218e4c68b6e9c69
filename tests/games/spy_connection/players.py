"""Players for long tests: at random, but with an aim, so that missions are completed."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from brushpass.engine import Match, Setup
from brushpass.games.spy_connection.state import SpyConnection
from brushpass.testing import begin

EAGER = {"mark": 60, "connect": 6, "go": 4, "accept": 3, "lift": 1, "unmark": 0.02, "discard": 0.02}
"""How readily each kind of choice is made; whatever is not named here: 1."""


def eager(t: SpyConnection, options: tuple[Any, ...], rng: Random) -> Any:
    """One of the options; cities that a mission still needs are wanted more."""
    box, player = t.box, t.players[t.active]
    wanted = 0
    for mission, _, marks in player.missions:
        wanted |= box.targets[mission] & ~marks
    weights = []
    for option in options:
        weight = EAGER.get(option[0], 1) if isinstance(option, tuple) else 1
        if isinstance(option, tuple) and option[0] in ("go", "connect") and box.bit[option[1]] & wanted:
            weight *= 8
        weights.append(weight)
    return rng.choices(options, weights)[0]


def eager_walk(setup: Setup, seed: int) -> Iterator[Match[Any, Any]]:
    """Play a match and stop at every decision; the last one that comes is over."""
    match, rng = begin(setup, seed), Random(seed)
    while match.decision is not None:
        yield match
        match.choose(eager(match.state, match.decision.options, rng))
    yield match
