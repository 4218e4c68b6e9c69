"""The scene vocabulary: what a person sees and can click, as plain data. A client draws any scene and knows no game.

Whatever everybody can see keeps its id as it moves, so a client animates every change by itself. A thing that a viewer
may not know has a positional id (`hand-1-2`) and a back. Texts are in the viewer's language. Names of drawings (`art`,
`icon`) are ids of SVG symbols that the game ships; a client that does not know one shows the letter or the name.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

Shape = Literal["circle", "square", "hexagon", "triangle", "diamond", "pentagon"]
"""The shape of a seat's crest: a seat is never told by colour alone."""
SHAPES: tuple[Shape, ...] = ("circle", "square", "hexagon", "triangle", "diamond", "pentagon")

Tone = Literal["plain", "good", "bad", "go", "quiet"]
"""What a value means to the viewer: nothing, good, danger, to be chosen, of no concern now."""


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
    seat: int | None = None
    """The seat in whose colour the place is drawn."""


class Link(Part):
    """A way between two spaces, with places for discs or doors on it."""

    id: str
    a: str
    b: str
    kind: Literal["road", "corridor", "line", "dashed"] = "road"
    slots: int = 0
    text: str = ""
    wide_bend: tuple[float, float] | None = None
    """A point the way is drawn through, if it is not straight."""
    tall_bend: tuple[float, float] | None = None


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
    """A thing that stands on a space or a link. `count` of equal ones are one piece with a number."""

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
    place: Literal["hand", "centre", "supply", "seat"] = "supply"
    """Where it belongs on the screen: the viewer's hand, the middle of the board, the rail, a seat's panel."""


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
    you: bool = False
    deciding: bool = False
    active: bool = False
    areas: tuple[Area, ...] = ()
    counters: tuple[Counter, ...] = ()


# -- deciding ---------------------------------------------------------------------------------------------------------


class Ghost(Part):
    """Where a piece would go, and on which way, if the option were taken."""

    piece: str
    path: tuple[str, ...]
    """From the space where it stands to the one where it would stop."""
    text: str = ""


class Option(Part):
    """Something the viewer may choose: on a button, with its number key, and on the thing itself where it has one."""

    key: int
    """From 1: the number on the button and on the target."""
    value: Any
    """What is sent back."""
    name: str
    text: str = ""
    """What follows from it, from facts the viewer may know."""
    badge: str = ""
    target: str | None = None
    """The id of the space, link, piece or card to click."""
    ghosts: tuple[Ghost, ...] = ()
    way_out: bool = False
    """Pass, end turn, keep: never loud."""
    lasting: bool = False
    """It cannot be taken back: a client may ask for confirmation."""


class Refusal(Part):
    """Why something that a person might try cannot be chosen."""

    target: str
    text: str


class Prompt(Part):
    """The question the viewer decides."""

    id: str
    question: str
    options: tuple[Option, ...]
    context: str = ""
    rules: tuple[str, ...] = ()
    """Where the question comes from."""
    refusals: tuple[Refusal, ...] = ()
    undo: bool = False


class Line(Part):
    """A line of the log."""

    id: int
    text: str
    seat: int | None = None
    heading: bool = False
    """It opens a turn or a round."""


class Verdict(Part):
    """How it ended: who and why in one sentence, and every seat's own result."""

    text: str
    won: bool | None
    """Whether the viewer won; None for a spectator."""
    winners: tuple[int, ...]
    seats: tuple[str, ...] = ()


class Scene(Part):
    """All that a viewer sees of a table."""

    game: str
    title: str
    status: str
    """Mode, turn and the like, in one line."""
    panels: tuple[Panel, ...]
    board: Board | None = None
    pieces: tuple[Piece, ...] = ()
    overlays: tuple[Overlay, ...] = ()
    areas: tuple[Area, ...] = ()
    tracks: tuple[Track, ...] = ()
    counters: tuple[Counter, ...] = ()
    gauges: tuple[Gauge, ...] = ()
    prompt: Prompt | None = None
    waiting: str = ""
    """Whom the table waits for, if not for the viewer."""
    log: tuple[Line, ...] = ()
    verdict: Verdict | None = None
    undo: bool = False
    """The viewer may take the last choice back, even while somebody else decides."""


def ids(scene: Scene) -> frozenset[str]:
    """Every id on a scene that an option may name."""
    areas = [*scene.areas, *(area for panel in scene.panels for area in panel.areas)]
    board = scene.board
    return frozenset(
        (
            *(card.id for area in areas for card in area.cards),
            *(area.id for area in areas),
            *(piece.id for piece in scene.pieces),
            *(() if board is None else (space.id for space in board.spaces)),
            *(() if board is None else (link.id for link in board.links)),
            *(panel.id for panel in scene.panels),
        )
    )
