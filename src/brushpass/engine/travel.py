"""Values on their way to another process, as bytes that depend on nothing but the values.

Pickle writes an object once and refers to it where it comes again, so its bytes tell which of several equal strings
are one object: a card that a seat laid face down might be the very string of the option it chose. In here nothing
is referred to, everything is written out.
"""

from __future__ import annotations

import pickle
from io import BytesIO
from typing import Any


def packed(value: Any) -> bytes:
    """A value as bytes that are the same for equal values, whatever objects they are made of."""
    written = BytesIO()
    pickler = pickle.Pickler(written, pickle.HIGHEST_PROTOCOL)
    pickler.fast = True
    pickler.dump(value)
    return written.getvalue()


def unpacked(data: bytes) -> Any:
    """What was packed."""
    return pickle.loads(data)
