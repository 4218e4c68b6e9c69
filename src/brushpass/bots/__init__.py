"""Players made of code: each gets an observation, never a match, and answers with one of the options offered."""

from __future__ import annotations

from typing import Any, Protocol

from ..engine import BrushpassError, Observation
from ..engine.mind import Enough, never
from .search import SearchBot
from .simple import GreedyBot, RandomBot

__all__ = [
    "LEVELS",
    "MOST_SECONDS",
    "USUAL_LEVEL",
    "Bot",
    "GreedyBot",
    "RandomBot",
    "SearchBot",
    "UnknownBot",
    "create",
]

LEVELS = {"Rookie": 25, "Agent": 150, "Handler": 800, "Mastermind": 4000}
"""The levels that players know, by how many games a bot of that level plays out in its head before it answers, or in
the course of a turn that is made of small steps."""
MOST_SECONDS = {"Rookie": 1, "Agent": 2, "Handler": 5, "Mastermind": 15}
"""How long a bot of a level may think about one question, whatever it is about: several times as long as the longest
thoughts of the games that are here take in plain Python, for machines that are slow or busy."""
USUAL_LEVEL = "Agent"
"""Where nobody says another one."""
SLIPS = {"Rookie": 0.25}
"""How often a level takes a choice without weighing it: less thought alone does not make a beginner."""


class Bot(Protocol):
    """Whoever can sit in a seat. What it chooses depends on the observation and on its own seed alone."""

    def choose(self, observation: Observation) -> Any:
        """One of the options of the observation's decision."""
        ...


class UnknownBot(BrushpassError):
    """There is no bot of that name."""


def create(name: str, seed: int = 0, enough: Enough = never) -> Bot:
    """The bot of that name: random, greedy, search:<playouts>, or one of the levels.

    `enough` is for those that think ahead: as soon as it says so, they answer with the best choice so far.
    """
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(seed)
    if name in LEVELS:
        return SearchBot(LEVELS[name], seed, per_turn=True, slips=SLIPS.get(name, 0.0), enough=enough)
    kind, _, number = name.partition(":")
    if kind == "search" and number.isascii() and number.isdigit() and int(number) > 0:
        return SearchBot(int(number), seed, enough=enough)
    raise UnknownBot(f"there is no bot {name!r}; possible: random, greedy, search:<playouts>, {', '.join(LEVELS)}")
