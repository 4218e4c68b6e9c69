"""What people call themselves and say, made safe to show to others."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Mapping, Sequence

from ...engine import UnknownGame, game
from ...table import face_of
from ...table.company import Looks, Persona

LONGEST_NAME = 24
LONGEST_LINE = 500

MOST_MARKS = 2
"""Accents on one letter: more of them cover what others have written above and below."""
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and signs that show nothing."""

SET_APART = "\u2068\u2069"
"""Between these a text has a direction of its own."""

BOT_NAMES = ("Ada", "Hugo", "Vera", "Oskar", "Irma", "Felix")
"""What the bots of games without persons of their own are called, by seat."""


def cleaned(text: str, most: int) -> str:
    """One line of visible characters: compatibility forms folded, controls and marks of direction dropped."""
    folded = unicodedata.normalize("NFKC", text)
    seen = "".join(letter if not _unseen(letter) else " " if letter.isspace() else "" for letter in folded)
    return " ".join(seen.split())[:most].strip()


def _unseen(letter: str) -> bool:
    """Controls, formats (bidi overrides are among them), halves of pairs, private letters, separators of lines."""
    return unicodedata.category(letter) in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")


def nickname(text: str) -> str:
    """A name as it is shown to others; empty if others could not read it.

    One that is written from right to left is set apart, so that it turns nothing round in the lists and sentences that
    it stands in.
    """
    name = cleaned(text, LONGEST_NAME)
    marks = 0
    for letter in name:
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if marks > MOST_MARKS or letter in BLANK:
            return ""
    if not any(unicodedata.category(letter)[0] in "LNSP" for letter in name):
        return ""
    leftwards = any(unicodedata.bidirectional(letter) in ("R", "AL", "AN") for letter in name)
    return f"{SET_APART[0]}{name}{SET_APART[1]}" if leftwards else name


def _company(game_id: str) -> Mapping[str, Sequence[Persona]]:
    """The bots of a game as persons, by level; nobody, if it has none or is not installed any more."""
    try:
        return face_of(game(game_id)).bots
    except UnknownGame:
        return {}


def bot_name(game_id: str, level: str, seat: int, taken: Collection[str] = ()) -> str:
    """Who plays on that seat at that level: the first whose name is not taken."""
    names = [persona.name for persona in _company(game_id).get(level.lower(), ())]
    names += [BOT_NAMES[(seat + n) % len(BOT_NAMES)] for n in range(len(BOT_NAMES))]
    return next((name for name in names if name not in taken), names[0])


def bot_looks(game_id: str, name: str) -> Looks | None:
    """What a bot of that name looks like."""
    company = (persona for personas in _company(game_id).values() for persona in personas)
    return next((persona.looks for persona in company if persona.name == name), None)
