"""Checks that every data file needs."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from .reading import Draft

ID = re.compile(r"[a-z0-9][a-z0-9_-]*")

Complaints = Iterator[str]


def listed(words: Iterable[object]) -> str:
    """Words in a row."""
    return ", ".join(map(str, words))


def ids(draft: Draft, groups: Iterable[Sequence[str]]) -> Complaints:
    """Ids are simple, and unique among the lists of a group."""
    for sections in groups:
        seen: dict[str, str] = {}
        for entry in (entry for section in sections for entry in draft.lists.get(section, ())):
            if entry.id and not ID.fullmatch(entry.id):
                yield f"{entry.label}: id: must be of small letters, digits, - and _"
            if entry.id in seen:
                yield f"{entry.label}: id: {seen[entry.id]} has the same"
            if entry.id:
                seen.setdefault(entry.id, entry.label)
