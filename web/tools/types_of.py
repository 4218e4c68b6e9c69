"""Writes src/core/scene.ts and src/core/wire.ts from the structs of table and server; --check: are they current?"""

from __future__ import annotations

import inspect
import sys
import types
import typing
from collections.abc import Iterator
from pathlib import Path

import msgspec

from brushpass.server.wire import bodies, frames
from brushpass.table import (
    LANGUAGES,
    Language,
    beats,
    board,
    cards,
    company,
    lesson,
    numbers,
    parts,
    people,
    rulebook,
    scene,
    tools,
)

CORE = Path(__file__).parents[1] / "src" / "core"
SIMPLE = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    type(None): "null",
    typing.Any: "unknown",
    msgspec.Raw: "Scene",
}
"""What goes out unparsed is a scene."""
UNIONS = {
    "ClientFrame": frames.ClientFrame,
    "Action": typing.Union[tuple(frames.Action.__subclasses__())],  # noqa: UP007
    "ServerFrame": frames.ServerFrame,
}
VOCABULARY = (parts, board, cards, numbers, people, tools, lesson, scene, beats)
NOTE = "made from the structs in {} by `make -C web types`: do not edit."


def typescript(hint: typing.Any) -> str:
    """A Python type as TypeScript writes it."""
    if hint in SIMPLE:
        return SIMPLE[hint]
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if hint == Language:
        return "Language"
    if origin is typing.Literal:
        return " | ".join(f'"{value}"' for value in args)
    if origin in (typing.Union, types.UnionType):
        return " | ".join(dict.fromkeys(typescript(arg) for arg in args))
    if origin is dict:
        return f"Record<string, {typescript(args[1])}>"
    if origin in (tuple, list):
        if origin is list or args[-1] is Ellipsis:
            inner = typescript(args[0])
            return f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"
        return f"readonly [{', '.join(typescript(arg) for arg in args)}]"
    return str(hint.__name__)


def declaration(struct: type[msgspec.Struct]) -> str:
    """A struct as an interface. What the client makes itself it may change; what may be left out is optional."""
    hints = typing.get_type_hints(struct)
    config = struct.__struct_config__
    ours = config.forbid_unknown_fields and not config.omit_defaults
    about = [f"/** {inspect.cleandoc(struct.__doc__)} */"] if struct.__doc__ else []
    lines = [*about, f"export interface {struct.__name__} {{"]
    if config.tag is not None:
        lines.append(f'  {config.tag_field}: "{config.tag}";')
    for field in msgspec.structs.fields(struct):
        mark = "?" if not field.required and (ours or config.omit_defaults) else ""
        lines.append(f"  {'' if ours else 'readonly '}{field.name}{mark}: {typescript(hints[field.name])};")
    return "\n".join([*lines, "}"])


def structs(*modules: types.ModuleType) -> Iterator[type[msgspec.Struct]]:
    """The structs of these modules that go over the wire: not their bases."""
    for module in modules:
        for thing in vars(module).values():
            own = inspect.isclass(thing) and issubclass(thing, msgspec.Struct) and thing.__module__ == module.__name__
            says = own and (msgspec.structs.fields(thing) or thing.__struct_config__.tag is not None)
            if says and not thing.__subclasses__():
                yield thing


def scene_file() -> str:
    """The scene vocabulary."""
    note = f"/** The scene vocabulary, {NOTE.format('src/brushpass/table/')} */"
    return "\n\n".join([note, *map(declaration, structs(*VOCABULARY))]) + "\n"


def wire_file() -> str:
    """The frames of the socket and the bodies of the HTTP calls."""
    return (
        "\n\n".join(
            [
                f"/** What goes over the wire beside scenes, {NOTE.format('src/brushpass/')} */\n"
                'import type { Beat, Line, Scene } from "./scene.ts";',
                f"export const LANGUAGES = {list(LANGUAGES)} as const;".replace("'", '"'),
                f"export const ABSENCE = {frames.ABSENCE};",
                f"export const NUDGE_EVERY = {frames.NUDGE_EVERY};",
                "export type Language = (typeof LANGUAGES)[number];",
                *map(declaration, structs(rulebook, company, frames, bodies)),
                *(f"export type {name} = {typescript(union)};" for name, union in UNIONS.items()),
            ]
        )
        + "\n"
    )


def main() -> int:
    """Write the files, or complain that one is not current."""
    stale = 0
    for path, text in ((CORE / "scene.ts", scene_file()), (CORE / "wire.ts", wire_file())):
        if "--check" not in sys.argv:
            path.write_text(text, encoding="utf-8")
        elif path.read_text(encoding="utf-8") != text:
            print(f"web/src/core/{path.name} is not current: make -C web types", file=sys.stderr)
            stale = 1
    return stale


if __name__ == "__main__":
    sys.exit(main())
