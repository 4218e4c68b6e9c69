"""The ways of spies over the map, place by place: what a ghost shows and a trail keeps."""

from __future__ import annotations

from ..box.box import Box
from ..box.sets import bits


def way(box: Box, placed: int, start: str, end: str) -> tuple[str, ...]:
    """SC-7.2: a shortest way through a network of agents on such spaces; over the map if it is not joined."""
    return _shortest(box, placed | box.all_cities, start, end) or _shortest(box, -1, start, end) or (start, end)


def _shortest(box: Box, passable: int, start: str, end: str) -> tuple[str, ...]:
    """A shortest way over such places, both ends included; nothing if there is none."""
    before: dict[int, int] = {box.bit[start]: 0}
    ahead = [box.bit[start]]
    for here in ahead:
        for there in bits(box.touching[here] & passable):
            if there not in before:
                before[there] = here
                ahead.append(there)
    found, at = [], box.bit[end] if box.bit[end] in before else 0
    while at:
        found.append(box.node[at])
        at = before[at]
    return tuple(reversed(found))
