"""Numbers and the fields they stand on, as plain data: tracks, ladders, gauges, curves."""

from __future__ import annotations

from typing import Literal

from .parts import Part, Sign, Tone


class Field(Part):
    """A field of a track or a ladder."""

    text: str = ""
    state: Literal["past", "now", "ahead", "held"] = "ahead"
    """Over, there, yet to come, or filled with its icon or text."""
    mark: str = ""
    """A word under the text."""
    id: str = ""
    """With an id it may be a target."""
    icon: str = ""
    name: str = ""
    """What it is, for those who hear it, if its text does not say."""
    marks: tuple[Sign, ...] = ()
    """What lies on it."""
    line: Sign | None = None
    """What crosses its left edge: a line between it and the field before it."""
    tone: Tone = "plain"
    """What will happen there: it has an edge in that colour."""


class Track(Part):
    """What has passed and what will happen, field by field; 16 at the most. On phones a long one folds about now."""

    id: str
    name: str
    fields: tuple[Field, ...]
    place: Literal["stage", "rail"] = "stage"
    """Above the board, or in a rail as a bar of small fields; `note` stands behind its name there."""
    note: str = ""


class Span(Part):
    """Some fields of a ladder that have a name, from the `first` to the `last`, counted from 0."""

    name: str
    first: int
    last: int
    tone: Tone = "plain"


class Rung(Part):
    """A row of a ladder: who or what it is about, then its fields."""

    id: str
    name: str
    fields: tuple[Field, ...]
    art: str = ""
    text: str = ""
    quiet: bool = False
    """It is of no concern now."""


class Ladder(Part):
    """Rows of equal fields under their spans: how much somebody dominates, tasks with their folders, levels done."""

    id: str
    name: str
    rungs: tuple[Rung, ...]
    spans: tuple[Span, ...] = ()
    note: str = ""


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
