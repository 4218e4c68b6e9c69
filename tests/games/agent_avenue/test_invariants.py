"""AA-INV: what stays true through whole games played at random."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from brushpass.engine import Match
from brushpass.games.agent_avenue import GAME
from brushpass.games.agent_avenue.invariants import check
from brushpass.games.agent_avenue.state import ASIDES, DECK, MARKET_DECK, AgentAvenue
from brushpass.games.agent_avenue.view import View
from brushpass.testing import rule

from .table import table

TABLES = [(2, "green"), (3, "green"), (3, "blue"), (4, "green")]
every_table = pytest.mark.parametrize(("seats", "pair"), TABLES)
every_mode = pytest.mark.parametrize("mode", ["basic", "advanced"])


def positions(seats: int, pair: str, mode: str, seed: int) -> Iterator[Match[AgentAvenue, View]]:
    """A random match at each of its decisions and at its end."""
    match = GAME.start(seats, mode, {"pair": pair}, seed=seed)
    rng = Random(seed)
    yield match
    while match.decision is not None:
        match.choose(rng.choice(match.decision.options))
        yield match


@rule(
    "AA-INV-1",
    "AA-INV-2",
    "AA-INV-3",
    "AA-INV-5",
    "AA-INV-6",
    "AA-INV-7",
    "AA-INV-8",
    "AA-INV-9",
    "AA-INV-10",
    "AA-INV-11",
)
@every_table
@every_mode
def test_every_position_of_random_games(seats: int, pair: str, mode: str) -> None:
    for seed in range(8):
        for match in positions(seats, pair, mode, seed):
            if match.outcome is None:
                check(match.state, False)
                check(match.checkpoint[0], True)


@rule("AA-INV-4", "AA-INV-6", "AA-3.6")
@every_table
@every_mode
def test_decks_never_grow_and_what_is_put_away_never_returns(seats: int, pair: str, mode: str) -> None:
    for seed in range(8):
        before: list[int] | None = None
        for match in positions(seats, pair, mode, seed):
            t = match.state
            away = [len(t.piles[ASIDES[seat]]) for seat in range(seats)]
            assert away == t.swaps
            now = [-len(t.piles[DECK]), -len(t.piles[MARKET_DECK]), len(t.discard), *away]
            assert before is None or all(a <= b for a, b in zip(before, now, strict=True))
            before = now


@rule("AA-INV-11", "AA-INV-7")
@every_table
def test_in_the_basic_mode_totals_change_once_a_turn(seats: int, pair: str) -> None:
    for seed in range(8):
        totals = {0: (0, 0)}
        for match in positions(seats, pair, "basic", seed):
            t = match.state
            turn = t.turns + (match.outcome is not None)
            steps = (t.sides[0].steps, t.sides[1].steps)
            assert totals.setdefault(turn, steps) == steps
        for turn in range(1, len(totals)):
            for side in range(2):
                assert totals[turn][side] - totals[turn - 1][side] in (-3, -2, -1, 0, 1, 2, 3, 4, 6)


@rule("AA-INV-12", "AA-INV-13", "AA-4.3")
@every_table
@every_mode
def test_every_game_ends_with_one_winning_side_and_a_reason(seats: int, pair: str, mode: str) -> None:
    for seed in range(30):
        *_, last = positions(seats, pair, mode, seed)
        outcome = last.outcome
        assert outcome is not None and outcome.winners in [side.team for side in last.state.sides]
        assert outcome.reason in GAME.reasons
        assert last.state.stage in ("recruit", "market") and not last.state.due
        assert last.state.turns + 1 <= (19 if mode == "basic" else 20)


@rule("AA-INV-14")
@every_table
@every_mode
def test_every_decision_has_options_and_different_ones(seats: int, pair: str, mode: str) -> None:
    for seed in range(8):
        for match in positions(seats, pair, mode, seed):
            for decision in match.decisions:
                assert len(set(decision.options)) == len(decision.options) > 0


@rule("AA-INV-13")
def test_an_advanced_game_may_last_twenty_turns() -> None:
    """Two laid cards a turn: 38 cards make 19 turns, two that came back to a hand make the twentieth."""
    rng, longest = Random(0), 0
    for seed in range(60):
        match = GAME.start(2, "advanced", seed=seed)
        while match.decision is not None:
            if match.decision.prompt == "lay-face-up":  # neutralise marks and catches, so that the cards run out
                t = match.state
                for side in t.sides:
                    side.steps, side.crew = side.steps % 2, side.crew[-1:]
            options = match.decision.options
            wanted = [option for option in ("no_swap", "mind_control", "spycation", "keep") if option in options]
            match.choose(wanted[0] if wanted else rng.choice(options))
        longest = max(longest, match.state.turns + 1)
    assert 19 <= longest <= 20


@rule("AA-INV-1", "AA-INV-2", "AA-INV-5", "AA-INV-6", "AA-INV-9", "AA-INV-10", "AA-INV-11", "AA-INV-14")
@pytest.mark.parametrize(
    ("broken", "message"),
    [
        ({"crew": ("mole",)}, "AA-INV-1"),
        ({"supply": ("watchtower",)}, "AA-INV-2"),
        ({"swaps": [1, 0]}, "AA-INV-6"),
        ({"steps": 7}, "AA-INV-9"),
        ({"steps": 1}, "AA-INV-11"),
        ({"turns": 1}, "AA-INV-7"),
        ({"turns": 19}, "AA-INV-13"),
    ],
)
def test_the_checks_notice_a_broken_position(broken: dict[str, object], message: str) -> None:
    t = table().t
    check(t, True)
    for name, value in broken.items():
        setattr(t if hasattr(t, name) else t.sides[0], name, value)
    with pytest.raises(AssertionError, match=message):
        check(t, True)
