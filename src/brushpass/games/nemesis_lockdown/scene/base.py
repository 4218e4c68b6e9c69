"""The base: three Sections lit and dark, Rooms with all that lies in them, Corridors, and the panels beside them."""

from __future__ import annotations

from itertools import pairwise
from typing import Final, Literal

from brushpass.table.parts import Colour, Tone
from brushpass.table.scene import Badge, Board, Link, Rect, Sign, Space, Zone

from ..box.board import TECH
from ..box.entries import Tile
from .drawings import tile_art
from .eyes import LockdownEyes
from .ids import BAG, GATE, LIFT, PANELS, sign_id
from .layout import ROOM, STAIRS, sheets
from .places import Point, Sheet

COLOURS: Final[dict[str, Colour]] = {"red": "red", "yellow": "yellow", "green": "green", "white": "white"}
"""NL-11.13: of the Items that are found in a Room."""


def board(eyes: LockdownEyes) -> Board:
    """NL-2.1: the side of the board that is played on."""
    wide, tall = sheets(eyes.box, eyes.board.id)
    return Board(
        id="base",
        wide=wide.size,
        tall=tall.size,
        spaces=(
            *[_room(eyes, room, wide, tall) for room in eyes.board.rooms],
            *[_panel(eyes, panel, number, wide, tall) for number, panel in enumerate(PANELS)],
        ),
        links=(*_shafts(eyes, wide, tall), *_paths(eyes), *[_way(eyes, way, wide, tall) for way in eyes.board.ways]),
        art="bare",
        zones=tuple([_zone(eyes, section, wide, tall) for section in eyes.board.sections]),
    )


# -- Rooms -------------------------------------------------------------------------------------------------------------


def _room(eyes: LockdownEyes, room: str, wide: Sheet, tall: Sheet) -> Space:
    """NL-11.12, NL-26 to NL-28: what a Room is, and what lies in it."""
    stairs, tile = eyes.stairs(room), eyes.box.tiles.get(eyes.tile(room))
    turned = eyes.box.tiles.get(eyes.turned.get(room, ""))
    small = stairs or room in eyes.board.crossroads
    size = STAIRS if small else ROOM
    return Space(
        id=room,
        name=_called(eyes, room, tile),
        wide=_rect(wide.rooms[room], size),
        tall=_rect(tall.rooms[room], size),
        shape="circle" if small else "octagon",
        kind="room",
        number="" if stairs else eyes.number(room),
        icons=() if (known := tile or turned) is None else _icons(eyes, room, known),
        text=str(eyes.board.crossroads.index(room) + 1) if small and not stairs else eyes.short(room),
        note="" if turned is None else eyes.say("scene-never-explored"),
        badge=None if tile is None else _badge(eyes, room, tile),
        look="dark" if turned else _look(eyes, room, tile is None),
        signs=tuple(_signs(eyes, room)),
    )


def _called(eyes: LockdownEyes, room: str, tile: Tile | None) -> str:
    """A Room by its whole name, with the Items that can be found in it."""
    if tile is None or tile.colour is None or not tile.searchable:
        return eyes.full(room)
    count = eyes.base.counters.get(room, 0)
    return eyes.say("scene-room-items", room=eyes.full(room), colour=tile.colour, count=count)


def _rect(middle: Point, size: tuple[float, float]) -> Rect:
    return Rect(x=middle[0], y=middle[1], w=size[0], h=size[1])


def _icons(eyes: LockdownEyes, room: str, tile: Tile) -> tuple[str, ...]:
    """What sort of Room it is, a computer, an Entrance to the Technical Corridors: there is room for two of them."""
    also = (("computer", tile.computer), ("hatch", bool(eyes.board.entrance[room])))
    return (tile_art(tile), *[icon for icon, there in also if there])[-2:]


def _badge(eyes: LockdownEyes, room: str, tile: Tile) -> Badge | None:
    """NL-11.12: the Items that are left, and their colour."""
    if tile.colour is None or not tile.searchable:
        return None
    count = eyes.base.counters.get(room, 0)
    return Badge(text=eyes.say("scene-items", colour=tile.colour, count=count), colour=COLOURS.get(tile.colour, ""))


def _look(eyes: LockdownEyes, room: str, unexplored: bool) -> Literal["", "dark", "unknown", "lit"]:
    """The viewer's own Room stands out, as if by a torch."""
    if unexplored:
        return "unknown"
    if room == eyes.own.room:
        return "lit"
    return "dark" if eyes.board.section[room] and eyes.in_dark(room) else ""


def _signs(eyes: LockdownEyes, room: str) -> list[Sign]:
    """NL-14: Fire, Malfunction and what else lies there beside people, Intruders and Objects."""
    base, lab = eyes.base, eyes.view.lab
    nest = eyes.tile(room) == "nest"
    found: list[tuple[str, bool, int, Tone]] = [
        ("fire", room in base.fires, 1, "bad"),
        ("malfunction", room in base.faults, 1, "bad"),
        ("venting", base.vent == room, 1, "bad"),
        ("noise", eyes.board.area.get(room) in base.noise, 1, "bad"),
        ("egg", nest and lab.eggs > 0, lab.eggs, "plain"),
        ("rover", base.rover == room, 1, "good"),
        ("exit", room in eyes.board.exits and base.rover != room, 1, "plain"),
    ]
    told = [
        Sign(icon=icon, name=eyes.say(f"scene-sign-{icon}"), count=count, tone=tone, id=sign_id(icon, room))
        for icon, there, count, tone in found
        if there
    ]
    if eyes.board.stops.get(base.elevator) == room:
        told.append(Sign(icon="cabin", name=eyes.say("scene-sign-cabin"), tone="good", id=sign_id("cabin", room)))
    return told


