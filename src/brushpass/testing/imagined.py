"""Imagined worlds: what a bot dreams up from an observation looks, to its seat, exactly like the truth."""

from __future__ import annotations

import pickle
from collections.abc import Sequence
from random import Random

from brushpass.engine import Observation, Setup

from .conformance import holds
from .looks import alike, difference, position
from .play import Acts, play, walk


def travelled(observation: Observation) -> Observation:
    """An observation as it arrives in another process."""
    arrived: Observation = pickle.loads(pickle.dumps(observation))
    return arrived


def imagined_worlds(
    setup: Setup,
    seed: int,
    acts: Acts | None = None,
    *,
    every: int = 1,
    playouts: int = 1,
    seats: Sequence[int] | None = None,
) -> int:
    """At every decision (or every so many) every seat imagines a world.

    It looks the same, keeps the game's invariants and plays on to an end. Returns how many worlds were imagined.
    """
    rng = Random(f"worlds {seed}")
    worlds = 0
    for match in walk(setup, seed, acts, every):
        if match.outcome is not None:
            break
        for seat in seats if seats is not None else range(match.seats):
            observation = travelled(match.observe(seat))
            real = alike(match, seat)
            holds(position(observation.position) == real["position"], "a position changes on its way", match, seed)
            world = observation.imagine(rng, keep=True)
            wrong = difference(real, alike(world, seat))
            holds(not wrong, f"the world of seat {seat} looks different in its {wrong}", match, seed)
            try:
                setup.game.invariants(world.checkpoint[0], True)
                setup.game.invariants(world.state, False)
            except AssertionError as broken:
                holds(False, f"the world of seat {seat} cannot be: {broken}", match, seed)
            play(world, rng)
            for _ in range(playouts):
                light = observation.imagine(rng)
                light.playout(rng)
                holds(light.outcome is not None, f"a playout of seat {seat} has no outcome", match, seed)
            worlds += 1
    return worlds
