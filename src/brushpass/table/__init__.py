"""What a person reads and sees at the table, in their own language."""

from .scene import Scene, ids
from .seen import Seen
from .text import LANGUAGES, MissingText, Texts, keys, negotiate

__all__ = ["LANGUAGES", "MissingText", "Scene", "Seen", "Texts", "ids", "keys", "negotiate"]
