"""Data files that an owner of a box may put in the place of a game's own: found, read and refused with reasons."""

from .checking import Complaints, ids, listed
from .files import BadBox, chosen_file, fingerprint, read, sound
from .reading import Draft, Entry, Form, parsed
from .shelf import Shelf, contents_of, played

__all__ = [
    "BadBox",
    "Complaints",
    "Draft",
    "Entry",
    "Form",
    "Shelf",
    "chosen_file",
    "contents_of",
    "fingerprint",
    "ids",
    "listed",
    "parsed",
    "played",
    "read",
    "sound",
]
