"""The made-up games are registered for the tests of the kernel, and for nobody else."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from brushpass.engine import registered
from tests.engine.heist import HEIST


@pytest.fixture(autouse=True)
def made_up_games() -> Iterator[None]:
    with registered(HEIST):
        yield
