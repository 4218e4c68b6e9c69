"""What lies on a table, as plain data: the board and its pieces, cards, numbers, the panels of the seats."""

from __future__ import annotations

from typing import Literal

import msgspec

Shape = Literal["circle", "square", "hexagon", "triangle", "diamond", "pentagon"]
"""The shape of a seat's crest: a seat is never told by colour alone."""
SHAPES: tuple[Shape, ...] = ("circle", "square", "hexagon", "triangle", "diamond", "pentagon")

Tone = Literal["plain", "good", "bad", "go", "quiet"]
"""What a value means to the viewer: nothing, good, danger, to be chosen, of no concern now."""

Beside = Literal["", "above", "below", "left", "right"]
"""Where a space's words stand: "" inside it (under a circle), else beside it on a plate."""


class Part(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """The base of everything in a scene."""


# -- the board --------------------------------------------------------------------------------------------------------


class Box(Part):
    """Where a space lies in one geometry of its board, in that geometry's own units; x and y are its middle."""

    x: float
    y: float
    w: float
    h: float


class Space(Part):
    """A place on the board where pieces stand: a house, a city, a room, a square of a grid."""

    id: str
    name: str
    wide: Box
    tall: Box
    shape: Literal["rect", "circle", "hexagon", "octagon", "house", "none"] = "rect"
    kind: str = "plain"
    """What sort of place it is, for its looks: home, market, city, temple, room …"""
    icons: tuple[str, ...] = ()
    text: str = ""
    label: Beside = ""
    tall_label: Beside = ""
    """The same in the tall geometry; "": as in the wide one."""
    seat: int | None = None
    """The seat in whose colour the place is drawn."""
    burst: bool = False
    """It came to a head here: a star lies under the pieces."""


class Link(Part):
    """A way between two spaces, with places for discs or doors on it; a longer way is spaces joined by links."""

    id: str
    a: str
    b: str
    kind: Literal["road", "corridor", "line", "dashed"] = "road"
    slots: int = 0
    text: str = ""
    wide_bend: tuple[float, float] | None = None
    """A point the way is drawn through, if it is not straight."""
    tall_bend: tuple[float, float] | None = None
    seat: int | None = None
    """The seat in whose colour the way is drawn: whose connection it is."""


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


class Piece(Part):
    """A thing that stands on a space or a link. `count` of equal ones are one piece with a number.

    Up to four pieces of a place stand side by side, so discs of one seat on one space are one piece, not several.
    """

    id: str
    kind: Literal["pawn", "disc", "token", "marker", "enemy"]
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


class Mark(Part):
    """Heat, a note or a danger on a space: always a word or a number, never colour alone."""

    at: str
    text: str
    heat: float = 0.0
    """From 0 to 1."""
    tone: Tone = "plain"


class Overlay(Part):
    """Marks of one sort, which a viewer may switch off."""

    id: str
    name: str
    marks: tuple[Mark, ...]


# -- cards ------------------------------------------------------------------------------------------------------------


class Value(Part):
    """A number or a sign on a card; `applies` is the one that counts for the viewer now."""

    text: str
    applies: bool = False
    tone: Tone = "plain"
    icon: str = ""


class Amount(Part):
    """A number with its word and, where it says more, an icon: a price, a gain, a score."""

    value: str
    word: str = ""
    icon: str = ""


class Check(Part):
    """A thing that a mission or a checklist asks for: a tick when it holds, a ring while it does not."""

    id: str
    text: str
    done: bool = False


class Card(Part):
    """A card, face or back."""

    id: str
    name: str = ""
    back: bool = False
    art: str = ""
    tag: str = ""
    """One word about it: instant, ongoing."""
    values: tuple[Value, ...] = ()
    text: str = ""
    count: int = 1
    tone: Tone = "plain"
    done: int = 0
    """Steps of `steps` that are fulfilled: pips, or the ticks of a mission."""
    steps: int = 0
    checks: tuple[Check, ...] = ()
    price: Amount | None = None
    """What it costs: before its name."""
    gain: Amount | None = None
    """What it brings: behind its name."""
    rule: str = ""
    """The rule that explains it."""
    holds: tuple[str, ...] = ()
    """The ids of the cards that have become one with it: whichever of them lay elsewhere before travels here."""
    source: str = ""
    """The id of the area or panel where it starts if the viewer has not seen it before."""


class Area(Part):
    """Cards that lie together. `stack` shows a back and a number."""

    id: str
    name: str
    layout: Literal["fan", "row", "grid", "list", "stack"]
    cards: tuple[Card, ...] = ()
    count: int | None = None
    note: str = ""
    line: str = ""
    """A line of text under its name."""
    place: Literal["hand", "centre", "supply", "seat"] = "supply"
    """Where it belongs on the screen: the viewer's hand, the middle of the board, the rail, a seat's panel."""
    strip: bool = False
    """On phones it also lies in the strip under the question, where a hand would be."""


# -- numbers ----------------------------------------------------------------------------------------------------------


class Field(Part):
    """A field of a track."""

    text: str
    state: Literal["past", "now", "ahead"] = "ahead"
    mark: str = ""


class Track(Part):
    """What has passed and what will happen, field by field; 16 at the most."""

    id: str
    name: str
    fields: tuple[Field, ...]


class Counter(Part):
    """A loud number with its word."""

    id: str
    value: str
    word: str
    icon: str = ""
    tone: Tone = "plain"


class Gauge(Part):
    """A number between two ends, each with a word: the chase, the corruption."""

    id: str
    name: str
    value: float
    low: float
    high: float
    low_text: str
    high_text: str
    text: str = ""
    seat: int | None = None


class Moment(Part):
    """A point of a curve that is worth a few words."""

    at: int
    """Which point it is: 0 is the start."""
    text: str


class Curve(Part):
    """How a number went from the start to now, point by point, between two ends: a chase, a search, a corruption."""

    id: str
    name: str
    points: tuple[float, ...]
    """One for the start, then one for every turn, round or hour."""
    low: float
    high: float
    low_text: str
    high_text: str
    text: str
    """The whole of it in words, for those who do not see it."""
    level: float = 0.0
    """Where nobody is ahead: the dashed line; `note` says what it means."""
    note: str = ""
    end_text: str = ""
    """What the last point is: turn 9."""
    moments: tuple[Moment, ...] = ()
    seat: int | None = None
    """Whose crest stands at the last point."""
    low_seat: int | None = None
    """In whose colour the ground below the dashed line is drawn."""
    high_seat: int | None = None


class Member(Part):
    """One person of a side of several, in a line of their own."""

    seat: int
    name: str
    you: bool = False
    counters: tuple[Counter, ...] = ()


class Panel(Part):
    """A seat, or a side of several: who they are and what everybody may know of them. A chip on phones."""

    id: str
    name: str
    letter: str
    shape: Shape
    seats: tuple[int, ...]
    colour: str
    """The name of a colour of the game's palette."""
    line: str = ""
    """One line of state."""
    short: str = ""
    """The same on a chip, in two or three words; "": the line itself."""
    score: Amount | None = None
    """The number that decides: loud, on the panel and on the chip."""
    done: int = 0
    """Steps of `steps` on the way to the end, as a bar."""
    steps: int = 0
    you: bool = False
    deciding: bool = False
    active: bool = False
    areas: tuple[Area, ...] = ()
    counters: tuple[Counter, ...] = ()
    members: tuple[Member, ...] = ()
