"""SC-3, the network: what a spy can reach, and what can be lifted or joined without breaking it."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from ..box.box import Box
from ..box.sets import bits

Lift = tuple[str, str]
Go = tuple[str, str]
Connect = tuple[str, str]

REMEMBERED = 1 << 15
"""How many networks are kept: a search comes back to the same ones again and again."""


class Network(msgspec.Struct, frozen=True, eq=False):
    """All that follows from where a spy is and where its agents are."""

    cities: int
    """The cities that the spy can reach, its own included."""
    go: tuple[Go, ...]
    """SC-7.1: the other cities of the network, as options."""
    lift: tuple[Lift, ...]
    """SC-8.3: the spaces whose agents can be taken back, as options."""
    ways: tuple[tuple[Connect, int], ...]
    """SC-6.2: the neighbouring cities outside, as options, each with the spaces that hold no own agent yet."""

    def connectable(self, rivals: int, supply: int) -> list[Connect]:
        """SC-6.2, SC-6.8: those of the ways that can be paid now, where these spaces have agents of others."""
        return [option for option, missing in self.ways if price(missing, rivals) <= supply]

    def missing(self, city: str) -> int | None:
        """SC-6.3, SC-6.4: the spaces to fill on the way to a city outside; None if no connection leads there."""
        return next((missing for option, missing in self.ways if option[1] == city), None)


def reach(box: Box, city: str, placed: int) -> int:
    """SC-3.1, SC-3.2: the cities and own spaces that can be reached from a city over own spaces and cities."""
    touching = box.touching
    passable = placed | box.all_cities
    seen = ahead = box.bit[city]
    while ahead:
        here = ahead & -ahead
        found = touching[here] & passable & ~seen
        seen |= found
        ahead ^= here | found
    return seen


def in_one_piece(box: Box, city: str, placed: int) -> bool:
    """SC-3.3: whether all agents are in the network of the spy."""
    return not placed & ~reach(box, city, placed)


def cut_off(box: Box, city: str, placed: int, space: int) -> int:
    """SC-3.3, SC-8.3: the cities and spaces that lose contact with the spy when the agents of a space come back."""
    return reach(box, city, placed) & ~reach(box, city, placed & ~space) & ~space


def liftable(box: Box, city: str, placed: int) -> list[int]:
    """SC-8.1, SC-8.3: the spaces whose agents can be taken back, each as a set of one.

    A space is the end of the network if it touches one thing at most that has to stay in contact: another own space,
    the spy's city, or a city with own agents on another side. Only a ring can be opened anywhere else, so the network
    is looked through, which takes long, only where it has one.
    """
    touching, all_cities = box.touching, box.all_cities
    spaces = [*bits(placed)]
    once = several = 0
    for bit in spaces:
        beside = touching[bit] & all_cities
        several |= once & beside
        once |= beside
    kept = placed | several | box.bit[city]
    contacts = {bit: touching[bit] & kept for bit in spaces}
    doubled_links = sum(near.bit_count() + (near & all_cities).bit_count() for near in contacts.values())
    ring = doubled_links > 2 * (kept.bit_count() - 1)
    return [
        bit
        for bit, near in contacts.items()
        if near.bit_count() <= 1 or (ring and in_one_piece(box, city, placed & ~bit))
    ]


@lru_cache(maxsize=REMEMBERED)
def network(box: Box, city: str, placed: int) -> Network:
    """The network of a spy in this city with agents on these spaces."""
    bit, node = box.bit, box.node
    cities = reach(box, city, placed) & box.all_cities
    outside = [(there, spaces) for there, spaces in box.ways[city] if not bit[there] & cities]
    return Network(
        cities=cities,
        go=tuple([("go", node[other]) for other in bits(cities & ~bit[city])]),
        lift=tuple([("lift", node[space]) for space in liftable(box, city, placed)]),
        ways=tuple([(("connect", there), spaces & ~placed) for there, spaces in outside]),
    )


def discs(double: int, space: int) -> int:
    """SC-6.5, SC-6.6: the agents on a space, two where it is one of these."""
    return 2 if double & space else 1


def price(missing: int, rivals: int) -> int:
    """SC-6.5 to SC-6.7: one agent for each of these spaces, two where somebody else has agents."""
    return missing.bit_count() + (missing & rivals).bit_count()
