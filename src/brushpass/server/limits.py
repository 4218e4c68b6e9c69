"""How much one socket or one address may ask for: token buckets and counts."""

from __future__ import annotations

import time
from collections import OrderedDict

MOST_ADDRESSES = 10_000
"""So many addresses are remembered; the ones heard of longest ago are forgotten first."""


class Bucket:
    """A bucket of tokens that fills up steadily; whoever finds it empty is too fast."""

    __slots__ = ("_level", "_most", "_rate", "_since")

    def __init__(self, rate: float, most: float) -> None:
        self._rate = rate
        self._most = most
        self._level = most
        self._since = time.monotonic()

    def take(self, tokens: float = 1.0) -> bool:
        """Take tokens, if there are as many."""
        now = time.monotonic()
        self._level = min(self._most, self._level + (now - self._since) * self._rate)
        self._since = now
        if self._level < tokens:
            return False
        self._level -= tokens
        return True


class Addresses:
    """A bucket for every address, and how many sockets it has open."""

    def __init__(self, rate: float, sockets: int) -> None:
        self._rate = rate
        self._most_sockets = sockets
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()
        self._sockets: dict[str, int] = {}

    def take(self, address: str, tokens: float = 1.0) -> bool:
        bucket = self._buckets.pop(address, None) or Bucket(self._rate, 4 * self._rate)
        self._buckets[address] = bucket
        if len(self._buckets) > MOST_ADDRESSES:
            self._buckets.popitem(last=False)
        return bucket.take(tokens)

    def open(self, address: str) -> bool:
        """Count a new socket; False if the address has too many."""
        if self._sockets.get(address, 0) >= self._most_sockets:
            return False
        self._sockets[address] = self._sockets.get(address, 0) + 1
        return True

    def close(self, address: str) -> None:
        self._sockets[address] -= 1
        if not self._sockets[address]:
            del self._sockets[address]
