"""What locations and borders are called: the same in every language."""

from __future__ import annotations

from functools import cache

from .city import BORDER_NAMES, LOCATIONS


@cache
def names() -> dict[str, str]:
    """A location by column and row, a border by the two locations beside it."""
    return {name: name.replace("-", "–") for name in (*LOCATIONS, *BORDER_NAMES)}
