"""`brushpass games`: what is installed, for how many, in which modes."""

from __future__ import annotations

import argparse
from typing import Any

from ..engine import game, games
from ..table import Texts
from .arguments import Commands, add_json, add_language, command
from .output import console, print_json


def add(commands: Commands) -> None:
    new = command(commands, "games", run, "list the installed games with their seats, modes and options")
    add_language(new)
    add_json(new)


def run(asked: argparse.Namespace) -> int:
    described = [describe(game_id, asked.language) for game_id in games()]
    if asked.json:
        print_json({"games": described})
        return 0
    out = console()
    for about in described:
        out.print(f"{about['title']}  ({about['id']})", style="bold")
        out.print(about["about"])
        out.print(f"  seats    {', '.join(map(str, about['seats']))}")
        out.print(f"  modes    {', '.join(_mode(about, mode) for mode in about['modes'])}")
        for name, values in about["options"].items():
            out.print(f"  option   {name} = {', '.join(map(str, values))}")
        out.print()
    if not described:
        out.print("No game is installed.")
    return 0


def describe(game_id: str, language: str) -> dict[str, Any]:
    rules = game(game_id)
    texts = Texts(rules, language)
    return {
        "id": rules.id,
        "title": texts.title,
        "about": texts.about,
        "version": rules.version,
        "seats": rules.seat_counts,
        "modes": {mode: texts.mode(mode) for mode in rules.modes},
        "mode_seats": {mode: rules.counts(mode) for mode in rules.modes},
        "options": dict(rules.options),
    }


def _mode(about: dict[str, Any], mode: str) -> str:
    """A mode with its name, and for how many it is where that is not every number of seats."""
    seats = about["mode_seats"][mode]
    some = "" if seats == about["seats"] else f"; {', '.join(map(str, seats))} seat{'' if seats == (1,) else 's'}"
    return f"{mode} ({about['modes'][mode]}{some})"
