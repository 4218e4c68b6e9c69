"""What a person reads and sees at the table, in their own language."""

from .eyes import Eyes
from .face import Face, face_of, has_scenes
from .question import Choice, Question
from .references import held, holdable, ids, named
from .scene import Scene
from .seen import Seen, look, look_open
from .story import Story
from .telling import Telling
from .text import LANGUAGES, Language, MissingText, Texts, keys, negotiate

__all__ = [
    "LANGUAGES",
    "Choice",
    "Eyes",
    "Face",
    "Language",
    "MissingText",
    "Question",
    "Scene",
    "Seen",
    "Story",
    "Telling",
    "Texts",
    "face_of",
    "has_scenes",
    "held",
    "holdable",
    "ids",
    "keys",
    "look",
    "look_open",
    "named",
    "negotiate",
]
