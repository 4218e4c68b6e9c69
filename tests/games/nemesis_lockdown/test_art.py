"""The drawings: everything in the box that a table shows has one, and no two need their colour to be told apart."""

from __future__ import annotations

import re
from xml.etree import ElementTree

from brushpass.games.nemesis_lockdown.box.box import GOALS, OBJECTS, TOKENS
from brushpass.games.nemesis_lockdown.box.data import FOLDER, own_box
from brushpass.games.nemesis_lockdown.scene.drawings import ACTIONS, ITEMS, MARKERS, tile_art

SVG = "{http://www.w3.org/2000/svg}"
SYMBOLS = {
    symbol.get("id", ""): symbol for symbol in ElementTree.parse(FOLDER / "art.svg").getroot().iter(f"{SVG}symbol")
}
BOX = own_box()


def outline(name: str) -> tuple[str, ...]:
    """What is drawn, whatever its colours."""
    return tuple(
        " ".join(part.get(at, "") for at in ("d", "cx", "cy", "r", "x", "y", "width"))
        for part in SYMBOLS[name].iter()
        if part.tag != f"{SVG}symbol"
    )


def test_everybody_and_everything_on_the_board_is_drawn() -> None:
    assert {*BOX.characters, *TOKENS, *OBJECTS, *GOALS} <= SYMBOLS.keys()
    assert {tile_art(BOX.tiles[tile]) for tile in BOX.tiles} <= SYMBOLS.keys()
    assert {*MARKERS} <= SYMBOLS.keys()


def test_every_card_in_a_hand_and_every_item_has_a_drawing() -> None:
    assert {card for _, card in BOX.cards} == ACTIONS.keys()
    assert BOX.items.keys() == ITEMS.keys()
    assert {*ACTIONS.values(), *ITEMS.values()} <= SYMBOLS.keys()


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
