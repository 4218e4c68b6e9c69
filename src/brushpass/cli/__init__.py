"""The command line: `brushpass games|play|serve|backup|sim|bench|arena|replay|verify|rules`."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from ..engine import BrushpassError
from . import arena, backup, bench, games, play, replay, rules, serve, sim, verify
from .arguments import Parser

COMMANDS = (games, play, serve, backup, sim, bench, arena, replay, verify, rules)
"""In the order in which the help lists them; each module has `add(commands)` and runs through `run`."""


def parser() -> Parser:
    """All commands with all their arguments."""
    top = Parser(prog="brushpass", description="Games of spies and secrets: play them, simulate them, check them.")
    commands = top.add_subparsers(title="commands", metavar="COMMAND", required=True, parser_class=Parser)
    for module in COMMANDS:
        module.add(commands)
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; 0: done, 1: what was checked does not hold, 2: it could not be done, and why."""
    try:
        asked = parser().parse_args(arguments)
        return int(asked.run(asked))
    except BrushpassError as wrong:
        print(f"brushpass: {wrong}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:
        # Whoever read our output has seen enough; without this, Python complains once more when it shuts down.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
