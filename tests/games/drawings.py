"""The drawings of a game, by their names."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

SVG = "{http://www.w3.org/2000/svg}"
SHAPE = ("d", "cx", "cy", "r", "x", "y", "width")


def symbols(folder: Path) -> dict[str, Element]:
    root = ElementTree.parse(folder / "art.svg").getroot()
    return {symbol.get("id", ""): symbol for symbol in root.iter(f"{SVG}symbol")}


def outline(symbol: Element) -> tuple[str, ...]:
    """What is drawn, whatever its colours."""
    return tuple([" ".join(part.get(at, "") for at in SHAPE) for part in symbol.iter() if part is not symbol])
