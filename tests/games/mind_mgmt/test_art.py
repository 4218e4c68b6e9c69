"""The drawings: everything in the box that a table shows has one, and no feature needs its colour to be told apart."""

from __future__ import annotations

import re
from xml.etree import ElementTree

from brushpass.games.mind_mgmt.box.components import AGENTS, CARDS, FEATURES, FOLDER

SVG = "{http://www.w3.org/2000/svg}"
SYMBOLS = {symbol.get("id"): symbol for symbol in ElementTree.parse(FOLDER / "art.svg").getroot().iter(f"{SVG}symbol")}


def test_everything_that_a_table_shows_is_drawn() -> None:
    things = ("temple", "immortal", "steps", "step", "spiral", "slip", "dolphin", "back")
    grounds = ("sand-wide", "sand-tall", "cover")
    assert {*FEATURES, *AGENTS, *CARDS, *things, *grounds} == SYMBOLS.keys()


def test_no_two_features_have_the_same_outline() -> None:
    outlines = [
        tuple(part.get("d", "") for part in SYMBOLS[feature].iter() if part.tag != f"{SVG}symbol")
        for feature in FEATURES
    ]
    assert len(set(outlines)) == len(FEATURES)


def test_the_cover_by_itself_is_the_cover_of_the_lobby() -> None:
    text = (FOLDER / "art.svg").read_text(encoding="utf-8")
    inside = re.search(r'<symbol id="cover"[^>]*>\n(.*?)</symbol>', text, re.DOTALL)
    assert inside is not None
    assert inside[1] in (FOLDER / "cover.svg").read_text(encoding="utf-8")
