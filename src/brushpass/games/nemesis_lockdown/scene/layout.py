"""Where a board lies on the page: our own drawing of it, or one made from the data, if their map is another."""

from __future__ import annotations

from functools import cache
from typing import Final

from ..box.box import Box
from ..box.entries import BoardEntry
from .places import SHEETS, Point, Sheet

ROOM: Final = (110, 82)
STAIRS: Final = (58, 58)
EDGE: Final = 80
"""From the edge of a made sheet to the middle of a Room."""
FOOT: Final = 100
"""The strip under a made sheet for the panels."""
SIZES: Final = ((1300, 800), (900, 1500))
"""Of made sheets: wide and tall."""


@cache
def sheets(box: Box, board: str) -> tuple[Sheet, Sheet]:
    """Both geometries of a board: wide and tall."""
    entry = next(one for one in box.contents.boards if one.id == board)
    wide, tall = SHEETS[board]
    if all(room.id in wide.rooms for room in entry.rooms):
        return wide, tall
    return made(entry, True), made(entry, False)


def made(entry: BoardEntry, wide: bool) -> Sheet:
    """The positions in the data stretched over a sheet; a wide one lies on its side."""
    spots = {room.id: (room.pos[1], room.pos[0]) if wide else room.pos for room in entry.rooms}
    size = SIZES[0] if wide else SIZES[1]
    rooms = stretched(spots, size)
    sections = {
        section: banded([rooms[room.id] for room in entry.rooms if room.section == section], size, wide)
        for section in sorted({room.section for room in entry.rooms if room.section})
    }
    width, low = size[0] / 4, size[1] - FOOT / 2
    panels = tuple([(width * (number + 0.5), low) for number in range(4)])
    return Sheet(size, rooms, sections, panels, (width - 16, 60), {})


def stretched(spots: dict[str, tuple[int, int]], size: Point) -> dict[str, Point]:
    """Over the whole sheet, but for its edges and the strip of the panels."""
    least = [min(spot[axis] for spot in spots.values()) for axis in (0, 1)]
    most = [max(spot[axis] for spot in spots.values()) for axis in (0, 1)]
    room = (size[0] - 2 * EDGE, size[1] - 2 * EDGE - FOOT)
    scale = [room[axis] / max(1, most[axis] - least[axis]) for axis in (0, 1)]
    return {
        name: (round(EDGE + (x - least[0]) * scale[0]), round(EDGE + (y - least[1]) * scale[1]))
        for name, (x, y) in spots.items()
    }


def banded(rooms: list[Point], size: Point, wide: bool) -> tuple[tuple[Point, ...], Point]:
    """A Section as a band across the sheet, with its plate at the end."""
    along = [spot[not wide] for spot in rooms]
    half = ROOM[not wide] / 2 + 10
    start, end, foot = min(along) - half, max(along) + half, size[1] - FOOT
    if wide:
        return ((start, 8), (end, 8), (end, foot), (start, foot)), ((start + end) / 2, foot - 20)
    return ((8, start), (size[0] - 8, start), (size[0] - 8, end), (8, end)), (110, end - 20)
