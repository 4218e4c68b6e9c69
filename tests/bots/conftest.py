"""The tiny games are registered for the tests of the bots, and for nobody else."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from brushpass.engine import registered
from tests.bots.tiny import BLUFF, NOUGHTS, RACE, TRAP


@pytest.fixture(autouse=True)
def tiny_games() -> Iterator[None]:
    with registered(NOUGHTS, RACE, TRAP, BLUFF):
        yield
