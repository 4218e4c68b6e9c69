"""The ways of figures over the city, location by location: what a ghost shows and a trail keeps."""

from __future__ import annotations

from functools import lru_cache

from ..box.city import AT, LOCATIONS, bits, steps


@lru_cache(maxsize=1 << 12)
def way(chaos: int, start: str, end: str) -> tuple[str, ...]:
    """MM-6.6, R-28: a shortest way of an agent, both ends included."""
    near, last = steps(chaos), AT[end]
    before = {AT[start]: AT[start]}
    ahead = [AT[start]]
    for here in ahead:
        if here == last:
            break
        for there in bits(near[here]):
            if there not in before:
                before[there] = here
                ahead.append(there)
    if last not in before:
        return start, end
    found = [last]
    while found[-1] != AT[start]:
        found.append(before[found[-1]])
    return tuple([LOCATIONS[place] for place in reversed(found)])
