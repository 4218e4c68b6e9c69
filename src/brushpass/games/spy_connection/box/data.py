"""Where the box's data come from, and the refusal of a file that the game cannot be played with.

`data.json` comes with the game. If the environment variable BRUSHPASS_DATA names a folder with a file
`spy_connection.json`, that file replaces it. Every complaint names the entry and the field.
"""

from __future__ import annotations

from pathlib import Path

from brushpass import boxes
from brushpass.boxes import BadBox, Draft, Form, Shelf

from .box import Box, City, Connection, Constant, Contents, Mission, Numbers, Slot, Space
from .checks import complaints

__all__ = ["FILE", "FOLDER", "BadBox", "box_of", "chosen_box", "own_box", "read_box"]

FOLDER = Path(__file__).parent.parent
"""The game's own folder."""
FILE = "spy_connection.json"
FORM = Form(
    lists={
        "cities": City,
        "spaces": Space,
        "connections": Connection,
        "missions": Mission,
        "start_missions": Mission,
        "mission_slots": Slot,
        "constants": Constant,
    },
    aside=("game", "source_legend", "components", "player_colours", "terms", "note"),
    remark=r"name_[a-z]{2}|note|evidence|network_cost|position|age",
    by_language=(City,),
)


def _box(draft: Draft, replaced: bool) -> Box:
    contents = _contents(draft)
    return Box(contents, fingerprint(contents) if replaced else "")


def _contents(draft: Draft) -> Contents:
    """The entries of a file with which nothing is wrong."""
    lists = {section: tuple(one for _, one in draft.made(section)) for section in FORM.lists}
    numbers = Numbers(**{constant.id: constant.value for constant in lists.pop("constants")})
    return Contents(**lists, numbers=numbers)


def fingerprint(contents: Contents) -> str:
    """A short hash of all that a match depends on: not of names, coordinates and sources, which may still be mended."""
    missions = (*contents.missions, *contents.start_missions)
    return boxes.fingerprint(
        (
            [city.id for city in contents.cities],
            [space.id for space in contents.spaces],
            [(one.a, one.spaces, one.b) for one in contents.connections],
            [(one.id, one.cities, one.points, one.extra_turn, one.start_city) for one in missions],
            [(slot.planning_light, slot.planning_dark) for slot in contents.mission_slots],
            contents.numbers,
        )
    )


SHELF = Shelf(FOLDER, FILE, FORM, complaints, _box)
chosen_box, own_box, read_box, box_of = SHELF.chosen, SHELF.own, SHELF.read, SHELF.of
