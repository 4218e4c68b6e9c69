"""The package compiled as `make fast` does it, into the same folder, so that it is done once."""

from __future__ import annotations

import os
import sysconfig
from pathlib import Path

import pytest

from brushpass import compiling
from brushpass.compiling import can_compile, compiled, worth_compiling

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def place() -> Path:
    """Where the compiled package lies."""
    if not can_compile():
        lacking = "there is no C compiler, or no mypyc"
        if os.environ.get("CI"):
            pytest.fail(lacking)
        pytest.skip(lacking)
    place = compiled(ROOT / "build" / "fast", compiling.PACKAGE)
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    assert all((place / module).with_suffix(suffix).is_file() for module in worth_compiling())
    return place
