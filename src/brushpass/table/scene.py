"""The scene vocabulary: what a person sees and can click, as plain data. A client draws any scene and knows no game.

Whatever everybody can see keeps its id as it moves, so a client animates every change by itself. A thing that a viewer
may not know has a positional id (`hand-1-2`) and a back. Texts are in the viewer's language. Names of drawings (`art`,
`icon`) are ids of SVG symbols that the game ships; a client that does not know one shows the letter or the name.
"""

from __future__ import annotations

from typing import Any, Literal

from .board import (
    Badge,
    Bar,
    Beside,
    Board,
    Corner,
    Label,
    Link,
    Mark,
    Overlay,
    Piece,
    Rect,
    Space,
    Stop,
    Zone,
)
from .cards import Area, Card, Check, Die, Value
from .lesson import Lesson, Page
from .numbers import Curve, Field, Gauge, Ladder, Moment, Rung, Span, Track
from .parts import SHAPES, Amount, Colour, Counter, Part, Shape, Sign, Tone
from .people import Member, Panel
from .tools import Tool, ToolValue, Use

__all__ = [
    "SHAPES",
    "Amount",
    "Area",
    "Badge",
    "Bar",
    "Beside",
    "Board",
    "Card",
    "Check",
    "Colour",
    "Corner",
    "Counter",
    "Curve",
    "Die",
    "Field",
    "Folder",
    "Gauge",
    "Ghost",
    "Kind",
    "Label",
    "Ladder",
    "Lesson",
    "Line",
    "Link",
    "Mark",
    "Member",
    "Moment",
    "Option",
    "Overlay",
    "Page",
    "Panel",
    "Part",
    "Piece",
    "Prompt",
    "Rect",
    "Refusal",
    "Rung",
    "Scene",
    "Shape",
    "Sign",
    "Space",
    "Span",
    "Stop",
    "Tab",
    "Tone",
    "Tool",
    "ToolValue",
    "Track",
    "Use",
    "Value",
    "Verdict",
    "Zone",
    "event_of",
    "line_id",
]


class Ghost(Part):
    """Where a piece would go, and on which way, if the option were taken."""

    piece: str
    path: tuple[str, ...]
    """From the space where it stands to the one where it would stop."""
    text: str = ""


class Option(Part):
    """Something the viewer may choose: on a button, with its number key, and on the thing itself where it has one.

    Several options may have the same target: a click on it then offers a choice among them.
    """

    key: int
    """From 1, or 0 for a way out: the number on the button and on the target."""
    value: Any
    """What is sent back."""
    name: str
    text: str = ""
    """What follows from it, from facts the viewer may know."""
    short: str = ""
    """Its name where there is little room: on a phone, among many."""
    badge: str = ""
    target: str | None = None
    """The id of the space, link, piece or card to click."""
    kind: str = ""
    """The id of the prompt's kind of choice it belongs to."""
    ghosts: tuple[Ghost, ...] = ()
    pieces: tuple[Piece, ...] = ()
    """Pieces that would be new on the board; previewed pale. One with the id of a piece on the board replaces it."""
    lifts: tuple[str, ...] = ()
    """The ids of pieces that would leave the board; previewed fading."""
    checks: tuple[str, ...] = ()
    """The ids of the checks that would hold; previewed with a pale tick."""
    unchecks: tuple[str, ...] = ()
    """The ids of the checks that would hold no longer; previewed with a cross."""
    way_out: bool = False
    """Pass, end turn, keep: apart, and not loud unless it is usual."""
    usual: bool = False
    """What nearly everybody would choose now, as nothing else brings anything: it is loud, and Enter chooses it."""
    lasting: bool = False
    """It cannot be taken back: a client may ask for confirmation."""
    tone: Tone = "plain"
    """What follows from it: `bad` is danger."""
    art: str = ""
    """A drawing before its name."""
    by: tuple[str, ...] = ()
    """What is taken up before it can be chosen, one after the other: a piece on the board, or a folder of the prompt.

    Nothing of it is seen until then; number keys choose it all the same.
    """


class Refusal(Part):
    """Why something that a person might try cannot be chosen: said near it when it is pointed at or tapped.

    With a name it also stands among the options, closed.
    """

    target: str
    text: str
    name: str = ""
    kind: str = ""


class Kind(Part):
    """A kind of choice within a question: its options stand in a row behind its name."""

    id: str
    """If it is that of a piece, a click on the piece opens the kind where kinds are tabs."""
    name: str
    text: str = ""
    art: str = ""
    """A drawing before its name: whoever acts."""
    on_board: bool = False
    """Its options are chosen on the board, where they glow without a number; a list of them unfolds."""


