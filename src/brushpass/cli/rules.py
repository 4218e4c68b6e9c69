"""`brushpass rules`: the rules digest of a game, a section of it, or one rule."""

from __future__ import annotations

import argparse
import sys

from rich.console import RenderableType
from rich.markdown import Markdown

from ..table.digest import digest_of
from .arguments import Commands, add_language, chosen_game, command
from .output import console


def add(commands: Commands) -> None:
    new = command(commands, "rules", run, "print a game's rules, a section of them, or one rule")
    new.add_argument("game", metavar="GAME", help="the game's id")
    new.add_argument("id", metavar="ID", nargs="?", help="a rule (AA-5.2, R-7, AA-INV-3) or a section (5)")
    add_language(new)


def run(asked: argparse.Namespace) -> int:
    digest = digest_of(chosen_game(asked.game), asked.language)
    console().print(shown(digest.text if asked.id is None else digest.find(asked.id)))
    return 0


def shown(text: str) -> RenderableType:
    """Set for a terminal; elsewhere as it was written, for other programs to read."""
    return Markdown(text) if sys.stdout.isatty() else text
