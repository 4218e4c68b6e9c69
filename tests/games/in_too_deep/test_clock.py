"""R-40: every game ends, and a sensible one never needs the dead clock; `benchmarks/in_too_deep.py` plays thousands."""

from __future__ import annotations

import pytest

from brushpass.games.in_too_deep import GAME
from brushpass.testing.citing import rule

from .players import PLAYERS, walk

MOST_DECISIONS = 20_000
TABLES = [("standard", 2), ("standard", 3), ("standard", 4), ("standard", 5), ("echo", 1), ("echo", 2)]


def told(player: str, mode: str, seats: int, seed: int) -> set[str]:
    """What happened in a game by players of a kind, up to its end."""
    for count, match in enumerate(walk(GAME.agree(seats, mode), [PLAYERS[player]] * seats, seed)):
        assert count < MOST_DECISIONS or match.outcome, "it never ends"
    return {event.event for event in match.log(None)}


@rule("TD-R-40", "TD-INV-17")
@pytest.mark.parametrize(("mode", "seats"), TABLES)
@pytest.mark.parametrize("player", ["chance", "harbour"])
def test_whoever_starves_the_clock_comes_to_an_end(player: str, mode: str, seats: int) -> None:
    assert {"success", "failure"} & told(player, mode, seats, seed=seats)


@rule("TD-R-40")
def test_whoever_waits_for_the_greatest_crimes_comes_to_an_end() -> None:
    assert "chapter-ends" in told("level-3", "standard", 2, seed=2)


@rule("TD-R-40")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_sensible_players_never_see_the_dead_clock(seats: int) -> None:
    assert "dead-clock" not in told("sensible", "standard", seats, seed=seats)


def test_those_who_all_go_to_the_harbour_do_see_it() -> None:
    assert "dead-clock" in told("harbour", "standard", 2, seed=2)
