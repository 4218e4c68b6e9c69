"""Where both boards lie on the page: nothing touches, no Corridor runs under a Room it does not lead to."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from msgspec.structs import replace

from brushpass.games.nemesis_lockdown.box.box import Box
from brushpass.games.nemesis_lockdown.box.data import own_box
from brushpass.games.nemesis_lockdown.scene.layout import ROOM, STAIRS, sheets
from brushpass.games.nemesis_lockdown.scene.places import SHEETS, Sheet

BOX = own_box()
BOTH = [(board, sheet) for board, both in SHEETS.items() for sheet in both]
TIGHT = 5
"""How near to each other Rooms may lie."""


def size(name: str) -> tuple[float, float]:
    return STAIRS if name.startswith(("stairs", "x")) else ROOM


@pytest.mark.parametrize(("board", "sheet"), BOTH)
def test_every_room_lies_on_the_sheet_and_touches_no_other(board: str, sheet: Sheet) -> None:
    assert {*BOX.boards[board].rooms} <= sheet.rooms.keys()
    for name, (x, y) in sheet.rooms.items():
        w, h = size(name)
        assert w / 2 <= x <= sheet.size[0] - w / 2, name
        assert h / 2 <= y <= sheet.size[1] - h / 2, name
    for one, two in combinations(sheet.rooms, 2):
        apart = [
            abs(sheet.rooms[one][axis] - sheet.rooms[two][axis]) - (size(one)[axis] + size(two)[axis]) / 2
            for axis in (0, 1)
        ]
        assert max(apart) >= TIGHT, (one, two)


@pytest.mark.parametrize(("board", "sheet"), BOTH)
def test_no_corridor_runs_under_a_room_between_its_ends(board: str, sheet: Sheet) -> None:
    for way, ends in BOX.boards[board].ends.items():
        points = [sheet.rooms[ends[0]], *([sheet.bends[way]] if way in sheet.bends else []), sheet.rooms[ends[1]]]
        for name, (x, y) in sheet.rooms.items():
            if name in ends:
                continue
            w, h = size(name)
            for (ax, ay), (bx, by) in pairwise(points):
                for step in range(101):
                    px, py = ax + (bx - ax) * step / 100, ay + (by - ay) * step / 100
                    assert abs(px - x) > w / 2 or abs(py - y) > h / 2, (way, name)


@pytest.mark.parametrize(("board", "sheet"), BOTH)
def test_a_room_lies_within_its_section(board: str, sheet: Sheet) -> None:
    for room, section in BOX.boards[board].section.items():
        if not section:
            continue
        corners = sheet.sections[section][0]
        (x, y), (w, h) = sheet.rooms[room], size(room)
        assert min(c[0] for c in corners) <= x - w / 2 and x + w / 2 <= max(c[0] for c in corners), room
        assert min(c[1] for c in corners) <= y - h / 2 and y + h / 2 <= max(c[1] for c in corners), room


@pytest.mark.parametrize("wide", [True, False])
def test_another_map_is_laid_out_from_its_own_positions(wide: bool) -> None:
    entry = BOX.contents.boards[0]
    other = replace(entry.rooms[0], id="r099")
    ways = tuple([replace(way, rooms=tuple(["r099" if one == "r001" else one for one in way.rooms])) for way in
                  entry.corridors])  # fmt: skip
    board = replace(entry, rooms=(other, *entry.rooms[1:]), corridors=ways)
    box = Box(replace(BOX.contents, boards=(board, BOX.contents.boards[1])), "theirs")
    sheet = sheets(box, "basic")[not wide]
    assert sheet.rooms.keys() == {room.id for room in board.rooms}
    assert sheet.sections.keys() == {"s01", "s02", "s03"}
    assert (sheet.size[0] > sheet.size[1]) == wide
    for x, y in sheet.rooms.values():
        assert 0 < x < sheet.size[0] and 0 < y < sheet.panels[0][1]
