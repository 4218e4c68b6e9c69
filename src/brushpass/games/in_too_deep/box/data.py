"""Where the box's data come from."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from .box import Box, Contents

FOLDER = Path(__file__).parent.parent
"""The game's own folder."""


def chosen_box() -> Box:
    """The box to play with."""
    return own_box()


@cache
def own_box() -> Box:
    """The box as it comes with the game."""
    return Box(msgspec.json.decode((FOLDER / "box" / "data.json").read_bytes(), type=Contents))
