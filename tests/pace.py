"""How fast the bots of a server are while tests run, so that a test that depends on it shows.

`BRUSHPASS_TEST_BOT=slow` adds a pause to every thought; `fast` has every bot take its game's advice at once. A test
that passes only at one of the speeds says when something happens, and not what. As a program (`python tests/pace.py
serve`) this is the command line with bots of that speed, for tests that start a server of their own.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from brushpass.bots import GreedyBot
from brushpass.engine import Observation
from brushpass.server.tables.bots import BotPool

SPEED = os.environ.get("BRUSHPASS_TEST_BOT", "")
PAUSE = 0.4
"""Seconds that a slow bot thinks longer: more than a page or a socket needs to go on without it."""

BRUSHPASS = [sys.executable, __file__] if SPEED else [sys.executable, "-m", "brushpass.cli"]
"""The words that begin a command of Brushpass, in a process of its own."""


def bot_delay(usual: float) -> float:
    """What to set as the least time of a bot's answer: a fast one waits for nothing."""
    return 0.0 if SPEED == "fast" else usual


@contextmanager
def paced() -> Iterator[None]:
    """While this holds, the bots of every server in this process have the speed that was asked for."""
    if SPEED not in ("", "slow", "fast"):
        raise ValueError(f"BRUSHPASS_TEST_BOT is {SPEED}, neither slow nor fast")
    think = BotPool.choose

    async def slowly(pool: BotPool, level: str, seed: int, observation: Observation, seconds: float) -> Any:
        await asyncio.sleep(PAUSE)
        return await think(pool, level, seed, observation, seconds)

    async def at_once(pool: BotPool, level: str, seed: int, observation: Observation, seconds: float) -> Any:
        return GreedyBot(seed).choose(observation)

    with patch.object(BotPool, "choose", {"": think, "slow": slowly, "fast": at_once}[SPEED]):
        yield


if __name__ == "__main__":
    from brushpass.cli import main

    with paced():
        sys.exit(main(sys.argv[1:]))
