"""Worlds imagined at a set table."""

from __future__ import annotations

from random import Random
from typing import Any, TypeVar

from brushpass.engine import Match, State
from brushpass.testing import Scripted, play
from brushpass.testing.looks import alike, difference

S = TypeVar("S", bound=State)


def imagined(game: Scripted[S, Any], seat: int = 1, worlds: int = 16, every: int = 100) -> list[S]:
    """Positions that look the same to a seat; each is checked, and one of so many is played to its end."""
    rng = Random(1)
    found = []
    real = alike(game.match, seat)
    observation = game.match.observe(seat)
    for number in range(worlds):
        world: Match[S, Any] = observation.imagine(rng, keep=True)
        wrong = difference(real, alike(world, seat))
        assert not wrong, wrong
        world.game.invariants(world.checkpoint[0], True)
        world.game.invariants(world.state, False)
        found.append(world.state.copy())
        if number % every == 0:
            play(world, rng)
    return found
