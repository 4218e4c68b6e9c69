"""Made-up scenes of every sort of table, with their drawings: a development page draws them, and tests look at them."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from ..lesson import Lesson, Page
from ..scene import Scene
from .city import city_map
from .hunt import hunt
from .lockdown import lockdown
from .plain import base, grid, zones
from .undercover import undercover

__all__ = ["GALLERY", "art"]

LESSON = Lesson(
    number=4,
    seat=1,
    pages=(
        Page(id="look", text="You look for me, square by square.", points=("pawn-1",)),
        Page(id="ask", text="Ask here: I passed it two moves ago.", points=("b2",)),
    ),
    waits=True,
    advised=("ask",),
    done=2,
    ideas=5,
)

GALLERY: tuple[tuple[str, Scene], ...] = (
    ("map", city_map()),
    ("grid", grid()),
    ("zones", zones()),
    ("base", base()),
    ("hunt", hunt()),
    ("undercover", undercover()),
    ("lockdown", lockdown()),
    ("lesson", replace(grid(), lesson=LESSON)),
)
"""All of them, by name."""


def art(game: str) -> str:
    """The drawings of a made-up game."""
    return (Path(__file__).parent / f"{game}.svg").read_text(encoding="utf-8")
