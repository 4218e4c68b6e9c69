"""What a game is played with: the data that come with it, or the file of an owner that takes their place."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, Generic, TypeVar

from .files import chosen_file, read, sound
from .reading import Draft, Form, parsed

B = TypeVar("B")
C = TypeVar("C")
OWN = Path("box", "data.json")
"""Where the data of a game lie in its folder."""


class Shelf(Generic[B]):
    """The box of one game, by the way it was found; `box` makes one of sound data, the owner's or the game's own."""

    def __init__(
        self,
        folder: Path,
        file: str,
        form: Form,
        complaints: Callable[[Draft], Iterable[str]],
        box: Callable[[Draft, bool], B],
    ) -> None:
        self.folder = folder
        self.file = file
        self.form = form
        self.complaints = complaints
        self.box = box
        self._own: B | None = None

    def chosen(self, environment: Mapping[str, str] = os.environ) -> B:
        """The box to play with: the one in the folder that the environment names, else the game's own."""
        path = chosen_file(self.file, environment)
        return self.own() if path is None else self.read(path)

    def own(self) -> B:
        """The box as it comes with the game, made once."""
        if self._own is None:
            self._own = self.of(parsed((self.folder / OWN).read_bytes()), replaced=False)
        return self._own

    def read(self, path: Path) -> B:
        """The box of a file of the same shape as `data.json`."""
        return self.of(read(path), path.name)

    def of(self, data: object, where: str = "", *, replaced: bool = True) -> B:
        """The box made of plain data, once nothing is wrong with them."""
        return self.box(sound(data, self.form, self.complaints, where or self.file), replaced)


def contents_of(kind: Callable[..., C], draft: Draft, form: Form) -> C:
    """A whole file with which nothing is wrong: its lists as tuples, and what it has once."""
    made: dict[str, Any] = {section: tuple(one for _, one in draft.made(section)) for section in form.sections}
    return kind(**{section: one[0] if section in form.objects else one for section, one in made.items()})


def played(plain: Any, told: Callable[[str], bool]) -> Any:
    """Plain data without the fields that are only told: no match depends on them."""
    if isinstance(plain, dict):
        return {name: played(part, told) for name, part in plain.items() if not told(name)}
    return [played(part, told) for part in plain] if isinstance(plain, (list, tuple)) else plain
