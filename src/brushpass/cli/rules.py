"""`brushpass rules`: the rules digest of a game, a section of it, or one rule."""

from __future__ import annotations

import argparse

from ..table.digest import digest_of
from .arguments import Commands, add_language, chosen_game, command
from .output import print_pages


def add(commands: Commands) -> None:
    new = command(commands, "rules", run, "print a game's rules, a section of them, or one rule")
    new.add_argument("game", metavar="GAME", help="the game's id")
    new.add_argument("id", metavar="ID", nargs="?", help="a rule (5.2, AA-5.2, R-7) or a section (5)")
    add_language(new)


def run(asked: argparse.Namespace) -> int:
    digest = digest_of(chosen_game(asked.game), asked.language)
    print_pages(digest.text if asked.id is None else digest.find(asked.id))
    return 0
