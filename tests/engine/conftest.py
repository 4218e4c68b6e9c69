"""The made-up games are registered for the tests of the kernel, and for nobody else."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from brushpass.engine import game, register
from brushpass.engine.game import _registered
from tests.engine.heist import HEIST


@pytest.fixture(autouse=True)
def made_up_games() -> Iterator[None]:
    before = dict(_registered)
    register(HEIST)
    yield
    _registered.clear()
    _registered.update(before)
    game.cache_clear()
