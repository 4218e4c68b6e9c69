"""Where the box's data come from, and the refusal of a file that the game cannot be played with.

`data.json` comes with the game. If the environment variable BRUSHPASS_DATA names a folder with a file
`nemesis_lockdown.json`, that file replaces it. Every complaint names the entry and the field.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec

from brushpass import boxes
from brushpass.boxes import Draft, Form, chosen_file, parsed, sound

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


def chosen_box(environment: Mapping[str, str] = os.environ) -> Box:
    """The box to play with: the one in the folder that the environment names, else the game's own."""
    path = chosen_file(FILE, environment)
    return own_box() if path is None else read_box(path)


@cache
def own_box() -> Box:
    """The box as it comes with the game."""
    return box_of(parsed((FOLDER / "box" / "data.json").read_bytes()), replaced=False)


def read_box(path: Path) -> Box:
    """The box of a file of the same shape as `data.json`."""
    return box_of(boxes.read(path), path.name)


def box_of(data: object, where: str = FILE, *, replaced: bool = True) -> Box:
    """The box made of plain data, once nothing is wrong with them."""
    contents = _contents(sound(data, FORM, complaints, where))
    return Box(contents, fingerprint(contents) if replaced else "")


def _contents(draft: Draft) -> Contents:
    """The entries of a file with which nothing is wrong."""
    made: dict[str, Any] = {section: tuple(one for _, one in draft.made(section)) for section in FORM.sections}
    return Contents(**{section: one[0] if section in FORM.objects else one for section, one in made.items()})


def fingerprint(contents: Contents) -> str:
    """A short hash of all that a match depends on: not of names, texts and sources, which may still be mended."""
    return boxes.fingerprint(_played(msgspec.to_builtins(contents)))


def _played(plain: Any) -> Any:
    """Plain data without what is only told."""
    if isinstance(plain, dict):
        told = [name for name in plain if name in TOLD or name.endswith("texts")]
        return {name: _played(part) for name, part in plain.items() if name not in told}
    return [_played(part) for part in plain] if isinstance(plain, (list, tuple)) else plain
