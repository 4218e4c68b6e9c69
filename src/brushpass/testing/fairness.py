"""Fair bots: the same observation and seed, the same choice, whatever the truth is."""

from __future__ import annotations

from typing import Any

from brushpass.bots import Bot
from brushpass.engine import Match

from .imagined import travelled
from .play import canonical
from .two_worlds import Surfaces


def choices_of(bot: Bot) -> Surfaces:
    """What a bot would choose in a seat, for the two-world test to compare; it gets what would reach it elsewhere."""

    def choice(match: Match[Any, Any], seat: int) -> bytes:
        observation = travelled(match.observe(seat))
        if observation.decision is None:
            return b""
        return canonical(bot.choose(observation))

    return choice
