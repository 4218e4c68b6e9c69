"""What a person reads and sees at the table, in their own language."""

from .scene import Scene, ids
from .seen import Seen, look, look_open
from .story import Story, Telling
from .text import LANGUAGES, MissingText, Texts, keys, negotiate

__all__ = [
    "LANGUAGES",
    "MissingText",
    "Scene",
    "Seen",
    "Story",
    "Telling",
    "Texts",
    "ids",
    "keys",
    "look",
    "look_open",
    "negotiate",
]
