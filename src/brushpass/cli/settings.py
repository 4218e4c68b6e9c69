"""The server's settings, from a file and from the command line, which comes first; docs/settings.md lists them."""

from __future__ import annotations

import argparse
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, get_origin

import msgspec
from msgspec.structs import FieldInfo, fields, replace

from ..server.settings import Settings
from .arguments import Fault, Parser

FILE = "settings.toml"
"""In the data folder, if no other file is named."""
REPEATED = {"origins": "origin", "trusted_proxies": "trusted-proxy"}
"""What a list is called on the command line, where every element is said by itself."""
UNSAID = ("data", "compiled")
"""What is no setting: where everything lies has to be known before a file is read."""

ABOUT = f"""\
# Settings of the server

Each can be said on the command line (`brushpass serve --frame-rate 40`), or in a file of [TOML](https://toml.io) \
with the same words (`frame-rate = 40`). The file is `{FILE}` in the data folder, or the one of `--settings FILE`; \
where both say something, the command line counts. A word that is no setting, or a value that cannot be, is refused \
in one sentence, and the server does not start.

A list is said element by element on the command line (`--origin URL`, again and again) and as a list in the file \
(`origins = ["URL", ...]`). Times are in seconds where nothing else is said, rates by the second.

`make api` writes this page from `server/settings.py`; a test sees to it that it is up to date.

| Setting | Usually | |
| --- | --- | --- |
"""


def settings() -> list[FieldInfo]:
    return [one for one in fields(Settings) if one.name not in UNSAID]


def about(setting: FieldInfo) -> str:
    description: str = setting.type.__metadata__[0].description
    return description


def option(setting: FieldInfo) -> str:
    """What it is called on the command line."""
    return f"--{REPEATED.get(setting.name, setting.encode_name)}"


def usually(setting: FieldInfo) -> str:
    """What holds if nothing is said, where that is the same everywhere."""
    if setting.default in (msgspec.NODEFAULT, None, ()):
        return ""
    return f"{setting.default:g}" if isinstance(setting.default, float) else str(setting.default).lower()


# -- the command line --------------------------------------------------------------------------------------------------


def add_settings(parser: Parser) -> None:
    """Every setting as an argument; one that is not said is None."""
    parser.add_argument(
        "--settings", metavar="FILE", help=f"the file of settings (default: {FILE} in the data folder, if it is there)"
    )
    group = parser.add_argument_group("settings, which a file may say as well")
    for setting in settings():
        default = usually(setting)
        text = about(setting).replace("%", "%%") + (f" (default: {default})" if default else "")
        kind = setting.type.__origin__
        if kind is bool:
            group.add_argument(option(setting), dest=setting.name, action=argparse.BooleanOptionalAction, help=text)
        elif get_origin(kind) is tuple:
            group.add_argument(option(setting), dest=setting.name, action="append", metavar="VALUE", help=text)
        else:
            group.add_argument(option(setting), dest=setting.name, type=_said(setting), metavar="VALUE", help=text)


def _said(setting: FieldInfo) -> Callable[[str], Any]:
    """A word of the command line as a value."""

    def value(word: str) -> Any:
        try:
            return msgspec.convert(word, setting.type, strict=False, dec_hook=_path)
        except msgspec.ValidationError as wrong:
            raise argparse.ArgumentTypeError(f"{wrong}, not {word}") from None

    return value


def _path(kind: type[Any], value: Any) -> Path:
    if kind is not Path or not isinstance(value, str | Path):
        raise TypeError("Expected the name of a file")
    return Path(value)


# -- both together -----------------------------------------------------------------------------------------------------


def settled(asked: argparse.Namespace, data: Path) -> Settings:
    """What the file says, and over it what the command line says."""
    said = {setting.name: getattr(asked, setting.name) for setting in settings()}
    given = {name: tuple(value) if isinstance(value, list) else value for name, value in said.items()}
    return replace(_read(asked.settings, data), **{name: value for name, value in given.items() if value is not None})


def _read(named: str | None, data: Path) -> Settings:
    path = Path(named) if named else data / FILE
    try:
        written = tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        if named:
            raise Fault(f"{path} cannot be read: there is no such file") from None
        written = {}
    except OSError as wrong:
        raise Fault(f"{path} cannot be read: {wrong.strerror}") from None
    except ValueError as wrong:
        raise Fault(f"{path} is not TOML: {wrong}") from None
    unknown = [name for name in written if name not in {setting.encode_name for setting in settings()}]
    if unknown:
        raise Fault(f"{path}: {unknown[0]} is no setting (`brushpass serve --help` lists them)")
    try:
        return msgspec.convert({**written, "data": data}, Settings, dec_hook=_path)
    except msgspec.ValidationError as wrong:
        raise Fault(f"{path}: {wrong}".replace("`$.", "`")) from None


def written() -> str:
    """docs/settings.md."""
    rows = (f"| `{one.encode_name}` | {usually(one)} | {about(one)} |\n" for one in settings())
    return ABOUT + "".join(rows)
