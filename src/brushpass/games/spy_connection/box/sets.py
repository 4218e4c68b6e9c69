"""Sets of cities and spaces: ints with one bit for each."""

from __future__ import annotations

from collections.abc import Iterator


def bits(mask: int) -> Iterator[int]:
    """The members of a set, each as a set of one, in the order of the data."""
    while mask:
        low = mask & -mask
        yield low
        mask ^= low
