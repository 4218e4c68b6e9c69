"""Tests that every game gets for free, and what they are built from."""

from .citing import rule
from .conformance import CHECKS, hash_seeds_agree
from .fairness import choices_of
from .imagined import imagined_worlds
from .play import Acts, at, begin, digest, play, replay, sampled, setups, title, walk
from .scenes import looking_back_works, options_name_places, scene_of, scenes
from .scripted import Scripted
from .stepping import Leak, steps_agree
from .two_worlds import Surfaces, Tally, two_worlds

__all__ = [
    "CHECKS",
    "Acts",
    "Leak",
    "Scripted",
    "Surfaces",
    "Tally",
    "at",
    "begin",
    "choices_of",
    "digest",
    "hash_seeds_agree",
    "imagined_worlds",
    "looking_back_works",
    "options_name_places",
    "play",
    "replay",
    "rule",
    "sampled",
    "scene_of",
    "scenes",
    "setups",
    "steps_agree",
    "title",
    "two_worlds",
    "walk",
]
