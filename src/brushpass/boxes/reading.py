"""A data file taken in: its JSON by line and column, its lists entry by entry, and all that is wrong with their form.

An entry with a fault of form is not made, but its id stays known, so that others which name it are not blamed for it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from difflib import get_close_matches
from typing import Any

import msgspec

from brushpass.table import LANGUAGES

Kind = type[msgspec.Struct]
STRANGE = re.compile(
    r"Object (?P<what>contains unknown|missing required) field `(?P<field>\w+)`(?: - at `\$(?P<at>.*)`)?"
)
MISFIT = re.compile(r"Expected `(?P<want>\w+)[^`]*`, got `(?P<got>\w+)`(?: - at `\$(?P<at>.*)`)?")
KINDS = {
    "int": "a whole number",
    "float": "a number",
    "str": "a text",
    "bool": "true or false",
    "array": "a list",
    "object": "an object",
    "null": "null",
}
"""What msgspec calls a kind of value, in words."""


class Form(msgspec.Struct, frozen=True, kw_only=True):
    """What a game's data file looks like."""

    lists: Mapping[str, Kind]
    """The lists that a file must have, and what their entries are."""
    objects: Mapping[str, Kind] = {}
    """What a file must have once."""
    aside: tuple[str, ...] = ()
    """What else a file may have: nothing is played with it."""
    remark: str = "note"
    """The fields of an entry that are for people who read the file, as a regular expression."""
    by_language: tuple[Kind, ...] = ()
    """Entries whose `names` stand in the file as `name_en` and so on; only the first language must be there."""

    @property
    def sections(self) -> tuple[str, ...]:
        """All that a file must have."""
        return (*self.objects, *self.lists)


class Plain(dict[str, Any]):
    """An object of a file that also knows which of its keys stand there more than once."""

    twice: tuple[str, ...] = ()


class Entry(msgspec.Struct, frozen=True):
    """An entry of a list as the file has it."""

    label: str
    """How complaints name it: where it stands, and its id if it has one."""
    id: str
    plain: object
    made: Any
    """What it is to the rules; None: something is wrong with its form."""


class Draft(msgspec.Struct, frozen=True):
    """A data file of which it is not yet known whether it can be played with."""

    lists: dict[str, list[Entry]]
    """By the name of the list; one that the file has not, or has as something else, is not there. What a file has once
    is a list of one."""

    def made(self, *sections: str) -> Iterator[tuple[str, Any]]:
        """The well-formed entries of some lists, as complaints name them."""
        for section in sections:
            yield from ((one.label, one.made) for one in self.lists.get(section, ()) if one.made is not None)

    def whole(self, section: str) -> bool:
        """Whether a list is there and all its entries are well formed."""
        return section in self.lists and all(one.made is not None for one in self.lists[section])

    def ids(self, section: str) -> list[str] | None:
        """The ids of a list's entries, well formed or not; None: not all of them can be known."""
        entries = self.lists.get(section)
        return None if entries is None or not all(one.id for one in entries) else [one.id for one in entries]


# -- JSON --------------------------------------------------------------------------------------------------------------


def parsed(content: bytes) -> object:
    """What a file of JSON says; a ValueError says where it is none."""
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise ValueError(f"line {line}: it is not text in UTF-8") from None
    try:
        return json.loads(text, object_pairs_hook=_object, parse_constant=_no_number)
    except json.JSONDecodeError as error:
        wrong = f"{error.msg[:1].lower()}{error.msg[1:]}"
        raise ValueError(f"line {error.lineno}, column {error.colno}: it is not JSON: {wrong}") from None
    except RecursionError:
        raise ValueError("it is not a data file: too many lists in lists") from None


def _object(pairs: list[tuple[str, Any]]) -> Plain:
    found = Plain(pairs)
    keys = [key for key, _ in pairs]
    found.twice = tuple(key for key in found if keys.count(key) > 1)
    return found


def _no_number(word: str) -> None:
    raise ValueError(f"it is not JSON: {word} is no number")


# -- lists and entries -------------------------------------------------------------------------------------------------


