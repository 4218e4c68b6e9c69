"""Bots that do not think ahead: one throws dice, one takes its game's advice."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from ..engine import BrushpassError, Decision, Observation


def question(observation: Observation) -> Decision[Any]:
    """The decision that an observation asks its seat for."""
    if observation.decision is None:
        raise BrushpassError(f"seat {observation.seat} has nothing to decide")
    return observation.decision


def dice(observation: Observation, seed: int) -> Random:
    """A generator for one choice.

    It follows from the seed and from what the seat sees, so that a bot needs no memory between two choices and
    nevertheless throws other dice at each.
    """
    asked = question(observation)
    seen = msgspec.json.encode((seed, observation.seat, observation.told, asked.prompt, asked.options))
    return Random(seen + msgspec.json.encode(observation.view))


class RandomBot:
    """Chooses any option, all equally likely."""

    __slots__ = ("seed",)

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, observation: Observation) -> Any:
        options = question(observation).options
        return options[int(dice(observation, self.seed).random() * len(options))]


class GreedyBot:
    """Follows the advice of the game's own heuristic."""

    __slots__ = ("seed",)

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, observation: Observation) -> Any:
        options = question(observation).options
        if len(options) == 1:
            return options[0]
        return observation.game.mind.advise(observation, dice(observation, self.seed))
