"""The city: 42 locations and what lies between them. A location is a number, a set of locations an int of 42 bits."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from .components import DATA, FEATURES, RECRUITERS

ROWS: Final[int] = DATA["map"]["rows"]
COLUMNS: Final[int] = DATA["map"]["cols"]
SIZE: Final = ROWS * COLUMNS
LOCATIONS: Final[tuple[str, ...]] = tuple(location["id"] for location in DATA["map"]["locations"])
"""MM-1.1: the names, row by row, A1 first."""
AT: Final[dict[str, int]] = {name: number for number, name in enumerate(LOCATIONS)}

ORTHOGONALLY: Final = ((-1, 0), (0, -1), (0, 1), (1, 0))
DIAGONALLY: Final = ((-1, -1), (-1, 1), (1, -1), (1, 1))
LINE: Final = 2
"""MM-9.3: how far Psychic Targeting reaches."""


def bits(places: int) -> list[int]:
    """The locations of a set, in the order of the map."""
    found = []
    while places:
        low = places & -places
        found.append(low.bit_length() - 1)
        places ^= low
    return found


def together(places: Iterable[int]) -> int:
    """Locations as a set."""
    found = 0
    for place in places:
        found |= 1 << place
    return found


@lru_cache(maxsize=1 << 15)
def names(places: int) -> tuple[str, ...]:
    """The names of the locations of a set."""
    return tuple([LOCATIONS[place] for place in bits(places)])


def beyond(place: int, ways: Iterable[Sequence[int]]) -> int:
    """What lies so many rows and columns away from a location, as far as the map goes."""
    row, column = divmod(place, COLUMNS)
    found = 0
    for down, right in ways:
        if 0 <= row + down < ROWS and 0 <= column + right < COLUMNS:
            found |= 1 << (row + down) * COLUMNS + column + right
    return found


# -- what stands where (MM-1.2 to MM-1.6) ------------------------------------------------------------------------------

EVERYWHERE: Final = (1 << SIZE) - 1
FEATURES_AT: Final[tuple[tuple[str, ...], ...]] = tuple(
    tuple(location["features"]) for location in DATA["map"]["locations"]
)
"""MM-1.3: the features of every location; a temple has none."""
WITH: Final[dict[str, int]] = {
    feature: together(place for place in range(SIZE) if feature in FEATURES_AT[place]) for feature in FEATURES
}
"""MM-1.4: the locations that carry a feature."""
TEMPLES: Final = together(AT[name] for name in DATA["map"]["templeIds"])
EDGE: Final = together(AT[location["id"]] for location in DATA["map"]["locations"] if location["edge"])
INTERIOR: Final = EVERYWHERE & ~EDGE
BESIDE_TEMPLES: Final = together(
    AT[location["id"]] for location in DATA["map"]["locations"] if location["secondSlipEligible"]
)
"""MM-2.26: where the second Mind Slip token may lie."""

# -- what lies beside what ---------------------------------------------------------------------------------------------

ORTHOGONAL: Final = tuple(beyond(place, ORTHOGONALLY) for place in range(SIZE))
DIAGONAL: Final = tuple(beyond(place, DIAGONALLY) for place in range(SIZE))
JUMPS: Final[dict[str, tuple[int, ...]]] = {
    recruiter: tuple(beyond(place, vectors) for place in range(SIZE)) for recruiter, vectors in RECRUITERS.items()
}
"""MM-4.15, MM-4.16: where each recruiter's Mind Slip may land, from every location."""
LINES: Final = tuple(
    1 << place
    | beyond(place, [(down * far, right * far) for down, right in ORTHOGONALLY for far in range(1, LINE + 1)])
    for place in range(SIZE)
)
"""MM-9.3: what Psychic Targeting covers from every location."""

# -- borders and chaos (MM-2.2, MM-2.3) --------------------------------------------------------------------------------

BORDERS: Final = tuple((place, other) for place in range(SIZE) for other in bits(ORTHOGONAL[place]) if place < other)
"""The pairs of locations that share a side; chaos is a set of borders, an int of 71 bits."""
BORDER_NAMES: Final = tuple(f"{LOCATIONS[place]}-{LOCATIONS[other]}" for place, other in BORDERS)
BORDER_AT: Final[dict[str, int]] = {name: number for number, name in enumerate(BORDER_NAMES)}


def _ends(border: tuple[int, int]) -> frozenset[tuple[int, int]]:
    """The two corners of the grid in which a border ends."""
    (row, column), (other_row, _) = divmod(border[0], COLUMNS), divmod(border[1], COLUMNS)
    first = (row, column + 1) if row == other_row else (row + 1, column)
    return frozenset((first, (row + 1, column + 1)))


TOUCHING: Final = tuple(
    together(number for number, other in enumerate(BORDERS) if _ends(border) & _ends(other)) for border in BORDERS
)
"""MM-2.3: the borders that touch each border, itself included."""


@lru_cache(maxsize=4096)
def open_borders(chaos: int) -> tuple[str, ...]:
    """MM-2.3: the borders that touch no chaos token."""
    taken = 0
    for border in bits(chaos):
        taken |= TOUCHING[border]
    return tuple([name for number, name in enumerate(BORDER_NAMES) if not taken >> number & 1])


def _barred(near: Sequence[int], chaos: int) -> list[int]:
    """Neighbours without those behind a chaos token."""
    left = list(near)
    for border in bits(chaos):
        place, other = BORDERS[border]
        left[place] &= ~(1 << other)
        left[other] &= ~(1 << place)
    return left


@lru_cache(maxsize=1024)
def steps(chaos: int) -> tuple[int, ...]:
    """MM-4.5 to MM-4.7, MM-6.6, MM-6.9: where Recruiter and agents may step to from every location."""
    near = _barred(ORTHOGONAL, chaos)
    for place in range(SIZE):
        near[place] |= DIAGONAL[place] if TEMPLES >> place & 1 else DIAGONAL[place] & TEMPLES
    return tuple(near)


@lru_cache(maxsize=1024)
def pushes(chaos: int) -> tuple[int, ...]:
    """MM-7.16, MM-9.6: where an immortal may be pushed to from every location, were nobody there."""
    return tuple(_barred(ORTHOGONAL, chaos))


@lru_cache(maxsize=1024)
def glides(chaos: int) -> tuple[int, ...]:
    """MM-5.1, MM-5.4: where an immortal may move to from every location, were nobody there."""
    return tuple([near | DIAGONAL[place] for place, near in enumerate(pushes(chaos))])


@lru_cache(maxsize=1 << 16)
def completable(chaos: int, head: int, visited: int, left: int) -> bool:
    """MM-2.17, R-04: whether so many more Steps can be made from a location."""
    if not left:
        return True
    for place in bits(steps(chaos)[head] & ~visited):
        if completable(chaos, place, visited | 1 << place, left - 1):
            return True
    return False


@lru_cache(maxsize=1 << 12)
def reach(chaos: int, place: int, spaces: int) -> int:
    """MM-6.3, MM-9.8: where an agent may end who moves up to so many spaces, staying included."""
    near, found = steps(chaos), 1 << place
    for _ in range(spaces):
        for reached in bits(found):
            found |= near[reached]
    return found
