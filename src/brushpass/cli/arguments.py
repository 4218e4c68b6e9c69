"""Arguments that several commands share, and what they mean."""

from __future__ import annotations

import argparse
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NoReturn, TypeAlias

from ..bots import LEVELS, create
from ..engine import BrushpassError, Game, Setup, game, games
from ..engine.save import LARGEST
from ..table import LANGUAGES, negotiate


class Fault(BrushpassError):
    """What was asked on the command line cannot be done."""


class Parser(argparse.ArgumentParser):
    """A parser whose errors are one line each, and whose options may stand anywhere among the words of a command."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**{"allow_abbrev": False} | kwargs)
        self._mixes = False

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        if self._mixes or self._subparsers is not None:
            return super().parse_known_args(args, namespace)
        self._mixes = True
        try:
            return self.parse_known_intermixed_args(args, namespace)
        finally:
            self._mixes = False

    def error(self, message: str) -> NoReturn:
        raise Fault(f"{message} (see `{self.prog} --help`)")


Commands: TypeAlias = "argparse._SubParsersAction[Parser]"


# -- declaring -------------------------------------------------------------------------------------------------------


def command(commands: Commands, name: str, run: Any, summary: str) -> Parser:
    """A new command."""
    new = commands.add_parser(name, help=summary, description=f"{summary[0].upper()}{summary[1:]}.")
    new.set_defaults(run=run)
    return new


def add_table(parser: Parser) -> None:
    """What is agreed before the deal."""
    parser.add_argument("--mode", help="the mode (default: the game's first for so many); `brushpass games` lists them")
    parser.add_argument("--seats", type=int, metavar="N", help="how many sit there (default: the fewest of the mode)")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="a further agreement; may be repeated"
    )


def add_seed(parser: Parser, default: int | None = 1) -> None:
    usual = "a secret one that can be checked afterwards" if default is None else str(default)
    parser.add_argument("--seed", type=int, metavar="N", default=default, help=f"the deal (default: {usual})")


def add_json(parser: Parser) -> None:
    parser.add_argument("--json", action="store_true", help="print JSON for programs; see docs/cli.md")


def add_language(parser: Parser) -> None:
    parser.add_argument(
        "--language", choices=LANGUAGES, default=preferred_language(), help="the language (default: %(default)s)"
    )


def positive(text: str) -> int:
    """A whole number above 0."""
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text} is not above 0")
    return number


def seconds(text: str) -> float:
    """A time above 0."""
    number = float(text)
    if not 0 < number < 86_400:
        raise argparse.ArgumentTypeError(f"{text} is not a time between 0 and a day")
    return number


# -- understanding ---------------------------------------------------------------------------------------------------


def preferred_language() -> str:
    """The language that the surroundings ask for."""
    wishes = (os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return negotiate(next(([wish] for wish in wishes if wish), ()))


def chosen_game(game_id: str | None) -> Game[Any, Any]:
    """The game of that id; without one, the first installed."""
    if game_id is None:
        installed = games()
        if not installed:
            raise Fault("no game is installed")
        game_id = installed[0]
    return game(game_id)


def options_of(rules: Game[Any, Any], pairs: list[str]) -> dict[str, Any]:
    """The agreements given as NAME=VALUE, as the values that the game knows."""
    options: dict[str, Any] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise Fault(f"an option is given as NAME=VALUE, not {pair!r}")
        known: Mapping[str, tuple[Any, ...]] = rules.options
        options[name] = next((own for own in known.get(name, ()) if str(own).lower() == value.lower()), value)
    return options


def agreed(asked: argparse.Namespace) -> Setup:
    """The table that --mode, --seats and --option describe."""
    rules = chosen_game(asked.game)
    return rules.agree(asked.seats, asked.mode, options_of(rules, asked.option))


def in_words(setup: Setup) -> str:
    """A table in a few words: of the options those that are not as usual."""
    other = [f"{name} {value}" for name, value in setup.options.items() if value != setup.game.options[name][0]]
    seats = f"{setup.seats} seat{'' if setup.seats == 1 else 's'}"
    return ", ".join((setup.game.id, setup.mode, seats, *other))


def bot_names(text: str) -> list[str]:
    """The bots of a list with commas, levels in any case; unknown ones are an error."""
    names = [name.strip() for name in text.split(",")]
    names = [next((level for level in LEVELS if level.lower() == name.lower()), name) for name in names]
    for name in names:
        create(name)
    return names


def read_file(path: str) -> bytes:
    """The contents of a save file, as far as a save can be long."""
    try:
        with open(path, "rb") as file:
            return file.read(LARGEST + 1)
    except (OSError, ValueError) as wrong:
        raise Fault(f"{path} cannot be read: {getattr(wrong, 'strerror', None) or wrong}") from None


def store(path: str, data: bytes) -> None:
    """Write a file so that a crash leaves the old one or the new one."""
    fresh = Path(f"{path}.new")
    fresh.write_bytes(data)
    fresh.replace(path)


def write_file(path: str, data: bytes) -> None:
    """Write a file, or say why it cannot be done."""
    try:
        store(path, data)
    except OSError as wrong:
        raise Fault(f"{path} cannot be written: {wrong.strerror}") from None
