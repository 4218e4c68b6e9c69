"""What is said at a table that teaches: page by page, by the bot that plays there, with what each page points at."""

from __future__ import annotations

from typing import Any

from .parts import Part


class Page(Part):
    """Something that is said."""

    id: str
    text: str
    points: tuple[str, ...] = ()
    """The ids of the pieces, spaces, cards, areas, panels and gauges that it is about."""


class Lesson(Part):
    """All that is said at one position. It follows from the answers so far, so that a page opened again says it too."""

    number: int
    """How many answers came before: whoever goes on names it."""
    seat: int
    """Who speaks."""
    pages: tuple[Page, ...] = ()
    waits: bool = False
    """The bot does what it says once the viewer has read it and goes on."""
    advised: tuple[Any, ...] = ()
    """The value of the option that is recommended, if something is asked."""
    done: int = 0
    """How many ideas have come up, those on these pages included."""
    ideas: int = 0
