"""MM-4c, contacting recruits."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ..box.city import FEATURES_AT


def contacts(
    path: Sequence[int], numbers: Iterable[int], hidden: Sequence[str], opened: Sequence[tuple[str, int]]
) -> int:
    """MM-4.10, MM-4.12, MM-4.13: the recruits contacted on the visits with these numbers.

    A card that a Shakedown opened counts for visits up to the hour of the hit.
    """
    found = 0
    for number in numbers:
        for feature in FEATURES_AT[path[number - 1]]:
            if feature in hidden:
                found += 1
            else:
                for card, hour in opened:
                    found += card == feature and number <= hour
    return found
