"""Where the box's data come from, and the refusal of a file that the game cannot be played with.

`data.json` comes with the game. If the environment variable BRUSHPASS_DATA names a folder with a file
`nemesis_lockdown.json`, that file replaces it. Every complaint names the entry and the field.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec

from brushpass import boxes
from brushpass.boxes import Draft, Form, Shelf, contents_of, played

from .box import Box
from .checks import complaints
from .entries import Contents

FOLDER = Path(__file__).parent.parent
"""The game's own folder."""
FILE = "nemesis_lockdown.json"
TOLD = ("names", "source", "reconstructed", "note", "pos")
"""Fields on which no match depends; so are all that end with `texts`."""
_SECTIONS: dict[str, Any] = get_type_hints(Contents)
FORM = Form(
    lists={name: get_args(kind)[0] for name, kind in _SECTIONS.items() if get_args(kind)},
    objects={name: kind for name, kind in _SECTIONS.items() if not get_args(kind)},
    aside=("note", "source_values", "effect_vocabulary"),
    remark=r"note|source|keyword_[a-z]+|[a-z]+_source",
)


def _box(draft: Draft, replaced: bool) -> Box:
    contents = contents_of(Contents, draft, FORM)
    return Box(contents, fingerprint(contents) if replaced else "")


def fingerprint(contents: Contents) -> str:
    """A short hash of all that a match depends on: not of names, texts and sources, which may still be mended."""
    return boxes.fingerprint(played(msgspec.to_builtins(contents), told))


def told(field: str) -> bool:
    """Whether no match depends on a field."""
    return field in TOLD or field.endswith("texts")


SHELF = Shelf(FOLDER, FILE, FORM, complaints, _box)
chosen_box, own_box, read_box, box_of = SHELF.chosen, SHELF.own, SHELF.read, SHELF.of
