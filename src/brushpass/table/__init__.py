"""What a person reads and sees at the table, in their own language."""

from .text import LANGUAGES, MissingText, Texts, keys, negotiate

__all__ = ["LANGUAGES", "MissingText", "Texts", "keys", "negotiate"]
