"""What a belief costs: the worlds of a position built anew, their heat map, and a thousand of them drawn."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from time import process_time
from typing import Any, Final

from brushpass.engine import Match, Setup

from ..minds import plain, recruiter
from ..state import RECRUITER
from . import CAP, Public, public
from .enumeration import enumerated

DRAWN: Final = 1_000
GAMES: Final = 10
RUNS: Final = 3
"""The best of so many counts: the others say what else the machine had to do."""
BARS: Final = {"agents who ask": 25.0, "agents who never ask": 120.0}
"""The milliseconds within which 95 of 100 beliefs should be there, by who plays against the Recruiter."""


def costs(setup: Setup) -> dict[str, tuple[list[float], float]]:
    """The milliseconds of every belief in some matches, and the bar, by who plays."""
    return {who: ([spent(known) for known in positions(setup, who)], bar) for who, bar in BARS.items()}


def spent(known: Public) -> float:
    """How many milliseconds of one core one takes, from nothing."""
    best = float("inf")
    for _ in range(RUNS):
        began = process_time()
        found = enumerated(known, CAP)
        found.heat()
        found.sample(DRAWN, Random(1))
        best = min(best, process_time() - began)
    return 1000 * best


def positions(setup: Setup, who: str) -> Iterator[Public]:
    """All that was public at any time after the opening, in matches against a Recruiter who walks to recruits."""
    for seed in range(GAMES):
        match = setup.game.start(setup.seats, setup.mode, setup.options, seed=seed)
        rng, last = Random(seed), None
        while match.decision is not None:
            known = public(match.state)
            if known.hour and known != last:
                yield known
            last = known
            match.choose(choice(match, rng, who), match.decision.seat)


def choice(match: Match[Any, Any], rng: Random, who: str) -> Any:
    """What is chosen: Agents who ask look around as beginners do, the others walk and grab."""
    decision: Any = match.decision
    if decision.seat == RECRUITER:
        return recruiter.choose(match.state, decision.prompt, decision.options, rng, wary=False)
    options = decision.options
    if who == "agents who never ask":
        options = [option for option in options if option[0] not in ("ask", "reveal", "target", "shake")]
        return options[int(rng.random() * len(options))]
    return plain.choose(match.state, decision.prompt, options, rng)
