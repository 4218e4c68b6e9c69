"""Who plays for the computer: bots as persons, each with a name and looks, by the level at which they play."""

from __future__ import annotations

from typing import Literal

import msgspec

Skin = Literal["pale", "fair", "tan", "brown"]
Hair = Literal["bald", "short", "quiff", "bob", "bun", "curls"]
Tint = Literal["black", "brown", "red", "blond", "grey"]
Wear = Literal["cardigan", "dungarees", "pearls", "tie", "trench", "turtleneck"]
Extra = Literal["beard", "cap", "glasses", "hat", "monocle", "moustache", "patch", "scarf", "shades"]


class Looks(msgspec.Struct, frozen=True):
    """A portrait in words; the page draws it."""

    skin: Skin
    hair: Hair
    tint: Tint
    """The colour of the hair."""
    wear: Wear
    extras: tuple[Extra, ...] = ()


class Persona(msgspec.Struct, frozen=True):
    """A bot as a person. The name is the same in every language, and no text bends it."""

    name: str
    looks: Looks
