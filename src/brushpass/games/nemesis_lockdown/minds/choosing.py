"""What a player chooses at a glance, question by question, from what that player may know."""

from __future__ import annotations

from random import Random
from typing import Any

from brushpass.engine import Decision

from ..state import Lockdown
from .acting import act
from .answering import ANSWERS, anything


def choose(t: Lockdown, asked: Decision[Any], rng: Random) -> Any:
    """What looks best at a glance."""
    if len(asked.options) == 1:
        return asked.options[0]
    if asked.prompt == "action":
        return act(t, asked, rng)
    return ANSWERS.get(asked.prompt, anything)(t, asked, rng)
