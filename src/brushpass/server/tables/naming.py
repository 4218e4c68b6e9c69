"""What people call themselves and say, made safe to show to others."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection

LONGEST_NAME = 24
LONGEST_LINE = 500

BOT_NAMES = ("Ada", "Hugo", "Vera", "Oskar", "Irma", "Felix")
"""What the bots are called, by seat."""


def cleaned(text: str, most: int) -> str:
    """One line of visible characters: compatibility forms folded, controls and marks of direction dropped."""
    folded = unicodedata.normalize("NFKC", text)
    seen = "".join(letter if not _unseen(letter) else " " if letter.isspace() else "" for letter in folded)
    return " ".join(seen.split())[:most].strip()


def _unseen(letter: str) -> bool:
    """Controls, formats (bidi overrides are among them), halves of pairs, private letters, separators of lines."""
    return unicodedata.category(letter) in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")


def nickname(text: str) -> str:
    """A name as it is shown to others; empty if nothing of it can be seen."""
    return cleaned(text, LONGEST_NAME)


def bot_name(seat: int, taken: Collection[str] = ()) -> str:
    """The name of a bot on that seat, or the next one that is not taken."""
    names = [BOT_NAMES[(seat + n) % len(BOT_NAMES)] for n in range(len(BOT_NAMES))]
    return next((name for name in names if name not in taken), names[0])
