"""Spoiling a game's data file in one place, to see what is said of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

Data = dict[str, Any]
Spoil = Callable[[Data], object]


def entry(data: Data, section: str, name: str) -> Data:
    """The entry of a list by its id."""
    found: Data = next(one for one in data[section] if one["id"] == name)
    return found


def change(section: str, name: str, **fields: Any) -> Spoil:
    """Give an entry other values."""
    return lambda data: entry(data, section, name).update(fields)


def leave_out(section: str, name: str, field: str) -> Spoil:
    """Take a field away from an entry."""
    return lambda data: entry(data, section, name).pop(field)


def remove(section: str, *names: str) -> Spoil:
    """Take entries away."""
    return lambda data: data.__setitem__(section, [one for one in data[section] if one["id"] not in names])


def spoilt(rng: Random, part: Any, junk: Sequence[Any]) -> None:
    """One value of the data, somewhere deep in them, becomes something else."""
    while True:
        key: Any = rng.choice(list(part)) if isinstance(part, dict) else rng.randrange(len(part))
        if not isinstance(part[key], (dict, list)) or not part[key] or rng.random() < 0.1:
            part[key] = rng.choice(junk)
            return
        part = part[key]
