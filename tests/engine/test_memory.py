"""Forks, imagined worlds and saves leave nothing behind once nobody holds them."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from brushpass.engine import Match, NoSuchWorld
from brushpass.testing import begin, setups

from .heist import HEIST

ROUNDS = 60


def positions() -> list[Match[Any, Any]]:
    """Positions inside the stages of the made-up game."""
    match, rng = begin(setups(HEIST)[0], 3), Random(3)
    found: list[Match[Any, Any]] = []
    while match.decisions and len(found) < 12:
        found.append(match.fork())
        decision = rng.choice(match.decisions)
        match.choose(rng.choice(decision.options), decision.seat)
    return found


def imagined(match: Match[Any, Any], rng: Random) -> None:
    for seat in range(match.seats):
        try:
            match.imagine(seat, rng).playout(rng)
        except NoSuchWorld:
            continue


@pytest.mark.parametrize("use", [lambda match, rng: match.fork(), imagined, lambda match, rng: match.save()])
def test_what_is_dropped_is_freed(use: Callable[[Match[Any, Any], Random], Any]) -> None:
    found, rng = positions(), Random(1)
    for match in found:
        use(match, rng)
    gc.collect()
    before = sys.getallocatedblocks()
    for _ in range(ROUNDS):
        for match in found:
            use(match, rng)
    gc.collect()
    assert sys.getallocatedblocks() - before < ROUNDS * len(found)
