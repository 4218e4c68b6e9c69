"""What happened, as it is seen: beats in order, made by a game's story from the events its viewer may know.

A client keeps the scene before, plays one beat after the other on it, and shows the scene that they led to only then:
its question, and each line of the log, come after the beat that they tell of.
"""

from __future__ import annotations

from collections.abc import Sequence

from .board import Piece
from .cards import Card
from .numbers import Gauge
from .parts import Counter, Part, Tone


class Go(Part):
    """Something goes elsewhere."""

    id: str
    """A piece or a card."""
    path: tuple[str, ...]
    """A piece: the spaces it passes, the last being where it stops.

    A card goes to where it lies in the scene after, and looks as it does there. One that lies nowhere any more goes to
    the last of the path: the card that it is now a part of, an area, a panel; without a path it leaves the table.
    """


class Note(Part):
    """Words that appear at something for a moment: what it brings."""

    at: str
    """The id of a space, piece, card, area or panel."""
    text: str
    tone: Tone = "plain"


class Strike(Part):
    """Somebody strikes: whoever does it lunges, and what is hit shakes."""

    at: str
    """The id of the piece that it is aimed at."""
    by: str = ""
    """The id of the piece that lunges; empty: nobody is seen to do it."""
    hits: bool = True
    own: bool = False
    """The viewer is hit: it is felt on the whole table."""


class Beat(Part):
    """All that is in it happens at once; the next beat comes when it is over."""

    event: int
    """The number of the event in the viewer's log: its line is told when the beat is over."""
    cards: tuple[Card, ...] = ()
    """Cards as they look from now on, where they lie: one that was a back turns up."""
    shown: tuple[Card, ...] = ()
    """Cards that are held up for all to see while the beat lasts, in the place of what lies in the middle of the board.

    One that was held up as a back in the beat before turns up. They lie nowhere else, and are gone with the next beat.
    """
    goes: tuple[Go, ...] = ()
    pieces: tuple[Piece, ...] = ()
    """Pieces that are new, or look so from now on; new ones fall in one after the other."""
    lifts: tuple[str, ...] = ()
    """The ids of pieces that leave the board."""
    counters: tuple[Counter, ...] = ()
    """Amounts as they are from now on, wherever they stand; one with the id of a panel is its score."""
    gauges: tuple[Gauge, ...] = ()
    checks: tuple[str, ...] = ()
    """The ids of the checks that hold from now on."""
    becomes: tuple[str, ...] = ()
    """The ids of spaces, links, zones, pieces, tracks and panels that are from now on as they are in the scene after.

    A piece that is not there before or after comes or goes; whatever is on neither scene is passed over.
    """
    strikes: tuple[Strike, ...] = ()
    notes: tuple[Note, ...] = ()
    hold: int = 0
    """So many milliseconds, at the usual speed, it is left to be looked at once nothing moves any more."""


def since(beats: Sequence[Beat], heard: int) -> tuple[Beat, ...]:
    """The beats of all events after the first so many."""
    at = len(beats)
    while at and beats[at - 1].event >= heard:
        at -= 1
    return tuple(beats[at:])
