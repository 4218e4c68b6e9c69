"""How much one socket, one person, one network and all of them together may ask for: buckets, shares and counts."""

from __future__ import annotations

import time
from collections import OrderedDict
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network

MOST_NETWORKS = 10_000
"""So many networks are remembered; the ones heard of longest ago are forgotten first."""
AT_ONCE = 4.0
"""So many seconds' worth may come at once."""
LONGEST_WAIT = 5.0
"""Whoever would have to wait for longer is refused."""


@lru_cache(maxsize=MOST_NETWORKS)
def network_of(address: str) -> str:
    """Whom an address belongs to: of IPv6 everybody has 64 bits to choose from, so all of these count as one."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ip_network((found, 64), strict=False))


class Bucket:
    """A bucket of tokens that fills up steadily; whoever finds it empty is too fast."""

    __slots__ = ("_level", "_most", "_rate", "_since")

    def __init__(self, rate: float, most: float) -> None:
        self._rate = rate
        self._most = most
        self._level = most
        self._since = time.monotonic()

    def _fill(self) -> None:
        now = time.monotonic()
        self._level = min(self._most, self._level + (now - self._since) * self._rate)
        self._since = now

    def take(self, tokens: float = 1.0) -> bool:
        """Take tokens, if there are as many."""
        self._fill()
        if self._level < tokens:
            return False
        self._level -= tokens
        return True

    def wait_for(self, tokens: float) -> float:
        """How long until there are as many."""
        self._fill()
        return max(0.0, (tokens - self._level) / self._rate)

    def owe(self, tokens: float) -> None:
        """Take tokens although they are still to come."""
        self._fill()
        self._level -= tokens


class Pace:
    """How fast a network may ask: so much is its own, more it gets as long as all together do not want too much."""

    def __init__(self, most: float, own: float, spare: float) -> None:
        """`most` and `own` a second for one network; `spare` a second for all that want more than their own."""
        self._most = most
        self._own = own
        self._spare = Bucket(spare, spare)
        self._networks: OrderedDict[str, tuple[Bucket, Bucket]] = OrderedDict()

    def wait(self, address: str, tokens: float = 1.0) -> float | None:
        """Seconds after which something may be done for an address; None: it wants too much."""
        network = network_of(address)
        found = self._networks.pop(network, None)
        most, own = found or (Bucket(self._most, AT_ONCE * self._most), Bucket(self._own, AT_ONCE * self._own))
        self._networks[network] = most, own
        if len(self._networks) > MOST_NETWORKS:
            self._networks.popitem(last=False)
        within_own = own.take(tokens)
        late = max(most.wait_for(tokens), 0.0 if within_own else self._spare.wait_for(tokens))
        if late > LONGEST_WAIT:
            return None
        most.owe(tokens)
        if not within_own:
            self._spare.owe(tokens)
        return late


class Counts:
    """How many of something everybody has."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._counts: dict[str, int] = {}

    def add(self, who: str) -> bool:
        """Count one more; False if that would be too many."""
        if self._counts.get(who, 0) >= self._most:
            return False
        self._counts[who] = self._counts.get(who, 0) + 1
        return True

    def drop(self, who: str) -> None:
        self._counts[who] -= 1
        if not self._counts[who]:
            del self._counts[who]
