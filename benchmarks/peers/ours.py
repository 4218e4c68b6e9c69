"""Moves per second of our kernel, every check, checkpoint and log on."""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import Any

from small_games import ConnectFour, TicTacToe

from brushpass.engine import Game

GAMES_BETWEEN_CLOCK_READS = 20


def _moves_per_second(game: Game[Any, Any], seconds: float) -> float:
    """Random legal play through the public `choose`, set-up included."""
    random = Random(1).random
    moves = games = 0
    began = perf_counter()
    while perf_counter() - began < seconds:
        for seed in range(games, games + GAMES_BETWEEN_CLOCK_READS):
            match = game.start(seed=seed)
            choose = match.choose
            decision = match.decision
            while decision is not None:
                options = decision.options
                decision = choose(options[int(random() * len(options))])
                moves += 1
        games += GAMES_BETWEEN_CLOCK_READS
    return moves / (perf_counter() - began)


def tic_tac_toe(seconds: float) -> float:
    """Moves per second."""
    return _moves_per_second(TicTacToe(), seconds)


def connect_four(seconds: float) -> float:
    """Moves per second."""
    return _moves_per_second(ConnectFour(), seconds)
