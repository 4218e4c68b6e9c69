"""Imagined worlds: what a bot dreams up from an observation looks, to its seat, exactly like the truth."""

from __future__ import annotations

import pickle
from collections.abc import Sequence
from random import Random
from typing import Any

from brushpass.engine import Match, Observation, Setup

from .conformance import holds
from .looks import difference, own_decision, position
from .play import Acts, canonical, play, walk


def seen(match: Match[Any, Any], seat: int) -> dict[str, bytes]:
    """What an imagined world must have in common with the truth; its log begins where its imagining began."""
    return {
        "view": canonical(match.view(seat)),
        "log": canonical(match.log(seat)),
        "decision": canonical(own_decision(match, seat)),
        "waiting": canonical(match.waiting),
        "position": position(match.observe(seat).position),
    }


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
    """At every decision (or every so many) every seat imagines a world: it looks the same and plays on to an end.

    Returns how many worlds were imagined.
    """
    rng = Random(f"worlds {seed}")
    worlds = 0
    for number, match in enumerate(walk(setup, seed, acts)):
        if number % every or match.outcome is not None:
            continue
        for seat in seats if seats is not None else range(match.seats):
            observation = travelled(match.observe(seat))
            real = seen(match, seat)
            holds(position(observation.position) == real["position"], "a position changes on its way", match, seed)
            world = observation.imagine(rng, keep=True)
            wrong = difference(real, seen(world, seat))
            holds(not wrong, f"the world of seat {seat} looks different in its {wrong}", match, seed)
            play(world, rng)
            for _ in range(playouts):
                light = observation.imagine(rng)
                light.playout(rng)
                holds(light.outcome is not None, f"a playout of seat {seat} has no outcome", match, seed)
            worlds += 1
    return worlds
