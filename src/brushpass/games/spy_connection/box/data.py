"""Where the box's data come from, and everything that can be wrong with a file that replaces them.

`data.json` comes with the game. If the environment variable BRUSHPASS_DATA names a folder with a file
`spy_connection.json`, that file replaces it. Every complaint names the entry and the field.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from brushpass.engine import BrushpassError
from brushpass.table import LANGUAGES

from .box import Box, City, Connection, Contents, Mission, Numbers, Slot, Space
from .checks import complaints

FOLDER = Path(__file__).parent.parent
"""The game's own folder."""
VARIABLE = "BRUSHPASS_DATA"
FILE = "spy_connection.json"
SECTIONS: dict[str, type[msgspec.Struct]] = {
    "cities": City,
    "spaces": Space,
    "connections": Connection,
    "missions": Mission,
    "start_missions": Mission,
    "mission_slots": Slot,
}
"""The lists that a file must have besides `constants`, and what their entries are. Whatever else it has is ignored."""

NAMES = msgspec.defstruct(
    "NAMES", [(f"name_{LANGUAGES[0]}", str), *((f"name_{language}", str, "") for language in LANGUAGES[1:])]
)
"""The names of a city as a file has them, a field for each language; those after the first may be left out."""

MISSING = re.compile(r"Object missing required field `(?P<field>\w+)`$")
MISFIT = re.compile(r"(?P<wrong>.*) - at `\$\.(?P<field>[^`]*)`$")

S = TypeVar("S", bound=msgspec.Struct)


class BadBox(BrushpassError):
    """A data file that the game cannot be played with; `complaints` says what is wrong, one sentence each."""

    def __init__(self, where: str, complaints: Sequence[str]) -> None:
        super().__init__(f"{where} cannot be used:\n" + "\n".join(f"- {complaint}" for complaint in complaints))
        self.complaints = tuple(complaints)


def chosen_box(environment: Mapping[str, str] = os.environ) -> Box:
    """The box to play with: the one in the folder that the environment names, else the game's own."""
    folder = environment.get(VARIABLE, "")
    if not folder:
        return own_box()
    if not Path(folder).is_dir():
        raise BadBox(VARIABLE, [f"there is no folder {folder!r}"])
    path = Path(folder) / FILE
    return read_box(path) if path.exists() else own_box()


def own_box() -> Box:
    """The box as it comes with the game."""
    return box_of(msgspec.json.decode((FOLDER / "box" / "data.json").read_bytes()), replaced=False)


def read_box(path: Path) -> Box:
    """The box of a file of the same shape as `data.json`."""
    try:
        data = msgspec.json.decode(path.read_bytes())
    except OSError as error:
        raise BadBox(path.name, [f"it cannot be read: {error.strerror}"]) from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadBox(path.name, [f"it is not JSON: {error}"]) from None
    return box_of(data, path.name)


def box_of(data: object, where: str = FILE, *, replaced: bool = True) -> Box:
    """The box made of plain data, once nothing is wrong with them."""
    if not isinstance(data, dict):
        raise BadBox(where, [f"it must be an object with the lists {', '.join((*SECTIONS, 'constants'))}"])
    wrong: list[str] = []
    entries = {section: _entries(data, section, kind, wrong) for section, kind in SECTIONS.items()}
    numbers = _numbers(data, wrong)
    if wrong or numbers is None:
        raise BadBox(where, wrong)
    contents = msgspec.convert({**entries, "numbers": numbers}, Contents, from_attributes=True)
    if wrong := complaints(contents):
        raise BadBox(where, wrong)
    return Box(contents, fingerprint(contents) if replaced else "")


def fingerprint(contents: Contents) -> str:
    """A short hash of all that a match hangs on: not of names, coordinates and sources, which may still be mended."""
    missions = (*contents.missions, *contents.start_missions)
    played = (
        [city.id for city in contents.cities],
        [space.id for space in contents.spaces],
        [(one.a, one.spaces, one.b) for one in contents.connections],
        [(one.id, one.cities, one.points, one.extra_turn, one.start_city) for one in missions],
        [(slot.planning_light, slot.planning_dark) for slot in contents.mission_slots],
        contents.numbers,
    )
    return blake2b(msgspec.json.encode(played), digest_size=6).hexdigest()


# -- from plain data to entries ----------------------------------------------------------------------------------------


def _entries(data: Mapping[str, Any], section: str, kind: type[S], wrong: list[str]) -> tuple[S, ...]:
    """The entries of a list, or complaints about them."""
    plain = data.get(section)
    if not isinstance(plain, list):
        wrong.append(f"{section}: {'is missing' if section not in data else 'must be a list'}")
        return ()
    found = []
    for index, entry in enumerate(plain):
        try:
            found.append(msgspec.convert(_named(entry) if kind is City else entry, kind))
        except msgspec.ValidationError as error:
            wrong.append(f"{_label(section, index, entry)}: {_told(error)}")
    return tuple(found)


def _named(city: object) -> object:
    """A city's entry with its names by language."""
    names = msgspec.structs.asdict(msgspec.convert(city, NAMES))
    return {**msgspec.convert(city, dict), "names": {name.removeprefix("name_"): names[name] for name in names}}


def _label(section: str, index: int, entry: object) -> str:
    """An entry as complaints name it: where it stands, and its id if it has one."""
    name = entry.get("id") if isinstance(entry, dict) else None
    return f"{section}[{index}] {name}" if isinstance(name, str) else f"{section}[{index}]"


def _told(error: msgspec.ValidationError) -> str:
    """What is wrong with an entry, the field first."""
    if missing := MISSING.match(str(error)):
        return f"{missing['field']}: is missing"
    if misfit := MISFIT.match(str(error)):
        return f"{misfit['field']}: {misfit['wrong'][:1].lower()}{misfit['wrong'][1:]}"
    return str(error)


def _numbers(data: Mapping[str, Any], wrong: list[str]) -> Numbers | None:
    """The constants, which a file lists as entries with an id and a value."""
    plain = data.get("constants")
    if not isinstance(plain, list):
        wrong.append(f"constants: {'is missing' if 'constants' not in data else 'must be a list'}")
        return None
    values: dict[str, Any] = {}
    for index, entry in enumerate(plain):
        label = _label("constants", index, entry)
        name = entry.get("id") if isinstance(entry, dict) else None
        if name not in Numbers.__struct_fields__:
            wrong.append(f"{label}: id: must be one of {', '.join(Numbers.__struct_fields__)}")
        elif name in values:
            wrong.append(f"{label}: id: there is another entry of this id")
        elif type(entry.get("value")) is not int or entry["value"] < 1:
            wrong.append(f"{label}: value: must be a whole number from 1, not {entry.get('value')!r}")
        else:
            values[name] = entry["value"]
    missing = [name for name in Numbers.__struct_fields__ if not any(_has_id(entry, name) for entry in plain)]
    wrong += [f"constants: {name}: is missing" for name in missing]
    return None if wrong else msgspec.convert(values, Numbers)


def _has_id(entry: object, name: str) -> bool:
    return isinstance(entry, dict) and entry.get("id") == name
