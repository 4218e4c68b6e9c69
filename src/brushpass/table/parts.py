"""What every part of a scene shares: its base, the crests of the seats, tones, and the small sign with its word."""

from __future__ import annotations

from typing import Literal

import msgspec

Shape = Literal["circle", "square", "hexagon", "triangle", "diamond", "pentagon"]
"""The shape of a seat's crest: a seat is never told by colour alone."""
SHAPES: tuple[Shape, ...] = ("circle", "square", "hexagon", "triangle", "diamond", "pentagon")

Colour = Literal["", "green", "blue", "yellow", "red", "white", "violet"]
"""A colour of the seats' palette, for what belongs to no seat; always beside a word, a letter or a drawing."""

Tone = Literal["plain", "good", "bad", "go", "quiet"]
"""What a value means to the viewer: nothing, good, danger, to be chosen, of no concern now."""


class Part(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """The base of everything in a scene."""


class Sign(Part):
    """A small drawing with a name and, where there are several, a number: fire in a room, a face, a power line."""

    icon: str
    """An icon or a drawing of the game."""
    name: str
    """What it is, for those who point at it or hear it."""
    count: int = 1
    tone: Tone = "plain"
    id: str = ""
    """With an id it may be a target."""


class Amount(Part):
    """A number with its word and, where it says more, an icon: a price, a gain, a score."""

    value: str
    word: str = ""
    icon: str = ""


class Counter(Part):
    """A loud number with its word."""

    id: str
    value: str
    word: str
    icon: str = ""
    tone: Tone = "plain"
    done: int = 0
    """Pips of `steps` that are filled, beside the word: wounds, charges."""
    steps: int = 0
