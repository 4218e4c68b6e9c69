"""The fields of records: their types, how each is copied, how they are written down and read."""

from __future__ import annotations

import ast
import sys
import types
from collections.abc import Callable
from dataclasses import MISSING, fields, is_dataclass
from inspect import get_annotations
from pathlib import Path
from typing import Any, Literal, TypeVar, Union, get_args, get_origin

import msgspec

T = TypeVar("T")

PLAIN = (int, str, bool, float, bytes, type(None))


def source_of_compiled(cls: type) -> Path | None:
    """Where the source of a compiled class lies; None for a class that is not compiled."""
    file = Path(getattr(sys.modules[cls.__module__], "__file__", None) or "")
    return file.with_name(f"{cls.__module__.rpartition('.')[2]}.py") if file.suffix in (".so", ".pyd") else None


def is_compiled(cls: type) -> bool:
    """Whether a class comes from compiled code."""
    return source_of_compiled(cls) is not None


def is_loading(cls: type) -> bool:
    """Whether a class is just being made by a compiled module, which is known to nobody before all of it is there."""
    return cls.__module__ not in sys.modules


def said(cls: type) -> dict[str, Any]:
    """What a class itself says of its fields. A compiled class has forgotten it, but its source has not."""
    source = source_of_compiled(cls)
    if source is None:
        return get_annotations(cls)
    classes = [node for node in ast.parse(source.read_text(encoding="utf-8")).body if isinstance(node, ast.ClassDef)]
    lines = [
        line for node in classes if node.name == cls.__name__ for line in node.body if isinstance(line, ast.AnnAssign)
    ]
    return {ast.unparse(line.target): ast.unparse(line.annotation) for line in lines}


_kinds: dict[type, dict[str, Any]] = {}


def kinds(cls: type) -> dict[str, Any]:
    """The types of a record's data by name, those of its bases first."""
    if cls in _kinds:
        return _kinds[cls]
    found: dict[str, Any] = {}
    for base in reversed(cls.__mro__):
        if base is cls or is_dataclass(base):
            names = vars(sys.modules[base.__module__])
            found |= {name: eval(kind, names) if isinstance(kind, str) else kind for name, kind in said(base).items()}
    _kinds[cls] = found
    return found


def is_record(kind: Any) -> bool:
    """Whether a type is that of a record: a dataclass that can be copied."""
    return isinstance(kind, type) and hasattr(kind, "__dataclass_fields__") and hasattr(kind, "copy")


# -- copying ---------------------------------------------------------------------------------------------------------


def _copy_of(value: str, kind: Any) -> str:
    """The source text that copies `value`, an expression of type `kind`; the text itself if sharing is safe."""
    origin, args = get_origin(kind), get_args(kind)
    if kind in PLAIN or origin is Literal:
        return value
    if is_record(kind):
        return f"copiers[type({value})]({value})"
    if origin is list:
        item = _copy_of("x", args[0])
        if item == "x":
            return f"{value}[:]"
        return f"[*map(copy_list, {value})]" if item == "x[:]" else f"[{item} for x in {value}]"
    if origin is dict and _copy_of("k", args[0]) == "k":
        item = _copy_of("v", args[1])
        return f"{value}.copy()" if item == "v" else f"({{k: {item} for k, v in {value}.items()}} if {value} else {{}})"
    if origin is tuple and all(_copy_of("x", a) == "x" for a in args if a is not Ellipsis):
        return value
    if origin in (Union, types.UnionType):
        others = [a for a in args if a is not type(None)]
        if all(_copy_of("x", a) == "x" for a in others):
            return value
        if len(others) == 1 and len(args) == 2:
            return f"(None if {value} is None else {_copy_of(value, others[0])})"
    raise TypeError(f"{kind} has no copy rule: a record holds ints, strings, lists, dicts, tuples and other records")


class Copiers(dict[type, Callable[[Any], Any]]):
    """The functions that copy records, by class, each made when it is first asked for."""

    def __missing__(self, kind: type) -> Callable[[Any], Any]:
        made: Callable[[Any], Any] = copier(kind)
        self[kind] = made
        return made


COPIERS = Copiers()


def copier(cls: type[T]) -> Callable[[T], T]:
    """The function that copies records of a class: compiled with it, or else generated now.

    Field types without a copy rule are refused.
    """
    if "native_copy" in vars(cls):
        native: Callable[[T], T] = vars(cls)["native_copy"]
        return native
    lines = []
    for name, kind in kinds(cls).items():
        try:
            lines.append(f"    new.{name} = {_copy_of(f'self.{name}', kind)}\n")
        except TypeError as refused:
            raise TypeError(f"{cls.__name__}.{name}: {refused}") from None
    names: dict[str, Any] = {"copy_list": list.copy, "copiers": COPIERS, "make": cls.__new__, "cls": cls}
    exec(f"def copy(self):\n    new = make(cls)\n{''.join(lines)}    return new\n", names)
    copy: Callable[[T], T] = names["copy"]
    return copy


# -- writing and reading ---------------------------------------------------------------------------------------------


def values(record: Any) -> dict[str, Any]:
    """All that a record holds."""
    return {field.name: getattr(record, field.name) for field in fields(record)}


def encoded(record: Any) -> bytes:
    """A record's data as JSON, without what is as it is by default."""
    changed = {}
    for field in fields(record):
        value = getattr(record, field.name)
        default = field.default if field.default_factory is MISSING else field.default_factory()
        if value != default:
            changed[field.name] = value
    return msgspec.json.encode(changed)


def decoded(data: bytes | msgspec.Raw, cls: type[T]) -> T:
    """A record from its JSON, every value of its field's type, or msgspec's error that says which is not."""
    made: T = _made(msgspec.json.decode(data), cls)
    return made


def _made(plain: Any, kind: Any) -> Any:
    """A value of a type from plain data. Records are made as their class makes them, which msgspec does not."""
    origin, args = get_origin(kind), get_args(kind)
    if is_record(kind):
        return kind(**_arguments(msgspec.convert(plain, dict[str, Any]), kind))
    if origin is list:
        return [_made(item, args[0]) for item in msgspec.convert(plain, list[Any])]
    if origin is dict and is_record(args[1]):
        return {key: _made(item, args[1]) for key, item in msgspec.convert(plain, dict[str, Any]).items()}
    if origin in (Union, types.UnionType) and any(map(is_record, args)):
        return None if plain is None else _made(plain, next(filter(is_record, args)))
    return msgspec.convert(plain, kind, str_keys=True)


def _arguments(data: dict[str, Any], cls: type[Any]) -> dict[str, Any]:
    """What a record of a class is made from."""
    for field in fields(cls):
        if field.default is field.default_factory is MISSING and field.name not in data:
            raise msgspec.ValidationError(f"{cls.__name__} has no {field.name}")
    made = {}
    for name, kind in kinds(cls).items():
        if name in data:
            try:
                made[name] = _made(data[name], kind)
            except msgspec.ValidationError as wrong:
                raise msgspec.ValidationError(f"{name}: {wrong}") from None
    return made
