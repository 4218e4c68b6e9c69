"""The drawings of every game: no two need their colour to be told apart, and the lobby shows the game's own cover."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from brushpass.engine import game, games
from tests.games.drawings import outline, symbols

GROUNDS = ("-wide", "-tall")
"""What a board lies on: there may be one by day and one by night."""
LINED = ("agent_avenue", "in_too_deep", "nemesis_lockdown")
"""The games whose small drawings are lines."""
FOLDERS = {name: folder for name in games() if (folder := game(name).folder) is not None}
every_folder = pytest.mark.parametrize("folder", FOLDERS.values(), ids=FOLDERS.keys())


@every_folder
def test_no_two_drawings_have_the_same_outline(folder: Path) -> None:
    drawn = [outline(symbol) for name, symbol in symbols(folder).items() if not name.endswith(GROUNDS)]
    assert len(set(drawn)) == len(drawn)


@pytest.mark.parametrize("name", LINED)
def test_small_drawings_take_the_colour_of_the_words_beside_them(name: str) -> None:
    small = [symbol for symbol in symbols(FOLDERS[name]).values() if symbol.get("viewBox") == "0 0 24 24"]
    assert {symbol.get("stroke") for symbol in small} == {"currentColor"}


@every_folder
def test_the_cover_by_itself_is_the_cover_of_the_lobby(folder: Path) -> None:
    text = (folder / "art.svg").read_text(encoding="utf-8")
    inside = re.search(r'<symbol id="cover"[^>]*>\n(.*?)</symbol>', text, re.DOTALL)
    assert inside is not None
    assert inside[1].strip() in (folder / "cover.svg").read_text(encoding="utf-8")
