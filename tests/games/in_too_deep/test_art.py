"""The drawings: everything in the box that a table shows has one, and no two need their colour to be told apart."""

from __future__ import annotations

import re
from xml.etree import ElementTree

from brushpass.games.in_too_deep.box.data import FOLDER, own_box

SVG = "{http://www.w3.org/2000/svg}"
SYMBOLS = {
    symbol.get("id", ""): symbol for symbol in ElementTree.parse(FOLDER / "art.svg").getroot().iter(f"{SVG}symbol")
}
BOX = own_box()
WARRANTS = {one.warrant for one in BOX.dilemmas.values()} - {""}


def outline(name: str) -> tuple[str, ...]:
    """What is drawn, whatever its colours."""
    return tuple(
        " ".join(part.get(at, "") for at in ("d", "cx", "cy", "r", "x", "y", "width"))
        for part in SYMBOLS[name].iter()
        if part.tag != f"{SVG}symbol"
    )


def test_everything_that_a_table_shows_is_drawn() -> None:
    assert {*BOX.criminals, *BOX.zones, *BOX.items, *BOX.kinds, *WARRANTS} <= SYMBOLS.keys()
    assert {"level-1", "level-2", "level-3", "petty", "careful", "reckless"} <= SYMBOLS.keys()
    assert {"guardian", "echo", "barrier", "search", "hook", "locked", "information", "dominance"} <= SYMBOLS.keys()
    assert {"support", "instant", "tolerance", "dilemma", "databank", "badge", "folder", "plan"} <= SYMBOLS.keys()


def test_no_two_drawings_have_the_same_outline() -> None:
    drawn = [outline(name) for name in SYMBOLS if not name.startswith("bare-")]
    assert len(set(drawn)) == len(drawn)


def test_small_drawings_take_the_colour_of_the_words_beside_them() -> None:
    small = [symbol for symbol in SYMBOLS.values() if symbol.get("viewBox") == "0 0 24 24"]
    assert {symbol.get("stroke") for symbol in small} == {"currentColor"}


def test_the_cover_by_itself_is_the_cover_of_the_lobby() -> None:
    text = (FOLDER / "art.svg").read_text(encoding="utf-8")
    inside = re.search(r'<symbol id="cover"[^>]*>\n(.*?)</symbol>', text, re.DOTALL)
    assert inside is not None
    assert inside[1] in (FOLDER / "cover.svg").read_text(encoding="utf-8")
