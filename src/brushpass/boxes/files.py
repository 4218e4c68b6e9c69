"""Where the file of an owner is, and the refusal of one that a game cannot be played with."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from hashlib import blake2b
from pathlib import Path

import msgspec

from brushpass.engine import BrushpassError, games

from .reading import Draft, Form, drafted, parsed

VARIABLE = "BRUSHPASS_DATA"
"""The environment variable that names a folder with files of one's own."""


class BadBox(BrushpassError):
    """A data file that the game cannot be played with; `complaints` says what is wrong, one sentence each."""

    def __init__(self, where: str, complaints: Sequence[str]) -> None:
        super().__init__(f"{where} cannot be used:\n" + "\n".join(f"- {complaint}" for complaint in complaints))
        self.complaints = tuple(complaints)


def chosen_file(file: str, environment: Mapping[str, str]) -> Path | None:
    """The file of that name in the folder that the environment names; None: the game's own data are played with."""
    named = environment.get(VARIABLE, "")
    if not named:
        return None
    folder = Path(named)
    if not folder.is_dir():
        raise BadBox(VARIABLE, [f"there is no folder {named!r}"])
    if (folder / file).exists():
        return folder / file
    if wrong := [*_no_such_file(folder, file)]:
        raise BadBox(VARIABLE, wrong)
    return None


def _no_such_file(folder: Path, file: str) -> Iterator[str]:
    """What is suspicious about a folder without the file: files that may have been meant, or none of any game."""
    found = sorted(path.name for path in folder.iterdir())
    others = [name for name in found if name in {f"{game}.json" for game in games()}]
    meant = get_close_matches(file, [name.lower() for name in found if name not in others], n=1, cutoff=0.8)
    if meant:
        name = next(name for name in found if name.lower() == meant[0])
        yield f"there is no {file} in {str(folder)!r}, but a file {name!r}: is it misspelt?"
    elif not others:
        told = f"; there are: {', '.join(found)}" if found else ", it is empty"
        yield f"there is no {file} in {str(folder)!r}{told}"


def read(path: Path) -> object:
    """What a file says."""
    try:
        return parsed(path.read_bytes())
    except OSError as error:
        raise BadBox(path.name, [f"it cannot be read: {error.strerror}"]) from None
    except ValueError as error:
        raise BadBox(path.name, [str(error)]) from None


def sound(data: object, form: Form, complaints: Callable[[Draft], Iterable[str]], where: str) -> Draft:
    """The entries of plain data, once nothing is wrong with their form and contents."""
    if not isinstance(data, dict):
        raise BadBox(where, [f"it must be an object with the lists {', '.join(form.sections)}"])
    wrong: list[str] = []
    draft = drafted(data, form, wrong)
    wrong += complaints(draft)
    if wrong:
        raise BadBox(where, wrong)
    return draft


def fingerprint(played: object) -> str:
    """A short hash of all that a match depends on: not of names and sources, which may still be mended."""
    return blake2b(msgspec.json.encode(played), digest_size=6).hexdigest()
