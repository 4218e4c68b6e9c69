"""`brushpass arena`: bots against each other on the same deals, with seats exchanged."""

from __future__ import annotations

import argparse
from typing import Any

from ..bots import arena
from ..engine import Setup
from .arguments import Commands, add_json, add_seed, add_table, agreed, bot_names, command, in_words, positive
from .output import console, print_json, print_table, progress


def add(commands: Commands) -> None:
    new = command(commands, "arena", run, "let bots play each other, every deal once with every exchange of seats")
    new.add_argument("game", metavar="GAME", help="the game's id")
    new.add_argument("--bots", metavar="A,B", required=True, help="the bots, at most one per side")
    add_table(new)
    new.add_argument("--games", type=positive, metavar="N", default=100, help="at least so many (default: 100)")
    new.add_argument(
        "--keep-sides", action="store_true", help="no exchange: the bots play the sides in whose order they are named"
    )
    add_seed(new)
    new.add_argument("--jobs", type=positive, metavar="N", default=1, help="processes (default: 1)")
    add_json(new)


def run(asked: argparse.Namespace) -> int:
    setup = agreed(asked)
    result = contest(setup, bot_names(asked.bots), asked)
    if asked.json:
        print_json(result)
        return 0
    title = f"{in_words(setup)}: {result.games:,} games on {result.deals:,} deals"
    rows = [
        (s.bot, f"{s.rate:.3f}", f"{s.low:.3f} – {s.high:.3f}", f"{s.moves:,}", f"{1000 * s.seconds_per_move:,.2f} ms")
        for s in result.standings
    ]
    print_table(title, ("bot", "win share", "95 % interval", "moves", "a move takes"), rows)
    console().print(f"Decisions a game: {result.decisions_per_game:.1f}.")
    return 0


def contest(setup: Setup, bots: list[str], asked: argparse.Namespace) -> Any:
    with progress("games", asked.games, asked.json) as advance:
        return arena.run(
            setup.game,
            bots,
            games=asked.games,
            seed=asked.seed,
            mode=setup.mode,
            seats=setup.seats,
            jobs=asked.jobs,
            progress=advance,
            exchange=not asked.keep_sides,
            options=setup.options,
        )
