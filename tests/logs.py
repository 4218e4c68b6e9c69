"""The log as it was: whoever sets it up in a test leaves nothing behind for the tests after it."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def log_put_back() -> Iterator[None]:
    root, own = logging.getLogger(), logging.getLogger("brushpass")
    handlers, levels = root.handlers, (root.level, own.level)
    try:
        yield
    finally:
        root.handlers = handlers
        root.setLevel(levels[0])
        own.setLevel(levels[1])
