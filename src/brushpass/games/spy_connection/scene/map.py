"""The map's geometry: which part of the canvas is shown, how big its places are, and where the cities' names stand."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from math import dist, hypot

from brushpass.table.scene import Beside

from ..box.box import Box
from ..box.data import own_box

Point = tuple[float, float]
Rectangle = tuple[float, float, float, float]
"""Left, top, right and bottom."""

OWN_FRAME = (40.0, 50.0, 995.0, 762.0)
"""Left, top, width and height of the part of the canvas that our drawing of Europe shows."""
MARGIN = 66.0
SPACE, CITY = 40.0, 48.0
"""How wide a space and a city are where there is room."""
CLOSEST = 56.0
"""How far apart neighbours have to be for that."""
LETTER, LINE, GAP = 9.5, 26.0, 6.0
"""About how wide a letter of a city's name is, how high its line, and how far it stands from the city."""
SIDES: tuple[Beside, ...] = ("below", "above", "left", "right")


@cache
def drawn(box: Box) -> bool:
    """Whether our drawing of Europe fits: a map of somebody's own has its places elsewhere."""
    return _places(box) == _places(own_box())


def _places(box: Box) -> dict[str, Point]:
    cities = {city.id: (city.x, city.y) for city in box.cities.values()}
    return cities | {space.id: (space.x, space.y) for space in box.spaces.values()}


@cache
def frame(box: Box) -> tuple[float, float, float, float]:
    """Left, top, width and height of the part of the canvas that is shown."""
    if drawn(box):
        return OWN_FRAME
    xs, ys = zip(*_places(box).values(), strict=True)
    left, top = min(xs) - MARGIN, min(ys) - MARGIN
    return left, top, max(xs) + MARGIN - left, max(ys) + MARGIN - top


@cache
def scale(box: Box) -> float:
    """How much smaller places are on a map whose neighbours lie close together."""
    places = _places(box)
    return min(1.0, min(dist(places[a], places[b]) for a, b in steps(box)) / CLOSEST)


@cache
def steps(box: Box) -> tuple[tuple[str, str], ...]:
    """SC-1.6, SC-1.9: every two places that touch, once, though connections may share them."""
    found = dict.fromkeys(
        (min(pair), max(pair)) for one in box.contents.connections for pair in pairwise((one.a, *one.spaces, one.b))
    )
    return tuple(found)


@cache
def beside(box: Box) -> dict[str, Beside]:
    """Where every city's name stands: on the side where it covers least."""
    return {city: min(SIDES, key=lambda side: _covered(box, city, side)) for city in box.cities}


def _covered(box: Box, city: str, side: Beside) -> float:
    """How much a name on that side would lie over: spaces, ways, other cities and the edge of the map."""
    places = _places(box)
    name = _name(box, city, side)
    room = SPACE * scale(box) / 2
    near = sum(max(0.0, room + 8 - _away(name, at)) for other, at in places.items() if other != city)
    ways = sum(_crossed(name, places[a], places[b]) for a, b in steps(box))
    left, top, width, height = frame(box)
    outside = max(0.0, left + 8 - name[0], top + 8 - name[1], name[2] - left - width + 8, name[3] - top - height + 8)
    return near * 3 + ways + outside * 20


def _name(box: Box, city: str, side: Beside) -> Rectangle:
    """About where a name would stand; the longest of its languages."""
    here = box.cities[city]
    wide = LETTER * max(map(len, here.names.values())) + 12
    off = CITY * scale(box) / 2 + GAP
    x, y = {
        "below": (here.x, here.y + off + LINE / 2),
        "above": (here.x, here.y - off - LINE / 2),
        "left": (here.x - off - wide / 2, here.y),
        "right": (here.x + off + wide / 2, here.y),
    }[side]
    return x - wide / 2, y - LINE / 2, x + wide / 2, y + LINE / 2


def _away(name: Rectangle, at: Point) -> float:
    """How far a point is from a rectangle."""
    left, top, right, bottom = name
    return hypot(max(left - at[0], 0, at[0] - right), max(top - at[1], 0, at[1] - bottom))


def _crossed(name: Rectangle, a: Point, b: Point) -> float:
    """About how much of the way between two places lies under a rectangle."""
    parts = 16
    points = ((a[0] + (b[0] - a[0]) * i / parts, a[1] + (b[1] - a[1]) * i / parts) for i in range(parts + 1))
    return dist(a, b) / parts * sum(_away(name, point) == 0 for point in points)
