"""Plain-data records with a generated `copy()`: what a state is made of."""

from __future__ import annotations

import types
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

R = TypeVar("R", bound=msgspec.Struct)

PLAIN = (int, str, bool, float, bytes, type(None))


def _copier(value: str, kind: Any) -> str:
    """The source text that copies `value`, an expression of type `kind`; the text itself if sharing is safe."""
    origin, args = get_origin(kind), get_args(kind)
    if kind in PLAIN or origin is Literal:
        return value
    if origin is None and "copy" in getattr(kind, "__dict__", ()):
        return f"{value}.copy()"
    if origin is list:
        item = _copier("x", args[0])
        if item == "x":
            return f"{value}[:]"
        return f"[*map(copy_list, {value})]" if item == "x[:]" else f"[{item} for x in {value}]"
    if origin is dict and _copier("k", args[0]) == "k":
        item = _copier("v", args[1])
        return f"{value}.copy()" if item == "v" else f"{{k: {item} for k, v in {value}.items()}}"
    if origin is tuple and all(_copier("x", a) == "x" for a in args if a is not Ellipsis):
        return value
    if origin in (Union, types.UnionType):
        kinds = [a for a in args if a is not type(None)]
        copies = [_copier("x", a) for a in kinds]
        if all(c == "x" for c in copies):
            return value
        if len(kinds) == 1 and len(args) == 2:
            return f"(None if {value} is None else {_copier(value, kinds[0])})"
    raise TypeError(f"{kind} has no copy rule: a record holds ints, strings, lists, dicts, tuples and other records")


def record(cls: type[R]) -> type[R]:
    """Give a struct class a generated `copy()`; field types without a copy rule are refused.

    Fields named in the class variable `BESIDE` belong to a running match: their value in a copy stands there.
    """
    hints = get_type_hints(cls)
    beside: dict[str, str] = getattr(cls, "BESIDE", {})
    lines = []
    for name in cls.__struct_fields__:
        try:
            copied = beside.get(name) or _copier(f"self.{name}", hints[name])
        except TypeError as refused:
            raise TypeError(f"{cls.__name__}.{name}: {refused}") from None
        if copied != f"self.{name}":
            lines.append(f"    new.{name} = {copied}\n")
    namespace: dict[str, Any] = {"copy_list": list.copy}
    exec(f"def copy(self):\n    new = self.__copy__()\n{''.join(lines)}    return new\n", namespace)
    namespace["copy"].__qualname__ = f"{cls.__qualname__}.copy"
    cls.copy = namespace["copy"]  # type: ignore[attr-defined]
    return cls