class Folder(Part):
    """Options behind one button: it is pressed first, then they are seen, and chosen, instead of all others."""

    id: str
    name: str
    text: str = ""
    art: str = ""
    kind: str = ""
    """The kind of choice among whose options it stands."""


class Prompt(Part):
    """The question the viewer decides."""

    id: str
    question: str
    options: tuple[Option, ...]
    context: str = ""
    rules: tuple[str, ...] = ()
    """Where the question comes from."""
    refusals: tuple[Refusal, ...] = ()
    kinds: tuple[Kind, ...] = ()
    """In order; options without one stand last. One or two kinds of few options are rows; more are tabs, of which one
    is open: its targets glow, those of the others may be clicked all the same."""
    folders: tuple[Folder, ...] = ()
    """In order, before the options without one; a folder without options is not shown."""
    steps: tuple[str, ...] = ()
    """The turn so far: what the viewer has done in it."""
    left: tuple[Counter, ...] = ()
    """What is left to spend."""
    label: str = ""
    """Who acts, on the tab of the question; "": that it is the viewer's move."""
    send: str = ""
    """The words of a button that sends the answer; until it is pressed, an option is only picked and another may be
    picked instead. "": an option is sent at once. A way out always is."""


class Line(Part):
    """A line of the log."""

    id: int
    """Made by `line_id`: a replay reads from it which answer led to the line."""
    text: str
    seat: int | None = None
    heading: bool = False
    """It opens a turn or a round."""
    icon: str = ""
    """What it is about, where no seat did it."""
    tone: Tone = "plain"
    who: str = ""
    """The id of the piece that did it, if it is a member's: their crest stands before the line."""


class Verdict(Part):
    """How it ended, to this viewer: who in a few words, why in a sentence, and every seat's own result."""

    text: str
    won: bool | None
    """Whether the viewer won; None for a spectator."""
    winners: tuple[int, ...]
    title: str = ""
    seats: tuple[str, ...] = ()
    """By seat; then of whoever plays without one."""
    order: tuple[int, ...] = ()
    """The seats from the best result to the worst, where there is such an order."""


class Tab(Part):
    """A tab that a game names: of the dock on phones, beside the log on a desktop unless it lies open in a rail.

    Two ids are the house's, to be named again or put elsewhere in the order: `table`, the board, and `log`. What no tab
    holds lies where it always does, on phones behind a tab of the house.
    """

    id: str
    name: str
    icon: str
    holds: tuple[str, ...] = ()
    """The ids of the areas, ladders, tracks, overlays and panels in it, in order; a group goes with its first overlay.

    On a desktop panels, hands and whatever lies on the stage stay where they are.
    """
    desk: Literal["tab", "right", "left"] = "tab"
    """On a desktop: behind a tab beside the log, or in the open in a rail."""


class Scene(Part):
    """All that a viewer sees of a table."""

    game: str
    title: str
    status: str
    """Mode, turn and the like, in one line."""
    panels: tuple[Panel, ...]
    mode: str = ""
    """The mode alone, for a phone, where the whole status does not fit."""
    board: Board | None = None
    pieces: tuple[Piece, ...] = ()
    overlays: tuple[Overlay, ...] = ()
    areas: tuple[Area, ...] = ()
    tracks: tuple[Track, ...] = ()
    ladders: tuple[Ladder, ...] = ()
    counters: tuple[Counter, ...] = ()
    gauges: tuple[Gauge, ...] = ()
    curves: tuple[Curve, ...] = ()
    """How it came to this: at the end of a match."""
    prompt: Prompt | None = None
    tools: tuple[Tool, ...] = ()
    """What the viewer may do unasked."""
    waiting: str = ""
    """Whom the table waits for, if not for the viewer."""
    log: tuple[Line, ...] = ()
    verdict: Verdict | None = None
    undo: bool = False
    """The viewer may take the last choice back, even while somebody else decides."""
    data: tuple[str, ...] = ()
    """Where the game's data come from, line by line; it stands at the end of the rules."""
    tabs: tuple[Tab, ...] = ()
    """The tabs that the game names, in order; none: the house's own."""
    others: str = ""
    """What the brief panels are called together: rivals, the crew."""
    others_note: str = ""
    traces: tuple[str, ...] = ()
    """The ids of spaces, pieces, cards and panels where something happened last: they have a dashed outline."""
    lesson: Lesson | None = None
    """What is said at a table that teaches; no game's own scene has it."""


def line_id(event: int, before: bool = False) -> int:
    """The id of the line that tells an event of the viewer's log, or `before`: of a heading made up above it."""
    return 2 * event + (not before)


def event_of(line: Line) -> int:
    """The number of the event that a line tells or stands above."""
    return line.id // 2
