"""Made-up scenes of every sort of table, with their drawings: a development page draws them, and tests look at them."""

from __future__ import annotations

from pathlib import Path

from ..scene import Scene
from .city import city_map
from .hunt import hunt
from .lockdown import lockdown
from .plain import base, grid, zones
from .undercover import undercover

__all__ = ["GALLERY", "art"]

GALLERY: tuple[tuple[str, Scene], ...] = (
    ("map", city_map()),
    ("grid", grid()),
    ("zones", zones()),
    ("base", base()),
    ("hunt", hunt()),
    ("undercover", undercover()),
    ("lockdown", lockdown()),
)
"""All of them, by name."""


def art(game: str) -> str:
    """The drawings of a made-up game."""
    return (Path(__file__).parent / f"{game}.svg").read_text(encoding="utf-8")
