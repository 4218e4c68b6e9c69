"""OpenSpiel's C++ games driven from Python: random legal play, in moves per second.

It imports nothing of this folder, so that other benchmarks can use it as a yardstick.
"""

import random
from time import perf_counter

import pyspiel

GAMES_BETWEEN_CLOCK_READS = 20


def tic_tac_toe(seconds: float) -> float:
    """Moves per second over about `seconds` of tic-tac-toe, a new state for every game included."""
    return _moves_per_second("tic_tac_toe", seconds)


def connect_four(seconds: float) -> float:
    """Moves per second over about `seconds` of connect four, a new state for every game included."""
    return _moves_per_second("connect_four", seconds)


def _moves_per_second(name: str, seconds: float) -> float:
    game = pyspiel.load_game(name)
    draw = random.Random(1).random
    moves = 0
    start = now = perf_counter()
    end = start + seconds
    while now < end:
        for _ in range(GAMES_BETWEEN_CLOCK_READS):
            state = game.new_initial_state()
            while not state.is_terminal():
                actions = state.legal_actions()
                state.apply_action(actions[int(draw() * len(actions))])
                moves += 1
        now = perf_counter()
    return moves / (now - start)
