"""Where the box's data come from, and the refusal of a file that the game cannot be played with.

`data.json` comes with the game. If the environment variable BRUSHPASS_DATA names a folder with a file
`spy_connection.json`, that file replaces it. Every complaint names the entry and the field.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from difflib import get_close_matches
from functools import cache
from hashlib import blake2b
from pathlib import Path

import msgspec

from brushpass.engine import BrushpassError, games

from .box import Box, Contents, Numbers
from .checks import complaints
from .reading import SECTIONS, Draft, drafted, parsed

FOLDER = Path(__file__).parent.parent
"""The game's own folder."""
VARIABLE = "BRUSHPASS_DATA"
FILE = "spy_connection.json"


class BadBox(BrushpassError):
    """A data file that the game cannot be played with; `complaints` says what is wrong, one sentence each."""

    def __init__(self, where: str, complaints: Sequence[str]) -> None:
        super().__init__(f"{where} cannot be used:\n" + "\n".join(f"- {complaint}" for complaint in complaints))
        self.complaints = tuple(complaints)


def chosen_box(environment: Mapping[str, str] = os.environ) -> Box:
    """The box to play with: the one in the folder that the environment names, else the game's own."""
    named = environment.get(VARIABLE, "")
    if not named:
        return own_box()
    folder = Path(named)
    if not folder.is_dir():
        raise BadBox(VARIABLE, [f"there is no folder {named!r}"])
    if (folder / FILE).exists():
        return read_box(folder / FILE)
    if wrong := [*_no_file_of_ours(folder)]:
        raise BadBox(VARIABLE, wrong)
    return own_box()


def _no_file_of_ours(folder: Path) -> Iterator[str]:
    """What is suspicious about a folder without our file: files that may have been meant, or none of any game."""
    found = sorted(path.name for path in folder.iterdir())
    others = [name for name in found if name in {f"{game}.json" for game in games()}]
    meant = get_close_matches(FILE, [name.lower() for name in found if name not in others], n=1, cutoff=0.8)
    if meant:
        name = next(name for name in found if name.lower() == meant[0])
        yield f"there is no {FILE} in {str(folder)!r}, but a file {name!r}: is it misspelt?"
    elif not others:
        told = f"; there are: {', '.join(found)}" if found else ", it is empty"
        yield f"there is no {FILE} in {str(folder)!r}{told}"


@cache
def own_box() -> Box:
    """The box as it comes with the game."""
    return box_of(parsed((FOLDER / "box" / "data.json").read_bytes()), replaced=False)


def read_box(path: Path) -> Box:
    """The box of a file of the same shape as `data.json`."""
    try:
        data = parsed(path.read_bytes())
    except OSError as error:
        raise BadBox(path.name, [f"it cannot be read: {error.strerror}"]) from None
    except ValueError as error:
        raise BadBox(path.name, [str(error)]) from None
    return box_of(data, path.name)


def box_of(data: object, where: str = FILE, *, replaced: bool = True) -> Box:
    """The box made of plain data, once nothing is wrong with them."""
    if not isinstance(data, dict):
        raise BadBox(where, [f"it must be an object with the lists {', '.join(SECTIONS)}"])
    wrong: list[str] = []
    draft = drafted(data, wrong)
    wrong += complaints(draft)
    if wrong:
        raise BadBox(where, wrong)
    contents = _contents(draft)
    return Box(contents, fingerprint(contents) if replaced else "")


def _contents(draft: Draft) -> Contents:
    """The entries of a file with which nothing is wrong."""
    lists = {section: tuple(one for _, one in draft.made(section)) for section in SECTIONS}
    numbers = Numbers(**{constant.id: constant.value for constant in lists.pop("constants")})
    return Contents(**lists, numbers=numbers)


def fingerprint(contents: Contents) -> str:
    """A short hash of all that a match depends on: not of names, coordinates and sources, which may still be mended."""
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
