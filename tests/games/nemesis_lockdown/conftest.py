"""The game is not installed yet: its tests make it known themselves."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from brushpass.engine import registered
from brushpass.games.nemesis_lockdown import GAME


@pytest.fixture(autouse=True)
def known() -> Iterator[None]:
    """Observations that have travelled find the game by its id."""
    with registered(GAME):
        yield
