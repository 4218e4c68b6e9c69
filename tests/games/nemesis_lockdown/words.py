"""The texts of Nemesis: Lockdown in a language."""

from __future__ import annotations

from brushpass.games.nemesis_lockdown import GAME
from brushpass.table import Texts


def texts(language: str) -> Texts:
    """With the names that come from the data."""
    return Texts(GAME, language)