# -- Corridors ---------------------------------------------------------------------------------------------------------


def _way(eyes: LockdownEyes, way: str, wide: Sheet, tall: Sheet) -> Link:
    """NL-11.34: the numbers stand at the viewer's own Room, where a Noise roll is read; where there is Noise, on it."""
    one, two = eyes.board.ends[way]
    section = eyes.board.way_section[way]
    return Link(
        id=way,
        a=one,
        b=two,
        kind="corridor",
        ends=("", "") if way in eyes.base.noise else (numbers(eyes, one, way), numbers(eyes, two, way)),
        dim=bool(section) and not eyes.powered(section),
        wide_bend=wide.bends.get(way),
        tall_bend=tall.bends.get(way),
    )


def numbers(eyes: LockdownEyes, room: str, way: str) -> str:
    """The numbers of a Corridor at the viewer's own Room."""
    if room != eyes.own.room or eyes.over:
        return ""
    return "·".join([str(n) for (at, n), leads in eyes.board.numbered.items() if at == room and leads == way])


def _shafts(eyes: LockdownEyes, wide: Sheet, tall: Sheet) -> list[Link]:
    """NL-13.13: the shaft of the Elevator from Section to Section."""
    stops = [eyes.board.stops[section] for section in eyes.board.sections if section in eyes.board.stops]
    return [
        Link(
            id=f"shaft-{number}",
            a=one,
            b=two,
            kind="dashed",
            wide_bend=wide.bends.get(f"shaft-{number}"),
            tall_bend=tall.bends.get(f"shaft-{number}"),
        )
        for number, (one, two) in enumerate(pairwise(stops), 1)
    ]


def _paths(eyes: LockdownEyes) -> list[Link]:
    """NL-37.5: the paths under the open sky, from Exit Room to Crossroads."""
    pairs = [(one, two) for one in eyes.board.rooms for two in eyes.board.paths[one] if two in eyes.board.rank]
    return [Link(id=f"path-{one}-{two}", a=one, b=two, kind="line") for one, two in pairs if one < two]


# -- Sections and panels -----------------------------------------------------------------------------------------------


def _zone(eyes: LockdownEyes, section: str, wide: Sheet, tall: Sheet) -> Zone:
    """NL-23.1, NL-23.15: whether a Section has power, and the number of its token: the highest fails first."""
    number, lit = eyes.base.power.get(section, (0, True))
    return Zone(
        id=section,
        name=eyes.name(section),
        wide=wide.sections[section][0],
        tall=tall.sections[section][0],
        dim=not lit,
        icon="bolt" if lit else "moon",
        text=eyes.say("scene-power" if lit else "scene-no-power", number=number),
        tone="good" if lit else "bad",
        wide_plate=wide.sections[section][1],
        tall_plate=tall.sections[section][1],
    )


def _panel(eyes: LockdownEyes, panel: str, number: int, wide: Sheet, tall: Sheet) -> Space:
    text, note, tone = PANEL_WORDS[panel](eyes)
    return Space(
        id=panel,
        name=text,
        wide=_rect(wide.panels[number], wide.panel),
        tall=_rect(tall.panels[number], tall.panel),
        kind="panel",
        text=text,
        note=note,
        tone=tone,
    )


def _tech(eyes: LockdownEyes) -> tuple[str, str, Tone]:
    """NL-13.1."""
    noisy = TECH in eyes.base.noise
    return eyes.name(TECH), eyes.say("scene-noise" if noisy else "scene-no-noise"), "bad" if noisy else "plain"


def _bag(eyes: LockdownEyes) -> tuple[str, str, Tone]:
    """NL-39.22: how many tokens are in the bag."""
    bag = eyes.view.bag
    count = sum(bag.inside.values()) + len(bag.inside_seen)
    return eyes.say("scene-bag"), eyes.say("scene-tokens", count=count), "plain"


def _gate(eyes: LockdownEyes) -> tuple[str, str, Tone]:
    """NL-1.19."""
    opened = eyes.base.gate
    return (
        eyes.name("main_gate"),
        eyes.say("scene-gate-open" if opened else "scene-gate-closed"),
        ("good" if opened else "plain"),
    )


def _lift(eyes: LockdownEyes) -> tuple[str, str, Tone]:
    """NL-13.13, NL-23.1: where the cabin stands, and whether it goes."""
    number, lit = eyes.base.power.get("elevator", (0, True))
    at = eyes.name(eyes.base.elevator) if eyes.base.elevator else ""
    note = eyes.say("scene-power" if lit else "scene-no-power", number=number)
    return eyes.say("scene-lift", at=at), note, "good" if lit else "bad"


PANEL_WORDS: Final = {TECH: _tech, BAG: _bag, GATE: _gate, LIFT: _lift}
"""The name, the note and its tone."""
