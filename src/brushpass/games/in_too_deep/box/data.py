"""Where the box's data come from, and the refusal of a file that the game cannot be played with.

`data.json` comes with the game. If the environment variable BRUSHPASS_DATA names a folder with a file
`in_too_deep.json`, that file replaces it. Every complaint names the entry and the field.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from brushpass import boxes
from brushpass.boxes import Draft, Form, Shelf, contents_of, played

from .box import (
    BonusField,
    Box,
    Chapter,
    Console,
    Contents,
    Dilemma,
    EchoCard,
    EchoSide,
    Item,
    MajorCrime,
    Mode,
    Moves,
    PettyCrime,
    Support,
    Thing,
)
from .checks import complaints

FOLDER = Path(__file__).parent.parent
"""The game's own folder."""
FILE = "in_too_deep.json"
TOLD = ("names", "texts", "effect_texts", "labels", "source")
"""Fields on which no match depends."""
FORM = Form(
    lists={
        "modes": Mode,
        "bonus_fields": BonusField,
        "chapters": Chapter,
        "zones": Thing,
        "criminals": Thing,
        "item_types": Thing,
        "items": Item,
        "evidence_kinds": Thing,
        "support_tokens": Support,
        "dilemmas": Dilemma,
        "plot_lines": Thing,
        "major_crimes": MajorCrime,
        "petty_crimes": PettyCrime,
        "echo_sides": EchoSide,
        "echo_cards": EchoCard,
    },
    objects={"console": Console, "echo": Moves},
    aside=("game", "source_legend", "note"),
    remark=r"note|[a-z]+_sources?",
)


def _box(draft: Draft, replaced: bool) -> Box:
    contents = contents_of(Contents, draft, FORM)
    return Box(contents, fingerprint(contents) if replaced else "")


def fingerprint(contents: Contents) -> str:
    """A short hash of all that a match depends on: not of names, texts and sources, which may still be mended."""
    return boxes.fingerprint(played(msgspec.to_builtins(contents), told))


def told(field: str) -> bool:
    """Whether no match depends on a field."""
    return field in TOLD


SHELF = Shelf(FOLDER, FILE, FORM, complaints, _box)
chosen_box, own_box, read_box, box_of = SHELF.chosen, SHELF.own, SHELF.read, SHELF.of
