"""The board, as plain data: spaces, ways and zones in two geometries, what stands on them, what is laid over them."""

from __future__ import annotations

from typing import Literal

from .parts import Colour, Part, Shape, Sign, Tone

Beside = Literal["", "above", "below", "left", "right"]
"""Where a space's words stand: "" inside it (under a circle), else beside it on a plate."""

Corner = Literal["", "tl", "tr", "bl", "br"]
"""A corner of a space (top or bottom, left or right): what stands there covers nothing in the middle."""

Point = tuple[float, float]


class Rect(Part):
    """Where a space lies in one geometry of its board, in that geometry's own units; x and y are its middle."""

    x: float
    y: float
    w: float
    h: float


class Badge(Part):
    """A short word on a coloured ground in the corner of a space: the sort of a room, its number of objects."""

    text: str
    colour: Colour = ""


class Space(Part):
    """A place on the board where pieces stand: a house, a city, a room, a district, a square of a grid."""

    id: str
    name: str
    wide: Rect
    tall: Rect
    shape: Literal["rect", "circle", "hexagon", "octagon", "house", "none"] = "rect"
    kind: str = "plain"
    """What sort of place it is, for its looks: home, market, city, slot, temple, cell, room, district, panel …

    A `cell` is a square of a grid without a gap, a `room` has a number, icons and a badge above its name, a `district`
    its name, icons and note from the left, a `panel` only words, in a box.
    """
    icons: tuple[str, ...] = ()
    text: str = ""
    label: Beside = ""
    tall_label: Beside = ""
    """The same in the tall geometry; "": as in the wide one."""
    seat: int | None = None
    """The seat in whose colour the place is drawn."""
    burst: bool = False
    """It came to a head here: a star lies under the pieces."""
    number: str = ""
    """What it is called on a printed board: small, in a corner."""
    badge: Badge | None = None
    note: str = ""
    """A second line under its text."""
    look: Literal["", "dark", "unknown", "lit"] = ""
    """Without light, not yet seen by anybody, or lit by the viewer."""
    signs: tuple[Sign, ...] = ()
    """What lies there beside the pieces: on its edge, so that pieces never hide it."""
    tone: Tone = "plain"
    """What its note means to the viewer."""
    art: str = ""
    """A drawing of the game on its ground, under everything else."""
    goal: Literal["", "open", "done"] = ""
    """One of the viewer's own goals asks for it, and it is still to do or done: a flag stands there."""
    rule: str = ""
    """The rule that explains it."""


class Link(Part):
    """A way between two spaces, with places for discs or doors on it; a longer way is spaces joined by links."""

    id: str
    a: str
    b: str
    kind: Literal["road", "corridor", "line", "dashed", "border"] = "road"
    """A `border` is not drawn: two spaces touch there, and a fence may stand across it."""
    slots: int = 0
    text: str = ""
    wide_bend: Point | None = None
    """A point the way is drawn through, if it is not straight."""
    tall_bend: Point | None = None
    seat: int | None = None
    """The seat in whose colour the way is drawn: whose connection it is."""
    ends: tuple[str, str] = ("", "")
    """A number at each end, beside its space."""
    dim: bool = False
    """It lies in the dark."""


class Zone(Part):
    """A part of the board that several spaces lie in: a section of a base, a quarter of a city. It may be a target."""

    id: str
    name: str
    wide: tuple[Point, ...]
    """Its corners."""
    tall: tuple[Point, ...]
    dim: bool = False
    """It is dark there."""
    icon: str = ""
    text: str = ""
    """How it is there, in a word or two, behind its name on a plate."""
    tone: Tone = "plain"
    wide_plate: Point | None = None
    """The middle of the plate; none: it has no plate."""
    tall_plate: Point | None = None


class Label(Part):
    """A letter or a number beside the board: of a row, of a column."""

    text: str
    wide: Point
    tall: Point


class Board(Part):
    """Spaces and links in two geometries with the same names: wide for desktops, tall for phones."""

    id: str
    wide: tuple[float, float]
    """Width and height."""
    tall: tuple[float, float]
    spaces: tuple[Space, ...]
    links: tuple[Link, ...] = ()
    art: str = ""
    """The backdrop; the client appends `-wide` or `-tall`."""
    zones: tuple[Zone, ...] = ()
    labels: tuple[Label, ...] = ()
    wide_middle: Rect | None = None
    """Where the areas of the centre lie; none: in the middle of the board."""
    tall_middle: Rect | None = None


class Piece(Part):
    """A thing that stands on a space or a link. `count` of equal ones are one piece with a number.

    Up to four pieces of a place stand side by side, so discs of one seat on one space are one piece, not several; on a
    district all of them do, in as many rows as it takes. Those in a corner, those that another one holds and those that
    stand across a link do not count.
    """

    id: str
    kind: Literal["pawn", "disc", "token", "marker", "enemy", "portrait", "figure", "tile", "zigzag", "barrier", "door"]
    """A `portrait` is somebody by their art, with their owner's ring; a `figure` is its art alone; a `tile` is a thing.

    A `zigzag`, a `barrier` and a `door` stand across their link; a `used` one lies along it.
    """
    at: str
    name: str
    seat: int | None = None
    letter: str = ""
    shape: Shape | None = None
    art: str = ""
    count: int = 1
    used: bool = False
    """It lies on its side."""
    acting: bool = False
    """It is the one that the viewer moves now: it has a white halo."""
    moved: tuple[str, ...] = ()
    """The way of its last step, from the space it left to the one where it stands: the trail of what happened last."""
    colour: Colour = ""
    """Its colour, if that is not its owner's."""
    tone: Tone = "plain"
    """A `quiet` marker is a guess: paper, not yet ink."""
    corner: Corner = ""
    held_by: str = ""
    """The id of the piece that holds it, on the same space: it is drawn small at its side."""
    hurt: int = 0
    """Its injuries."""
    rule: str = ""
    """The rule that explains it."""


class Mark(Part):
    """Heat, a note or a danger on a space: always a word or a number, never colour alone."""

    at: str
    text: str
    heat: float = 0.0
    """From 0 to 1."""
    tone: Tone = "plain"
    corner: Corner = "bl"


class Stop(Part):
    """A stop of a trail."""

    at: str
    text: str


class Bar(Part):
    """A share as a bar: of a place, a suspect, an outcome. Pointing at it shows its target on the board."""

    text: str
    share: float
    """From 0 to 1: how long the bar is."""
    value: str
    target: str = ""
    icon: str = ""


class Overlay(Part):
    """Marks of one sort, and a numbered trail, which a viewer may switch off; with what belongs to them in the rail."""

    id: str
    name: str
    marks: tuple[Mark, ...] = ()
    trail: tuple[Stop, ...] = ()
    """A way over the board, stop by stop."""
    group: str = ""
    """The name of the overlays that it belongs to: of those one is shown at a time, and one switch is for all."""
    line: str = ""
    """A line about it, in the rail."""
    bars: tuple[Bar, ...] = ()
    facts: tuple[Sign, ...] = ()
    """What is known, a line each, under the bars."""
    off: bool = False
    """It is switched off until the viewer switches it on."""
