"""The people at the table, as plain data: a panel for every seat or side, a line for every member of a side."""

from __future__ import annotations

from typing import Literal

from .cards import Area
from .numbers import Ladder
from .parts import Amount, Colour, Counter, Part, Shape, Sign


def panel_id(player: int) -> str:
    """The id of somebody's panel, in games where everybody has their own."""
    return f"seat-{player}"


class Member(Part):
    """One person of a side of several, in a line of their own; with a letter they have a crest."""

    seat: int
    name: str
    you: bool = False
    counters: tuple[Counter, ...] = ()
    letter: str = ""
    shape: Shape = "circle"
    colour: Colour = ""
    line: str = ""
    state: str = ""
    """One word: done, acting, ready."""
    look: Literal["", "now", "done"] = ""
    """It is their turn, or it was: their crest lies on its side."""
    target: str = ""
    """The id of the piece that they are: pointing at the line shows it, and what may be chosen there is chosen."""


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
    signs: tuple[Sign, ...] = ()
    """How things stand with them, as pills: in darkness."""
    faces: tuple[Sign, ...] = ()
    """Who or what is with them, by their art: on a brief panel and on a chip."""
    ladders: tuple[Ladder, ...] = ()
    brief: bool = False
    """A row with its counters; a click unfolds the rest. Three and more are one chip on phones."""
    quiet: bool = False
    """They have passed or are out: the crest is pale."""
    rail: Literal["left", "right"] = "left"
