"""PettingZoo's raw classic environments, without their wrappers: random legal play, in moves per second."""

import random
from time import perf_counter
from typing import Any

# The modules behind tictactoe_v3 and connect_four_v3, whose versioned names warn that they are deprecated.
from pettingzoo.classic.connect_four.connect_four import raw_env as connect_four_v3
from pettingzoo.classic.tictactoe.tictactoe import raw_env as tictactoe_v3


def tic_tac_toe(seconds: float) -> float:
    """Moves per second over about `seconds` of tic-tac-toe, the reset before every game included."""
    return _moves_per_second(tictactoe_v3(), seconds)


def connect_four(seconds: float) -> float:
    """Moves per second over about `seconds` of connect four, the reset before every game included."""
    return _moves_per_second(connect_four_v3(), seconds)


def _moves_per_second(env: Any, seconds: float) -> float:
    """The loop that PettingZoo documents for its agent-by-agent interface."""
    draw = random.Random(1).random
    moves = 0
    start = now = perf_counter()
    end = start + seconds
    while now < end:
        env.reset()
        for _ in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.step(None)
                continue
            actions = observation["action_mask"].nonzero()[0].tolist()
            env.step(actions[int(draw() * len(actions))])
            moves += 1
        now = perf_counter()
    return moves / (now - start)
