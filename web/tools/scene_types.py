"""Writes src/core/scene.ts from the scene structs of the server, or with --check says whether it is current."""

from __future__ import annotations

import inspect
import sys
import types
import typing
from pathlib import Path

import msgspec

from brushpass.table import parts, scene

TARGET = Path(__file__).parents[1] / "src" / "core" / "scene.ts"
SIMPLE = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", typing.Any: "unknown"}


def typescript(hint: typing.Any) -> str:
    """A Python type as TypeScript writes it."""
    if hint in SIMPLE:
        return SIMPLE[hint]
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin is typing.Literal:
        return " | ".join(f'"{value}"' for value in args)
    if origin in (typing.Union, types.UnionType):
        return " | ".join(typescript(arg) for arg in args)
    if origin in (tuple, list):
        if origin is list or args[-1] is Ellipsis:
            inner = typescript(args[0])
            return f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"
        return f"readonly [{', '.join(typescript(arg) for arg in args)}]"
    return str(hint.__name__)


def declaration(struct: type[msgspec.Struct]) -> str:
    """A struct as an interface; a field with a default may be missing on the wire."""
    hints = typing.get_type_hints(struct)
    lines = [f"/** {inspect.getdoc(struct)} */", f"export interface {struct.__name__} {{"]
    for field in msgspec.structs.fields(struct):
        mark = "" if field.required else "?"
        lines.append(f"  readonly {field.name}{mark}: {typescript(hints[field.name])};")
    return "\n".join([*lines, "}"])


def written() -> str:
    """The whole file."""
    structs = [
        thing
        for module in (parts, scene)
        for thing in vars(module).values()
        if inspect.isclass(thing) and issubclass(thing, msgspec.Struct) and thing.__module__ == module.__name__
    ]
    sections = [
        "/** The scene vocabulary, made from src/brushpass/table/ by `make -C web types`: do not edit. */",
        *(declaration(struct) for struct in structs if msgspec.structs.fields(struct)),
    ]
    return "\n\n".join(sections) + "\n"


def main() -> int:
    """Write the file, or complain that it is not current."""
    if "--check" not in sys.argv:
        TARGET.write_text(written(), encoding="utf-8")
        return 0
    if TARGET.read_text(encoding="utf-8") == written():
        return 0
    print("web/src/core/scene.ts is not current: make -C web types", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