def drafted(data: Mapping[str, Any], form: Form, wrong: list[str]) -> Draft:
    """The lists of a file; what is wrong with their form comes to `wrong`."""
    wrong += [f"{name}: stands there twice" for name in _twice(data)]
    strange = [name for name in data if name not in form.sections and name not in form.aside]
    wrong += [f"{name}: there is no such list{_meant(name, form.sections)}" for name in strange]
    lists = {}
    for section in form.sections:
        plain = data.get(section)
        if section in form.lists and isinstance(plain, list):
            lists[section] = [
                _entry(f"{section}[{index}]", one, form.lists[section], form, wrong) for index, one in enumerate(plain)
            ]
        elif section in form.objects and section in data:
            lists[section] = [_entry(section, plain, form.objects[section], form, wrong)]
        elif section in data:
            wrong.append(f"{section}: must be a list")
        elif not _misspelt(section, strange, form.sections):
            wrong.append(f"{section}: is missing")
    return Draft(lists)


def _entry(label: str, plain: object, kind: Kind, form: Form, wrong: list[str]) -> Entry:
    """An entry, made if nothing is wrong with its form."""
    name = plain.get("id") if isinstance(plain, dict) else None
    identity = name if isinstance(name, str) else ""
    label = f"{label} {identity}" if isinstance(name, str) else label
    if not isinstance(plain, dict):
        wrong.append(f"{label}: must be an object")
        return Entry(label, identity, plain, None)
    faults = [*_faults(plain, kind, form)]
    wrong += [f"{label}: {fault}" for fault in faults]
    return Entry(label, identity, plain, None if faults else msgspec.convert(_named(plain, kind, form), kind))


def _faults(plain: Mapping[str, Any], kind: Kind, form: Form) -> Iterator[str]:
    """What is wrong with the fields of an entry, the field first."""
    fields = _fields(kind, form)
    strange = [name for name in plain if name not in fields and not re.fullmatch(form.remark, name)]
    yield from (f"{name}: stands there twice" for name in _twice(plain))
    yield from (f"{name}: there is no such field{_meant(name, fields)}" for name in strange)
    for name, (sort, required) in fields.items():
        if name in plain:
            yield from (f"{name}{inside}: stands there twice" for inside in _twice_inside(plain[name]))
            try:
                msgspec.convert(plain[name], sort)
            except msgspec.ValidationError as error:
                yield f"{name}{_told(error)}"
        elif required and not _misspelt(name, strange, fields):
            yield f"{name}: is missing"


def _fields(kind: Kind, form: Form) -> dict[str, tuple[Any, bool]]:
    """The fields of an entry in a file, with their types and whether they must be there."""
    fields = {field.name: (field.type, field.required) for field in msgspec.structs.fields(kind)}
    if kind in form.by_language:
        del fields["names"]
        fields |= {f"name_{language}": (str, language == LANGUAGES[0]) for language in LANGUAGES}
    return fields


def _named(plain: Mapping[str, Any], kind: Kind, form: Form) -> Mapping[str, Any]:
    """An entry with its names by language."""
    if kind not in form.by_language:
        return plain
    return {**plain, "names": {language: plain.get(f"name_{language}", "") for language in LANGUAGES}}


# -- words -------------------------------------------------------------------------------------------------------------


def _twice(plain: object) -> tuple[str, ...]:
    return plain.twice if isinstance(plain, Plain) else ()


def _twice_inside(plain: object, at: str = "") -> Iterator[str]:
    """The keys that stand there twice in a field's value, however deep."""
    yield from (f"{at}.{name}" for name in _twice(plain))
    inner = plain.items() if isinstance(plain, dict) else enumerate(plain) if isinstance(plain, list) else ()
    for key, part in inner:
        yield from _twice_inside(part, f"{at}.{key}" if isinstance(plain, dict) else f"{at}[{key}]")


def _meant(name: str, known: Iterable[str]) -> str:
    """What a strange name was probably meant to be, else what it could be."""
    near = get_close_matches(name, known, n=1)
    return f"; did you mean {near[0]!r}?" if near else f"; possible: {', '.join(known)}"


def _misspelt(name: str, strange: Iterable[str], known: Iterable[str]) -> bool:
    """Whether one of the strange names was probably meant to be this one."""
    return any(name in get_close_matches(other, known, n=1) for other in strange)


def _told(error: msgspec.ValidationError) -> str:
    """What is wrong with a field's value, after the field's name."""
    strange = STRANGE.match(str(error))
    if strange is not None:
        wrong = "is missing" if strange["what"].startswith("missing") else "there is no such field"
        return f"{strange['at'] or ''}.{strange['field']}: {wrong}"
    misfit = MISFIT.match(str(error))
    if misfit is None:
        return f": {error}"
    want, got = (KINDS.get(misfit[part], misfit[part]) for part in ("want", "got"))
    return f"{misfit['at'] or ''}: must be {want}, not {got}"
